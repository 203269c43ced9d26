//! The page of a table: gathering, playing, looking back.
//!
//! Everything that changes on it is painted by `scenery` and pushed whole; what belongs to the browser alone
//! (dialogs, the lines of the chat) stands beside it or is marked with `data-keep`.

mod bar;
pub mod chat;
pub mod curtain;
pub mod fair;
mod falling;
mod focus;
mod gathering;
mod hint;
mod menu;
mod motions;
mod outcome;
mod players;
pub mod replay;
pub mod review;
mod scenery;
mod told;
pub mod whole;

pub use scenery::TablePages;
