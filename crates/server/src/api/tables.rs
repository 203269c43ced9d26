//! Tables: listing, looking, wishing, looking back.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use damrak_core::Seat;
use damrak_core::record::{Deal, Ending, Header, Writer};
use damrak_store::{PersonId, Status, TableId, TableQuery};
use damrak_words::Language;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::answer::{Answer, Body as Read, InLanguage, Refusal};
use crate::app::App;
use crate::problem::Problem;
use crate::reviews::{Progress, review_of};
use crate::table::looking_back::effective_decisions;
use crate::table::message::Visit;
use crate::table::model::Table;
use crate::table::render::Form;
use crate::table::wish::Wish;
use crate::who::{Known, Who};

/// How many tables a list shows.
const LISTED: u32 = 50;

/// What a list may show.
#[derive(Deserialize)]
pub(super) struct ListQuery {
    #[serde(default)]
    list: Option<String>,
    #[serde(default)]
    offset: u32,
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
        "past" => me().map(TableQuery::PastOf),
        _ => Err(Problem::bad("server-bad-list")),
    };
    let wanted = wanted.in_language(who.language)?;
    let tables =
        app.store().tables(wanted, LISTED, query.offset).await.in_language(who.language)?;
    Ok(Json(json!({ "tables": tables })))
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
}

impl SeatQuery {
    /// Somebody's visit as he asks for it.
    pub(super) fn visit(&self, person: Option<PersonId>, language: Language) -> Visit {
        Visit { person, seat: self.seat, language, form: self.form }
    }
}

pub(super) async fn show(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(query): Query<SeatQuery>,
    who: Who,
) -> Result<impl IntoResponse, Refusal> {
    let id = TableId(table);
    let person = who.person.map(|person| person.id);
    let visit = query.visit(person, who.language);
    let picture = app.hub.look(&id, visit).await;
    let picture = picture.in_language(who.language)?.document();
    Ok(([(CONTENT_TYPE, "application/json")], picture))
}

pub(super) async fn wish(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Known,
    Read(wish): Read<Wish>,
) -> Answer<Value> {
    let granted = app.hub.wish(&TableId(table), known.asker(), wish).await;
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
        let table = app.hub.peek(&TableId(table)).await?;
        let viewer = table.viewer(who.person.as_ref().map(|person| &person.id), query.seat)?;
        let rewound = app.hub.look_back(&table, decision).await?;
        Ok::<_, Problem>(json!({
            "decision": rewound.decisions,
            "viewer": viewer,
            "view": rewound.position.view(viewer),
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
        let table = app.hub.peek(&TableId(table)).await?;
        table.viewer(who.person.as_ref().map(|person| &person.id), None)?;
        write_record(&app, &table).await
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
        let table = app.hub.peek(&TableId(table)).await?;
        table.viewer(who.person.as_ref().map(|person| &person.id), None)?;
        review_of(&app, &table).await
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

/// While a game is played its record would give secret choices away: only a finished one is written.
async fn write_record(app: &App, table: &Table) -> Result<Vec<u8>, Problem> {
    let game = table.game.as_ref().ok_or_else(|| Problem::not_now("server-not-begun"))?;
    if table.head.status == Status::Playing {
        return Err(Problem::not_now("server-not-over"));
    }
    let header = Header {
        game: table.rules.info().name.to_owned(),
        rules_version: table.rules.info().rules_version,
        edition: table.rules.edition().clone(),
        setup: table.rules.setup().to_draft(),
        seats: table.names_in_records(),
        deal: Deal::Fair(game.deal.clone()),
    };
    let broken = |error: std::io::Error| {
        tracing::error!(%error, "a record could not be written to memory");
        Problem::unavailable()
    };
    let mut writer = Writer::new(Vec::new(), &header).map_err(broken)?;
    for (seat, action) in effective_decisions(&app.hub.log(&table.head.id).await?) {
        writer.decision(seat, &action).map_err(broken)?;
    }
    match table.standing() {
        Some(standing) => writer.finish(&Ending::of(&standing, game.position.hash())),
        None => writer.pause(),
    }
    .map_err(broken)
}
