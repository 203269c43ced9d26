//! How a try to deliver something ended, and when to try again.

use std::time::Duration;

use damrak_store::Millis;

use crate::outside::{CallFailed, Reply};

/// How often something is tried.
pub(crate) const TRIES: u32 = 8;
/// The longest that the other side may put us off.
const LONGEST_WAIT: Duration = Duration::from_secs(24 * 3600);

/// How a try ended. The reasons are for the log: nothing in them is anybody's secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was taken.
    Sent,
    /// Nobody will ever take anything there.
    Gone,
    /// It will not be taken.
    Refused(String),
    /// It may be taken later, not before the time the other side named.
    Later(String, Option<Duration>),
}

impl Outcome {
    /// Of a call outside.
    pub fn of_call(called: Result<Reply, CallFailed>) -> Self {
        let reply = match called {
            Ok(reply) => reply,
            Err(failed) => return Outcome::Later(failed.to_string(), None),
        };
        let reason = format!("status {}", reply.status);
        match reply.status {
            200..=299 => Outcome::Sent,
            404 | 410 => Outcome::Gone,
            408 | 425 | 429 | 500.. => {
                let after = reply.retry_after.map(Duration::from_secs);
                Outcome::Later(reason, after.map(|after| after.min(LONGEST_WAIT)))
            }
            _ => Outcome::Refused(reason),
        }
    }
}

/// How long to wait after so many failed tries: each time three and a half times as long, eight tries in about two
/// days, and never quite as long as the others who failed at the same moment. `chance` is any number.
pub(crate) fn back_off(first: Duration, failed: u32, chance: u8) -> Millis {
    let steps = failed.saturating_sub(1).min(TRIES);
    let whole = first.as_millis() as u64 * 7_u64.pow(steps) / 2_u64.pow(steps);
    let spread = whole / 5 * u64::from(chance) / 255;
    Millis::try_from(whole - whole / 10 + spread).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_tries_take_about_two_days() {
        let minute = Duration::from_secs(60);
        for chance in [0, 100, 255] {
            let waits: Vec<Millis> = (1..TRIES).map(|n| back_off(minute, n, chance)).collect();
            assert!(waits.windows(2).all(|pair| pair[1] > 3 * pair[0]), "{waits:?}");
            let hours = waits.iter().sum::<Millis>() / 3_600_000;
            assert!((36..=50).contains(&hours), "{hours}");
        }
        assert!(back_off(minute, 1, 0) < back_off(minute, 1, 255));
        back_off(Duration::from_secs(1 << 30), u32::MAX, 255);
    }

    #[test]
    fn answers_are_understood() {
        let of = |status, retry_after| Outcome::of_call(Ok(Reply { status, retry_after }));
        assert_eq!(of(204, None), Outcome::Sent);
        assert_eq!(of(410, None), Outcome::Gone);
        assert_eq!(of(302, None), Outcome::Refused("status 302".into()));
        assert_eq!(of(400, None), Outcome::Refused("status 400".into()));
        let wait = Some(Duration::from_secs(30));
        assert_eq!(of(429, Some(30)), Outcome::Later("status 429".into(), wait));
        let day = Some(LONGEST_WAIT);
        assert_eq!(of(503, Some(u64::MAX)), Outcome::Later("status 503".into(), day));
    }
}
