//! Reading and checking an edition file.

use damrak_core::edition::{EditionError, EditionId, EditionSource, Provenance, content_hash};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::cells::{CellSet, Grid};
use crate::components::{
    CANALS, CARDS, Card, CardId, Deck, Good, Kind, QUAYS_EACH, SPECIALS, Special, Symbol,
};

/// An edition that passed every check.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Name and hash.
    pub id: EditionId,
    /// The title for people.
    pub title: String,
    /// What is said about it as a whole.
    pub notes: String,
    /// The cards.
    pub deck: Deck,
    /// How each card is known, in the order of the box.
    pub provenance: Vec<Provenance>,
    /// Guilders in the box.
    pub guilders: u8,
    /// Guilders each player begins with.
    pub start_guilders: u8,
    /// The start of each variant.
    pub layouts: Vec<Layout>,
}

/// The start of a harbour: the anchor alone, or as clauses K-60, K-63 and K-67 have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The variants that begin so.
    pub variants: Vec<String>,
    /// How it is known.
    pub provenance: Provenance,
    /// The grid in which the harbour can come to lie.
    pub grid: Grid,
    /// Rows of the finished harbour.
    pub rows: u8,
    /// Columns of the finished harbour.
    pub columns: u8,
    /// Whether the border is there from the start.
    pub fixed: bool,
    /// Where canals lie at the start, without the anchor.
    pub canals: CellSet,
    /// Where the anchor lies.
    pub anchor: crate::cells::Cell,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: Spanned<String>,
    title: String,
    notes: String,
    money: Money,
    pieces: Pieces,
    quays: Spanned<Vec<Spanned<QuayEntry>>>,
    canals: Spanned<Vec<Spanned<CanalEntry>>>,
    specials: Spanned<Vec<Spanned<SpecialEntry>>>,
    layouts: Vec<Spanned<LayoutEntry>>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Money {
    guilders: Spanned<u8>,
    each: Spanned<u8>,
    provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Pieces {
    warehouses: Spanned<u8>,
    guards: Spanned<u8>,
    boats: Spanned<u8>,
    provenance: Provenance,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Colour {
    Red,
    Black,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct QuayEntry {
    colour: Colour,
    number: u8,
    #[serde(default)]
    crane: bool,
    goods: Vec<Good>,
    symbol: Symbol,
    provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct CanalEntry {
    #[serde(default)]
    anchor: bool,
    number: Option<u8>,
    symbol: Symbol,
    provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SpecialEntry {
    kind: Special,
    number: u8,
    provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct LayoutEntry {
    variants: Vec<String>,
    rows: u8,
    columns: u8,
    border: BorderKind,
    plan: String,
    provenance: Provenance,
}

#[derive(Clone, Copy, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
enum BorderKind {
    Floating,
    Fixed,
}

impl Edition {
    /// Reads an edition file and checks everything that is known of the box.
    pub fn read(source: EditionSource<'_>) -> Result<Self, EditionError> {
        let mut file: File = source.parse()?;
        // Windows line ends within texts must not make another edition.
        file.notes = file.notes.replace("\r\n", "\n");
        for layout in &mut file.layouts {
            let plan = &mut layout.get_mut().plan;
            *plan = plan.replace("\r\n", "\n");
        }
        source.check_name(&file.name)?;
        check_pieces(source, &file)?;
        let (deck, provenance) = read_cards(source, &file)?;
        let layouts = file
            .layouts
            .iter()
            .map(|entry| read_layout(source, entry))
            .collect::<Result<Vec<_>, _>>()?;
        check_layout_names(source, &file.layouts)?;
        Ok(Self {
            id: EditionId { name: file.name.get_ref().clone(), hash: content_hash(&file) },
            title: file.title,
            notes: file.notes,
            deck,
            provenance,
            guilders: *file.money.guilders.get_ref(),
            start_guilders: *file.money.each.get_ref(),
            layouts,
        })
    }

    /// The start of a variant.
    pub fn layout(&self, variant: &str) -> Option<&Layout> {
        self.layouts.iter().find(|layout| layout.variants.iter().any(|name| name == variant))
    }
}

/// Clause K-4, and the warehouses of the box.
fn check_pieces(source: EditionSource<'_>, file: &File) -> Result<(), EditionError> {
    let expect = |found: &Spanned<u8>, expected: u8, what: &str| {
        if *found.get_ref() == expected {
            return Ok(());
        }
        let problem = format!("there are {expected} {what} in the box, not {}", found.get_ref());
        Err(source.error_at(&found.span(), problem))
    };
    expect(&file.money.guilders, 20, "guilders")?;
    expect(&file.pieces.warehouses, 48, "warehouses")?;
    expect(&file.pieces.guards, 10, "guards")?;
    expect(&file.pieces.boats, 1, "boat")?;
    let each = &file.money.each;
    if u16::from(*each.get_ref()) * 2 > u16::from(*file.money.guilders.get_ref()) {
        return Err(
            source.error_at(&each.span(), "the players cannot begin with more than there is")
        );
    }
    Ok(())
}

/// Clauses K-2 and K-3.
fn read_cards(
    source: EditionSource<'_>,
    file: &File,
) -> Result<(Deck, Vec<Provenance>), EditionError> {
    let mut cards: Vec<(Card, Provenance)> = Vec::with_capacity(CARDS);
    let mut numbers = Numbers::default();
    for colour in [Colour::Red, Colour::Black] {
        read_quays(source, file, colour, &mut cards, &mut numbers)?;
    }
    read_canals(source, file, &mut cards, &mut numbers)?;
    read_specials(source, file, &mut cards, &mut numbers)?;
    let provenance = cards.iter().map(|(_, provenance)| *provenance).collect();
    let cards: Vec<Card> = cards.into_iter().map(|(card, _)| card).collect();
    let cards = cards.try_into().map_err(|_| {
        source.error(format!("there are {CARDS} cards in the box besides the helps"))
    })?;
    Ok((Deck::new(cards), provenance))
}

fn read_quays(
    source: EditionSource<'_>,
    file: &File,
    colour: Colour,
    cards: &mut Vec<(Card, Provenance)>,
    numbers: &mut Numbers,
) -> Result<(), EditionError> {
    let (mut count, mut cranes) = (0, 0);
    for spanned in file.quays.get_ref() {
        let entry = spanned.get_ref();
        if entry.colour != colour {
            continue;
        }
        numbers.take(source, entry.number, &spanned.span())?;
        let goods = Good::ALL.map(|good| entry.goods.contains(&good));
        let different = goods.iter().filter(|shown| **shown).count();
        let problem = match (entry.crane, entry.goods.len()) {
            (true, 0) => None,
            (true, _) => Some("a crane shows no goods (K-3)"),
            (false, 1..=3) if different == entry.goods.len() => None,
            (false, _) => Some("a quay shows one to three different goods (K-3)"),
        };
        if let Some(problem) = problem {
            return Err(source.error_at(&spanned.span(), problem));
        }
        count += 1;
        cranes += usize::from(entry.crane);
        let kind = if entry.crane { Kind::Crane } else { Kind::Quay };
        let card = Card { kind, number: entry.number, goods, symbol: entry.symbol };
        cards.push((card, entry.provenance));
    }
    let name = match colour {
        Colour::Red => "red",
        Colour::Black => "black",
    };
    if count != QUAYS_EACH || cranes != 2 {
        let problem = format!(
            "there are {QUAYS_EACH} {name} quay cards, two of them cranes (K-2); \
             the file has {count} with {cranes} cranes"
        );
        return Err(source.error_at(&file.quays.span(), problem));
    }
    Ok(())
}

fn read_canals(
    source: EditionSource<'_>,
    file: &File,
    cards: &mut Vec<(Card, Provenance)>,
    numbers: &mut Numbers,
) -> Result<(), EditionError> {
    let mut anchors = vec![];
    let mut count = 0;
    for spanned in file.canals.get_ref() {
        let entry = spanned.get_ref();
        let card = |kind, number, symbol| Card { kind, number, goods: [false; 3], symbol };
        match (entry.anchor, entry.number) {
            (true, None) if entry.symbol == Symbol::None => {
                anchors.push((card(Kind::Anchor, 0, Symbol::None), entry.provenance));
            }
            (true, _) => {
                let problem = "the anchor has neither a number nor a symbol (K-2)";
                return Err(source.error_at(&spanned.span(), problem));
            }
            (false, Some(number)) => {
                numbers.take(source, number, &spanned.span())?;
                cards.push((card(Kind::Canal, number, entry.symbol), entry.provenance));
                count += 1;
            }
            (false, None) => {
                return Err(source.error_at(&spanned.span(), "a canal has a number (K-2)"));
            }
        }
    }
    if count != CANALS || anchors.len() != 1 {
        let problem = format!(
            "there are {CANALS} canals with a number and one anchor (K-2); \
             the file has {count} and {}",
            anchors.len()
        );
        return Err(source.error_at(&file.canals.span(), problem));
    }
    cards.append(&mut anchors);
    Ok(())
}

fn read_specials(
    source: EditionSource<'_>,
    file: &File,
    cards: &mut Vec<(Card, Provenance)>,
    numbers: &mut Numbers,
) -> Result<(), EditionError> {
    let entries = file.specials.get_ref();
    for spanned in entries {
        let entry = spanned.get_ref();
        numbers.take(source, entry.number, &spanned.span())?;
        let kind = Kind::Special(entry.kind);
        let card = Card { kind, number: entry.number, goods: [false; 3], symbol: Symbol::None };
        cards.push((card, entry.provenance));
    }
    let two_of_each = [Special::Flood, Special::Bridge, Special::Customs]
        .iter()
        .all(|kind| entries.iter().filter(|entry| entry.get_ref().kind == *kind).count() == 2);
    if entries.len() != SPECIALS || !two_of_each {
        let problem = "there are two floods, two bridges and two customs houses (K-2)";
        return Err(source.error_at(&file.specials.span(), problem));
    }
    Ok(())
}

/// The numbers taken so far (clause K-2: none occurs twice).
struct Numbers([bool; 256]);

impl Default for Numbers {
    fn default() -> Self {
        Self([false; 256])
    }
}

impl Numbers {
    fn take(
        &mut self,
        source: EditionSource<'_>,
        number: u8,
        span: &std::ops::Range<usize>,
    ) -> Result<(), EditionError> {
        if number == 0 {
            return Err(source.error_at(span, "the numbers of cards begin with 1 (K-2)"));
        }
        if std::mem::replace(&mut self.0[usize::from(number)], true) {
            let problem = format!("the number {number} occurs twice (K-2)");
            return Err(source.error_at(span, problem));
        }
        Ok(())
    }
}

fn read_layout(
    source: EditionSource<'_>,
    spanned: &Spanned<LayoutEntry>,
) -> Result<Layout, EditionError> {
    let entry = spanned.get_ref();
    let wrong = |problem: String| source.error_at(&spanned.span(), problem);
    let plan: Vec<Vec<char>> = entry
        .plan
        .lines()
        .map(|line| line.chars().filter(|c| !c.is_whitespace()).collect::<Vec<_>>())
        .filter(|line| !line.is_empty())
        .collect();
    let width = plan.first().map_or(0, Vec::len);
    if plan.iter().any(|line| line.len() != width) {
        return Err(wrong("every line of a plan has the same number of cells".into()));
    }
    let (height, width) = match (u8::try_from(plan.len()), u8::try_from(width)) {
        (Ok(height), Ok(width)) if height <= entry.rows && width <= entry.columns => {
            (height, width)
        }
        _ => return Err(wrong("the plan is larger than the harbour".into())),
    };
    let fixed = entry.border == BorderKind::Fixed;
    if fixed && (height, width) != (entry.rows, entry.columns) {
        return Err(wrong("with a fixed border the plan shows the whole harbour".into()));
    }
    let spare = (entry.rows - height, entry.columns - width);
    let grid_size = (entry.rows.checked_add(spare.0), entry.columns.checked_add(spare.1));
    let grid = match grid_size {
        (Some(rows), Some(columns)) => Grid::new(rows, columns),
        _ => None,
    }
    .ok_or_else(|| wrong("the harbour is empty or too large".into()))?;

    let mut canals = CellSet::EMPTY;
    let mut anchor = None;
    for (row, line) in (spare.0..).zip(&plan) {
        for (column, sign) in (spare.1..).zip(line) {
            let cell = grid.cell(row, column);
            match (sign, cell) {
                ('.', _) => {}
                ('~', Some(cell)) => canals.insert(cell),
                ('A', Some(cell)) if anchor.is_none() => anchor = Some(cell),
                ('A', _) => return Err(wrong("a plan has one anchor".into())),
                _ => return Err(wrong(format!("`{sign}` is no sign of a plan: use . ~ A"))),
            }
        }
    }
    let anchor = anchor.ok_or_else(|| wrong("a plan has one anchor".into()))?;
    if u32::from(canals.len()) + 1 >= u32::from(entry.rows) * u32::from(entry.columns) {
        return Err(wrong("a plan leaves at least one cell free".into()));
    }
    // Both hands must be dealt from what is left, and one card must lie open on the pile.
    if canals.len() as usize + 5 > CANALS {
        return Err(wrong(format!("a plan has room for at most {} canals", CANALS - 5)));
    }
    Ok(Layout {
        variants: entry.variants.clone(),
        provenance: entry.provenance,
        grid,
        rows: entry.rows,
        columns: entry.columns,
        fixed,
        canals,
        anchor,
    })
}

fn check_layout_names(
    source: EditionSource<'_>,
    layouts: &[Spanned<LayoutEntry>],
) -> Result<(), EditionError> {
    for variant in crate::info::VARIANTS {
        let mut matching = layouts
            .iter()
            .filter(|layout| layout.get_ref().variants.iter().any(|name| name == variant.name));
        if matching.next().is_none() {
            let problem = format!("there is no layout for the variant `{}`", variant.name);
            return Err(source.error(problem));
        }
        if let Some(second) = matching.next() {
            let problem = format!("there is a second layout for the variant `{}`", variant.name);
            return Err(source.error_at(&second.span(), problem));
        }
    }
    for layout in layouts {
        let known =
            |name: &String| crate::info::VARIANTS.iter().any(|variant| variant.name == name);
        if let Some(stranger) = layout.get_ref().variants.iter().find(|name| !known(name)) {
            let problem = format!("`{stranger}` is no variant of Kontor");
            return Err(source.error_at(&layout.span(), problem));
        }
    }
    Ok(())
}

impl Edition {
    /// How a card is known.
    pub fn provenance_of(&self, card: CardId) -> Provenance {
        self.provenance[card.index()]
    }
}
