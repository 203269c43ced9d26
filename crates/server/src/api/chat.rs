//! Talking at a table.

use axum::Json;
use axum::extract::{Path, Query, State};
use damrak_store::TableId;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::answer::{Answer, Body as Read, InLanguage};
use crate::app::App;
use crate::service::chat::{chat_lines, say_line};
use crate::who::{Known, Who};

/// After which line to read on.
#[derive(Deserialize)]
pub(super) struct ChatQuery {
    #[serde(default)]
    after: u64,
}

pub(super) async fn read(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(query): Query<ChatQuery>,
    who: Who,
) -> Answer<Value> {
    let read = chat_lines(&app, &TableId(table), &who, query.after).await;
    Ok(Json(json!({ "lines": read.in_language(who.language)? })))
}

/// A line of chat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewLine {
    text: String,
}

pub(super) async fn say(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Known,
    Read(new): Read<NewLine>,
) -> Answer<Value> {
    let said = say_line(&app, &known, &TableId(table), &new.text).await;
    Ok(Json(json!({ "number": said.in_language(known.language)? })))
}
