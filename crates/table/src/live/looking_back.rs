//! Earlier positions of a game, read from the store.

use std::sync::Arc;

use damrak_core::{Audience, Phrase};
use damrak_store::{LogEntry, StoreError, TableId};

use super::hub::Hub;
use crate::looking_back::{Decision, Rewound, around, dealt, decisions_after, whole_story};
use crate::model::{Landmark, Table};
use crate::problem::Problem;

/// How many entries of a log are read at once.
const PAGE: u64 = 4096;

type Whole = Arc<Vec<(Audience, Phrase)>>;

impl Hub {
    /// The whole log of a table.
    pub(crate) async fn log(&self, id: &TableId) -> Result<Vec<LogEntry>, Problem> {
        self.part_of_log(id, 0, u64::MAX).await
    }

    async fn part_of_log(
        &self,
        id: &TableId,
        after: u64,
        upto: u64,
    ) -> Result<Vec<LogEntry>, Problem> {
        let mut entries: Vec<LogEntry> = Vec::new();
        loop {
            let after = entries.last().map_or(after, |entry| entry.number);
            let wanted = upto.saturating_sub(after).min(PAGE);
            let page = self.store().log(id, after, wanted as u32).await?;
            let done = (page.len() as u64) < PAGE;
            entries.extend(page);
            if done {
                return Ok(entries);
            }
        }
    }

    /// The game of a table as it stood after so many decisions, or as it is if there are not so many: the
    /// last landmark before it, and the decisions from there.
    pub(crate) async fn look_back(&self, table: &Table, to: u32) -> Result<Rewound, Problem> {
        // At least one decision is carried out again, so that there is something to tell.
        let (base, next) = around(&table.landmarks, to.saturating_sub(1));
        let after = base.map_or(0, |landmark| landmark.entry);
        let upto = next.map_or(table.length, |landmark| landmark.entry);
        let mut rewound = match base {
            Some(landmark) => self.at_landmark(table, landmark).await?,
            None => dealt(table)?,
        };
        let log = self.part_of_log(&table.head.id, after, upto).await?;
        let steps = to.saturating_sub(rewound.decisions) as usize;
        for decision in decisions_after(rewound.decisions, &log).iter().take(steps) {
            let Decision { seat, action, stop } = decision;
            let done = rewound.position.act(*seat, action)?;
            rewound.told = done.told;
            rewound.targets = done.targets;
            rewound.seat = Some(*seat);
            rewound.stop = *stop;
            rewound.turns[seat.index()] += 1;
            rewound.decisions += 1;
        }
        Ok(rewound)
    }

    /// Everything that was told in the game of a table.
    pub(crate) async fn whole_story(&self, table: &Table) -> Result<Whole, Problem> {
        Ok(Arc::new(whole_story(table, &self.log(&table.head.id).await?)?))
    }

    async fn at_landmark(&self, table: &Table, landmark: Landmark) -> Result<Rewound, Problem> {
        let id = &table.head.id;
        let stored = self.store().table(id, Some(landmark.entry)).await?;
        let stored = stored.ok_or_else(Problem::not_found)?;
        let damaged = |what: String| Problem::from(StoreError::Damaged(what));
        let then = Table::load(self.shelf(), stored).map_err(|found| damaged(found.to_string()))?;
        let turns = then.seats.iter().map(|seat| seat.turns).collect();
        let game = then.game.ok_or_else(|| damaged("a landmark holds no game".into()))?;
        let (position, decisions) = (game.position.fork(), game.decisions);
        let (told, targets) = (Vec::new(), Vec::new());
        Ok(Rewound { position, decisions, turns, seat: None, stop: None, told, targets })
    }
}
