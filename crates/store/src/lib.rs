//! Where tables, people and everything else that must last live.
//!
//! [`Store`] says what every store owes, `SqliteStore` (feature `sqlite`) keeps it all in one file, and
//! [`conformance`] tells whether a store keeps its promises.

mod care;
pub mod conformance;
mod contract;
#[cfg(feature = "sqlite")]
mod sqlite;
mod things;

pub use care::*;
pub use contract::*;
#[cfg(feature = "sqlite")]
pub use sqlite::{SqliteStore, Stats};
pub use things::*;
