//! The rule books, and how to play.

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use damrak_core::OpenError;
use damrak_kit::{Kit, Lesson};
use damrak_pages::book::lesson::FirstTurn;
use damrak_pages::book::rules::{self, Clause};
use damrak_pages::book::{Reader, learn};
use damrak_store::TableId;
use damrak_table::{Problem, ProblemKind};
use tokio::sync::Semaphore;

use super::send::{send, sorry};
use crate::app::App;
use crate::who::Who;

/// The rule books, and how to play.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/rules", get(list))
        .route("/rules/{game}", get(book))
        .route("/rules/{game}/{clause}", get(clause))
        .route("/learn", get(lessons))
        .route("/learn/{game}", get(teach))
}

/// Whoever reads.
struct Reading(Reader);

impl FromRequestParts<App> for Reading {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let who = Who::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        let query: Result<Query<Vec<(String, String)>>, QueryRejection> =
            Query::from_request_parts(parts, app).await;
        // What cannot be read is the same as nothing.
        let query = query.map(|Query(query)| query).unwrap_or_default();
        let reader = Reader::new(who.visitor.clone(), query).map_err(|page| send(&who, &page))?;
        Ok(Self(reader))
    }
}

/// The game of this name; the problem says which games there are.
fn game_named(app: &App, name: &str) -> Result<&'static Kit, Problem> {
    app.hub.shelf().kit(name).map_err(|error| Problem {
        kind: ProblemKind::NotFound,
        code: "not-found",
        ..Problem::from(OpenError::Setup(error))
    })
}

async fn list(State(app): State<App>, Reading(reader): Reading) -> Response {
    send(&reader.visitor, &rules::list(&reader, app.hub.kits()))
}

async fn lessons(State(app): State<App>, Reading(reader): Reading) -> Response {
    send(&reader.visitor, &learn::list(&reader, app.hub.kits()))
}

async fn book(
    State(app): State<App>,
    Path(game): Path<String>,
    Reading(reader): Reading,
) -> Response {
    match game_named(&app, &game) {
        Ok(kit) => send(&reader.visitor, &rules::book(&reader, app.hub.kits(), kit)),
        Err(problem) => sorry(&reader.visitor, &problem),
    }
}

async fn clause(
    State(app): State<App>,
    Path((game, wanted)): Path<(String, String)>,
    Reading(reader): Reading,
) -> Response {
    let found = game_named(&app, &game)
        .and_then(|kit| rules::clause(&reader, app.hub.kits(), kit, &wanted));
    match found {
        Ok(Clause::Page(page)) => send(&reader.visitor, &page),
        Ok(Clause::Fragment(html)) => {
            ([(CACHE_CONTROL, "no-store")], Html(html.into_string())).into_response()
        }
        Err(problem) => sorry(&reader.visitor, &problem),
    }
}

/// How to play. `?moves=…&moves=…` are the decisions of the first turn so far; the table at which others wait is told how
/// far somebody is.
async fn teach(
    State(app): State<App>,
    Path(game): Path<String>,
    Reading(reader): Reading,
) -> Response {
    let taught = async {
        let kit = game_named(&app, &game)?;
        let lesson = match &kit.lesson {
            Some(lesson) => Some((lesson, follow(&app, kit, lesson, &reader).await?)),
            None => None,
        };
        let lesson = lesson.as_ref().map(|(lesson, turn)| (*lesson, turn));
        if let (Some(table), Some(person)) = (reader.table(), reader.visitor.id()) {
            let step = lesson.map_or(0, |(_, turn)| turn.step());
            app.hub.note_learning(&TableId(table.to_owned()), person.clone(), step).await;
        }
        Ok(send(&reader.visitor, &learn::page(&reader, app.hub.kits(), kit, lesson)))
    };
    taught.await.unwrap_or_else(|problem: Problem| sorry(&reader.visitor, &problem))
}

/// Only so many lessons are thought about at once.
static THINKERS: Semaphore = Semaphore::const_new(2);

/// The first turn of a lesson, off the threads that answer requests.
async fn follow(
    app: &App,
    kit: &'static Kit,
    lesson: &'static Lesson,
    reader: &Reader,
) -> Result<FirstTurn, Problem> {
    let rules = app.hub.registry().open(kit.name(), &FirstTurn::setup(lesson))?;
    let (teachers, moves) = (app.opponents.clone(), reader.decided("moves"));
    let _thinker = THINKERS.acquire().await.map_err(|_| Problem::busy())?;
    let follow = move || FirstTurn::after(rules.as_ref(), lesson, &teachers, moves);
    tokio::task::spawn_blocking(follow).await.map_err(|_| Problem::busy())
}
