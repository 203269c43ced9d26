//! The page of a table: gathering, playing, looking back.
//!
//! Everything that changes on it is painted by `scenery` and pushed whole; what belongs to the browser alone
//! (dialogs, the lines of the chat) stands beside it or is marked with `data-keep`.

mod bar;
pub(crate) mod chapter;
pub mod chat;
pub mod curtain;
pub mod fair;
mod falling;
mod focus;
mod gathering;
pub mod going_on;
pub(crate) mod hint;
pub mod line;
mod menu;
mod motions;
mod outcome;
pub(crate) mod players;
pub mod replay;
pub mod review;
pub(crate) mod scenery;
mod scores;
pub mod screen;
mod switches;
pub mod timeline;
mod told;
pub mod whole;
mod words;

pub use scenery::TablePages;
