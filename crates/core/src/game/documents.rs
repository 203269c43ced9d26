//! Positions that leave the program and come back.

use serde_json::Value;

use super::Rules;

/// A position that cannot be, or cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct PositionError {
    /// Where in the document.
    pub place: String,
    /// What is wrong there.
    pub problem: String,
}

impl PositionError {
    /// An error at a place of the document.
    pub fn at(place: impl Into<String>, problem: impl Into<String>) -> Self {
        Self { place: place.into(), problem: problem.into() }
    }

    /// An error at a place of the document, unless something holds.
    pub fn unless(holds: bool, place: &str, problem: &str) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::at(place, problem)) }
    }
}

/// How a position is written down, read and checked.
pub trait Documents: Rules {
    /// Checks what must hold in every position; says what does not.
    fn check(&self, position: &Self::Position) -> Result<(), PositionError>;

    /// The position as a document that a person can read and [`Documents::load`] reads back.
    fn save(&self, position: &Self::Position) -> Value;

    /// Reads a position and trusts nothing in it: the result has passed [`Documents::check`].
    fn load(&self, document: &Value) -> Result<Self::Position, PositionError>;
}
