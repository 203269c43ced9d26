//! Strangers who play The Flying Dutchman by one plain idea each, without a search: what all opponents are measured
//! against.

mod auctioneer;
mod broker;
mod hoarder;
mod pirate;
mod treasurer;

use damrak_bots::{Bots, Glancing, Learnt, Methods, Rank, Searching, best_by, read_weights};
use damrak_core::{Rng, Seat, Seen, Sight, Viewer};
use damrak_dutchman::{Action, Colour, Dutchman, Outlook, Position};

use crate::advice::DutchmanAdvice;
use crate::{learnt, prices};

/// As many simulations as merchants of before make who are kept for measuring.
const SIMULATIONS: u32 = 300;

/// Merchants as they were before, kept for measuring.
fn former_merchant() -> Option<Searching<Learnt<DutchmanAdvice>>> {
    let model = read_weights(learnt::model(Rank::Merchant));
    let advice = Learnt::new::<Dutchman>(DutchmanAdvice::former(), model)?;
    let settings = Methods::TRUSTING.merchant.settings();
    Some(Searching { advice, settings, simulations: SIMULATIONS })
}

/// Enters them.
pub(crate) fn enter(bots: Bots) -> Bots {
    let bots = match former_merchant() {
        Some(former) => bots.with_stranger::<Dutchman>("merchant-1", former),
        None => bots,
    };
    bots.with_stranger::<Dutchman>("clerk-1", Glancing(DutchmanAdvice::former()))
        .with_stranger::<Dutchman>("broker", broker::Broker)
        .with_stranger::<Dutchman>("hoarder", hoarder::Hoarder)
        .with_stranger::<Dutchman>("pirate", pirate::Pirate)
        .with_stranger::<Dutchman>("auctioneer", auctioneer::Auctioneer)
        .with_stranger::<Dutchman>("treasurer", treasurer::Treasurer)
}

/// What somebody has in front of them who is to decide.
struct Table<'a> {
    seen: Seen<'a, Dutchman>,
    outlook: Outlook,
    guess: Position,
}

impl<'a> Table<'a> {
    fn new(seen: Seen<'a, Dutchman>, rng: &mut Rng) -> Self {
        let guess = seen.guess(rng);
        Self { seen, outlook: seen.rules().outlook(&guess), guess }
    }

    /// Everything that may be done; of lays only those that come near the lucky number.
    fn actions(&self) -> Vec<Action> {
        let (rules, seat) = (self.seen.rules(), self.seen.seat());
        let mut actions = Vec::new();
        if rules.may_lay(&self.guess, seat) {
            rules.list_all_but_lays(&self.guess, seat, &mut actions);
            rules.list_near_lays(&self.guess, seat, &mut actions);
        } else {
            self.seen.legal_actions(&mut actions);
        }
        actions
    }

    /// How good it is to steer, in ducats, beside what happens by itself.
    fn stake(&self) -> f32 {
        let own = self.outlook.merchants[self.seen.seat().index()];
        own.steering as f32 + own.threat as f32 / f32::from(self.outlook.ways.max(1))
    }

    /// By how much a lay falls short of the lucky number.
    fn short(&self, action: Action) -> Option<(f32, f32)> {
        let Action::Lay(shoes) = action else { return None };
        let (rules, lucky) = (self.seen.rules(), self.guess_lucky());
        let sum = rules.forge().sum(shoes, lucky);
        (sum > 0).then(|| (f32::from(lucky) - f32::from(sum), f32::from(shoes.len())))
    }

    fn guess_lucky(&self) -> u8 {
        self.seen.rules().lucky_number(&self.guess)
    }

    /// What the next move costs by itself, on average.
    fn loss(&self) -> f32 {
        let own = self.outlook.merchants[self.seen.seat().index()];
        own.threat as f32 / f32::from(self.outlook.ways.max(1))
    }

    /// The best of these by wealth; whoever bargains says nothing, and an offer is taken if it leaves them better off than
    /// a refusal.
    fn best(
        &self,
        actions: &[Action],
        rng: &mut Rng,
        wealth: impl Fn(&Position) -> f32,
    ) -> Option<Action> {
        if let Some(silent) = actions.iter().find(|it| matches!(it, Action::Silent | Action::Put)) {
            return Some(*silent);
        }
        let (rules, seat) = (self.seen.rules(), self.seen.seat());
        let wants = |action: &Action| match action {
            Action::Announce(space) => Some(rules.steering_brings(&self.guess, seat, *space)),
            _ => None,
        };
        if actions.iter().all(|action| wants(action).is_some()) {
            return actions.iter().copied().max_by_key(|action| wants(action));
        }
        best_by(self.seen, actions, rng, |_, then| wealth(then))
    }
}

/// What a seat has, each share priced by the table.
fn priced(rules: &Dutchman, position: &Position, seat: Seat) -> f32 {
    let view = rules.view(position, Viewer::Seat(seat));
    let left = rules.outlook(position).meetings_left;
    let Some(own) = view.own else { return 0.0 };
    let share = |colour: &Colour| prices::share(left, view.values[colour.index()]);
    own.ducats as f32 + own.shares.iter().map(share).sum::<f32>()
}
