//! The pages around the tables: making one, one's own settings, people, what this is.

pub mod about;
pub mod begin;
mod choose;
pub mod clock;
pub mod fields;
pub mod follow;
pub mod forgotten;
mod forms;
pub mod invitation;
pub mod lists;
pub mod me;
pub mod motifs;
pub mod new_form;
pub mod notices;
pub mod people;
pub(crate) mod qr;
pub mod report;
pub mod share;
pub mod shown;
pub mod sign_in;
