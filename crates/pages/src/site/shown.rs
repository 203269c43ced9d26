//! Small things that several pages show: problems, notices, days, tables in a list.

use damrak_core::{Phrase, Seat};
use damrak_store::{Millis, SeatHead, Status, TableHead};
use damrak_words::Language;
use maud::{Markup, html};

use crate::Visitor;
use crate::opponents;
use crate::shell::{say, say_phrase};
use damrak_table::{Problem, dates};

/// Why something was not done, at the top of the form that asked for it; with the clause of the game's rule book.
pub fn problem(language: Language, problem: &Problem, game: Option<&str>) -> Markup {
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
pub fn notice(text: &str) -> Markup {
    html! { .notice role="status" { p { (text) } } }
}

/// The field that a browser fills with randomness for a fair deal; without scripts it stays empty.
pub fn nonce() -> Markup {
    html! { input type="hidden" name="nonce" value=""; }
}

/// A day; a browser with scripts writes it as its reader is used to.
pub fn day(at: Millis) -> Markup {
    let text = dates::day(at);
    html! { time datetime=(text) { (text) } }
}

/// A day and its time; a browser with scripts writes it as its reader is used to.
pub fn moment(at: Millis) -> Markup {
    html! { time datetime={ (dates::day(at)) "T" (dates::time_of_day(at)) ":00Z" } { (dates::moment(at)) } }
}

/// What whoever sits there is called; nothing if nobody does.
fn name(seat: &SeatHead, language: Language) -> Option<String> {
    match &seat.bot {
        Some(level) => Some(opponents::named(&seat.name, level, language)),
        None => Some(seat.name.clone()).filter(|name| !name.is_empty()),
    }
}

/// Whom a table waits for, or what it waits for.
pub fn state(head: &TableHead, who: &Visitor) -> Markup {
    let language = who.language;
    let seat = |seat: &Seat| head.seats.get(seat.index());
    let waiting: Vec<_> = head.waiting.iter().filter_map(seat).collect();
    let me = who.person.as_ref().map(|person| &person.id);
    let mine = me.is_some() && waiting.iter().any(|seat| seat.person.as_ref() == me);
    let free = head.seats.iter().filter(|seat| name(seat, language).is_none()).count();
    // Before the deal nobody decides anything; some are waited for.
    let decides = waiting.first().filter(|_| head.status == Status::Playing);
    let decides = decides.and_then(|seat| name(seat, language));
    html! {
        @if mine {
            @let asked = if head.status == Status::Gathering { "site-look-in" } else { "page-your-turn" };
            span.tag.yours { (say(language, asked)) }
        } @else if head.status == Status::Gathering && free > 0 {
            span.tag { (say_phrase(language, &Phrase::new("site-seats-free").with("count", free as u32))) }
        } @else if let Some(name) = decides {
            small { (say_phrase(language, &Phrase::new("site-turn-of").with("name", name.as_str()))) }
        }
    }
}

/// Who won a game that is over, in a few words.
pub fn won_by(head: &TableHead, ranks: &[(Seat, u8)], language: Language) -> String {
    let first = ranks.iter().filter(|(_, rank)| *rank == 1);
    let winners: Vec<Phrase> = first
        .filter_map(|(seat, _)| name(head.seats.get(seat.index())?, language))
        .map(|name| Phrase::new("site-name").with("name", name))
        .collect();
    let phrase = match winners.len() {
        0 => Phrase::new("site-no-result"),
        count => Phrase::new("site-won-by").with("names", winners).with("count", count as u32),
    };
    say_phrase(language, &phrase)
}

/// Tables that are over in a list, each with what is said of its result.
pub fn results(tables: &[(TableHead, String)], who: &Visitor) -> Markup {
    list(tables.iter().map(|(head, word)| (head, html! { small.word { (word) } })), who)
}

/// Tables in a list, each with what it waits for.
pub fn tables(tables: &[TableHead], who: &Visitor) -> Markup {
    list(tables.iter().map(|head| (head, state(head, who))), who)
}

/// Who sits at a table.
pub fn names(head: &TableHead, language: Language) -> String {
    let names = head.seats.iter().filter_map(|seat| name(seat, language));
    names.collect::<Vec<_>>().join(", ")
}

/// Who sits there besides whoever looks.
pub fn others(head: &TableHead, who: &Visitor) -> String {
    let others =
        head.seats.iter().filter(|seat| seat.person.is_none() || seat.person.as_ref() != who.id());
    others.filter_map(|seat| name(seat, who.language)).collect::<Vec<_>>().join(", ")
}

fn list<'h>(tables: impl Iterator<Item = (&'h TableHead, Markup)>, who: &Visitor) -> Markup {
    html! {
        ul.list {
            @for (head, word) in tables {
                li {
                    a href={ "/table/" (head.id) } {
                        span.what { b { (head.title) } small { (names(head, who.language)) } }
                        (word)
                    }
                }
            }
        }
    }
}
