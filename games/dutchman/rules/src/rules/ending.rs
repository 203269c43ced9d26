//! The end of the game (clauses D-50 to D-54).

use damrak_core::Listener;

use super::{Doing, Dutchman};
use crate::components::Colour;
use crate::event::Event;
use crate::refusal::Ending;
use crate::state::{Position, Stage};

impl Dutchman {
    /// How a game that is over ended.
    pub(crate) fn ending(&self, position: &Position) -> Ending {
        match self.solvent(position).len() {
            0 => Ending::NoneLeft,
            1 => Ending::OneLeft,
            _ => Ending::LastChest,
        }
    }
}

impl<L: Listener<Event>> Doing<'_, L> {
    /// All show their shares (clause D-51).
    pub(crate) fn end_game(&mut self) {
        let rules = self.rules;
        Colour::ALL.into_iter().for_each(|colour| self.position.show_all(colour));
        self.reveal();
        self.position.stage = Stage::Over;
        let left = rules.solvent(self.position);
        self.tell(|| match (left.first(), left.len()) {
            (None, _) if rules.readings.tells_how_it_ended => Event::NoneLeft,
            (Some(seat), 1) if rules.readings.tells_how_it_ended => Event::OneLeft { seat },
            _ => Event::Over,
        });
    }
}
