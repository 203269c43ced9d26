//! The rule books, and how to play.

use axum::Router;

use crate::app::App;

/// The rule books, and how to play.
pub(super) fn routes() -> Router<App> {
    Router::new()
}
