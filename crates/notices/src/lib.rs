//! Notices to people who are not looking: that it is their turn, that a game began, that it is over.
//!
//! A notice first waits a moment in the store, in which the matter may settle itself. Then it is looked at again
//! and becomes a delivery for each way its person wants to hear by; those are tried until they arrive or are given
//! up. Whatever waits is in the store, so that a restart loses nothing.
//!
//! This crate knows neither pages nor handlers. What it needs of the house it serves is a [`House`].

mod browsers;
pub mod choice;
pub mod config;
mod deliver;
mod digest;
mod encrypt;
mod letter;
mod mail;
mod notifier;
mod office;
mod outcome;
mod outside;
mod parcel;
mod post;
mod proof;
mod push;
mod vapid;
pub mod way_back;
mod ways;
mod webhook;
pub mod zone;

pub use browsers::rebind;
pub use letter::{escape_html, say};
pub use mail::{Mailer, check_address, mailbox};
pub use notifier::Notifier;
pub use office::{Keys, Office};
pub use outside::Unwelcome;
pub use parcel::{Channel, Kind, Matter, Parcel};
pub use post::{House, Post};
pub use proof::{CONFIRM_WITHIN, Prover};
pub use push::Keys as BrowserKeys;
