//! Buying special cards (clauses K-73 to K-75).

use damrak_core::{Listener, Seat};

use super::{Doing, Kontor};
use crate::components::{BLACK, CardId, RED, other};
use crate::event::Event;
use crate::state::{Purchase, Secret, Stage};

/// The price of a special card (clause K-73).
const PRICE: u8 = 2;

impl Kontor {
    /// Whose card has the higher number; no number occurs twice (clause K-2).
    pub(crate) fn higher(&self, cards: [CardId; 2]) -> Seat {
        let number = |seat: Seat| self.deck().card(cards[seat.index()]).number;
        if number(RED) > number(BLACK) { RED } else { other(RED) }
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clause K-73: asks those who can pay; says whether there is anybody to ask.
    pub(crate) fn begin_buying(&mut self) -> bool {
        let secrets = self
            .position
            .guilders
            .map(|guilders| if guilders >= PRICE { Secret::Open } else { Secret::NotAsked });
        self.position.stage = Stage::Buying(secrets);
        secrets.iter().any(|secret| secret.is_open())
    }

    pub(crate) fn seal_buying(&mut self, seat: Seat, purchase: Purchase) {
        let Stage::Buying(mut secrets) = self.position.stage else { return };
        secrets[seat.index()] = Secret::Sealed(purchase);
        self.position.stage = Stage::Buying(secrets);
        self.tell_only(seat, || Event::BuyingDecided { seat, buys: purchase == Purchase::Buy });
        self.tell_others(seat, || Event::BuyingSealed { seat });
        if secrets.iter().any(|secret| secret.is_open()) {
            return;
        }
        self.reveal();
        self.resolve_buying(secrets.map(|secret| secret.sealed() == Some(Purchase::Buy)));
    }

    fn resolve_buying(&mut self, wants: [bool; 2]) {
        self.position.stage = Stage::Choosing([Secret::Open; 2]);
        if wants == [true, true] && self.position.special_pile.len() == 1 {
            self.begin_contest();
            return;
        }
        if wants == [false, false] {
            self.tell(|| Event::NobodyBuys);
        }
        for seat in [RED, BLACK] {
            if wants[seat.index()] {
                self.buy(seat);
            }
        }
        self.end_if_broke();
    }

    /// Clause K-74: the top card for two guilders, seen by its buyer alone.
    fn buy(&mut self, seat: Seat) {
        let rules = self.rules;
        let Some(card) = self.position.special_pile.draw() else { return };
        self.pay_in(seat, PRICE);
        self.position.hands[seat.index()].insert(card);
        self.tell_only(seat, || Event::SpecialDrawn { seat, card: rules.card_name(card) });
        self.tell_others(seat, || Event::SpecialBought { seat });
    }

    /// Clause K-75: both want the last card; who has no card to show is out at once.
    fn begin_contest(&mut self) {
        self.tell(|| Event::Contested);
        let secrets = self
            .position
            .hands
            .map(|hand| if hand.is_empty() { Secret::NotAsked } else { Secret::Open });
        for seat in [RED, BLACK] {
            if !secrets[seat.index()].is_open() {
                self.tell(|| Event::NothingToShow { seat });
            }
        }
        match (secrets[0].is_open(), secrets[1].is_open()) {
            (true, true) => self.position.stage = Stage::Contest(secrets),
            (true, false) => self.buy(RED),
            (false, true) => self.buy(BLACK),
            (false, false) => {}
        }
    }

    pub(crate) fn seal_show(&mut self, seat: Seat, card: CardId) {
        let rules = self.rules;
        let Stage::Contest(mut secrets) = self.position.stage else { return };
        secrets[seat.index()] = Secret::Sealed(card);
        self.position.stage = Stage::Contest(secrets);
        self.tell_only(seat, || Event::ShowDecided { seat, card: rules.card_name(card) });
        self.tell_others(seat, || Event::ShowSealed { seat });
        let [Some(red), Some(black)] = secrets.map(Secret::sealed) else {
            return;
        };
        self.reveal();
        self.resolve_contest([red, black]);
    }

    /// Clause K-75: the higher number buys; the shown cards are known from now on.
    fn resolve_contest(&mut self, shown: [CardId; 2]) {
        let rules = self.rules;
        for seat in [RED, BLACK] {
            let card = shown[seat.index()];
            self.position.known.insert(card);
            self.tell(|| Event::Shown { seat, card: rules.card_name(card) });
        }
        self.position.stage = Stage::Choosing([Secret::Open; 2]);
        let winner = rules.higher(shown);
        self.buy(winner);
        self.end_if_broke();
    }
}
