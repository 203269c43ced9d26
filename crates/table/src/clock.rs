//! Time at the table: how much each seat has left. Pure arithmetic on moments it is given.

use serde::{Deserialize, Serialize};

use super::settings::ClockRule;

/// Milliseconds of a clock that only runs forward; not of the day.
pub type Moment = u64;

/// One seat's time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// What is left as of the last decision, in milliseconds; nothing without a clock.
    pub left: Option<u64>,
    /// Since when it runs. Not stored: a server that was down takes nobody's time.
    #[serde(skip)]
    since: Option<Moment>,
}

impl SeatClock {
    /// A full clock that stands still.
    pub fn new(rule: ClockRule) -> Self {
        let left = match rule {
            ClockRule::None => None,
            ClockRule::PerDecision { seconds } | ClockRule::Bank { seconds, .. } => {
                Some(u64::from(seconds) * 1000)
            }
        };
        Self { left, since: None }
    }

    /// Lets it run; one that runs already goes on.
    pub fn start(&mut self, now: Moment) {
        self.since.get_or_insert(now);
    }

    /// Stops it and books what was used.
    pub fn stop(&mut self, now: Moment) {
        let used = self.used(now);
        self.since = None;
        self.left = self.left.map(|left| left.saturating_sub(used));
    }

    /// Milliseconds since it was started.
    pub fn used(&self, now: Moment) -> u64 {
        self.since.map_or(0, |since| now.saturating_sub(since))
    }

    /// Sets what is left; it stands still then.
    pub fn set(&mut self, left: Option<u64>) {
        *self = Self { left, since: None };
    }

    /// Whether it runs.
    pub fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// What is left now.
    pub fn left_at(&self, now: Moment) -> Option<u64> {
        self.left.map(|left| left.saturating_sub(self.used(now)))
    }

    /// When it will be at zero, if it runs.
    pub fn zero_at(&self) -> Option<Moment> {
        Some(self.since? + self.left?)
    }

    /// After a decision that took so long: books it and adds what the rule adds.
    pub fn decided(&mut self, rule: ClockRule, spent: u64) {
        self.since = None;
        self.left = match rule {
            ClockRule::None => None,
            ClockRule::PerDecision { seconds } => Some(u64::from(seconds) * 1000),
            ClockRule::Bank { increment, .. } => {
                let left = self.left.unwrap_or(0).saturating_sub(spent);
                Some(left + u64::from(increment) * 1000)
            }
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BANK: ClockRule = ClockRule::Bank { seconds: 10, increment: 2 };
    const EACH: ClockRule = ClockRule::PerDecision { seconds: 10 };

    #[test]
    fn a_bank_loses_what_is_used_and_gains_the_increment() {
        let mut clock = SeatClock::new(BANK);
        clock.start(1_000);
        assert_eq!(clock.left_at(4_000), Some(7_000));
        assert_eq!(clock.zero_at(), Some(11_000));
        clock.decided(BANK, clock.used(4_000));
        assert_eq!(clock.left, Some(9_000));
        assert!(!clock.runs());
    }

    #[test]
    fn time_for_each_decision_is_full_again_after_it() {
        let mut clock = SeatClock::new(EACH);
        clock.start(0);
        clock.decided(EACH, 9_999);
        assert_eq!(clock.left, Some(10_000));
    }

    #[test]
    fn starting_twice_does_not_give_time_back() {
        let mut clock = SeatClock::new(EACH);
        clock.start(0);
        clock.start(5_000);
        assert_eq!(clock.left_at(6_000), Some(4_000));
        clock.stop(6_000);
        assert_eq!(clock.left, Some(4_000));
        assert_eq!(clock.left_at(99_000), Some(4_000));
    }

    #[test]
    fn a_stored_clock_stands_still() {
        let mut clock = SeatClock::new(BANK);
        clock.start(3_000);
        let text = serde_json::to_string(&clock).expect("plain data");
        let read: SeatClock = serde_json::from_str(&text).expect("plain data");
        assert!(!read.runs());
        assert_eq!(read.left, Some(10_000));
    }

    #[test]
    fn without_a_clock_nothing_runs_out() {
        let mut clock = SeatClock::new(ClockRule::None);
        clock.start(0);
        assert_eq!((clock.left_at(1_000_000), clock.zero_at()), (None, None));
    }
}
