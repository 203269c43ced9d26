//! The collector: buys cards until one of them pays well, builds only then, and puts what it earns into shares.

use damrak_bots::{Decider, best_by};
use damrak_chartered::{Action, Chartered, EventKind, Outlook, Phase, StageView};
use damrak_core::{Rng, Rules, Seen};

use super::{Table, payouts};

/// What is kept back: enough for cards.
const RESERVE: f32 = 50.0;
/// A building that brings less than this is put off, as long as there are cards to buy.
const SWING: f32 = 55.0;
/// A hand is full with so many.
const FULL: u8 = 12;
/// A card in hand.
const CARD: f32 = 34.0;
/// By how much a share rises in the whole of a game, about.
const RISE: f32 = 160.0;
/// Which part of what the best of the others has counts against it.
const ENVY: f32 = 0.35;

/// The collector.
pub(super) struct Collector;

fn wealth(outlook: &Outlook, seat: usize) -> f32 {
    let merchant = &outlook.merchants[seat];
    let soon = (f32::from(outlook.supply) / 16.0).min(1.0);
    let missing = (RESERVE - merchant.money as f32).max(0.0);
    let held = outlook.values.iter().zip(merchant.held);
    let rises = held.map(|(value, count)| {
        let room = if *value == 0 { 0.0 } else { 1.1 - f32::from(*value) / 300.0 };
        f32::from(count) * room.min(1.0)
    });
    merchant.worth as f32
        + RISE * f32::from(outlook.supply) / 62.0 * rises.sum::<f32>()
        + soon * (1.1 * payouts(merchant) + CARD * f32::from(merchant.cards.min(FULL)) - missing)
        + soon * 100.0 * f32::from(merchant.extra)
}

/// Its own wealth, less a part of what the richest of the others has.
fn stands(outlook: &Outlook, seat: usize, players: usize) -> f32 {
    let others = (0..players).filter(|other| *other != seat);
    let richest = others.map(|other| wealth(outlook, other)).fold(0.0, f32::max);
    wealth(outlook, seat) - ENVY * richest
}

impl Decider<Chartered> for Collector {
    fn decide(&self, seen: Seen<'_, Chartered>, rng: &mut Rng) -> Option<Action> {
        let table = Table::new(seen, rng);
        if table.is_bidding() {
            let spare = (table.own.money as f32 - RESERVE).max(0.0);
            let part = match seen.view().stage {
                StageView::Bids { event: Some(EventKind::Dreighinghe), .. } => 10.0,
                StageView::Bids { .. } if table.supply > 8 => 0.5 * table.own.payouts[1] as f32,
                StageView::Bids { .. } => 0.0,
                _ => 40.0,
            };
            return table.bid_up_to(part.min(spare));
        }
        if let Some(sale) = table.dormant_sale() {
            return Some(sale);
        }
        let draws = |action: &&Action| matches!(action, Action::Take(_) | Action::Draw);
        let cards: Vec<Action> = table.actions.iter().filter(draws).copied().collect();
        let keeps = |action: &Action| {
            !matches!(
                action,
                Action::BuyRoof | Action::BuyEvent | Action::Sell(_) | Action::Refresh
            )
        };
        let kept: Vec<Action> = table.actions.iter().copied().filter(keeps).collect();
        let actions = if kept.is_empty() { &table.actions } else { &kept };
        let (players, seat) = (usize::from(seen.rules().players()), seen.seat().index());
        let now = stands(&seen.rules().outlook(&seen.guess(rng)), seat, players);
        let mut gained = 0.0_f32;
        let best = best_by(seen, actions, rng, |rules, then| {
            // Whoever has taken a card takes another.
            let more = if rules.phase(then) == Phase::Buying { CARD } else { 0.0 };
            let gain = more + stands(&rules.outlook(then), seat, players) - now;
            gained = gained.max(gain);
            gain
        });
        let builds =
            best.is_some_and(|it| matches!(it, Action::Build { .. } | Action::Raise { .. }));
        let waits = builds && gained < SWING && table.own.cards < FULL && table.supply > 12;
        if waits && !cards.is_empty() {
            return best_by(seen, &cards, rng, |rules, then| {
                stands(&rules.outlook(then), seat, players)
            });
        }
        best
    }
}
