//! The builder: builds where it pays most, and buys shares with whatever is above a small reserve.

use damrak_bots::{Decider, best_by};
use damrak_chartered::{Action, Chartered, MerchantOutlook};
use damrak_core::{Rng, Seen};

use super::{Table, payouts, stands};

/// What is kept back: enough for cards.
const RESERVE: f32 = 60.0;
/// What a florin below it counts more.
const SHORT: f32 = 2.0;
/// By how much a share rises in the whole of a game, about.
const GROWTH: f32 = 110.0;
/// A card in hand at the beginning.
const CARD: f32 = 22.0;

/// The builder.
pub(super) struct Builder;

fn worth(merchant: &MerchantOutlook, to_come: f32) -> f32 {
    let missing = (RESERVE - merchant.money as f32).max(0.0);
    let cards = f32::from(merchant.cards.min(10));
    merchant.worth as f32
        + to_come * GROWTH * f32::from(merchant.shares)
        + to_come.min(0.5) * 2.0 * (payouts(merchant) + CARD * cards)
        + 90.0 * f32::from(merchant.extra) * (to_come * 8.0).min(1.0)
        - SHORT * missing * (to_come * 5.0).min(1.0)
}

impl Decider<Chartered> for Builder {
    fn decide(&self, seen: Seen<'_, Chartered>, rng: &mut Rng) -> Option<Action> {
        let table = Table::new(seen, rng);
        if table.is_bidding() {
            let spare = (table.own.money as f32 - RESERVE / 2.0).max(0.0);
            return table.bid_up_to(table.event_worth().min(spare).min(80.0));
        }
        if let Some(sale) = table.dormant_sale() {
            return Some(sale);
        }
        // It never sells what is on the chart: shares only rise.
        let keeps = |action: &Action| !matches!(action, Action::Sell(_) | Action::BuyRoof);
        let kept: Vec<Action> = table.actions.iter().copied().filter(keeps).collect();
        let actions = if kept.is_empty() { &table.actions } else { &kept };
        let to_come = table.to_come();
        best_by(seen, actions, rng, |rules, then| worth(&stands(rules, then, seen.seat()), to_come))
    }
}
