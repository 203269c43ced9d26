//! The keeper: wants the majority where a sector is large and nearly closed, and takes no risk with goods afloat.

use damrak_bots::Decider;
use damrak_core::{Rng, Seen};
use damrak_kontor::{Action, Kontor, SectorOutlook};

use super::{by_taste, leads, margin};

/// The keeper.
pub(super) struct Keeper;

fn taste(sector: &SectorOutlook, seat: usize) -> f32 {
    let size = 0.4 + 0.25 * f32::from(sector.size.min(7));
    if sector.guard.is_some() {
        return 1.6 * size * leads(sector, seat);
    }
    let open = f32::from(sector.free);
    let risk = f32::from(sector.exposed[seat]) - f32::from(sector.exposed[1 - seat]);
    let sure =
        (margin(sector, seat) + 0.4 * leads(sector, seat) - 0.3 * risk).clamp(-3.0, 3.0) / 3.0;
    size * sure * (0.4 + 0.6 / (1.0 + 0.5 * open))
}

impl Decider<Kontor> for Keeper {
    fn decide(&self, seen: Seen<'_, Kontor>, rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        by_taste(taste, seen, &actions, rng)
    }
}
