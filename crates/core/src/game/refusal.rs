//! Why a decision cannot be taken.

use std::fmt::{self, Debug};

use serde::Serialize;

use crate::Phrase;

/// The number of a rule in the rule book, such as `K-17`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action is not legal; small, so that asking costs nothing.
pub trait Refusal: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The clause that the action would break, and the key of the sentence that says why and what can be done instead.
    fn text(self) -> (&'static str, &'static str);

    /// The clause the action would break.
    fn clause(self) -> Clause {
        Clause(self.text().0)
    }

    /// The reason, and what can be done instead.
    fn phrase(self) -> Phrase {
        Phrase::new(self.text().1)
    }
}

/// Refuses what does not hold.
#[inline(always)]
pub fn ensure<R: Refusal>(holds: bool, refusal: R) -> Result<(), R> {
    if holds { Ok(()) } else { Err(refusal) }
}
