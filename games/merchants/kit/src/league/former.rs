//! What clerks and merchants went by before: clerks weighed prices like any other decision, against others who stopped
//! the clock near the usual price. Kept for measuring only.

use std::sync::LazyLock;

use damrak_core::{Deaf, Rng, Rules, Seat, Sight};
use damrak_merchants::{Action, FamilyOutlook, Merchants, Outlook, PartOutlook, Position};
use serde::Deserialize;

use damrak_bots::{
    Advice, Chances, Inputs, PerSeat, advantage, best_of_few, chances_by_wealth, read_weights,
    weigh_by_judgement,
};

use crate::advice::MerchantsAdvice;

/// A quick player looks at so many of the things they could do.
const LOOKS: usize = 3;
/// Using a card takes no more decisions than this.
const USES: u32 = 8;

/// What matters how much, in thousands of guilders. The numbers are in `weights.toml`; see `docs/bots.md`.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FormerAdvice {
    /// What is left each year of what a scoring would pay as things stand.
    fading: f32,
    /// The bonus for all regions or all districts while one is missing.
    bonus: f32,
    /// What is left of it for every further one that is missing.
    bonus_fading: f32,
    /// A step by itself, at the beginning.
    step: f32,
    /// A trade office by itself, at the beginning.
    office: f32,
    /// A warehouse by itself, at the beginning.
    house: f32,
    /// The difference that makes one about three times as likely to win as another at the end.
    scale: f32,
    /// What every turn that is left adds to it.
    scale_a_turn: f32,
    /// The price that cards usually go for.
    usual: f32,
    /// How far limits are from it, at most.
    spread: f32,
    /// Which part of the value of a card is bid.
    shading: f32,
    /// What others bid for a card that is worth nothing to them, on average.
    bid_least: f32,
    /// Which part of the value of a card they bid more.
    bid_part: f32,
    /// How far their bids are from that, at most.
    bid_spread: f32,
    /// Which part of what the others lose counts as one's own.
    envy: f32,
}

impl Default for FormerAdvice {
    fn default() -> Self {
        read_weights(include_str!("clerk-1.toml"))
    }
}

impl FormerAdvice {
    /// What each player will have in the end, about.
    fn wealth(&self, rules: &Merchants, outlook: &Outlook) -> PerSeat {
        let mut wealth = PerSeat::default();
        let to_come = f32::from(outlook.turns_left) / f32::from(outlook.turns.max(1));
        let seats = usize::from(rules.players());
        for (wealth, family) in wealth[..seats].iter_mut().zip(&outlook.families) {
            *wealth = family.worth as f32 + to_come * self.prospects(family);
        }
        for (_, part) in self.scorings(outlook) {
            wealth.iter_mut().zip(part).for_each(|(wealth, part)| *wealth += part);
        }
        wealth
    }

    /// What the scorings to come would pay for each part as things stand; the later they are, the less it counts.
    fn scorings<'a>(
        &self,
        outlook: &'a Outlook,
    ) -> impl Iterator<Item = (&'a PartOutlook, PerSeat)> {
        // What is paid for a first and a second place in all, by area and rank.
        let mut pays = [[[0.0_f32; 2]; 4]; 3];
        for scoring in outlook.scorings() {
            let left = self.fading.powi(i32::from(scoring.years));
            let places = scoring.table.first.into_iter().zip(scoring.table.second);
            for (pay, (first, second)) in pays[scoring.area as usize].iter_mut().zip(places) {
                pay[0] += left * f32::from(first);
                pay[1] += left * f32::from(second);
            }
        }
        let parts = outlook.parts.iter().flatten();
        parts.zip(pays.into_iter().flatten()).map(|(part, [first, second])| {
            let mut paid = PerSeat::default();
            let all = if part.first.len() > 1 { first + second } else { first };
            for seat in part.first {
                paid[seat.index()] += all / part.first.len() as f32;
            }
            for seat in part.second {
                paid[seat.index()] += second / part.second.len() as f32;
            }
            (part, paid)
        })
    }

    /// What is not worth anything yet.
    fn prospects(&self, family: &FamilyOutlook) -> f32 {
        let bonus = |missing: u8| match missing {
            0 => 0.0,
            _ => self.bonus * self.bonus_fading.powi(i32::from(missing) - 1),
        };
        bonus(family.regions_missing)
            + bonus(family.districts_missing)
            + 0.5 * bonus(family.steps_missing)
            + self.step * f32::from(family.steps)
            + self.office * f32::from(family.offices)
            + self.house * f32::from(family.houses)
    }

    /// What the position is worth to a seat beside the others.
    fn advantage(&self, rules: &Merchants, position: &Position, seat: Seat) -> f32 {
        let wealth = self.wealth(rules, &rules.outlook(position));
        advantage(&wealth, rules.players(), seat, self.envy)
    }

    /// What the card in the auction is worth to a seat, about: it gets the card for the least price, and what it paid
    /// is added again. Nothing if it cannot bid.
    fn card_value(
        &self,
        rules: &Merchants,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<f32> {
        rules.legal_actions(position, seat, buffer);
        let prices = buffer.iter().filter_map(|action| match action {
            Action::Stop(price) => Some(*price),
            _ => None,
        });
        let price = prices.min()?;
        let mut tried = *position;
        rules.reopen(&mut tried, seat);
        for other in rules.waiting_for(&tried).without(seat) {
            rules.apply(&mut tried, other, Action::Wait, &mut Deaf).ok()?;
        }
        rules.apply(&mut tried, seat, Action::Stop(price), &mut Deaf).ok()?;
        for _ in 0..USES {
            if rules.is_between_turns(&tried) || !rules.waiting_for(&tried).contains(seat) {
                break;
            }
            let action = self.use_well(rules, &tried, seat, buffer, rng)?;
            rules.apply(&mut tried, seat, action, &mut Deaf).ok()?;
        }
        let gain = self.advantage(rules, &tried, seat) - self.advantage(rules, position, seat);
        Some(gain + f32::from(price))
    }

    /// The best of a few decisions drawn at random, for the seat itself.
    fn use_well(
        &self,
        rules: &Merchants,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        rules.legal_actions(position, seat, buffer);
        let worth = |tried: &Position| self.advantage(rules, tried, seat);
        best_of_few(rules, position, seat, buffer, LOOKS, rng, worth)
    }
}

/// Between -1 and 1.
fn wavering(rng: &mut Rng) -> f32 {
    rng.below(201) as f32 / 100.0 - 1.0
}

/// The highest price that is not above a limit; prices fall, and the last is to wait.
fn bid_below(
    rules: &Merchants,
    position: &Position,
    seat: Seat,
    limit: f32,
    buffer: &mut Vec<Action>,
) -> Option<Action> {
    rules.legal_actions(position, seat, buffer);
    let stops = |action: &&Action| match action {
        Action::Stop(price) => f32::from(*price) <= limit,
        _ => true,
    };
    buffer.iter().find(stops).copied()
}

impl Advice<Merchants> for FormerAdvice {
    fn judges(&self) -> bool {
        true
    }

    fn judge(&self, rules: &Merchants, position: &Position) -> Chances {
        let outlook = rules.outlook(position);
        let wealth = self.wealth(rules, &outlook);
        let scale = self.scale + self.scale_a_turn * f32::from(outlook.turns_left);
        chances_by_wealth(&wealth, rules.players(), scale)
    }

    fn is_quiet(&self, rules: &Merchants, position: &Position) -> bool {
        rules.is_between_turns(position)
    }

    fn shown(&self, rules: &Merchants, position: &Position) -> u64 {
        rules.turned_up(position)
    }

    fn priors(
        &self,
        rules: &Merchants,
        position: &Position,
        seat: Seat,
        actions: &[Action],
        out: &mut Vec<f32>,
    ) {
        if rules.is_auction(position) {
            let mut rng = Rng::new(damrak_core::Seed::from_number(0));
            let value = self.card_value(rules, position, seat, &mut Vec::new(), &mut rng);
            let wish = self.shading * value.unwrap_or(100.0);
            out.clear();
            out.extend(actions.iter().map(|action| {
                let price = match action {
                    Action::Stop(price) => f32::from(*price),
                    _ => 40.0,
                };
                let off = (price - wish) / 30.0;
                (-off * off).exp().max(0.01)
            }));
            return;
        }
        if actions.iter().any(|action| matches!(action, Action::Place(_) | Action::Start)) {
            out.clear();
            out.resize(actions.len(), 1.0);
            return;
        }
        weigh_by_judgement(rules, self, position, seat, actions, out);
    }

    fn play(
        &self,
        rules: &Merchants,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        if rules.is_auction(position) {
            // What cards usually go for: to value each would take most of the time.
            let limit = self.usual + self.spread * wavering(rng);
            return bid_below(rules, position, seat, limit, buffer);
        }
        rules.legal_actions(position, seat, buffer);
        if matches!(buffer.first(), Some(Action::Place(_))) {
            return rng.pick(buffer).copied();
        }
        self.use_well(rules, position, seat, buffer, rng)
    }

    fn consider(
        &self,
        rules: &Merchants,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        if !rules.is_auction(position) {
            return self.play(rules, position, seat, buffer, rng);
        }
        let value = self.card_value(rules, position, seat, buffer, rng)?;
        let limit = self.bid_least + self.bid_part * value.max(0.0);
        let limit = limit + self.bid_spread * wavering(rng);
        bid_below(rules, position, seat, limit.min(self.usual + self.spread), buffer)
    }
}

/// What describes the seats is what it was.
static NOW: LazyLock<MerchantsAdvice> = LazyLock::new(MerchantsAdvice::default);

impl Inputs<Merchants> for FormerAdvice {
    const INPUTS: usize = <MerchantsAdvice as Inputs<Merchants>>::INPUTS;

    fn inputs(&self, rules: &Merchants, position: &Position, out: &mut Vec<f32>) {
        NOW.inputs(rules, position, out);
    }

    fn scores(&self, rules: &Merchants, position: &Position) -> PerSeat {
        NOW.scores(rules, position)
    }
}
