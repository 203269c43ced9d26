//! What people are shown, as HTML: pages made from values.
//!
//! A page is a function of what it shows and of the [`Visitor`] who looks. Nothing here asks, waits or stores: whoever
//! serves pages finds out what is to be shown, has it written here and sends it. So the same pages can be written where
//! there is no server. Nothing here knows a game: drawings, sentences and lessons come with the game's kit.

pub mod admin;
pub mod assets;
pub mod book;
mod bundles;
pub mod choices;
pub mod field;
pub mod home;
pub mod icons;
pub mod opponents;
pub mod parts;
pub mod poster;
pub mod preview;
pub mod shell;
pub mod site;
pub mod table;
pub mod think;
mod visitor;

pub use shell::Page;
pub use visitor::Visitor;
