//! Pages that are the same whoever asks: what this is, the auction clock alone, and where a pasted link leads.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_pages::site::{about, clock, follow};
use damrak_table::Problem;
use serde::Deserialize;

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

/// A link that somebody pasted.
#[derive(Deserialize)]
pub(super) struct Pasted {
    #[serde(default)]
    link: String,
}

/// Goes where a pasted link leads.
pub(super) async fn follow(who: Who, Query(pasted): Query<Pasted>) -> Response {
    match follow::destination(&pasted.link) {
        Some(path) => Redirect::to(&path).into_response(),
        None => sorry(&who, &Problem::bad("site-no-link")),
    }
}
