//! The pages around the tables: making one, one's own settings, people, what this is.

use axum::Router;

use crate::app::App;

/// The pages around the tables.
pub(super) fn routes() -> Router<App> {
    Router::new()
}
