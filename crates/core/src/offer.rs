//! How a decision is offered to a person, on any surface, without knowing the game.

use serde::Serialize;

use crate::Phrase;

/// Something on the table that can be pointed at: `card-R11`, `cell-d4`, `button-pass`.
///
/// The drawing of a game gives the element the same id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Target(pub String);

impl Target {
    /// The target of this kind and name.
    pub fn new(kind: &str, name: &str) -> Self {
        Self([kind, "-", name].concat())
    }
}

/// One legal action as it is put before a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// What to send to take it.
    pub notation: String,
    /// The sentence.
    pub phrase: Phrase,
    /// What to point at, step by step.
    pub targets: Vec<Target>,
    /// Whether the steps may be taken from the last to the first as well.
    pub either_way: bool,
}

/// A line of a table drawn as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// Drawn, the same in every language.
    Text(String),
    /// Said.
    Say(Phrase),
}

impl From<String> for Line {
    fn from(text: String) -> Self {
        Line::Text(text)
    }
}

impl From<Phrase> for Line {
    fn from(phrase: Phrase) -> Self {
        Line::Say(phrase)
    }
}
