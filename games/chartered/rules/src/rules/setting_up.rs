//! Setting up (clauses C-12 to C-17).

use damrak_core::{Rng, Seat};

use super::Chartered;
use crate::components::{ACTION_CARDS, COMPANIES, Card, EventKind, MARKET, SEATS, WAREHOUSES};
use crate::hands::{DEALT, Knowledge};
use crate::plots::PlotId;
use crate::state::{EventCards, List, Merchant, Position, Stage, Town};

impl EventCards {
    pub(crate) fn new() -> Self {
        Self { pile: List::new(EventKind::Verlappen), open: [None; 5], discard: [0; 5] }
    }

    /// The cards that do not lie open are shuffled and become the pile (clauses C-13 and C-73).
    pub(crate) fn shuffle(&mut self, rng: &mut Rng) {
        for kind in EventKind::ALL {
            for _ in 0..std::mem::take(&mut self.discard[kind.index()]) {
                self.pile.push(kind);
            }
        }
        rng.shuffle(self.pile.as_mut_slice());
    }
}

impl Chartered {
    /// Everybody with their money and their action cards, and no card anywhere.
    pub(crate) fn empty_table(&self, rng: Rng) -> Position {
        let no_card = Card::from_index(0);
        let mut position = Position {
            town: Town::new(WAREHOUSES),
            players: [Merchant::default(); SEATS],
            bank: self.edition.box_money,
            pile: List::new(no_card),
            market: [None; MARKET],
            aside: List::new(no_card),
            discard: List::new(PlotId::from_index(0)),
            events: EventCards::new(),
            knowledge: Knowledge::new(self.levels_to_win()),
            rng,
            turn: Seat::from_index(0),
            again: 0,
            passes: 0,
            due: false,
            ending: false,
            founded: None,
            bonus: None,
            left_top: false,
            before: [0; COMPANIES],
            stage: Stage::Turn,
            event: None,
        };
        for seat in Seat::all(self.players) {
            position.pay(seat, self.edition.table(self.players).money.into());
            position.players[seat.index()].action_cards = ACTION_CARDS;
        }
        position
    }

    /// The level cards beside the chart, as far as they come to a hand unseen (clause C-80).
    fn levels_to_win(&self) -> [u8; 3] {
        if self.readings.levels_won_unseen { self.edition.aside } else { [0; 3] }
    }

    /// Clause C-12.
    pub(super) fn lay_levels_aside(&self, position: &mut Position) {
        for (index, count) in self.edition.aside.into_iter().enumerate() {
            (0..count).for_each(|_| position.aside.push(Card::of_level_index(index)));
        }
        position.rng.shuffle(position.aside.as_mut_slice());
    }

    /// Clauses C-14 and C-15: plot cards are dealt, then the level cards are shuffled into the rest.
    pub(super) fn deal_plots(&self, position: &mut Position) {
        self.board.all().for_each(|plot| position.pile.push(Card::plot(plot)));
        position.rng.shuffle(position.pile.as_mut_slice());
        for seat in Seat::all(self.players) {
            for _ in 0..self.edition.table(self.players).cards {
                if let Some(card) = position.pile.pop() {
                    position.players[seat.index()].gain_hidden(card, DEALT);
                }
            }
        }
        for index in 0..self.edition.levels.len() {
            let count = self.edition.levels[index].saturating_sub(self.edition.aside[index]);
            (0..count).for_each(|_| position.pile.push(Card::of_level_index(index)));
        }
        position.rng.shuffle(position.pile.as_mut_slice());
    }
}
