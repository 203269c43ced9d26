//! The rule books, and how to play.

use axum::Router;

use crate::app::App;

/// The rule books, and how to play.
pub(super) fn routes() -> Router<App> {
    Router::new()
}

/// The clause that matters when a game asks this.
pub(in crate::page) fn clause_for(_game: &str, _question: &str) -> Option<&'static str> {
    None
}
