//! What admins did: kept for good.

use axum::extract::{Query, State};
use axum::response::Response;
use damrak_pages::admin::log::{self, SHOWN};
use damrak_pages::site::fields::Fields;

use crate::app::App;
use crate::page::send::{send, sorry};
use crate::who::{Admin, Who};

pub(super) async fn show(
    State(app): State<App>,
    _: Admin,
    who: Who,
    Query(fields): Query<Fields>,
) -> Response {
    let before = fields.get("before").and_then(|number| number.parse().ok());
    match app.store().deeds(before, SHOWN).await {
        Ok(deeds) => send(&who, &log::page(&who, &deeds)),
        Err(error) => sorry(&who, &error.into()),
    }
}
