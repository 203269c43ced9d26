//! Tables in pages: one's own, those to watch, and the games one has played.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_pages::site::lists::{GAMES, LISTED, Leaf, List, MINE, Tables, WATCH, Wanted};
use damrak_pages::table::whole::Elsewhere;
use damrak_store::{Found, TableId, TableQuery};
use damrak_table::Problem;
use serde::Deserialize;

use crate::app::App;
use crate::page::home::results;
use crate::page::send::{send, sorry};
use crate::who::Who;

/// What a page of a list shows.
async fn find(app: &App, query: TableQuery, wanted: &Wanted) -> Result<Found, Problem> {
    let filter = wanted.filter()?;
    Ok(app.store().search_tables(query, filter, LISTED, wanted.offset()).await?)
}

/// A page of tables that are not over.
async fn running(
    app: &App,
    who: &Who,
    list: &List,
    query: Result<TableQuery, Problem>,
    wanted: &Wanted,
) -> Response {
    let shown = async {
        let Found { heads, next } = find(app, query?, wanted).await?;
        let leaf = Leaf { tables: Tables::Running(heads), next };
        Ok::<_, Problem>(send(who, &list.page(who, app.hub.kits(), wanted, &leaf)))
    };
    shown.await.unwrap_or_else(|problem| sorry(who, &problem))
}

/// All tables of whoever asks, those that wait for them first.
pub(super) async fn mine(
    State(app): State<App>,
    who: Who,
    Query(wanted): Query<Wanted>,
) -> Response {
    let own = who.known().map(|known| TableQuery::Of(known.person.id));
    running(&app, &who, &MINE, own, &wanted).await
}

/// Games that are played for all to see.
pub(super) async fn watch(
    State(app): State<App>,
    who: Who,
    Query(wanted): Query<Wanted>,
) -> Response {
    running(&app, &who, &WATCH, Ok(TableQuery::Playing), &wanted).await
}

/// The games that whoever asks has played.
pub(super) async fn games(
    State(app): State<App>,
    who: Who,
    Query(wanted): Query<Wanted>,
) -> Response {
    let shown = async {
        let past = TableQuery::PastOf(who.known()?.person.id);
        let Found { heads, next } = find(&app, past, &wanted).await?;
        let leaf = Leaf { tables: Tables::Over(results(&app, &who, heads).await), next };
        Ok::<_, Problem>(send(&who, &GAMES.page(&who, app.hub.kits(), &wanted, &leaf)))
    };
    shown.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

/// From which table somebody goes on.
#[derive(Debug, Deserialize)]
pub(super) struct From {
    #[serde(default)]
    after: String,
}

/// The next table that waits for whoever asks; all of theirs if none does.
pub(super) async fn next(
    State(app): State<App>,
    who: Who,
    Query(From { after }): Query<From>,
) -> Response {
    let found = async {
        let known = who.known()?;
        let waiting = TableQuery::WaitingFor(known.person.id);
        // The one they come from may wait for them again already.
        let tables = app.store().tables(waiting, 2, 0).await?;
        Ok::<_, Problem>(tables.into_iter().find(|head| head.id.0 != after))
    };
    match found.await {
        Ok(Some(head)) => Redirect::to(&format!("/table/{}", head.id)).into_response(),
        Ok(None) => Redirect::to(MINE.path).into_response(),
        Err(problem) => sorry(&who, &problem),
    }
}

/// Whether whoever looks at a table plays at others.
pub(in crate::page) async fn elsewhere(app: &App, who: &Who, here: &TableId) -> Elsewhere {
    let Some(me) = who.id() else { return Elsewhere::Nowhere };
    let own = app.store().tables(TableQuery::Of(me.clone()), 2, 0).await.unwrap_or_default();
    match own.iter().any(|head| head.id != *here) {
        true => Elsewhere::Plays,
        false => Elsewhere::Nowhere,
    }
}
