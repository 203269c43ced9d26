//! The rule book as small stories: every test is named after the clause it holds the program to.
//!
//! What a story needs to set a table, play by notation and look at what changed is in [`table`].

pub(crate) mod table;

mod acting;
mod bargaining;
mod editions;
mod ending;
mod islands;
mod moving;
mod nearest;
mod seen;
mod setting_up;
mod ships;
mod tied;
