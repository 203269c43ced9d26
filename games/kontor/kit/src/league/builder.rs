//! The builder: piles its goods up in few large sectors and cares little for what the other does.

use damrak_bots::Decider;
use damrak_core::{Rng, Seen};
use damrak_kontor::{Action, Kontor, SectorOutlook};

use super::{by_taste, leads};

/// The builder.
pub(super) struct Builder;

fn taste(sector: &SectorOutlook, seat: usize) -> f32 {
    let size = f32::from(sector.size);
    let most = sector.stocks[seat].iter().copied().max().unwrap_or_default();
    let theirs = sector.stocks[1 - seat].iter().copied().max().unwrap_or_default();
    let goods = f32::from(most.min(theirs + 3)) - 0.4 * f32::from(theirs);
    let closed = if sector.guard.is_some() { 1.5 } else { 0.5 };
    0.3 * goods + closed * leads(sector, seat) * (0.3 + 0.2 * size)
}

impl Decider<Kontor> for Builder {
    fn decide(&self, seen: Seen<'_, Kontor>, rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        // A round without a card is a round lost.
        if actions.len() > 1 {
            actions.retain(|action| *action != Action::Pass);
        }
        by_taste(taste, seen, &actions, rng)
    }
}
