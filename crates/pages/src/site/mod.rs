//! The pages around the tables: making one, one's own settings, people, what this is.

pub mod about;
pub mod clock;
pub mod fields;
pub mod invitation;
pub mod lists;
pub mod motifs;
pub mod new_form;
pub mod people;
mod qr;
pub mod share;
pub mod shown;
