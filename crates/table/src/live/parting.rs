//! Somebody goes for good: every table of theirs sees to it itself.

use damrak_store::{PersonId, TableId};

use super::hub::Hub;
use super::message::Message;
use super::task::Task;
use crate::problem::Problem;

impl Task {
    pub(crate) async fn part_with(&mut self, person: &PersonId) -> Result<(), Problem> {
        let entries = self.table.part_with(person)?;
        if entries.is_empty() { Ok(()) } else { self.store(entries).await }
    }
}

impl Hub {
    /// Somebody goes for good: they leave this table, whatever it is in the middle of.
    pub async fn part_with(&self, id: &TableId, person: &PersonId) -> Result<(), Problem> {
        let person = person.clone();
        self.ask(id, |reply| Message::PartWith { person, reply }).await
    }
}
