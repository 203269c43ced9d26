//! What everybody is held to, and how much of it is used just now.

use damrak_core::Phrase;
use damrak_words::Language;
use maud::{Markup, html};

use super::{Top, office};
use crate::shell::{say, say_phrase};
use crate::{Page, Visitor};

/// What everybody is held to.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Whether nobody is held to any pace.
    pub are_off: bool,
    /// How fast anybody may go.
    pub rates: Vec<Rate>,
    /// How much there is of everything.
    pub sizes: Vec<Size>,
}

/// How often something may be done.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// The key of what it is called.
    pub name: &'static str,
    /// So often at once,
    pub at_once: u64,
    /// then once in so many milliseconds.
    pub then_every: u64,
}

/// How much there is of something.
#[derive(Clone, Debug)]
pub struct Size {
    /// The key of what it is called.
    pub name: &'static str,
    /// How much of it is used, if it can be used up.
    pub used: Option<u64>,
    /// How much there is.
    pub all: Amount,
}

/// An amount of something.
#[derive(Clone, Copy, Debug)]
pub enum Amount {
    /// So many.
    Count(u64),
    /// So many seconds.
    Seconds(u32),
    /// So many thousand bytes.
    Kilobytes(usize),
}

/// After how long one more is allowed.
fn pause(millis: u64, language: Language) -> String {
    let (key, count) = match millis {
        ms if ms < 1000 => ("admin-millis", ms),
        ms if ms < 60_000 => ("page-seconds", ms / 1000),
        ms => ("page-minutes", ms / 60_000),
    };
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    say_phrase(language, &Phrase::new(key).with("count", count))
}

/// The page.
pub fn page(who: &Visitor, limits: &Limits) -> Page {
    let language = who.language;
    let word_of = |key| say(language, key);
    let body = html! {
        p.muted { (word_of("admin-limits-help")) }
        section.tile { h2 { (word_of("admin-sizes")) } .inside { (facts(limits, language)) } }
        section.tile {
            h2 { (word_of("admin-rates")) }
            @if limits.are_off { p.inside { (word_of("admin-limits-off")) } }
            table.ratings {
                thead { tr {
                    th scope="col" { (word_of("admin-rate")) }
                    th.number scope="col" { (word_of("admin-at-once")) }
                    th.number scope="col" { (word_of("admin-then-every")) }
                } }
                tbody {
                    @for rate in &limits.rates {
                        tr {
                            th scope="row" { (word_of(rate.name)) }
                            td.number { (rate.at_once) }
                            td.number { (pause(rate.then_every, language)) }
                        }
                    }
                }
            }
        }
    };
    office(who, "/admin/limits", &say(language, "admin-limits"), Top::Nothing, &body)
}

fn facts(limits: &Limits, language: Language) -> Markup {
    let amount = |amount: Amount| match amount {
        Amount::Count(count) => count.to_string(),
        Amount::Seconds(count) => {
            say_phrase(language, &Phrase::new("page-seconds").with("count", count))
        }
        Amount::Kilobytes(count) => format!("{count} kB"),
    };
    html! {
        dl.facts {
            @for size in &limits.sizes {
                dt { (say(language, size.name)) }
                dd { @if let Some(used) = size.used { (used) " / " } (amount(size.all)) }
            }
        }
    }
}
