//! The harbour.

use std::fmt::Write as _;

use damrak_core::Phrase;
use damrak_kontor::{CellView, HarbourView, SectorView};

use super::card::Dress;
use super::plan::{self, CELL, Plan};
use super::{Brush, COLOURS, colour};
use damrak_draw::Sheet;
use damrak_draw::icons;
use damrak_draw::strokes::{self, Cloth as _, Colour};
use damrak_draw::svg::Pen;

/// The name of the picture.
const SHEET: &str = "board";
/// So far inside its cells runs the wall of a closed sector, so that two walls lie side by side.
const INSET: i32 = 2;

pub(super) fn draw(brush: &Brush<'_>) -> Sheet {
    let harbour = &brush.view.harbour;
    let plan = Plan::new(harbour);
    let closed = harbour.sectors.iter().filter(|sector| sector.closed).count();
    let about = Phrase::new("kontor-draw-harbour-about")
        .with("round", brush.view.round)
        .with("cards", harbour.cells.len() as u32)
        .with("closed", closed as u32);
    let about = brush.say(&about);
    let title = brush.label("kontor-draw-harbour");
    let size = (plan.width, plan.height);
    brush.context.sheet(SHEET, size, title, &about, 64 * 1024, |pen| {
        strokes::patterns(pen, SHEET, COLOURS);
        strokes::sea(pen, SHEET, plan.width, plan.height);
        draw_blocks(pen, harbour, &plan, "block");
        draw_border(pen, brush, &plan);
        let water = |cell: &&CellView| is_plain_water(cell);
        for cell in harbour.cells.iter().filter(water) {
            draw_cards(pen, brush, &plan, cell);
        }
        draw_currents(pen, harbour, &plan);
        for cell in harbour.cells.iter().filter(|cell| !water(cell)) {
            draw_cards(pen, brush, &plan, cell);
        }
        for sector in harbour.sectors.iter().filter(|sector| sector.closed) {
            draw_outline(pen, &plan, sector);
        }
        draw_blocks(pen, harbour, &plan, "block-line");
        draw_guards(pen, brush, &plan);
        draw_boat(pen, brush, &plan);
        draw_cells(pen, brush, &plan);
    })
}

/// The nine blocks of Tic Tac Toe (clause K-63).
fn draw_blocks(pen: &mut Pen, harbour: &HarbourView, plan: &Plan<'_>, class: &'static str) {
    for block in &harbour.blocks {
        let mut corners = block.iter().filter_map(|name| plan::place(name));
        let Some(first) = corners.next() else { continue };
        let (low, high) = corners.fold((first, first), |(low, high), (row, column)| {
            ((low.0.min(row), low.1.min(column)), (high.0.max(row), high.1.max(column)))
        });
        let ((left, top), (right, bottom)) =
            (plan.corner(low.0, low.1), plan.corner(high.0, high.1));
        pen.rect(class, left, top, right - left + CELL, bottom - top + CELL, 11);
    }
}

/// Clause K-29: the border, broken where it still floats, and the names of rows and columns.
fn draw_border(pen: &mut Pen, brush: &Brush<'_>, plan: &Plan<'_>) {
    let harbour = &brush.view.harbour;
    let (left, top, right, bottom) = plan.edges();
    let (left, top, right, bottom) = (left - 5, top - 5, right + 5, bottom + 5);
    let class = |fixed| if fixed { "border fixed" } else { "border" };
    pen.tag("g").around(|pen| {
        pen.title(&brush.label(border_words(harbour)));
        for (class, d) in [
            (class(harbour.rows_fixed), format!("M{left} {top}H{right}M{left} {bottom}H{right}")),
            (
                class(harbour.columns_fixed),
                format!("M{left} {top}V{bottom}M{right} {top}V{bottom}"),
            ),
        ] {
            pen.tag("path").class(class).attr("d", &d).done();
        }
    });
    for (index, band) in plan.columns.iter().enumerate().filter(|(_, band)| band.is_near()) {
        let letter = char::from(b'a' + (harbour.columns.0 + index as u8).min(25));
        pen.label("axis", band.middle(), 18, letter.encode_utf8(&mut [0; 4]));
    }
    for (index, band) in plan.rows.iter().enumerate().filter(|(_, band)| band.is_near()) {
        strokes::number_on(pen, "axis", 11, band.middle() + 5, harbour.rows.0 + index as u8 + 1);
    }
}

pub(super) fn border_words(harbour: &HarbourView) -> &'static str {
    match (harbour.rows_fixed, harbour.columns_fixed) {
        (true, true) => "kontor-table-border-fixed",
        (true, false) => "kontor-table-border-rows",
        (false, true) => "kontor-table-border-columns",
        (false, false) => "kontor-table-border-open",
    }
}

/// Water flows from canal to canal.
fn draw_currents(pen: &mut Pen, harbour: &HarbourView, plan: &Plan<'_>) {
    let mut d = String::new();
    for cell in harbour.cells.iter().filter(|cell| is_water(cell)) {
        let (x, y) = plan.corner(cell.row, cell.column);
        let wet = |row, column| plan.cell(row, column).is_some_and(is_water);
        if wet(cell.row, cell.column.saturating_add(1)) {
            let _ = write!(d, "M{} {}h10v76h-10z", x + CELL - 5, y + 10);
        }
        if wet(cell.row.saturating_add(1), cell.column) {
            let _ = write!(d, "M{} {}h76v10h-76z", x + 10, y + CELL - 5);
        }
        let (row, column) = (cell.row.saturating_add(1), cell.column.saturating_add(1));
        if wet(cell.row, column) && wet(row, cell.column) && wet(row, column) {
            let _ = write!(d, "M{} {}h24v24h-24z", x + CELL - 12, y + CELL - 12);
        }
    }
    pen.tag("path").class("current").attr("d", &d).done();
}

/// Nothing lies on it but water: other cards are drawn above the current.
fn is_plain_water(cell: &CellView) -> bool {
    matches!(cell.card.kind, "canal" | "anchor")
}

fn is_water(cell: &CellView) -> bool {
    matches!(cell.card.kind, "canal" | "anchor" | "flood" | "bridge")
}

fn draw_cards(pen: &mut Pen, brush: &Brush<'_>, plan: &Plan<'_>, cell: &CellView) {
    let corner = plan.corner(cell.row, cell.column);
    for card in &cell.below {
        brush.card(pen, SHEET, card, corner, Dress { class: " covered", ..Dress::default() });
    }
    let sector = plan.sector(cell.row, cell.column);
    let leader = sector.and_then(|sector| if sector.closed { sector.guard } else { sector.leader });
    let class = match (leader.map(colour), cell.closed) {
        (Some(Colour::Red), false) => " lead-red",
        (Some(Colour::Red), true) => " lead-red closed",
        (Some(Colour::Black), false) => " lead-black",
        (Some(Colour::Black), true) => " lead-black closed",
        (None, true) => " closed",
        (None, false) => "",
    };
    let dress = Dress { class, stock: cell.stock, bridge: cell.bridge, ..Dress::default() };
    brush.card(pen, SHEET, &cell.card, corner, dress);
}

/// The walls of a closed sector, in the colour of its guard.
fn draw_outline(pen: &mut Pen, plan: &Plan<'_>, sector: &SectorView) {
    let mut d = String::new();
    let inside = |place: Option<(u8, u8)>| {
        let other = place.and_then(|(row, column)| plan.sector(row, column));
        other.is_some_and(|other| std::ptr::eq(other, sector))
    };
    for (row, column) in sector.cells.iter().filter_map(|name| plan::place(name)) {
        let (x, y) = plan.corner(row, column);
        let [north, east, south, west] = plan::neighbours(row, column).map(inside);
        let (far_x, far_y, side) = (x + CELL - INSET, y + CELL - INSET, CELL - 2 * INSET);
        let (x, y) = (x + INSET, y + INSET);
        let sides =
            [(north, x, y, 'h'), (east, far_x, y, 'v'), (south, x, far_y, 'h'), (west, x, y, 'v')];
        for (_, x, y, way) in sides.into_iter().filter(|side| !side.0) {
            let _ = write!(d, "M{x} {y}{way}{side}");
        }
    }
    let class = match sector.guard.map(colour) {
        Some(Colour::Red) => "outline of-red",
        Some(Colour::Black) => "outline of-black",
        None => "outline",
    };
    pen.tag("path").class(class).attr("d", &d).done();
}

fn draw_guards(pen: &mut Pen, brush: &Brush<'_>, plan: &Plan<'_>) {
    for cell in &brush.view.harbour.cells {
        let Some(seat) = cell.guard else { continue };
        let (x, y) = plan.corner(cell.row, cell.column);
        let tag = pen.tag("g").class("piece guard").parts("id", &["guard-", &cell.cell]);
        tag.parts("data-key", &["guard-", &cell.cell]).at(x + 64, y + 62).around(|pen| {
            let owner = Phrase::new(super::colour_word(seat));
            let guard = Phrase::new("kontor-draw-guard").with("owner", owner);
            pen.title(&brush.say(&guard));
            pen.scaled(0, 0, 12, |pen| icons::guard(pen, &colour(seat).fill(SHEET)));
        });
    }
}

fn draw_boat(pen: &mut Pen, brush: &Brush<'_>, plan: &Plan<'_>) {
    let boat = brush.view.harbour.boat.as_deref().and_then(plan::place);
    let Some((row, column)) = boat else { return };
    let (x, y) = plan.corner(row, column);
    let tag = pen.tag("g").class("piece boat").attr("id", "boat").attr("data-key", "boat");
    tag.at(x + 50, y + 54).around(|pen| {
        pen.title(&brush.label("kontor-draw-boat"));
        pen.scaled(0, 0, 16, icons::boat);
    });
}

/// Every cell within the border: what one points at. They lie above all pieces.
fn draw_cells(pen: &mut Pen, brush: &Brush<'_>, plan: &Plan<'_>) {
    let harbour = &brush.view.harbour;
    let free = brush.label("draw-free");
    for row in harbour.rows.0..=harbour.rows.1 {
        for column in harbour.columns.0..=harbour.columns.1 {
            let Some((across, down)) = plan.bands(row, column).map(|(row, column)| (column, row))
            else {
                continue;
            };
            let cell = plan.cell(row, column);
            let name = plan::name(row, column);
            let near = across.is_near() && down.is_near();
            let class = match (cell, near) {
                (Some(_), _) => "cell",
                (None, true) => "cell free",
                (None, false) => "cell free far",
            };
            let tag = pen.tag("g").class(class).parts("id", &["cell-", &name]);
            tag.parts("data-target", &["cell-", &name]).at(across.start, down.start).around(
                |pen| {
                    pen.tag("title").around(|pen| {
                        pen.words(&name);
                        pen.fixed(": ");
                        match cell {
                            Some(cell) => pen.words(&brush.say(&cell.card.phrase)),
                            None => pen.words(&free),
                        }
                    });
                    pen.rect("reach", 0, 0, across.length, down.length, 0);
                    pen.rect("spot", 3, 3, across.length - 6, down.length - 6, 8);
                    if cell.is_none() && near {
                        pen.label("name", CELL / 2, CELL / 2 + 6, &name);
                        draw_reach(pen, plan, row, column);
                    }
                },
            );
        }
    }
}

/// Clause K-33: from which sides a crane reaches over a free cell.
fn draw_reach(pen: &mut Pen, plan: &Plan<'_>, row: u8, column: u8) {
    const SIDES: [&str; 4] = [
        "M28 3h40v4q-20 15-40 0z",
        "M93 28v40h-4q-15-20 0-40z",
        "M28 93h40v-4q-20-15-40 0z",
        "M3 28v40h4q15-20 0-40z",
    ];
    for (side, place) in SIDES.into_iter().zip(plan::neighbours(row, column)) {
        let beside = place.and_then(|(row, column)| plan.cell(row, column));
        let Some(cell) = beside.filter(|cell| cell.card.kind == "crane") else { continue };
        let Some(owner) = cell.card.owner else { continue };
        let tag = pen.tag("path").class("crane-reach").parts("fill", &colour(owner).fill(SHEET));
        tag.attr("d", side).done();
    }
}
