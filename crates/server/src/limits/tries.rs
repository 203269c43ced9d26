//! Tries to prove a password, and what too many wrong ones close for a while.

use damrak_core::Hash;

use super::ledger::{Ledger, Moment, Passing};
use crate::address::Address;

/// A try to sign in, or to prove a password otherwise.
#[derive(Debug)]
pub(crate) struct Try(pub(super) [Door; 2]);

/// What too many wrong passwords close for a while.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Door {
    Account(Hash),
    Address(Address),
}

impl Door {
    /// So long after its last delay a door forgets what was wrong.
    const MEMORY: Moment = 3_600_000;

    /// Whether there is such an account makes no difference.
    pub(super) fn account(user_name: &str) -> Self {
        Door::Account(Hash::of(&[b"damrak door", user_name.to_lowercase().as_bytes()]))
    }

    /// How long it stays closed after so many wrong passwords: 2 s, 4 s, 8 s and so on.
    ///
    /// An account's door is never closed for long, else anybody could lock its owner out.
    fn delay(&self, wrong: u32) -> Moment {
        let (free, longest) = match self {
            Door::Account(_) => (5, 60_000),
            Door::Address(_) => (20, 900_000),
        };
        match wrong.checked_sub(free) {
            None | Some(0) => 0,
            Some(more) => (1000_u64 << more.min(20)).min(longest),
        }
    }
}

/// What was wrong at one door of late.
#[derive(Debug, Default)]
pub(super) struct Tries {
    pub(super) count: u32,
    opens: Moment,
    forgotten: Moment,
}

impl Passing for Tries {
    fn gone_at(&self) -> Moment {
        self.forgotten
    }
}

impl Ledger<Door, Tries> {
    /// One more try at both doors, or how long they stay closed.
    pub(super) fn knock(&mut self, doors: &[Door; 2], now: Moment) -> Result<(), Moment> {
        let opens = doors.iter().filter_map(|door| self.get(door)).map(|tries| tries.opens);
        let wait = opens.max().unwrap_or(0).saturating_sub(now);
        if wait > 0 {
            return Err(wait);
        }
        for door in doors {
            let entry = self.entry(door.clone(), now);
            entry.count += 1;
            entry.opens = now + door.delay(entry.count);
            entry.forgotten = entry.opens + Door::MEMORY;
        }
        Ok(())
    }

    /// A try that was none after all.
    pub(super) fn take_back(&mut self, door: &Door) {
        if let Some(entry) = self.entries.get_mut(door) {
            entry.count = entry.count.saturating_sub(1);
            entry.opens = 0;
        }
    }
}
