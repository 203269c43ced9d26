//! Pages for those who look after the house: people, tables, reports, limits, and what admins did.
//!
//! They show heads of tables and what was said there, never a position: an admin sees of a game what everybody else
//! in the same place sees.

mod limits;
mod log;
mod people;
mod reports;
mod tables;

use axum::Router;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use damrak_store::Party;
use damrak_words::Language;
use maud::{Markup, html};

use super::shell::{page, say, status_of};
use crate::app::App;
use crate::who::{Admin, Who};
use damrak_pages::site::shown;
use damrak_table::Problem;

/// The pages for admins.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/admin", get(begin))
        .route("/admin/people", get(people::list))
        .route("/admin/people/{person}", get(people::show).post(people::act))
        .route("/admin/tables", get(tables::list))
        .route("/admin/tables/{table}/close", post(tables::close))
        .route("/admin/reports", get(reports::list))
        .route("/admin/reports/{number}/handle", post(reports::handle))
        .route("/admin/limits", get(limits::show))
        .route("/admin/log", get(log::show))
}

async fn begin(_: Admin) -> Redirect {
    Redirect::to("/admin/people")
}

/// The rooms of the office: where they are, and what they are called.
const ROOMS: &[(&str, &str)] = &[
    ("/admin/people", "admin-people"),
    ("/admin/tables", "admin-tables"),
    ("/admin/reports", "admin-reports"),
    ("/admin/limits", "admin-limits"),
    ("/admin/log", "admin-log"),
];

/// What stands at the top of a page.
enum Top<'a> {
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

fn done(word: Option<&str>) -> Top<'static> {
    let found = DONE.iter().find(|(known, _)| word == Some(known));
    found.map_or(Top::Nothing, |(_, key)| Top::Done(key))
}

/// A page of the office.
fn office(who: &Who, room: &str, title: &str, top: &Top<'_>, body: &Markup) -> Response {
    let language = who.language;
    let (status, top) = match top {
        Top::Nothing => (None, html! {}),
        Top::Done(key) => (None, shown::notice(&say(language, key))),
        Top::Problem(problem) => {
            (Some(status_of(problem)), shown::problem(language, problem, None))
        }
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
    (status.unwrap_or_default(), page(who, title, &body)).into_response()
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
