//! Whether anybody waits for what the bots of a table do. Where nobody does they rest: thinkers are for people.

use std::time::Duration;

use tokio::time::Instant;

use super::task::Task;

/// Whoever looks once, as a page without scripts or a program does, is expected to look again within this.
const ONE_LOOK: Duration = Duration::from_secs(30);

impl Task {
    /// Whether somebody plays here or looks on.
    pub(crate) fn is_attended(&self) -> bool {
        let is_recent = |looked: Instant| looked.elapsed() < ONE_LOOK;
        self.table.has_players() || !self.gallery.is_empty() || self.looked.is_some_and(is_recent)
    }

    /// Somebody comes to look: bots that rested go on.
    pub(crate) fn notice_look(&mut self) {
        let rested = !self.is_attended();
        self.looked = Some(Instant::now());
        if rested {
            self.begin_fall();
            self.ask_bots();
        }
    }
}
