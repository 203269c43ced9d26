//! The turn of one player and what closes it: income, drawing, the end of the round (clauses K-10,
//! K-46 to K-52).

use damrak_core::{Audience, Disclosure, Listener, Seat};

use super::Kontor;
use crate::components::{BLACK, CardId, RED, Suit, other};
use crate::event::{Event, Income};
use crate::state::{End, Position, Stage, Step, Turn};

/// Clause K-51.
pub(crate) const MOST_IDLE_ROUNDS: u8 = 3;
/// Clause K-52.
pub(crate) const MOST_STALE_ROUNDS: u8 = 20;

impl Kontor {
    /// Phases 4 to 7 of a player begin: with the boat if their card bears it and it can go anywhere.
    pub(crate) fn begin_turn(
        &self,
        position: &mut Position,
        seat: Seat,
        second_to_come: bool,
        listener: &mut impl Listener<Event>,
    ) -> Disclosure {
        let turn = Turn { seat, second_to_come };
        let boat_card =
            position.played[seat.index()].is_some_and(|card| self.has_boat_symbol(card));
        if boat_card && !self.boat_cells(position).is_empty() {
            position.stage = Stage::Turn(turn, Step::Boat);
            Disclosure::NOTHING
        } else {
            position.stage = Stage::Turn(turn, Step::Build);
            self.begin_building(position, seat, listener)
        }
    }

    /// Clause K-46, then clause K-47, still in one's own turn (clause K-48); for a special card there is neither (clause
    /// K-76), and from an empty pile nothing is drawn (clause K-49). Says whether a hidden card was turned up.
    pub(crate) fn collect_and_draw(
        &self,
        position: &mut Position,
        seat: Seat,
        card: CardId,
        listener: &mut impl Listener<Event>,
    ) -> bool {
        if card.suit() == Suit::Canal {
            self.pay_out(position, seat, Income::Subsidy, listener);
            if self.end_if_broke(position, listener) {
                return false;
            }
        }
        let (drawn, left) = match card.suit() {
            Suit::Canal => (position.canal_pile.draw(), position.canal_pile.len()),
            Suit::Quay(owner) => {
                let pile = &mut position.quay_piles[owner.index()];
                (pile.draw(), pile.len())
            }
            Suit::Special => return false,
        };
        match drawn {
            Some(drawn) => {
                position.hands[seat.index()].insert(drawn);
                position.known.insert(drawn);
                listener.tell(Audience::All, || Event::Drew { seat, card: self.card_name(drawn) });
            }
            None => listener.tell(Audience::All, || Event::PileEmpty { seat }),
        }
        drawn.is_some() && left > 0
    }

    /// The turn is over: the second player's, or the next round.
    pub(crate) fn end_turn(
        &self,
        position: &mut Position,
        listener: &mut impl Listener<Event>,
    ) -> Disclosure {
        let Stage::Turn(turn, _) = position.stage else { return Disclosure::NOTHING };
        if turn.second_to_come {
            self.begin_turn(position, other(turn.seat), false, listener)
        } else {
            self.end_round(position, listener)
        }
    }

    /// Clauses K-51 and K-52, then the next round. Whether a round counts as idle can tell something about
    /// special cards that only their owner has seen.
    pub(crate) fn end_round(
        &self,
        position: &mut Position,
        listener: &mut impl Listener<Event>,
    ) -> Disclosure {
        position.idle_rounds = if self.was_idle(position) { position.idle_rounds + 1 } else { 0 };
        let tells = !position.laid_this_round && self.readings.idle_is_stuck;
        let disclosure = match tells && holds_unseen_special(position) {
            true => Disclosure::REVEALED,
            false => Disclosure::NOTHING,
        };
        position.stale_rounds =
            if position.grew_this_round { 0 } else { position.stale_rounds + 1 };
        if position.idle_rounds >= MOST_IDLE_ROUNDS {
            self.end(position, End::Idle, listener);
        } else if position.stale_rounds >= MOST_STALE_ROUNDS {
            self.end(position, End::Stale, listener);
        } else {
            self.begin_round(position, listener);
        }
        disclosure
    }

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

fn holds_unseen_special(position: &Position) -> bool {
    let unseen = position.hands[0].or(position.hands[1]).minus(position.known);
    !unseen.and(Suit::Special.cards()).is_empty()
}
