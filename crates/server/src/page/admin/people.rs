//! People, and what can be done about them.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_store::{Order, Person, PersonId, ReportQuery, SessionKind};
use damrak_words::Language;
use maud::{Markup, html};

use super::{Top, done, office, reason, search};
use crate::app::App;
use crate::care::{carry_out, way_back};
use crate::page::shell::{say, sorry};
use crate::who::{Admin, Who};
use damrak_pages::site::fields::Fields;
use damrak_pages::site::shown;
use damrak_table::Problem;

const ROOM: &str = "/admin/people";
/// How many people a search shows.
const FOUND: u32 = 100;

/// What somebody is, in a few words.
fn tags(person: &Person, language: Language) -> Markup {
    html! {
        @if person.admin { span.tag { (say(language, "admin-is-admin")) } }
        @if person.blocked { span.tag.bad { (say(language, "admin-is-blocked")) } }
    }
}

pub(super) async fn list(
    State(app): State<App>,
    _: Admin,
    who: Who,
    Query(fields): Query<Fields>,
) -> Response {
    let language = who.language;
    let text = fields.text("text").unwrap_or_default();
    let people = match app.store().find_people(text, FOUND).await {
        Ok(people) => people,
        Err(error) => return sorry(&who, &error.into()),
    };
    let body = html! {
        (search(language, ROOM, text))
        section.tile {
            @if people.is_empty() { p.inside.first.muted { (say(language, "admin-nobody-found")) } }
            ul.list.first {
                @for person in &people {
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
    office(&who, ROOM, &say(language, "admin-people"), &Top::Nothing, &body)
}

pub(super) async fn show(
    State(app): State<App>,
    _: Admin,
    who: Who,
    Path(id): Path<String>,
    Query(fields): Query<Fields>,
) -> Response {
    present(&app, &who, &PersonId(id), &done(fields.get("done"))).await
}

async fn present(app: &App, who: &Who, id: &PersonId, top: &Top<'_>) -> Response {
    match sections(app, who, id).await {
        Ok((name, body)) => office(who, ROOM, &name, top, &body),
        Err(problem) => sorry(who, &problem),
    }
}

async fn sections(app: &App, who: &Who, id: &PersonId) -> Result<(String, Markup), Problem> {
    let language = who.language;
    let word = |key| say(language, key);
    let person = app.store().person(id).await?.ok_or_else(Problem::not_found)?;
    let sessions = app.store().sessions_of(id).await?;
    let count = |kind| sessions.iter().filter(|session| session.kind == kind).count();
    let seen = sessions.iter().map(|session| session.seen).max();
    let reports = app.store().reports(ReportQuery::About(id.clone()), 50).await?;
    let open = reports.iter().filter(|report| report.handled.is_none()).count();
    let is_me = who.person.as_ref().is_some_and(|me| me.id == person.id);
    let body = html! {
        section.tile {
            h2 { (word("admin-known")) }
            .inside {
                p { (tags(&person, language)) }
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
                @for deed in deeds(&person).iter().filter(|deed| !(is_me && deed.not_oneself)) { (form(&person, deed, language)) }
            }
        }
    };
    Ok((person.name, body))
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

/// Does one of these things.
pub(super) async fn act(
    State(app): State<App>,
    Admin(known): Admin,
    who: Who,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let id = PersonId(id);
    let note = fields.or("reason", "");
    let act = fields.or("act", "");
    let order = match act {
        "block" => Order::Block(id.clone()),
        "unblock" => Order::Unblock(id.clone()),
        "grant" => Order::Grant(id.clone()),
        "revoke" => Order::Revoke(id.clone()),
        "end-sessions" => Order::EndSessions(id.clone()),
        "link" => {
            return match way_back::hand_over(&app, &known, id.clone(), note).await {
                Ok(link) => present(&app, &who, &id, &Top::Link(&link)).await,
                Err(problem) => present(&app, &who, &id, &Top::Problem(&problem)).await,
            };
        }
        _ => return sorry(&who, &Problem::bad("site-bad-choice")),
    };
    match carry_out(&app, &known, order, note).await {
        Ok(()) => Redirect::to(&format!("{ROOM}/{id}?done={act}")).into_response(),
        Err(problem) => present(&app, &who, &id, &Top::Problem(&problem)).await,
    }
}
