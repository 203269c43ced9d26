//! Style sheets and scripts: named by what is in them, kept by browsers forever.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use damrak_pages::assets;

pub(super) async fn serve(Path((version, name)): Path<(String, String)>) -> Response {
    match assets::find(&version, &name) {
        Some(asset) => {
            let keep = "public, max-age=31536000, immutable";
            ([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, keep)], asset.text).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
