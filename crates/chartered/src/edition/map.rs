//! The boards of an edition and the ways to lay them out.

use damrak_core::edition::{EditionError, EditionSource};

use super::file::{BoardEntry, CanalEntry, File, LayoutEntry};
use super::{BoardInfo, Layout, PlotLabel};
use crate::board::{Board, Placed};
use crate::plots::{PLOTS, PlotId, Plots};

/// Boards in the box (clause C-2).
const BOARDS: usize = 4;
/// Farther than any board lies from the corner of the table.
const FARTHEST: u8 = 60;
/// The layouts that can be chosen (clause C-5).
pub(crate) const LAYOUTS: [&str; 5] = ["base", "a", "b", "c", "own"];

/// Clauses C-2 and C-4.
pub(super) fn read_boards(
    source: EditionSource<'_>,
    file: &File,
) -> Result<Vec<BoardInfo>, EditionError> {
    let size = file.plots.get_ref();
    if u16::from(size.columns) * u16::from(size.rows) * BOARDS as u16 != PLOTS as u16 {
        let problem = "every board has 24 plots (C-2): columns times rows must be 24";
        return Err(source.error_at(&file.plots.span(), problem));
    }
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
        boards.push(read_board(source, entry, size.columns, size.rows)?);
    }
    Ok(boards)
}

fn read_board(
    source: EditionSource<'_>,
    entry: &BoardEntry,
    columns: u8,
    rows: u8,
) -> Result<BoardInfo, EditionError> {
    let label = |column: u8, row: u8| format!("{}{}", char::from(b'A' + column), row + 1);
    let plots: Vec<PlotLabel> = (0..rows)
        .flat_map(|row| (0..columns).map(move |column| (column, row)))
        .map(|(column, row)| PlotLabel { label: label(column, row), column, row })
        .collect();
    let index = |column: u8, row: u8| usize::from(row) * usize::from(columns) + usize::from(column);

    let mut cuts: Vec<[usize; 2]> = Vec::new();
    for canal in &entry.canals {
        let crossed = read_canal(canal.get_ref(), columns, rows, index).ok_or_else(|| {
            let problem = format!(
                "a canal of board {} runs between two rows or two columns that lie side by side (C-4)",
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
            plots.iter().position(|plot| plot.label == name).ok_or_else(|| {
                wrong(format!("board {} has no plot called `{name}` (C-2)", entry.id))
            })
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
        columns,
        rows,
        plots,
        bridges,
        cuts,
        provenance: entry.provenance,
    })
}

/// The pairs of plots that a canal separates.
fn read_canal(
    canal: &CanalEntry,
    columns: u8,
    rows: u8,
    index: impl Fn(u8, u8) -> usize,
) -> Option<Vec<[usize; 2]>> {
    match (canal.rows, &canal.columns) {
        (Some([first, second]), None) => {
            let fits = first >= 1 && first < rows && second == first + 1;
            let pair = |column| [index(column, first - 1), index(column, first)];
            fits.then(|| (0..columns).map(pair).collect())
        }
        (None, Some([first, second])) => {
            let place = |name: &str| match name.as_bytes() {
                [letter] if letter.is_ascii_uppercase() => Some(letter - b'A'),
                _ => None,
            };
            let (first, second) = (place(first)?, place(second)?);
            let fits = second < columns && second == first + 1;
            let pair = |row| [index(first, row), index(second, row)];
            fits.then(|| (0..rows).map(pair).collect())
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
    let all: Plots = PlotId::all().collect();
    let reached = board.flood(Plots::only(PlotId::from_index(0)), all);
    all.without(reached).first().map(|plot| board.plot(plot).board)
}
