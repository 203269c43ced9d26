//! What a decision would be, before it is taken: for things that are picked one after the other.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use damrak_core::Seat;
use damrak_store::TableId;
use damrak_words::words;
use serde::Deserialize;

use crate::app::App;
use crate::problem::Problem;
use crate::who::Who;

/// A decision somebody thinks about.
#[derive(Deserialize)]
pub(super) struct Thought {
    seat: Seat,
    action: String,
}

/// The sentence of a decision, or why the rules forbid it; for the owner of the seat alone.
pub(super) async fn show(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(thought): Query<Thought>,
    who: Who,
) -> Response {
    let told = async {
        let known = who.known()?;
        let table = app.hub.peek(&TableId(table)).await?;
        if !table.seats_of(&known.person.id).any(|seat| seat == thought.seat) {
            return Err(Problem::not_found());
        }
        let game = table.game.as_ref().ok_or_else(Problem::not_found)?;
        let phrase = match game.position.check_action(thought.seat, &thought.action) {
            Ok(phrase) => phrase,
            Err(refused) => refused.phrase,
        };
        Ok(words().say_sentence(who.language, &phrase, &table.names()))
    };
    match told.await {
        Ok(text) => text.into_response(),
        Err(problem) => StatusCode::into_response(problem.status),
    }
}
