//! The boards of an edition and the ways to lay them out.

use damrak_core::edition::{EditionError, EditionSource};

use super::file::{BoardEntry, CanalEntry, File, LayoutEntry};
use super::{BoardInfo, Layout, PlotLabel};
use crate::board::{Board, Placed};
use crate::components::{ASIDE, CARDS};
use crate::plots::{PLOTS, PlotId, Plots};

/// Boards in the box (clause C-2).
const BOARDS: usize = 4;
/// Columns or rows of a board: there are no more letters.
const MOST_LINES: u8 = 26;
/// Farther than any board lies from the corner of the table.
const FARTHEST: u8 = 60;
/// The layouts that can be chosen (clause C-5).
pub(crate) const LAYOUTS: [&str; 5] = ["base", "a", "b", "c", "own"];

/// Clauses C-2 to C-4.
pub(super) fn read_boards(
    source: EditionSource<'_>,
    file: &File,
) -> Result<Vec<BoardInfo>, EditionError> {
    let size = file.plots.get_ref();
    let entries = file.boards.get_ref();
    if entries.len() != BOARDS {
        let problem = format!("there are {BOARDS} boards (C-2), not {}", entries.len());
        return Err(source.error_at(&file.boards.span(), problem));
    }
    let mut boards: Vec<BoardInfo> = Vec::new();
    for spanned in entries {
        let entry = spanned.get_ref();
        let wrong = |problem: String| source.error_at(&spanned.span(), problem);
        let letter = entry.id.len() == 1 && entry.id.bytes().all(|byte| byte.is_ascii_uppercase());
        if !letter {
            return Err(wrong(format!(
                "board `{}` must be named by one capital letter (C-2)",
                entry.id
            )));
        }
        if boards.iter().any(|board| board.id == entry.id) {
            return Err(wrong(format!("board {} is listed twice (C-2)", entry.id)));
        }
        if entry.name.is_empty() || entry.name.chars().count() > 30 {
            return Err(wrong(format!("board {} needs a name of 1 to 30 characters", entry.id)));
        }
        let (columns, rows) =
            (entry.columns.unwrap_or(size.columns), entry.rows.unwrap_or(size.rows));
        let grid = Grid::new(columns, rows, &entry.empty).map_err(|problem| {
            let own = entry.columns.is_some() || entry.rows.is_some() || !entry.empty.is_empty();
            let span = if own { spanned.span() } else { file.plots.span() };
            source.error_at(&span, format!("board {}: {problem} (C-2)", entry.id))
        })?;
        boards.push(read_board(source, entry, grid)?);
    }
    let plots: usize = boards.iter().map(|board| board.plots.len()).sum();
    if plots > PLOTS {
        let problem = format!(
            "the boards have {plots} plots; with {CARDS} building cards, {ASIDE} of them level cards at \
             least, there are {PLOTS} at most (C-3)"
        );
        return Err(source.error_at(&file.plots.span(), problem));
    }
    Ok(boards)
}

/// The plots of a board in columns A, B, C ... and rows 1, 2, 3 ...
struct Grid {
    columns: u8,
    rows: u8,
    plots: Vec<PlotLabel>,
}

impl Grid {
    fn new(columns: u8, rows: u8, empty: &[String]) -> Result<Self, String> {
        if !(1..=MOST_LINES).contains(&columns) || !(1..=MOST_LINES).contains(&rows) {
            return Err(format!("a board has 1 to {MOST_LINES} columns and rows"));
        }
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        let mut plots: Vec<PlotLabel> = cells
            .map(|(column, row)| {
                let label = format!("{}{}", char::from(b'A' + column), row + 1);
                PlotLabel { label, column, row }
            })
            .collect();
        for label in empty {
            let Some(place) = plots.iter().position(|plot| plot.label == *label) else {
                return Err(format!("there is no `{label}` to be left out"));
            };
            plots.remove(place);
        }
        if plots.is_empty() {
            Err("there is no plot".into())
        } else {
            Ok(Self { columns, rows, plots })
        }
    }

    fn find(&self, label: &str) -> Option<usize> {
        self.plots.iter().position(|plot| plot.label == label)
    }

    fn at(&self, column: u8, row: u8) -> Option<usize> {
        self.plots.iter().position(|plot| (plot.column, plot.row) == (column, row))
    }
}

fn read_board(
    source: EditionSource<'_>,
    entry: &BoardEntry,
    grid: Grid,
) -> Result<BoardInfo, EditionError> {
    let mut cuts: Vec<[usize; 2]> = Vec::new();
    for canal in &entry.canals {
        let crossed = read_canal(canal.get_ref(), &grid).ok_or_else(|| {
            let problem = format!(
                "a canal of board {} runs between two rows, two columns or two plots that lie side by \
                 side (C-4)",
                entry.id
            );
            source.error_at(&canal.span(), problem)
        })?;
        cuts.extend(crossed);
    }
    let mut bridges: Vec<[usize; 2]> = Vec::new();
    for spanned in &entry.bridges {
        let [a, b] = spanned.get_ref();
        let wrong = |problem: String| source.error_at(&spanned.span(), problem);
        let find = |name: &str| {
            let missing = || wrong(format!("board {} has no plot called `{name}` (C-2)", entry.id));
            grid.find(name).ok_or_else(missing)
        };
        let pair = [find(a)?, find(b)?];
        let same = |other: &[usize; 2]| *other == pair || *other == [pair[1], pair[0]];
        if bridges.iter().any(same) {
            return Err(wrong(format!(
                "the bridge {a}-{b} of board {} is listed twice (C-4)",
                entry.id
            )));
        }
        if !cuts.iter().any(same) {
            let problem =
                format!("the bridge {a}-{b} of board {} does not cross a canal (C-4)", entry.id);
            return Err(wrong(problem));
        }
        cuts.retain(|cut| !same(cut));
        bridges.push(pair);
    }
    Ok(BoardInfo {
        id: entry.id.clone(),
        name: entry.name.clone(),
        columns: grid.columns,
        rows: grid.rows,
        plots: grid.plots,
        bridges,
        cuts,
        provenance: entry.provenance,
    })
}

/// The pairs of plots that a canal separates.
fn read_canal(canal: &CanalEntry, grid: &Grid) -> Option<Vec<[usize; 2]>> {
    let pair = |a: (u8, u8), b: (u8, u8)| Some([grid.at(a.0, a.1)?, grid.at(b.0, b.1)?]);
    match (canal.rows, &canal.columns, &canal.between) {
        (Some([first, second]), None, None) => {
            let fits = first >= 1 && first < grid.rows && second == first + 1;
            let across = |column| pair((column, first - 1), (column, first));
            fits.then(|| (0..grid.columns).filter_map(across).collect())
        }
        (None, Some([first, second]), None) => {
            let place = |name: &str| match name.as_bytes() {
                [letter] if letter.is_ascii_uppercase() => Some(letter - b'A'),
                _ => None,
            };
            let (first, second) = (place(first)?, place(second)?);
            let fits = second < grid.columns && second == first + 1;
            let across = |row| pair((first, row), (second, row));
            fits.then(|| (0..grid.rows).filter_map(across).collect())
        }
        (None, None, Some([first, second])) => {
            let (a, b) = (grid.find(first)?, grid.find(second)?);
            let (one, other) = (&grid.plots[a], &grid.plots[b]);
            let steps = one.column.abs_diff(other.column) + one.row.abs_diff(other.row);
            (steps == 1).then(|| vec![[a, b]])
        }
        _ => None,
    }
}

/// Clause C-5.
pub(super) fn read_layouts(
    source: EditionSource<'_>,
    file: &File,
    boards: &[BoardInfo],
) -> Result<Vec<Layout>, EditionError> {
    let mut layouts: Vec<Layout> = Vec::new();
    for spanned in file.layouts.get_ref() {
        let entry = spanned.get_ref();
        let wrong = |problem: String| source.error_at(&spanned.span(), problem);
        if !LAYOUTS.contains(&entry.name.as_str()) {
            let known = LAYOUTS.join(", ");
            return Err(wrong(format!(
                "there is no layout called `{}`; they are {known} (C-5)",
                entry.name
            )));
        }
        if layouts.iter().any(|layout| layout.name == entry.name) {
            return Err(wrong(format!("the layout `{}` is listed twice (C-5)", entry.name)));
        }
        let layout = Layout {
            name: entry.name.clone(),
            title: entry.title.clone(),
            placed: read_placement(source, entry, boards, &spanned.span())?,
            provenance: entry.provenance,
        };
        if let Some(board) = cut_off(boards, &layout) {
            return Err(wrong(format!(
                "in the layout `{}` board {} is cut off from board {}: all plots must hang together (C-5)",
                entry.name, boards[board].id, boards[0].id
            )));
        }
        layouts.push(layout);
    }
    for name in LAYOUTS {
        if !layouts.iter().any(|layout| layout.name == name) {
            let problem = format!("the layout `{name}` is missing (C-5)");
            return Err(source.error_at(&file.layouts.span(), problem));
        }
    }
    Ok(layouts)
}

fn read_placement(
    source: EditionSource<'_>,
    entry: &LayoutEntry,
    boards: &[BoardInfo],
    span: &std::ops::Range<usize>,
) -> Result<Vec<Placed>, EditionError> {
    let mut placed: Vec<Option<Placed>> = vec![None; boards.len()];
    let mut taken: Vec<((u8, u8), usize)> = Vec::new();
    for spanned in &entry.boards {
        let place = spanned.get_ref();
        let wrong = |problem: String| source.error_at(&spanned.span(), problem);
        let index = boards
            .iter()
            .position(|board| board.id == place.board)
            .ok_or_else(|| wrong(format!("there is no board called `{}` (C-2)", place.board)))?;
        let board = &boards[index];
        if placed[index].is_some() {
            return Err(wrong(format!(
                "board {} is placed twice in `{}` (C-5)",
                board.id, entry.name
            )));
        }
        if place.x > FARTHEST || place.y > FARTHEST {
            return Err(wrong(format!(
                "board {} lies too far away: x and y are at most {FARTHEST} (C-5)",
                board.id
            )));
        }
        let quarters = match place.turned {
            0 => 0,
            90 => 1,
            180 => 2,
            270 => 3,
            _ => {
                let problem = format!("board {} is turned by 0, 90, 180 or 270 (C-5)", board.id);
                return Err(wrong(problem));
            }
        };
        let lies = Placed { x: place.x, y: place.y, quarters };
        for plot in &board.plots {
            let cell = lies.cell(plot.column, plot.row, board.columns, board.rows);
            if let Some((_, other)) = taken.iter().find(|(found, _)| *found == cell) {
                return Err(wrong(format!(
                    "in the layout `{}` board {} overlaps board {} (C-5)",
                    entry.name, board.id, boards[*other].id
                )));
            }
            taken.push((cell, index));
        }
        placed[index] = Some(lies);
    }
    let missing = placed.iter().position(Option::is_none);
    if let Some(missing) = missing {
        let problem = format!(
            "the layout `{}` does not place board {} (C-5)",
            entry.name, boards[missing].id
        );
        return Err(source.error_at(span, problem));
    }
    Ok(placed.into_iter().flatten().collect())
}

/// A board with a plot that cannot be reached from the first one.
fn cut_off(boards: &[BoardInfo], layout: &Layout) -> Option<usize> {
    let board = Board::new(boards, layout);
    let all = board.every();
    let reached = board.flood(Plots::only(PlotId::from_index(0)), all);
    all.minus(reached).first().map(|plot| board.plot(plot).board)
}
