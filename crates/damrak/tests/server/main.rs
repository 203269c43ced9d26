//! The real program as a server: killed, looked after, moved.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used)]

mod care;
mod crash;
mod support;
