//! What people are called.

use std::borrow::Cow;

use damrak_core::Seat;

/// Knows what the people at a table are called.
pub trait Names {
    /// The display name of who sits there.
    ///
    /// An empty name means that there is none; the sentence then says "seat 2" in its language.
    fn name(&self, seat: Seat) -> Cow<'_, str>;

    /// The seat of whoever reads: sentences about them say "you". Nobody's unless told.
    fn reader(&self) -> Option<Seat> {
        None
    }
}

/// The same names for somebody who reads about themselves.
#[derive(Clone, Copy)]
pub struct ReadBy<'a> {
    names: &'a dyn Names,
    reader: Option<Seat>,
}

impl<'a> ReadBy<'a> {
    /// These names, read from a seat or, without one, from outside.
    pub fn new(names: &'a dyn Names, reader: Option<Seat>) -> Self {
        Self { names, reader }
    }
}

impl Names for ReadBy<'_> {
    fn name(&self, seat: Seat) -> Cow<'_, str> {
        self.names.name(seat)
    }

    fn reader(&self) -> Option<Seat> {
        self.reader
    }
}

/// Nobody has a name: every seat is called by its number.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeatNumbers;

impl Names for SeatNumbers {
    fn name(&self, _: Seat) -> Cow<'_, str> {
        Cow::Borrowed("")
    }
}

/// Names in seat order; seats beyond the last have none.
impl Names for [String] {
    fn name(&self, seat: Seat) -> Cow<'_, str> {
        Cow::Borrowed(self.get(seat.index()).map_or("", String::as_str))
    }
}

impl Names for Vec<String> {
    fn name(&self, seat: Seat) -> Cow<'_, str> {
        self.as_slice().name(seat)
    }
}

impl<N: Names + ?Sized> Names for &N {
    fn name(&self, seat: Seat) -> Cow<'_, str> {
        (**self).name(seat)
    }

    fn reader(&self) -> Option<Seat> {
        (**self).reader()
    }
}

/// The name a sentence may use as it stands, if there is one.
pub(crate) fn given_name(names: &dyn Names, seat: Seat) -> Option<Cow<'_, str>> {
    Some(names.name(seat)).filter(|name| !name.trim().is_empty())
}
