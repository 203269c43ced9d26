//! What the box holds: colours and numbers of things.

use damrak_core::Seat;
use serde::{Deserialize, Serialize};

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

/// The colour of ships, shares and value stones (clause D-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Orange.
    Orange,
    /// Red.
    Red,
    /// Violet.
    Violet,
}

impl Colour {
    /// All six.
    pub const ALL: [Colour; COLOURS] =
        [Colour::Blue, Colour::Yellow, Colour::Green, Colour::Orange, Colour::Red, Colour::Violet];

    /// Counted from 0, to index arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in notation, documents and edition files.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Orange => "orange",
            Colour::Red => "red",
            Colour::Violet => "violet",
        }
    }

    /// The one of this name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.name().eq_ignore_ascii_case(name))
    }
}

/// The left neighbour.
pub(crate) fn left_of(seat: Seat, players: u8) -> Seat {
    let next = seat.index() + 1;
    Seat::from_index(if next >= usize::from(players) { 0 } else { next })
}
