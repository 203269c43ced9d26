//! What day it is, and how long the house has lived.
//!
//! The clock on the wall may be wrong, for minutes or for months: a battery is empty, somebody mistypes a year, a board
//! without a clock starts in 1970. So nothing ends by it. What ends after a time ends when the house has lived for that
//! long: when a server has run on its data. That is counted by the clock that only counts, and kept over restarts.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use damrak_store::{Lived, Millis, Store};

/// How often the server sweeps.
const PULSE: Duration = Duration::from_secs(60);
/// How many sessions are swept away at once, so that nobody waits for it.
const SWEPT: u32 = 200;
/// How much of its life a house may forget when it crashes: what ends then lasts that much longer.
const NOTED: Millis = 10 * 60_000;

/// A clock on the wall, and one that only counts.
#[derive(Debug)]
pub struct Calendar {
    began: Instant,
    /// What was lived through before this server began, and what [`Calendar::live_on`] pretends.
    before: AtomicI64,
    /// How much of it the store knows.
    noted: AtomicI64,
    /// What [`Calendar::put_forward`] and [`Calendar::live_on`] pretend.
    wrong_by: AtomicI64,
}

impl Default for Calendar {
    /// Of a house that begins to live now.
    fn default() -> Self {
        Self {
            began: Instant::now(),
            before: AtomicI64::default(),
            noted: AtomicI64::default(),
            wrong_by: AtomicI64::default(),
        }
    }
}

impl Calendar {
    /// The time of day as the wall clock shows it: to be shown, and for nothing to end by.
    pub fn now(&self) -> Millis {
        damrak_table::wall_clock().saturating_add(self.wrong_by.load(Ordering::Relaxed))
    }

    /// How long the house has lived. What was to end by then has ended.
    pub fn lived(&self) -> Lived {
        let counted = Millis::try_from(self.began.elapsed().as_millis()).unwrap_or(Millis::MAX);
        Lived(self.before.load(Ordering::Relaxed)).after(counted)
    }

    /// What the wall clock will show at that moment if it is right and the server runs on: for people to read.
    pub fn on_the_wall(&self, at: Lived) -> Millis {
        self.now().saturating_add(at.since(self.lived()))
    }

    /// Pretends that somebody sets the wall clock, for tests.
    pub fn put_forward(&self, by: Millis) {
        self.wrong_by.fetch_add(by, Ordering::Relaxed);
    }

    /// Pretends that the server runs for so long, for tests: both clocks go on.
    pub fn live_on(&self, by: Millis) {
        self.wrong_by.fetch_add(by, Ordering::Relaxed);
        self.before.fetch_add(by, Ordering::Relaxed);
    }
}

impl Calendar {
    /// Goes on from where the house was when its last server stopped.
    pub(crate) fn go_on_from(&self, lived: Lived) {
        self.before.store(lived.0, Ordering::Relaxed);
        self.noted.store(lived.0, Ordering::Relaxed);
    }

    /// Sweeps away some of the sessions that have ended; returns how many.
    pub async fn sweep(&self, store: &dyn Store) -> u32 {
        let lived = self.lived();
        if lived.0.saturating_sub(self.noted.load(Ordering::Relaxed)) >= NOTED {
            self.note(store).await;
        }
        store.sweep_sessions(lived, SWEPT).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "old sessions could not be swept away");
            0
        })
    }

    /// Writes down for how long the house has lived.
    pub(crate) async fn note(&self, store: &dyn Store) {
        let lived = self.lived();
        match store.note_lived(lived).await {
            Ok(()) => self.noted.store(lived.0, Ordering::Relaxed),
            // It is tried again, and until then everything only lasts longer.
            Err(error) => tracing::warn!(%error, "how long the house has lived could not be noted"),
        }
    }

    /// Sweeps a little every minute, for as long as the server runs.
    pub(crate) async fn keep_sweeping(self: Arc<Self>, store: Arc<dyn Store>) {
        let mut pulse = tokio::time::interval(PULSE);
        pulse.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            pulse.tick().await;
            self.sweep(store.as_ref()).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Millis = 24 * 3_600_000;

    #[test]
    fn only_what_is_lived_through_counts() {
        let calendar = Calendar::default();
        calendar.go_on_from(Lived(DAY));
        calendar.put_forward(500 * DAY);
        assert!(calendar.lived() >= Lived(DAY) && calendar.lived() < Lived(2 * DAY));
        calendar.live_on(3 * DAY);
        assert!(calendar.lived() >= Lived(4 * DAY) && calendar.lived() < Lived(5 * DAY));
        let shown = calendar.on_the_wall(Lived(6 * DAY)) - calendar.now();
        assert!(shown > DAY && shown <= 2 * DAY, "{shown}");
    }
}
