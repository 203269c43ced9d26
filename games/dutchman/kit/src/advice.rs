//! Advice for The Flying Dutchman: wealth, threats, when to go to the smith, and lays that are worth their
//! horseshoes.

use damrak_core::{Phrase, Rng, Rules, Seat, Seen};
use damrak_dutchman::{Action, Dutchman, MerchantOutlook, Outlook, Position};
use serde::{Deserialize, Serialize};

use damrak_bots::{
    Advice, Breadth, Chances, PerSeat, best_of_few, chances_by_wealth, read_weights,
    weigh_by_judgement,
};

use crate::{clerk, quick};

/// A quick player looks at so many of the things they could do.
const LOOKS: usize = 5;

/// One lay in so many is not what it would be sensible to lay.
const ODD_LAYS: u32 = 6;

/// The sums that are thought of for a proposal: others lie between them and say hardly anything else.
const SUMS: [u16; 12] = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25, 30];

/// What is worth more than anything else that can be done.
const URGENT: f32 = 100.0;
/// By how much somebody misjudges what they could do, in ducats, at most.
const WAVERING: f32 = 1.0;

/// What matters how much, in ducats.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DutchmanAdvice {
    /// A horseshoe.
    pub shoe: f32,
    /// A smith card, while there are rounds to come.
    pub smith: f32,
    /// A Kontor card, likewise.
    pub kontor: f32,
    /// Which part of what the shares are worth counts while there are rounds to come.
    pub shares: f32,
    /// Which part of the mean loss of the next move counts.
    pub threat: f32,
    /// What a ducat counts that is missing to twice the value of the best share, late in the game.
    pub reserve: f32,
    /// The difference that makes one about three times as likely to win as another at the end.
    pub scale: f32,
    /// What every meeting that is left adds to it.
    pub scale_a_meeting: f32,
    /// Horseshoes that a smith wants to get.
    pub haul: u8,
    /// What a horseshoe must bring that is laid in a game that is only played through.
    pub cost: f32,
    /// How likely somebody thinks they are to steer if they lay the lucky number exactly.
    pub surety: f32,
    /// By how much a sum must fall short to bring that down to a third.
    pub slope: f32,
    /// The mean loss from which shares are swapped.
    pub swap: f32,
    /// Whether this is the advice as it was before, kept for measuring.
    #[serde(skip)]
    pub is_former: bool,
}

impl Default for DutchmanAdvice {
    fn default() -> Self {
        read_weights(include_str!("../weights.toml"))
    }
}

impl DutchmanAdvice {
    /// The advice of clerks as they were before.
    pub(crate) fn former() -> Self {
        Self { is_former: true, ..Self::default() }
    }

    fn wealth(&self, outlook: &Outlook, merchant: &MerchantOutlook) -> f32 {
        if merchant.bankrupt {
            return -60.0;
        }
        self.parts(outlook, merchant).iter().sum()
    }

    /// What makes up their wealth: ducats, shares, what they hold, the threat of the next move, and what is missing
    /// to a reserve.
    fn parts(&self, outlook: &Outlook, merchant: &MerchantOutlook) -> [f32; 5] {
        let to_come = (f32::from(outlook.meetings_left) / 16.0).min(1.0);
        let shares = merchant.shares as f32;
        let counted = shares * (self.shares + (1.0 - self.shares) * (1.0 - to_come));
        let goods = self.shoe * f32::from(merchant.shoes)
            + self.smith * f32::from(merchant.smiths)
            + self.kontor * f32::from(merchant.kontors);
        let soon = (f32::from(outlook.meetings_left) / 3.0).min(1.0);
        let threat = merchant.threat as f32 / f32::from(outlook.ways.max(1));
        let missing = (2 * merchant.best - merchant.ducats).max(0) as f32;
        let late = (1.0 - to_come) * soon;
        let ducats = merchant.ducats as f32;
        [
            ducats,
            counted,
            soon * goods,
            -soon * self.threat * threat,
            -late * self.reserve * missing,
        ]
    }

    fn all_wealth(&self, outlook: &Outlook) -> PerSeat {
        let mut wealth = PerSeat::default();
        for (wealth, merchant) in wealth.iter_mut().zip(&outlook.merchants) {
            *wealth = self.wealth(outlook, merchant);
        }
        wealth
    }

    fn own_wealth(&self, rules: &Dutchman, position: &Position, seat: Seat) -> f32 {
        let outlook = rules.outlook(position);
        self.wealth(&outlook, &outlook.merchants[seat.index()])
    }

    /// What matters at first sight to somebody who is to act.
    fn look(&self, rules: &Dutchman, position: &Position, seat: Seat) -> Sight {
        let outlook = rules.outlook(position);
        let own = outlook.merchants[seat.index()];
        let loss = own.threat as f32 / f32::from(outlook.ways.max(1));
        let haul = outlook.middle / (outlook.smiths + 2);
        let wanted = if own.shoes < 6 { self.haul } else { self.haul + 2 };
        Sight {
            lucky: rules.lucky_number(position),
            loss,
            stake: own.steering as f32 + loss,
            is_haul: haul >= wanted,
        }
    }

    /// What acting so seems to be worth then, in ducats; to pass is nothing.
    fn seems(&self, rules: &Dutchman, sight: Sight, action: Action) -> f32 {
        match action {
            Action::Smith if sight.is_haul => URGENT,
            Action::Smith => -URGENT,
            Action::Kontor => sight.loss - self.swap,
            Action::Lay(shoes) => {
                let sum = rules.forge().sum(shoes, sight.lucky);
                let short = f32::from(sight.lucky - sum);
                let chance = if sum == 0 { 0.0 } else { self.surety * (-short / self.slope).exp() };
                sight.stake * chance - self.cost * f32::from(shoes.len())
            }
            _ => 0.0,
        }
    }

    /// What somebody does with their turn while a game is only played through.
    fn act(
        &self,
        rules: &Dutchman,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        let sight = self.look(rules, position, seat);
        rules.list_all_but_lays(position, seat, buffer);
        rules.list_near_lays(position, seat, buffer);
        let mut best = (f32::NEG_INFINITY, None);
        for action in buffer {
            let off = WAVERING * (rng.below(201) as f32 / 100.0 - 1.0);
            let worth = self.seems(rules, sight, *action) + off;
            if worth > best.0 {
                best = (worth, Some(*action));
            }
        }
        best.1
    }
}

/// Whether a term of a proposal names one of the sums that are thought of; whatever is no term does.
fn is_round_sum(action: Action) -> bool {
    match action {
        Action::Give(_, ducats) | Action::Ask(_, ducats) => SUMS.contains(&ducats),
        _ => true,
    }
}

/// What somebody sees who is to act.
#[derive(Clone, Copy)]
struct Sight {
    lucky: u8,
    /// What the next move costs them on average.
    loss: f32,
    /// How much better it is for them to steer than not to.
    stake: f32,
    /// Whether the smith has enough for them.
    is_haul: bool,
}

impl Advice<Dutchman> for DutchmanAdvice {
    fn judges(&self) -> bool {
        true
    }

    fn judge(&self, rules: &Dutchman, position: &Position) -> Chances {
        let outlook = rules.outlook(position);
        let scale = self.scale + self.scale_a_meeting * f32::from(outlook.meetings_left);
        chances_by_wealth(&self.all_wealth(&outlook), rules.players(), scale)
    }

    fn explain(
        &self,
        rules: &Dutchman,
        position: &Position,
        seat: Seat,
        action: Action,
    ) -> Option<Phrase> {
        crate::explain::explain(rules, position, seat, action)
    }

    fn is_quiet(&self, rules: &Dutchman, position: &Position) -> bool {
        rules.is_between_rounds(position)
    }

    fn candidates(
        &self,
        rules: &Dutchman,
        position: &Position,
        seat: Seat,
        out: &mut Vec<Action>,
        _rng: &mut Rng,
    ) -> Breadth {
        if !rules.may_lay(position, seat) {
            rules.legal_actions(position, seat, out);
            if self.is_former {
                return Breadth::All;
            }
            let all = out.len();
            out.retain(|action| is_round_sum(*action));
            return if out.len() == all { Breadth::All } else { Breadth::Some };
        }
        out.clear();
        rules.list_all_but_lays(position, seat, out);
        rules.list_near_lays(position, seat, out);
        Breadth::Some
    }

    fn priors(
        &self,
        rules: &Dutchman,
        position: &Position,
        seat: Seat,
        actions: &[Action],
        out: &mut Vec<f32>,
    ) {
        let looks = |action: &Action| {
            matches!(action, Action::Move(_) | Action::Show(_) | Action::Keep | Action::Return(..))
        };
        if actions.iter().any(looks) {
            return weigh_by_judgement(rules, self, position, seat, actions, out);
        }
        out.clear();
        // Proposals name any number of ducats; what comes to more than a few is hardly ever taken.
        out.extend(actions.iter().map(|action| match action {
            Action::Give(_, ducats) => 1.0 / (2.0 + f32::from(*ducats)),
            Action::Ask(_, ducats) => 0.7 / (2.0 + f32::from(*ducats)),
            _ => 1.0,
        }));
    }

    fn play(
        &self,
        rules: &Dutchman,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        buffer.clear();
        match (self.is_former, rules.may_lay(position, seat)) {
            (false, true) => return quick::act(rules, position, seat, buffer, rng),
            (false, false) => return quick::answer(rules, position, seat, buffer),
            (true, true) => return self.act(rules, position, seat, buffer, rng),
            (true, false) => {}
        }
        rules.legal_actions(position, seat, buffer);
        let silent = |action: &Action| matches!(action, Action::Silent | Action::Put);
        if let Some(action) = buffer.iter().find(|action| silent(action)) {
            return Some(*action);
        }
        if buffer.iter().all(|action| matches!(action, Action::Announce(_))) {
            let brings = |action: &Action| match action {
                Action::Announce(space) => rules.steering_brings(position, seat, *space),
                _ => i32::MIN,
            };
            return buffer.iter().copied().max_by_key(brings);
        }
        let worth = |tried: &Position| self.own_wealth(rules, tried, seat);
        best_of_few(rules, position, seat, buffer, LOOKS, rng, worth)
    }

    fn reckon(&self, seen: Seen<'_, Dutchman>, rng: &mut Rng) -> Option<Action> {
        if self.is_former { None } else { clerk::decide(self, seen, rng) }
    }

    fn refine(&self, rules: &Dutchman, guess: &mut Position, seat: Seat, rng: &mut Rng) {
        for other in Seat::all(rules.players()) {
            if rng.below(ODD_LAYS) > 0 {
                rules.lay_nearest(guess, seat, other);
            }
        }
    }

    fn looks_like(&self, _rules: &Dutchman, action: Action) -> Option<u64> {
        match action {
            Action::Lay(shoes) => Some(u64::from(shoes.len())),
            _ => None,
        }
    }

    fn shown(&self, rules: &Dutchman, position: &Position) -> u64 {
        u64::from(rules.lucky_number(position))
    }
}
