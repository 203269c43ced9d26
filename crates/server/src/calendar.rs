//! What day it is, and how far that can be believed.
//!
//! The clock on the wall may be wrong: a battery is empty, somebody mistypes a year, a virtual machine wakes up. So
//! nothing ends by it alone. It must also have gone as steadily as the clock that only counts, for hours.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use damrak_store::Millis;

use crate::app::App;

/// How long the wall clock must have gone steadily before anything ends by it.
const STEADY: Millis = 6 * 3_600_000;
/// Further than this from one look to the next the wall clock has not gone: it was set.
const JUMP: Millis = 2 * 60_000;
/// How often the server looks at the clock and sweeps.
const PULSE: Duration = Duration::from_secs(60);
/// How many sessions are swept away at once, so that nobody waits for it.
const SWEPT: u32 = 200;

/// A clock on the wall, and one that only counts.
#[derive(Debug)]
pub struct Calendar {
    began: Instant,
    looks: Mutex<Looks>,
    /// What [`Calendar::put_forward`] and [`Calendar::live_on`] pretend.
    wrong_by: AtomicI64,
    lived: AtomicI64,
}

impl Default for Calendar {
    fn default() -> Self {
        Self {
            began: Instant::now(),
            looks: Mutex::new(Looks { counted: 0, wall: crate::wall_clock(), steady_since: 0 }),
            wrong_by: AtomicI64::default(),
            lived: AtomicI64::default(),
        }
    }
}

impl Calendar {
    /// The time of day as the wall clock shows it.
    pub fn now(&self) -> Millis {
        crate::wall_clock().saturating_add(self.wrong_by.load(Ordering::Relaxed))
    }

    /// What was to end by this moment has ended. While the wall clock has not gone steadily for long enough that is
    /// nothing: a server that has just started does not know yet whether its clock is right.
    pub fn over(&self) -> Millis {
        let mut looks = self.looks.lock().unwrap_or_else(PoisonError::into_inner);
        let counted = Millis::try_from(self.began.elapsed().as_millis()).unwrap_or(Millis::MAX);
        let counted = counted.saturating_add(self.lived.load(Ordering::Relaxed));
        looks.look(counted, self.now())
    }

    /// Pretends that somebody sets the wall clock, for tests.
    pub fn put_forward(&self, by: Millis) {
        self.over();
        self.wrong_by.fetch_add(by, Ordering::Relaxed);
    }

    /// Pretends that the server runs for so long, for tests: both clocks go on.
    pub fn live_on(&self, by: Millis) {
        let mut looks = self.looks.lock().unwrap_or_else(PoisonError::into_inner);
        self.wrong_by.fetch_add(by, Ordering::Relaxed);
        self.lived.fetch_add(by, Ordering::Relaxed);
        looks.counted = looks.counted.saturating_add(by);
        looks.wall = looks.wall.saturating_add(by);
    }
}

/// What both clocks showed at the last look, and since when they have gone together.
#[derive(Debug)]
struct Looks {
    counted: Millis,
    wall: Millis,
    steady_since: Millis,
}

impl Looks {
    fn look(&mut self, counted: Millis, wall: Millis) -> Millis {
        let gone = counted.saturating_sub(self.counted);
        let moved = wall.saturating_sub(self.wall);
        if moved.saturating_sub(gone).saturating_abs() > JUMP {
            self.steady_since = counted;
        }
        (self.counted, self.wall) = (counted, wall);
        if counted.saturating_sub(self.steady_since) < STEADY {
            return Millis::MIN;
        }
        wall.saturating_sub(STEADY)
    }
}

/// Year, month and day of a moment, in UTC.
pub(crate) fn date(at: Millis) -> (i64, i64, i64) {
    // Counted from the first of March of the year 0, so that the day of a leap year comes last.
    let days = at.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let in_era = days.rem_euclid(146_097);
    let year = (in_era - in_era / 1_460 + in_era / 36_524 - in_era / 146_096) / 365;
    let in_year = in_era - (365 * year + year / 4 - year / 100);
    let month = (5 * in_year + 2) / 153;
    let day = in_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + next, month, day)
}

/// Sweeps away some of the sessions that have ended; returns how many.
pub async fn sweep(app: &App) -> u32 {
    let over = app.calendar.over();
    if over == Millis::MIN {
        return 0;
    }
    app.store().sweep_sessions(over, SWEPT).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "old sessions could not be swept away");
        0
    })
}

/// Looks at the clock and sweeps, a little every minute, for as long as the server runs.
pub(crate) async fn keep_sweeping(app: App) {
    let mut pulse = tokio::time::interval(PULSE);
    pulse.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        pulse.tick().await;
        sweep(&app).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = 3_600_000;
    const DAY: Millis = 24 * HOUR;

    /// Looks every minute for so many hours, with the wall clock so far off.
    fn run(looks: &mut Looks, hours: Millis, off: Millis) -> Millis {
        let mut over = Millis::MIN;
        for _ in 0..hours * 60 {
            let counted = looks.counted + 60_000;
            over = looks.look(counted, counted + off);
        }
        over
    }

    #[test]
    fn nothing_ends_before_the_clock_has_gone_steadily_for_hours() {
        let mut looks = Looks { counted: 0, wall: DAY, steady_since: 0 };
        assert_eq!(run(&mut looks, 5, DAY), Millis::MIN);
        assert_eq!(run(&mut looks, 1, DAY), DAY, "what had ended six hours ago");
        assert_eq!(run(&mut looks, 10, DAY), DAY + 10 * HOUR);
    }

    #[test]
    fn a_clock_that_jumps_ends_nothing_and_one_that_is_set_right_begins_anew() {
        let mut looks = Looks { counted: 0, wall: DAY, steady_since: 0 };
        assert_ne!(run(&mut looks, 24, DAY), Millis::MIN);
        assert_eq!(run(&mut looks, 5, 500 * DAY), Millis::MIN);
        assert_eq!(run(&mut looks, 5, DAY), Millis::MIN);
        assert_eq!(run(&mut looks, 5, -500 * DAY), Millis::MIN);
        assert_eq!(run(&mut looks, 5, DAY), Millis::MIN);
        assert_ne!(run(&mut looks, 2, DAY), Millis::MIN);
    }

    #[test]
    fn a_clock_that_is_gently_set_right_goes_steadily() {
        let mut looks = Looks { counted: 0, wall: 0, steady_since: 0 };
        run(&mut looks, 6, 0);
        for second in 0..600 {
            assert_ne!(run(&mut looks, 1, second * 1_000), Millis::MIN, "{second}");
        }
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for (at, expected) in [
            (0, (1970, 1, 1)),
            (DAY - 1, (1970, 1, 1)),
            (-1, (1969, 12, 31)),
            (951_782_400_000, (2000, 2, 29)),
            (1_709_164_800_000, (2024, 2, 29)),
            (1_709_251_200_000, (2024, 3, 1)),
            (1_767_225_599_000, (2025, 12, 31)),
        ] {
            assert_eq!(date(at), expected, "{at}");
        }
    }
}
