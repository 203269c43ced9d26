//! Computer opponents: that they know no more than their seat, find what is best, keep their time, and play every
//! game to its end.

#![allow(clippy::unwrap_used)]

mod explaining;
mod guarded;
mod honest;
mod models;
mod playing;
mod remembering;
mod strength;
mod tiny;
