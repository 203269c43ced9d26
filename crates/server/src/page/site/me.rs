//! One's own page: the name, how pages look, the account, where one is signed in, and what one hears of.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use damrak_core::Phrase;
use damrak_store::{Session, SessionKind};
use damrak_words::Language;
use maud::{Markup, html};

use super::{choose, notices, report};
use crate::api::account::own_sessions;
use crate::app::App;
use crate::page::shell::{page, say, say_phrase, sorry, status_of};
use crate::who::{Known, Owner, Who};
use damrak_pages::site::fields::Fields;
use damrak_pages::site::shown;
use damrak_table::Problem;

/// What stands at the top of the page.
#[derive(Debug)]
pub(super) enum Top<'a> {
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

pub(super) async fn show(
    State(app): State<App>,
    who: Who,
    Query(fields): Query<Fields>,
) -> Response {
    let done = DONE.iter().find(|(word, _)| fields.get("done") == Some(word));
    present(&app, &who, done.map_or(Top::Nothing, |(_, key)| Top::Done(key))).await
}

/// The page with something at its top.
pub(super) async fn present(app: &App, who: &Who, top: Top<'_>) -> Response {
    let language = who.language;
    let sections = match who.owner() {
        Ok(owner) => sections(app, who, &owner).await,
        Err(_) if who.session.is_none() => Ok(newcomer(who)),
        Err(problem) => Err(problem),
    };
    let sections = match sections {
        Ok(sections) => sections,
        Err(problem) => return sorry(who, &problem),
    };
    let (status, top) = match top {
        Top::Nothing => (None, html! {}),
        Top::Done(key) => (None, shown::notice(&say(language, key))),
        Top::Problem(problem) => {
            (Some(status_of(problem)), shown::problem(language, problem, None))
        }
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
    (status.unwrap_or_default(), page(who, &title, &body)).into_response()
}

/// A field with its label before it.
pub(super) fn field(label: &str, input: &Markup) -> Markup {
    html! { label.field { span { (label) } (input) } }
}

fn newcomer(who: &Who) -> Markup {
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

async fn sections(app: &App, who: &Who, known: &Owner) -> Result<Markup, Problem> {
    let language = who.language;
    let sessions = own_sessions(app, known).await?;
    let notices = notices::form(app, known, language).await?;
    let reported = report::own(app, known, language).await?;
    Ok(html! {
        section.tile {
            h2 { (say(language, "site-your-name")) }
            .inside {
                p.muted { (say(language, "site-name-help")) " " a href={ "/people/" (known.person.id) } { (say(language, "site-own-profile")) } }
                (name_form(language, &known.person.name))
            }
        }
        section.tile #choices { h2 { (say(language, "site-choices")) } .inside { (choose::form(who, "/me?done=saved")) } }
        (account(known, language))
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
                (list(&sessions, SessionKind::Browser, known, language))
                h3 { (say(language, "site-tokens")) }
                p.muted { (say(language, "site-tokens-help")) }
                (list(&sessions, SessionKind::Token, known, language))
                form.row method="post" action="/me/tokens" {
                    input name="label" required maxlength="40" aria-label=(say(language, "site-token-label")) placeholder=(say(language, "site-token-label"));
                    button { (say(language, "site-new-token")) }
                }
            }
        }
        (reported)
    })
}

/// A password, new or known.
pub(super) fn password(name: &str, complete: &str) -> Markup {
    html! { input type="password" name=(name) required minlength=[(complete == "new-password").then_some("8")] maxlength="200" autocomplete=(complete); }
}

fn account(known: &Known, language: Language) -> Markup {
    let word = |key| say(language, key);
    html! {
        section.tile #account {
            h2 { (word("site-account")) }
            .inside {
                @if let Some(user_name) = &known.person.user_name {
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
                        @if known.person.user_name.is_some() {
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

fn list(sessions: &[Session], kind: SessionKind, known: &Known, language: Language) -> Markup {
    html! {
        ul.rows {
            @for session in sessions.iter().filter(|session| session.kind == kind) {
                li {
                    span.what {
                        b { @if session.label.is_empty() { (say(language, "site-some-browser")) } @else { (session.label) } }
                        small { (say(language, "site-last-seen")) " " (shown::day(session.seen)) }
                    }
                    @if session.key == known.session.key {
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
