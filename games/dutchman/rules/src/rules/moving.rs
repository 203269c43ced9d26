//! The move, and islands (clauses D-39 to D-41, D-46 to D-49).

use damrak_core::{Listener, Seat, SeatSet};

use super::{Dutchman, Teller};
use crate::board::SpaceId;
use crate::components::Colour;
use crate::event::Event;
use crate::state::{Position, Stage};

impl Dutchman {
    /// Clauses D-39 and D-41. These seats had a part in the move (clause D-46), all others none (clause D-47).
    pub(crate) fn move_dutchman(
        &self,
        position: &mut Position,
        space: SpaceId,
        seats: SeatSet,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        let from = position.space;
        teller.tell(|| Event::Moved { from: self.place(from), to: self.place(space) });
        (position.space, position.from) = (space, Some(from));
        self.clear_laid(position);
        position.players.iter_mut().for_each(|player| player.shown = None);
        match self.board().space(space).colour() {
            Some(colour) => self.meet_ship(position, colour, teller),
            None => self.next_to_show(position, seats, teller),
        }
    }

    /// Clause D-46: the next of these may show a share; after the last the round is over.
    pub(crate) fn next_to_show(
        &self,
        position: &mut Position,
        seats: SeatSet,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        if seats.is_empty() {
            self.end_round(position, teller);
        } else {
            position.stage = Stage::Showing(seats);
        }
    }

    /// Clause D-46. Whoever shows nothing is not checked (clause D-58).
    pub(crate) fn show(
        &self,
        position: &mut Position,
        seat: Seat,
        colour: Colour,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        let ducats = self.worth(position, colour);
        self.pay(position, seat, ducats);
        position.players[seat.index()].shown = Some(colour);
        position.shares_known.show(seat, colour);
        teller.reveals();
        teller.tell(|| Event::Shown { seat, colour, ducats });
    }
}
