//! The rule books, and how to play.
//!
//! Nothing here knows a game: the books come with the games, pictures are drawn from positions, and what a
//! lesson says comes with the game's kit. A game without a lesson has a page all the same.

mod learn;
mod lesson;
mod reader;
mod rules;

use axum::Router;
use axum::routing::get;

use crate::app::App;

/// The rule books, and how to play.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/rules", get(rules::list))
        .route("/rules/{game}", get(rules::book))
        .route("/rules/{game}/{clause}", get(rules::clause))
        .route("/learn/{game}", get(learn::show))
}
