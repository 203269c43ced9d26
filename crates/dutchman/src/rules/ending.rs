//! The end of the game (clauses D-50 to D-54).

use damrak_core::Listener;

use super::{Dutchman, Teller};
use crate::components::Colour;
use crate::event::Event;
use crate::state::{Position, Stage};

impl Dutchman {
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
        teller.tell(|| Event::Over);
    }
}
