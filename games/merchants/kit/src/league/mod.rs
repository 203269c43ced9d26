//! Strangers who play Merchants of Amsterdam by one plain idea each, without a search: what all opponents are measured
//! against.

mod abstainer;
mod bidder;
mod former;
mod miser;
mod patron;
mod spreader;
mod surveyor;

use damrak_bots::{Bots, Glancing, Learnt, Methods, Rank, Searching, best_by};
use damrak_core::{Deaf, Rng, Rules, Seat, Seen, Sight};
use damrak_merchants::{Action, FamilyOutlook, Merchants, Position};

use crate::learnt;
use former::FormerAdvice;

/// Merchants as they were before, with 300 simulations.
fn former_merchant() -> Searching<Learnt<FormerAdvice>> {
    let model = learnt::model(Rank::Merchant);
    Searching {
        advice: Learnt::read::<Merchants>(model),
        settings: Methods::BIDDING.merchant.settings(),
        simulations: 300,
    }
}

/// Enters them.
pub(crate) fn enter(bots: Bots) -> Bots {
    bots.with_stranger::<Merchants>("clerk-1", Glancing(FormerAdvice::default()))
        .with_stranger::<Merchants>("merchant-1", former_merchant())
        .with_stranger::<Merchants>("abstainer", abstainer::Abstainer)
        .with_stranger::<Merchants>("bidder", bidder::Bidder)
        .with_stranger::<Merchants>("miser", miser::Miser)
        .with_stranger::<Merchants>("patron", patron::Patron)
        .with_stranger::<Merchants>("spreader", spreader::Spreader)
        .with_stranger::<Merchants>("surveyor", surveyor::Surveyor)
}

/// What somebody counts, in thousands of guilders.
#[derive(Clone, Copy)]
struct Taste {
    /// What is left each year of what a scoring would pay as things stand.
    fading: f32,
    /// A bonus for all regions or all districts while one is missing; half for each further one.
    bonus: f32,
    /// A step, an office, a warehouse by itself, at the beginning.
    tokens: [f32; 3],
    /// Which part of what the others have counts against it.
    envy: f32,
}

/// Using a card takes no more decisions than this.
const USES: usize = 8;

impl Taste {
    /// What a position is worth to a seat beside the others.
    fn worth(&self, rules: &Merchants, position: &Position, seat: Seat) -> f32 {
        let outlook = rules.outlook(position);
        let players = usize::from(rules.players());
        let to_come = f32::from(outlook.turns_left) / f32::from(outlook.turns.max(1));
        let mut wealth = [0.0_f32; 8];
        for (wealth, family) in wealth.iter_mut().zip(&outlook.families).take(players) {
            *wealth = family.worth as f32 + to_come * self.prospects(family);
        }
        for scoring in outlook.scorings() {
            let paid = rules.would_pay(position, scoring.area, &scoring.table);
            let left = self.fading.powi(i32::from(scoring.years));
            wealth.iter_mut().zip(paid).for_each(|(wealth, paid)| *wealth += left * paid as f32);
        }
        let own = wealth[seat.index()];
        let others: f32 = wealth[..players].iter().sum::<f32>() - own;
        own - self.envy * others / (players as f32 - 1.0).max(1.0)
    }

    fn prospects(&self, family: &FamilyOutlook) -> f32 {
        let bonus = |missing: u8| match missing {
            0 => 0.0,
            missing => self.bonus * 0.5_f32.powi(i32::from(missing) - 1),
        };
        let [step, office, house] = self.tokens;
        bonus(family.regions_missing)
            + bonus(family.districts_missing)
            + 0.5 * bonus(family.steps_missing)
            + step * f32::from(family.steps)
            + office * f32::from(family.offices)
            + house * f32::from(family.houses)
    }

    /// What the card in the auction is worth: it gets it for the least price, uses it as well as it sees, and counts what it
    /// paid again. Nothing if it cannot bid.
    fn card(&self, seen: Seen<'_, Merchants>, prices: &[u16], rng: &mut Rng) -> Option<f32> {
        let (rules, seat) = (seen.rules(), seen.seat());
        let price = prices.iter().copied().min()?;
        let mut tried = seen.guess(rng);
        let before = self.worth(rules, &tried, seat);
        rules.reopen(&mut tried, seat);
        for other in rules.waiting_for(&tried).without(seat) {
            rules.apply(&mut tried, other, Action::Wait, &mut Deaf).ok()?;
        }
        rules.apply(&mut tried, seat, Action::Stop(price), &mut Deaf).ok()?;
        let mut actions = Vec::new();
        for _ in 0..USES {
            if rules.is_between_turns(&tried) || !rules.waiting_for(&tried).contains(seat) {
                break;
            }
            let then = Seen::new(rules, &tried, seat);
            then.legal_actions(&mut actions);
            let use_it = |rules: &Merchants, then: &Position| self.worth(rules, then, seat);
            let action = best_by(then, &actions, rng, use_it)?;
            rules.apply(&mut tried, seat, action, &mut Deaf).ok()?;
        }
        Some(self.worth(rules, &tried, seat) - before + f32::from(price))
    }

    /// What is best outside of auctions. The mayor keeps the card that is worth most to use, which one look ahead sees.
    fn use_well(
        &self,
        seen: Seen<'_, Merchants>,
        actions: &[Action],
        rng: &mut Rng,
    ) -> Option<Action> {
        best_by(seen, actions, rng, |rules, then| self.worth(rules, then, seen.seat()))
    }
}

/// The prices that can be named now, and none where no clock runs.
fn prices(actions: &[Action]) -> Vec<u16> {
    let price = |action: &Action| match action {
        Action::Stop(price) => Some(*price),
        _ => None,
    };
    actions.iter().filter_map(price).collect()
}

/// The highest price that is not above the limit, or to wait.
fn stop_at(prices: &[u16], limit: f32) -> Action {
    let fits = prices.iter().copied().filter(|price| f32::from(*price) <= limit);
    fits.max().map_or(Action::Wait, Action::Stop)
}
