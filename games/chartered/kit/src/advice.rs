//! Advice for Chartered: what somebody is worth, how shares rise, what the cards of their hand would pay, and what makes
//! no sense to do.

use damrak_chartered::{Action, Chartered, Company, MerchantOutlook, Outlook, Phase, Position};
use damrak_core::{Phrase, Rng, Rules, Seat, Seen};
use serde::{Deserialize, Serialize};

use damrak_bots::{
    Advice, Breadth, Chances, PerSeat, advantage, best_of_few, chances_by_wealth, read_weights,
    weigh_by_judgement,
};

/// A quick player looks at so many of the things they could do.
const LOOKS: usize = 5;
/// Nothing is worth more than this on the chart, and nobody is paid for what cannot rise.
const TOP: u16 = 300;
/// With fewer warehouses left than this money is of no more use than shares.
const LATE: u8 = 8;
/// With fewer warehouses left than this a broken roof will hardly be laid.
const ROOFS: u8 = 12;
/// What is needed to buy cards in the next turn.
const CARDS: i32 = 50;

/// What matters how much, in florins.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharteredAdvice {
    /// Which part of the three best payouts of a hand counts.
    pub payouts: [f32; 3],
    /// A card in hand.
    pub card: f32,
    /// A broken roof, an action card, an extra turn.
    pub extras: [f32; 3],
    /// Cash below this is short.
    pub reserve: f32,
    /// What a florin counts that is missing to it.
    pub short: f32,
    /// What a share rises in the whole of a game, and which part of that is left at the top of the chart.
    pub rise: [f32; 2],
    /// An extra turn: by itself, and for what the second card of the hand pays.
    pub turn: [f32; 2],
    /// A level card: by itself, and for what it would pay.
    pub level: [f32; 2],
    /// Which part of its worth others bid for an event at least and at most, and how many bid nothing.
    pub bidding: [f32; 3],
    /// The same where whoever bids least loses shares.
    pub threatened: [f32; 3],
    /// Which part of its rise a share is worth in an auction.
    pub lots: f32,
    /// A choice of ten cards.
    pub ten: f32,
    /// Which part of what the others have counts against oneself.
    pub envy: f32,
    /// The difference that makes one about three times as likely to win as another at the end.
    pub scale: f32,
    /// What every warehouse that is left adds to it.
    pub scale_a_warehouse: f32,
    /// For how many moments a game is played on before it is judged.
    pub horizon: u32,
}

impl Default for CharteredAdvice {
    fn default() -> Self {
        read_weights(include_str!("../weights.toml"))
    }
}

/// What is not played before the last warehouse is worth nothing.
fn to_come(outlook: &Outlook) -> f32 {
    (f32::from(outlook.supply) / 20.0).min(1.0)
}

impl CharteredAdvice {
    fn wealth(&self, outlook: &Outlook) -> PerSeat {
        let mut wealth = PerSeat::default();
        let to_come = to_come(outlook);
        let rises = outlook.values.map(|value| self.growth(value, outlook.supply));
        for (wealth, merchant) in wealth.iter_mut().zip(&outlook.merchants) {
            let held = merchant.held.into_iter().zip(rises);
            let rise: f32 = held.map(|(count, rise)| f32::from(count) * rise).sum();
            *wealth = merchant.worth as f32 + rise + to_come * self.prospects(merchant);
        }
        wealth
    }

    /// How much a share of a company of this value will still rise, on average.
    pub(crate) fn growth(&self, value: u16, supply: u8) -> f32 {
        if value == 0 {
            return 0.0;
        }
        let [all, at_the_top] = self.rise;
        let height = f32::from(value) / f32::from(TOP);
        let to_come = f32::from(supply) / 62.0;
        to_come * all * (1.0 - height * (1.0 - at_the_top))
    }

    /// What the seat is worth beside the others.
    pub(crate) fn advantage(&self, rules: &Chartered, position: &Position, seat: Seat) -> f32 {
        advantage(&self.wealth(&rules.outlook(position)), rules.players(), seat, self.envy)
    }

    /// Leaves out what makes no sense whatever the others do. Something is always left.
    pub(crate) fn sift(
        &self,
        rules: &Chartered,
        position: &Position,
        seat: Seat,
        out: &mut Vec<Action>,
    ) {
        let phase = rules.phase(position);
        let last = out.last().copied();
        match phase {
            // Offers cost everybody time, and whoever is asked gives nothing for nothing.
            Phase::Offering => {
                if out.iter().any(|action| matches!(action, Action::Done | Action::Withdraw)) {
                    out.retain(|action| matches!(action, Action::Done | Action::Withdraw));
                }
            }
            Phase::Answering => out.retain(|action| *action != Action::Counter),
            // A share of what is off the chart is worth nothing in the end.
            Phase::Swallowed(company) => {
                let outlook = rules.outlook(position);
                let comes_back = outlook.supply > 30 && outlook.values[company as usize] <= 30;
                if !comes_back {
                    out.drain(..out.len().saturating_sub(1));
                }
            }
            // Whoever sells needs the money for cards, and whoever buys keeps as much: so nothing is sold and bought back.
            Phase::Trading(left) => {
                let outlook = rules.outlook(position);
                let (own, late) = (&outlook.merchants[seat.index()], outlook.supply <= LATE);
                let roofs = outlook.supply >= ROOFS && own.roofs == 0;
                let price = |company: Company| outlook.prices[company as usize];
                let founder = |company: Company| price(company) < CARDS as u16;
                out.retain(|action| match action {
                    Action::Sell(company) => {
                        own.money < CARDS && !late && left > 1 && !founder(*company)
                    }
                    Action::Buy(company) => {
                        let keeps = own.money - i32::from(price(*company)) >= CARDS;
                        outlook.values[*company as usize] < TOP
                            && (late || keeps || founder(*company))
                    }
                    Action::BuyRoof => roofs && outlook.values.contains(&TOP),
                    Action::BuyEvent => own.money >= 4 * CARDS,
                    _ => true,
                });
            }
            Phase::Turn => {
                let sells = |action: &Action| matches!(action, Action::Sell(_));
                if out.iter().any(sells)
                    && !out.iter().all(sells)
                    && rules.outlook(position).merchants[seat.index()].money >= CARDS
                {
                    out.retain(|action| !sells(action));
                }
            }
            Phase::Secret(event) => {
                let most = self.most_to_bid(rules, position, seat, event);
                out.retain(|action| match action {
                    Action::Bid(amount) => {
                        *amount <= most && (*amount <= 100 || amount.is_multiple_of(20))
                    }
                    _ => true,
                });
            }
            Phase::Open { least, .. } => {
                out.retain(|action| match action {
                    Action::Bid(amount) => *amount == least,
                    _ => true,
                });
            }
            Phase::Buying | Phase::Selling | Phase::Event | Phase::Other => {}
        }
        if out.is_empty() {
            out.extend(last);
        }
    }

    /// What is not worth anything yet: the payouts of their hand, and what else they hold.
    fn prospects(&self, merchant: &MerchantOutlook) -> f32 {
        self.hand_payouts(merchant) + self.holds(merchant)
    }

    fn hand_payouts(&self, merchant: &MerchantOutlook) -> f32 {
        let payouts = self.payouts.iter().zip(merchant.pays).map(|(part, pay)| part * pay as f32);
        payouts.sum()
    }

    fn holds(&self, merchant: &MerchantOutlook) -> f32 {
        let extras = [merchant.roofs, merchant.actions, merchant.extra];
        let extras = self.extras.iter().zip(extras).map(|(worth, count)| worth * f32::from(count));
        let missing = (self.reserve - merchant.money as f32).max(0.0);
        extras.sum::<f32>() + self.card * f32::from(merchant.cards) - self.short * missing
    }
}

impl Advice<Chartered> for CharteredAdvice {
    fn judges(&self) -> bool {
        true
    }

    fn judge(&self, rules: &Chartered, position: &Position) -> Chances {
        let outlook = rules.outlook(position);
        let scale = self.scale + self.scale_a_warehouse * f32::from(outlook.supply);
        chances_by_wealth(&self.wealth(&outlook), rules.players(), scale)
    }

    fn explain(
        &self,
        rules: &Chartered,
        position: &Position,
        seat: Seat,
        action: Action,
    ) -> Option<Phrase> {
        crate::why::explain(rules, position, seat, action)
    }

    fn candidates(
        &self,
        rules: &Chartered,
        position: &Position,
        seat: Seat,
        out: &mut Vec<Action>,
        _rng: &mut Rng,
    ) -> Breadth {
        rules.legal_actions(position, seat, out);
        self.sift(rules, position, seat, out);
        Breadth::All
    }

    fn reckon(&self, seen: Seen<'_, Chartered>, rng: &mut Rng) -> Option<Action> {
        let (rules, seat) = (seen.rules(), seen.seat());
        let guess = seen.guess_reopened(rng);
        match rules.phase(&guess) {
            Phase::Secret(event) => Some(Action::Bid(self.best_bid(seen, event, rng))),
            Phase::Open { .. } => {
                let mut actions = Vec::new();
                seen.legal_actions(&mut actions);
                self.bid_openly(rules, &guess, seat, 0.0, &actions)
            }
            Phase::Event => None,
            _ => self.best_to_do(seen, rng),
        }
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
        if let Phase::Secret(event) = rules.phase(position) {
            let most = f32::from(self.most_to_bid(rules, position, seat, event));
            out.clear();
            out.extend(actions.iter().map(|action| match action {
                Action::Bid(amount) => {
                    let off = (f32::from(*amount) - 0.4 * most) / (0.3 * most).max(20.0);
                    (-off * off).exp().max(0.05)
                }
                _ => 1.0,
            }));
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
        let phase = rules.phase(position);
        if let Phase::Secret(event) = phase {
            return Some(Action::Bid(self.usual_bid(rules, position, seat, event, rng)));
        }
        rules.legal_actions(position, seat, buffer);
        if let Phase::Open { .. } = phase {
            let off = rng.below(401) as f32 / 1_000.0 - 0.3;
            return self.bid_openly(rules, position, seat, off, buffer);
        }
        self.sift(rules, position, seat, buffer);
        let worth = |tried: &Position| self.advantage(rules, tried, seat);
        best_of_few(rules, position, seat, buffer, LOOKS, rng, worth)
    }
}
