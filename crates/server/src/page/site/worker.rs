//! Workers that are there when no page is open, or no network. They must lie at the root to speak for pages.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use damrak_pages::assets;

/// Shows messages.
pub(super) async fn messages() -> Response {
    worker(assets::MESSAGES_WORKER)
}

/// Keeps the auction clock, and speaks for its page only.
pub(super) async fn clock() -> Response {
    worker(assets::CLOCK_WORKER)
}

fn worker(text: &'static str) -> Response {
    let kind = "text/javascript; charset=utf-8";
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text).into_response()
}
