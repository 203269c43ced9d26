//! What those do who look after the house: people, tables, reports, limits, and what admins did.

mod limits;
mod log;
mod people;
mod reports;
mod tables;

use axum::Router;
use axum::response::Redirect;
use axum::routing::{get, post};

use crate::app::App;
use crate::who::Admin;

/// The pages for admins.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/admin", get(begin))
        .route("/admin/people", get(people::list))
        .route("/admin/people/{person}", get(people::show).post(people::act))
        .route("/admin/tables", get(tables::list))
        .route("/admin/tables/{table}/close", post(tables::close))
        .route("/admin/reports", get(reports::list))
        .route("/admin/reports/{number}/handle", post(reports::handle))
        .route("/admin/limits", get(limits::show))
        .route("/admin/log", get(log::show))
}

async fn begin(_: Admin) -> Redirect {
    Redirect::to("/admin/people")
}
