//! The rule book as small stories: every test is named after the clause it holds the program to.
//!
//! What a story needs to set a table, play by notation and look at what changed is in [`table`].

pub(crate) mod table;

mod boat;
mod building;
mod choosing;
mod editions;
mod ending;
mod hidden;
mod income;
mod picture;
mod sectors;
mod setting_up;
mod specials;
mod tax;
mod variants;
