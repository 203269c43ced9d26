//! Where tables, people and everything else that must last live.
//!
//! [`Store`] says what every store owes, `SqliteStore` (feature `sqlite`) keeps it all in one file, `PostgresStore`
//! (feature `postgres`) on a server, and [`conformance`] tells whether a store keeps its promises.

mod care;
pub mod conformance;
mod contract;
#[cfg(feature = "postgres")]
mod postgres;
#[cfg(feature = "postgres")]
mod relations;
#[cfg(feature = "sqlite")]
mod seating;
#[cfg(feature = "sqlite")]
mod sqlite;
mod things;
#[cfg(feature = "sqlite")]
mod words;

pub use care::*;
pub use contract::*;
#[cfg(feature = "postgres")]
pub use postgres::{Alone, PostgresStore};
#[cfg(feature = "sqlite")]
pub use sqlite::{SqliteStore, Stats};
pub use things::*;
