//! Plots and sets of plots.

use damrak_core::{Bits, Id};

use crate::components::{ASIDE, CARDS};

/// The most plots that the boards of an edition can have: of the 114 building cards four at least are level cards
/// (clauses C-3 and C-12).
pub(crate) const PLOTS: usize = CARDS - ASIDE;

/// A plot, counted from 0: board by board, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlotId(u8);

impl PlotId {
    /// The plot at this place; beyond the last it is the last.
    pub const fn from_index(index: usize) -> Self {
        Self(if index < PLOTS { index as u8 } else { PLOTS as u8 - 1 })
    }

    /// Counted from 0, to index arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first so many plots.
    pub(crate) fn first(count: usize) -> impl Iterator<Item = PlotId> + use<> {
        (0..count.min(PLOTS)).map(Self::from_index)
    }
}

impl Id for PlotId {
    #[inline(always)]
    fn from_index(index: usize) -> Self {
        PlotId::from_index(index)
    }

    #[inline(always)]
    fn index(self) -> usize {
        PlotId::index(self)
    }
}

/// A set of plots, walked in the order of the boards.
pub type Plots = Bits<PlotId, u128>;
