//! The score sheet: every guarded sector in the column of its guard, and what it all comes to.

use damrak_core::Phrase;
use damrak_draw::{ScoreKind, ScoreRow, Scores};
use damrak_kontor::{EndName, PlayerView, SectorView, StageView};

use super::Brush;

/// The scores; nothing while the game goes on.
pub(super) fn draw(brush: &Brush<'_>) -> Option<Scores> {
    let view = brush.view;
    let StageView::Over { why } = view.stage else { return None };
    let row = |key: &'static str, kind, value: &dyn Fn(&PlayerView) -> i32| {
        let title = brush.context.say_alone(&Phrase::new(key));
        ScoreRow::new(title, kind, view.players.iter().map(|player| Some(value(player))).collect())
    };
    let guilders = |kind| {
        row("kontor-score-guilders", kind, &|player: &PlayerView| i32::from(player.guilders))
    };
    let guards =
        |kind| row("kontor-sheet-blocks", kind, &|player: &PlayerView| i32::from(player.guards));
    let rows = match (why, view.variant) {
        (EndName::Broke(_), _) => vec![guilders(ScoreKind::Sum)],
        (EndName::Line(seat), _) => {
            let line = |player: &PlayerView| i32::from(player.seat == seat);
            let line = row("kontor-score-line", ScoreKind::Sum, &line);
            vec![guards(ScoreKind::Detail), line]
        }
        (_, "tic-tac-toe") => vec![guards(ScoreKind::Sum), guilders(ScoreKind::Detail)],
        _ => {
            let points = |player: &PlayerView| i32::from(player.points);
            let mut rows = sectors(brush);
            rows.push(row("kontor-sheet-total", ScoreKind::Sum, &points));
            rows.push(guilders(ScoreKind::Detail));
            rows
        }
    };
    Some(Scores { rows })
}

/// Every guarded sector, those that count first, the largest first.
fn sectors(brush: &Brush<'_>) -> Vec<ScoreRow> {
    let sectors = brush.view.harbour.sectors.iter();
    let mut guarded: Vec<&SectorView> = sectors.filter(|one| one.guard.is_some()).collect();
    guarded.sort_by_key(|one| (!one.counts, std::cmp::Reverse(one.cells.len())));
    let row = |sector: &SectorView| {
        let (key, kind) = match sector.counts {
            true => ("kontor-sheet-sector", ScoreKind::Part),
            false => ("kontor-sheet-sector-out", ScoreKind::Detail),
        };
        let cell = sector.cells.first().map(String::as_str).unwrap_or_default();
        let title = Phrase::new(key).with("cell", cell).with("size", sector.cells.len() as u32);
        let worth = if sector.counts { i32::from(sector.worth) } else { 0 };
        let value = |player: &PlayerView| (sector.guard == Some(player.seat)).then_some(worth);
        let values = brush.view.players.iter().map(value).collect();
        ScoreRow::new(brush.context.say_alone(&title), kind, values)
    };
    guarded.into_iter().map(row).collect()
}
