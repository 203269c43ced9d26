//! Tables: listing, looking, wishing, looking back.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use damrak_core::Seat;
use damrak_store::{Found, PersonId, TableFilter, TableId, TableQuery};
use damrak_words::Language;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::answer::{Answer, Body as Read, InLanguage, Refusal};
use crate::app::App;
use crate::line::Line;
use crate::reviews::Progress;
use crate::who::{Known, Who};
use damrak_table::Problem;
use damrak_table::live::message::Watcher;
use damrak_table::render::Form;
use damrak_table::text::sought;
use damrak_table::wish::Wish;

/// How many tables a list shows.
const LISTED: u32 = 50;

/// What a list may show.
#[derive(Deserialize)]
pub(super) struct ListQuery {
    #[serde(default)]
    list: Option<String>,
    #[serde(default)]
    offset: u32,
    /// The game's name.
    #[serde(default)]
    game: Option<String>,
    /// Words of titles and names.
    #[serde(default)]
    search: String,
}

pub(super) async fn list(
    State(app): State<App>,
    who: Who,
    Query(query): Query<ListQuery>,
) -> Answer<Value> {
    let me = || who.person.as_ref().map(|person| person.id.clone()).ok_or_else(Problem::sign_in);
    let wanted = match query.list.as_deref().unwrap_or("open") {
        "open" => Ok(TableQuery::Open),
        "playing" => Ok(TableQuery::Playing),
        "recent" => Ok(TableQuery::Recent),
        "mine" => me().map(TableQuery::Of),
        "waiting" => me().map(TableQuery::WaitingFor),
        "past" => me().map(TableQuery::PastOf),
        _ => Err(Problem::bad("server-bad-list")),
    };
    let wanted = wanted.in_language(who.language)?;
    let text = sought(&query.search).in_language(who.language)?;
    let filter = TableFilter { game: query.game, text };
    let found = app.store().search_tables(wanted, filter, LISTED, query.offset).await;
    let Found { heads, next } = found.in_language(who.language)?;
    Ok(Json(json!({ "tables": heads, "more": next.is_some(), "next": next })))
}

/// From which seat somebody looks.
#[derive(Deserialize)]
pub(super) struct SeatQuery {
    #[serde(default)]
    pub(super) seat: Option<Seat>,
    #[serde(default)]
    pub(super) form: Form,
    /// Whether pictures come compressed, as binary frames.
    #[serde(default)]
    pub(super) packed: bool,
    /// Whether a page comes in pieces, without those that the line has brought already.
    #[serde(default)]
    pub(super) pieces: bool,
    /// Whether somebody looks as a spectator though they have a seat: what hangs on a wall shows nobody's hand.
    #[serde(default)]
    pub(super) spectator: bool,
}

impl SeatQuery {
    /// Somebody who looks as they ask for it.
    pub(super) fn watcher(&self, person: Option<PersonId>, language: Language) -> Watcher {
        let person = person.filter(|_| !self.spectator);
        Watcher { person, seat: self.seat, language, form: self.form }
    }
}

pub(super) async fn show(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(query): Query<SeatQuery>,
    who: Who,
) -> Result<impl IntoResponse, Refusal> {
    let id = TableId(table);
    let person = who.id().cloned();
    let picture = app.hub.look(&id, query.watcher(person, who.language)).await;
    let picture = picture.in_language(who.language)?.document().to_owned();
    Ok(([(CONTENT_TYPE, "application/json")], picture))
}

pub(super) async fn wish(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Known,
    line: Line,
    Read(wish): Read<Wish>,
) -> Answer<Value> {
    let granted = app.hub.wish(&TableId(table), known.asker_over(&line), wish).await;
    let version = granted.in_language(known.language)?;
    Ok(Json(json!({ "version": version })))
}

/// The position after a decision, as the asker may see it.
pub(super) async fn at(
    State(app): State<App>,
    Path((table, decision)): Path<(String, u32)>,
    Query(query): Query<SeatQuery>,
    who: Who,
) -> Answer<Value> {
    let looked = async {
        let visit = app.hub.visit(&TableId(table), who.id()).await?;
        let eyes = visit.eyes(query.seat)?;
        let past = app.hub.past(eyes, decision).await?;
        Ok::<_, Problem>(json!({
            "decision": past.decisions(),
            "viewer": eyes.viewer(),
            "view": past.view(),
        }))
    };
    looked.await.map(Json).in_language(who.language)
}

/// The record: whole once the game is over, without the seed while it is played.
pub(super) async fn record(
    State(app): State<App>,
    Path(table): Path<String>,
    who: Who,
) -> Result<impl IntoResponse, Refusal> {
    let written = async {
        let visit = app.hub.visit(&TableId(table), who.id()).await?;
        app.hub.record(visit.over()?).await
    };
    let text = written.await.in_language(who.language)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// The game looked back on, once it is over; until that is done, how far it is. It is begun when first asked for.
pub(super) async fn review(
    State(app): State<App>,
    Path(table): Path<String>,
    who: Who,
) -> Result<impl IntoResponse, Refusal> {
    let looked = async {
        let visit = app.hub.visit(&TableId(table), who.id()).await?;
        app.reviews.review_of(visit.over()?).await
    };
    Ok(match looked.await.in_language(who.language)? {
        Progress::Ready(review) => {
            (StatusCode::OK, Json(json!({"state": "ready", "review": review})))
        }
        Progress::Runs { done, all } => {
            (StatusCode::ACCEPTED, Json(json!({"state": "runs", "done": done, "all": all})))
        }
        Progress::Waits { before } => {
            (StatusCode::ACCEPTED, Json(json!({"state": "waits", "before": before})))
        }
    })
}
