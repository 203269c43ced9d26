//! The first page: what is listed there, and the shortest way to a game.

use axum::Form;
use axum::extract::State;
use axum::response::{Redirect, Response};
use damrak_pages::home::{self, Lobby};
use damrak_pages::site::shown;
use damrak_store::{TableHead, TableId, TableQuery};
use damrak_table::Problem;
use futures_util::future::join_all;
use serde::Deserialize;

use super::send::{send, sorry};
use super::site::guest::Entrance;
use crate::app::App;
use crate::service::making::play_now;
use crate::who::Who;

/// How many tables each list shows.
const LISTED: u32 = 12;
/// How many games that are being played are shown.
const PLAYED: u32 = 6;
/// How many finished games are shown with their results.
const RESULTS: u32 = 6;

pub(super) async fn show(State(app): State<App>, who: Who) -> Response {
    match lobby(&app, &who).await {
        Ok(lobby) => send(&who, &home::page(&who, app.hub.kits(), &lobby)),
        Err(problem) => sorry(&who, &problem),
    }
}

async fn lobby(app: &App, who: &Who) -> Result<Lobby, Problem> {
    let mine = match who.id() {
        Some(me) => app.store().tables(TableQuery::Of(me.clone()), LISTED, 0).await?,
        None => Vec::new(),
    };
    let open = app.store().tables(TableQuery::Open, LISTED, 0).await?;
    let played = app.store().tables(TableQuery::Playing, PLAYED, 0).await?;
    let recent = app.store().tables(TableQuery::Recent, RESULTS, 0).await?;
    Ok(Lobby { mine, open, played, recent: results(app, who, recent).await })
}

/// Tables that are over, each with a word about who won.
pub(super) async fn results(
    app: &App,
    who: &Who,
    heads: Vec<TableHead>,
) -> Vec<(TableHead, String)> {
    let result = async |head: TableHead| {
        let ranks = match app.hub.visit(&head.id, who.id()).await {
            Ok(visit) => visit.facts().ranks(),
            Err(_) => None,
        };
        let told = shown::won_by(&head, &ranks.unwrap_or_default(), who.language);
        (head, told)
    };
    join_all(heads.into_iter().map(result)).await
}

/// Which game somebody wants to play at once.
#[derive(Deserialize)]
pub(super) struct Wanted {
    game: String,
    #[serde(default)]
    nonce: String,
    /// Against whom; else it follows from what they have played.
    #[serde(default)]
    level: Option<String>,
}

/// A table against bots, dealt; who is nobody yet becomes a guest.
pub(super) async fn play(
    State(app): State<App>,
    entrance: Entrance,
    who: Who,
    Form(wanted): Form<Wanted>,
) -> Response {
    let began = async {
        let entered = entrance.enter(&app, &who, None).await?;
        let level = wanted.level.as_deref();
        let table: TableId =
            play_now(&app, &entered.known, &wanted.game, &wanted.nonce, level).await?;
        Ok::<_, Problem>(entered.answer(&app, Redirect::to(&format!("/table/{table}"))))
    };
    began.await.unwrap_or_else(|problem| sorry(&who, &problem))
}
