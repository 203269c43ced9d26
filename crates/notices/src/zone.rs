//! What time it is where somebody lives.

use damrak_store::Millis;
use jiff::civil::time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use serde::{Deserialize, Serialize};

/// The longest name of a time zone.
const LONGEST: usize = 64;

/// A time zone by its name, such as `Europe/Amsterdam`; it knows when the clocks are put forward and back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zone(String);

impl Default for Zone {
    fn default() -> Self {
        Self("UTC".to_owned())
    }
}

impl Zone {
    /// A zone that is known, with its name as it is written.
    pub fn read(name: &str) -> Option<Self> {
        let name = name.trim();
        let known = (name.len() <= LONGEST).then(|| TimeZone::get(name).ok()).flatten()?;
        Some(Self(known.iana_name()?.to_owned()))
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.0
    }

    /// The next time that it is this hour there. An hour that is left out in spring is the one after it; of two
    /// in autumn the first counts.
    pub fn next(&self, now: Millis, hour: u8) -> Millis {
        self.next_there(now, hour).unwrap_or(now + 24 * 3_600_000)
    }

    fn next_there(&self, now: Millis, hour: u8) -> Option<Millis> {
        // A zone that was known once may have gone with an upgrade.
        let zone = TimeZone::get(&self.0).unwrap_or(TimeZone::UTC);
        let today = Timestamp::from_millisecond(now).ok()?.to_zoned(zone.clone()).date();
        let at = |days: i64| {
            let day = today.checked_add(days.days()).ok()?;
            let there = day.to_datetime(time((hour % 24) as i8, 0, 0, 0)).to_zoned(zone.clone());
            Some(there.ok()?.timestamp().as_millisecond())
        };
        (0..=2).filter_map(at).find(|due| *due > now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = 3_600_000;

    fn zone(name: &str) -> Zone {
        Zone::read(name).expect("a known zone")
    }

    fn millis(text: &str) -> Millis {
        text.parse::<Timestamp>().expect("a time").as_millisecond()
    }

    #[test]
    fn the_hour_comes_once_a_day() {
        let utc = Zone::default();
        assert_eq!(utc.next(0, 6), 6 * HOUR);
        assert_eq!(utc.next(6 * HOUR - 1, 6), 6 * HOUR);
        assert_eq!(utc.next(6 * HOUR, 6), 30 * HOUR);
        assert_eq!(utc.next(7 * HOUR, 6), 30 * HOUR);
        assert_eq!(utc.next(-1, 0), 0);
    }

    #[test]
    fn the_hour_is_the_one_on_the_wall_there_in_summer_and_in_winter() {
        let next = |name: &str, now: &str, hour| zone(name).next(millis(now), hour);
        for (name, now, hour, due) in [
            ("Europe/Amsterdam", "2026-01-10T12:00:00Z", 7, "2026-01-11T06:00:00Z"),
            ("Europe/Amsterdam", "2026-07-10T12:00:00Z", 7, "2026-07-11T05:00:00Z"),
            ("Europe/Amsterdam", "2026-03-28T12:00:00Z", 7, "2026-03-29T05:00:00Z"),
            ("Europe/Amsterdam", "2026-03-28T12:00:00Z", 2, "2026-03-29T01:00:00Z"),
            ("Europe/Amsterdam", "2026-10-24T12:00:00Z", 2, "2026-10-25T00:00:00Z"),
            ("Pacific/Kiritimati", "2026-01-10T12:00:00Z", 3, "2026-01-10T13:00:00Z"),
            ("Asia/Kolkata", "2026-01-10T12:00:00Z", 18, "2026-01-10T12:30:00Z"),
        ] {
            assert_eq!(next(name, now, hour), millis(due), "{name} {now} {hour}");
        }
    }

    #[test]
    fn only_zones_that_are_known_are_taken() {
        assert_eq!(zone(" europe/amsterdam ").name(), "Europe/Amsterdam");
        assert_eq!(zone("UTC"), Zone::default());
        for bad in ["", "Amsterdam", "../../etc/passwd", "UTC+25", &"x".repeat(80)] {
            assert_eq!(Zone::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_zone_that_is_no_longer_known_is_as_it_comes() {
        let gone: Zone = serde_json::from_str("\"Atlantis/Capital\"").expect("a text");
        assert_eq!(gone.next(0, 6), 6 * HOUR);
    }
}
