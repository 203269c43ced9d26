//! A finished game looked back on.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::REFRESH;
use axum::response::{Html, IntoResponse, Redirect, Response};
use damrak_pages::table::review;
use damrak_store::TableId;
use damrak_table::Problem;
use serde::Deserialize;

use crate::app::App;
use crate::asking::OwnPage;
use crate::page::send::{send, sorry};
use crate::reviews::Progress;
use crate::who::Who;

/// After how many seconds the page looks how far the review is.
const LOOK_AGAIN: &str = "2";

/// How much of it is wanted.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// Only the turning point, if the game was looked back on already; else that is begun for somebody who sat there.
    #[serde(default)]
    part: bool,
}

pub(super) async fn show(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(wanted): Query<Wanted>,
    who: Who,
) -> Response {
    let looked = async {
        let visit = app.hub.visit(&TableId(table), who.id()).await?;
        let over = visit.over()?;
        if wanted.part {
            let kept = app.reviews.kept(over.facts().id()).await?;
            let has_sat = who.id().is_some_and(|id| !over.facts().seats_of(id).is_empty());
            if kept.is_none() && has_sat {
                app.reviews.begin_at_leisure(over).await?;
            }
            let kept = kept.and_then(|kept| review::turning_point(&who, over, &kept));
            let text = kept.map(|point| Html(point.into_string()).into_response());
            return Ok(text.unwrap_or_else(|| StatusCode::NO_CONTENT.into_response()));
        }
        let progress = app.reviews.review_of(over).await?;
        let again = app.reviews.is_looked_at(over.facts().id());
        let is_ready = matches!(progress, Progress::Ready(_)) && !again;
        let shown = match &progress {
            Progress::Ready(review) if again => review::Progress::Again(review),
            progress => shown(progress),
        };
        let page = send(&who, &review::page(&who, over, shown));
        Ok::<_, Problem>(match is_ready {
            true => page,
            false => ([(REFRESH, LOOK_AGAIN)], page).into_response(),
        })
    };
    looked.await.unwrap_or_else(|problem| sorry(&who, &problem))
}

fn shown(progress: &Progress) -> review::Progress<'_> {
    match progress {
        Progress::Ready(review) => review::Progress::Ready(review),
        Progress::Waits { before } => review::Progress::Waits { before: *before },
        Progress::Runs { done, all } => review::Progress::Runs { done: *done, all: *all },
    }
}

/// Has the game looked at once more, for longer; what is known stays on the page meanwhile.
pub(super) async fn look_longer(
    State(app): State<App>,
    Path(table): Path<String>,
    _: OwnPage,
    who: Who,
) -> Response {
    let id = TableId(table);
    let begun = async {
        let visit = app.hub.visit(&id, who.id()).await?;
        app.reviews.look_longer(visit.over()?).await
    };
    match begun.await {
        Ok(()) => Redirect::to(&format!("/table/{id}/review")).into_response(),
        Err(problem) => sorry(&who, &problem),
    }
}
