//! Days and times of day, in UTC.

use damrak_store::Millis;

/// Year, month and day of a moment.
pub fn date(at: Millis) -> (i64, i64, i64) {
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

/// The day as text: `2026-11-18`.
pub fn day(at: Millis) -> String {
    let (year, month, day) = date(at);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The time of day as text: `09:30`.
pub fn time_of_day(at: Millis) -> String {
    let minutes = at.div_euclid(60_000).rem_euclid(24 * 60);
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// A moment as text: `2026-11-18 09:30 UTC`.
pub fn moment(at: Millis) -> String {
    format!("{} {} UTC", day(at), time_of_day(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Millis = 24 * 3_600_000;

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

    #[test]
    fn moments_are_read_like_moments() {
        assert_eq!(moment(DAY + 34_259_999), "1970-01-02 09:30 UTC");
        assert_eq!(moment(-1), "1969-12-31 23:59 UTC");
    }
}
