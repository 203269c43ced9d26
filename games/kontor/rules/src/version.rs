//! What the versions of the rules read differently: the only place that knows their numbers.

use damrak_core::Setup;

/// How the clauses that were changed are read in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Readings {
    /// Clause K-51: a round without a card counts only if nobody could have laid one. Before, every round
    /// without a card counted.
    pub(crate) idle_is_stuck: bool,
    /// Clause K-80: a bridge may lie on any canal, whatever its ends. Before, its ends had to be quays of two
    /// different open sectors.
    pub(crate) bridges_anywhere: bool,
}

impl Readings {
    pub(crate) fn of(setup: &Setup) -> Self {
        let second = setup.rules >= 2;
        Self { idle_is_stuck: second, bridges_anywhere: second }
    }
}
