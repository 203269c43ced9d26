//! How long those who bargain keep the others waiting.

use damrak_core::{Clocks, Patience, Rules, Seat};

use crate::action::Action;
use crate::rules::Dutchman;
use crate::state::{Position, Stage};

impl Clocks for Dutchman {
    /// Clauses D-32 to D-34: those who bargain do not keep the others waiting forever.
    fn patience(&self, position: &Position, seat: Seat) -> Option<Patience<Action>> {
        let (seconds, then) = match position.stage {
            Stage::Bargaining(..) => (60, Action::Silent),
            Stage::Terms(..) => (90, Action::Put),
            Stage::Answering(..) => (45, Action::Refuse),
            _ => return None,
        };
        let asked = self.waiting_for(position).contains(seat);
        asked.then_some(Patience { millis: seconds * 1000, then })
    }
}
