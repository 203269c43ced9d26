//! What can be done here, for pages and programs alike: functions of the server's parts, whoever asks, and plain values.
//!
//! They know no HTTP. A handler of the API reads JSON into a value and writes what comes of it; a page does the same
//! with the fields of a form.

pub(crate) mod account;
pub(crate) mod chat;
mod editions;
pub(crate) mod entering;
pub(crate) mod going_on;
pub(crate) mod invitations;
pub(crate) mod leaving;
pub(crate) mod mail_links;
pub(crate) mod making;
pub(crate) mod new_table;
pub(crate) mod notifications;
pub(crate) mod own_data;
pub(crate) mod own_settings;
pub(crate) mod profile;
mod proof;
pub(crate) mod sessions;
pub(crate) mod thinking;
