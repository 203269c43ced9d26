//! Notices to people who are not looking: a real server, real sinks for mail and HTTP, nothing pretended.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, clippy::needless_pass_by_value)]

mod choices;
mod house;
mod mails;
mod pushes;
mod secrets;
mod sinks;
// What is used elsewhere need not be used here.
#[allow(dead_code)]
#[path = "../tables/support.rs"]
mod support;
mod timing;
#[allow(dead_code)]
#[path = "../tables/tulips.rs"]
mod tulips;
mod webhooks;
