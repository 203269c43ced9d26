//! Phases 1 to 3: choosing, harbour tax, who begins (clauses K-11 to K-21).

use damrak_core::{Audience, Disclosure, Listener, Seat};

use super::Kontor;
use crate::components::{BLACK, CardId, RED, Symbol, other};
use crate::event::{Event, Income};
use crate::state::{Choice, Position, Secret, Stage};

impl Kontor {
    /// Clause K-11: nobody learns anything before both have chosen.
    pub(crate) fn seal_choice(
        &self,
        position: &mut Position,
        seat: Seat,
        card: Option<CardId>,
        listener: &mut impl Listener<Event>,
    ) -> Disclosure {
        let Stage::Choosing(mut secrets) = position.stage else { return Disclosure::NOTHING };
        secrets[seat.index()] = Secret::Sealed(card.map_or(Choice::Pass, Choice::Card));
        position.stage = Stage::Choosing(secrets);
        listener.tell(Audience::Only(seat), || Event::ChoiceDecided {
            seat,
            card: card.map(|card| self.card_name(card)),
        });
        listener.tell(Audience::Others(seat), || Event::ChoiceSealed { seat });
        let [Some(red), Some(black)] = secrets.map(Secret::sealed) else {
            return Disclosure::NOTHING;
        };
        self.reveal(position, [red, black], listener);
        Disclosure::REVEALED
    }

    fn reveal(
        &self,
        position: &mut Position,
        choices: [Choice; 2],
        listener: &mut impl Listener<Event>,
    ) {
        for seat in [RED, BLACK] {
            match choices[seat.index()] {
                Choice::Card(card) => {
                    position.hands[seat.index()].remove(card);
                    position.known.remove(card);
                    position.played[seat.index()] = Some(card);
                    listener.tell(Audience::All, || Event::Revealed {
                        seat,
                        card: self.card_name(card),
                    });
                }
                Choice::Pass => listener.tell(Audience::All, || Event::Passed { seat }),
            }
        }
        self.pay_passers(position, choices, listener);
        if self.end_if_broke(position, listener) {
            return;
        }
        self.collect_tax(position, listener);
        if self.end_if_broke(position, listener) {
            return;
        }
        self.begin_turns(position, listener);
    }

    /// Clause K-12.
    fn pay_passers(
        &self,
        position: &mut Position,
        choices: [Choice; 2],
        listener: &mut impl Listener<Event>,
    ) {
        match choices {
            [Choice::Pass, Choice::Pass] => self.pay_out_to_both(position, Income::Pass, listener),
            [Choice::Pass, _] => self.pay_out(position, RED, Income::Pass, listener),
            [_, Choice::Pass] => self.pay_out(position, BLACK, Income::Pass, listener),
            _ => {}
        }
    }

    /// Clauses K-15, K-16, K-19 and K-20; clause K-17 where both pay, clause K-18 where one of two cannot.
    fn collect_tax(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        let [Some(red), Some(black)] = position.played else { return };
        let taxes = [red, black].map(|card| self.deck().card(card).symbol == Symbol::Guilder);
        let owes = |seat: Seat| taxes[other(seat).index()];
        let insolvent = |seat: Seat| owes(seat) && position.guilders[seat.index()] == 0;
        match (insolvent(RED), insolvent(BLACK)) {
            (true, true) => {
                for seat in [RED, BLACK] {
                    self.withdraw(position, seat, listener);
                }
                self.pay_out_to_both(position, Income::Insolvency, listener);
            }
            (true, false) => self.withdraw(position, RED, listener),
            (false, true) => self.withdraw(position, BLACK, listener),
            (false, false) => {
                for seat in [RED, BLACK].into_iter().filter(|seat| owes(*seat)) {
                    self.pay_in(position, seat, 1);
                    listener.tell(Audience::All, || Event::Taxed { seat });
                }
            }
        }
    }

    /// Clause K-16: the card goes back into the hand, where everybody knows it now.
    fn withdraw(&self, position: &mut Position, seat: Seat, listener: &mut impl Listener<Event>) {
        let Some(card) = self.take_back_played(position, seat) else { return };
        listener.tell(Audience::All, || Event::Withdrawn { seat, card: self.card_name(card) });
    }

    /// Puts the played card back into the hand, known to all (clause K-59).
    pub(crate) fn take_back_played(&self, position: &mut Position, seat: Seat) -> Option<CardId> {
        let card = position.played[seat.index()].take()?;
        position.hands[seat.index()].insert(card);
        position.known.insert(card);
        Some(card)
    }

    /// Clause K-21.
    fn begin_turns(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        // Revealing the choices has said already that something was let out.
        match position.played {
            [Some(red), Some(black)] => {
                let first = self.higher([red, black]);
                listener.tell(Audience::All, || Event::Begins { seat: first });
                self.begin_turn(position, first, true, listener)
            }
            [Some(_), None] => self.begin_turn(position, RED, false, listener),
            [None, Some(_)] => self.begin_turn(position, BLACK, false, listener),
            [None, None] => self.end_round(position, listener),
        };
    }
}
