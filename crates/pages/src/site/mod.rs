//! The pages around the tables: making one, one's own settings, people, what this is.

pub mod fields;
pub mod motifs;
pub mod new_form;
pub mod qr;
pub mod shown;
