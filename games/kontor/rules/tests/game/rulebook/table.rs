//! A table to tell stories at: arrange it, play by notation, look at what changed.
//!
//! Everything here goes through what the crate offers to the world: notation, views, events, documents.

pub(crate) use damrak_core::testing::kinds;
use damrak_core::{OpenError, Printed, Seat, SetupDraft, testing, wrap};
use damrak_kontor::{Arrange, CardView, CellView, Event, Kontor, Majority, SectorView};

/// The rules of a variant with options such as `("special-cards", "true")` or `("ties", "literal")`.
pub(crate) fn try_open(variant: &str, options: &[(&str, &str)]) -> Result<Kontor, OpenError> {
    try_open_by(None, variant, options)
}

/// The same by a version of the rules; the newest if none is named.
fn try_open_by(
    rules: Option<u32>,
    variant: &str,
    options: &[(&str, &str)],
) -> Result<Kontor, OpenError> {
    let draft = testing::draft::<Kontor>(options);
    testing::try_open(&SetupDraft { rules, variant: Some(variant.to_owned()), ..draft })
}

/// The rules of a variant with options that go with it.
pub(crate) fn open(variant: &str, options: &[(&str, &str)]) -> Kontor {
    try_open(variant, options).expect("the combination makes sense")
}

/// The rules as they were in the first version.
pub(crate) fn open_first(variant: &str, options: &[(&str, &str)]) -> Kontor {
    try_open_by(Some(1), variant, options).expect("the combination makes sense")
}

wrap! {
    /// Rules and a position.
    #[derive(Clone, Debug)]
    pub(crate) struct Table(pub(crate) testing::Table<Kontor>);
}

/// A table of the basic game, arranged by hand.
pub(crate) fn base(arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>) -> Table {
    Table::arranged(open("base", &[]), arrange)
}

/// A freshly dealt table of the basic game.
pub(crate) fn dealt(seed: u64) -> Table {
    Table::dealt(open("base", &[]), seed)
}

impl Table {
    /// A dealt position.
    pub(crate) fn dealt(rules: Kontor, seed: u64) -> Self {
        Self(testing::Table::dealt(rules, seed))
    }

    /// A position arranged by hand.
    pub(crate) fn arranged(
        rules: Kontor,
        arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>,
    ) -> Self {
        let position = arrange(Arrange::new(&rules)).done().expect("the position can be");
        Self(testing::Table { rules, position })
    }

    /// Both choose, Red first; tells what everybody heard when the choices were revealed.
    #[track_caller]
    pub(crate) fn reveal(&mut self, red: &str, black: &str) -> Vec<Event> {
        self.play(damrak_kontor::RED, red);
        self.play(damrak_kontor::BLACK, black)
    }

    /// The cells after a word, among the decisions open to the seat: where may they `build`?
    pub(crate) fn cells_to(&self, seat: Seat, word: &str) -> Vec<String> {
        let rest = |text: String| text.strip_prefix(word).map(|cell| cell.trim().to_owned());
        let is_cell = |name: &String| name.chars().any(|c| c.is_ascii_digit());
        self.offers(seat).into_iter().filter_map(rest).filter(is_cell).collect()
    }

    /// The guilders of Red and Black, and those of the city.
    pub(crate) fn money(&self) -> (u8, u8, u8) {
        let view = self.view();
        (view.players[0].guilders, view.players[1].guilders, view.treasury)
    }

    /// The hand of a seat, as they see it themselves.
    pub(crate) fn hand(&self, seat: Seat) -> Vec<String> {
        names(&self.seen_by(seat).own.expect("a player sees their own hand").hand)
    }

    /// What lies on a cell, if anything.
    pub(crate) fn at(&self, cell: &str) -> Option<CellView> {
        self.view().harbour.cells.iter().find(|found| found.cell == cell).cloned()
    }

    /// The name of the uppermost card on a cell, or nothing.
    pub(crate) fn card_at(&self, cell: &str) -> Option<String> {
        self.at(cell).map(|found| found.card.id.clone())
    }

    /// The sector that a quay belongs to.
    #[track_caller]
    pub(crate) fn sector(&self, cell: &str) -> SectorView {
        let sectors = self.view().harbour.sectors.clone();
        sectors
            .into_iter()
            .find(|sector| sector.cells.iter().any(|found| found == cell))
            .unwrap_or_else(|| panic!("no sector reaches {cell}"))
    }

    /// Where the boat stands.
    pub(crate) fn boat(&self) -> String {
        self.view().harbour.boat.clone().expect("there is a boat")
    }
}

/// The short names of cards.
pub(crate) fn names(cards: &[Printed<CardView>]) -> Vec<String> {
    cards.iter().map(|card| card.id.clone()).collect()
}

/// The majorities of the sectors that were closed, by the first cell of each.
pub(crate) fn closings(events: &[Event]) -> Vec<(String, u8, Majority)> {
    let closed = |event: &Event| match event {
        Event::Closed { sector, size, majority } => Some((sector.clone(), *size, majority.clone())),
        _ => None,
    };
    events.iter().filter_map(closed).collect()
}

/// A harbour whose border is fixed around b2 to h8 and that is filled but for some cells.
///
/// `lay` names the cards that matter, `free` the cells left free. The lower right corner is filled with
/// quays of both colours, all else with canals, so that nothing else is open.
pub(crate) fn crowded(
    lay: &str,
    free: &str,
    arrange: impl FnOnce(Arrange<'_>) -> Arrange<'_>,
) -> Table {
    const CORNER: [&str; 9] = ["f6", "g6", "h6", "f7", "g7", "h7", "f8", "g8", "h8"];
    const CORNER_QUAYS: [&str; 9] = ["R17", "R23", "R47", "R65", "K18", "K24", "K48", "K66", "R29"];
    const CANALS: [&str; 35] = [
        "C31", "C32", "C33", "C34", "C37", "C38", "C39", "C40", "C43", "C44", "C45", "C46", "C49",
        "C50", "C51", "C52", "C55", "C56", "C57", "C58", "C61", "C62", "C63", "C64", "C67", "C68",
        "C69", "C70", "C71", "C72", "C73", "C74", "C75", "C76", "C77",
    ];
    const CROSS: [&str; 9] = ["e3", "e4", "c5", "d5", "e5", "f5", "g5", "e6", "e7"];
    let taken = |cell: &str| {
        lay.split([' ', ',']).chain(free.split(' ')).chain(CROSS).any(|word| word == cell)
    };
    let cells = ('b'..='h').flat_map(|column| (2..=8).map(move |row| format!("{column}{row}")));
    let (mut quays, mut canals) = (CORNER_QUAYS.iter(), CANALS.iter());
    let filling: Vec<String> = cells
        .filter(|cell| !taken(cell))
        .map(|cell| {
            let corner = CORNER.contains(&cell.as_str());
            let card = if corner { quays.next() } else { canals.next() };
            format!("{} {cell}", card.expect("there are enough cards"))
        })
        .collect();
    base(|table| arrange(table.lay(lay).lay(&filling.join(", "))))
}
