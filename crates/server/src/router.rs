//! Every route, and what every request and answer goes through.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::limits::LARGEST_BODY;
use crate::{api, gates, headers, page, renewal};

/// Everything that can be asked of the server.
pub(crate) fn router(app: App) -> Router {
    let routes = api::routes()
        // A page, but one that programs are told of: whoever starts a server has to follow it.
        .route("/admin/begin", get(page::begin::ask).post(page::begin::become_admin))
        .merge(page::routes())
        .fallback(headers::nothing_here)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(app.clone(), renewal::renew))
        .layer(from_fn_with_state(app.clone(), gates::by_name))
        .layer(from_fn_with_state(app.clone(), gates::by_pace));
    finished(routes, &app).with_state(app)
}

/// What becomes of every answer on its way out. It is packed last, when nobody can put another in its place.
pub(crate) fn finished(routes: Router<App>, app: &App) -> Router<App> {
    routes.layer(from_fn_with_state(app.clone(), headers::dress)).layer(CompressionLayer::new())
}
