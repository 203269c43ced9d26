//! The edition file: what is printed, and how it is known.

mod file;
mod map;

use damrak_core::edition::{EditionError, EditionId, EditionSource, Provenance, content_hash};
use toml::Spanned;

use crate::board::Placed;
use crate::components::{
    ASIDE, CARDS, EVENTS, EventKind, MOST_CARDS, SHARES, SUM_STEP, WAREHOUSES,
};
use file::File;

/// The least and the most a company is worth (clause C-6).
pub(crate) const LEAST: u16 = 20;
pub(crate) const MOST: u16 = 300;
/// Pieces of money in the box.
const TOKENS: u16 = 150;
/// More than any price is.
const MOST_PRICE: u16 = 1000;

/// An edition: everything the file says, checked.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Name and hash.
    pub id: EditionId,
    /// Its title.
    pub title: String,
    /// What is said about it as a whole.
    pub notes: String,
    /// The four boards.
    pub boards: Vec<BoardInfo>,
    /// The ways to lay them out.
    pub layouts: Vec<Layout>,
    /// Level cards for the second, third and fourth floor.
    pub levels: [u8; 3],
    /// How many of them lie beside the chart (clause C-12).
    pub aside: [u8; 3],
    /// The values after which the chart has an event line, rising.
    pub lines: Vec<u16>,
    /// How each part of the box that is not a board or a layout is known.
    pub provenance: Known,
    /// Event cards of each kind, by [`EventKind`].
    pub events: [u8; 5],
    /// What things cost.
    pub prices: Prices,
    /// How the game begins, for two to five players.
    pub tables: [StartTable; 4],
    /// Money in the box.
    pub box_money: i32,
}

/// How parts of the box are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The plots and their labels.
    pub plots: Provenance,
    /// The split of the level cards.
    pub levels: Provenance,
    /// The event lines.
    pub chart: Provenance,
    /// The event cards.
    pub events: Provenance,
}

/// A board as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardInfo {
    /// Its letter.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many columns it has.
    pub columns: u8,
    /// How many rows.
    pub rows: u8,
    /// Its plots, row by row.
    pub plots: Vec<PlotLabel>,
    /// Pairs of plots with a bridge between them, by their places on this board.
    pub bridges: Vec<[usize; 2]>,
    /// Pairs of plots that a canal separates.
    pub cuts: Vec<[usize; 2]>,
    /// How it is known.
    pub provenance: Provenance,
}

/// A plot of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlotLabel {
    /// As printed: `B3`.
    pub label: String,
    /// Counted from 0.
    pub column: u8,
    /// Counted from 0.
    pub row: u8,
}

/// A way to lay the boards out (clause C-5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The name in a setup.
    pub name: String,
    /// Its title.
    pub title: String,
    /// How each board lies, in the order of the boards.
    pub placed: Vec<Placed>,
    /// How it is known.
    pub provenance: Provenance,
}

/// What things cost, in florins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prices {
    /// Two building cards (clause C-20).
    pub cards: u16,
    /// The same after a new market (clause C-24).
    pub refresh: u16,
    /// Using an action card (clause C-68).
    pub action: u16,
    /// The least for a share (clause C-64).
    pub least_share: u16,
}

/// How the game begins (clauses C-13 and C-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct StartTable {
    /// Plot cards of each player.
    pub cards: u8,
    /// Their money.
    pub money: u16,
    /// Open event cards.
    pub open_events: u8,
}

impl Edition {
    /// Reads an edition file and checks everything that is known of the box.
    pub fn read(source: EditionSource<'_>) -> Result<Self, EditionError> {
        let mut file: File = source.parse()?;
        // Windows line ends within texts must not make another edition.
        file.notes = file.notes.replace("\r\n", "\n");
        source.check_name(&file.name)?;
        check_pieces(source, &file)?;
        let boards = map::read_boards(source, &file)?;
        let layouts = map::read_layouts(source, &file, &boards)?;
        let plots: usize = boards.iter().map(|board| board.plots.len()).sum();
        let (levels, aside) = read_levels(source, &file, plots)?;
        let money = file.money.tokens.get_ref();
        Ok(Self {
            id: EditionId { name: file.name.get_ref().clone(), hash: content_hash(&file) },
            boards,
            layouts,
            levels,
            aside,
            lines: read_chart(source, &file)?,
            provenance: Known {
                plots: file.plots.get_ref().provenance,
                levels: file.levels.get_ref().provenance,
                chart: file.chart.provenance,
                events: file.events.get_ref().provenance,
            },
            events: read_events(source, &file)?,
            prices: read_prices(source, &file)?,
            tables: read_tables(source, &file, plots)?,
            box_money: money
                .iter()
                .map(|token| i32::from(token.value) * i32::from(token.count))
                .sum(),
            title: file.title,
            notes: file.notes,
        })
    }

    /// The layout of this name.
    pub fn layout(&self, name: &str) -> Option<&Layout> {
        self.layouts.iter().find(|layout| layout.name == name)
    }

    /// How the game begins for so many players.
    pub fn table(&self, players: u8) -> StartTable {
        self.tables[usize::from(players.clamp(2, 5)) - 2]
    }
}

/// The numbers of the box that the book states (clauses C-7, C-8 and C-16).
fn check_pieces(source: EditionSource<'_>, file: &File) -> Result<(), EditionError> {
    let expect = |found: &Spanned<u8>, expected: u8, what: &str| {
        if *found.get_ref() == expected {
            return Ok(());
        }
        let problem = format!("the box has {expected} {what}, not {}", found.get_ref());
        Err(source.error_at(&found.span(), problem))
    };
    expect(&file.pieces.warehouses, WAREHOUSES, "warehouses (C-8)")?;
    expect(&file.pieces.shares, SHARES, "shares of each company (C-7)")?;
    expect(&file.pieces.roofs, 10, "broken roofs (C-58)")?;
    expect(&file.pieces.action_cards, 10, "action cards (C-16)")?;
    let tokens = &file.money.tokens;
    let count: u32 = tokens.get_ref().iter().map(|token| u32::from(token.count)).sum();
    let tens = tokens.get_ref().iter().all(|token| token.value > 0 && token.value % SUM_STEP == 0);
    if count != u32::from(TOKENS) || !tens {
        let problem = format!(
            "the box has {TOKENS} pieces of money, each worth whole tens (C-10); the file has {count}"
        );
        return Err(source.error_at(&tokens.span(), problem));
    }
    Ok(())
}

/// Clauses C-3 and C-12.
fn read_levels(
    source: EditionSource<'_>,
    file: &File,
    plots: usize,
) -> Result<([u8; 3], [u8; 3]), EditionError> {
    let entry = file.levels.get_ref();
    let kinds = [&entry.second, &entry.third, &entry.fourth];
    let (counts, aside) = (kinds.map(|kind| kind.count), kinds.map(|kind| kind.aside));
    let wrong = |problem: String| Err(source.error_at(&file.levels.span(), problem));
    let total: usize = counts.iter().map(|count| usize::from(*count)).sum();
    if total + plots != CARDS {
        return wrong(format!(
            "the plot cards and the level cards make the {CARDS} building cards (C-3); with {plots} plots there \
             are {} level cards, and the file has {total}",
            CARDS.saturating_sub(plots)
        ));
    }
    let beside: usize = aside.iter().map(|count| usize::from(*count)).sum();
    if aside != [2, 1, 1] || beside != ASIDE {
        return wrong(
            "two second floors, one third and one fourth lie beside the chart (C-12)".into(),
        );
    }
    if counts.iter().zip(&aside).any(|(count, aside)| count < aside) {
        return wrong("there are not enough level cards to lay some aside (C-12)".into());
    }
    Ok((counts, aside))
}

/// Clause C-6.
fn read_chart(source: EditionSource<'_>, file: &File) -> Result<Vec<u16>, EditionError> {
    for (found, expected) in [(&file.chart.least, LEAST), (&file.chart.most, MOST)] {
        if *found.get_ref() != expected {
            let problem = format!("the chart runs from f{LEAST} to f{MOST} (C-6)");
            return Err(source.error_at(&found.span(), problem));
        }
    }
    let lines = &file.chart.lines;
    let wrong = |problem: &str| Err(source.error_at(&lines.span(), problem));
    let list = lines.get_ref();
    if list.windows(2).any(|pair| pair[0] >= pair[1]) {
        return wrong("event lines are listed from the lowest to the highest, each once (C-6)");
    }
    if list.iter().any(|line| line % SUM_STEP != 0 || !(LEAST..MOST).contains(line)) {
        return wrong("an event line follows a value of the chart below the last (C-6)");
    }
    let inside = list.iter().filter(|line| (70..210).contains(*line)).count();
    if inside < 2 || list.contains(&60) {
        return wrong(
            "at least two event lines lie between f70 and f210, and none between f60 and f70 (C-6)",
        );
    }
    Ok(list.clone())
}

/// Clause C-9.
fn read_events(source: EditionSource<'_>, file: &File) -> Result<[u8; 5], EditionError> {
    let entry = file.events.get_ref();
    let events = EventKind::ALL.map(|kind| match kind {
        EventKind::Verlappen => entry.verlappen,
        EventKind::Aenleggen => entry.aenleggen,
        EventKind::Dreighinghe => entry.dreighinghe,
        EventKind::Coopmanscappen => entry.coopmanscappen,
        EventKind::Veilinge => entry.veilinge,
    });
    let total: usize = events.iter().map(|count| usize::from(*count)).sum();
    if total != EVENTS || events.contains(&0) {
        let problem =
            format!("there are {EVENTS} event cards of five kinds (C-9); the file has {total}");
        return Err(source.error_at(&file.events.span(), problem));
    }
    // With too many of one kind there could be nothing left to draw when it cannot happen (C-81).
    if events.iter().any(|count| usize::from(*count) > EVENTS / 2) {
        let problem = "no kind of event has more than half of the cards (C-9)";
        return Err(source.error_at(&file.events.span(), problem));
    }
    Ok(events)
}

fn read_prices(source: EditionSource<'_>, file: &File) -> Result<Prices, EditionError> {
    let entry = file.prices.get_ref();
    let all = [entry.cards, entry.refresh, entry.action, entry.least_share];
    if all.iter().any(|price| *price == 0 || price % SUM_STEP != 0 || *price > MOST_PRICE) {
        let problem = format!("prices are whole tens from f10 to f{MOST_PRICE} (C-10)");
        return Err(source.error_at(&file.prices.span(), problem));
    }
    Ok(Prices {
        cards: entry.cards,
        refresh: entry.refresh,
        action: entry.action,
        least_share: entry.least_share,
    })
}

/// Clauses C-13 and C-14.
fn read_tables(
    source: EditionSource<'_>,
    file: &File,
    plots: usize,
) -> Result<[StartTable; 4], EditionError> {
    let mut tables: [Option<StartTable>; 4] = [None; 4];
    for spanned in file.setup.tables.get_ref() {
        let entry = spanned.get_ref();
        let wrong = |problem: String| Err(source.error_at(&spanned.span(), problem));
        let Some(place) = usize::from(entry.players).checked_sub(2).and_then(|i| tables.get_mut(i))
        else {
            return wrong("two to five can play (C-1)".into());
        };
        if place.is_some() {
            return wrong(format!(
                "the table for {} players is listed twice (C-14)",
                entry.players
            ));
        }
        if entry.cards == 0 || entry.cards > MOST_CARDS {
            return wrong(format!("everybody begins with 1 to {MOST_CARDS} cards (C-14, C-23)"));
        }
        if usize::from(entry.cards) * usize::from(entry.players) > plots {
            return wrong(format!("there are only {plots} plot cards to be dealt (C-14)"));
        }
        if entry.money % SUM_STEP != 0 || entry.money > 10 * MOST_PRICE {
            return wrong(
                "everybody begins with whole tens of florins, not above f10000 (C-14)".into(),
            );
        }
        if !(1..=5).contains(&entry.open_events) {
            return wrong("one to five event cards lie open (C-13)".into());
        }
        *place = Some(StartTable {
            cards: entry.cards,
            money: entry.money,
            open_events: entry.open_events,
        });
    }
    match tables {
        [Some(two), Some(three), Some(four), Some(five)] => Ok([two, three, four, five]),
        _ => {
            let problem = "the file says how 2, 3, 4 and 5 players begin (C-14)";
            Err(source.error_at(&file.setup.tables.span(), problem))
        }
    }
}
