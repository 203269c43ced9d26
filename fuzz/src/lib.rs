//! Fuzzing on stable Rust: every target is a law that must hold for any bytes whatever.
//!
//! The harness first replays the inputs kept in `fuzz/corpus/<target>/`, then mutates them until
//! its time is up. There is no coverage feedback, so a good corpus (real records, real editions)
//! and a dictionary in `fuzz/dict/<target>.txt` are what make a target dig deep.
//!
//! A panic or a slow input is caught and its input kept. A stack overflow ends the process before
//! anything can be written; running again with the printed seed meets it again.

pub mod corpus;
pub mod execute;
pub mod minimise;
pub mod mutate;
pub mod rng;
pub mod session;
pub mod targets;
mod watchdog;

pub use targets::Target;
