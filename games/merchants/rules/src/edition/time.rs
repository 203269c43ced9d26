//! The time track of an edition.

use damrak_core::edition::{EditionError, EditionSource};

use super::file::File;
use super::{Table, Year};
use crate::components::{YEARS, YearEvent};

/// Years in which nothing happens (clause M-7).
const EMPTY_YEARS: [&str; 4] = ["1585", "1596/97", "1600", "1665"];
/// How often each area is scored before the end (clause M-7).
const SCORINGS: [(YearEvent, usize, &str); 3] = [
    (YearEvent::ScoreMarket, 3, "the market is scored on three spaces (M-7)"),
    (YearEvent::ScoreAmsterdam, 2, "Amsterdam is scored on two spaces (M-7)"),
    (YearEvent::ScoreOffices, 2, "the trade offices are scored on two spaces (M-7)"),
];
/// More than any table pays, in thousands of guilders.
const MOST: u16 = 1000;

/// Clause M-7.
pub(super) fn read_years(
    source: EditionSource<'_>,
    file: &File,
) -> Result<Vec<Year>, EditionError> {
    check_tables(source, file)?;
    let entries = file.years.get_ref();
    let whole = |problem: String| source.error_at(&file.years.span(), problem);
    if entries.len() != YEARS {
        return Err(whole(format!(
            "the time track has {YEARS} spaces (M-7), not {}",
            entries.len()
        )));
    }
    let mut years: Vec<Year> = Vec::new();
    for (index, spanned) in entries.iter().enumerate() {
        let entry = spanned.get_ref();
        let wrong = |problem: &str| source.error_at(&spanned.span(), problem);
        if entry.year.is_empty() || entry.year.chars().count() > 12 {
            return Err(wrong("a year is written with 1 to 12 characters (M-7)"));
        }
        if years.iter().any(|year| year.name == entry.year) {
            return Err(wrong("this year is listed twice (M-7)"));
        }
        if (index == 0) != (entry.event == YearEvent::Start) {
            return Err(wrong("the first space, and no other, is the start (M-7)"));
        }
        if (index == YEARS - 1) != (entry.event == YearEvent::Final) {
            return Err(wrong("the last space, and no other, is the final scoring (M-7)"));
        }
        if EMPTY_YEARS.contains(&entry.year.as_str()) && entry.event != YearEvent::None {
            return Err(wrong("nothing happens in 1585, 1596/97, 1600 and 1665 (M-7)"));
        }
        let (table, provenance) = match (&entry.table, entry.event.scores().is_empty()) {
            (None, true) => (None, entry.provenance),
            (Some(name), false) => {
                let table = file.tables.get(name).ok_or_else(|| {
                    wrong(&format!("there is no table called `{name}` in the file (M-55)"))
                })?;
                let table = table.get_ref();
                let pays = Table { first: table.first, second: table.second };
                (Some(pays), entry.provenance.max(table.provenance))
            }
            _ => return Err(wrong("years of scoring have a table, and no others (M-55)")),
        };
        years.push(Year {
            name: entry.year.clone(),
            event: entry.event,
            table,
            history: entry.history.clone(),
            provenance,
        });
    }
    for (event, expected, problem) in SCORINGS {
        if years.iter().filter(|year| year.event == event).count() != expected {
            return Err(whole(problem.to_owned()));
        }
    }
    Ok(years)
}

/// Every table pays whole tens, and the first never less than the second.
fn check_tables(source: EditionSource<'_>, file: &File) -> Result<(), EditionError> {
    for spanned in file.tables.values() {
        let table = spanned.get_ref();
        let amounts = table.first.iter().zip(&table.second);
        let fits = |(first, second): (&u16, &u16)| {
            first >= second && *first <= MOST && first % 10 == 0 && second % 10 == 0
        };
        if !amounts.clone().all(fits) {
            let problem = format!(
                "a table pays whole tens up to {MOST}, and the first not less than the second (M-57)"
            );
            return Err(source.error_at(&spanned.span(), problem));
        }
    }
    Ok(())
}
