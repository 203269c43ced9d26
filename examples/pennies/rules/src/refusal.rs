//! Why something is not legal.

use damrak_core::{Clause, Phrase, Refusal as CoreRefusal};

/// The reason for which a decision is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nobody sits there.
    NoPlayer,
    /// The game is over.
    Over,
    /// The seat has laid a coin already.
    LaidAlready,
    /// The coin is not in the hand.
    NotInHand,
}

impl CoreRefusal for Refusal {
    fn clause(&self) -> Clause {
        Clause(match self {
            Refusal::NoPlayer => "P-1",
            Refusal::Over => "P-10",
            Refusal::LaidAlready => "P-5",
            Refusal::NotInHand => "P-4",
        })
    }

    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Refusal::NoPlayer => "pennies-refusal-no-player",
            Refusal::Over => "pennies-refusal-over",
            Refusal::LaidAlready => "pennies-refusal-laid-already",
            Refusal::NotInHand => "pennies-refusal-not-in-hand",
        })
    }
}
