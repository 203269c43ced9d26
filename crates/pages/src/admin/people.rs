//! People, and what can be done about them.

use damrak_store::{Person, Report, Session, SessionKind};
use damrak_words::Language;
use maud::{Markup, html};

use super::{Top, office, reason, search};
use crate::shell::say;
use crate::site::shown;
use crate::{Page, Visitor};

const ROOM: &str = "/admin/people";
/// How many people a search shows.
pub const FOUND: u32 = 100;

/// What somebody is, in a few words.
fn tags(person: &Person, language: Language) -> Markup {
    html! {
        @if person.admin { span.tag { (say(language, "admin-is-admin")) } }
        @if person.blocked { span.tag.bad { (say(language, "admin-is-blocked")) } }
    }
}

/// The people whose name has some words in it.
pub fn list(who: &Visitor, text: &str, people: &[Person]) -> Page {
    let language = who.language;
    let body = html! {
        (search(language, ROOM, text))
        section.tile {
            @if people.is_empty() { p.inside.first.muted { (say(language, "admin-nobody-found")) } }
            ul.list.first {
                @for person in people {
                    li {
                        a href={ (ROOM) "/" (person.id) } {
                            span.what {
                                b { (person.name) }
                                small {
                                    @match &person.user_name {
                                        Some(name) => (name),
                                        None => (say(language, "admin-guest")),
                                    }
                                }
                            }
                            span { (tags(person, language)) }
                        }
                    }
                }
            }
        }
        @if people.len() == FOUND as usize { p.muted { (say(language, "admin-more-found")) } }
    };
    office(who, ROOM, &say(language, "admin-people"), Top::Nothing, &body)
}

/// What admins know of somebody.
#[derive(Clone, Debug)]
pub struct File {
    /// Who.
    pub person: Person,
    /// Where they are signed in.
    pub sessions: Vec<Session>,
    /// What others have reported of them.
    pub reports: Vec<Report>,
}

/// What is known of somebody, and what can be done about them.
pub fn page(who: &Visitor, File { person, sessions, reports }: &File, top: Top<'_>) -> Page {
    let language = who.language;
    let word = |key| say(language, key);
    let count = |kind| sessions.iter().filter(|session| session.kind == kind).count();
    let seen = sessions.iter().map(|session| session.seen).max();
    let open = reports.iter().filter(|report| report.handled.is_none()).count();
    let is_me = who.person.as_ref().is_some_and(|me| me.id == person.id);
    let body = html! {
        section.tile {
            h2 { (word("admin-known")) }
            .inside {
                p { (tags(person, language)) }
                dl.facts {
                    dt { (word("site-user-name")) }
                    dd { @match &person.user_name { Some(name) => (name), None => (word("admin-guest")) } }
                    dt { (word("site-here-since")) } dd { (shown::day(person.created)) }
                    @if let Some(seen) = seen { dt { (word("site-last-seen")) } dd { (shown::day(seen)) } }
                    dt { (word("admin-browsers")) } dd { (count(SessionKind::Browser)) }
                    dt { (word("site-tokens")) } dd { (count(SessionKind::Token)) }
                    dt { (word("admin-reports-about")) } dd { (reports.len()) " (" (word("admin-open")) ": " (open) ")" }
                }
                p.links.flat {
                    a href={ "/people/" (person.id) } { (word("admin-profile")) }
                    a href={ "/admin/tables?text=" (person.name) } { (word("admin-tables")) }
                }
            }
        }
        section.tile {
            h2 { (word("admin-what-to-do")) }
            .inside {
                @if is_me { p.muted { (word("admin-yourself")) } }
                @for deed in deeds(person).iter().filter(|deed| !(is_me && deed.not_oneself)) { (form(person, deed, language)) }
            }
        }
    };
    office(who, ROOM, &person.name, top, &body)
}

/// Something that can be done about somebody.
struct Deed {
    act: &'static str,
    button: &'static str,
    help: &'static str,
    not_oneself: bool,
}

/// What can be done about this person as they are now.
fn deeds(person: &Person) -> Vec<Deed> {
    let deed = |act, button, help| Deed { act, button, help, not_oneself: false };
    let mut deeds = Vec::new();
    if person.blocked {
        deeds.push(deed("unblock", "admin-unblock", "admin-unblock-help"));
    } else {
        deeds.push(deed("link", "admin-make-link", "admin-make-link-help"));
        deeds.push(deed("end-sessions", "admin-end-sessions", "admin-end-sessions-help"));
        let block = deed("block", "admin-block", "admin-block-help");
        deeds.push(Deed { not_oneself: true, ..block });
    }
    if person.admin {
        let revoke = deed("revoke", "admin-revoke", "admin-revoke-help");
        deeds.push(Deed { not_oneself: true, ..revoke });
    } else if person.user_name.is_some() && !person.blocked {
        deeds.push(deed("grant", "admin-grant", "admin-grant-help"));
    }
    deeds
}

fn form(person: &Person, deed: &Deed, language: Language) -> Markup {
    html! {
        details.deed {
            summary { (say(language, deed.button)) }
            form method="post" action={ (ROOM) "/" (person.id) } {
                p.muted { (say(language, deed.help)) }
                .row {
                    (reason(language))
                    button name="act" value=(deed.act) { (say(language, deed.button)) }
                }
            }
        }
    }
}
