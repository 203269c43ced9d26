//! The worker that shows messages when no page is open. It must lie at the root to speak for all pages.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;

const TEXT: &str = include_str!("../../../../../web/js/sw.js");

pub(super) async fn serve() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")], TEXT)
}
