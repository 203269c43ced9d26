//! Tables: their heads, and closing one.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_store::{Found, Status, TableFilter, TableHead, TableId, TableQuery};
use damrak_words::Language;
use maud::{Markup, html};

use super::{Top, done, office, reason, search};
use crate::app::App;
use crate::care;
use crate::page::shell::{say, sorry};
use crate::who::{Admin, Who};
use damrak_pages::site::fields::Fields;
use damrak_pages::site::shown;
use damrak_table::Problem;
use damrak_table::text::sought;

const ROOM: &str = "/admin/tables";
/// How many tables a search shows.
const FOUND: u32 = 50;

const fn status(head: &TableHead) -> &'static str {
    match head.status {
        Status::Gathering => "admin-status-gathering",
        Status::Playing => "admin-status-playing",
        Status::Over => "admin-status-over",
        Status::Closed => "admin-status-closed",
    }
}

pub(super) async fn list(
    State(app): State<App>,
    _: Admin,
    who: Who,
    Query(fields): Query<Fields>,
) -> Response {
    present(&app, &who, fields.text("text").unwrap_or_default(), &done(fields.get("done"))).await
}

/// Looks through all tables, however many, until there are enough that fit: others get their turn at the store between.
async fn find(app: &App, text: &str) -> Result<Found, Problem> {
    let filter = TableFilter { game: None, text: sought(text)? };
    let mut all = Found { heads: Vec::new(), next: Some(0) };
    while let Some(from) = all.next.filter(|_| all.heads.len() < FOUND as usize) {
        let limit = FOUND - all.heads.len() as u32;
        let found = app.store().search_tables(TableQuery::All, filter.clone(), limit, from).await?;
        all.heads.extend(found.heads);
        all.next = found.next;
    }
    Ok(all)
}

async fn present(app: &App, who: &Who, text: &str, top: &Top<'_>) -> Response {
    let language = who.language;
    let Found { heads: tables, next } = match find(app, text).await {
        Ok(found) => found,
        Err(problem) => return sorry(who, &problem),
    };
    let body = html! {
        (search(language, ROOM, text))
        p.muted { (say(language, "admin-tables-help")) }
        section.tile {
            @if tables.is_empty() { p.inside.first.muted { (say(language, "admin-no-tables")) } }
            ul.rows.inside.first { @for head in &tables { (row(app, head, language)) } }
        }
        @if next.is_some() { p.muted { (say(language, "admin-more-found")) } }
    };
    office(who, ROOM, &say(language, "admin-tables"), top, &body)
}

fn row(app: &App, head: &TableHead, language: Language) -> Markup {
    let game = app.hub.registry().find(&head.game).map_or(head.game.as_str(), |info| info.title);
    let names: Vec<&str> =
        head.seats.iter().map(|seat| seat.name.as_str()).filter(|name| !name.is_empty()).collect();
    let open = matches!(head.status, Status::Gathering | Status::Playing);
    html! {
        li.table-row {
            span.what {
                b { a href={ "/table/" (head.id) } { (head.title) } }
                small { (game) " · " (say(language, status(head))) @if !head.public { " · " (say(language, "admin-not-listed")) } " · " (shown::day(head.changed)) }
                small { (names.join(", ")) }
            }
            @if open {
                details.deed {
                    summary { (say(language, "admin-close")) }
                    form method="post" action={ (ROOM) "/" (head.id) "/close" } {
                        p.muted { (say(language, "admin-close-help")) }
                        .row { (reason(language)) button { (say(language, "admin-close")) } }
                    }
                }
            }
        }
    }
}

pub(super) async fn close(
    State(app): State<App>,
    Admin(known): Admin,
    who: Who,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    match care::close_table(&app, &known, &TableId(id), fields.or("reason", "")).await {
        Ok(_) => Redirect::to(&format!("{ROOM}?done=close")).into_response(),
        Err(problem) => present(&app, &who, "", &Top::Problem(&problem)).await,
    }
}
