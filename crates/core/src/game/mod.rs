//! The contract every game fulfils, room by room.
//!
//! [`Rules`] is what can be done and what comes of it, [`Sight`] what each may know, [`Documents`] how a position is
//! kept, [`Notation`] how a decision is written, [`Speech`] how all of it is put before people, [`Clocks`] where time
//! matters. [`Game`] is all of them together.

mod clocks;
mod documents;
mod doing;
mod listener;
mod notation;
mod refusal;
mod rules;
mod sight;
mod speech;

pub use clocks::{Clocks, FallingClock, Patience};
pub use documents::{Documents, PositionError};
pub use doing::Doing;
pub use listener::{Audience, Deaf, Disclosure, Listener};
pub use notation::{Notation, NotationError};
pub use refusal::{Clause, Refusal, ensure};
pub use rules::{OpenError, Rules};
pub use sight::Sight;
pub use speech::Speech;

/// The whole contract: whatever keeps all of its parts is a game.
pub trait Game: Rules + Sight + Documents + Notation + Speech + Clocks {}

impl<G: Rules + Sight + Documents + Notation + Speech + Clocks> Game for G {}
