//! The abstainer: lets every card go, lives on what it keeps as mayor, and waits for the others to pay too much.

use damrak_bots::Decider;
use damrak_core::{Rng, Seen};
use damrak_merchants::{Action, Merchants};

use super::Taste;

const TASTE: Taste = Taste { fading: 0.95, bonus: 130.0, tokens: [10.0, 45.0, 40.0], envy: 0.3 };

/// The abstainer.
pub(super) struct Abstainer;

impl Decider<Merchants> for Abstainer {
    fn decide(&self, seen: Seen<'_, Merchants>, rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        if actions.contains(&Action::Wait) {
            return Some(Action::Wait);
        }
        TASTE.use_well(seen, &actions, rng)
    }
}
