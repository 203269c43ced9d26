//! Places at the table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Bits, Id};

/// A place at the table, counted from 1 wherever a person reads it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// More seats than any table here has.
    pub const MAX: u8 = 8;

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`Seat::MAX`]; indices come from rules values, never from input.
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::MAX as usize, "seat index out of range");
        Self(index as u8)
    }

    /// The seat with this number, counted from 1, if there can be one.
    pub const fn from_number(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::MAX { Some(Self(number - 1)) } else { None }
    }

    /// Counted from 0, to index arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, for people.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Who sits to the left, at a table with so many players.
    #[must_use]
    pub const fn left(self, players: u8) -> Self {
        Self(if self.0 + 1 < players { self.0 + 1 } else { 0 })
    }

    /// Everybody at a table with so many players, beginning with this seat and going on to the left.
    #[inline]
    pub fn clockwise(self, players: u8) -> impl Iterator<Item = Seat> + use<> {
        let mut seat = self;
        (0..players).map(move |_| {
            let now = seat;
            seat = now.left(players);
            now
        })
    }

    /// The seats of a table with so many players, in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players.min(Self::MAX)).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.number())
    }
}

/// Not the number of a seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a seat; seats are numbered from 1 to {max}", max = Seat::MAX)]
pub struct NotASeat(String);

impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        text.parse().ok().and_then(Seat::from_number).ok_or_else(|| NotASeat(text.to_owned()))
    }
}

impl TryFrom<u8> for Seat {
    type Error = NotASeat;

    fn try_from(number: u8) -> Result<Self, NotASeat> {
        Seat::from_number(number).ok_or_else(|| NotASeat(number.to_string()))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl Id for Seat {
    #[inline(always)]
    fn from_index(index: usize) -> Self {
        Seat::from_index(index)
    }

    #[inline(always)]
    fn index(self) -> usize {
        Seat::index(self)
    }
}

/// A set of seats.
pub type SeatSet = Bits<Seat, u8>;

impl SeatSet {
    /// Every seat of a table with so many players.
    pub fn all(players: u8) -> Self {
        Seat::all(players).collect()
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who only watches, and may know only what everybody may know.
    Spectator,
}

impl Viewer {
    /// Every way to look at a table with so many players, the spectator last.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether this viewer sits there.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Viewer {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        match text {
            "spectator" => Ok(Viewer::Spectator),
            seat => seat.parse().map(Viewer::Seat),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Spectator => serializer.serialize_str("spectator"),
        }
    }
}
