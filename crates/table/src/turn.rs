//! What a decision must name, so that it is carried out only in the state it was made in.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The state in which a seat decides. It changes with every decision of this seat and whenever decisions are taken back,
/// but not when others decide, so that secret choices never collide. People and programs hand back what they were shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Turn(String);

impl Turn {
    /// After so many take-backs at the table and so many decisions of the seat.
    pub(crate) fn new(taken_back: u32, decided: u32) -> Self {
        Self(format!("{taken_back}.{decided}"))
    }
}

/// What a form hands back.
impl From<String> for Turn {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
