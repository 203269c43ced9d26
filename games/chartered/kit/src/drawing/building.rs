//! What stands on a plot: warehouses that grow floors, headquarters, markers. All in the square of a plot.

use damrak_chartered::{BuildView, Company};

use super::icons;
use super::plan::PLOT;
use damrak_draw::svg::Pen;

/// The street before a house.
const STREET: i32 = 61;
/// The ground floor, and every floor above it.
const GROUND: i32 = 28;
const FLOOR: i32 = 7;
/// The middle of a house.
const MIDDLE: i32 = PLOT / 2;

/// A gable with steps, and one whose roof is broken: 40 wide, from where the wall ends.
const STEPS: &str = "h5v-3h5v-3h5v-3h4v-2h2v2h4v3h5v3h5v3h5";
const BROKEN: &str = "l5-4 4 5 4-9 4 7 5-4 3 6 5-7 5 5 5 1";

/// Whatever stands there, but for the flag of an HQ.
pub(super) fn draw(pen: &mut Pen, built: &BuildView) {
    match (built.height, built.company) {
        (0, Some(company)) if built.hq => draw_site(pen, company),
        (0, Some(company)) => draw_marker(pen, company),
        (height, company) => house(pen, height, company, built.roof),
    }
}

/// A canal house with so many floors, 40 wide and up to 60 high.
pub(super) fn house(pen: &mut Pen, height: u8, company: Option<Company>, is_broken: bool) {
    let floors = i32::from(height.saturating_sub(1));
    let wall = STREET - GROUND - FLOOR * floors;
    let roof = if is_broken { BROKEN } else { STEPS };
    let walls = ["M12 ", &STREET.to_string(), "V", &wall.to_string(), roof, "V61z"];
    let class = company.map_or("outlined in-brick", icons::cloth);
    pen.tag("path").class(class).parts("d", &walls).done();
    for floor in 0..floors {
        let y = STREET - GROUND - FLOOR * floor;
        let windows = format!("M17 {0}h6v4h-6zM29 {0}h6v4h-6zM41 {0}h6v4h-6z", y - 5);
        pen.tag("path").class("window").attr("d", &windows).done();
        let line = format!("M13 {y}h38");
        pen.tag("path").class("storey").attr("d", &line).done();
    }
    if !is_broken {
        pen.circle("window", MIDDLE, wall - 4, 2);
    }
    match company {
        Some(company) => pen.scaled(MIDDLE, STREET - 14, 12, |pen| icons::emblem(pen, company)),
        None => pen.path("window", "M17 39h7v9h-7zM40 39h7v9h-7zM28 61V44h8v17z"),
    }
    if is_broken {
        let crack = format!("M27 {}l4 5-4 4 6 6", wall - 3);
        pen.tag("path").class("crack").attr("d", &crack).done();
    }
}

/// An HQ where no warehouse stands yet: a platform with the sign of the company.
fn draw_site(pen: &mut Pen, company: Company) {
    pen.path("scaffold", "M8 61h40M12 61V22M44 61V22M12 34h32M12 48h32M12 61l32-13M12 48l32-14");
    pen.scaled(28, 40, 11, |pen| icons::chip(pen, company));
}

/// A warehouse laid on its side: the plot still belongs to the company.
fn draw_marker(pen: &mut Pen, company: Company) {
    pen.path("marker", "M60 26H26v6h-5v6h-5v8h5v6h5v6h34z");
    pen.scaled(43, 42, 8, |pen| icons::emblem(pen, company));
}

/// The flag of an HQ, at the right edge of its plot.
pub(super) fn flag(pen: &mut Pen, company: Company) {
    pen.path("pole", "M58 61V3");
    pen.path(icons::cloth(company), "M58 3q-7-4-12 0t-13 0v15q7 4 13 0t12 0z");
    pen.scaled(46, 11, 6, |pen| icons::emblem(pen, company));
    pen.circle("pommel", 58, 3, 3);
}
