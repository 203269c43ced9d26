//! What clerks and merchants went by before: bids like any other decision, against others who bid anything. Kept for
//! measuring only.

use std::sync::LazyLock;

use damrak_chartered::{Action, Chartered, MerchantOutlook, Outlook, Position};
use damrak_core::{Rng, Rules, Seat};
use serde::Deserialize;

use damrak_bots::{
    Advice, Chances, Inputs, PerSeat, advantage, best_of_few, chances_by_wealth, read_weights,
    weigh_by_judgement,
};

use crate::advice::CharteredAdvice;

/// A quick player looks at so many of the things they could do.
const LOOKS: usize = 5;

/// What matters how much, in florins.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FormerAdvice {
    /// Which part of the three best payouts of a hand counts.
    payouts: [f32; 3],
    /// A card in hand.
    card: f32,
    /// A broken roof, an action card, an extra turn.
    extras: [f32; 3],
    /// Cash below this is short.
    reserve: f32,
    /// What a florin counts that is missing to it.
    short: f32,
    /// Which part of what the others have counts against oneself.
    envy: f32,
    /// The difference that makes one about three times as likely to win as another at the end.
    scale: f32,
    /// What every warehouse that is left adds to it.
    scale_a_warehouse: f32,
    /// For how many moments a game is played on before it is judged.
    horizon: u32,
}

impl Default for FormerAdvice {
    fn default() -> Self {
        read_weights(include_str!("clerk-1.toml"))
    }
}

/// What is not played before the last warehouse is worth nothing.
fn to_come(outlook: &Outlook) -> f32 {
    (f32::from(outlook.supply) / 20.0).min(1.0)
}

impl FormerAdvice {
    fn wealth(&self, outlook: &Outlook) -> PerSeat {
        let mut wealth = PerSeat::default();
        let to_come = to_come(outlook);
        for (wealth, merchant) in wealth.iter_mut().zip(&outlook.merchants) {
            *wealth = merchant.worth as f32 + to_come * self.prospects(merchant);
        }
        wealth
    }

    /// What is not worth anything yet: the payouts of their hand, and what else they hold.
    fn prospects(&self, merchant: &MerchantOutlook) -> f32 {
        self.hand_payouts(merchant) + self.holds(merchant)
    }

    fn hand_payouts(&self, merchant: &MerchantOutlook) -> f32 {
        let payouts =
            self.payouts.iter().zip(merchant.payouts).map(|(part, pay)| part * pay as f32);
        payouts.sum()
    }

    fn holds(&self, merchant: &MerchantOutlook) -> f32 {
        let extras = [merchant.roofs, merchant.actions, merchant.extra];
        let extras = self.extras.iter().zip(extras).map(|(worth, count)| worth * f32::from(count));
        let missing = (self.reserve - merchant.money as f32).max(0.0);
        extras.sum::<f32>() + self.card * f32::from(merchant.cards) - self.short * missing
    }
}

impl Advice<Chartered> for FormerAdvice {
    fn judges(&self) -> bool {
        true
    }

    fn judge(&self, rules: &Chartered, position: &Position) -> Chances {
        let outlook = rules.outlook(position);
        let scale = self.scale + self.scale_a_warehouse * f32::from(outlook.supply);
        chances_by_wealth(&self.wealth(&outlook), rules.players(), scale)
    }

    fn horizon(&self, _rules: &Chartered) -> u32 {
        self.horizon
    }

    fn is_quiet(&self, rules: &Chartered, position: &Position) -> bool {
        rules.is_between_turns(position)
    }

    fn priors(
        &self,
        rules: &Chartered,
        position: &Position,
        seat: Seat,
        actions: &[Action],
        out: &mut Vec<f32>,
    ) {
        let plain = |action: &Action| match action {
            Action::Bid(amount) => Some(1.0 / (1.0 + f32::from(*amount) / 50.0)),
            Action::Give(_) | Action::Ask(_) | Action::Partner(_) | Action::Counter => Some(0.1),
            Action::Send | Action::Withdraw => Some(0.5),
            _ => None,
        };
        if actions.iter().any(|action| plain(action).is_some()) {
            out.clear();
            out.extend(actions.iter().map(|action| plain(action).unwrap_or(1.0)));
            return;
        }
        weigh_by_judgement(rules, self, position, seat, actions, out);
    }

    fn play(
        &self,
        rules: &Chartered,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        rules.legal_actions(position, seat, buffer);
        let bargains = |action: &Action| {
            matches!(
                action,
                Action::Partner(_) | Action::Give(_) | Action::Ask(_) | Action::Counter
            )
        };
        // Games that are only played through have no time for offers.
        if !buffer.iter().all(bargains) {
            buffer.retain(|action| !bargains(action));
        }
        if matches!(buffer.first(), Some(Action::Bid(_))) {
            return rules.random_action(position, seat, buffer, rng);
        }
        let worth = |tried: &Position| {
            advantage(&self.wealth(&rules.outlook(tried)), rules.players(), seat, self.envy)
        };
        best_of_few(rules, position, seat, buffer, LOOKS, rng, worth)
    }
}

/// What describes the seats is what it was.
static NOW: LazyLock<CharteredAdvice> = LazyLock::new(CharteredAdvice::default);

impl Inputs<Chartered> for FormerAdvice {
    const INPUTS: usize = <CharteredAdvice as Inputs<Chartered>>::INPUTS;

    fn inputs(&self, rules: &Chartered, position: &Position, out: &mut Vec<f32>) {
        NOW.inputs(rules, position, out);
    }

    fn scores(&self, rules: &Chartered, position: &Position) -> PerSeat {
        NOW.scores(rules, position)
    }
}
