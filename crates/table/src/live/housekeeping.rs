//! Tables that nobody came to, or nobody plays at, are forgotten, with the editions that came with them.
//!
//! Every hour in which the server runs is a round, and the store counts the rounds in which nothing happened at a
//! table that has not begun or is played by bots alone, and nobody looked at it. The clock on the wall is not asked: however wrong it is, and however long the server
//! stood still, nothing is deleted before so many hours were lived through.

use std::time::Duration;

use damrak_store::{Forgetting, Status, TableHead, TableId};

use super::hub::Hub;
use crate::problem::Problem;

/// How long a round is.
pub const ROUND: Duration = Duration::from_secs(3600);
/// In hours: a table at which nobody sits is forgotten after three days; one at which only its maker sits, that was
/// closed before the first decision or that is played by bots alone after a fortnight; and one at which others sit, too,
/// but which never begins, after eight weeks.
pub const FORGETTING: Forgetting =
    Forgetting { empty: 3 * 24, alone: 14 * 24, together: 8 * 7 * 24 };
/// So many tables are forgotten in one go, and then others get their turn at the store.
const STEP: u32 = 20;
/// How long the others get.
const PAUSE: Duration = Duration::from_millis(200);

impl Hub {
    /// Passes one round after the other, for as long as it is let.
    pub async fn keep_house(self) {
        loop {
            tokio::time::sleep(ROUND).await;
            match self.pass_round().await {
                Ok(0) => {}
                Ok(tables) => tracing::info!(tables, "tables that nobody came to are forgotten"),
                Err(problem) => tracing::warn!(?problem, "the house could not be kept"),
            }
            self.metrics().rounds.add(1);
        }
    }

    /// Counts a round, and forgets what nobody came to; says how many tables that were.
    async fn pass_round(&self) -> Result<u64, Problem> {
        self.store().pass_round().await?;
        let mut all = 0;
        loop {
            let ids = self.store().forgotten_tables(FORGETTING, STEP).await?;
            let mut forgotten = 0;
            for id in &ids {
                if self.forget(id).await? {
                    forgotten += 1;
                }
            }
            all += forgotten;
            self.metrics().tables_forgotten.add(forgotten);
            // Those that stay are looked at just now, and no longer in the list.
            if ids.len() < STEP as usize {
                return Ok(all);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Forgets a table, unless somebody looks at it.
    async fn forget(&self, id: &TableId) -> Result<bool, Problem> {
        let _nobody_loads = self.hold_loading().await;
        if self.loaded(id).is_some() {
            self.store().attend_table(id).await?;
            return Ok(false);
        }
        let is_forgotten = self.store().forget_table(id, FORGETTING).await?;
        if is_forgotten {
            self.forget_absences(id);
        }
        Ok(is_forgotten)
    }

    /// Somebody came to look at a table: its rounds begin anew. Looking works also when nothing can be written.
    pub(crate) fn note_visit(&self, head: &TableHead) {
        let is_counted = match head.status {
            Status::Gathering | Status::Closed => true,
            Status::Playing => head.seats.iter().all(|seat| seat.person.is_none()),
            Status::Over => false,
        };
        if !is_counted {
            return;
        }
        let (store, id) = (self.store().clone(), head.id.clone());
        tokio::spawn(async move {
            if let Err(error) = store.attend_table(&id).await {
                tracing::debug!(table = %id, %error, "a visit could not be noted");
            }
        });
    }
}
