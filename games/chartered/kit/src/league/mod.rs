//! Strangers who play Chartered by one plain idea each, without a search: what all opponents are measured against.

mod builder;
mod collector;
mod former;
mod hoarder;
mod investor;
mod mirror;

use damrak_bots::{Bots, Glancing, Learnt, Rank, Searching, Settings};
use damrak_chartered::{Action, Chartered, EventKind, MerchantOutlook, Position, StageView};
use damrak_core::{Rng, Seat, Seen};

use crate::learnt;
use former::FormerAdvice;

/// Merchants as they were before, with 300 simulations.
fn former_merchant() -> Searching<Learnt<FormerAdvice>> {
    let model = learnt::model(Rank::Merchant);
    Searching {
        advice: Learnt::read::<Chartered>(model),
        settings: Settings::DEFAULT,
        simulations: 300,
    }
}

/// Enters them.
pub(crate) fn enter(bots: Bots) -> Bots {
    bots.with_stranger::<Chartered>("clerk-1", Glancing(FormerAdvice::default()))
        .with_stranger::<Chartered>("merchant-1", former_merchant())
        .with_stranger::<Chartered>("builder", builder::Builder)
        .with_stranger::<Chartered>("collector", collector::Collector)
        .with_stranger::<Chartered>("hoarder", hoarder::Hoarder)
        .with_stranger::<Chartered>("investor", investor::Investor)
        .with_stranger::<Chartered>("mirror", mirror::Mirror)
}

/// What somebody has in front of them who is to decide.
struct Table<'a> {
    seen: Seen<'a, Chartered>,
    actions: Vec<Action>,
    own: MerchantOutlook,
    supply: u8,
}

impl<'a> Table<'a> {
    fn new(seen: Seen<'a, Chartered>, rng: &mut Rng) -> Self {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        let quiet: Vec<Action> = actions.iter().copied().filter(|it| !is_talk(*it)).collect();
        // Offers cost everybody time and bring little.
        let actions = if quiet.is_empty() { actions } else { quiet };
        let outlook = seen.rules().outlook(&seen.guess(rng));
        let own = outlook.merchants[seen.seat().index()];
        Self { seen, actions, own, supply: outlook.supply }
    }

    /// How much of the game is still to come, from 0 to 1.
    fn to_come(&self) -> f32 {
        f32::from(self.supply) / 62.0
    }

    /// Whether prices are named.
    fn is_bidding(&self) -> bool {
        self.actions.iter().any(|action| matches!(action, Action::Bid(_)))
    }

    /// What the event is worth that is bid for: an extra turn or a floor a payout, a threat the shares it would cost.
    fn event_worth(&self) -> f32 {
        let stage = self.seen.view().stage;
        let payout = self.own.payouts[0] as f32;
        match stage {
            StageView::Bids { event: Some(EventKind::Verlappen), .. } => 0.5 * payout,
            StageView::Bids { event: Some(EventKind::Aenleggen), .. } => 0.4 * payout,
            StageView::Bids { event: Some(EventKind::Dreighinghe), .. } => 25.0,
            _ => 20.0,
        }
    }

    /// The highest secret bid, or the next in an auction, that is not above the limit.
    fn bid_up_to(&self, limit: f32) -> Option<Action> {
        let fits = |action: &&Action| matches!(action, Action::Bid(it) if f32::from(*it) <= limit);
        let bids = self.actions.iter().filter(fits).copied();
        if self.actions.contains(&Action::Pass) {
            return bids.min().or(Some(Action::Pass));
        }
        bids.max().or(self.actions.iter().min().copied())
    }

    /// A share of a company that is off the chart, which only its price of sale is worth.
    fn dormant_sale(&self) -> Option<Action> {
        let view = self.seen.view();
        let gone = |action: &&Action| match action {
            Action::Sell(company) => {
                view.companies.iter().any(|one| one.company == *company && one.value == 0)
            }
            _ => false,
        };
        self.actions.iter().find(gone).copied()
    }
}

fn is_talk(action: Action) -> bool {
    matches!(action, Action::Partner(_) | Action::Give(_) | Action::Ask(_) | Action::Counter)
}

/// What the cards of a hand would pay, those that are played later less.
fn payouts(merchant: &MerchantOutlook) -> f32 {
    let parts = [0.8, 0.5, 0.3].iter().zip(merchant.payouts);
    parts.map(|(part, payout)| part * payout as f32).sum()
}

/// How a merchant stands then.
fn stands(rules: &Chartered, position: &Position, seat: Seat) -> MerchantOutlook {
    rules.outlook(position).merchants[seat.index()]
}
