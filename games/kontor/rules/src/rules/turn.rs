//! The turn of one player and what closes it: income, drawing, the end of the round (clauses K-10,
//! K-46 to K-52).

use damrak_core::{Listener, Seat};

use super::{Doing, Kontor};
use crate::components::{BLACK, CardId, RED, Suit, other};
use crate::event::{Event, Income};
use crate::state::{End, Order, Position, Stage, Step, Turn};

/// Clause K-51.
pub(crate) const MOST_IDLE_ROUNDS: u8 = 3;
/// Clause K-52.
pub(crate) const MOST_STALE_ROUNDS: u8 = 20;

impl Kontor {
    /// Clause K-51: whether the round that ends now counts.
    fn was_idle(&self, position: &Position) -> bool {
        if position.laid_this_round {
            return false;
        }
        !self.readings.idle_is_stuck
            || ![RED, BLACK].into_iter().any(|seat| self.could_lay(position, seat))
    }

    /// Whether there is a place for any card of this hand. All quays and cranes of a hand have the same places,
    /// and so have all canals.
    fn could_lay(&self, position: &Position, seat: Seat) -> bool {
        let hand = position.hands[seat.index()];
        let specials = hand.and(Suit::Special.cards());
        [Suit::Canal, Suit::Quay(seat)]
            .into_iter()
            .filter_map(|suit| hand.and(suit.cards()).into_iter().next())
            .chain(specials)
            .any(|card| self.can_build(&position.harbour, seat, card))
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Phases 4 to 7 of a player begin: with the boat if their card bears it and it can go anywhere.
    pub(crate) fn begin_turn(&mut self, turn: Turn) {
        let seat = turn.seat;
        let boat_card =
            self.position.played[seat.index()].is_some_and(|card| self.rules.has_boat_symbol(card));
        if boat_card && !self.rules.boat_cells(self.position).is_empty() {
            self.position.stage = Stage::Turn(turn, Step::Boat);
        } else {
            self.position.stage = Stage::Turn(turn, Step::Build);
            self.begin_building(seat);
        }
    }

    /// Clause K-46, then clause K-47, still in one's own turn (clause K-48); for a special card there is neither (clause
    /// K-76), and from an empty pile nothing is drawn (clause K-49).
    pub(crate) fn collect_and_draw(&mut self, seat: Seat, card: CardId) {
        let rules = self.rules;
        if card.suit() == Suit::Canal {
            self.pay_out(seat, Income::Subsidy);
            if self.end_if_broke() {
                return;
            }
        }
        let (drawn, left) = match card.suit() {
            Suit::Canal => (self.position.canal_pile.draw(), self.position.canal_pile.len()),
            Suit::Quay(owner) => {
                let pile = &mut self.position.quay_piles[owner.index()];
                (pile.draw(), pile.len())
            }
            Suit::Special => return,
        };
        match drawn {
            Some(drawn) => {
                self.position.hands[seat.index()].insert(drawn);
                self.position.known.insert(drawn);
                self.tell(|| Event::Drew { seat, card: rules.card_name(drawn) });
            }
            None => self.tell(|| Event::PileEmpty { seat }),
        }
        // The next card of the pile lies open now.
        if drawn.is_some() && left > 0 {
            self.reveal();
        }
    }

    /// The turn is over: the second player's, or the next round.
    pub(crate) fn end_turn(&mut self) {
        let Stage::Turn(turn, _) = self.position.stage else { return };
        match turn.order {
            Order::First => self.begin_turn(Turn::last(other(turn.seat))),
            Order::Last => self.end_round(),
        }
    }

    /// Clauses K-51 and K-52, then the next round. Whether a round counts as idle can tell something about
    /// special cards that only their owner has seen.
    pub(crate) fn end_round(&mut self) {
        self.position.idle_rounds =
            if self.rules.was_idle(self.position) { self.position.idle_rounds + 1 } else { 0 };
        let tells = !self.position.laid_this_round && self.rules.readings.idle_is_stuck;
        if tells && holds_unseen_special(self.position) {
            self.reveal();
        }
        self.position.stale_rounds =
            if self.position.grew_this_round { 0 } else { self.position.stale_rounds + 1 };
        if self.position.idle_rounds >= MOST_IDLE_ROUNDS {
            self.end(End::Idle);
        } else if self.position.stale_rounds >= MOST_STALE_ROUNDS {
            self.end(End::Stale);
        } else {
            self.begin_round();
        }
    }
}

fn holds_unseen_special(position: &Position) -> bool {
    let unseen = position.hands[0].or(position.hands[1]).minus(position.known);
    !unseen.and(Suit::Special.cards()).is_empty()
}
