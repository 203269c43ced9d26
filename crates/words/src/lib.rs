//! Phrases as sentences in English, German and Dutch.
//!
//! The rules say things as a [`Phrase`](damrak_core::Phrase): a key and its arguments. Here the
//! key is looked up in the Fluent files of `locales/` and the arguments are filled in. This crate
//! knows no game: a game brings its sentences along ([`Words::learn`]).
//!
//! ```
//! use damrak_core::{Phrase, Seat};
//! use damrak_words::{Language, SeatNumbers, words};
//!
//! let phrase = Phrase::new("core-seat").with("number", Seat::from_index(1).number());
//! assert_eq!(words().say(Language::German, &phrase, &SeatNumbers), "Platz 2");
//! ```

mod files;
mod language;
mod marked;
mod messages;
mod names;
mod words;

pub use files::{FILES, File};
pub use language::{Language, UnknownLanguage};
pub use marked::{Piece, is_about};
pub use names::{Names, ReadBy, SeatNumbers};
pub use words::{Words, words};
