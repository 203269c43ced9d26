//! A finished game looked back on.

use axum::extract::{Path, State};
use axum::http::header::REFRESH;
use axum::response::{IntoResponse, Response};
use damrak_pages::table::review;
use damrak_store::TableId;
use damrak_table::Problem;

use crate::app::App;
use crate::page::send::{send, sorry};
use crate::reviews::Progress;
use crate::who::Who;

/// After how many seconds the page looks how far the review is.
const LOOK_AGAIN: &str = "2";

pub(super) async fn show(State(app): State<App>, Path(table): Path<String>, who: Who) -> Response {
    let looked = async {
        let visit = app.hub.visit(&TableId(table), who.id()).await?;
        let over = visit.over()?;
        let progress = app.reviews.review_of(over).await?;
        let is_ready = matches!(progress, Progress::Ready(_));
        let page = send(&who, &review::page(&who, over, shown(&progress)));
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
