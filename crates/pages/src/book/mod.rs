//! The rule books, and how to play.
//!
//! Nothing here knows a game: the books come with the games, pictures are drawn from positions, and what a
//! lesson says comes with the game's kit. A game without a lesson has a page all the same.

pub mod figures;
pub mod learn;
pub mod lesson;
mod markdown;
mod reader;
pub mod rules;

pub use reader::Reader;
