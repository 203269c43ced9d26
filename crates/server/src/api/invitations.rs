//! Invitations: a seat that is kept for whoever has the link.

use axum::Json;
use axum::extract::{Path, State};
use damrak_core::Seat;
use damrak_store::TableId;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::answer::{Answer, Body as Read, InLanguage};
use crate::app::App;
use crate::service::invitations::renew_invitation;
use crate::who::Known;

/// Renews the invitation to a seat: the old link no longer works.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewInvitation {
    seat: Seat,
}

pub(super) async fn invite(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Known,
    Read(new): Read<NewInvitation>,
) -> Answer<Value> {
    let renewed = renew_invitation(&app, &known, &TableId(table), new.seat).await;
    Ok(Json(json!(renewed.in_language(known.language)?)))
}
