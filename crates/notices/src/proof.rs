//! Links in mails that prove something without signing in: made with a key of the server's, stored nowhere.

use damrak_store::{Millis, PersonId};
use hkdf::Hkdf;
use sha2::Sha256;

/// How long the link that confirms an address is good for.
pub const CONFIRM_WITHIN: Millis = 2 * 24 * 3_600_000;

/// Makes and checks links.
#[derive(Clone)]
pub struct Prover {
    key: [u8; 32],
}

impl std::fmt::Debug for Prover {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Prover").finish_non_exhaustive()
    }
}

impl Prover {
    /// With this key.
    pub fn new(key: [u8; 32]) -> Self {
        Self { key }
    }

    /// What only the key's owner can say about these words.
    fn seal(&self, words: &[&str]) -> String {
        let mut info = Vec::new();
        for word in words {
            info.extend_from_slice(&(word.len() as u64).to_le_bytes());
            info.extend_from_slice(word.as_bytes());
        }
        let mut seal = [0; 32];
        Hkdf::<Sha256>::new(None, &self.key)
            .expand(&info, &mut seal)
            .expect("32 bytes are one block of the hash");
        seal.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The token that confirms an address.
    pub fn confirm(&self, person: &PersonId, address: &str, until: Millis) -> String {
        let seal = self.seal(&["confirm", &person.0, address, &until.to_string()]);
        format!("{person}.{until}.{seal}")
    }

    /// Whom a confirming token claims to be from, and until when; nothing is proved yet.
    pub fn claim(token: &str) -> Option<(PersonId, Millis)> {
        let mut parts = token.rsplitn(3, '.');
        let (_seal, until, person) = (parts.next()?, parts.next()?, parts.next()?);
        Some((PersonId(person.to_owned()), until.parse().ok()?))
    }

    /// Whether a token confirms this address of its person, now.
    pub fn confirms(&self, token: &str, address: &str, now: Millis) -> bool {
        let Some((person, until)) = Self::claim(token) else { return false };
        until >= now && same(token, &self.confirm(&person, address, until))
    }

    /// The token that ends all mail to somebody; it never expires, for old mails must work too.
    pub fn stop(&self, person: &PersonId) -> String {
        format!("{person}.{}", self.seal(&["stop", &person.0]))
    }

    /// Whose mail a token ends.
    pub fn stops(&self, token: &str) -> Option<PersonId> {
        let (person, _seal) = token.rsplit_once('.')?;
        let person = PersonId(person.to_owned());
        same(token, &self.stop(&person)).then_some(person)
    }
}

/// Compares in a time that tells nothing about where the difference is.
fn same(one: &str, other: &str) -> bool {
    let differences = one.bytes().zip(other.bytes()).fold(0, |all, (a, b)| all | (a ^ b));
    one.len() == other.len() && differences == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_proves_one_thing_to_one_server_for_a_while() {
        let (ours, theirs) = (Prover::new([1; 32]), Prover::new([2; 32]));
        let anna = PersonId("an.na".into());
        let token = ours.confirm(&anna, "a@b.example", 100);
        assert_eq!(Prover::claim(&token), Some((anna.clone(), 100)));
        assert!(ours.confirms(&token, "a@b.example", 100));
        assert!(!ours.confirms(&token, "a@b.example", 101));
        assert!(!ours.confirms(&token, "other@b.example", 100));
        assert!(!ours.confirms(&token.replace(".100.", ".999."), "a@b.example", 100));
        assert!(!theirs.confirms(&token, "a@b.example", 100));

        let token = ours.stop(&anna);
        assert_eq!(ours.stops(&token), Some(anna));
        assert_eq!(theirs.stops(&token), None);
        assert_eq!(ours.stops(&token.replace("an.na", "piet")), None);
        for nonsense in ["", ".", "a.b", "a.b.c", "..", &"x".repeat(10_000)] {
            assert!(!ours.confirms(nonsense, "", 0) && ours.stops(nonsense).is_none());
        }
    }
}
