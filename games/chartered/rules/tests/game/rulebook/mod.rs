//! The rule book as small stories: every test is named after the clause it holds the program to.
//!
//! What a story needs to set a table, play by notation and look at what changed is in [`table`].

mod table;

mod auction;
mod bids;
mod building;
mod buying;
mod editions;
mod ending;
mod events;
mod former;
mod founding;
mod merging;
mod offers;
mod refusals;
mod roofs;
mod seen;
mod setting_up;
mod shares;
