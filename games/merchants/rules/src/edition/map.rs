//! The board of an edition: spaces, bridges, first tokens.

use damrak_core::Id;
use damrak_core::edition::{EditionError, EditionSource, Provenance};

use super::file::{File, StartEntry, TrackSpace};
use super::{Number, Numbers, Start};
use crate::board::{Board, Bridge, HouseSpace, OfficeSpace};
use crate::components::SEATS;
use crate::spaces::{HouseId, Houses, MOST_SPACES, OfficeId, Offices};

/// More bridges than any board has.
const MOST_BRIDGES: usize = 16;
/// The tokens with which everybody begins (clause M-14).
const FIRST_TOKENS: usize = 3;

/// Clause M-4: in each group every one of the four occurs once, with the numbers 1 to 4.
pub(super) fn read_numbers(
    source: EditionSource<'_>,
    file: &File,
) -> Result<Numbers, EditionError> {
    let group = |entries: Vec<(usize, Number)>, span: std::ops::Range<usize>, what: &str| {
        let mut numbers = [Number { value: 0, provenance: Provenance::Printed }; 4];
        for (index, number) in &entries {
            numbers[*index] = *number;
        }
        let mut sorted = numbers.map(|number| number.value);
        sorted.sort_unstable();
        if entries.len() == 4 && sorted == [1, 2, 3, 4] {
            return Ok(numbers);
        }
        let problem = format!("the four {what} bear the numbers 1 to 4, each once (M-4)");
        Err(source.error_at(&span, problem))
    };
    let number = |value, provenance| Number { value, provenance };
    let tracks = file.tracks.get_ref().iter();
    let tracks = tracks.map(|e| (e.commodity.index(), number(e.number, e.provenance)));
    let regions = file.regions.get_ref().iter();
    let regions = regions.map(|e| (e.region.index(), number(e.number, e.provenance)));
    let districts = file.districts.get_ref().iter();
    let districts = districts.map(|e| (e.district.index(), number(e.number, e.provenance)));
    Ok(Numbers {
        tracks: group(tracks.collect(), file.tracks.span(), "commodities")?,
        regions: group(regions.collect(), file.regions.span(), "regions")?,
        districts: group(districts.collect(), file.districts.span(), "districts")?,
    })
}

/// Clauses M-5, M-6 and M-14.
pub(super) fn read_board(
    source: EditionSource<'_>,
    file: &File,
) -> Result<(Board, [Start; SEATS]), EditionError> {
    let offices = read_offices(source, file)?;
    let houses = read_houses(source, file)?;
    let beside = read_neighbours(source, file)?;
    let bridges = read_bridges(source, file)?;
    let length = &file.market.length;
    if !(2..=99).contains(length.get_ref()) {
        let problem = "a market track has 2 to 99 spaces (M-5)";
        return Err(source.error_at(&length.span(), problem));
    }
    let board = Board::new(offices, houses, &beside, bridges, *length.get_ref());
    let starts = read_starts(source, file, &board)?;
    Ok((board, starts))
}

/// Names of spaces stand in notation, so they are short and plain, and differ whatever the capitals.
fn check_id(id: &str, earlier: &mut Vec<String>) -> Result<(), String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if id.is_empty() || id.len() > 20 || !id.chars().all(plain) {
        return Err("the name of a space is 1 to 20 letters, digits and dashes (M-6)".into());
    }
    let lower = id.to_ascii_lowercase();
    if earlier.contains(&lower) {
        return Err(format!("there are two spaces called {id} (M-6)"));
    }
    earlier.push(lower);
    Ok(())
}

fn read_offices(source: EditionSource<'_>, file: &File) -> Result<Vec<OfficeSpace>, EditionError> {
    let entries = file.offices.get_ref();
    if entries.is_empty() || entries.len() > MOST_SPACES {
        let problem = format!("a board has 1 to {MOST_SPACES} spaces for trade offices (M-6)");
        return Err(source.error_at(&file.offices.span(), problem));
    }
    let mut ids = Vec::new();
    let mut offices = Vec::new();
    for spanned in entries {
        let entry = spanned.get_ref();
        check_id(&entry.id, &mut ids)
            .map_err(|problem| source.error_at(&spanned.span(), problem))?;
        offices.push(OfficeSpace {
            id: entry.id.clone(),
            region: entry.region,
            commodity: entry.commodity,
            provenance: entry.provenance,
        });
    }
    Ok(offices)
}

fn read_houses(source: EditionSource<'_>, file: &File) -> Result<Vec<HouseSpace>, EditionError> {
    let entries = file.houses.get_ref();
    if entries.is_empty() || entries.len() > MOST_SPACES {
        let problem = format!("a board has 1 to {MOST_SPACES} spaces for warehouses (M-6)");
        return Err(source.error_at(&file.houses.span(), problem));
    }
    let mut ids = Vec::new();
    let mut houses: Vec<HouseSpace> = Vec::new();
    for spanned in entries {
        let entry = spanned.get_ref();
        let wrong = |problem: String| source.error_at(&spanned.span(), problem);
        check_id(&entry.id, &mut ids).map_err(wrong)?;
        if entry.x > 40 || entry.y > 40 {
            return Err(wrong("columns and rows of the map go up to 40".into()));
        }
        if houses.iter().any(|house| (house.x, house.y) == (entry.x, entry.y)) {
            return Err(wrong("there is another space at the same place of the map (M-6)".into()));
        }
        houses.push(HouseSpace {
            id: entry.id.clone(),
            district: entry.district,
            x: entry.x,
            y: entry.y,
            provenance: entry.provenance,
        });
    }
    Ok(houses)
}

fn place_of(file: &File, id: &str) -> Option<usize> {
    let same = |entry: &toml::Spanned<super::file::HouseEntry>| entry.get_ref().id == id;
    file.houses.get_ref().iter().position(same)
}

/// Who lies beside whom: both say so, and both lie in the same district.
fn read_neighbours(source: EditionSource<'_>, file: &File) -> Result<Vec<Houses>, EditionError> {
    let entries = file.houses.get_ref();
    let mut beside = Vec::new();
    for spanned in entries {
        let entry = spanned.get_ref();
        let wrong = |problem: String| source.error_at(&spanned.span(), problem);
        let mut set = Houses::EMPTY;
        for name in &entry.beside {
            let place = place_of(file, name)
                .ok_or_else(|| wrong(format!("`{name}` is no space for a warehouse (M-6)")))?;
            let other = entries[place].get_ref();
            if other.id == entry.id {
                return Err(wrong("no space lies beside itself (M-6)".into()));
            }
            if other.district != entry.district {
                return Err(wrong(format!(
                    "{} and {name} lie in different districts, so not beside each other (M-6)",
                    entry.id
                )));
            }
            if !other.beside.contains(&entry.id) {
                let problem = format!("{name} does not say that it lies beside {} (M-6)", entry.id);
                return Err(wrong(problem));
            }
            set.insert(HouseId::from_index(place));
        }
        beside.push(set);
    }
    Ok(beside)
}

fn read_bridges(source: EditionSource<'_>, file: &File) -> Result<Vec<Bridge>, EditionError> {
    if file.bridges.get_ref().len() > MOST_BRIDGES {
        let problem = format!("a board has at most {MOST_BRIDGES} bridges (M-6)");
        return Err(source.error_at(&file.bridges.span(), problem));
    }
    let mut bridges: Vec<Bridge> = Vec::new();
    for spanned in file.bridges.get_ref() {
        let wrong = |problem: String| source.error_at(&spanned.span(), problem);
        let mut ends = Houses::EMPTY;
        let mut districts = Vec::new();
        for name in &spanned.get_ref().ends {
            let place = place_of(file, name)
                .ok_or_else(|| wrong(format!("`{name}` is no space for a warehouse (M-6)")))?;
            ends.insert(HouseId::from_index(place));
            districts.push(file.houses.get_ref()[place].get_ref().district);
        }
        if districts[0] == districts[1] {
            return Err(wrong("a bridge joins two different districts (M-6)".into()));
        }
        if bridges.iter().any(|bridge| bridge.ends == ends) {
            return Err(wrong("this bridge is listed twice (M-6)".into()));
        }
        bridges.push(Bridge { ends, provenance: spanned.get_ref().provenance });
    }
    Ok(bridges)
}

/// Clause M-14: five positions, each with three tokens. The books only say that they stand on the spaces with the
/// number of the position; which those are is for the file to say.
fn read_starts(
    source: EditionSource<'_>,
    file: &File,
    board: &Board,
) -> Result<[Start; SEATS], EditionError> {
    let mut starts: [Option<Start>; SEATS] = [None; SEATS];
    let (mut offices, mut houses) = (Offices::EMPTY, Houses::EMPTY);
    for spanned in file.starts.get_ref() {
        let entry = spanned.get_ref();
        let wrong = |problem: String| source.error_at(&spanned.span(), problem);
        let start = read_start(entry, board).map_err(wrong)?;
        let free = start.offices.into_iter().all(|office| !offices.contains(office))
            && start.houses.into_iter().all(|house| !houses.contains(house));
        if !free {
            return Err(wrong("two positions begin on the same space (M-14)".into()));
        }
        start.offices.into_iter().for_each(|office| offices.insert(office));
        start.houses.into_iter().for_each(|house| houses.insert(house));
        let place = usize::from(entry.position).checked_sub(1).and_then(|at| starts.get_mut(at));
        match place {
            Some(place @ None) => *place = Some(start),
            Some(Some(_)) => return Err(wrong("this position is listed twice (M-14)".into())),
            None => return Err(wrong("the positions are numbered from 1 to 5 (M-14)".into())),
        }
    }
    let [Some(a), Some(b), Some(c), Some(d), Some(e)] = starts else {
        let problem = "every position from 1 to 5 has its first tokens (M-14)";
        return Err(source.error_at(&file.starts.span(), problem));
    };
    Ok([a, b, c, d, e])
}

/// Three spaces that there are; on a track everybody has one token at most.
fn read_start(entry: &StartEntry, board: &Board) -> Result<Start, String> {
    let mut start = Start::default();
    let twice = || "one space, or one track, is named twice (M-14)".to_owned();
    for name in entry.office.as_slice() {
        let office: OfficeId = board
            .find_office(name)
            .ok_or_else(|| format!("`{name}` is no space for a trade office"))?;
        if start.offices.contains(office) {
            return Err(twice());
        }
        start.offices.insert(office);
    }
    for name in entry.house.as_slice() {
        let house: HouseId = board
            .find_house(name)
            .ok_or_else(|| format!("`{name}` is no space for a warehouse"))?;
        if start.houses.contains(house) {
            return Err(twice());
        }
        start.houses.insert(house);
    }
    for place in entry.commodity.as_slice() {
        let (commodity, space) = match *place {
            TrackSpace::First(commodity) => (commodity, 1),
            TrackSpace::Later { commodity, space } => (commodity, space),
        };
        if !(1..=board.track_length).contains(&space) {
            return Err(format!("no track has a space {space} (M-5)"));
        }
        let place = &mut start.market[commodity.index()];
        if *place > 0 {
            return Err(twice());
        }
        *place = space;
    }
    let named = [entry.office.as_slice().len(), entry.house.as_slice().len()];
    if named.iter().sum::<usize>() + entry.commodity.as_slice().len() != FIRST_TOKENS {
        return Err("every position begins with three tokens (M-14)".into());
    }
    Ok(start)
}
