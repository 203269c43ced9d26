//! Everything that is kept about somebody, as a file.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use axum::response::{IntoResponse, Response};

use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::service::own_data::{OwnData, take_along};
use crate::who::Owner;

/// What the file is called.
const FILE: &str = "attachment; filename=\"damrak-my-data.json\"";

impl IntoResponse for OwnData {
    fn into_response(self) -> Response {
        let headers = [(CONTENT_DISPOSITION, FILE), (CACHE_CONTROL, "no-store")];
        (headers, Json(self.0)).into_response()
    }
}

pub(super) async fn show(State(app): State<App>, owner: Owner) -> Result<OwnData, Refusal> {
    take_along(&app, &owner).await.in_language(owner.language)
}
