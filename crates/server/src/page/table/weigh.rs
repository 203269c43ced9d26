//! What a decision would be, before it is taken: for things that are picked one after the other.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use damrak_core::Seat;
use damrak_store::TableId;
use damrak_words::words;
use serde::Deserialize;

use crate::app::App;
use crate::who::Who;
use damrak_table::Problem;

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
        let visit = app.hub.visit(&TableId(table), Some(&known.person.id)).await?;
        let sight = visit.sight(Some(thought.seat)).map_err(|_| Problem::not_found())?;
        let weighed = sight.check_action(&thought.action).ok_or_else(Problem::not_found)?;
        let phrase = weighed.unwrap_or_else(|refused| refused.phrase);
        Ok::<_, Problem>(words().say_sentence(who.language, &phrase, &sight.names()))
    };
    match told.await {
        Ok(text) => text.into_response(),
        Err(problem) => StatusCode::into_response(crate::answer::status_of(problem.kind)),
    }
}
