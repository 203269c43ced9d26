//! The bidder: values a card, guesses how the others bid, and names the price at which it gains most on average.

use damrak_bots::Decider;
use damrak_core::{Rng, Rules, Seen};
use damrak_merchants::{Action, Merchants};

use super::{Taste, prices};

const TASTE: Taste = Taste { fading: 0.93, bonus: 90.0, tokens: [6.0, 40.0, 35.0], envy: 0.3 };

/// What it thinks that others bid on average, and how far off most are.
const OTHERS: (f32, f32) = (75.0, 28.0);
/// Which part of the value of a card it loses if another gets it.
const LOST: f32 = 0.12;

/// The bidder.
pub(super) struct Bidder;

/// How likely it is that so many others all bid less.
fn wins(price: f32, others: f32) -> f32 {
    let (mean, spread) = OTHERS;
    let below = 1.0 / (1.0 + (-1.7 * (price - mean) / spread).exp());
    below.powf(others)
}

impl Decider<Merchants> for Bidder {
    fn decide(&self, seen: Seen<'_, Merchants>, rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        let prices = prices(&actions);
        if prices.is_empty() {
            return TASTE.use_well(seen, &actions, rng);
        }
        let Some(value) = TASTE.card(seen, &prices, rng) else { return Some(Action::Wait) };
        let others = f32::from(seen.rules().players()) - 1.0;
        let gain = |price: u16| {
            let won = wins(f32::from(price), others);
            won * (value - f32::from(price)) - (1.0 - won) * LOST * value.max(0.0)
        };
        let waits = -LOST * value.max(0.0);
        let best = prices.iter().copied().max_by(|a, b| gain(*a).total_cmp(&gain(*b)))?;
        Some(if gain(best) > waits { Action::Stop(best) } else { Action::Wait })
    }
}
