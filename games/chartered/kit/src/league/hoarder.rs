//! The hoarder: collects cards and money, bids for nothing, and buys only when the town is half built, then the dearest.

use damrak_bots::{Decider, best_by};
use damrak_chartered::{Action, Chartered, MerchantOutlook};
use damrak_core::{Rng, Seen};

use super::{Table, payouts, stands};

/// Shares are bought once fewer warehouses than this are left.
const OPENS_PURSE: u8 = 34;
/// Cards it likes to hold.
const CARDS: u8 = 13;
/// A card in hand.
const CARD: f32 = 32.0;
/// By how much a share rises from then on, about.
const GROWTH: f32 = 60.0;
/// What is kept back for cards.
const RESERVE: f32 = 50.0;

/// The hoarder.
pub(super) struct Hoarder;

fn worth(merchant: &MerchantOutlook, supply: u8) -> f32 {
    let soon = (f32::from(supply) / 12.0).min(1.0);
    let cards = f32::from(merchant.cards.min(CARDS));
    let missing = (RESERVE - merchant.money as f32).max(0.0);
    // Until the purse opens a share is worth half of what it costs.
    let shares = match supply < OPENS_PURSE {
        true => GROWTH * soon * f32::from(merchant.shares),
        false => -0.5 * (merchant.worth - merchant.money) as f32,
    };
    merchant.worth as f32 + shares + soon * (payouts(merchant) + CARD * cards - missing)
}

impl Decider<Chartered> for Hoarder {
    fn decide(&self, seen: Seen<'_, Chartered>, rng: &mut Rng) -> Option<Action> {
        let table = Table::new(seen, rng);
        if table.is_bidding() {
            return table.bid_up_to(0.0);
        }
        if let Some(sale) = table.dormant_sale() {
            return Some(sale);
        }
        let keeps = |action: &Action| !matches!(action, Action::Sell(_) | Action::BuyRoof);
        let kept: Vec<Action> = table.actions.iter().copied().filter(keeps).collect();
        let actions = if kept.is_empty() { &table.actions } else { &kept };
        let supply = table.supply;
        best_by(seen, actions, rng, |rules, then| worth(&stands(rules, then, seen.seat()), supply))
    }
}
