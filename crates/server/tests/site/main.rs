//! The pages around the tables, tried by a browser without scripts at a real server.

#![allow(
    missing_docs,
    unreachable_pub,
    dead_code,
    clippy::unwrap_used,
    clippy::needless_pass_by_value
)]

mod accounts;
mod browser;
mod choices;
mod clock;
mod errors;
mod making;
mod pages;
mod sitting;
#[path = "../tables/support.rs"]
mod support;
#[path = "../tables/tulips.rs"]
mod tulips;
