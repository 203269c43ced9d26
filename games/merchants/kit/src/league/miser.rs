//! The miser: has one price, and pays it for whatever is worth more to it than that.

use damrak_bots::Decider;
use damrak_core::{Rng, Seen};
use damrak_merchants::{Action, Merchants};

use super::{Taste, prices, stop_at};

const TASTE: Taste = Taste { fading: 0.95, bonus: 60.0, tokens: [4.0, 30.0, 30.0], envy: 0.2 };
/// What a card may cost.
const PRICE: f32 = 80.0;
/// How much more than that it must be worth.
const GAIN: f32 = 20.0;

/// The miser.
pub(super) struct Miser;

impl Decider<Merchants> for Miser {
    fn decide(&self, seen: Seen<'_, Merchants>, rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        let prices = prices(&actions);
        if prices.is_empty() {
            return TASTE.use_well(seen, &actions, rng);
        }
        let value = TASTE.card(seen, &prices, rng).unwrap_or_default();
        Some(if value > PRICE + GAIN { stop_at(&prices, PRICE) } else { Action::Wait })
    }
}
