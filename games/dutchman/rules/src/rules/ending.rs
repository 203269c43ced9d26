//! The end of the game (clauses D-50 to D-54).

use damrak_core::Listener;

use super::{Dutchman, Teller};
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

    /// All show their shares (clause D-51).
    pub(crate) fn end_game(
        &self,
        position: &mut Position,
        teller: &mut Teller<'_, impl Listener<Event>>,
    ) {
        for colour in Colour::ALL {
            position.shares_known.show_all(colour, &position.players);
        }
        teller.reveals();
        position.stage = Stage::Over;
        let left = self.solvent(position);
        teller.tell(|| match (left.first(), left.len()) {
            (None, _) if self.readings.tells_how_it_ended => Event::NoneLeft,
            (Some(seat), 1) if self.readings.tells_how_it_ended => Event::OneLeft { seat },
            _ => Event::Over,
        });
    }
}
