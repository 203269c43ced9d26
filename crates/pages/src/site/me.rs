//! One's own page: the name, how pages look, the account, where one is signed in, and what one hears of.

use damrak_core::{Hash, Phrase};
use damrak_store::{Person, Report, Session, SessionKind};
use damrak_words::Language;
use maud::{Markup, html};

use super::forms::{field, password};
use super::notices::{self, Ways};
use super::report::{self, Reasons};
use super::{choose, shown};
use crate::shell::{say, say_phrase};
use crate::{Page, Visitor};
use damrak_table::Problem;

/// What stands at the top of the page.
#[derive(Clone, Copy, Debug)]
pub enum Top<'a> {
    /// Nothing.
    Nothing,
    /// Something was done.
    Done(&'static str),
    /// Something was not done.
    Problem(&'a Problem),
    /// A token, shown this once.
    Token(&'a str),
}

/// Words in the address for what was just done, and what is said of it.
const DONE: &[(&str, &str)] = &[
    ("saved", "site-done-saved"),
    ("account", "site-done-account"),
    ("password", "site-done-password"),
    ("back", "site-done-back"),
    ("ended", "site-done-ended"),
    ("asked", "site-done-asked"),
    ("tested", "site-done-tested"),
];

impl Top<'_> {
    /// What is said of a word in the address.
    pub fn done(word: Option<&str>) -> Self {
        let done = DONE.iter().find(|(known, _)| word == Some(known));
        done.map_or(Top::Nothing, |(_, key)| Top::Done(key))
    }
}

/// What is kept for somebody, as far as they can change it.
#[derive(Clone, Debug)]
pub struct Own {
    /// Who they are.
    pub person: Person,
    /// The session they look with.
    pub session: Hash,
    /// All their sessions and tokens.
    pub sessions: Vec<Session>,
    /// How they hear of their games.
    pub ways: Ways,
    /// What they have reported.
    pub reports: Vec<Report>,
    /// What can be reported.
    pub reasons: Reasons,
}

/// The page with something at its top; somebody who is nobody yet owns nothing.
pub fn page(who: &Visitor, own: Option<&Own>, top: Top<'_>) -> Page {
    let language = who.language;
    let sections = match own {
        Some(own) => sections(who, own),
        None => newcomer(who),
    };
    let (problem, top) = match top {
        Top::Nothing => (None, html! {}),
        Top::Done(key) => (None, shown::notice(&say(language, key))),
        Top::Problem(problem) => (Some(problem), shown::problem(language, problem, None)),
        Top::Token(token) => (
            None,
            html! {
                .notice role="status" {
                    p { (say(language, "site-token-once")) }
                    .link { input readonly value=(token) aria-label=(say(language, "site-tokens")); }
                }
            },
        ),
    };
    let title = say(language, "site-me");
    let body = html! { .prose.me-page { h1 { (title) } (top) (sections) } };
    Page::new(title, body).because_of(problem)
}

fn newcomer(who: &Visitor) -> Markup {
    let language = who.language;
    html! {
        section.tile {
            h2 { (say(language, "site-newcomer")) }
            .inside {
                p.muted { (say(language, "site-newcomer-help")) }
                (name_form(language, ""))
                p { a href="/sign-in" { (say(language, "site-have-account")) } }
            }
        }
        section.tile #choices { h2 { (say(language, "site-choices")) } .inside { (choose::form(who, "/me?done=saved")) } }
    }
}

fn name_form(language: Language, name: &str) -> Markup {
    html! {
        form.row method="post" action="/me/name" {
            input name="name" required maxlength="40" autocomplete="nickname" value=(name) aria-label=(say(language, "site-your-name"));
            button.main[name.is_empty()] { (say(language, "site-save")) }
        }
    }
}

fn sections(who: &Visitor, own: &Own) -> Markup {
    let (language, person) = (who.language, &own.person);
    let notices = notices::form(&own.ways, language);
    let reported = report::own(&own.reports, own.reasons, language);
    html! {
        section.tile {
            h2 { (say(language, "site-your-name")) }
            .inside {
                p.muted { (say(language, "site-name-help")) " " a href={ "/people/" (person.id) } { (say(language, "site-own-profile")) } }
                (name_form(language, &person.name))
            }
        }
        section.tile #choices { h2 { (say(language, "site-choices")) } .inside { (choose::form(who, "/me?done=saved")) } }
        (account(person, language))
        section.tile #notices { h2 { (say(language, "site-notices")) } .inside { (notices) } }
        section.tile #data {
            h2 { (say(language, "site-own-data")) }
            .inside {
                p.muted { (say(language, "site-own-data-help")) }
                p { a.button href="/me/data" download="" { (say(language, "site-take-data")) } }
            }
        }
        section.tile #sessions {
            h2 { (say(language, "site-sessions")) }
            .inside {
                p.muted { (say(language, "site-sessions-help")) }
                (list(own, SessionKind::Browser, language))
                h3 { (say(language, "site-tokens")) }
                p.muted { (say(language, "site-tokens-help")) }
                (list(own, SessionKind::Token, language))
                form.row method="post" action="/me/tokens" {
                    input name="label" required maxlength="40" aria-label=(say(language, "site-token-label")) placeholder=(say(language, "site-token-label"));
                    button { (say(language, "site-new-token")) }
                }
            }
        }
        (reported)
    }
}

fn account(person: &Person, language: Language) -> Markup {
    let word = |key| say(language, key);
    html! {
        section.tile #account {
            h2 { (word("site-account")) }
            .inside {
                @if let Some(user_name) = &person.user_name {
                    p { (say_phrase(language, &Phrase::new("site-signed-in-as").with("name", user_name.as_str()))) }
                    form.row method="post" action="/sign-out" { button { (word("site-sign-out")) } }
                    details {
                        summary { (word("site-change-password")) }
                        form.fields method="post" action="/me/password" {
                            (field(&word("site-old-password"), &password("old", "current-password")))
                            (field(&word("site-new-password"), &password("new", "new-password")))
                            p.help { (word("site-password-help")) }
                            button { (word("site-change-password")) }
                        }
                    }
                } @else {
                    p.muted { (word("site-guest-help")) }
                    form.fields method="post" action="/me/account" {
                        (field(&word("site-user-name"), &html! { input name="user_name" required minlength="3" maxlength="32" autocomplete="username" autocapitalize="none" spellcheck="false"; }))
                        (field(&word("site-password"), &password("password", "new-password")))
                        button.main { (word("site-make-account")) }
                    }
                    p { a href="/sign-in" { (word("site-have-account")) } }
                }
                details.danger {
                    summary { (word("site-delete")) }
                    form.fields method="post" action="/me/delete" {
                        p { (word("site-delete-help")) }
                        @if person.user_name.is_some() {
                            (field(&word("site-password"), &password("password", "current-password")))
                        } @else {
                            p { (word("site-delete-guest")) }
                        }
                        label.choice { input type="checkbox" name="sure" value="on" required; span { (word("site-delete-sure")) } }
                        button { (word("site-delete")) }
                    }
                }
            }
        }
    }
}

fn list(own: &Own, kind: SessionKind, language: Language) -> Markup {
    html! {
        ul.rows {
            @for session in own.sessions.iter().filter(|session| session.kind == kind) {
                li {
                    span.what {
                        b { @if session.label.is_empty() { (say(language, "site-some-browser")) } @else { (session.label) } }
                        small { (say(language, "site-last-seen")) " " (shown::day(session.seen)) }
                    }
                    @if session.key == own.session {
                        span.tag { (say(language, "site-this-browser")) }
                    } @else {
                        form method="post" action="/me/sessions" {
                            button name="key" value=(session.key) { (say(language, "site-end-session")) }
                        }
                    }
                }
            }
        }
    }
}
