//! Guilders (clauses K-4, K-12, K-14, K-19, K-46, K-70).

use damrak_core::{Audience, Listener, Seat};

use super::Kontor;
use crate::components::{BLACK, RED};
use crate::event::{Event, Income};
use crate::info::Variant;
use crate::state::{End, Position};

impl Kontor {
    /// Clause K-14: one guilder from the treasury, if it has one.
    pub(crate) fn pay_out(
        &self,
        position: &mut Position,
        seat: Seat,
        why: Income,
        listener: &mut impl Listener<Event>,
    ) {
        if position.treasury == 0 {
            listener.tell(Audience::All, || Event::NotPaid { seat, why });
            return;
        }
        position.treasury -= 1;
        position.guilders[seat.index()] += 1;
        listener.tell(Audience::All, || Event::Paid { seat, why });
    }

    /// Clause K-14: one guilder for both, or for neither.
    pub(crate) fn pay_out_to_both(
        &self,
        position: &mut Position,
        why: Income,
        listener: &mut impl Listener<Event>,
    ) {
        for seat in [RED, BLACK] {
            if position.treasury == 1 && seat == RED {
                for seat in [RED, BLACK] {
                    listener.tell(Audience::All, || Event::NotPaid { seat, why });
                }
                return;
            }
            self.pay_out(position, seat, why, listener);
        }
    }

    /// So many guilders from a player, who has them, to the treasury.
    pub(crate) fn pay_in(&self, position: &mut Position, seat: Seat, guilders: u8) {
        position.guilders[seat.index()] -= guilders;
        position.treasury += guilders;
    }

    /// Clause K-70: in Poverty the game ends when a player and the treasury have nothing.
    ///
    /// Says whether the game is over.
    pub(crate) fn end_if_broke(
        &self,
        position: &mut Position,
        listener: &mut impl Listener<Event>,
    ) -> bool {
        if self.options.variant != Variant::Poverty || position.treasury > 0 {
            return false;
        }
        let Some(seat) = [RED, BLACK].into_iter().find(|s| position.guilders[s.index()] == 0)
        else {
            return false;
        };
        self.end(position, End::Broke(seat), listener);
        true
    }
}
