//! How long somebody may think.

use std::fmt;
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

/// A budget being spent by one of several threads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meter {
    until: Option<Instant>,
    left: u32,
}

impl Meter {
    /// The share of a thread, the first of which has index 0.
    pub(crate) fn share(budget: Budget, start: Instant, thread: u32, threads: u32) -> Self {
        let threads = threads.max(1);
        match budget {
            // A little is kept back for what comes after the last simulation.
            Budget::Time(time) => Self { until: Some(start + time.mul_f32(0.98)), left: u32::MAX },
            Budget::Simulations(count) => {
                let extra = u32::from(thread < count % threads);
                Self { until: None, left: count / threads + extra }
            }
        }
    }

    /// Takes one more simulation, if there is one to take. The first is always granted to a clock, so that
    /// there is something to decide by.
    pub(crate) fn take(&mut self, taken: u32) -> bool {
        if self.left == 0 {
            return false;
        }
        if taken > 0 && self.until.is_some_and(|until| Instant::now() >= until) {
            return false;
        }
        self.left -= 1;
        true
    }
}
