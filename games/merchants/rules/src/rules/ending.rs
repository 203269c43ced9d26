//! The end of the game (clauses M-73 to M-76).

use damrak_core::{Audience, Listener, Seat};

use super::Merchants;
use crate::components::REPAYMENT;
use crate::event::Event;
use crate::state::{Position, Stage};

impl Merchants {
    /// Clauses M-74 and M-75: the last scoring, and the loans are repaid.
    pub(crate) fn end_game(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        self.move_figure(position, listener);
        self.score_year(position, listener);
        for seat in Seat::all(self.players) {
            let loans = position.players[seat.index()].loans;
            if loans == 0 {
                continue;
            }
            let amount = REPAYMENT * i32::from(loans);
            self.pay(position, seat, -amount);
            listener.tell(Audience::All, || Event::Repaid { seat, loans, amount });
        }
        position.stage = Stage::Over;
        listener.tell(Audience::All, || Event::Over);
    }
}
