//! Fair shuffles: what goes into a deal, and what can be checked of it afterwards.
//!
//! The seed of a game is made of a secret of the host's and a number of each seat's. There are two ways to it.
//!
//! **Sealed.** The host publishes the hash of the secret, and every seat the hash of its number (its *seal*), before
//! the first number is shown to anybody. Only when all of them are fixed are the numbers told, and the deal follows.
//! Then nobody could choose the cards as long as one number was drawn at random and not told before the
//! seals were fixed: whoever drew such a number knows that neither the host, nor the others, nor all of
//! them together chose. What a host can still do with somebody at the table is to know the deal a moment before the
//! others and to break it off; such an attempt is written down with whoever did not tell a number, and so is its
//! secret.
//!
//! **Quick.** Every seat gives its number as it sits down. Whoever gives theirs last can, together with the host,
//! try numbers until they like the cards; where only one person plays, the host alone can. Such a deal
//! proves only that nothing was changed after the last number was given.
//!
//! Neither way keeps a host from looking at the cards, or from making another table and dealing there.

use serde::{Deserialize, Serialize};

use crate::{Hash, Seat, Seed};

/// The most characters a number may have.
pub const LONGEST_NONCE: usize = 64;
/// The fewest characters of a number that is sealed: fewer could be found by trying.
pub const SHORTEST_SEALED: usize = 32;

/// What went into the seed of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FairDeal {
    /// Published before the deal.
    pub commitment: Hash,
    /// The number of each seat, in seat order; empty where a seat added none.
    pub nonces: Vec<String>,
    /// The host's secret, once the game is over.
    pub secret: Option<Seed>,
    /// What was published before the numbers were; nothing for a quick deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Sealed>,
}

/// What was published before the first number was told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// The table, so that no seal fits another one.
    pub table: String,
    /// Which attempt this was, counted from 1.
    pub attempt: u32,
    /// The seal of each seat, in seat order; nothing where a bot sits.
    pub seals: Vec<Option<Seal>>,
    /// The attempts before this one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub failed: Vec<FailedAttempt>,
}

/// The hash of a seat's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seal {
    /// See [`seal`].
    pub hash: Hash,
    /// Whether the host drew the number for somebody whose browser could not: it proves nothing to them.
    #[serde(default)]
    pub house: bool,
}

/// An attempt to deal that was broken off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FailedAttempt {
    /// The host's commitment.
    pub commitment: Hash,
    /// The host's secret: it is of no use any more.
    pub secret: Seed,
    /// Who did not seal or tell a number in time.
    pub missing: Vec<Seat>,
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
    /// A number is not the one that was sealed.
    #[error("the number of seat {0} does not fit the seal that was published before the deal")]
    Seal(Seat),
    /// A seat without a seal added a number, or there are more seals than numbers.
    #[error("the seals and the numbers of this deal do not belong to the same seats")]
    Seats,
    /// The secret of an attempt before is not the one that was promised.
    #[error("the secret of attempt {0}, which was broken off, does not fit its commitment")]
    Attempt(u32),
}

/// Whether a text can be a number of a quick deal: visible ASCII, not too long.
pub fn is_nonce(text: &str) -> bool {
    text.len() <= LONGEST_NONCE && text.bytes().all(|byte| byte.is_ascii_graphic())
}

/// Whether a text can be a number that is sealed: also too long to be found by trying.
pub fn is_sealed_number(text: &str) -> bool {
    text.len() >= SHORTEST_SEALED && is_nonce(text)
}

/// The seal of a number: a hash that is good for this seat in this attempt at this table and nowhere else, so that
/// nobody can copy another one's or use one again.
pub fn seal(table: &str, seat: Seat, attempt: u32, number: &str) -> Hash {
    let length = |text: &str| (text.len() as u64).to_le_bytes();
    Hash::of(&[
        b"damrak seal",
        &length(table),
        table.as_bytes(),
        &[seat.number()],
        &attempt.to_le_bytes(),
        &length(number),
        number.as_bytes(),
    ])
}

impl FairDeal {
    /// A quick deal whose secret is known to its maker.
    pub fn new(secret: Seed, nonces: Vec<String>) -> Self {
        Self { commitment: secret.commitment(), nonces, secret: Some(secret), sealed: None }
    }

    /// A sealed deal whose secret is known to its maker.
    pub fn sealed(secret: Seed, nonces: Vec<String>, sealed: Sealed) -> Self {
        Self { sealed: Some(sealed), ..Self::new(secret, nonces) }
    }

    /// The deal as it may be shown while the game is played.
    #[must_use]
    pub fn hidden(&self) -> Self {
        Self { secret: None, ..self.clone() }
    }

    /// The seed of the game, if the secret is known and everything is what was promised.
    pub fn seed(&self) -> Result<Seed, Unfair> {
        if let Some(sealed) = &self.sealed {
            sealed.check(&self.nonces)?;
        }
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

impl Sealed {
    /// Whether these are the numbers that were sealed, and the attempts before were dealt with honestly.
    fn check(&self, numbers: &[String]) -> Result<(), Unfair> {
        if numbers.len() != self.seals.len() || self.attempt as usize != self.failed.len() + 1 {
            return Err(Unfair::Seats);
        }
        for (index, (number, sealed)) in numbers.iter().zip(&self.seals).enumerate() {
            let seat = Seat::from_index(index);
            match sealed {
                None if number.is_empty() => {}
                None => return Err(Unfair::Seats),
                Some(sealed) if seal(&self.table, seat, self.attempt, number) == sealed.hash => {}
                Some(_) => return Err(Unfair::Seal(seat)),
            }
        }
        for (attempt, failed) in (1..).zip(&self.failed) {
            if failed.secret.commitment() != failed.commitment {
                return Err(Unfair::Attempt(attempt));
            }
        }
        Ok(())
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

    const NUMBERS: [&str; 2] =
        ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"];

    fn sealed_deal() -> FairDeal {
        let secret = Seed::from_number(1);
        let lost = Seed::from_number(9);
        let seals = (0..2).map(Seat::from_index).zip(NUMBERS);
        let seals = seals.map(|(seat, number)| {
            Some(Seal { hash: seal("table", seat, 2, number), house: false })
        });
        let failed = FailedAttempt {
            commitment: lost.commitment(),
            secret: lost,
            missing: vec![Seat::from_index(1)],
        };
        let mut seals: Vec<_> = seals.collect();
        seals.push(None);
        let numbers = vec![NUMBERS[0].into(), NUMBERS[1].into(), String::new()];
        let sealed = Sealed { table: "table".into(), attempt: 2, seals, failed: vec![failed] };
        FairDeal::sealed(secret, numbers, sealed)
    }

    #[test]
    fn a_seal_is_frozen() {
        let hash = seal("table", Seat::from_index(1), 2, NUMBERS[1]);
        assert_eq!(hash.to_string(), FROZEN_SEAL);
    }

    const FROZEN_SEAL: &str = "815a6ae300adf82a1d4eadf7109edb7d6b78f3793c694f31ae09ad6889192896";

    #[test]
    fn a_seal_fits_no_other_table_seat_attempt_or_number() {
        let here = seal("table", Seat::from_index(0), 1, NUMBERS[0]);
        for other in [
            seal("tables", Seat::from_index(0), 1, NUMBERS[0]),
            seal("table", Seat::from_index(1), 1, NUMBERS[0]),
            seal("table", Seat::from_index(0), 2, NUMBERS[0]),
            seal("table", Seat::from_index(0), 1, NUMBERS[1]),
        ] {
            assert_ne!(here, other);
        }
    }

    #[test]
    fn a_number_that_was_not_sealed_is_noticed() {
        assert!(sealed_deal().seed().is_ok());
        let mut swapped = sealed_deal();
        swapped.nonces[1] = "f".repeat(32);
        assert_eq!(swapped.seed(), Err(Unfair::Seal(Seat::from_index(1))));
        assert_eq!(swapped.hidden().seed(), Err(Unfair::Seal(Seat::from_index(1))));
        let mut added = sealed_deal();
        added.nonces[2] = "f".repeat(32);
        assert_eq!(added.seed(), Err(Unfair::Seats));
    }

    #[test]
    fn an_attempt_cannot_be_left_out_or_told_otherwise() {
        let forged = |change: fn(&mut Sealed)| {
            let mut deal = sealed_deal();
            change(deal.sealed.as_mut().expect("a sealed deal"));
            deal.seed()
        };
        assert_eq!(forged(|sealed| sealed.failed.clear()), Err(Unfair::Seats));
        let other = |sealed: &mut Sealed| sealed.failed[0].secret = Seed::from_number(8);
        assert_eq!(forged(other), Err(Unfair::Attempt(1)));
    }

    #[test]
    fn a_sealed_number_is_too_long_to_be_guessed() {
        assert!(is_sealed_number(NUMBERS[0]));
        assert!(
            !is_sealed_number("7") && !is_sealed_number("") && !is_sealed_number(&"x".repeat(65))
        );
    }

    #[test]
    fn a_host_who_tries_numbers_after_seeing_the_others_gets_a_quick_deal_but_no_sealed_one() {
        let (secret, honest) = (Seed::from_number(1), NUMBERS[1]);
        let wanted = |seed: Seed| seed.as_bytes()[0] == 0;
        let tried = || (0..4000u32).map(|number| format!("{number:032x}"));
        let quick = |own: &String| {
            FairDeal::new(secret, vec![own.clone(), honest.into()]).seed().is_ok_and(wanted)
        };
        assert!(tried().any(|own| quick(&own)), "a quick deal can be chosen");

        let fixed = sealed_deal();
        let sealed = |own: String| {
            let mut deal = fixed.clone();
            deal.nonces[0] = own;
            deal.seed()
        };
        let dealt: Vec<_> = tried().filter_map(|own| sealed(own).ok()).collect();
        assert!(dealt.is_empty(), "no number but the sealed one makes a deal");
        let secrets = (0..4000).map(Seed::from_number).filter(|other| *other != secret);
        let other = |secret| FairDeal { secret: Some(secret), ..fixed.clone() }.seed();
        assert!(secrets.map(other).all(|seed| seed == Err(Unfair::Commitment)));
    }
}
