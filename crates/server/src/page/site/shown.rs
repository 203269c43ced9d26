//! Small things that several pages show: problems, notices, days, tables in a list.

use damrak_core::Phrase;
use damrak_store::{Millis, SeatHead, Status, TableHead};
use damrak_words::Language;
use maud::{Markup, html};

use crate::page::opponents;
use crate::page::shell::{say, say_phrase};
use crate::problem::Problem;
use crate::who::Who;

/// Why something was not done, at the top of the form that asked for it; with the clause of the game's rule book.
pub(in crate::page) fn problem(
    language: Language,
    problem: &Problem,
    game: Option<&str>,
) -> Markup {
    html! {
        .notice.problem role="alert" {
            p { (say_phrase(language, &problem.phrase)) }
            @if let Some(clause) = &problem.clause {
                @match game {
                    Some(game) => a href={ "/rules/" (game) "#" (clause.0) } { (clause.0) },
                    None => small { (clause.0) },
                }
            }
        }
    }
}

/// That something was done.
pub(in crate::page) fn notice(text: &str) -> Markup {
    html! { .notice role="status" { p { (text) } } }
}

/// The field that a browser fills with randomness for a fair deal; without scripts it stays empty.
pub(in crate::page) fn nonce() -> Markup {
    html! { input type="hidden" name="nonce" value=""; }
}

/// A day; a browser with scripts writes it as its reader is used to.
pub(in crate::page) fn day(at: Millis) -> Markup {
    let (year, month, day) = date(at);
    let text = format!("{year:04}-{month:02}-{day:02}");
    html! { time datetime=(text) { (text) } }
}

/// Year, month and day of a moment, in UTC.
fn date(at: Millis) -> (i64, i64, i64) {
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

/// What whoever sits there is called; nothing if nobody does.
fn name(seat: &SeatHead, language: Language) -> Option<String> {
    match &seat.bot {
        Some(level) => Some(opponents::named(&seat.name, level, language)),
        None => Some(seat.name.clone()).filter(|name| !name.is_empty()),
    }
}

/// Whom a table waits for, or what it waits for.
fn state(head: &TableHead, who: &Who) -> Markup {
    let language = who.language;
    let seat = |number: &u8| head.seats.get(usize::from(*number).checked_sub(1)?);
    let waiting: Vec<_> = head.waiting.iter().filter_map(seat).collect();
    let me = who.person.as_ref().map(|person| &person.id);
    let mine = me.is_some() && waiting.iter().any(|seat| seat.person.as_ref() == me);
    let free = head.seats.iter().filter(|seat| name(seat, language).is_none()).count();
    let decides = waiting.first().and_then(|seat| name(seat, language));
    html! {
        @if mine {
            span.tag.yours { (say(language, "page-your-turn")) }
        } @else if head.status == Status::Gathering && free > 0 {
            span.tag { (say_phrase(language, &Phrase::new("site-seats-free").with("count", free as u32))) }
        } @else if let Some(name) = decides {
            small { (say_phrase(language, &Phrase::new("site-turn-of").with("name", name.as_str()))) }
        }
    }
}

/// Tables in a list, each with a word about it.
pub(in crate::page) fn tables(
    tables: &[TableHead],
    who: &Who,
    word: impl Fn(&TableHead) -> Option<String>,
) -> Markup {
    html! {
        ul.list {
            @for head in tables {
                li {
                    a href={ "/table/" (head.id) } {
                        span.what { b { (head.title) } small { (head.seats.iter().filter_map(|seat| name(seat, who.language)).collect::<Vec<_>>().join(", ")) } }
                        @match word(head) {
                            Some(word) => small.word { (word) },
                            None => (state(head, who)),
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        const DAY: Millis = 86_400_000;
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
