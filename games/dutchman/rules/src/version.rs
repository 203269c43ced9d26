//! What the versions of the rules and the options read differently: the only place that knows their numbers.

use damrak_core::Setup;

use crate::info::{MONEY, MONEY_OPEN};

/// How the clauses that were changed are read in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Readings {
    /// Clause D-56: everybody sees everybody's ducats. There was no choice in the first version: they were hidden.
    pub(crate) open_money: bool,
    /// Clause D-33: with hidden ducats any sum may be asked for. In the first version the purse of who was asked
    /// was the limit, and so could be read off the form.
    pub(crate) asks_beyond_purse: bool,
    /// Clauses D-52 and D-53: the stones move before the game ends. Before, it ended with the payments.
    pub(crate) settles_last_meeting: bool,
    /// The end is told as what it is: one left, or none, or the last chest. Before, all ends were told alike.
    pub(crate) tells_how_it_ended: bool,
    /// Clause D-37: one alone does not roll. Before, dice were thrown that decided nothing.
    pub(crate) one_needs_no_dice: bool,
}

impl Readings {
    pub(crate) fn of(setup: &Setup) -> Self {
        let second = setup.rules >= 2;
        let open_money = setup.choice(MONEY) == MONEY_OPEN;
        Self {
            open_money,
            asks_beyond_purse: second && !open_money,
            settles_last_meeting: second,
            tells_how_it_ended: second,
            one_needs_no_dice: second,
        }
    }
}
