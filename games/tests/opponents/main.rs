//! Computer opponents: that they know no more than their seat, find what is best, keep their time, and play every
//! game to its end.

#![allow(clippy::unwrap_used)]

mod dutchman;
mod explaining;
mod guarded;
mod honest;
mod kontor;
mod models;
mod playing;
mod reasons;
mod remembering;
mod sensible;
mod strangers;
mod strength;
mod tiny;
