//! Spaces of the board and sets of them.

use std::fmt;
use std::marker::PhantomData;

/// The most spaces of a kind that a board can have.
pub(crate) const MOST_SPACES: usize = 64;

/// A kind of space, counted from 0 in the order of the edition file.
pub trait Space: Copy {
    /// The space at this place of the file.
    fn from_index(index: usize) -> Self;
    /// Its place in the file.
    fn index(self) -> usize;
}

macro_rules! space {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl Space for $name {
            fn from_index(index: usize) -> Self {
                Self(index.min(MOST_SPACES - 1) as u8)
            }

            fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

space! {
    /// A space for a trade office.
    OfficeId
}

space! {
    /// A space for a warehouse.
    HouseId
}

/// A set of spaces of one kind, walked in the order of the edition file.
pub struct Spaces<S> {
    bits: u64,
    kind: PhantomData<S>,
}

/// Trade-office spaces.
pub type Offices = Spaces<OfficeId>;
/// Warehouse spaces.
pub type Houses = Spaces<HouseId>;

impl<S> Clone for Spaces<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Spaces<S> {}

impl<S> PartialEq for Spaces<S> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<S> Eq for Spaces<S> {}

impl<S> Default for Spaces<S> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<S> Spaces<S> {
    /// None.
    pub const EMPTY: Self = Self::of(0);

    const fn of(bits: u64) -> Self {
        Self { bits, kind: PhantomData }
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::of(self.bits & other.bits)
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::of(self.bits | other.bits)
    }

    /// Those that are not in the other set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::of(self.bits & !other.bits)
    }

    /// Whether the sets share a space.
    pub const fn meets(self, other: Self) -> bool {
        self.bits & other.bits != 0
    }

    /// Whether all of the other set is in this one.
    pub const fn covers(self, other: Self) -> bool {
        other.bits & !self.bits == 0
    }
}

impl<S: Space> Spaces<S> {
    /// Just this one.
    pub fn only(space: S) -> Self {
        Self::of(1 << space.index())
    }

    /// Whether the space is in the set.
    pub fn contains(self, space: S) -> bool {
        self.bits & (1 << space.index()) != 0
    }

    /// The first space, if there is one.
    pub fn first(self) -> Option<S> {
        (!self.is_empty()).then(|| S::from_index(self.bits.trailing_zeros() as usize))
    }

    pub(crate) fn insert(&mut self, space: S) {
        self.bits |= 1 << space.index();
    }

    pub(crate) fn remove(&mut self, space: S) {
        self.bits &= !(1 << space.index());
    }
}

impl<S: Space> FromIterator<S> for Spaces<S> {
    fn from_iter<I: IntoIterator<Item = S>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::EMPTY, |set, space| set.or(Self::only(space)))
    }
}

impl<S: Space> IntoIterator for Spaces<S> {
    type Item = S;
    type IntoIter = SpaceIter<S>;

    fn into_iter(self) -> SpaceIter<S> {
        SpaceIter(self)
    }
}

impl<S> fmt::Debug for Spaces<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Spaces({:#b})", self.bits)
    }
}

/// Walks a set of spaces.
#[derive(Clone, Debug)]
pub struct SpaceIter<S>(Spaces<S>);

impl<S: Space> Iterator for SpaceIter<S> {
    type Item = S;

    fn next(&mut self) -> Option<S> {
        let space = self.0.first()?;
        self.0.remove(space);
        Some(space)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_walked_in_order() {
        let set: Houses = [5, 0, 63].into_iter().map(HouseId::from_index).collect();
        let walked: Vec<usize> = set.into_iter().map(Space::index).collect();
        assert_eq!((walked, set.len()), (vec![0, 5, 63], 3));
    }

    #[test]
    fn sets_are_compared() {
        let set = |spaces: &[usize]| -> Offices {
            spaces.iter().map(|index| OfficeId::from_index(*index)).collect()
        };
        let (a, b) = (set(&[1, 2, 3]), set(&[3, 4]));
        assert_eq!((a.and(b), a.without(b)), (set(&[3]), set(&[1, 2])));
        assert!(a.meets(b) && !a.covers(b) && a.covers(set(&[1, 3])));
        assert_eq!(set(&[]).first(), None);
    }
}
