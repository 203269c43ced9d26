//! What the box holds: colours and numbers of things.

use damrak_core::named;

/// The most players there can be (clause D-1).
pub(crate) const SEATS: usize = 6;
/// Colours of ships (clause D-2).
pub(crate) const COLOURS: usize = 6;
/// Ships of each colour (clause D-2).
pub(crate) const SHIPS_A_COLOUR: usize = 3;
/// Horseshoes in the box (clause D-3).
pub(crate) const SHOES: usize = 60;
/// Shares of each colour in the box (clause D-6).
pub(crate) const SHARES_A_COLOUR: usize = 5;
/// Shares in the box.
pub(crate) const SHARES: usize = COLOURS * SHARES_A_COLOUR;
/// Shares in a hand (clause D-10).
pub(crate) const HAND: u8 = 3;
/// Shares that are taken from the Kontor (clause D-17).
pub(crate) const TAKEN: u8 = 2;
/// Who has so many horseshoes may not pass (clause D-22).
pub(crate) const TOO_MANY_TO_PASS: u8 = 5;
/// The chest on which the counter ends the game (clause D-50).
pub(crate) const LAST_CHEST: u8 = 18;

named! {
    /// The colour of ships, shares and value stones (clause D-2).
    Colour {
        /// Blue.
        Blue = "blue",
        /// Yellow.
        Yellow = "yellow",
        /// Green.
        Green = "green",
        /// Orange.
        Orange = "orange",
        /// Red.
        Red = "red",
        /// Violet.
        Violet = "violet",
    }
}
