//! The description of the API, held against a real server: every route, every answer, every frame.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, clippy::needless_pass_by_value)]

mod client;
mod desk;
mod document;
mod house;
mod routes;
mod shape;
// What is used elsewhere need not be used here.
#[allow(dead_code)]
#[path = "../notify/sinks.rs"]
mod sinks;
#[allow(dead_code)]
#[path = "../tables/tulips.rs"]
mod tulips;
mod walk;
