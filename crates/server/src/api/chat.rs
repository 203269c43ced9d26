//! Talking at a table.

use axum::Json;
use axum::extract::{Path, Query, State};
use damrak_store::{ChatLine, TableId};
use damrak_table::talk::Saying;
use damrak_words::{Language, SeatNumbers, words};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::answer::{Answer, Body as Read, InLanguage};
use crate::app::App;
use crate::service::chat::{chat_lines, say_line, to_be_said};
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
    let lines = read.in_language(who.language)?;
    let lines: Vec<Value> = lines.iter().map(|line| told(line, who.language)).collect();
    Ok(Json(json!({ "lines": lines })))
}

/// A line as somebody reads it: what everybody says is said in their language, and named.
fn told(line: &ChatLine, language: Language) -> Value {
    let mut document = json!(line);
    if let Some(saying) = Saying::of_line(&line.text) {
        document["phrase"] = json!(saying.name);
        document["text"] = json!(words().say(language, &saying.phrase(), &SeatNumbers));
    }
    document
}

/// A line of chat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewLine {
    text: Option<String>,
    phrase: Option<String>,
}

pub(super) async fn say(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Known,
    Read(new): Read<NewLine>,
) -> Answer<Value> {
    let said = async {
        let text = to_be_said(new.text, new.phrase.as_deref())?;
        say_line(&app, &known, &TableId(table), text).await
    };
    let said = said.await;
    Ok(Json(json!({ "number": said.in_language(known.language)? })))
}
