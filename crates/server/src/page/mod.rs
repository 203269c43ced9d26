//! What a browser is shown.
//!
//! The server writes whole pages; a few small modules in `web/js` keep the page of a table up to date. What
//! can be done there can also be done by plain forms.

mod admin;
mod assets;
mod book;
mod home;
mod pictures;
mod send;
mod site;
mod table;

use axum::Router;
use axum::routing::{get, post};

use crate::app::App;

pub(crate) use send::sorry;
pub(crate) use site::begin;

/// Every page.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home::show))
        .route("/play", post(home::play))
        .route("/assets/{version}/{name}", get(assets::serve))
        .merge(table::routes())
        .merge(site::routes())
        .merge(admin::routes())
        .merge(book::routes())
        .merge(pictures::routes())
}
