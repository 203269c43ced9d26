//! What heads say about people.

use std::collections::BTreeSet;

use crate::{PersonId, SeatHead, TableHead};

impl TableHead {
    /// Everybody who sits at the table, once and in order.
    pub(crate) fn people(&self) -> BTreeSet<&PersonId> {
        self.seats.iter().filter_map(|seat| seat.person.as_ref()).collect()
    }

    /// Whether somebody may still sit down.
    pub(crate) fn any_open(&self) -> bool {
        let is_open =
            |seat: &SeatHead| seat.person.is_none() && seat.bot.is_none() && seat.name.is_empty();
        self.seats.iter().any(is_open)
    }

    /// Everybody who owes a decision, once and in order.
    #[cfg(feature = "postgres")]
    pub(crate) fn waited_for(&self) -> BTreeSet<&PersonId> {
        let seats = self.waiting.iter().filter_map(|seat| self.seats.get(seat.index()));
        seats.filter_map(|seat| seat.person.as_ref()).collect()
    }
}
