//! What becomes of a table when somebody goes for good: nobody shall wait for them, and nobody shall play with whoever
//! is not there any more. The table itself sees to it, whatever it is in the middle of.

use damrak_core::Seat;
use damrak_store::{PersonId, Status};

use super::entry::Entry;
use super::model::Table;
use crate::problem::Problem;

impl Table {
    /// What it means that somebody goes: a table of theirs at which people gather is closed, seats become free, and games
    /// that are played are given up. A deal that counted on them is broken off, also if they had told their number.
    pub(super) fn part_with(&self, person: &PersonId) -> Result<Vec<Entry>, Problem> {
        let own: Vec<Seat> = self.seats_of(person).collect();
        match self.head.status {
            Status::Over | Status::Closed => Ok(Vec::new()),
            Status::Gathering if self.head.owner == *person => {
                Ok(vec![Entry::Closed { person: person.clone() }])
            }
            Status::Gathering if own.is_empty() => Ok(Vec::new()),
            Status::Gathering if self.is_being_dealt() => self.break_off_without(own),
            Status::Gathering => Ok(own.into_iter().map(|seat| Entry::Left { seat }).collect()),
            Status::Playing => self.give_up_all(&own),
        }
    }

    /// One after the other, until that ends the game.
    fn give_up_all(&self, seats: &[Seat]) -> Result<Vec<Entry>, Problem> {
        let mut next = self.clone();
        let mut entries = Vec::new();
        for seat in seats {
            let given_up = next.seats[seat.index()].resigned.is_some();
            if given_up || next.head.status != Status::Playing {
                continue;
            }
            for entry in next.give_up(*seat) {
                next.apply(&entry).map_err(|damage| {
                    tracing::error!(table = %self.head.id, %damage, "a seat cannot be given up");
                    Problem::unavailable()
                })?;
                entries.push(entry);
            }
        }
        Ok(entries)
    }
}
