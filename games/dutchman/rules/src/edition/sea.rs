//! The sea of an edition: spaces, lines and what must hold for them (clause D-2).

use damrak_core::edition::{EditionError, EditionSource};

use super::file::{File, KindName, SpaceEntry};
use crate::board::{Board, Kind, Length, Line, MOST_SPACES, Space, SpaceId};
use crate::components::{Colour, SHIPS_A_COLOUR};

/// How far the board reaches, east and south.
const EXTENT: u16 = 1000;

pub(super) fn read_sea(source: EditionSource<'_>, file: &File) -> Result<Board, EditionError> {
    let spaces = read_spaces(source, file)?;
    check_colours(source, file, &spaces)?;
    let start = read_start(source, file)?;
    let lines = read_lines(source, file, &spaces)?;
    let board = Board::new(spaces, lines, start);
    check_ways(source, file, &board)?;
    check_connected(source, file, &board)?;
    check_middle(source, file)?;
    Ok(board)
}

fn read_spaces(source: EditionSource<'_>, file: &File) -> Result<Vec<Space>, EditionError> {
    let entries = file.spaces.get_ref();
    if entries.len() > MOST_SPACES {
        let problem = format!("a sea has at most {MOST_SPACES} spaces (D-2)");
        return Err(source.error_at(&file.spaces.span(), problem));
    }
    let mut spaces: Vec<Space> = Vec::new();
    for spanned in entries {
        let entry = spanned.get_ref();
        let wrong = |problem: String| source.error_at(&spanned.span(), problem);
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if entry.id.is_empty() || entry.id.len() > 20 || !entry.id.chars().all(plain) {
            let problem = "the name of a space is 1 to 20 letters, digits and dashes (D-2)";
            return Err(wrong(problem.into()));
        }
        if spaces.iter().any(|space| space.id.eq_ignore_ascii_case(&entry.id)) {
            return Err(wrong(format!("there are two spaces called {} (D-2)", entry.id)));
        }
        if entry.x > EXTENT || entry.y > EXTENT {
            return Err(wrong(format!(
                "{} lies beyond the board of {EXTENT} by {EXTENT}",
                entry.id
            )));
        }
        if spaces.iter().any(|space| (space.x, space.y) == (entry.x, entry.y)) {
            return Err(wrong(format!("{} lies where another space is", entry.id)));
        }
        spaces.push(Space {
            id: entry.id.clone(),
            kind: read_kind(entry).map_err(wrong)?,
            x: entry.x,
            y: entry.y,
            provenance: entry.provenance,
        });
    }
    Ok(spaces)
}

fn read_kind(entry: &SpaceEntry) -> Result<Kind, String> {
    let id = &entry.id;
    match (entry.kind, entry.colour, &entry.name) {
        (KindName::Ship, Some(colour), None) => Ok(Kind::Ship(colour)),
        (KindName::Island, None, Some(name)) if !name.is_empty() && name.chars().count() <= 40 => {
            Ok(Kind::Island(name.clone()))
        }
        (KindName::Ship, ..) => Err(format!("{id} is a ship: it has a colour and no name (D-2)")),
        (KindName::Island, ..) => {
            Err(format!("{id} is an island: it has a name of 1 to 40 letters and no colour (D-2)"))
        }
    }
}

fn check_colours(
    source: EditionSource<'_>,
    file: &File,
    spaces: &[Space],
) -> Result<(), EditionError> {
    for colour in Colour::ALL {
        let ships = spaces.iter().filter(|space| space.colour() == Some(colour)).count();
        if ships != SHIPS_A_COLOUR {
            let name = colour.name();
            let problem = format!("there are three {name} ships (D-2), not {ships}");
            return Err(source.error_at(&file.spaces.span(), problem));
        }
    }
    Ok(())
}

/// Clause D-8: one island, and no ship.
fn read_start(source: EditionSource<'_>, file: &File) -> Result<SpaceId, EditionError> {
    let entries = file.spaces.get_ref();
    let mut starts = entries.iter().enumerate().filter(|(_, entry)| entry.get_ref().start);
    let (Some((index, entry)), None) = (starts.next(), starts.next()) else {
        let problem = "the Dutchman starts on one space, which says `start = true` (D-8)";
        return Err(source.error_at(&file.spaces.span(), problem));
    };
    if entry.get_ref().kind == KindName::Ship {
        let problem =
            format!("the Dutchman starts on an island, and {} is a ship (D-8)", entry.get_ref().id);
        return Err(source.error_at(&entry.span(), problem));
    }
    Ok(SpaceId::from_index(index))
}

fn read_lines(
    source: EditionSource<'_>,
    file: &File,
    spaces: &[Space],
) -> Result<Vec<Line>, EditionError> {
    let mut lines: Vec<Line> = Vec::new();
    for spanned in file.lines.get_ref() {
        let entry = spanned.get_ref();
        let wrong = |problem: String| source.error_at(&spanned.span(), problem);
        let find = |name: &String| {
            let place = spaces.iter().position(|space| space.id == *name);
            let unknown = || wrong(format!("`{name}` is no space of this sea (D-2)"));
            place.map(SpaceId::from_index).ok_or_else(unknown)
        };
        let [a, b] = [find(&entry.ends[0])?, find(&entry.ends[1])?];
        let [from, to] = &entry.ends;
        if a == b {
            return Err(wrong(format!("a line joins {from} with itself (D-2)")));
        }
        let islands = [a, b].map(|end| spaces[end.index()].colour().is_none());
        if islands == [true, true] {
            return Err(wrong(format!("a line joins two islands, {from} and {to} (D-2)")));
        }
        let ends = if a < b { [a, b] } else { [b, a] };
        if lines.iter().any(|line| line.ends == ends) {
            return Err(wrong(format!("the line between {from} and {to} is listed twice (D-2)")));
        }
        let long = entry.length == Length::Long;
        lines.push(Line { ends, long, provenance: entry.provenance });
    }
    Ok(lines)
}

/// Two or three ways on, once the way one came is taken away.
fn check_ways(source: EditionSource<'_>, file: &File, board: &Board) -> Result<(), EditionError> {
    for (index, entry) in file.spaces.get_ref().iter().enumerate() {
        let lines = board.neighbours(SpaceId::from_index(index)).len();
        if !(3..=4).contains(&lines) {
            let problem = format!(
                "{} has {lines} lines, but three or four lead to each space: the Dutchman has two or three ways on (D-2)",
                entry.get_ref().id
            );
            return Err(source.error_at(&entry.span(), problem));
        }
    }
    Ok(())
}

fn check_connected(
    source: EditionSource<'_>,
    file: &File,
    board: &Board,
) -> Result<(), EditionError> {
    let mut reached: u32 = 1 << board.start().0;
    let mut fresh = vec![board.start()];
    while let Some(space) = fresh.pop() {
        for next in board.neighbours(space) {
            if reached >> next.0 & 1 == 0 {
                reached |= 1 << next.0;
                fresh.push(next);
            }
        }
    }
    for (index, entry) in file.spaces.get_ref().iter().enumerate() {
        if reached >> index & 1 == 0 {
            let problem = format!("no way leads from the start to {} (D-2)", entry.get_ref().id);
            return Err(source.error_at(&entry.span(), problem));
        }
    }
    Ok(())
}

fn check_middle(source: EditionSource<'_>, file: &File) -> Result<(), EditionError> {
    for place in [&file.middle.x, &file.middle.y] {
        if *place.get_ref() > EXTENT {
            let problem = format!("the middle lies beyond the board of {EXTENT} by {EXTENT}");
            return Err(source.error_at(&place.span(), problem));
        }
    }
    Ok(())
}
