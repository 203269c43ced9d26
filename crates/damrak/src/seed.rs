//! Where the chance of a game comes from.

use std::str::FromStr;

use damrak_core::Seed;

use crate::failure::Failure;

/// A seed as a person writes it: 64 hexadecimal digits, or a whole number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeedArg(Seed);

/// Neither.
#[derive(Debug, thiserror::Error)]
#[error("expected a whole number such as 42, or 64 hexadecimal digits")]
pub(crate) struct NotASeed;

impl FromStr for SeedArg {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        let hex = || text.parse().map_err(|_| NotASeed);
        text.parse().map(Seed::from_number).or_else(|_| hex()).map(SeedArg)
    }
}

/// The seed that was asked for, or a fresh one from the operating system.
pub(crate) fn given_or_fresh(given: Option<SeedArg>) -> Result<Seed, Failure> {
    if let Some(SeedArg(seed)) = given {
        return Ok(seed);
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Failure::usage(format!("the operating system gives no randomness ({error}); use --seed"))
    })?;
    Ok(Seed::from_bytes(bytes))
}
