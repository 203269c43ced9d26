//! Cells of the harbour, sets of them, and the grid they lie in.

use damrak_core::{Bits, Id};

/// The most cells a harbour can be spread over, spare column included.
pub(crate) const CELLS: usize = 128;

/// One cell of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub(crate) u8);

impl Cell {
    pub(crate) const fn index(self) -> usize {
        (self.0 & 127) as usize
    }

    /// The set of this cell alone.
    pub const fn set(self) -> CellSet {
        CellSet::of(1 << (self.0 & 127))
    }
}

impl Id for Cell {
    #[inline(always)]
    fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    #[inline(always)]
    fn index(self) -> usize {
        Cell::index(self)
    }
}

/// A set of cells, walked row by row from the upper left.
pub type CellSet = Bits<Cell, u128>;

/// The rectangle in which a harbour can come to lie, as bits of a number.
///
/// A floating harbour can grow to either side of its first cards, so the grid is wider than the harbour
/// will be. Behind every row lies one spare column that is never used: a shift by one then never slips
/// from one row into the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    rows: u8,
    columns: u8,
    area: CellSet,
    column: CellSet,
    row: CellSet,
}

impl Grid {
    /// A grid of this size, unless it is too large.
    pub(crate) fn new(rows: u8, columns: u8) -> Option<Self> {
        let fits = rows > 0
            && columns > 0
            && columns <= 26
            && usize::from(rows) * (usize::from(columns) + 1) <= CELLS;
        if !fits {
            return None;
        }
        let stride = u32::from(columns) + 1;
        let row = CellSet::of((1 << columns) - 1);
        let mut area = CellSet::EMPTY;
        let mut column = CellSet::EMPTY;
        for index in 0..u32::from(rows) {
            area |= CellSet::of(row.word() << (index * stride));
            column |= CellSet::of(1 << (index * stride));
        }
        Some(Self { rows, columns, area, column, row })
    }

    /// All cells.
    pub fn area(&self) -> CellSet {
        self.area
    }

    /// How many rows.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// How many columns.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    fn stride(&self) -> u8 {
        self.columns + 1
    }

    /// The cell in this row and column, both counted from 0, if there is one.
    pub fn cell(&self, row: u8, column: u8) -> Option<Cell> {
        (row < self.rows && column < self.columns).then(|| Cell(row * self.stride() + column))
    }

    /// Row and column of a cell, counted from 0.
    pub fn place(&self, cell: Cell) -> (u8, u8) {
        (cell.0 / self.stride(), cell.0 % self.stride())
    }

    /// The cells that touch the set with a side (and those of the set that touch each other).
    #[inline]
    pub fn neighbours(&self, set: CellSet) -> CellSet {
        let stride = self.stride();
        let bits = set.word();
        CellSet::of((bits << 1 | bits >> 1 | bits << stride | bits >> stride) & self.area.word())
    }

    /// The cells right of the set.
    pub fn east(&self, set: CellSet) -> CellSet {
        CellSet::of(set.word() << 1) & self.area
    }

    /// The cells left of the set.
    pub fn west(&self, set: CellSet) -> CellSet {
        CellSet::of(set.word() >> 1) & self.area
    }

    /// The cells above the set.
    pub fn north(&self, set: CellSet) -> CellSet {
        CellSet::of(set.word() >> self.stride()) & self.area
    }

    /// The cells below the set.
    pub fn south(&self, set: CellSet) -> CellSet {
        CellSet::of(set.word() << self.stride()) & self.area
    }

    /// First and last row that the set reaches into.
    #[inline]
    pub(crate) fn row_span(&self, set: CellSet) -> Option<(u8, u8)> {
        if set.is_empty() {
            return None;
        }
        let (first, last) =
            (set.word().trailing_zeros() as u8, 127 - set.word().leading_zeros() as u8);
        Some((first / self.stride(), last / self.stride()))
    }

    /// First and last column that the set reaches into.
    #[inline]
    pub(crate) fn column_span(&self, set: CellSet) -> Option<(u8, u8)> {
        if set.is_empty() {
            return None;
        }
        let mut folded = 0;
        let mut rest = set.word();
        while rest != 0 {
            folded |= rest & self.row.word();
            rest >>= self.stride();
        }
        Some((folded.trailing_zeros() as u8, 127 - folded.leading_zeros() as u8))
    }

    /// All cells of these rows, as far as they lie in the grid.
    #[inline]
    pub(crate) fn rows_between(&self, first: u8, last: u8) -> CellSet {
        let stride = u32::from(self.stride());
        let last = last.min(self.rows - 1);
        if first > last {
            return CellSet::EMPTY;
        }
        let above = (1u128 << (u32::from(first) * stride)) - 1;
        let end = (u32::from(last) + 1) * stride;
        let upto = if end >= 128 { u128::MAX } else { (1u128 << end) - 1 };
        CellSet::of(upto & !above) & self.area
    }

    /// All cells of these columns, as far as they lie in the grid.
    #[inline]
    pub(crate) fn columns_between(&self, first: u8, last: u8) -> CellSet {
        let last = last.min(self.columns - 1);
        if first > last {
            return CellSet::EMPTY;
        }
        let width = last - first + 1;
        // One set bit a row times a run of ones: no carry, because the run fits into the row.
        CellSet::of((self.column.word() << first).wrapping_mul((1 << width) - 1)) & self.area
    }

    /// Steps along rows and columns from one cell to the other.
    pub(crate) fn distance(&self, a: Cell, b: Cell) -> u8 {
        let ((row_a, column_a), (row_b, column_b)) = (self.place(a), self.place(b));
        row_a.abs_diff(row_b) + column_a.abs_diff(column_b)
    }

    /// The cell's name: a letter for the column, a number for the row, `a1` in the upper left.
    pub fn name(&self, cell: Cell) -> String {
        let (row, column) = self.place(cell);
        named(char::from(b'a' + column.min(25)), row + 1, 1)
    }

    /// The cell of this name.
    pub fn find(&self, name: &str) -> Option<Cell> {
        let mut letters = name.chars();
        let column = letters.next()?.to_ascii_lowercase();
        let digits = letters.as_str();
        if !column.is_ascii_lowercase() || !digits.starts_with(|c: char| ('1'..='9').contains(&c)) {
            return None;
        }
        let row: u8 = digits.parse().ok()?;
        self.cell(row.checked_sub(1)?, column as u8 - b'a')
    }
}

/// A letter and a number of so many digits at least. Everything on the table is named at every decision for everybody
/// who looks, so no machinery for formatting stands between.
pub(crate) fn named(letter: char, number: u8, digits: u8) -> String {
    let mut name = String::with_capacity(4);
    name.push(letter);
    let places = [100, 10, 1].into_iter().zip([3, 2, 1]);
    let shown = places.skip_while(|(place, digit)| number < *place && *digit > digits);
    name.extend(shown.map(|(place, _)| char::from(b'0' + number / place % 10)));
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_as_many_digits_as_they_need() {
        let with_two = [0, 7, 10, 74, 100, 255].map(|number| named('C', number, 2));
        assert_eq!(with_two, ["C00", "C07", "C10", "C74", "C100", "C255"]);
        let with_one = [1, 9, 12, 104].map(|number| named('a', number, 1));
        assert_eq!(with_one, ["a1", "a9", "a12", "a104"]);
    }

    fn grid() -> Grid {
        Grid::new(9, 9).expect("nine by nine fits")
    }

    #[test]
    fn neighbours_do_not_slip_into_the_next_row() {
        let grid = grid();
        let right_edge = grid.find("i3").expect("a cell");
        let names: Vec<_> =
            grid.neighbours(right_edge.set()).into_iter().map(|cell| grid.name(cell)).collect();
        assert_eq!(names, ["i2", "h3", "i4"]);
    }

    #[test]
    fn names_read_back() {
        let grid = grid();
        for cell in grid.area() {
            assert_eq!(grid.find(&grid.name(cell)), Some(cell));
        }
        for wrong in ["", "a", "a0", "a10", "j1", "11", "a1x", "a01", "é1", "a+1"] {
            assert_eq!(grid.find(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn spans_and_bands_agree() {
        let grid = grid();
        for (first, last) in [(0, 0), (2, 5), (0, 8), (8, 8)] {
            let rows = grid.rows_between(first, last);
            assert_eq!(grid.row_span(rows), Some((first, last)));
            assert_eq!(rows.len(), (last - first + 1) * 9);
            let columns = grid.columns_between(first, last);
            assert_eq!(grid.column_span(columns), Some((first, last)));
            assert_eq!(columns.len(), (last - first + 1) * 9);
        }
        assert_eq!(grid.row_span(CellSet::EMPTY), None);
    }

    #[test]
    fn a_grid_that_does_not_fit_is_refused() {
        assert_eq!(Grid::new(12, 12), None);
        assert_eq!(Grid::new(0, 3), None);
        assert_eq!(Grid::new(2, 30), None);
    }
}
