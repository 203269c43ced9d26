//! How high warehouses stand.

use crate::components::MOST_FLOORS;
use crate::plots::{PlotId, Plots};

/// How many floors stand on each plot: for every floor the plots that have it. A question about many plots at once is
/// then one about a few sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Floors([Plots; MOST_FLOORS as usize]);

impl Floors {
    /// Nothing is built.
    pub(crate) const NONE: Self = Self([Plots::EMPTY; MOST_FLOORS as usize]);

    /// How many there are on a plot.
    pub(crate) fn on(&self, plot: PlotId) -> u8 {
        self.0.iter().map(|floor| u8::from(floor.contains(plot))).sum()
    }

    /// Changes how many there are on a plot.
    pub(crate) fn set(&mut self, plot: PlotId, height: u8) {
        for (floor, plots) in (1..).zip(&mut self.0) {
            if floor <= height { plots.insert(plot) } else { plots.remove(plot) }
        }
    }

    /// The plots with this floor, counted from 1.
    pub(crate) fn with(&self, floor: u8) -> Plots {
        let index = usize::from(floor).checked_sub(1);
        index.and_then(|index| self.0.get(index)).copied().unwrap_or(Plots::EMPTY)
    }

    /// The plots with this floor as their highest.
    pub(crate) fn up_to(&self, floor: u8) -> Plots {
        self.with(floor).minus(self.with(floor + 1))
    }

    /// How many there are on these plots together.
    pub(crate) fn count(&self, plots: Plots) -> u8 {
        self.0.iter().map(|floor| floor.and(plots).len()).sum()
    }

    /// How many there are in all.
    pub(crate) fn all(&self) -> u16 {
        self.0.iter().map(|floor| u16::from(floor.len())).sum()
    }

    /// Clause C-29: what stands on these plots is worth ten for every first floor, twenty for every second and so on.
    pub(crate) fn worth(&self, plots: Plots) -> u16 {
        let worth = |(floor, with): (u16, &Plots)| 10 * floor * u16::from(with.and(plots).len());
        (1..).zip(&self.0).map(worth).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floors_are_told_by_plot_and_by_height() {
        let [a, b, c] = [0, 7, 70].map(PlotId::from_index);
        let mut floors = Floors::NONE;
        floors.set(a, 1);
        floors.set(b, 3);
        floors.set(c, 4);
        assert_eq!([a, b, c].map(|plot| floors.on(plot)), [1, 3, 4]);
        assert_eq!(floors.with(3), Plots::only(b).or(Plots::only(c)));
        assert_eq!(floors.up_to(3), Plots::only(b));
        assert_eq!(floors.up_to(4), Plots::only(c));
        assert_eq!((floors.with(0), floors.with(5)), (Plots::EMPTY, Plots::EMPTY));
        assert_eq!(floors.count(Plots::only(a).or(Plots::only(b))), 4);
        assert_eq!(floors.all(), 8);
    }

    /// Clause C-29: ten, thirty, sixty, a hundred.
    #[test]
    fn the_worth_of_a_warehouse_grows_with_every_floor() {
        let plot = PlotId::from_index(3);
        let worth = [1, 2, 3, 4].map(|height| {
            let mut floors = Floors::NONE;
            floors.set(plot, height);
            floors.worth(Plots::only(plot))
        });
        assert_eq!(worth, [10, 30, 60, 100]);
    }

    #[test]
    fn a_warehouse_that_is_taken_back_is_gone() {
        let plot = PlotId::from_index(3);
        let mut floors = Floors::NONE;
        floors.set(plot, 2);
        floors.set(plot, 0);
        assert_eq!(floors, Floors::NONE);
    }
}
