//! Advice for Merchants of Amsterdam: money, what the scorings to come would pay, bonuses within reach, and what
//! a card is worth in an auction.

use damrak_core::{Phrase, Rng, Rules, Seat, Seen};
use damrak_merchants::{Action, FamilyOutlook, Merchants, Outlook, PartOutlook, Position};
use serde::{Deserialize, Serialize};

use crate::auction::{bid_below, wavering};
use crate::why;
use damrak_bots::{
    Advice, Breadth, Chances, PerSeat, advantage, best_of_few, chances_by_wealth, read_weights,
    weigh_by_judgement,
};

/// A quick player looks at so many of the things they could do.
const LOOKS: usize = 3;
/// In the first run of the clock nobody names this or more: the clock would start again for twice as much.
const DOUBLES: u16 = 200;

/// What matters how much, in thousands of guilders. The numbers are in `weights.toml`; see `docs/bots.md`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MerchantsAdvice {
    /// What is left each year of what a scoring would pay as things stand.
    pub fading: f32,
    /// The bonus for all regions or all districts while one is missing.
    pub bonus: f32,
    /// What is left of it for every further one that is missing.
    pub bonus_fading: f32,
    /// A step by itself, at the beginning.
    pub step: f32,
    /// A trade office by itself, at the beginning.
    pub office: f32,
    /// A warehouse by itself, at the beginning.
    pub house: f32,
    /// The difference that makes one about three times as likely to win as another at the end.
    pub scale: f32,
    /// What every turn that is left adds to it.
    pub scale_a_turn: f32,
    /// The price that cards usually go for.
    pub usual: f32,
    /// How far limits are from it, at most.
    pub spread: f32,
    /// Which part of the value of a card is bid.
    pub shading: f32,
    /// What others bid for a card that is worth nothing to them, on average.
    pub bid_least: f32,
    /// Which part of the value of a card they bid more.
    pub bid_part: f32,
    /// How far their bids are from that, at most.
    pub bid_spread: f32,
    /// Which part of what the others lose counts as one's own.
    pub envy: f32,
}

impl Default for MerchantsAdvice {
    fn default() -> Self {
        read_weights(include_str!("../weights.toml"))
    }
}

impl MerchantsAdvice {
    /// What each player will have in the end, about.
    pub(crate) fn wealth(&self, rules: &Merchants, outlook: &Outlook) -> PerSeat {
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
    pub(crate) fn scorings<'a>(
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
    pub(crate) fn advantage(&self, rules: &Merchants, position: &Position, seat: Seat) -> f32 {
        let wealth = self.wealth(rules, &rules.outlook(position));
        advantage(&wealth, rules.players(), seat, self.envy)
    }

    /// The best of so many decisions drawn at random, for the seat itself.
    pub(crate) fn use_well(
        &self,
        rules: &Merchants,
        position: &Position,
        seat: Seat,
        looks: usize,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        rules.legal_actions(position, seat, buffer);
        let worth = |tried: &Position| self.advantage(rules, tried, seat);
        best_of_few(rules, position, seat, buffer, looks, rng, worth)
    }

    /// Where a card is placed at once, or what is done outside of auctions.
    pub(crate) fn at_once(
        &self,
        rules: &Merchants,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        rules.legal_actions(position, seat, buffer);
        if matches!(buffer.first(), Some(Action::Place(_))) {
            return rng.pick(buffer).copied();
        }
        self.use_well(rules, position, seat, LOOKS, buffer, rng)
    }
}

impl Advice<Merchants> for MerchantsAdvice {
    fn judges(&self) -> bool {
        true
    }

    fn judge(&self, rules: &Merchants, position: &Position) -> Chances {
        let outlook = rules.outlook(position);
        let wealth = self.wealth(rules, &outlook);
        let scale = self.scale + self.scale_a_turn * f32::from(outlook.turns_left);
        chances_by_wealth(&wealth, rules.players(), scale)
    }

    fn explain(
        &self,
        rules: &Merchants,
        position: &Position,
        seat: Seat,
        action: Action,
    ) -> Option<Phrase> {
        why::explain(rules, position, seat, action)
    }

    fn is_quiet(&self, rules: &Merchants, position: &Position) -> bool {
        rules.is_between_turns(position)
    }

    fn shown(&self, rules: &Merchants, position: &Position) -> u64 {
        rules.turned_up(position)
    }

    fn candidates(
        &self,
        rules: &Merchants,
        position: &Position,
        seat: Seat,
        out: &mut Vec<Action>,
        _rng: &mut Rng,
    ) -> Breadth {
        rules.legal_actions(position, seat, out);
        if rules.is_auction(position) {
            // Nobody pays for a card that can do nothing, or doubles a price that they may name as it is.
            let useful = rules.can_use_card(position, seat);
            let single =
                |action: &Action| matches!(action, Action::Stop(price) if *price < DOUBLES);
            let doubled = !out.iter().any(single);
            out.retain(|action| match action {
                Action::Stop(_) => useful && (doubled || single(action)),
                _ => true,
            });
        }
        Breadth::All
    }

    fn reckon(&self, seen: Seen<'_, Merchants>, rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        match actions.first()? {
            Action::Stop(_) | Action::Wait => self.best_price(seen, &actions, rng),
            // To look at each disk, and at each way to use a card, brings more than what was tried instead.
            _ => None,
        }
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
            let value = self.card_value(rules, position, seat, LOOKS, &mut Vec::new(), &mut rng);
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
            if !rules.can_use_card(position, seat) {
                return Some(Action::Wait);
            }
            // What cards usually go for: to value each would take most of the time.
            let limit = self.usual + self.spread * wavering(rng);
            return bid_below(rules, position, seat, limit, buffer);
        }
        self.at_once(rules, position, seat, buffer, rng)
    }

    fn consider(
        &self,
        rules: &Merchants,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        self.with_a_moment(rules, position, seat, buffer, rng)
    }
}
