//! Secret bids, and what they are for (clauses C-75 to C-83).

use damrak_core::{Listener, Seat, SeatSet};

use super::Doing;
use crate::components::{Card, Company, EventKind, LOST_SHARES, SEATS};
use crate::event::{BidShown, Event};
use crate::state::{Bid, Bids, Position, Stage};

/// Ties at zero, and ties in all, after which nobody bids again (clause C-77).
const MOST_TIES_AT_ZERO: u8 = 2;
const MOST_TIES: u8 = 5;

impl<L: Listener<Event>> Doing<'_, L> {
    pub(super) fn begin_bids(&mut self, takes_part: impl Fn(&Position, Seat) -> bool) {
        let bidders: SeatSet =
            Seat::all(self.rules.players).filter(|seat| takes_part(self.position, *seat)).collect();
        if bidders.is_empty() {
            return self.end_event();
        }
        self.ask_for_bids(bidders, 0, 0);
    }

    fn ask_for_bids(&mut self, bidders: SeatSet, ties: u8, ties_at_zero: u8) {
        let mut bids = [Bid::NotAsked; SEATS];
        bidders.into_iter().for_each(|seat| bids[seat.index()] = Bid::Open);
        self.position.stage = Stage::Bids(Bids { bids, ties, ties_at_zero });
    }

    pub(super) fn bid_secretly(&mut self, seat: Seat, amount: u16, mut round: Bids) {
        round.bids[seat.index()] = Bid::Sealed(amount);
        self.position.stage = Stage::Bids(round);
        self.tell_only(seat, || Event::BidMade { seat, amount });
        self.tell_others(seat, || Event::BidSealed { seat });
        if !round.bids.contains(&Bid::Open) {
            self.reveal();
            self.compare(round);
        }
    }

    /// Clauses C-75 and C-76.
    fn compare(&mut self, round: Bids) {
        let bids = || {
            round.bids.into_iter().enumerate().filter_map(|(index, bid)| match bid {
                Bid::Sealed(amount) => Some((Seat::from_index(index), amount)),
                _ => None,
            })
        };
        self.tell(|| Event::BidsShown {
            bids: bids().map(|(seat, amount)| BidShown { seat, amount }).collect(),
        });
        let Some(kind) = self.position.event.map(|event| event.kind) else { return };
        let everybody_pays = kind == EventKind::Dreighinghe;
        let amounts = bids().map(|(_, amount)| amount);
        let decisive = if everybody_pays { amounts.min() } else { amounts.max() };
        let decisive = decisive.unwrap_or_default();
        let tied: SeatSet =
            bids().filter(|(_, amount)| *amount == decisive).map(|(seat, _)| seat).collect();
        for (seat, amount) in bids() {
            if amount > 0 && (everybody_pays || tied.contains(seat)) {
                self.position.pay(seat, -i32::from(amount));
                self.tell(|| Event::BidPaid { seat, amount });
            }
        }
        match tied.first() {
            Some(seat) if tied.len() == 1 => self.decide_bids(kind, seat),
            _ => self.break_tie(kind, tied, decisive, round),
        }
    }

    /// Clauses C-76 and C-77.
    fn break_tie(&mut self, kind: EventKind, tied: SeatSet, amount: u16, round: Bids) {
        let ties = round.ties + 1;
        let ties_at_zero = round.ties_at_zero + u8::from(amount == 0);
        let again = ties < MOST_TIES && ties_at_zero < MOST_TIES_AT_ZERO;
        self.tell(|| Event::Tied { seats: tied.into_iter().collect(), again });
        if again {
            return self.ask_for_bids(tied, ties, ties_at_zero);
        }
        let first =
            self.rules.clockwise_from_active(self.position).find(|seat| tied.contains(*seat));
        if let Some(seat) = first {
            self.decide_bids(kind, seat);
        }
    }

    /// Somebody has won, or lost.
    fn decide_bids(&mut self, kind: EventKind, seat: Seat) {
        match kind {
            EventKind::Verlappen => {
                self.win_extra_turn(seat);
                self.tell(|| Event::ExtraTurnWon { seat });
            }
            EventKind::Aenleggen => {
                if let Some(card) = self.position.aside.pop() {
                    self.win_level(seat, card);
                }
            }
            _ => {
                let left = LOST_SHARES.min(self.player(seat).share_count());
                self.tell(|| Event::Threatened { seat, count: left });
                if left > 0 {
                    self.position.stage = Stage::Losing { seat, left };
                    return;
                }
            }
        }
        self.end_event();
    }

    /// Clauses C-78 and C-79.
    fn win_extra_turn(&mut self, seat: Seat) {
        let follows = self.position.turn == seat && self.position.again > 0;
        let turns = if follows && self.rules.readings.extra_turn_joins_the_next {
            &mut self.position.again
        } else {
            &mut self.player(seat).extra
        };
        *turns = turns.saturating_add(1);
    }

    /// Clause C-80.
    fn win_level(&mut self, seat: Seat, card: Card) {
        let rules = self.rules;
        let won = || Event::LevelWon { seat, card: rules.card_name(card) };
        if rules.readings.levels_won_unseen {
            let Position { players, knowledge, .. } = &mut *self.position;
            players[seat.index()].gain_won(card);
            knowledge.one_won(seat.index(), card);
            self.tell_only(seat, won);
            self.tell_others(seat, || Event::LevelTaken { seat });
        } else {
            self.player(seat).gain_shown(card);
            self.tell(won);
        }
    }

    /// Clauses C-82 and C-83.
    pub(super) fn lose_share(&mut self, seat: Seat, company: Company, left: u8) {
        let shares = &mut self.player(seat).shares[company.index()];
        *shares = shares.saturating_sub(1);
        self.tell(|| Event::ShareLost { seat, company });
        match left {
            2.. => self.position.stage = Stage::Losing { seat, left: left - 1 },
            _ => self.end_event(),
        }
    }
}
