//! Small sets, kept as the bits of one number.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use serde::Serialize;

/// One of a few things that are counted from 0: a seat, a cell, a card of the box.
pub trait Id: Copy {
    /// The thing with this number; whatever lies beyond the last is never asked for.
    fn from_index(index: usize) -> Self;
    /// Its number.
    fn index(self) -> usize;
}

/// A number whose bits are a set.
pub trait Word:
    Copy
    + Eq
    + Hash
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Send
    + Sync
    + 'static
{
    /// No bit.
    const NONE: Self;
    /// The bit with this number, which is counted round once it is too high.
    fn bit(index: usize) -> Self;
    /// All bits above this one.
    fn above(index: usize) -> Self;
    /// How many bits are set.
    fn ones(self) -> u8;
    /// The number of the lowest bit that is set.
    fn lowest(self) -> usize;
    /// All that are set but the lowest.
    fn without_lowest(self) -> Self;
}

macro_rules! word {
    ($($number:ty),+) => {$(
        impl Word for $number {
            const NONE: Self = 0;

            #[inline(always)]
            fn bit(index: usize) -> Self {
                1 << (index as u32 & (Self::BITS - 1))
            }

            #[inline(always)]
            fn above(index: usize) -> Self {
                Self::MAX << (index as u32 & (Self::BITS - 1)) << 1
            }

            #[inline(always)]
            fn ones(self) -> u8 {
                self.count_ones() as u8
            }

            #[inline(always)]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline(always)]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )+};
}

word!(u8, u16, u32, u64, u128);

/// A set of things that are counted from 0, always walked from the lowest to the highest.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits<I, W> {
    word: W,
    of: PhantomData<I>,
}

impl<I, W> Bits<I, W> {
    /// The set with these bits.
    #[inline(always)]
    pub const fn of(word: W) -> Self {
        Self { word, of: PhantomData }
    }
}

impl<I: Id, W: Word> Default for Bits<I, W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<I: Id, W: Word> Bits<I, W> {
    /// Nothing.
    pub const EMPTY: Self = Self::of(W::NONE);

    /// The bits.
    #[inline(always)]
    pub fn word(self) -> W {
        self.word
    }

    /// Whether there is nothing in it.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.word == W::NONE
    }

    /// How many things.
    #[inline(always)]
    pub fn len(self) -> u8 {
        self.word.ones()
    }

    /// What is in both sets.
    #[inline(always)]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::of(self.word & other.word)
    }

    /// What is in either set.
    #[inline(always)]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self::of(self.word | other.word)
    }

    /// What is not in the other set.
    #[inline(always)]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self::of(self.word & !other.word)
    }

    /// Whether the sets have something in common.
    #[inline(always)]
    pub fn meets(self, other: Self) -> bool {
        self.word & other.word != W::NONE
    }

    /// Whether all of the other set is in this one.
    #[inline(always)]
    pub fn covers(self, other: Self) -> bool {
        other.word & !self.word == W::NONE
    }

    /// Just this.
    #[inline(always)]
    pub fn only(id: I) -> Self {
        Self::of(W::bit(id.index()))
    }

    /// Whether this is in the set.
    #[inline(always)]
    pub fn contains(self, id: I) -> bool {
        self.word & W::bit(id.index()) != W::NONE
    }

    /// The set with this too.
    #[inline(always)]
    #[must_use]
    pub fn with(self, id: I) -> Self {
        Self::of(self.word | W::bit(id.index()))
    }

    /// The set without this.
    #[inline(always)]
    #[must_use]
    pub fn without(self, id: I) -> Self {
        Self::of(self.word & !W::bit(id.index()))
    }

    /// What comes after this.
    #[inline(always)]
    #[must_use]
    pub fn after(self, id: I) -> Self {
        Self::of(self.word & W::above(id.index()))
    }

    /// Puts this in.
    #[inline(always)]
    pub fn insert(&mut self, id: I) {
        *self = self.with(id);
    }

    /// Takes this out.
    #[inline(always)]
    pub fn remove(&mut self, id: I) {
        *self = self.without(id);
    }

    /// The lowest, if there is any.
    #[inline(always)]
    pub fn first(self) -> Option<I> {
        (!self.is_empty()).then(|| I::from_index(self.word.lowest()))
    }
}

impl<I: Id, W: Word> BitAnd for Bits<I, W> {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl<I: Id, W: Word> BitOr for Bits<I, W> {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl<I: Id, W: Word> Not for Bits<I, W> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self::of(!self.word)
    }
}

impl<I: Id, W: Word> BitAndAssign for Bits<I, W> {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        self.word = self.word & other.word;
    }
}

impl<I: Id, W: Word> BitOrAssign for Bits<I, W> {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        self.word = self.word | other.word;
    }
}

impl<I: Id, W: Word> FromIterator<I> for Bits<I, W> {
    #[inline]
    fn from_iter<T: IntoIterator<Item = I>>(things: T) -> Self {
        things.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<I: Id, W: Word> IntoIterator for Bits<I, W> {
    type Item = I;
    type IntoIter = BitsIter<I, W>;

    #[inline(always)]
    fn into_iter(self) -> BitsIter<I, W> {
        BitsIter(self)
    }
}

/// Walks a set from the lowest to the highest.
#[derive(Clone, Debug)]
pub struct BitsIter<I: Id, W: Word>(Bits<I, W>);

impl<I: Id, W: Word> Iterator for BitsIter<I, W> {
    type Item = I;

    #[inline(always)]
    fn next(&mut self) -> Option<I> {
        let first = self.0.first()?;
        self.0.word = self.0.word.without_lowest();
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl<I: Id, W: Word> fmt::Debug for Bits<I, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(BitsIter(*self).map(Id::index)).finish()
    }
}

impl<I: Id + Serialize, W: Word> Serialize for Bits<I, W> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Peg(u8);

    impl Id for Peg {
        fn from_index(index: usize) -> Self {
            Self(index as u8)
        }

        fn index(self) -> usize {
            usize::from(self.0)
        }
    }

    fn set<W: Word>(pegs: &[u8]) -> Bits<Peg, W> {
        pegs.iter().copied().map(Peg).collect()
    }

    #[test]
    fn sets_are_walked_in_order() {
        let walked: Vec<u8> = set::<u128>(&[95, 0, 127, 64]).into_iter().map(|peg| peg.0).collect();
        assert_eq!(walked, [0, 64, 95, 127]);
        assert_eq!(set::<u8>(&[7, 1, 7]).len(), 2);
        assert_eq!(set::<u8>(&[]).into_iter().next(), None);
    }

    #[test]
    fn sets_are_compared() {
        let (a, b) = (set::<u64>(&[1, 2, 63]), set(&[63, 4]));
        assert!(a.and(b) == set(&[63]) && a.minus(b) == set(&[1, 2]) && a.or(b).len() == 4);
        assert!(a.meets(b) && !a.covers(b) && a.covers(set(&[1, 63])));
        assert!(a & b == a.and(b) && a | b == a.or(b) && a & !b == a.minus(b));
        assert_eq!((set::<u64>(&[]).first(), a.first()), (None, Some(Peg(1))));
    }

    #[test]
    fn things_come_and_go() {
        let mut set = set::<u16>(&[3]).with(Peg(5)).without(Peg(3));
        set.insert(Peg(15));
        set.remove(Peg(0));
        assert!(set.contains(Peg(5)) && set.contains(Peg(15)) && !set.contains(Peg(3)));
        assert_eq!(format!("{set:?}"), "{5, 15}");
    }

    #[test]
    fn what_comes_after_is_cut_off_below() {
        let set = set::<u128>(&[1, 2, 90, 127]);
        assert!(set.after(Peg(2)) == super::tests::set(&[90, 127]));
        assert!(set.after(Peg(0)) == set && set.after(Peg(127)).is_empty());
    }
}
