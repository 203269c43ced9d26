//! Guilders (clauses K-4, K-12, K-14, K-19, K-46, K-70).

use damrak_core::{Listener, Seat};

use super::Doing;
use crate::components::{BLACK, RED};
use crate::event::{Event, Income};
use crate::info::Variant;
use crate::state::End;

impl<L: Listener<Event>> Doing<'_, L> {
    /// Clause K-14: one guilder from the treasury, if it has one.
    pub(crate) fn pay_out(&mut self, seat: Seat, why: Income) {
        if self.position.treasury == 0 {
            self.tell(|| Event::NotPaid { seat, why });
            return;
        }
        self.position.treasury -= 1;
        self.position.guilders[seat.index()] += 1;
        self.tell(|| Event::Paid { seat, why });
    }

    /// Clause K-14: one guilder for both, or for neither.
    pub(crate) fn pay_out_to_both(&mut self, why: Income) {
        for seat in [RED, BLACK] {
            if self.position.treasury == 1 && seat == RED {
                for seat in [RED, BLACK] {
                    self.tell(|| Event::NotPaid { seat, why });
                }
                return;
            }
            self.pay_out(seat, why);
        }
    }

    /// So many guilders from a player, who has them, to the treasury.
    pub(crate) fn pay_in(&mut self, seat: Seat, guilders: u8) {
        self.position.guilders[seat.index()] -= guilders;
        self.position.treasury += guilders;
    }

    /// Clause K-70: in Poverty the game ends when a player and the treasury have nothing.
    ///
    /// Says whether the game is over.
    pub(crate) fn end_if_broke(&mut self) -> bool {
        if self.rules.options.variant != Variant::Poverty || self.position.treasury > 0 {
            return false;
        }
        let Some(seat) = [RED, BLACK].into_iter().find(|s| self.position.guilders[s.index()] == 0)
        else {
            return false;
        };
        self.end(End::Broke(seat));
        true
    }
}
