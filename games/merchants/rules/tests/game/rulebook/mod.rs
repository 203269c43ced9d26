//! The rule book as small stories: every test is named after the clause it holds the program to.
//!
//! What a story needs to set a table, play by notation and look at what changed is in [`table`].

mod table;

mod auction;
mod bonuses;
mod cards;
mod editions;
mod ending;
mod mayor;
mod refusals;
mod scoring;
mod seen;
mod setting_up;
mod versions;
mod years;
