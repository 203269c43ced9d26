//! Phases 1 to 3: choosing, harbour tax, who begins (clauses K-11 to K-21).

use damrak_core::{Listener, Seat};

use super::Doing;
use crate::components::{BLACK, CardId, RED, Symbol, other};
use crate::event::{Event, Income};
use crate::state::{Choice, Secret, Stage, Turn};

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clause K-11: nobody learns anything before both have chosen.
    pub(crate) fn seal_choice(&mut self, seat: Seat, choice: Choice) {
        let rules = self.rules;
        let Stage::Choosing(mut secrets) = self.position.stage else { return };
        secrets[seat.index()] = Secret::Sealed(choice);
        self.position.stage = Stage::Choosing(secrets);
        self.tell_only(seat, || Event::ChoiceDecided {
            seat,
            card: choice.card().map(|card| rules.card_name(card)),
        });
        self.tell_others(seat, || Event::ChoiceSealed { seat });
        let [Some(red), Some(black)] = secrets.map(Secret::sealed) else {
            return;
        };
        self.reveal();
        self.turn_up([red, black]);
    }

    fn turn_up(&mut self, choices: [Choice; 2]) {
        let rules = self.rules;
        for seat in [RED, BLACK] {
            match choices[seat.index()] {
                Choice::Card(card) => {
                    self.position.hands[seat.index()].remove(card);
                    self.position.known.remove(card);
                    self.position.played[seat.index()] = Some(card);
                    self.tell(|| Event::Revealed { seat, card: rules.card_name(card) });
                }
                Choice::Pass => self.tell(|| Event::Passed { seat }),
            }
        }
        self.pay_passers(choices);
        if self.end_if_broke() {
            return;
        }
        self.collect_tax();
        if self.end_if_broke() {
            return;
        }
        self.begin_turns();
    }

    /// Clause K-12.
    fn pay_passers(&mut self, choices: [Choice; 2]) {
        match choices {
            [Choice::Pass, Choice::Pass] => self.pay_out_to_both(Income::Pass),
            [Choice::Pass, _] => self.pay_out(RED, Income::Pass),
            [_, Choice::Pass] => self.pay_out(BLACK, Income::Pass),
            _ => {}
        }
    }

    /// Clauses K-15, K-16, K-19 and K-20; clause K-17 where both pay, clause K-18 where one of two cannot.
    fn collect_tax(&mut self) {
        let rules = self.rules;
        let [Some(red), Some(black)] = self.position.played else { return };
        let taxes = [red, black].map(|card| rules.deck().card(card).symbol == Symbol::Guilder);
        let owes = |seat: Seat| taxes[other(seat).index()];
        let insolvent = |seat: Seat| owes(seat) && self.position.guilders[seat.index()] == 0;
        match (insolvent(RED), insolvent(BLACK)) {
            (true, true) => {
                for seat in [RED, BLACK] {
                    self.withdraw(seat);
                }
                self.pay_out_to_both(Income::Insolvency);
            }
            (true, false) => self.withdraw(RED),
            (false, true) => self.withdraw(BLACK),
            (false, false) => {
                for seat in [RED, BLACK].into_iter().filter(|seat| owes(*seat)) {
                    self.pay_in(seat, 1);
                    self.tell(|| Event::Taxed { seat });
                }
            }
        }
    }

    /// Clause K-16: the card goes back into the hand, where everybody knows it now.
    fn withdraw(&mut self, seat: Seat) {
        let rules = self.rules;
        let Some(card) = self.take_back_played(seat) else { return };
        self.tell(|| Event::Withdrawn { seat, card: rules.card_name(card) });
    }

    /// Puts the played card back into the hand, known to all (clause K-59).
    pub(crate) fn take_back_played(&mut self, seat: Seat) -> Option<CardId> {
        let card = self.position.played[seat.index()].take()?;
        self.position.hands[seat.index()].insert(card);
        self.position.known.insert(card);
        Some(card)
    }

    /// Clause K-21.
    fn begin_turns(&mut self) {
        let rules = self.rules;
        match self.position.played {
            [Some(red), Some(black)] => {
                let first = rules.higher([red, black]);
                self.tell(|| Event::Begins { seat: first });
                self.begin_turn(Turn::first(first));
            }
            [Some(_), None] => self.begin_turn(Turn::last(RED)),
            [None, Some(_)] => self.begin_turn(Turn::last(BLACK)),
            [None, None] => self.end_round(),
        }
    }
}
