//! Earlier positions of a game, without replaying all of it.

use damrak_core::{AnyPosition, Seat, Told};
use damrak_store::{LogEntry, StoreError, TableId};

use super::entry::Entry;
use super::falling::Stop;
use super::hub::Hub;
use super::model::{Landmark, Table};
use crate::problem::Problem;

/// How many entries of a log are read at once.
const PAGE: u64 = 4096;

/// A game set back to an earlier decision.
pub(super) struct Rewound {
    /// Where it stands then.
    pub(super) position: Box<dyn AnyPosition>,
    /// How many decisions remain.
    pub(super) decisions: u32,
    /// How many of each seat.
    pub(super) turns: Vec<u32>,
    /// Who took the last of them; nobody dealt the cards.
    pub(super) seat: Option<Seat>,
    /// How a falling clock was stopped, if that was the last of them.
    pub(super) stop: Option<Stop>,
    /// What was told then.
    pub(super) told: Vec<Told>,
}

impl Hub {
    /// The whole log of a table.
    pub(super) async fn log(&self, id: &TableId) -> Result<Vec<LogEntry>, Problem> {
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
    pub(super) async fn look_back(&self, table: &Table, to: u32) -> Result<Rewound, Problem> {
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
            rewound.told = rewound.position.act(*seat, action)?.told;
            rewound.seat = Some(*seat);
            rewound.stop = *stop;
            rewound.turns[seat.index()] += 1;
            rewound.decisions += 1;
        }
        Ok(rewound)
    }

    async fn at_landmark(&self, table: &Table, landmark: Landmark) -> Result<Rewound, Problem> {
        let id = &table.head.id;
        let stored = self.store().table(id, Some(landmark.entry)).await?;
        let stored = stored.ok_or_else(Problem::not_found)?;
        let damaged = |what: String| Problem::from(StoreError::Damaged(what));
        let then = Table::load(self.shelf(), stored).map_err(|found| damaged(found.to_string()))?;
        let turns = then.seats.iter().map(|seat| seat.turns).collect();
        let game = then.game.ok_or_else(|| damaged("a landmark holds no game".into()))?;
        let (position, decisions) = (game.position, game.decisions);
        Ok(Rewound { position, decisions, turns, seat: None, stop: None, told: Vec::new() })
    }
}

/// The last landmark at or before a decision, and the one after it.
fn around(landmarks: &[Landmark], decision: u32) -> (Option<Landmark>, Option<Landmark>) {
    let passed = landmarks.iter().take_while(|landmark| landmark.decisions <= decision).count();
    let base = passed.checked_sub(1).and_then(|index| landmarks.get(index));
    (base.copied(), landmarks.get(passed).copied())
}

fn dealt(table: &Table) -> Result<Rewound, Problem> {
    let game = table.game.as_ref().ok_or_else(Problem::not_found)?;
    let seed = game.deal.seed().map_err(|_| Problem::not_found())?;
    let (position, told) = table.rules.deal(seed);
    let turns = vec![0; table.seats.len()];
    Ok(Rewound { position, decisions: 0, turns, seat: None, stop: None, told })
}

/// The decisions of a whole log that stand: what was taken back is not among them.
pub(super) fn effective_decisions(log: &[LogEntry]) -> Vec<(Seat, String)> {
    decisions_after(0, log).into_iter().map(|decision| (decision.seat, decision.action)).collect()
}

struct Decision {
    seat: Seat,
    action: String,
    stop: Option<Stop>,
}

/// The same of the rest of a log, after so many decisions.
fn decisions_after(before: u32, log: &[LogEntry]) -> Vec<Decision> {
    let mut decisions: Vec<Decision> = Vec::new();
    for entry in log {
        match serde_json::from_value::<Entry>(entry.entry.clone()) {
            Ok(Entry::Decided { seat, action, stop, .. }) => {
                decisions.push(Decision { seat, action, stop });
            }
            Ok(Entry::TookBack { .. }) => {
                decisions.pop();
            }
            Ok(Entry::Undone { to }) => decisions.truncate(to.saturating_sub(before) as usize),
            _ => {}
        }
    }
    decisions
}
