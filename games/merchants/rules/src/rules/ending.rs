//! The end of the game (clauses M-73 to M-76).

use damrak_core::{Listener, Seat};

use super::Doing;
use crate::components::REPAYMENT;
use crate::event::Event;
use crate::state::Stage;

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clauses M-74 and M-75: the last scoring, and the loans are repaid.
    pub(crate) fn end_game(&mut self) {
        let rules = self.rules;
        self.move_figure();
        self.score_year();
        for seat in Seat::all(rules.players) {
            let loans = self.position.players[seat.index()].loans;
            if loans == 0 {
                continue;
            }
            let amount = REPAYMENT * i32::from(loans);
            self.position.pay(seat, -amount);
            self.tell(|| Event::Repaid { seat, loans, amount });
        }
        self.position.stage = Stage::Over;
        self.tell(|| Event::Over);
    }
}
