//! The server, tried over real sockets: in one program that is built and linked once. What listens to the log of the
//! whole program is beside it, in `people`.

#![allow(
    missing_docs,
    unreachable_pub,
    dead_code,
    clippy::unwrap_used,
    clippy::needless_pass_by_value
)]

mod book;
mod notify;
mod openapi;
mod sinks;
mod site;
mod support;
mod tables;
mod tulips;
