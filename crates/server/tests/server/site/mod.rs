//! The pages around the tables, tried by a browser without scripts at a real server.

mod accounts;
mod browser;
mod choices;
mod clock;
mod errors;
mod making;
mod pages;
mod sitting;
