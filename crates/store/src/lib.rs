//! Where tables, people and everything else that must last live.
//!
//! [`Store`] says what every store owes, [`SqliteStore`] keeps it all in one file, and [`conformance`] tells
//! whether a store keeps its promises.

mod care;
pub mod conformance;
mod contract;
mod sqlite;

pub use care::*;
pub use contract::*;
pub use sqlite::{SqliteStore, Stats};
