//! The boards: districts, canals and bridges, plots, what stands on them, and where one's cards lead.

use damrak_chartered::{BuildView, PlotView, ProspectView, StageView};
use damrak_core::Phrase;

use super::plan::{GAP, PITCH, PLOT, Plan};
use super::{Brush, MOST, building, card, florins, icons};
use damrak_draw::Sheet;
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

/// The name of the picture.
const SHEET: &str = "board";

pub(super) fn draw(brush: &Brush<'_>) -> Sheet {
    let view = brush.view;
    let plan = Plan::new(&view.board);
    let (width, height) = plan.size;
    let founded = view.companies.iter().filter(|company| company.hq.is_some()).count();
    let about = Phrase::new("chartered-draw-board-about")
        .with("layout", layout(brush))
        .with("companies", founded as u32)
        .with("warehouses", view.supply);
    let about = brush.say(&about);
    let title = brush.label("chartered-draw-board");
    brush.context.sheet(SHEET, plan.size, title, &about, 96 * 1024, |pen| {
        strokes::patterns(pen, SHEET, super::COLOURS);
        hatching(pen);
        strokes::sea(pen, SHEET, width, height);
        draw_districts(pen, brush, &plan);
        draw_domains(pen, brush, &plan);
        draw_lots(pen, brush, &plan);
        draw_canals(pen, brush, &plan);
        draw_buildings(pen, brush, &plan);
        draw_stage(pen, brush, &plan);
        for plot in &view.board.plots {
            draw_target(pen, brush, plot, plan.corner(plot));
        }
    })
}

/// What the layout is called in the language of the viewer; those of other boxes have a name of their own.
fn layout(brush: &Brush<'_>) -> String {
    let board = &brush.view.board;
    match board.layout.as_str() {
        "base" => brush.label("chartered-variant-base"),
        "a" => brush.label("chartered-variant-a"),
        "b" => brush.label("chartered-variant-b"),
        "c" => brush.label("chartered-variant-c"),
        _ => board.layout_title.clone(),
    }
}

/// The hatching of the buffer around companies.
fn hatching(pen: &mut Pen) {
    pen.tag("defs").around(|pen| {
        let tag = pen.tag("pattern").attr("id", "board-buffer").num("width", 9).num("height", 9);
        tag.attr("patternUnits", "userSpaceOnUse").around(|pen| {
            pen.path("hatch", "M-2 2l4-4M0 9l9-9M7 11l4-4");
        });
    });
}

fn draw_districts(pen: &mut Pen, brush: &Brush<'_>, plan: &Plan) {
    let board = &brush.view.board;
    for district in &board.districts {
        let (x, y, width, height) = plan.district(district);
        pen.rect("quarter", x, y, width, height, 6);
        if let Some(caption) = plan.caption(board, district) {
            pen.label("place-name", caption.x, caption.y, &district.name);
            let half = 5 * district.name.chars().count() as i32;
            strokes::source_sign(pen, district.provenance, caption.x + half + 8, caption.y - 6);
        }
    }
}

/// Which pairs of plots one can walk between.
fn connected<'a>(brush: &Brush<'a>) -> impl Fn(&'a PlotView, &'a PlotView) -> bool {
    let board = &brush.view.board;
    move |a, b| {
        let apart = a.x.abs_diff(b.x) + a.y.abs_diff(b.y);
        let same = |pair: &&[String; 2]| {
            (pair[0] == a.id && pair[1] == b.id) || (pair[0] == b.id && pair[1] == a.id)
        };
        apart == 1 && !board.canals.iter().any(|pair| same(&pair))
    }
}

/// The ground of companies: their plots and the streets between them.
fn draw_domains(pen: &mut Pen, brush: &Brush<'_>, plan: &Plan) {
    let board = &brush.view.board;
    let connected = connected(brush);
    let owned: Vec<_> = brush
        .view
        .built
        .iter()
        .filter_map(|built| {
            let plot = board.plots.iter().find(|plot| plot.id == built.plot)?;
            Some((plot, built.company?))
        })
        .collect();
    for (index, (plot, company)) in owned.iter().enumerate() {
        let (x, y) = plan.corner(plot);
        pen.rect(icons::ground(*company), x - 3, y - 3, PLOT + 6, PLOT + 6, 8);
        for (other, theirs) in &owned[index + 1..] {
            if company != theirs || !connected(plot, other) {
                continue;
            }
            let (a, b) = (plan.corner(plot), plan.corner(other));
            let (x, y) = (a.0.min(b.0), a.1.min(b.1));
            if a.1 == b.1 {
                pen.rect(icons::ground(*company), x + PLOT + 3, y + 14, GAP - 6, PLOT - 28, 0);
            } else {
                pen.rect(icons::ground(*company), x + 14, y + PLOT + 3, PLOT - 28, GAP - 6, 0);
            }
        }
    }
}

fn draw_lots(pen: &mut Pen, brush: &Brush<'_>, plan: &Plan) {
    let shows_buffer = shows_buffer(brush);
    for plot in &brush.view.board.plots {
        let (x, y) = plan.corner(plot);
        let built = brush.built(&plot.id);
        if built.is_some() {
            let class =
                if built.is_some_and(|b| b.company.is_some()) { "lot owned" } else { "lot" };
            pen.rect(class, x, y, PLOT, PLOT, 5);
            continue;
        }
        let own = prospect(brush, &plot.id);
        pen.rect(if own.is_some() { "lot mine" } else { "lot" }, x, y, PLOT, PLOT, 5);
        // Whatever touches a company founds none anyway.
        let touches = own.is_some_and(|own| !own.companies.is_empty());
        if shows_buffer && !touches && brush.view.buffer.contains(&plot.id) {
            let tag = pen.tag("rect").num("x", x).num("y", y).num("width", PLOT);
            let tag = tag.num("height", PLOT).num("rx", 5).attr("fill", "url(#board-buffer)");
            tag.done();
        }
        match own {
            Some(own) => draw_prospect(pen, brush, own, (x, y)),
            None => pen.label("lot-name", x + PLOT / 2, y + 38, &plot.id),
        }
    }
}

/// The buffer matters while somebody thinks of founding.
fn shows_buffer(brush: &Brush<'_>) -> bool {
    brush.is_asked()
        && matches!(
            brush.view.stage,
            StageView::Turn { .. } | StageView::Diagonal { .. } | StageView::Between { .. }
        )
}

/// What the viewer's card of this plot would do.
fn prospect<'a>(brush: &Brush<'a>, plot: &str) -> Option<&'a ProspectView> {
    brush.view.own.as_ref()?.prospects.iter().find(|prospect| prospect.plot == plot)
}

/// A plot whose card the viewer has: what would come of it.
fn draw_prospect(pen: &mut Pen, brush: &Brush<'_>, own: &ProspectView, (x, y): (i32, i32)) {
    pen.label("lot-name own", x + PLOT / 2, y + 26, &own.plot);
    if brush.view.stage == StageView::Over {
        return;
    }
    let half = PLOT / 2;
    match card::payout(own) {
        Some(payout) => {
            let tenths = if own.companies.len() > 1 { 4 } else { 7 };
            pen.scaled(x + 15, y + 46, tenths, |pen| card::outcome(pen, own));
            pen.label("payout lot-pays", x + 43, y + 53, &payout);
        }
        None => pen.scaled(x + half, y + 46, 7, |pen| card::outcome(pen, own)),
    }
}

fn draw_canals(pen: &mut Pen, brush: &Brush<'_>, plan: &Plan) {
    let board = &brush.view.board;
    let between = |pair: &[String; 2]| {
        let [a, b] = pair.each_ref().map(|id| plan.find(board, id));
        Some((a?, b?))
    };
    for ((ax, ay), (bx, by)) in board.canals.iter().chain(&board.bridges).filter_map(between) {
        if ay == by {
            pen.rect("canal", ax.max(bx) - GAP, ay - GAP / 2, GAP, PITCH + 1, 0);
        } else {
            pen.rect("canal", ax - GAP / 2, ay.max(by) - GAP, PITCH + 1, GAP, 0);
        }
    }
    for ((ax, ay), (bx, by)) in board.bridges.iter().filter_map(between) {
        let (x, y) = ((ax + bx + PLOT) / 2, (ay + by + PLOT) / 2);
        let turn = if ay == by { "" } else { " rotate(90)" };
        let at = ["translate(", &x.to_string(), " ", &y.to_string(), ")", turn];
        pen.tag("g").parts("transform", &at).around(|pen| {
            pen.path("bridge-deck bare", "M-12-9h24V9h-24z");
            pen.path("bridge-rail", "M-14-9q14-5 28 0M-14 9q14-5 28 0");
        });
    }
}

fn draw_buildings(pen: &mut Pen, brush: &Brush<'_>, plan: &Plan) {
    let board = &brush.view.board;
    for built in &brush.view.built {
        let Some((x, y)) = plan.find(board, &built.plot) else { continue };
        let key = ["house-", &built.plot];
        let tag = pen.tag("g").parts("id", &key).parts("data-key", &key).at(x, y);
        tag.around(|pen| building::draw(pen, built));
    }
    for found in &brush.view.companies {
        let Some((x, y)) = found.hq.as_ref().and_then(|hq| plan.find(board, hq)) else { continue };
        let key = ["hq-", found.company.name()];
        let tag = pen.tag("g").class("piece").parts("id", &key).parts("data-key", &key);
        tag.at(x, y).around(|pen| {
            pen.title(&with_company(brush, "chartered-draw-hq", found.company));
            building::flag(pen, found.company);
        });
    }
}

fn with_company(
    brush: &Brush<'_>,
    key: &'static str,
    company: damrak_chartered::Company,
) -> String {
    brush.say(&Phrase::new(key).with("company", damrak_chartered::company(company)))
}

/// What is being decided, and where it is.
fn draw_stage(pen: &mut Pen, brush: &Brush<'_>, plan: &Plan) {
    let view = brush.view;
    let mut ring = |class: &'static str, plot: &str| {
        if let Some((x, y)) = plan.find(&view.board, plot) {
            pen.rect(class, x - 4, y - 4, PLOT + 8, PLOT + 8, 9);
        }
    };
    match &view.stage {
        StageView::Diagonal { plot, .. } | StageView::Bonus { plot, .. } => ring("at-work", plot),
        StageView::Founding { hq, .. } => ring("at-work", hq),
        StageView::Between { plots, .. } => plots.iter().for_each(|plot| ring("at-work", plot)),
        StageView::TakingBack { plots, .. } => {
            plots.iter().for_each(|plot| ring("at-work", plot));
        }
        StageView::MovingHq { company, .. } => {
            let own = view.built.iter().filter(|built| built.company == Some(*company));
            own.filter(|built| built.height > 0).for_each(|built| ring("at-work", &built.plot));
        }
        _ => {}
    }
    draw_raises(pen, brush, plan);
}

/// What another floor would pay, or a warehouse under an HQ, where the viewer has the card for it.
fn draw_raises(pen: &mut Pen, brush: &Brush<'_>, plan: &Plan) {
    for built in &brush.view.built {
        let held = prospect(brush, &built.plot).filter(|_| built.height == 0);
        let held = held.map(|own| own.payout.unwrap_or_default());
        let Some(payout) = raise(brush, built).or(held) else { continue };
        let Some((x, y)) = plan.find(&brush.view.board, &built.plot) else { continue };
        let words = if payout > 0 { florins(payout) } else { "+".to_owned() };
        let width = 8 + 9 * words.chars().count() as i32;
        pen.rect("pays", x - 4, y - 4, width, 20, 6);
        pen.label("payout lot-pays", x - 4 + width / 2, y + 12, &words);
    }
}

/// What is paid for another floor, if the viewer could add it now; nothing for a lone warehouse.
fn raise(brush: &Brush<'_>, built: &BuildView) -> Option<u16> {
    let own = brush.view.own.as_ref().filter(|_| brush.is_my_turn())?;
    let floor = built.height + 1;
    let card = format!("floor-{floor}");
    if built.height == 0 || !own.hand.contains(&card) {
        return None;
    }
    let Some(company) = built.company else { return Some(0) };
    let value = brush.company(company).value;
    let after = (value + 10 * u16::from(floor)).min(MOST);
    Some(if after == value { 0 } else { after })
}

/// What one points at, above everything.
fn draw_target(pen: &mut Pen, brush: &Brush<'_>, plot: &PlotView, (x, y): (i32, i32)) {
    let id = ["plot-", &plot.id];
    let tag = pen.tag("g").class("cell").parts("id", &id).parts("data-target", &id);
    tag.at(x, y).around(|pen| {
        pen.tag("title").around(|pen| write_about(pen, brush, plot));
        pen.rect("spot", 0, 0, PLOT, PLOT, 6);
    });
}

/// A plot in words: its name, what stands there, what the viewer's card would do.
fn write_about(pen: &mut Pen, brush: &Brush<'_>, plot: &PlotView) {
    pen.words(&plot.id);
    let mut add = |phrase: &Phrase| {
        pen.fixed(" · ");
        pen.words(&brush.say_within(phrase));
    };
    if let Some(built) = brush.built(&plot.id) {
        let phrase = match (built.height, built.company, built.hq) {
            (0, _, true) => Phrase::new("chartered-draw-plot-site"),
            (0, _, false) => Phrase::new("chartered-draw-plot-marker"),
            (_, None, _) => Phrase::new("chartered-draw-plot-lone"),
            (_, Some(_), true) => Phrase::new("chartered-draw-plot-hq"),
            (_, Some(_), false) => Phrase::new("chartered-draw-plot-house"),
        };
        let phrase = phrase.with("floors", built.height);
        add(&match built.company {
            Some(company) => phrase.with("company", damrak_chartered::company(company)),
            None => phrase,
        });
        if built.roof {
            add(&Phrase::new("chartered-draw-plot-roof"));
        }
        if let Some(payout) = raise(brush, built).filter(|payout| *payout > 0) {
            add(&Phrase::new("chartered-draw-raise-pays").with("amount", payout));
        }
        // Under an HQ that holds a plot the card can still be played.
        if built.height > 0 {
            return;
        }
    }
    if let Some(own) = prospect(brush, &plot.id) {
        add(&card::prospect_phrase(own));
    }
    if shows_buffer(brush) && brush.view.buffer.contains(&plot.id) {
        add(&Phrase::new("chartered-draw-plot-buffer"));
    }
}
