//! The computer opponents, by name.

use damrak_core::{AnyPosition, Rng, Seat};

use crate::failure::Failure;

/// One kind of computer opponent.
#[derive(Debug)]
pub(crate) struct Level {
    /// What it is called in arguments and records.
    pub(crate) name: &'static str,
    choose: fn(&dyn AnyPosition, Seat, &mut Rng) -> Option<String>,
}

/// Every level there is, the weakest first; a new one is one more entry.
pub(crate) const LEVELS: &[Level] =
    &[Level { name: RANDOM, choose: |position, seat, rng| position.random_action(seat, rng) }];

/// Any legal decision: a kind by chance, then one of that kind.
pub(crate) const RANDOM: &str = "random";

impl Level {
    /// The level of this name.
    pub(crate) fn named(name: &str) -> Option<&'static Level> {
        LEVELS.iter().find(|level| level.name == name)
    }

    /// The level of this name, or an error that lists what could be written instead.
    pub(crate) fn find(name: &str, others: &[&str]) -> Result<&'static Level, Failure> {
        Self::named(name).ok_or_else(|| {
            let known = known(others);
            Failure::usage(format!("`{name}` cannot take a seat; known are: {known}"))
        })
    }

    /// What it decides, in notation.
    pub(crate) fn choose(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        rng: &mut Rng,
    ) -> Result<String, Failure> {
        (self.choose)(position, seat, rng).ok_or(Failure::Stuck(seat))
    }
}

/// Who can take a seat, for messages and help.
pub(crate) fn known(others: &[&str]) -> String {
    let names = others.iter().copied().chain(LEVELS.iter().map(|level| level.name));
    names.collect::<Vec<_>>().join(", ")
}
