//! Spaces of the board and sets of them.

use damrak_core::{Bits, Id};

/// The most spaces of a kind that a board can have.
pub(crate) const MOST_SPACES: usize = 64;

/// A space for a trade office, counted from 0 in the order of the edition file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OfficeId(u8);

/// A space for a warehouse, counted from 0 in the order of the edition file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HouseId(u8);

impl Id for OfficeId {
    #[inline(always)]
    fn from_index(index: usize) -> Self {
        Self(index.min(MOST_SPACES - 1) as u8)
    }

    #[inline(always)]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Id for HouseId {
    #[inline(always)]
    fn from_index(index: usize) -> Self {
        Self(index.min(MOST_SPACES - 1) as u8)
    }

    #[inline(always)]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Trade-office spaces.
pub type Offices = Bits<OfficeId, u64>;
/// Warehouse spaces.
pub type Houses = Bits<HouseId, u64>;
