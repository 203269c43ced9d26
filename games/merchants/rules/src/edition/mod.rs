//! Reading and checking an edition file.

mod file;
mod map;
mod time;

use damrak_core::edition::{EditionError, EditionId, EditionSource, Provenance, content_hash};
use serde::Serialize;

use crate::board::Board;
use crate::components::{
    CARDS, CARDS_A_TURN, Face, FaceId, HOURGLASSES, MARKED, PRICES, SEATS, YearEvent,
};
use crate::spaces::{Houses, Offices};
use file::{CardEntry, CardKind, File};

/// An edition that passed every check.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Name and hash.
    pub id: EditionId,
    /// The title for people.
    pub title: String,
    /// What is said about it as a whole.
    pub notes: String,
    /// The spaces for tokens.
    pub board: Board,
    /// The tie-break numbers of commodities, districts and regions, by their index.
    pub numbers: Numbers,
    /// The faces of the cards.
    pub faces: Vec<FaceInfo>,
    /// The first tokens of each position.
    pub starts: [Start; SEATS],
    /// The time track.
    pub years: Vec<Year>,
    /// What each player begins with, in thousands of guilders.
    pub start_money: i32,
    /// What there is in all, in thousands of guilders.
    pub box_money: i32,
    /// Tokens of each player.
    pub tokens: u8,
    /// The auction clock.
    pub clock: Dial,
}

/// What breaks ties between equally strong parts (clause M-4), by the index of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Numbers {
    /// Of the market tracks.
    pub tracks: [Number; 4],
    /// Of the regions.
    pub regions: [Number; 4],
    /// Of the districts.
    pub districts: [Number; 4],
}

/// The number in a diamond on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Number {
    /// From 1 to 4; the lower comes first.
    pub value: u8,
    /// How it is known.
    pub provenance: Provenance,
}

/// A face and how often it is in the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceInfo {
    /// What it shows.
    pub face: Face,
    /// Its name in documents.
    pub name: String,
    /// How many cards show it.
    pub count: u8,
    /// How that is known.
    pub provenance: Provenance,
}

/// The first tokens of a position (clause M-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// The trade offices.
    pub offices: Offices,
    /// The warehouses.
    pub houses: Houses,
    /// The space of each track, counted from 1; 0 where there is no token.
    pub market: [u8; 4],
}

/// A space of the time track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Year {
    /// As printed: `1596/97`.
    pub name: String,
    /// What it brings.
    pub event: YearEvent,
    /// What its scoring pays.
    pub table: Option<Table>,
    /// A sentence of history, if the file brings its own.
    pub history: Option<String>,
    /// How it is known, its table included.
    pub provenance: Provenance,
}

/// What a scoring pays, by rank of the part (clause M-57), in thousands of guilders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// For the first.
    pub first: [u16; 4],
    /// For the second.
    pub second: [u16; 4],
}

/// The auction clock (clause M-9), prices in thousands of guilders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dial {
    /// From the highest to the lowest.
    pub prices: Vec<u16>,
    /// How many prices the doubled run has (clause M-39).
    pub doubled_steps: usize,
    /// How long the clock stays on a price.
    pub step_millis: u32,
}

impl Dial {
    /// The prices that are for sale in a first run and in a doubled one, if none below this one is; the first
    /// always is (clauses M-37 and M-39).
    pub(crate) fn for_sale(&self, least: u16) -> [Vec<u16>; 2] {
        let count = self.prices.iter().filter(|price| **price >= least).count();
        let doubled = self.prices.iter().take(self.doubled_steps).map(|price| 2 * price);
        [self.prices.iter().take(count.max(1)).copied().collect(), doubled.collect()]
    }
}

impl Edition {
    /// Reads an edition file and checks everything that is known of the box.
    pub fn read(source: EditionSource<'_>) -> Result<Self, EditionError> {
        let mut file: File = source.parse()?;
        // Windows line ends within texts must not make another edition.
        file.notes = file.notes.replace("\r\n", "\n");
        source.check_name(&file.name)?;
        check_money(source, &file)?;
        let faces = read_cards(source, &file)?;
        let numbers = map::read_numbers(source, &file)?;
        let (board, starts) = map::read_board(source, &file)?;
        let years = time::read_years(source, &file)?;
        let clock = read_clock(source, &file)?;
        Ok(Self {
            id: EditionId { name: file.name.get_ref().clone(), hash: content_hash(&file) },
            title: file.title,
            notes: file.notes,
            board,
            numbers,
            faces,
            starts,
            years,
            start_money: i32::from(*file.money.each.get_ref()),
            box_money: i32::from(*file.money.in_box.get_ref()),
            tokens: *file.pieces.tokens.get_ref(),
            clock,
        })
    }

    /// The faces by their place in the file.
    pub fn face_ids(&self) -> impl Iterator<Item = FaceId> + use<> {
        (0..self.faces.len() as u8).map(FaceId)
    }

    /// What a card shows.
    pub fn face(&self, id: FaceId) -> Face {
        self.faces[id.index()].face
    }

    /// What a card is called in documents.
    pub fn face_name(&self, id: FaceId) -> &str {
        &self.faces[id.index()].name
    }

    /// The face of this name.
    pub fn find_face(&self, name: &str) -> Option<FaceId> {
        self.face_ids().find(|id| self.face_name(*id).eq_ignore_ascii_case(name))
    }
}

/// The money of the box, the first 400 of each, and the tokens (clauses M-11 and M-12).
fn check_money(source: EditionSource<'_>, file: &File) -> Result<(), EditionError> {
    let expect = |found: u32, expected: u32, span: std::ops::Range<usize>, what: &str| {
        if found == expected {
            return Ok(());
        }
        let problem = format!("the box has {expected} {what}, not {found}");
        Err(source.error_at(&span, problem))
    };
    let (money, pieces) = (&file.money, &file.pieces);
    let in_box = &money.in_box;
    expect((*in_box.get_ref()).into(), 10_350, in_box.span(), "thousand guilders")?;
    let each = &money.each;
    expect(
        (*each.get_ref()).into(),
        400,
        each.span(),
        "thousand guilders for each to begin with (M-12)",
    )?;
    let tokens = &pieces.tokens;
    expect((*tokens.get_ref()).into(), 24, tokens.span(), "tokens of each colour (M-11)")?;
    let markers = &pieces.credit_markers;
    expect((*markers.get_ref()).into(), 5, markers.span(), "credit markers")
}

/// Clauses M-2 and M-3.
fn read_cards(source: EditionSource<'_>, file: &File) -> Result<Vec<FaceInfo>, EditionError> {
    let mut faces: Vec<FaceInfo> = Vec::new();
    for spanned in file.cards.get_ref() {
        let entry = spanned.get_ref();
        let wrong = |problem: &str| source.error_at(&spanned.span(), problem);
        let face = read_face(entry).map_err(wrong)?;
        if entry.count == 0 {
            return Err(wrong("a card that is listed is in the box at least once (M-2)"));
        }
        if faces.iter().any(|known| known.face == face) {
            return Err(wrong("this card is listed twice (M-2)"));
        }
        faces.push(FaceInfo {
            face,
            name: face.name(),
            count: entry.count,
            provenance: entry.provenance,
        });
    }
    let count = |wanted: &dyn Fn(Face) -> bool| -> usize {
        faces.iter().filter(|info| wanted(info.face)).map(|info| usize::from(info.count)).sum()
    };
    let expect = |found: usize, expected: usize, what: &str| {
        if found == expected {
            return Ok(());
        }
        let problem = format!("there are {expected} {what}; the file has {found}");
        Err(source.error_at(&file.cards.span(), problem))
    };
    expect(count(&|_| true), CARDS, "cards in the box (M-2)")?;
    expect(count(&|face| face == Face::Hourglass), HOURGLASSES, "hourglasses (M-2)")?;
    let marked = count(&|face| face == Face::Goods { marked: true });
    expect(marked, MARKED, "commodity cards that are not for three players (M-3)")?;
    for players in [3, 4, 5] {
        let actions = CARDS - HOURGLASSES - if players == 3 { marked } else { 0 };
        if !actions.is_multiple_of(CARDS_A_TURN * players) {
            let problem = format!("{players} players do not have equal turns (M-2)");
            return Err(source.error_at(&file.cards.span(), problem));
        }
    }
    Ok(faces)
}

fn read_face(entry: &CardEntry) -> Result<Face, &'static str> {
    let nothing_else = entry.region.is_none() && entry.districts.is_empty();
    if entry.not_with_three && entry.kind != CardKind::Commodity {
        return Err("only commodity cards are not for three players (M-3)");
    }
    match (entry.kind, entry.region, &entry.districts[..], entry.commodity) {
        (CardKind::Hourglass, None, [], None) => Ok(Face::Hourglass),
        (CardKind::Hourglass, ..) => Err("an hourglass shows nothing else (M-3)"),
        (CardKind::Commodity, None, [], None) => Ok(Face::Goods { marked: entry.not_with_three }),
        (CardKind::Commodity, ..) => Err("a commodity card shows nothing else (M-3)"),
        (CardKind::Office, Some(region), [], None) => Ok(Face::OfficeIn(region)),
        (CardKind::Office, None, [], Some(commodity)) => Ok(Face::OfficeOf(commodity)),
        (CardKind::Office, ..) => {
            Err("a trade-office card shows either a region or a commodity (M-3)")
        }
        (CardKind::House, None, [district], None) => Ok(Face::HouseIn(*district)),
        (CardKind::House, None, [a, b], Some(commodity)) if a != b => {
            let pair = if a < b { [*a, *b] } else { [*b, *a] };
            Ok(Face::HouseInEither(pair, commodity))
        }
        (CardKind::House, ..) if nothing_else => Err("an Amsterdam card shows a district (M-3)"),
        (CardKind::House, ..) => {
            Err("an Amsterdam card shows one district and no commodity, or two districts and one \
             commodity (M-3)")
        }
    }
}

/// Clauses M-9, M-38 and M-39.
fn read_clock(source: EditionSource<'_>, file: &File) -> Result<Dial, EditionError> {
    let list = &file.clock.prices;
    let wrong = |problem: String| source.error_at(&list.span(), problem);
    let prices = list.get_ref().clone();
    // Whether the dial of the box has a field for 50 beside the one for the start nobody could tell us.
    if !PRICES.contains(&prices.len()) {
        let (least, most) = (PRICES.start(), PRICES.end());
        let problem =
            format!("the clock shows {least} or {most} prices (M-9), not {}", prices.len());
        return Err(wrong(problem));
    }
    if prices.windows(2).any(|pair| pair[0] <= pair[1]) {
        return Err(wrong("the prices of the clock fall (M-9)".into()));
    }
    if prices.iter().any(|price| *price == 0 || price % 10 != 0) {
        return Err(wrong("every price is a whole number of tens above zero (M-9)".into()));
    }
    if prices[0] > 1000 {
        return Err(wrong("no price is above 1000 (M-9)".into()));
    }
    let until = &file.clock.double_until;
    let doubled_steps = prices.iter().position(|price| price == until.get_ref());
    let Some(doubled_steps) =
        doubled_steps.filter(|_| until.get_ref().saturating_mul(2) == prices[0])
    else {
        let problem = "the doubled run ends on the price that is half of the first (M-39)";
        return Err(source.error_at(&until.span(), problem));
    };
    let step_millis = &file.clock.step_millis;
    if !(100..=60_000).contains(step_millis.get_ref()) {
        let problem = "the clock stays on a price for 100 to 60000 milliseconds";
        return Err(source.error_at(&step_millis.span(), problem));
    }
    Ok(Dial { prices, doubled_steps, step_millis: *step_millis.get_ref() })
}
