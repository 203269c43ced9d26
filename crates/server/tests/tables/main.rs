//! Tables, tried through a real server over real sockets.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, clippy::needless_pass_by_value)]

mod auctions;
mod live;
mod looking_back;
mod opponents;
mod pages;
mod patience;
mod pictures;
mod playing;
mod secrets;
mod sleeping;
mod strangers;
mod support;
mod tulips;
mod twins;
mod weight;
