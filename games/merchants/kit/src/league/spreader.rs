//! The spreader: wants to be everywhere for the bonuses, and bids a part of what a card is worth to it.

use damrak_bots::Decider;
use damrak_core::{Rng, Seen};
use damrak_merchants::{Action, Merchants};

use super::{Taste, prices, stop_at};

const TASTE: Taste = Taste { fading: 0.9, bonus: 220.0, tokens: [10.0, 25.0, 30.0], envy: 0.1 };
/// Which part of its worth it bids for a card.
const SHADE: f32 = 0.7;
/// It never pays more.
const MOST: f32 = 130.0;

/// The spreader.
pub(super) struct Spreader;

impl Decider<Merchants> for Spreader {
    fn decide(&self, seen: Seen<'_, Merchants>, rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        let prices = prices(&actions);
        if prices.is_empty() {
            return TASTE.use_well(seen, &actions, rng);
        }
        let value = TASTE.card(seen, &prices, rng).unwrap_or_default();
        Some(stop_at(&prices, (SHADE * value).min(MOST)))
    }
}
