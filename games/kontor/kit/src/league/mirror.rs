//! The mirror: lays on the cell opposite to where the other laid last, seen from the anchor, and else takes majorities.

use damrak_bots::Decider;
use damrak_core::{Rng, Seen};
use damrak_kontor::{Action, Kontor, SectorOutlook, View};

use super::{by_taste, leads, margin};

/// The mirror.
pub(super) struct Mirror;

fn taste(sector: &SectorOutlook, seat: usize) -> f32 {
    let size = 0.5 + 0.2 * f32::from(sector.size.min(7));
    let closed =
        if sector.guard.is_some() { 1.5 } else { 1.0 / (1.0 + 0.3 * f32::from(sector.free)) };
    size * closed * (leads(sector, seat) + 0.3 * margin(sector, seat).clamp(-3.0, 3.0))
}

/// The cells opposite to those of the other that have nothing opposite to them yet.
fn answers(view: &View, own: usize) -> Vec<(u8, u8)> {
    let cells = &view.harbour.cells;
    let Some(anchor) = cells.iter().find(|cell| cell.card.kind == "anchor") else {
        return Vec::new();
    };
    let theirs = cells.iter().filter(|cell| cell.card.owner.is_some_and(|it| it.index() != own));
    let opposite = theirs.filter_map(|cell| {
        let row = (2 * anchor.row).checked_sub(cell.row)?;
        let column = (2 * anchor.column).checked_sub(cell.column)?;
        Some((row, column))
    });
    opposite.filter(|at| cells.iter().all(|cell| (cell.row, cell.column) != *at)).collect()
}

impl Decider<Kontor> for Mirror {
    fn decide(&self, seen: Seen<'_, Kontor>, rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        let grid = &seen.rules().layout().grid;
        let answers = answers(&seen.view(), seen.seat().index());
        let mirrors = |action: &Action| match action {
            Action::Build(cell) => answers.contains(&grid.place(*cell)),
            _ => false,
        };
        let mirrored: Vec<Action> = actions.iter().copied().filter(mirrors).collect();
        let actions = if mirrored.is_empty() { &actions } else { &mirrored };
        by_taste(taste, seen, actions, rng)
    }
}
