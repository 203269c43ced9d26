//! Where tables, people and everything else that must last live.
//!
//! [`Store`] says what every store owes, [`SqliteStore`] keeps it all in one file, and [`conformance`] tells
//! whether a store keeps its promises.

pub mod conformance;
mod contract;
mod sqlite;

pub use contract::*;
pub use sqlite::{SqliteStore, Stats};
