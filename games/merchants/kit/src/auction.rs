//! What a card is worth to everybody, what others bid for it, and the best answer to that.

use damrak_core::{Deaf, Rng, Rules, Seat, Seen, Sight};
use damrak_merchants::{Action, Merchants, Position};

use damrak_bots::{PerSeat, advantage};

use crate::advice::MerchantsAdvice;

/// Using a card takes no more decisions than this.
const USES: u32 = 8;
/// So many guesses of the cards to come are looked at before a price is named.
const GUESSES: u32 = 3;
/// On this price the clock starts again, for twice as much.
const DOUBLES: u16 = 200;

/// What comes of an auction: what everybody will have if nobody gets the card, and if this seat does, for nothing.
struct Lot {
    unsold: PerSeat,
    with: [Option<PerSeat>; Seat::MAX as usize],
}

/// A bidder as the others see it: about what it bids, how far off that may be, and what it has.
#[derive(Clone, Copy)]
struct Bidder {
    seat: Seat,
    mean: f32,
    cash: f32,
}

impl MerchantsAdvice {
    /// Who would have what in the end if all let the card go.
    fn unsold(&self, rules: &Merchants, position: &Position, seat: Seat) -> Option<PerSeat> {
        let mut tried = *position;
        rules.reopen(&mut tried, seat);
        for other in rules.waiting_for(&tried) {
            rules.apply(&mut tried, other, Action::Wait, &mut Deaf).ok()?;
        }
        Some(self.wealth(rules, &rules.outlook(&tried)))
    }

    /// Who would have what in the end if this seat got the card for nothing and used it as well as it sees by so many
    /// looks. Nothing if it cannot bid.
    fn with_card(
        &self,
        rules: &Merchants,
        position: &Position,
        seat: Seat,
        looks: usize,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<PerSeat> {
        let mut tried = *position;
        rules.reopen(&mut tried, seat);
        rules.legal_actions(&tried, seat, buffer);
        let price = prices(buffer).min()?;
        for other in rules.waiting_for(&tried).without(seat) {
            rules.apply(&mut tried, other, Action::Wait, &mut Deaf).ok()?;
        }
        rules.apply(&mut tried, seat, Action::Stop(price), &mut Deaf).ok()?;
        for _ in 0..USES {
            if rules.is_between_turns(&tried) || !rules.waiting_for(&tried).contains(seat) {
                break;
            }
            let action = self.use_well(rules, &tried, seat, looks, buffer, rng)?;
            rules.apply(&mut tried, seat, action, &mut Deaf).ok()?;
        }
        let mut wealth = self.wealth(rules, &rules.outlook(&tried));
        wealth[seat.index()] += f32::from(price);
        Some(wealth)
    }

    /// What the card in the auction is worth to a seat, about. Nothing if it cannot bid.
    pub fn card_value(
        &self,
        rules: &Merchants,
        position: &Position,
        seat: Seat,
        looks: usize,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<f32> {
        let with = self.with_card(rules, position, seat, looks, buffer, rng)?;
        let without = self.unsold(rules, position, seat)?;
        let stands = |wealth: &PerSeat| advantage(wealth, rules.players(), seat, self.envy);
        Some(stands(&with) - stands(&without))
    }

    /// What comes of the auction, on average over some guesses.
    fn lot(&self, seen: Seen<'_, Merchants>, rng: &mut Rng) -> Option<Lot> {
        let (rules, mut buffer) = (seen.rules(), Vec::new());
        let mut lot = Lot { unsold: PerSeat::default(), with: Default::default() };
        let add = |sum: &mut PerSeat, more: PerSeat| {
            sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more / GUESSES as f32);
        };
        for _ in 0..GUESSES {
            let guess = seen.guess_reopened(rng);
            add(&mut lot.unsold, self.unsold(rules, &guess, seen.seat())?);
            for seat in Seat::all(rules.players()) {
                // One's own use is looked at well; what others would do with it is guessed.
                let looks = if seat == seen.seat() { usize::MAX } else { 8 };
                let with = self.with_card(rules, &guess, seat, looks, &mut buffer, rng);
                if let Some(with) = with {
                    let sum = lot.with[seat.index()].get_or_insert_with(PerSeat::default);
                    add(sum, with);
                }
            }
        }
        Some(lot)
    }

    /// What somebody bids on average for a card of this worth to them.
    fn usual_bid(&self, worth: f32) -> f32 {
        (self.bid_least + self.bid_part * worth.max(0.0)).min(self.usual + self.spread)
    }

    /// How likely it is that a bidder names less than this price.
    fn below(&self, bidder: &Bidder, price: f32) -> f32 {
        if price > bidder.cash {
            return 1.0;
        }
        (0.5 + (price - bidder.mean) / (2.0 * self.bid_spread.max(1.0))).clamp(0.0, 1.0)
    }

    /// The best price on the clock, or to wait: what winning is worth less what it costs, and what it is worth that
    /// another wins, by how likely either is. Nothing if the clock runs for twice as much.
    pub(crate) fn best_price(
        &self,
        seen: Seen<'_, Merchants>,
        actions: &[Action],
        rng: &mut Rng,
    ) -> Option<Action> {
        let (rules, seat) = (seen.rules(), seen.seat());
        let wait = actions.iter().copied().find(|action| *action == Action::Wait)?;
        let mut open: Vec<u16> = prices(actions).filter(|price| *price < DOUBLES).collect();
        if open.is_empty() && prices(actions).next().is_some() {
            return None;
        }
        let guess = seen.guess_reopened(rng);
        let families = rules.outlook(&guess).families;
        open.retain(|price| i32::from(*price) <= families[seat.index()].cash);
        if open.is_empty() || !rules.can_use_card(&guess, seat) {
            return Some(wait);
        }
        let lot = self.lot(seen, rng)?;
        let stands =
            |wealth: &PerSeat, whose: Seat| advantage(wealth, rules.players(), whose, self.envy);
        let mut others = Vec::with_capacity(Seat::MAX as usize);
        for other in rules.waiting_for(&guess).without(seat) {
            let Some(with) = &lot.with[other.index()] else { continue };
            if !rules.can_use_card(&guess, other) {
                continue;
            }
            let worth = stands(with, other) - stands(&lot.unsold, other);
            let cash = families[other.index()].cash as f32;
            others.push(Bidder { seat: other, mean: self.usual_bid(worth), cash });
        }
        let unsold = stands(&lot.unsold, seat);
        let own = stands(lot.with[seat.index()].as_ref()?, seat);
        let a_part = self.envy / (f32::from(rules.players()) - 1.0).max(1.0);
        // What it comes to that somebody names this price or more.
        let lost = |price: f32| -> f32 {
            let (mut sum, mut weights) = (0.0, 0.0);
            for bidder in &others {
                let weight = 1.0 - self.below(bidder, price);
                let paid = bidder.mean.max(price).min(bidder.cash);
                let with = lot.with[bidder.seat.index()].as_ref();
                let comes = with.map_or(unsold, |with| stands(with, seat) + a_part * paid);
                sum += weight * comes;
                weights += weight;
            }
            if weights > 0.0 { sum / weights } else { unsold }
        };
        // Of the same price the nearer to the mayor's left wins: half the time.
        let wins = |price: f32| -> f32 {
            let beats = |bidder: &Bidder| {
                0.5 * (self.below(bidder, price - 5.0) + self.below(bidder, price + 5.0))
            };
            others.iter().map(beats).product()
        };
        let lowest = f32::from(open.iter().copied().min().unwrap_or_default());
        let nobody = wins(lowest - 5.0);
        let mut best = (nobody * unsold + (1.0 - nobody) * lost(lowest), wait);
        for price in open {
            let named = f32::from(price);
            let won = wins(named);
            let gain = won * (own - named) + (1.0 - won) * lost(named);
            if gain > best.0 {
                best = (gain, Action::Stop(price));
            }
        }
        Some(best.1)
    }

    /// What somebody does with a moment to think.
    pub(crate) fn with_a_moment(
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
            let value = self.card_value(rules, position, seat, 3, buffer, rng)?;
            let limit = self.usual_bid(value) + self.bid_spread * wavering(rng);
            return bid_below(rules, position, seat, limit.min(self.usual + self.spread), buffer);
        }
        self.at_once(rules, position, seat, buffer, rng)
    }
}

/// The prices among these.
fn prices(actions: &[Action]) -> impl Iterator<Item = u16> {
    actions.iter().filter_map(|action| match action {
        Action::Stop(price) => Some(*price),
        _ => None,
    })
}

/// Between -1 and 1.
pub(crate) fn wavering(rng: &mut Rng) -> f32 {
    rng.below(201) as f32 / 100.0 - 1.0
}

/// The highest price that is not above a limit; prices fall, and the last is to wait.
pub(crate) fn bid_below(
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
