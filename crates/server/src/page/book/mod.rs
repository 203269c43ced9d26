//! The rule books, and how to play.
//!
//! Nothing here knows a game: the books come with the games, pictures are drawn from positions, and what a
//! lesson says is one table in [`lessons`]. A game without a lesson has a page all the same.

mod figures;
mod learn;
mod lesson;
mod lessons;
mod markdown;
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

/// The clause that matters when a game asks this question: where the rules are opened.
pub(in crate::page) fn clause_for(game: &str, question_key: &str) -> Option<&'static str> {
    lessons::of(game)?.about(question_key).map(|advice| advice.clause)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_leads_to_its_clause() {
        assert_eq!(clause_for("kontor", "kontor-question-build"), Some("K-28"));
        assert_eq!(clause_for("kontor", "kontor-question-over"), None);
        assert_eq!(clause_for("chess", "kontor-question-build"), None);
    }
}
