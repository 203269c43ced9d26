//! Fair shuffles: nobody, the host included, can choose the cards after seeing who plays.
//!
//! Before the first deal the host publishes the commitment of a secret. Every seat adds a nonce of its own.
//! The seed of the game is made of all of them. When the game is over the secret is revealed, and
//! everybody can check that it fits the commitment and gives the cards that were dealt. This does not
//! keep a host from looking; it keeps him from changing.

use serde::{Deserialize, Serialize};

use crate::{Hash, Seed};

/// The most characters a nonce may have.
pub const LONGEST_NONCE: usize = 64;

/// What went into the seed of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FairDeal {
    /// Published before the deal.
    pub commitment: Hash,
    /// One of each seat, in seat order; empty where a seat added none.
    pub nonces: Vec<String>,
    /// The host's secret, once the game is over.
    pub secret: Option<Seed>,
}

/// Why a fair deal does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// The secret is not known yet.
    #[error("the secret of this deal is not revealed yet; it will be when the game is over")]
    NotRevealed,
    /// The secret is not the one that was promised.
    #[error("the revealed secret does not fit the commitment that was published before the deal")]
    Commitment,
}

/// Whether a text can be a nonce: visible ASCII, not too long.
pub fn is_nonce(text: &str) -> bool {
    text.len() <= LONGEST_NONCE && text.bytes().all(|byte| byte.is_ascii_graphic())
}

impl FairDeal {
    /// A deal whose secret is known to its maker.
    pub fn new(secret: Seed, nonces: Vec<String>) -> Self {
        Self { commitment: secret.commitment(), nonces, secret: Some(secret) }
    }

    /// The deal as it may be shown while the game is played.
    #[must_use]
    pub fn hidden(&self) -> Self {
        Self { secret: None, ..self.clone() }
    }

    /// The seed of the game, if the secret is known and is the one that was promised.
    pub fn seed(&self) -> Result<Seed, Unfair> {
        let secret = self.secret.ok_or(Unfair::NotRevealed)?;
        if secret.commitment() != self.commitment {
            return Err(Unfair::Commitment);
        }
        let mut parts: Vec<Vec<u8>> =
            vec![b"damrak fair deal".to_vec(), secret.as_bytes().to_vec()];
        for nonce in &self.nonces {
            parts.push((nonce.len() as u64).to_le_bytes().to_vec());
            parts.push(nonce.as_bytes().to_vec());
        }
        let parts: Vec<&[u8]> = parts.iter().map(Vec::as_slice).collect();
        Ok(Seed::from_bytes(*Hash::of(&parts).as_bytes()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal() -> FairDeal {
        FairDeal::new(Seed::from_number(1), vec!["anna".into(), String::new()])
    }

    #[test]
    fn the_seed_is_frozen() {
        assert_eq!(deal().seed().map(|seed| seed.to_string()), Ok(FROZEN.to_owned()));
    }

    const FROZEN: &str = "6443f34570c2d676fccde52c33eec8b797af701d00f6b1d56e0ba05220d11ddb";

    #[test]
    fn every_nonce_matters_and_where_it_stands_too() {
        let seed = |nonces: [&str; 2]| {
            FairDeal::new(Seed::from_number(1), nonces.map(String::from).to_vec()).seed()
        };
        assert_ne!(seed(["a", "b"]), seed(["b", "a"]));
        assert_ne!(seed(["ab", ""]), seed(["a", "b"]));
    }

    #[test]
    fn a_hidden_deal_gives_no_seed_and_another_secret_is_noticed() {
        assert_eq!(deal().hidden().seed(), Err(Unfair::NotRevealed));
        let forged = FairDeal { secret: Some(Seed::from_number(2)), ..deal() };
        assert_eq!(forged.seed(), Err(Unfair::Commitment));
    }

    #[test]
    fn nonces_are_plain_and_short() {
        assert!(is_nonce("0a1b") && is_nonce(""));
        assert!(!is_nonce("a b") && !is_nonce("ä") && !is_nonce(&"x".repeat(65)));
    }
}
