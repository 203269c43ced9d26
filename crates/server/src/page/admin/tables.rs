//! Tables: their heads, and closing one.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_pages::admin::{Top, tables};
use damrak_pages::site::fields::Fields;
use damrak_store::{Found, TableFilter, TableId, TableQuery};
use damrak_table::Problem;
use damrak_table::text::sought;

use crate::app::App;
use crate::care;
use crate::page::send::{send, sorry};
use crate::who::{Admin, Who};

/// How many tables a search shows.
const FOUND: u32 = 50;

pub(super) async fn list(
    State(app): State<App>,
    _: Admin,
    who: Who,
    Query(fields): Query<Fields>,
) -> Response {
    present(&app, &who, fields.text("text").unwrap_or_default(), Top::done(fields.get("done")))
        .await
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

async fn present(app: &App, who: &Who, text: &str, top: Top<'_>) -> Response {
    match find(app, text).await {
        Ok(found) => send(who, &tables::page(who, app.hub.kits(), text, &found, top)),
        Err(problem) => sorry(who, &problem),
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
        Ok(_) => Redirect::to("/admin/tables?done=close").into_response(),
        Err(problem) => present(&app, &who, "", Top::Problem(&problem)).await,
    }
}
