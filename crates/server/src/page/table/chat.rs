//! Talking at a table, for those without scripts.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_store::TableId;
use damrak_table::Problem;
use serde::Deserialize;

use crate::answer::Refusal;
use crate::app::App;
use crate::page::send::{send, sorry};
use crate::service::chat;
use crate::who::{Known, Who};

pub(super) async fn show(State(app): State<App>, Path(table): Path<String>, who: Who) -> Response {
    let id = TableId(table);
    match chat::chat_lines(&app, &id, &who, 0).await {
        Ok(lines) => send(&who, &damrak_pages::table::chat::page(&who, &id, &lines)),
        Err(problem) => sorry(&who, &problem),
    }
}

/// What somebody says.
#[derive(Deserialize)]
pub(super) struct Line {
    text: Option<String>,
    phrase: Option<String>,
}

pub(super) async fn say_line(
    State(app): State<App>,
    Path(table): Path<String>,
    who: Who,
    known: Result<Known, Refusal>,
    Form(line): Form<Line>,
) -> Response {
    let id = TableId(table);
    let said = async {
        let known = known.map_err(|_| Problem::sign_in())?;
        let text = chat::to_be_said(line.text, line.phrase.as_deref())?;
        chat::say_line(&app, &known, &id, text).await
    };
    match said.await {
        Ok(_) => Redirect::to(&format!("/table/{id}/chat")).into_response(),
        Err(problem) => sorry(&who, &problem),
    }
}
