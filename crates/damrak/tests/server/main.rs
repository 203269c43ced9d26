//! The real program as a server: killed, looked after, moved.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, clippy::needless_pass_by_value)]

mod admin;
mod bots;
mod care;
mod crash;
mod disk;
#[cfg(unix)]
#[path = "../../../store/tests/common/mod.rs"]
mod disks;
mod killing;
mod masters;
mod quiet;
mod support;
#[cfg(unix)]
mod welcome;
