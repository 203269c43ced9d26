//! Hints: who is asked for them, and when they are forgotten.

use std::sync::Arc;

use damrak_bots::Hint;
use damrak_core::{Seat, Viewer};

use super::task::Task;
use crate::hints::{SeatHint, advise};
use crate::model::Occupant;
use crate::turn::Turn;

impl Task {
    /// Has somebody think about what a seat could do, unless that is being done or is known in this turn.
    pub(crate) fn ask_hint(&mut self, seat: Seat) {
        let turn = self.table.turn(seat);
        let known = self.gallery.hints.iter().any(|hint| hint.seat == seat && hint.turn == turn);
        let Some(game) = self.table.game.as_ref().filter(|_| !known) else { return };
        let (id, position) = (self.table.head.id.clone(), game.position.fork());
        let owner = match self.table.seats.get(seat.index()).map(|state| &state.occupant) {
            Some(Occupant::Person { id, .. }) => id.clone(),
            _ => self.table.head.owner.clone(),
        };
        self.gallery.hints.push(SeatHint { seat, turn: turn.clone(), told: None, simulations: 0 });
        self.hub.ask_hint(id, owner, seat, turn, position);
        self.show();
    }

    /// Has the hint of this turn thought of again that was forgotten while the table slept: it was counted.
    pub(crate) fn renew_hint(&mut self, viewer: Viewer) {
        if let Viewer::Seat(seat) = viewer
            && self.table.is_hinted(seat)
            && self.table.may_hint(seat)
        {
            self.ask_hint(seat);
        }
    }

    /// A bot has thought about it; nothing if it could not. That is kept, too, or every look would ask again.
    pub(crate) fn hinted(&mut self, seat: Seat, turn: &Turn, hint: Option<Hint>) {
        let Some(game) = &self.table.game else { return };
        let (decisions, simulations) =
            hint.map(|hint| (hint.decisions, hint.simulations)).unwrap_or_default();
        let told = Arc::new(advise(game.position.as_ref(), seat, &decisions));
        let is_it = |one: &&mut SeatHint| one.seat == seat && one.turn == *turn;
        for one in self.gallery.hints.iter_mut().filter(is_it) {
            (one.told, one.simulations) = (Some(Arc::clone(&told)), simulations);
        }
        self.forget_hints();
        self.show();
    }

    /// Forgets hints whose turn is over.
    pub(crate) fn forget_hints(&mut self) {
        let (table, waiting) = (&self.table, self.table.waiting());
        self.gallery
            .hints
            .retain(|hint| waiting.contains(hint.seat) && table.turn(hint.seat) == hint.turn);
    }
}
