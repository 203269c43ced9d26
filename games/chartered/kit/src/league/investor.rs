//! The investor: every florin above a small reserve goes into the shares that have most to rise, and whatever it builds makes
//! its own companies grow.

use damrak_bots::{Decider, best_by};
use damrak_chartered::{Action, Chartered, EventKind, Lot, Outlook, Phase, StageView};
use damrak_core::{Rng, Rules, Seen};

use super::{Table, payouts};

/// What is kept back: enough for cards.
const RESERVE: f32 = 60.0;
/// What a florin below it counts more.
const SHORT: f32 = 1.5;
/// By how much a share at the bottom of the chart rises in the whole of a game, about.
const RISE: f32 = 190.0;
/// The top of the chart.
const TOP: f32 = 300.0;
/// A card in hand, and how many are wanted.
const CARD: (f32, u8) = (24.0, 11);
/// Which part of what the others have on average counts against it.
const ENVY: f32 = 0.7;
/// Which part of what an extra turn or a floor pays it bids.
const BID: f32 = 0.35;

/// The investor.
pub(super) struct Investor;

/// How much the shares of a seat may rise.
fn rise(outlook: &Outlook, seat: usize) -> f32 {
    let to_come = f32::from(outlook.supply) / 62.0;
    let held = outlook.merchants[seat].held;
    let each = outlook.values.iter().zip(held).map(|(value, count)| {
        let room = if *value == 0 { 0.0 } else { 1.0 - f32::from(*value) / TOP };
        f32::from(count) * room
    });
    RISE * to_come * each.sum::<f32>()
}

fn wealth(outlook: &Outlook, seat: usize) -> f32 {
    let merchant = &outlook.merchants[seat];
    let soon = (f32::from(outlook.supply) / 20.0).min(1.0);
    let missing = (RESERVE - merchant.money as f32).max(0.0);
    let (card, wanted) = CARD;
    merchant.worth as f32
        + rise(outlook, seat)
        + soon
            * (payouts(merchant) + card * f32::from(merchant.cards.min(wanted)) - SHORT * missing
                + 110.0 * f32::from(merchant.extra))
}

fn stands(outlook: &Outlook, seat: usize, players: usize) -> f32 {
    let all: f32 = (0..players).map(|other| wealth(outlook, other)).sum();
    let own = wealth(outlook, seat);
    own - ENVY * (all - own) / (players as f32 - 1.0).max(1.0)
}

impl Decider<Chartered> for Investor {
    fn decide(&self, seen: Seen<'_, Chartered>, rng: &mut Rng) -> Option<Action> {
        let table = Table::new(seen, rng);
        let spare = (table.own.money as f32 - RESERVE / 2.0).max(0.0);
        if table.is_bidding() {
            let pays = table.own.payouts[1] as f32;
            let limit = match seen.view().stage {
                StageView::Bids { event: Some(EventKind::Dreighinghe), .. } => 20.0,
                StageView::Bids { .. } if table.supply > 8 => BID * pays,
                StageView::Bids { .. } => 0.0,
                _ => auction_limit(&table),
            };
            return table.bid_up_to(limit.min(spare));
        }
        if let Some(sale) = table.dormant_sale() {
            return Some(sale);
        }
        let money = table.own.money;
        let buys = |action: &Action| matches!(action, Action::Buy(_));
        let keeps = |action: &Action| match action {
            Action::BuyRoof | Action::BuyEvent | Action::Refresh => false,
            // Shares only rise, but who cannot buy cards sells one.
            Action::Sell(_) => money < 30 && !table.actions.iter().any(buys),
            _ => true,
        };
        let kept: Vec<Action> = table.actions.iter().copied().filter(keeps).collect();
        let actions = if kept.is_empty() { &table.actions } else { &kept };
        let players = usize::from(seen.rules().players());
        best_by(seen, actions, rng, |rules, then| {
            // Whoever has taken a card takes another.
            let more = if rules.phase(then) == Phase::Buying { CARD.0 } else { 0.0 };
            more + stands(&rules.outlook(then), seen.seat().index(), players)
        })
    }
}

/// A share is bid for up to what it is worth and a little of its rise, a card up to what it usually pays.
fn auction_limit(table: &Table<'_>) -> f32 {
    let view = table.seen.view();
    let Some(auction) = view.auction else { return 0.0 };
    match auction.lot {
        Lot::Bank(company) | Lot::Own(company) => {
            let value = view.companies.iter().find(|one| one.company == company);
            let value = f32::from(value.map_or(0, |one| one.value));
            if value == 0.0 {
                0.0
            } else {
                value + 0.3 * RISE * table.to_come() * (1.0 - value / TOP)
            }
        }
        Lot::Ten => 50.0,
        Lot::Back => 10.0,
    }
}
