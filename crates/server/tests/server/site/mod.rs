//! The pages around the tables, tried by a browser without scripts at a real server.

mod accounts;
pub mod browser;
mod choices;
mod clock;
mod errors;
mod lists;
mod making;
mod office;
mod pages;
mod sitting;
