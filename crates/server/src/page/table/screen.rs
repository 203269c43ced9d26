//! A table on a wall: nothing but what spectators see, whoever has opened it.

use axum::extract::{Path, State};
use axum::response::Response;
use damrak_pages::table::screen;
use damrak_store::TableId;
use damrak_table::live::message::Watcher;
use damrak_table::render::Form;

use crate::app::App;
use crate::page::send::{send, sorry};
use crate::who::Who;

pub(super) async fn show(State(app): State<App>, Path(table): Path<String>, who: Who) -> Response {
    let id = TableId(table);
    let watcher = Watcher { person: None, seat: None, language: who.language, form: Form::Page };
    match app.hub.look_page(&id, watcher).await {
        Ok(part) => send(&who, &screen::page(&who, &id, part)),
        Err(problem) => sorry(&who, &problem),
    }
}
