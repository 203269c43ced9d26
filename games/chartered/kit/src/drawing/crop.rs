//! The part of the boards that matters now, for screens that are too small for all of them.

use damrak_chartered::{DistrictView, PlotView, StageView};
use damrak_draw::Crop;

use super::Brush;
use super::plan::{PITCH, Plan};

/// How much of the water around a board is seen.
const EDGE: i32 = 10;

/// Around what is asked for: the board on which it happens, or where the viewer's best card lies. A card that is picked
/// leads to its own plot.
pub(super) fn around(brush: &Brush<'_>) -> Option<Crop> {
    let plot = wanted(brush)?;
    let board = &brush.view.board;
    let plot = board.plots.iter().find(|one| one.id == plot)?;
    let district = board.districts.iter().find(|one| holds(one, plot))?;
    let plan = Plan::new(board);
    let (x, y, width, height) = plan.district(district);
    // All crops are equally large, so that plots are: a board that lies turned is seen with what lies beside it.
    let (long, short) = (width.max(height), width.min(height).max(4 * PITCH));
    let within = |start: i32, size: i32, wanted: i32, all: i32| {
        let wanted = (wanted + 2 * EDGE).min(all);
        ((start - (wanted - size) / 2).clamp(0, all - wanted), wanted)
    };
    let (x, width) = within(x, width, long, plan.size.0);
    let (y, height) = within(y, height, short, plan.size.1);
    Some(Crop { x, y, width, height })
}

fn holds(district: &DistrictView, plot: &PlotView) -> bool {
    (district.x..district.x + district.width).contains(&plot.x)
        && (district.y..district.y + district.height).contains(&plot.y)
}

/// The plot that is looked at.
fn wanted<'a>(brush: &Brush<'a>) -> Option<&'a str> {
    let view = brush.view;
    let best = || {
        let prospects = view.own.iter().flat_map(|own| &own.prospects);
        let best = prospects.max_by_key(|own| own.payout.unwrap_or_default());
        best.map(|own| own.plot.as_str())
    };
    let latest = || view.latest.first().map(String::as_str);
    match &view.stage {
        StageView::Diagonal { plot, .. } | StageView::Bonus { plot, .. } => Some(plot),
        StageView::Founding { hq, .. } => Some(hq),
        StageView::Between { plots, .. } => Some(&plots[0]),
        StageView::TakingBack { plots, .. } => plots.first().map(String::as_str),
        StageView::MovingHq { company, .. } => {
            let own = view.built.iter().find(|built| built.company == Some(*company));
            own.map(|built| built.plot.as_str())
        }
        StageView::Over => None,
        _ if brush.is_asked() => best().or_else(latest),
        _ => latest().or_else(best),
    }
}
