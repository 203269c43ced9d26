//! A table one step ahead: what it will be once its entries are stored.

use std::collections::VecDeque;

use damrak_store::{Millis, RatingChange};

use super::entry::Entry;
use super::fold::Tried;
use super::looking_back::Rewound;
use super::model::Table;
use crate::problem::Problem;

/// Entries between two snapshots.
const SNAPSHOT_EVERY: u64 = 64;

/// What is to be added to a table's log.
#[derive(Debug)]
pub(crate) struct Change {
    /// The entries, in order.
    pub(crate) entries: Vec<Entry>,
    /// What came of the first decisions among them: the rules are asked once.
    pub(crate) tried: VecDeque<Tried>,
}

impl From<Vec<Entry>> for Change {
    fn from(entries: Vec<Entry>) -> Self {
        Self { entries, tried: VecDeque::new() }
    }
}

/// The table as it will be once its entries are stored.
pub(super) struct NextTable {
    pub(super) table: Table,
    pub(super) entries: Vec<Entry>,
    pub(super) snapshot: Option<serde_json::Value>,
    pub(super) ratings: Vec<RatingChange>,
    pub(super) decisions: u64,
}

impl NextTable {
    pub(super) fn of(
        table: &Table,
        change: Change,
        rewound: Option<Rewound>,
        at: Millis,
    ) -> Result<Self, Problem> {
        let Change { entries, mut tried } = change;
        let mut next = table.clone();
        for entry in &entries {
            next.apply_tried(entry, &mut tried).map_err(|damage| {
                tracing::error!(table = %table.head.id, %damage, "an entry that was granted fails");
                Problem::unavailable()
            })?;
        }
        let forced = rewound.is_some();
        if let Some(rewound) = rewound {
            next.rewind(rewound.position.into(), rewound.decisions, &rewound.turns);
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
            entries,
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::sync::Arc;

    use damrak_core::{Rng, Seed};

    use super::*;
    use crate::entry::By;
    use crate::visit::Visit;
    use crate::visit::arranged::Watched;

    #[test]
    fn what_the_rules_said_of_a_decision_is_taken_over_and_not_asked_again() {
        let visit = Visit::to_a_game(&damrak_games::kits(), "kontor", Watched::ByAnybody);
        let table = visit.table;
        let game = table.game.as_ref().unwrap();
        let seat = game.position.waiting_for().first().unwrap();
        let action = game.position.notations(seat).remove(0);
        let change = table.decide(seat, &action, By::Person, 7, None).unwrap();
        let tried = Arc::clone(change.tried[0].position());
        let next = NextTable::of(&table, change, None, 0).unwrap();
        assert!(Arc::ptr_eq(&next.table.game.unwrap().position, &tried));
        let spent = |entry: &Entry| matches!(entry, Entry::Decided { spent: 7, .. });
        assert!(next.entries.iter().any(spent), "and its time is written down as it was told");
    }

    #[test]
    fn decisions_that_belong_together_are_taken_all_or_none() {
        let visit = Visit::to_a_game(&damrak_games::kits(), "chartered", Watched::ByAnybody);
        let table = visit.table;
        let position = &table.game.as_ref().unwrap().position;
        let seat = position.waiting_for().first().unwrap();
        let after = |action: &String| Tried::of(position.as_ref(), seat, action).unwrap();
        let goes_on = |action: &String| after(action).position().waiting_for().contains(seat);
        let first = position.notations(seat).into_iter().find(goes_on).unwrap();
        let second = after(&first).position().notations(seat).remove(0);
        let decide = |steps: &[&str]| table.decide_all(seat, steps, By::Person, 7, None);
        let next = NextTable::of(&table, decide(&[&first, &second]).unwrap(), None, 0).unwrap();
        assert_eq!(next.decisions, 2);
        let spent = |entry: &Entry| match entry {
            Entry::Decided { spent, .. } => *spent,
            _ => 0,
        };
        assert_eq!(next.entries.iter().map(spent).sum::<u64>(), 7, "their time is counted once");
        assert!(decide(&[&first, "dance"]).is_err(), "nothing of it happens");
    }

    #[test]
    fn nobody_tries_out_what_a_step_would_disclose() {
        let mut visit = Visit::to_a_game(&damrak_games::kits(), "chartered", Watched::ByAnybody);
        let (mut rng, mut refused) = (Rng::new(Seed::from_bytes([4; 32])), 0);
        for _ in 0..80 {
            let table = &visit.table;
            let position = &table.game.as_ref().unwrap().position;
            let Some(seat) = position.waiting_for().first() else { break };
            for first in position.notations(seat) {
                let after = Tried::of(position.as_ref(), seat, &first).unwrap();
                if after.discloses_nothing() {
                    continue;
                }
                let then = after.position().notations(seat);
                let then = then.first().map_or("dance", String::as_str);
                let tried = table.decide_all(seat, &[&first, then], By::Person, 7, None);
                let why = tried.map(drop).unwrap_err();
                assert_eq!(why.phrase.key, "server-steps-disclose", "{first}, {then}");
                refused += usize::from(then != "dance");
            }
            visit.decide(&mut rng).unwrap();
        }
        assert!(refused > 3, "{refused} could have been tried out");
    }
}
