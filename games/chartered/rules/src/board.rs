//! The boards of one layout as tables computed once, so that questions are a few operations on bits.

use crate::edition::{BoardInfo, Layout};
use crate::plots::{PLOTS, PlotId, Plots};

/// One plot as it lies on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlotInfo {
    /// Its name: the letter of the board and the label.
    pub id: String,
    /// The board it is on, by its place in the edition file.
    pub board: usize,
    /// Its column on the table.
    pub x: u8,
    /// Its row on the table.
    pub y: u8,
}

/// How a board lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Column of its upper left corner.
    pub x: u8,
    /// Row of its upper left corner.
    pub y: u8,
    /// Turned clockwise by so many quarters.
    pub quarters: u8,
}

impl Placed {
    /// Where a plot of a board of this size comes to lie.
    pub(crate) fn cell(self, column: u8, row: u8, columns: u8, rows: u8) -> (u8, u8) {
        let (x, y) = match self.quarters {
            0 => (column, row),
            1 => (rows - 1 - row, column),
            2 => (columns - 1 - column, rows - 1 - row),
            _ => (row, columns - 1 - column),
        };
        (self.x + x, self.y + y)
    }
}

/// The plots of one layout and how they hang together.
#[derive(Clone, Debug)]
pub struct Board {
    plots: Vec<PlotInfo>,
    /// Every plot by its name, in the order of the names.
    by_name: Vec<(String, PlotId)>,
    near: [Plots; PLOTS],
    within_two: [Plots; PLOTS],
    diagonal: [Plots; PLOTS],
    bridges: Vec<[PlotId; 2]>,
    cuts: Vec<[PlotId; 2]>,
}

impl Board {
    /// The boards as they lie in a layout. Overlaps and gaps are for the edition to refuse.
    pub(crate) fn new(boards: &[BoardInfo], layout: &Layout) -> Self {
        let plots: Vec<PlotInfo> = boards
            .iter()
            .enumerate()
            .flat_map(|(index, board)| {
                let placed = layout.placed[index];
                board.plots.iter().map(move |plot| {
                    let (x, y) = placed.cell(plot.column, plot.row, board.columns, board.rows);
                    PlotInfo { id: format!("{}{}", board.id, plot.label), board: index, x, y }
                })
            })
            .collect();
        let offset = |board: usize, pair: &[usize; 2]| {
            let before: usize = boards[..board].iter().map(|board| board.plots.len()).sum();
            pair.map(|plot| PlotId::from_index(before + plot))
        };
        let pairs = |of: fn(&BoardInfo) -> &Vec<[usize; 2]>| -> Vec<[PlotId; 2]> {
            let all = boards.iter().enumerate();
            all.flat_map(|(index, board)| of(board).iter().map(move |pair| (index, pair)))
                .map(|(index, pair)| offset(index, pair))
                .collect()
        };
        let (bridges, cuts) = (pairs(|board| &board.bridges), pairs(|board| &board.cuts));
        let mut by_name: Vec<(String, PlotId)> = PlotId::first(plots.len())
            .zip(&plots)
            .map(|(plot, info)| (info.id.clone(), plot))
            .collect();
        by_name.sort();
        let mut board = Self {
            plots,
            by_name,
            near: [Plots::EMPTY; PLOTS],
            within_two: [Plots::EMPTY; PLOTS],
            diagonal: [Plots::EMPTY; PLOTS],
            bridges,
            cuts,
        };
        board.connect();
        board
    }

    /// Clause C-4.
    fn connect(&mut self) {
        let cell = |plot: PlotId| (self.plots[plot.index()].x, self.plots[plot.index()].y);
        let is_cut =
            |a: PlotId, b: PlotId| self.cuts.contains(&[a, b]) || self.cuts.contains(&[b, a]);
        let mut near = [Plots::EMPTY; PLOTS];
        let all = || PlotId::first(self.plots.len());
        for a in all() {
            for b in all() {
                let ((ax, ay), (bx, by)) = (cell(a), cell(b));
                if ax.abs_diff(bx) + ay.abs_diff(by) == 1 && !is_cut(a, b) {
                    near[a.index()].insert(b);
                }
            }
        }
        for a in all() {
            let first = near[a.index()];
            let second = first.into_iter().fold(first, |all, b| all.or(near[b.index()]));
            self.within_two[a.index()] = second.or(Plots::only(a));
            let is_diagonal = |b: &PlotId| {
                let ((ax, ay), (bx, by)) = (cell(a), cell(*b));
                let corner = ax.abs_diff(bx) == 1 && ay.abs_diff(by) == 1;
                corner && near[a.index()].meets(near[b.index()])
            };
            self.diagonal[a.index()] = all().filter(is_diagonal).collect();
        }
        self.near = near;
    }

    /// How many plots there are.
    pub fn len(&self) -> usize {
        self.plots.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.plots.is_empty()
    }

    /// Every plot, in the order of the boards.
    pub fn all(&self) -> impl Iterator<Item = PlotId> + use<> {
        PlotId::first(self.plots.len())
    }

    /// Every plot, as a set.
    pub fn every(&self) -> Plots {
        self.all().collect()
    }

    /// What a plot is.
    pub fn plot(&self, plot: PlotId) -> &PlotInfo {
        &self.plots[plot.index()]
    }

    /// The name of a plot.
    pub fn name(&self, plot: PlotId) -> &str {
        &self.plots[plot.index()].id
    }

    /// The plot of this name, in capitals or not.
    pub fn find(&self, name: &str) -> Option<PlotId> {
        let name = name.to_ascii_uppercase();
        let place = self.by_name.binary_search_by(|(id, _)| id.as_str().cmp(name.as_str())).ok()?;
        Some(self.by_name[place].1)
    }

    /// The plots that are connected with this one.
    #[inline]
    pub fn near(&self, plot: PlotId) -> Plots {
        self.near[plot.index()]
    }

    /// The plots that are at most two steps away, itself included (clause C-42).
    #[inline]
    pub fn within_two(&self, plot: PlotId) -> Plots {
        self.within_two[plot.index()]
    }

    /// The plots that lie diagonally and share a connected plot with this one (clause C-37).
    #[inline]
    pub fn diagonal(&self, plot: PlotId) -> Plots {
        self.diagonal[plot.index()]
    }

    /// Pairs of plots that a bridge joins.
    pub fn bridges(&self) -> &[[PlotId; 2]] {
        &self.bridges
    }

    /// Pairs of plots side by side that a canal separates.
    pub fn cuts(&self) -> &[[PlotId; 2]] {
        &self.cuts
    }

    /// How many connections there are.
    pub fn links(&self) -> usize {
        self.near.iter().map(|near| usize::from(near.len())).sum::<usize>() / 2
    }

    /// Everything that can be reached from a set within another one.
    pub(crate) fn flood(&self, from: Plots, within: Plots) -> Plots {
        let (mut reached, mut fresh) = (from, from);
        while !fresh.is_empty() {
            let next = fresh.into_iter().fold(Plots::EMPTY, |all, plot| all.or(self.near(plot)));
            fresh = next.and(within).minus(reached);
            reached = reached.or(fresh);
        }
        reached
    }

    /// Whether the plots hang together.
    pub(crate) fn is_connected(&self, plots: Plots) -> bool {
        match plots.first() {
            Some(first) => self.flood(Plots::only(first), plots) == plots,
            None => true,
        }
    }

    /// Every plot that is within two steps of one of these.
    pub(crate) fn around(&self, plots: Plots) -> Plots {
        plots.into_iter().fold(Plots::EMPTY, |all, plot| all.or(self.within_two(plot)))
    }
}
