//! Pages for those who look after the house: people, tables, reports, limits, and what admins did.
//!
//! They show heads of tables and what was said there, never a position: an admin sees of a game what everybody else
//! in the same place sees.

pub mod limits;
pub mod log;
pub mod people;
pub mod reports;
pub mod tables;

use damrak_store::Party;
use damrak_words::Language;
use maud::{Markup, html};

use crate::shell::say;
use crate::site::shown;
use crate::{Page, Visitor};
use damrak_table::Problem;

/// The rooms of the office: where they are, and what they are called.
const ROOMS: &[(&str, &str)] = &[
    ("/admin/people", "admin-people"),
    ("/admin/tables", "admin-tables"),
    ("/admin/reports", "admin-reports"),
    ("/admin/limits", "admin-limits"),
    ("/admin/log", "admin-log"),
];

/// What stands at the top of a page.
#[derive(Clone, Copy, Debug)]
pub enum Top<'a> {
    /// Nothing.
    Nothing,
    /// Something was done.
    Done(&'static str),
    /// Something was not done.
    Problem(&'a Problem),
    /// A link, shown this once.
    Link(&'a str),
}

/// Words in the address for what was just done, and what is said of it.
const DONE: &[(&str, &str)] = &[
    ("block", "admin-done-block"),
    ("unblock", "admin-done-unblock"),
    ("grant", "admin-done-grant"),
    ("revoke", "admin-done-revoke"),
    ("end-sessions", "admin-done-end-sessions"),
    ("close", "admin-done-close"),
    ("handle", "admin-done-handle"),
];

impl Top<'_> {
    /// What is said of a word in the address.
    pub fn done(word: Option<&str>) -> Self {
        let found = DONE.iter().find(|(known, _)| word == Some(known));
        found.map_or(Top::Nothing, |(_, key)| Top::Done(key))
    }
}

/// A page of the office.
fn office(who: &Visitor, room: &str, title: &str, top: Top<'_>, body: &Markup) -> Page {
    let language = who.language;
    let (problem, top) = match top {
        Top::Nothing => (None, html! {}),
        Top::Done(key) => (None, shown::notice(&say(language, key))),
        Top::Problem(problem) => (Some(problem), shown::problem(language, problem, None)),
        Top::Link(link) => (
            None,
            html! {
                .notice role="status" {
                    p { (say(language, "admin-link-once")) }
                    .link { input readonly value=(link) aria-label=(say(language, "admin-link")); }
                }
            },
        ),
    };
    let body = html! {
        .prose.office {
            nav.pills aria-label=(say(language, "admin-title")) {
                @for (address, key) in ROOMS {
                    a.pill href=(address) aria-current=[(*address == room).then_some("page")] { (say(language, key)) }
                }
            }
            h1 { (title) }
            (top)
            (body)
        }
    };
    Page::new(title, body).because_of(problem)
}

/// What to look for.
fn search(language: Language, address: &str, text: &str) -> Markup {
    html! {
        form.row role="search" action=(address) {
            input type="search" name="text" value=(text) maxlength="100" aria-label=(say(language, "admin-search")) placeholder=(say(language, "admin-search"));
            button { (say(language, "admin-search")) }
        }
    }
}

/// The field for a reason, which is kept with what was done.
fn reason(language: Language) -> Markup {
    html! {
        input name="reason" maxlength="300" autocomplete="off" aria-label=(say(language, "admin-reason")) placeholder=(say(language, "admin-reason"));
    }
}

/// Somebody, with the way to what admins know of them; those who are gone have no name.
fn somebody(party: &Party, language: Language) -> Markup {
    html! {
        @match &party.name {
            Some(name) => a href={ "/admin/people/" (party.id) } { (name) },
            None => i { (say(language, "admin-gone")) },
        }
    }
}
