//! Seeds, and the promise that a seed was not chosen afterwards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A SHA-256 digest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hash([u8; 32]);

/// The 256 bits from which all chance of one game flows. A secret while the game lasts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

/// Not 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

impl Hash {
    /// The digest of several parts, one after the other.
    pub fn of(parts: &[&[u8]]) -> Self {
        let mut hasher = Sha256::new();
        for part in parts {
            hasher.update(part);
        }
        Self(hasher.finalize().into())
    }

    /// The 32 bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The first sixteen hexadecimal digits: enough to see a slip or a change.
    pub fn short(&self) -> String {
        hex(&self.0[..8])
    }
}

impl Seed {
    /// A seed from its bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The 32 bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A seed from a small number: for simulations and tests, where secrecy does not matter.
    pub fn from_number(number: u64) -> Self {
        Self(Hash::of(&[b"damrak seed from number", &number.to_le_bytes()]).0)
    }

    /// The seed of the `index`-th of several games (or helpers) that share this seed.
    #[must_use]
    pub fn derive(&self, purpose: &str, index: u64) -> Self {
        let length = (purpose.len() as u64).to_le_bytes();
        Self(
            Hash::of(&[
                b"damrak derived seed",
                &self.0,
                &length,
                purpose.as_bytes(),
                &index.to_le_bytes(),
            ])
            .0,
        )
    }

    /// What may be published before the game: whoever learns the seed later can check it.
    pub fn commitment(&self) -> Hash {
        Hash::of(&[b"damrak seed commitment", &self.0])
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A seed is a secret: it must not slip into logs by way of `{:?}`.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({})", self.short())
    }
}

macro_rules! hex_text {
    ($($name:ident),*) => {
        $(
            impl FromStr for $name {
                type Err = NotHex;
                fn from_str(text: &str) -> Result<Self, NotHex> {
                    unhex(text).map(Self)
                }
            }
            impl TryFrom<String> for $name {
                type Error = NotHex;
                fn try_from(text: String) -> Result<Self, NotHex> {
                    text.parse()
                }
            }
            impl From<$name> for String {
                fn from(value: $name) -> String {
                    hex(&value.0)
                }
            }
        )*
    };
}

hex_text!(Seed, Hash);

fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble & 15)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)]).collect()
}

fn unhex(text: &str) -> Result<[u8; 32], NotHex> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return Err(NotHex);
    }
    let value = |digit: u8| char::from(digit).to_digit(16).map(|value| value as u8).ok_or(NotHex);
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_form_reads_back() {
        let seed = Seed::from_number(5);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("12".parse::<Seed>(), Err(NotHex));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(NotHex));
    }

    #[test]
    fn derivation_is_frozen() {
        assert_eq!(Seed::from_number(1).to_string(), FROZEN_FROM_ONE);
        assert_eq!(Seed::from_number(1).derive("deal", 3).to_string(), FROZEN_DERIVED);
        assert_eq!(Seed::from_number(1).commitment().to_string(), FROZEN_COMMITMENT);
    }

    const FROZEN_FROM_ONE: &str =
        "07c41b3b6748793e0cbbeb6121b1a7eb097539935ecb60556e82e68967cb5ae0";
    const FROZEN_DERIVED: &str = "9fc299121ef74ec06db77121d4b7940ce4a309db3d21e59aa66472edc97a3302";
    const FROZEN_COMMITMENT: &str =
        "74173430c0af29fc6135f17ff48e3fdf92d9522e55eec1e4fcc8fd423b33d547";

    #[test]
    fn derived_seeds_differ_by_purpose_and_index() {
        let seed = Seed::from_number(1);
        assert_ne!(seed.derive("a", 1), seed.derive("a", 2));
        assert_ne!(seed.derive("a", 1), seed.derive("b", 1));
    }

    #[test]
    fn debug_output_keeps_the_seed_secret() {
        assert_eq!(format!("{:?}", Seed::from_number(1)), "Seed(secret)");
    }
}
