//! What a setup says, as facts that the rules ask for by name.
//!
//! This is the one place that knows what versions of the rules there are. What a later version brought is an
//! option since then, so that a game begun earlier lacks it and reads as it always did; what a version takes
//! where nothing is said stands beside each option in `info.rs`. No other file asks for a version.

use damrak_core::Setup;

use crate::info::{
    AUCTION, AUCTION_LIVE, EMPTY_1597, FIRST_MAYOR, FIRST_MAYOR_LOT, FULL_DISTRICT,
    FULL_DISTRICT_NOTHING, LAST_PRICE, LAST_PRICE_60, LEFTOVER, LEFTOVER_NEXT, LIMITED_TOKENS,
    MISBID, MISBID_LITERAL, MONEY, MONEY_HIDDEN, STEPS, STEPS_MUST, TIES, TIES_LOT,
};

/// The price below which nothing is sold where 50 only ends the auction (clause M-37).
const LAST_IF_FIFTY_ENDS: u16 = 60;

/// What a setup says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    /// Clause M-44: the clock falls for real.
    pub(crate) live: bool,
    /// Clause M-32: the step is left when the districts of a card are full.
    pub(crate) step_without_house: bool,
    /// Clause M-8.
    pub(crate) empty_1597: bool,
    /// Clause M-41: everybody may stop, able to pay or not.
    pub(crate) literal_misbid: bool,
    /// Clause M-78.
    pub(crate) hidden_money: bool,
    /// Clause M-11: nobody has more tokens than the box.
    pub(crate) limited_tokens: bool,
    /// Clause M-37: no price below this is for sale.
    pub(crate) least_price: u16,
    /// Clauses M-25, M-28 and M-33: the steps of a card are made as long as one can be.
    pub(crate) steps_are_due: bool,
    /// Clause M-43: a lot decides who is served first, for every run anew.
    pub(crate) ties_by_lot: bool,
    /// Clause M-13: a lot decides who is the first mayor, and places are counted from there.
    pub(crate) first_by_lot: bool,
    /// Clause M-73: the office passes on once more for the hourglasses that are left.
    pub(crate) next_turns_leftovers: bool,
}

impl Options {
    pub(crate) fn read(setup: &Setup) -> Self {
        Self {
            live: setup.choice(AUCTION) == AUCTION_LIVE,
            step_without_house: setup.choice(FULL_DISTRICT) != FULL_DISTRICT_NOTHING,
            empty_1597: setup.flag(EMPTY_1597),
            literal_misbid: setup.choice(MISBID) == MISBID_LITERAL,
            hidden_money: setup.choice(MONEY) == MONEY_HIDDEN,
            limited_tokens: setup.flag(LIMITED_TOKENS),
            least_price: if setup.choice(LAST_PRICE) == LAST_PRICE_60 {
                LAST_IF_FIFTY_ENDS
            } else {
                0
            },
            steps_are_due: setup.choice(STEPS) == STEPS_MUST,
            ties_by_lot: setup.choice(TIES) == TIES_LOT,
            first_by_lot: setup.choice(FIRST_MAYOR) == FIRST_MAYOR_LOT,
            next_turns_leftovers: setup.choice(LEFTOVER) == LEFTOVER_NEXT,
        }
    }
}
