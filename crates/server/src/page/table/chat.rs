//! Talking at a table.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_pages::table::chat::form;
use damrak_store::TableId;
use maud::html;
use serde::Deserialize;

use crate::answer::Refusal;
use crate::api::chat;
use crate::app::App;
use crate::page::shell::{page, say, sorry};
use crate::who::{Known, Who};
use damrak_table::Problem;

pub(super) async fn show(State(app): State<App>, Path(table): Path<String>, who: Who) -> Response {
    let id = TableId(table);
    let lines = match chat::chat_lines(&app, &id, &who, 0).await {
        Ok(lines) => lines,
        Err(problem) => return sorry(&who, &problem),
    };
    let word = |key| say(who.language, key);
    let body = html! {
        .prose {
            h1 { (word("page-chat")) }
            section.tile #chat {
                ol.lines {
                    @for line in &lines { li { b { (line.name) } " " (line.text) } }
                }
                @if who.person.is_some() { (form(&format!("/table/{id}/chat"), word)) }
            }
            p { a.button href={ "/table/" (id) } { (word("page-to-table")) } }
        }
    };
    page(&who, &word("page-chat"), &body).into_response()
}

/// What somebody says.
#[derive(Deserialize)]
pub(super) struct Line {
    text: String,
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
        chat::say_line(&app, &known, &id, &line.text).await
    };
    match said.await {
        Ok(_) => Redirect::to(&format!("/table/{id}/chat")).into_response(),
        Err(problem) => sorry(&who, &problem),
    }
}
