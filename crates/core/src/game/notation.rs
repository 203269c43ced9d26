//! How a decision is written.

use super::Rules;
use crate::{Phrase, Rng};

/// A text that is not the notation of any action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What is wrong and what was expected.
    pub phrase: Phrase,
}

/// The short text of every decision, as it stands in records.
pub trait Notation: Rules {
    /// The action in short readable text, the same in every position.
    fn notation(&self, action: Self::Action) -> String;

    /// Reads what [`Notation::notation`] writes.
    fn read_notation(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// Any action that can be written at all, mostly illegal ones: for tests and fuzzing.
    fn any_action(&self, rng: &mut Rng) -> Self::Action;
}
