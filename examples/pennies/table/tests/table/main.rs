//! A fifth game at the table: the built program plays it in the terminal and over HTTP, and nothing shared names it.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used)]

mod program;
mod server;
mod shared;
mod support;
