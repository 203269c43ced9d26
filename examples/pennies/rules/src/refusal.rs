//! Why something is not legal.

use damrak_core::Refusal as CoreRefusal;

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
    fn text(self) -> (&'static str, &'static str) {
        match self {
            Refusal::NoPlayer => ("P-1", "pennies-refusal-no-player"),
            Refusal::Over => ("P-10", "pennies-refusal-over"),
            Refusal::LaidAlready => ("P-5", "pennies-refusal-laid-already"),
            Refusal::NotInHand => ("P-4", "pennies-refusal-not-in-hand"),
        }
    }
}
