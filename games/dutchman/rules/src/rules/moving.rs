//! The move, and islands (clauses D-39 to D-41, D-46 to D-49).

use damrak_core::{Listener, Seat, SeatSet};

use super::Doing;
use crate::board::SpaceId;
use crate::components::Colour;
use crate::event::Event;
use crate::state::Stage;

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clauses D-39 and D-41. These seats had a part in the move (clause D-46), all others none (clause D-47).
    pub(crate) fn move_dutchman(&mut self, space: SpaceId, seats: SeatSet) {
        let rules = self.rules;
        let from = self.position.space;
        self.tell(|| Event::Moved { from: rules.place(from), to: rules.place(space) });
        (self.position.space, self.position.from) = (space, Some(from));
        self.clear_laid();
        self.position.players.iter_mut().for_each(|player| player.shown = None);
        match rules.board().space(space).colour() {
            Some(colour) => self.meet_ship(colour),
            None => self.next_to_show(seats),
        }
    }

    /// Clause D-46: the next of these may show a share; after the last the round is over.
    pub(crate) fn next_to_show(&mut self, seats: SeatSet) {
        if seats.is_empty() {
            self.end_round();
        } else {
            self.position.stage = Stage::Showing(seats);
        }
    }

    /// Clause D-46. Whoever shows nothing is not checked (clause D-58).
    pub(crate) fn show(&mut self, seat: Seat, colour: Colour) {
        let rules = self.rules;
        let ducats = rules.worth(self.position, colour);
        self.position.pay(seat, ducats);
        self.position.players[seat.index()].shown = Some(colour);
        self.position.shares_known.show(seat, colour);
        self.reveal();
        self.tell(|| Event::Shown { seat, colour, ducats });
    }
}
