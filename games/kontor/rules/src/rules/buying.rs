//! Buying special cards (clauses K-73 to K-75).

use damrak_core::{Audience, Disclosure, Listener, Seat};

use super::Kontor;
use crate::components::{BLACK, CardId, RED, other};
use crate::event::Event;
use crate::state::{Position, Secret, Stage};

/// The price of a special card (clause K-73).
const PRICE: u8 = 2;

impl Kontor {
    /// Clause K-73: asks those who can pay; says whether there is anybody to ask.
    pub(crate) fn begin_buying(&self, position: &mut Position) -> bool {
        let secrets = position
            .guilders
            .map(|guilders| if guilders >= PRICE { Secret::Open } else { Secret::NotAsked });
        position.stage = Stage::Buying(secrets);
        secrets.iter().any(|secret| secret.is_open())
    }

    pub(crate) fn seal_buying(
        &self,
        position: &mut Position,
        seat: Seat,
        buys: bool,
        listener: &mut impl Listener<Event>,
    ) -> Disclosure {
        let Stage::Buying(mut secrets) = position.stage else { return Disclosure::NOTHING };
        secrets[seat.index()] = Secret::Sealed(buys);
        position.stage = Stage::Buying(secrets);
        listener.tell(Audience::Only(seat), || Event::BuyingDecided { seat, buys });
        listener.tell(Audience::Others(seat), || Event::BuyingSealed { seat });
        if secrets.iter().any(|secret| secret.is_open()) {
            return Disclosure::NOTHING;
        }
        self.resolve_buying(
            position,
            secrets.map(|secret| secret.sealed() == Some(true)),
            listener,
        );
        Disclosure::REVEALED
    }

    fn resolve_buying(
        &self,
        position: &mut Position,
        wants: [bool; 2],
        listener: &mut impl Listener<Event>,
    ) {
        position.stage = Stage::Choosing([Secret::Open; 2]);
        if wants == [true, true] && position.special_pile.len() == 1 {
            self.begin_contest(position, listener);
            return;
        }
        if wants == [false, false] {
            listener.tell(Audience::All, || Event::NobodyBuys);
        }
        for seat in [RED, BLACK] {
            if wants[seat.index()] {
                self.buy(position, seat, listener);
            }
        }
        self.end_if_broke(position, listener);
    }

    /// Clause K-74: the top card for two guilders, seen by its buyer alone.
    fn buy(&self, position: &mut Position, seat: Seat, listener: &mut impl Listener<Event>) {
        let Some(card) = position.special_pile.draw() else { return };
        self.pay_in(position, seat, PRICE);
        position.hands[seat.index()].insert(card);
        listener.tell(Audience::Only(seat), || Event::SpecialDrawn {
            seat,
            card: self.card_name(card),
        });
        listener.tell(Audience::Others(seat), || Event::SpecialBought { seat });
    }

    /// Clause K-75: both want the last card; who has no card to show is out at once.
    fn begin_contest(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        listener.tell(Audience::All, || Event::Contested);
        let secrets = position
            .hands
            .map(|hand| if hand.is_empty() { Secret::NotAsked } else { Secret::Open });
        for seat in [RED, BLACK] {
            if !secrets[seat.index()].is_open() {
                listener.tell(Audience::All, || Event::NothingToShow { seat });
            }
        }
        match (secrets[0].is_open(), secrets[1].is_open()) {
            (true, true) => position.stage = Stage::Contest(secrets),
            (true, false) => self.buy(position, RED, listener),
            (false, true) => self.buy(position, BLACK, listener),
            (false, false) => {}
        }
    }

    pub(crate) fn seal_show(
        &self,
        position: &mut Position,
        seat: Seat,
        card: CardId,
        listener: &mut impl Listener<Event>,
    ) -> Disclosure {
        let Stage::Contest(mut secrets) = position.stage else { return Disclosure::NOTHING };
        secrets[seat.index()] = Secret::Sealed(card);
        position.stage = Stage::Contest(secrets);
        listener
            .tell(Audience::Only(seat), || Event::ShowDecided { seat, card: self.card_name(card) });
        listener.tell(Audience::Others(seat), || Event::ShowSealed { seat });
        let [Some(red), Some(black)] = secrets.map(Secret::sealed) else {
            return Disclosure::NOTHING;
        };
        self.resolve_contest(position, [red, black], listener);
        Disclosure::REVEALED
    }

    /// Clause K-75: the higher number buys; the shown cards are known from now on.
    fn resolve_contest(
        &self,
        position: &mut Position,
        shown: [CardId; 2],
        listener: &mut impl Listener<Event>,
    ) {
        for seat in [RED, BLACK] {
            let card = shown[seat.index()];
            position.known.insert(card);
            listener.tell(Audience::All, || Event::Shown { seat, card: self.card_name(card) });
        }
        position.stage = Stage::Choosing([Secret::Open; 2]);
        let winner = self.higher(shown);
        self.buy(position, winner, listener);
        self.end_if_broke(position, listener);
    }

    /// Whose card has the higher number; no number occurs twice (clause K-2).
    pub(crate) fn higher(&self, cards: [CardId; 2]) -> Seat {
        let number = |seat: Seat| self.deck().card(cards[seat.index()]).number;
        if number(RED) > number(BLACK) { RED } else { other(RED) }
    }
}
