//! Entries that mean nothing any more after a while, and a bounded number of them.

use std::collections::HashMap;
use std::hash::Hash as Key;

/// Milliseconds since the server began.
pub(super) type Moment = u64;

/// So many callers are remembered; those who will be forgotten soonest make room for others.
pub(super) const MOST: usize = 1 << 16;

/// What is remembered of each caller.
#[derive(Debug)]
pub(super) struct Ledger<K, V> {
    pub(super) entries: HashMap<K, V>,
    sweep_at: usize,
}

impl<K, V> Default for Ledger<K, V> {
    fn default() -> Self {
        Self { entries: HashMap::new(), sweep_at: 1024 }
    }
}

pub(super) trait Passing: Default {
    /// From then on it is as if there were no entry.
    fn gone_at(&self) -> Moment;
}

impl Passing for Moment {
    fn gone_at(&self) -> Moment {
        *self
    }
}

impl<K: Key + Eq, V: Passing> Ledger<K, V> {
    pub(super) fn get(&self, key: &K) -> Option<&V> {
        self.entries.get(key)
    }

    /// The entry, new if it was not there or is over.
    pub(super) fn entry(&mut self, key: K, now: Moment) -> &mut V {
        if self.entries.len() >= self.sweep_at {
            self.sweep(now);
        }
        let entry = self.entries.entry(key).or_default();
        if entry.gone_at() <= now {
            *entry = V::default();
        }
        entry
    }

    pub(super) fn sweep(&mut self, now: Moment) {
        self.entries.retain(|_, entry| entry.gone_at() > now);
        if self.entries.len() > MOST / 2 {
            let mut ends: Vec<Moment> = self.entries.values().map(Passing::gone_at).collect();
            let middle = ends.len() / 2;
            let (_, middle, _) = ends.select_nth_unstable(middle);
            self.entries.retain(|_, entry| entry.gone_at() > *middle);
        }
        self.sweep_at = (self.entries.len() * 2).clamp(1024, MOST);
    }
}
