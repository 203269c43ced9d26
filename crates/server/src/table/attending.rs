//! Whether anybody waits for what the bots of a table do. Where nobody does they rest: thinkers are for people.

use std::time::Duration;

use damrak_core::Seat;
use tokio::time::Instant;

use super::model::{Occupant, Table};
use super::task::Task;

/// Whoever looks once, as a page without scripts or a program does, is expected to look again within this.
const ONE_LOOK: Duration = Duration::from_secs(30);

impl Table {
    /// Whether a person plays here, for whom no bot stands in.
    pub(super) fn has_players(&self) -> bool {
        let is_played = |seat: Seat| {
            let occupant = self.seats.get(seat.index()).map(|state| &state.occupant);
            matches!(occupant, Some(Occupant::Person { .. })) && self.bot_of(seat).is_none()
        };
        Seat::all(self.rules.players()).any(is_played)
    }
}

impl Task {
    /// Whether somebody plays here or looks on.
    pub(super) fn is_attended(&self) -> bool {
        let is_recent = |looked: Instant| looked.elapsed() < ONE_LOOK;
        self.table.has_players() || !self.gallery.is_empty() || self.looked.is_some_and(is_recent)
    }

    /// Somebody comes to look: bots that rested go on.
    pub(super) fn notice_look(&mut self) {
        let rested = !self.is_attended();
        self.looked = Some(Instant::now());
        if rested {
            self.begin_fall();
            self.ask_bots();
        }
    }
}
