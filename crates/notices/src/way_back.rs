//! Links back into an account for whoever has lost the password: how they are made, and where they may be mailed to.

use damrak_core::Hash;
use damrak_store::{Millis, Person, PersonId, WayBack};
use damrak_table::{Problem, random};

use crate::choice::Choice;

/// How long a link that was mailed is good for.
pub const MAILED: Millis = 30 * 60_000;
/// How long a link that somebody hands over is good for.
pub const HANDED_OVER: Millis = 24 * 3_600_000;
/// The key under which the store keeps the secret of a link.
pub fn key_of(secret: &str) -> Hash {
    Hash::of(&[b"damrak way back", secret.as_bytes()])
}

/// Where a link leads.
pub fn link(public_url: &str, secret: &str) -> String {
    format!("{public_url}/way-back?key={secret}")
}

/// A new way back into somebody's account, and its secret.
pub fn new(
    person: PersonId,
    mailbox: Option<String>,
    until: Millis,
) -> Result<(WayBack, String), Problem> {
    let secret = random::secret()?;
    Ok((WayBack { key: key_of(&secret), person, mailbox, until }, secret))
}

/// The address that is known to be somebody's.
pub fn proved_mailbox(person: &Person) -> Option<String> {
    Choice::of(person).mail.filter(|mail| mail.confirmed).map(|mail| mail.address)
}
