//! Who is richest (clauses D-51 to D-54).

use damrak_core::Seat;

use crate::components::Colour;
use crate::rules::Dutchman;
use crate::state::Position;

impl Dutchman {
    /// What the shares of a player are worth now.
    pub(crate) fn worth_of_shares(&self, position: &Position, seat: Seat) -> i32 {
        let shares = position.players[seat.index()].shares;
        let worth =
            |colour: Colour| i32::from(shares[colour.index()]) * self.worth(position, colour);
        Colour::ALL.into_iter().map(worth).sum()
    }

    /// Clause D-51: ducats and shares. For the bankrupt what they were short of, below zero.
    pub(crate) fn wealth(&self, position: &Position, seat: Seat) -> i32 {
        let player = &position.players[seat.index()];
        match player.fall {
            Some(fall) => -fall.short,
            None => player.ducats + self.worth_of_shares(position, seat),
        }
    }

    /// Meetings that a player survived: what ranks the bankrupt (clause D-54).
    pub(crate) fn survived(&self, position: &Position, seat: Seat) -> u8 {
        let counted = position.counter - self.edition.start_chest;
        // In the first version the counter did not move any more when the last meeting left one player at most.
        let stopped = position.counter < self.edition.last_chest();
        let uncounted = u8::from(stopped && !self.readings.settles_last_meeting);
        match position.players[seat.index()].fall {
            Some(fall) => fall.meetings,
            None => counted + uncounted,
        }
    }
}
