//! Whether the cards were dealt as promised: everything to check it with, the check, and what it does not prove.

use damrak_core::Phrase;
use damrak_core::fair::Seal;
use damrak_store::PersonId;
use damrak_words::{Language, words};
use maud::{Markup, html};

use super::going_on::goes_on;
use crate::shell::{say, say_phrase};
use crate::{Page, Visitor};
use damrak_table::dealing::BrokenOff;
use damrak_table::fairness::{Chooser, Fairness};
use damrak_table::settings::Way;
use damrak_table::sight::Facts;

/// What the browser may find, each with a sentence.
const PROBLEMS: [(&str, &str); 8] = [
    ("commitment", "page-fair-problem-commitment"),
    ("secret", "page-fair-problem-secret"),
    ("seal", "page-fair-problem-seal"),
    ("number", "page-fair-problem-number"),
    ("missing", "page-fair-problem-missing"),
    ("attempt", "page-fair-problem-attempt"),
    ("way", "page-fair-problem-way"),
    ("seed", "page-fair-problem-seed"),
];

/// An attempt to deal that was broken off, with what those are called today who are named in it.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// What is kept of it.
    pub broken: BrokenOff,
    /// Who closed the table; no name once they are gone.
    pub closed_by: Option<Option<String>>,
    /// Who was waited for, in the order in which they are kept; no name once they are gone.
    pub missing: Vec<Option<String>>,
}

/// Everything to check a deal with.
pub fn page(who: &Visitor, table: Facts<'_>, attempts: &[Attempt]) -> Page {
    let explanation = Explanation { table, language: who.language };
    Page::new(say(who.language, "page-fair"), explanation.html(who.id(), attempts))
}

fn attempt(Attempt { broken, closed_by, missing }: &Attempt, language: Language) -> Markup {
    let seat = |number: u32| say_phrase(language, &Phrase::new("site-seat").with("number", number));
    let missing = broken.missing.iter().zip(missing).map(|(lost, name)| {
        let seat = seat(u32::from(lost.seat.number()));
        match name {
            Some(name) => format!("{seat} ({name})"),
            None => seat,
        }
    });
    let missing: Vec<String> = missing.collect();
    html! {
        li {
            @match closed_by {
                Some(name) => p { (say(language, "page-fair-closed-by")) " " b { (name.as_deref().unwrap_or("–")) } },
                None => p { (say(language, "page-fair-missing")) " " b { (missing.join(", ")) } },
            }
            dl {
                dt { (say(language, "page-fair-commitment")) } dd { code { (broken.commitment) } }
                dt { (say(language, "page-fair-secret")) } dd { code { (broken.secret) } }
                @for (index, seal) in broken.seals.iter().enumerate() {
                    @if let Some(seal) = seal {
                        dt { (seat(index as u32 + 1)) }
                        dd {
                            code { (seal.hash) }
                            @if let Some(Some(number)) = broken.numbers.get(index) { br; code { (number) } }
                        }
                    }
                }
            }
        }
    }
}

struct Explanation<'a> {
    table: Facts<'a>,
    language: Language,
}

impl Explanation<'_> {
    fn word(&self, key: &'static str) -> String {
        say(self.language, key)
    }

    fn html(&self, me: Option<&PersonId>, attempts: &[Attempt]) -> Markup {
        let (id, fairness) = (self.table.id(), self.table.fairness());
        let own = me.into_iter().flat_map(|me| self.table.seats_of(me));
        let own: Vec<String> = own.map(|seat| seat.to_string()).collect();
        let over = self.table.is_over();
        let about = match fairness.way {
            Way::Sealed => "page-fair-sealed",
            Way::Quick => "page-fair-quick",
        };
        html! {
            .prose {
                h1 { (self.word("page-fair")) }
                @match self.table.goes_on_from() {
                    Some((before, number)) => p #goes-on {
                        (say_phrase(self.language, &goes_on(self.table, number))) " "
                        @if !self.table.is_arranged() { (self.word("boards-cards-known")) " " }
                        a href={ "/table/" (before) "/fair" } { (self.word("boards-goes-on-from")) }
                    },
                    None => p { (self.word(about)) },
                }
                @if fairness.nonces.is_some() { p { b { (self.who_could_choose()) } } }
                section.tile.proof #proof data-table=(id) data-own=(own.join(" ")) data-deal=(fairness.document()) {
                    (self.published(&fairness))
                    (self.verdict())
                }
                @if !attempts.is_empty() {
                    section.tile.proof { h2 { (self.word("page-fair-attempts")) } ol { @for one in attempts { (attempt(one, self.language)) } } }
                }
                h2 { (self.word("page-fair-limits")) }
                p { (self.word("page-fair-limits-sealed")) }
                p { (self.word("page-fair-limits-host")) }
                @if over && fairness.nonces.is_some() {
                    p {
                        (self.word("page-fair-verify")) " "
                        code data-command { "damrak verify " (id) ".damrak" }
                    }
                    p { a.button href={ "/api/v1/tables/" (id) "/record" } download={ (id) ".damrak" } { (self.word("page-record")) } }
                }
                p { a.button href={ "/table/" (id) } { (self.word("page-to-table")) } }
            }
        }
    }

    fn who_could_choose(&self) -> String {
        let phrase = match self.table.chooser() {
            Chooser::Nobody => Phrase::new("page-fair-nobody"),
            Chooser::OneWitness(seat) => Phrase::new("page-fair-alone").with("player", seat),
            Chooser::Host => Phrase::new("page-fair-host"),
            Chooser::House => Phrase::new("page-fair-house"),
            Chooser::LastAndHost(None) => Phrase::new("page-fair-last-unknown"),
            Chooser::LastAndHost(Some(seat)) => Phrase::new("page-fair-last").with("player", seat),
        };
        words().say_sentence(self.language, &phrase, &self.table.names())
    }

    /// What was published before the deal, and what was told since.
    fn published(&self, fairness: &Fairness) -> Markup {
        let numbers = fairness.nonces.as_deref().unwrap_or_default();
        let seats = fairness.seals.len().max(numbers.len());
        html! {
            dl {
                dt { (self.word("page-fair-commitment")) }
                dd { code data-proof="commitment" { (fairness.commitment) } }
                @for index in 0..seats {
                    @let seal = fairness.seals.get(index).copied().flatten();
                    @let number = numbers.get(index).map(String::as_str).unwrap_or_default();
                    dt { (say_phrase(self.language, &Phrase::new("site-seat").with("number", index as u32 + 1))) }
                    dd { (self.seat(seal, number)) }
                }
                @if let Some(secret) = fairness.secret {
                    dt { (self.word("page-fair-secret")) }
                    dd { code data-proof="secret" { (secret) } }
                }
                @if let Some(Ok(seed)) = self.table.proven() {
                    dt { (self.word("page-fair-seed")) }
                    dd { code data-proof="seed" { (seed) } }
                }
            }
        }
    }

    fn seat(&self, seal: Option<Seal>, number: &str) -> Markup {
        html! {
            @if let Some(seal) = seal {
                (self.word("page-fair-seal")) " " code data-proof="seal" { (seal.hash) } br;
            }
            @if number.is_empty() { span.muted { "–" } }
            @else { (self.word("page-fair-number")) " " code data-proof="nonce" { (number) } }
            @if seal.is_some_and(|seal| seal.house) { br; small { (self.word("page-fair-house-drew")) } }
        }
    }

    fn verdict(&self) -> Markup {
        html! {
            @match self.table.proven().map(|proven| proven.is_ok()) {
                Some(true) => p.good { "✓ " (self.word("page-fair-holds")) },
                Some(false) => p.bad { "✗ " (self.word("page-fair-broken")) },
                None => p { (self.word("page-fair-later")) },
            }
            p.good data-verdict="good" hidden { "✓ " (self.word("page-fair-checked")) }
            p.good data-verdict="remembered" hidden { "✓ " (self.word("page-fair-remembered")) }
            p.good data-verdict="own" hidden { "✓ " (self.word("page-fair-own")) }
            p.bad data-verdict="elsewhere" hidden { "? " (self.word("page-fair-elsewhere")) }
            p.bad data-verdict="house" hidden { "? " (self.word("page-fair-house-yours")) }
            p.bad data-verdict="bad" hidden { "✗ " (self.word("page-fair-broken")) }
            ul { @for (problem, key) in PROBLEMS { li.bad data-problem=(problem) hidden { (self.word(key)) } } }
        }
    }
}
