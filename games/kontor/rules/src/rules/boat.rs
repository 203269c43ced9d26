//! Phase 4: the boat (clauses K-22 to K-27).

use damrak_core::{Listener, Seat};

use super::{Doing, Kontor};
use crate::cells::{Cell, CellSet};
use crate::components::Suit;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Position, Stage, Step};

impl Kontor {
    /// Clause K-22: where the boat can go.
    pub(crate) fn boat_cells(&self, position: &Position) -> CellSet {
        match position.harbour.boat {
            Some(boat) => position.harbour.canals & !boat.set(),
            None => CellSet::EMPTY,
        }
    }

    pub(crate) fn may_boat_go(&self, position: &Position, cell: Cell) -> Result<(), Refusal> {
        if position.harbour.boat == Some(cell) {
            return Err(Refusal::BoatIsThere);
        }
        if !position.harbour.canals.contains(cell) {
            return Err(Refusal::NotACanal);
        }
        Ok(())
    }

    /// Clauses K-23 and K-24: boat-symbol quays of open sectors that touch the boat.
    pub(crate) fn removable(&self, position: &Position) -> CellSet {
        let harbour = &position.harbour;
        match harbour.boat {
            Some(boat) => {
                harbour.exposed & !harbour.closed & self.layout.grid.neighbours(boat.set())
            }
            None => CellSet::EMPTY,
        }
    }

    pub(crate) fn may_remove(&self, position: &Position, cell: Cell) -> Result<(), Refusal> {
        let harbour = &position.harbour;
        let touching =
            harbour.boat.is_some_and(|boat| self.layout.grid.neighbours(boat.set()).contains(cell));
        if !harbour.all_quays().contains(cell) {
            Err(Refusal::NotAQuay)
        } else if !touching {
            Err(Refusal::NotTouchingBoat)
        } else if !harbour.exposed.contains(cell) {
            Err(Refusal::NoBoatSymbol)
        } else if harbour.closed.contains(cell) {
            Err(Refusal::SectorClosed)
        } else {
            Ok(())
        }
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    pub(crate) fn move_boat(&mut self, seat: Seat, cell: Cell) {
        let rules = self.rules;
        let from = self.position.harbour.boat.replace(cell);
        self.tell(|| Event::BoatMoved {
            seat,
            from: from.map(|from| rules.layout.grid.name(from)).unwrap_or_default(),
            to: rules.layout.grid.name(cell),
        });
        if rules.removable(self.position).is_empty() {
            return self.begin_building(seat);
        }
        if let Stage::Turn(turn, _) = self.position.stage {
            self.position.stage = Stage::Turn(turn, Step::Removal);
        }
    }

    pub(crate) fn leave_boat(&mut self, seat: Seat) {
        self.tell(|| Event::BoatStayed { seat });
        self.begin_building(seat);
    }

    /// Clause K-25: the card goes under its owner's pile; clause K-26: its cell is free at once.
    pub(crate) fn remove_quay(&mut self, seat: Seat, cell: Cell) {
        let rules = self.rules;
        if let Some(card) = rules.lift(&mut self.position.harbour, cell)
            && let Suit::Quay(owner) = card.suit()
        {
            self.position.quay_piles[owner.index()].put_under(card);
            self.tell(|| Event::Removed {
                seat,
                card: rules.card_name(card),
                cell: rules.layout.grid.name(cell),
            });
        }
        self.begin_building(seat);
    }
}
