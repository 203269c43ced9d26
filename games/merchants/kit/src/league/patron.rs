//! The patron: counts every scoring to come in full, pays what four fifths of a card are worth but never much, and would
//! rather be second everywhere than first anywhere.

use damrak_bots::Decider;
use damrak_core::{Rng, Seen};
use damrak_merchants::{Action, Merchants};

use super::{Taste, prices, stop_at};

const TASTE: Taste = Taste { fading: 0.97, bonus: 160.0, tokens: [12.0, 60.0, 50.0], envy: 0.3 };
/// Which part of its worth it bids, at the beginning and at the end.
const PARTS: [f32; 2] = [0.6, 0.72];
/// It never pays more.
const MOST: f32 = 120.0;

/// The patron.
pub(super) struct Patron;

impl Decider<Merchants> for Patron {
    fn decide(&self, seen: Seen<'_, Merchants>, rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        let prices = prices(&actions);
        if prices.is_empty() {
            return TASTE.use_well(seen, &actions, rng);
        }
        let outlook = seen.rules().outlook(&seen.guess(rng));
        let left = f32::from(outlook.turns_left) / f32::from(outlook.turns.max(1));
        let part = PARTS[1] + (PARTS[0] - PARTS[1]) * left;
        // On several guesses: the year may turn with the next card.
        let looks: Vec<f32> = (0..4).filter_map(|_| TASTE.card(seen, &prices, rng)).collect();
        let value = looks.iter().sum::<f32>() / looks.len().max(1) as f32;
        Some(stop_at(&prices, (part * value).min(MOST)))
    }
}
