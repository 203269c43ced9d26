//! Pages that are the same whoever asks: what this is, and the auction clock alone.

use axum::extract::State;
use axum::response::Response;
use damrak_pages::site::{about, clock};
use damrak_table::Problem;

use crate::app::App;
use crate::page::send::{send, sorry};
use crate::who::Who;

pub(super) async fn about(State(app): State<App>, who: Who) -> Response {
    send(&who, &about::page(&who, app.hub.kits()))
}

pub(super) async fn clock(State(app): State<App>, who: Who) -> Response {
    match clock::page(&who, app.hub.kits()) {
        Some(page) => send(&who, &page),
        None => sorry(&who, &Problem::not_found()),
    }
}
