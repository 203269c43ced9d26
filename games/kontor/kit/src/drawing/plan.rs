//! Where everything lies: from rows and columns to user units.

use damrak_kontor::{CellView, HarbourView, SectorView};

/// The side of a cell.
pub(super) const CELL: i32 = 96;
/// The side of a cell that the harbour can reach only later.
const RIM: i32 = 20;
/// Around the harbour, for the border and the names of rows and columns.
const MARGIN: i32 = 26;

/// A stretch of the board, in one direction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Band {
    pub(super) start: i32,
    pub(super) length: i32,
}

impl Band {
    /// Whether a card can be laid there before the harbour grows.
    pub(super) fn is_near(self) -> bool {
        self.length == CELL
    }

    pub(super) fn middle(self) -> i32 {
        self.start + self.length / 2
    }
}

/// The measured harbour.
pub(super) struct Plan<'a> {
    harbour: &'a HarbourView,
    pub(super) rows: Vec<Band>,
    pub(super) columns: Vec<Band>,
    pub(super) width: i32,
    pub(super) height: i32,
    /// By row and column: which cell lies there, and to which sector it belongs.
    filled: Vec<Option<u8>>,
    sectors: Vec<Option<u8>>,
}

impl<'a> Plan<'a> {
    pub(super) fn new(harbour: &'a HarbourView) -> Self {
        let (rows, height) = bands(harbour.rows, span(harbour.cells.iter().map(|cell| cell.row)));
        let (columns, width) =
            bands(harbour.columns, span(harbour.cells.iter().map(|cell| cell.column)));
        let size = usize::from(harbour.grid_rows) * usize::from(harbour.grid_columns);
        let mut plan = Self {
            harbour,
            rows,
            columns,
            width,
            height,
            filled: vec![None; size],
            sectors: vec![None; size],
        };
        for (index, cell) in harbour.cells.iter().enumerate() {
            if let Some(slot) = plan.slot(cell.row, cell.column) {
                plan.filled[slot] = Some(index as u8);
            }
        }
        for (index, sector) in harbour.sectors.iter().enumerate() {
            for (row, column) in sector.cells.iter().filter_map(|name| place(name)) {
                if let Some(slot) = plan.slot(row, column) {
                    plan.sectors[slot] = Some(index as u8);
                }
            }
        }
        plan
    }

    fn slot(&self, row: u8, column: u8) -> Option<usize> {
        let inside = row < self.harbour.grid_rows && column < self.harbour.grid_columns;
        inside.then(|| {
            usize::from(row) * usize::from(self.harbour.grid_columns) + usize::from(column)
        })
    }

    /// The filled cell in this row and column.
    pub(super) fn cell(&self, row: u8, column: u8) -> Option<&'a CellView> {
        let index = self.filled[self.slot(row, column)?]?;
        self.harbour.cells.get(usize::from(index))
    }

    /// The sector of a cell.
    pub(super) fn sector(&self, row: u8, column: u8) -> Option<&'a SectorView> {
        self.harbour.sectors.get(usize::from(self.sectors[self.slot(row, column)?]?))
    }

    /// The row and column of the board that this row and column of the grid have, with their bands.
    pub(super) fn bands(&self, row: u8, column: u8) -> Option<(Band, Band)> {
        let row = row.checked_sub(self.harbour.rows.0)?;
        let column = column.checked_sub(self.harbour.columns.0)?;
        Some((*self.rows.get(usize::from(row))?, *self.columns.get(usize::from(column))?))
    }

    /// The upper left corner of a cell.
    pub(super) fn corner(&self, row: u8, column: u8) -> (i32, i32) {
        self.bands(row, column).map_or((0, 0), |(row, column)| (column.start, row.start))
    }

    /// The edges of the harbour: left, top, right, bottom.
    pub(super) fn edges(&self) -> (i32, i32, i32, i32) {
        (MARGIN, MARGIN, self.width - MARGIN, self.height - MARGIN)
    }
}

/// Row and column of a cell by its name, counted from 0.
pub(super) fn place(name: &str) -> Option<(u8, u8)> {
    let mut letters = name.chars();
    let column = letters.next().filter(char::is_ascii_lowercase)? as u8 - b'a';
    let row: u8 = letters.as_str().parse().ok()?;
    Some((row.checked_sub(1)?, column))
}

/// The name of a cell: the reverse of [`place`].
pub(super) fn name(row: u8, column: u8) -> String {
    format!("{}{}", char::from(b'a' + column.min(25)), u16::from(row) + 1)
}

/// The four sides: how to step over each.
pub(super) fn neighbours(row: u8, column: u8) -> [Option<(u8, u8)>; 4] {
    [
        row.checked_sub(1).map(|row| (row, column)),
        column.checked_add(1).map(|column| (row, column)),
        row.checked_add(1).map(|row| (row, column)),
        column.checked_sub(1).map(|column| (row, column)),
    ]
}

fn span(places: impl Iterator<Item = u8>) -> Option<(u8, u8)> {
    places.fold(None, |span, place| match span {
        None => Some((place, place)),
        Some((first, last)) => Some((place.min(first), place.max(last))),
    })
}

/// Lays the rows or columns out one after the other; those beside the cards are full-sized, those the cards
/// must first grow towards are narrow.
fn bands((first, last): (u8, u8), filled: Option<(u8, u8)>) -> (Vec<Band>, i32) {
    let near =
        filled.map_or((first, last), |(from, to)| (from.saturating_sub(1), to.saturating_add(1)));
    let mut start = MARGIN;
    let mut bands = Vec::with_capacity(usize::from(last.saturating_sub(first)) + 1);
    for place in first..=last {
        let length = if (near.0..=near.1).contains(&place) { CELL } else { RIM };
        bands.push(Band { start, length });
        start += length;
    }
    (bands, start + MARGIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for (row, column) in [(0, 0), (8, 8), (3, 11), (99, 25)] {
            assert_eq!(place(&name(row, column)), Some((row, column)));
        }
        for wrong in ["", "a", "a0", "4d", "é1", "a-1", "a999"] {
            assert_eq!(place(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_far_is_narrow() {
        let (bands, length) = bands((0, 8), Some((2, 6)));
        let near: Vec<bool> = bands.iter().map(|band| band.is_near()).collect();
        assert_eq!(near, [false, true, true, true, true, true, true, true, false]);
        assert_eq!(length, 2 * MARGIN + 7 * CELL + 2 * RIM);
    }
}
