//! What a decision would be, before it is taken: for things that are picked one after the other.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use damrak_pages::site::fields::Fields;
use damrak_store::TableId;
use damrak_words::words;

use crate::app::App;
use crate::who::Who;
use damrak_table::Problem;
use damrak_table::form::with_picks;

/// The sentence of a decision, or why the rules forbid it; for the owner of the seat alone.
pub(super) async fn show(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
    who: Who,
) -> Response {
    let fields = Fields(with_picks(fields, "action"));
    let told = async {
        let seat = fields.or("seat", "").parse().map_err(|_| Problem::bad("site-no-such-seat"))?;
        let known = who.known()?;
        let visit = app.hub.visit(&TableId(table), Some(&known.person.id)).await?;
        let sight = visit.sight(Some(seat)).map_err(|_| Problem::not_found())?;
        let weighed = sight.check_action(fields.or("action", "")).ok_or_else(Problem::not_found)?;
        let phrase = weighed.unwrap_or_else(|refused| refused.phrase);
        Ok::<_, Problem>(words().say_sentence(who.language, &phrase, &sight.names()))
    };
    match told.await {
        Ok(text) => text.into_response(),
        Err(problem) => StatusCode::into_response(crate::answer::status_of(problem.kind)),
    }
}
