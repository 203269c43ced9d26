//! Plots and sets of plots.

use std::fmt;

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

/// A set of plots, walked in the order of the boards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Plots(u128);

impl Plots {
    /// None.
    pub const EMPTY: Self = Self(0);

    /// Just this one.
    pub const fn only(plot: PlotId) -> Self {
        Self(1 << plot.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the plot is in the set.
    pub const fn contains(self, plot: PlotId) -> bool {
        self.0 & (1 << plot.0) != 0
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are not in the other set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those that come after this one.
    #[must_use]
    pub const fn after(self, plot: PlotId) -> Self {
        Self(self.0 & (u128::MAX << plot.0 << 1))
    }

    /// Whether the sets share a plot.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all of the other set is in this one.
    pub const fn covers(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The first plot, if there is one.
    pub const fn first(self) -> Option<PlotId> {
        if self.0 == 0 { None } else { Some(PlotId(self.0.trailing_zeros() as u8)) }
    }

    pub(crate) fn insert(&mut self, plot: PlotId) {
        self.0 |= 1 << plot.0;
    }

    pub(crate) fn remove(&mut self, plot: PlotId) {
        self.0 &= !(1 << plot.0);
    }
}

impl FromIterator<PlotId> for Plots {
    fn from_iter<I: IntoIterator<Item = PlotId>>(plots: I) -> Self {
        plots.into_iter().fold(Self::EMPTY, |set, plot| set.or(Self::only(plot)))
    }
}

impl IntoIterator for Plots {
    type Item = PlotId;
    type IntoIter = PlotIter;

    fn into_iter(self) -> PlotIter {
        PlotIter(self)
    }
}

impl fmt::Debug for Plots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// Walks a set of plots.
#[derive(Clone, Debug)]
pub struct PlotIter(Plots);

impl Iterator for PlotIter {
    type Item = PlotId;

    fn next(&mut self) -> Option<PlotId> {
        let plot = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(plot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_walked_in_order() {
        let set: Plots = [95, 0, 64].into_iter().map(PlotId::from_index).collect();
        let walked: Vec<usize> = set.into_iter().map(PlotId::index).collect();
        assert_eq!((walked, set.len()), (vec![0, 64, 95], 3));
    }

    #[test]
    fn sets_are_compared() {
        let set = |plots: &[usize]| -> Plots {
            plots.iter().map(|index| PlotId::from_index(*index)).collect()
        };
        let (a, b) = (set(&[1, 2, 90]), set(&[90, 4]));
        assert_eq!((a.and(b), a.without(b)), (set(&[90]), set(&[1, 2])));
        assert!(a.meets(b) && !a.covers(b) && a.covers(set(&[1, 90])));
        assert_eq!(set(&[]).first(), None);
        assert_eq!(a.after(PlotId::from_index(2)), set(&[90]));
        assert_eq!(a.after(PlotId::from_index(0)), a);
    }
}
