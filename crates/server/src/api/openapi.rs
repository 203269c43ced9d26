//! The description of the API for programs that read such things.

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde_json::json;

use crate::app::App;

/// Written by hand; `tests/openapi` holds every answer of the server against it.
const DOCUMENT: &str = include_str!("../../../../docs/openapi.json");
/// Where the document stands in place of this server's own address.
const SOMEWHERE: &str = "\"http://127.0.0.1:1602\"";

/// The document, with the address of this server.
pub(super) async fn document(State(app): State<App>) -> impl IntoResponse {
    let here = json!(app.config.public_url).to_string();
    ([(CONTENT_TYPE, "application/json")], DOCUMENT.replacen(SOMEWHERE, &here, 1))
}
