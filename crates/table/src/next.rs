//! A table one step ahead: what it will be once its entries are stored.

use damrak_store::{Millis, RatingChange};

use super::entry::Entry;
use super::looking_back::Rewound;
use super::model::Table;
use crate::problem::Problem;

/// Entries between two snapshots.
const SNAPSHOT_EVERY: u64 = 64;

/// The table as it will be once its entries are stored.
pub(super) struct NextTable {
    pub(super) table: Table,
    entries: Vec<Entry>,
    pub(super) snapshot: Option<serde_json::Value>,
    pub(super) ratings: Vec<RatingChange>,
    pub(super) decisions: u64,
}

impl NextTable {
    pub(super) fn of(
        table: &Table,
        entries: &[Entry],
        rewound: Option<Rewound>,
        at: Millis,
    ) -> Result<Self, Problem> {
        let mut next = table.clone();
        for entry in entries {
            next.apply(entry).map_err(|damage| {
                tracing::error!(table = %table.head.id, %damage, "an entry that was granted fails");
                Problem::unavailable()
            })?;
        }
        let forced = rewound.is_some();
        if let Some(rewound) = rewound {
            next.rewind(rewound.position, rewound.decisions, &rewound.turns);
        }
        next.refresh_head();
        next.head.changed = at;
        let due = next.length - next.snapshot_at >= SNAPSHOT_EVERY;
        let snapshot = (forced || (due && next.may_snapshot())).then(|| next.snapshot());
        let ended = entries.iter().any(|entry| matches!(entry, Entry::Ended { .. }));
        let ratings = if ended { next.rating_changes() } else { Vec::new() };
        let decided = |entry: &&Entry| matches!(entry, Entry::Decided { .. });
        Ok(Self {
            decisions: entries.iter().filter(decided).count() as u64,
            table: next,
            entries: entries.to_vec(),
            snapshot,
            ratings,
        })
    }

    /// The entries as the store takes them.
    pub(super) fn documents(&self, at: Millis) -> Vec<(Millis, serde_json::Value)> {
        let document = |entry: &Entry| {
            serde_json::to_value(entry).expect("an entry is plain data with text keys")
        };
        self.entries.iter().map(|entry| (at, document(entry))).collect()
    }
}
