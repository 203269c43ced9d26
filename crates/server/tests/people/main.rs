//! People, their sessions and those who pretend, tried through a real server over real sockets.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, clippy::needless_pass_by_value)]

mod accounts;
mod admins;
mod browser;
mod care;
mod clocks;
mod connected;
mod deletion;
mod encodings;
mod forgery;
mod guests;
mod hostile;
mod house;
mod layers;
mod logs;
mod names;
mod own_data;
mod pretenders;
mod register;
mod slow;
mod throttling;
mod tokens;
