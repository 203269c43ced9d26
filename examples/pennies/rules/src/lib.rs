//! The rules of Pennies, a small game of our own for two to four: a whole game to copy.
//!
//! Every rule has a number in `book/en.md`; the function that enforces it names the clause, and a test in `tests/game`
//! is named after it. [`Pennies`] is the rules value, [`Position`] what lies on the table, [`Coin`] the one decision
//! there is, [`View`] what one viewer may see.

mod clocks;
mod coins;
mod document;
mod edition;
mod event;
mod info;
mod position;
mod refusal;
mod rules;
mod say;
mod sight;
mod sketch;
mod view;

pub use coins::{Coin, Coins};
pub use event::Event;
pub use position::Position;
pub use refusal::Refusal;
pub use rules::Pennies;
pub use view::{OwnView, PlayerView, RoundView, View};

/// The most players (clause P-1).
const SEATS: usize = 4;
/// What everybody draws (clause P-3).
const HAND: u8 = 6;
/// The most rounds (clause P-11).
const MOST_ROUNDS: usize = 5;
