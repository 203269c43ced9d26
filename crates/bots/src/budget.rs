//! How long somebody may think.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How much thinking one decision may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So long on the clock; kept within a tenth.
    Time(Duration),
    /// So many simulations: the same decision every time for the same seed and the same number of threads.
    Simulations(u32),
}

impl Budget {
    /// Half of it.
    pub(crate) fn half(self) -> Self {
        match self {
            Budget::Time(time) => Budget::Time(time / 2),
            Budget::Simulations(count) => Budget::Simulations(count.div_ceil(2)),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Simulations(count) => write!(f, "{count}sims"),
        }
    }
}

/// When thinking ends, however much of its budget is left. Whoever ordered it can call for an earlier end meanwhile.
#[derive(Debug)]
pub struct Deadline {
    start: Instant,
    nanos: AtomicU64,
}

impl Deadline {
    /// So long from now.
    pub fn after(time: Duration) -> Self {
        Self { start: Instant::now(), nanos: AtomicU64::new(nanos(time)) }
    }

    /// Ends it so long after its start at the latest, which may be at once.
    pub fn shorten_to(&self, time: Duration) {
        self.nanos.fetch_min(nanos(time), Ordering::Relaxed);
    }

    /// Whether it is time.
    pub fn is_over(&self) -> bool {
        nanos(self.start.elapsed()) >= self.nanos.load(Ordering::Relaxed)
    }
}

fn nanos(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// A budget being spent by one of several threads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meter<'a> {
    until: Option<Instant>,
    left: u32,
    deadline: Option<&'a Deadline>,
}

impl<'a> Meter<'a> {
    /// The share of a thread, the first of which has index 0.
    pub(crate) fn share(budget: Budget, start: Instant, thread: u32, threads: u32) -> Self {
        let threads = threads.max(1);
        match budget {
            // A little is kept back for what comes after the last simulation.
            Budget::Time(time) => {
                Self { until: Some(start + time.mul_f32(0.98)), left: u32::MAX, deadline: None }
            }
            Budget::Simulations(count) => {
                let extra = u32::from(thread < count % threads);
                Self { until: None, left: count / threads + extra, deadline: None }
            }
        }
    }

    /// The same with an end that somebody else has set.
    pub(crate) fn ending(self, deadline: Option<&'a Deadline>) -> Self {
        Self { deadline, ..self }
    }

    /// Takes one more simulation, if there is one to take. The first is always granted to a clock, so that
    /// there is something to decide by.
    pub(crate) fn take(&mut self, taken: u32) -> bool {
        if self.left == 0 {
            return false;
        }
        let is_late = || self.until.is_some_and(|until| Instant::now() >= until);
        if taken > 0 && (is_late() || self.deadline.is_some_and(Deadline::is_over)) {
            return false;
        }
        self.left -= 1;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simulations_end_with_the_deadline_too_but_one_is_always_made() {
        let deadline = Deadline::after(Duration::from_secs(3_600));
        let budget = Budget::Simulations(1_000);
        let mut meter = Meter::share(budget, Instant::now(), 0, 1).ending(Some(&deadline));
        assert!((0..10).all(|taken| meter.take(taken)));
        deadline.shorten_to(Duration::ZERO);
        assert!(!meter.take(10));
        deadline.shorten_to(Duration::from_secs(3_600));
        assert!(deadline.is_over(), "it never moves away");
        assert!(meter.take(0), "there must be something to decide by");
    }
}
