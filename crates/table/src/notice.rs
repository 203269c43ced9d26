//! What a table tells those who are not looking.

use damrak_store::{PersonId, TableHead};
use serde::{Deserialize, Serialize};

/// Something people who are not looking may want to know; the last one weighs most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Somebody must look in so that a table can be dealt.
    LookIn,
    /// A game began.
    Began,
    /// It is somebody's turn.
    YourTurn,
    /// A game is over.
    Over,
}

impl Kind {
    /// The word for programs.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::LookIn => "look-in",
            Kind::Began => "began",
            Kind::YourTurn => "your-turn",
            Kind::Over => "over",
        }
    }
}

/// Something that people who are not looking may want to know.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// What happened.
    pub kind: Kind,
    /// Whom it concerns.
    pub person: PersonId,
    /// Where.
    pub table: TableHead,
    /// Whether a page or program of theirs showed it to them as it happened.
    pub looking: bool,
}
