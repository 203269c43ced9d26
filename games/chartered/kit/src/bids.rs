//! What is bid for: what events and lots are worth to somebody, what others bid for them, and the best answer to that.

use damrak_chartered::{Action, Chartered, EventKind, Lot, Outlook, Phase, Position};
use damrak_core::{Rng, Rules, Seat, Seen};

use crate::advice::CharteredAdvice;

/// All sums are multiples of this.
const STEP: u16 = 10;
/// An extra turn is worth one payout, and no payout is larger.
const MOST_PAID: f32 = 300.0;
/// Warehouses that are placed in a turn, on average.
const BUILT_A_TURN: f32 = 0.68;
/// How many guesses of the hands of the others are looked at.
const GUESSES: u32 = 6;
/// There are no more seats.
const SEATS: usize = 5;

/// What everybody would pay to have it, or not to lose by it, and what they have.
struct Wants {
    seats: usize,
    worth: [f32; SEATS],
    purse: [f32; SEATS],
}

impl CharteredAdvice {
    /// What an extra turn is worth: it comes after their next one, if there is still something to build.
    fn extra_turn_worth(&self, rules: &Chartered, outlook: &Outlook, seat: Seat) -> f32 {
        let merchant = &outlook.merchants[seat.index()];
        let players = rules.players();
        let others = if merchant.order == 0 { players - 1 } else { merchant.order - 1 };
        let left = f32::from(outlook.supply) - BUILT_A_TURN * f32::from(others) - 1.0;
        let comes = (left / 4.0 + 0.25).clamp(0.0, 1.0);
        let [_, second, _] = merchant.pays;
        let turn = self.turn[0] + self.turn[1] * second as f32;
        comes * turn.min(MOST_PAID)
    }

    /// What a level card of those beside the chart is worth.
    fn level_worth(&self, rules: &Chartered, position: &Position, outlook: &Outlook) -> f32 {
        let to_come = (f32::from(outlook.supply) / 12.0).min(1.0);
        to_come * (self.level[0] + self.level[1] * rules.level_pays(position)).min(MOST_PAID)
    }

    /// What it costs somebody to lose their two least shares.
    fn threat(&self, outlook: &Outlook, seat: Seat) -> f32 {
        let mut least = [f32::INFINITY; 2];
        let held = outlook.merchants[seat.index()].held;
        for (value, count) in outlook.values.into_iter().zip(held) {
            let share = f32::from(value) + self.growth(value, outlook.supply);
            for _ in 0..count.min(2) {
                if share < least[0] {
                    least = [share, least[0]];
                } else if share < least[1] {
                    least[1] = share;
                }
            }
        }
        least.into_iter().filter(|share| share.is_finite()).sum()
    }

    /// What everybody would give for this event.
    fn wants(&self, rules: &Chartered, position: &Position, event: EventKind) -> Wants {
        let outlook = rules.outlook(position);
        let mut wants =
            Wants { seats: usize::from(rules.players()), worth: [0.0; SEATS], purse: [0.0; SEATS] };
        for seat in Seat::all(rules.players()) {
            wants.purse[seat.index()] = outlook.merchants[seat.index()].money as f32;
            wants.worth[seat.index()] = match event {
                EventKind::Verlappen => self.extra_turn_worth(rules, &outlook, seat),
                EventKind::Aenleggen => self.level_worth(rules, position, &outlook),
                EventKind::Dreighinghe => self.threat(&outlook, seat),
                _ => 0.0,
            };
        }
        wants
    }

    /// The part of the worth that others bid at least and at most, and how many bid nothing at all.
    fn habits(&self, event: EventKind) -> [f32; 3] {
        if event == EventKind::Dreighinghe { self.threatened } else { self.bidding }
    }

    /// What somebody bids in secret, as others of their kind do.
    pub(crate) fn usual_bid(
        &self,
        rules: &Chartered,
        position: &Position,
        seat: Seat,
        event: EventKind,
        rng: &mut Rng,
    ) -> u16 {
        let wants = self.wants(rules, position, event);
        let [least, most, nothing] = self.habits(event);
        if chance(rng) < nothing {
            return 0;
        }
        let part = least + (most - least) * chance(rng);
        let bid = (part * wants.worth[seat.index()]).min(wants.purse[seat.index()]);
        tens(bid)
    }

    /// The most that can make sense in secret.
    pub(crate) fn most_to_bid(
        &self,
        rules: &Chartered,
        position: &Position,
        seat: Seat,
        event: EventKind,
    ) -> u16 {
        let wants = self.wants(rules, position, event);
        tens(wants.worth[seat.index()].min(wants.purse[seat.index()]))
    }

    /// The best secret bid against what the others are thought to bid.
    pub(crate) fn best_bid(
        &self,
        seen: Seen<'_, Chartered>,
        event: EventKind,
        rng: &mut Rng,
    ) -> u16 {
        let (rules, seat) = (seen.rules(), seen.seat().index());
        let mut bidders: Vec<usize> = Vec::new();
        let tables: Vec<Wants> = (0..GUESSES)
            .map(|_| {
                let guess = seen.guess_reopened(rng);
                bidders = rules.waiting_for(&guess).into_iter().map(Seat::index).collect();
                self.wants(rules, &guess, event)
            })
            .collect();
        let Some(own) = tables.first() else { return 0 };
        let (worth, purse) = (own.worth[seat], own.purse[seat]);
        let [least, most, nothing] = self.habits(event);
        let lot_loses = event == EventKind::Dreighinghe;
        let gain = |bid: u16| -> f32 {
            let bid = f32::from(bid);
            let spent = bid + self.short * (self.reserve - (purse - bid)).clamp(0.0, bid);
            let sum: f32 = tables
                .iter()
                .map(|table| {
                    // How likely it is that the others all bid less, and that they all bid more.
                    let (mut below, mut above) = (1.0_f32, 1.0_f32);
                    let all = 0..table.seats;
                    for other in all.filter(|other| *other != seat && bidders.contains(other)) {
                        let wish = table.worth[other].max(1.0);
                        let under = |limit: f32| {
                            if limit > table.purse[other] {
                                return 1.0;
                            }
                            let part = (limit / wish - least) / (most - least).max(0.01);
                            let some = if limit > 0.0 { 1.0 } else { 0.0 };
                            nothing * some + (1.0 - nothing) * part.clamp(0.0, 1.0)
                        };
                        // Who bids the same wins half the time.
                        let same = f32::from(STEP) / 2.0;
                        let less = 0.5 * (under(bid - same) + under(bid + same));
                        below *= less;
                        above *= 1.0 - less;
                    }
                    if lot_loses { -above * worth - spent } else { below * (worth - spent) }
                })
                .sum();
            sum
        };
        let top = tens(worth.min(purse));
        let bids = (0..=top / STEP).map(|count| count * STEP);
        bids.max_by(|a, b| gain(*a).total_cmp(&gain(*b)).then(b.cmp(a))).unwrap_or(0)
    }

    /// What a lot is worth in an auction: shares what they bring and a part of what they may rise.
    fn lot_worth(&self, outlook: &Outlook, lot: Lot, seat: Seat) -> f32 {
        let to_come = (f32::from(outlook.supply) / 12.0).min(1.0);
        match lot {
            Lot::Bank(company) | Lot::Own(company) => {
                let value = outlook.values[company as usize];
                let rises = self.growth(value, outlook.supply);
                let off_the_chart = if value == 0 { 0.0 } else { 1.0 };
                off_the_chart * (f32::from(value) + self.lots * rises)
            }
            Lot::Ten => {
                let [_, second, _] = outlook.merchants[seat.index()].pays;
                to_come * (self.ten - 0.3 * second as f32).max(10.0)
            }
            Lot::Back => to_come * 10.0,
        }
    }

    /// Bids the least that can be bid, or passes. Limits are off by so much of the worth.
    pub(crate) fn bid_openly(
        &self,
        rules: &Chartered,
        position: &Position,
        seat: Seat,
        off: f32,
        actions: &[Action],
    ) -> Option<Action> {
        let Phase::Open { lot, least } = rules.phase(position) else { return None };
        let outlook = rules.outlook(position);
        let limit = self.lot_worth(&outlook, lot, seat) * (1.0 + off);
        let passes = actions.iter().copied().find(|action| *action == Action::Pass);
        let bids = actions.contains(&Action::Bid(least));
        match passes {
            Some(pass) if !bids || f32::from(least) > limit => Some(pass),
            _ => bids.then_some(Action::Bid(least)),
        }
    }
}

/// Between 0 and 1.
fn chance(rng: &mut Rng) -> f32 {
    rng.below(1_001) as f32 / 1_000.0
}

/// The sum of money that is not above it.
fn tens(amount: f32) -> u16 {
    (amount.max(0.0) / f32::from(STEP)) as u16 * STEP
}
