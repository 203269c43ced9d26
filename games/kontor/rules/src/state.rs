//! What lies on the table.

use damrak_core::Seat;

use crate::cells::{CELLS, Cell, CellSet};
use crate::components::{CardId, CardSet, QUAYS_EACH};

/// Marks an empty cell in [`Harbour::cards`].
const EMPTY: u8 = u8::MAX;

/// A position of Kontor: small, flat, without heap.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    pub(crate) harbour: Harbour,
    pub(crate) hands: [CardSet; 2],
    /// Cards in hands that everybody has seen (clause K-59).
    pub(crate) known: CardSet,
    pub(crate) quay_piles: [Pile<QUAYS_EACH>; 2],
    pub(crate) canal_pile: Pile<44>,
    pub(crate) special_pile: Pile<6>,
    pub(crate) guilders: [u8; 2],
    pub(crate) treasury: u8,
    pub(crate) round: u16,
    /// The cards revealed this round that are not laid yet.
    pub(crate) played: [Option<CardId>; 2],
    pub(crate) stage: Stage,
    pub(crate) laid_this_round: bool,
    /// Whether the harbour became larger than ever this round.
    pub(crate) grew_this_round: bool,
    /// Rounds in a row without a card laid (clause K-51).
    pub(crate) idle_rounds: u8,
    /// Rounds in a row without a larger harbour (clause K-52).
    pub(crate) stale_rounds: u8,
    /// The most cells that were ever filled.
    pub(crate) largest: u8,
}

/// What is to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Before phase 1, with special cards: who buys? A seat that is not asked has declined already.
    Buying([Secret<Purchase>; 2]),
    /// Both want the last special card: which cards do they show?
    Contest([Secret<CardId>; 2]),
    /// Phase 1.
    Choosing([Secret<Choice>; 2]),
    /// Phases 4 to 7 of one player.
    Turn(Turn, Step),
    /// Nothing more.
    Over(End),
}

/// A decision that is kept secret until all have taken theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Secret<T> {
    /// Not decided yet.
    Open,
    /// Decided.
    Sealed(T),
    /// Not asked: there is nothing to decide.
    NotAsked,
}

impl<T: Copy> Secret<T> {
    pub(crate) fn is_open(self) -> bool {
        matches!(self, Secret::Open)
    }

    pub(crate) fn sealed(self) -> Option<T> {
        match self {
            Secret::Sealed(value) => Some(value),
            Secret::Open | Secret::NotAsked => None,
        }
    }
}

/// What somebody does this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    Card(CardId),
    Pass,
}

impl Choice {
    /// The card, unless they pass.
    pub(crate) fn card(self) -> Option<CardId> {
        match self {
            Choice::Card(card) => Some(card),
            Choice::Pass => None,
        }
    }
}

/// Whether the turn of the other comes after this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// It does.
    First,
    /// It does not: theirs is over, or they have none in this round.
    Last,
}

/// Whose turn it is, and which of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) order: Order,
}

impl Turn {
    /// The turn after which the other's comes.
    pub(crate) const fn first(seat: Seat) -> Self {
        Self { seat, order: Order::First }
    }

    /// The last turn of the round.
    pub(crate) const fn last(seat: Seat) -> Self {
        Self { seat, order: Order::Last }
    }
}

/// Whether a special card is bought (clause K-73).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purchase {
    Buy,
    Decline,
}

/// Where in their turn a player is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Step {
    /// Phase 4: where does the boat go?
    Boat,
    /// Phase 4: is a quay removed?
    Removal,
    /// Phase 5: where is the card laid?
    Build,
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Clause K-50.
    Full,
    /// Clause K-51.
    Idle,
    /// Clause K-52.
    Stale,
    /// Clause K-65.
    Line(Seat),
    /// Clause K-70.
    Broke(Seat),
}

/// Which way a bridge runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// It joins what lies left and right of it.
    EastWest,
    /// It joins what lies above and below it.
    NorthSouth,
}

/// The cards on the table.
///
/// `cards`, `bridges`, `closed`, `guards`, the borders and the two lists say everything; the other sets
/// follow from them and are kept so that questions are cheap.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Harbour {
    /// The uppermost card on each cell.
    cards: [u8; CELLS],
    /// Cards under special cards, oldest first.
    pub(crate) covered: List<(Cell, CardId), 6>,
    /// The cells of goods quays in the order in which they were laid (clause K-37).
    pub(crate) laid: List<Cell, 48>,
    pub(crate) boat: Option<Cell>,
    /// The first row of the harbour, once the upper and lower border are fixed (clause K-29).
    pub(crate) first_row: Option<u8>,
    /// The first column of the harbour, once the left and right border are fixed.
    pub(crate) first_column: Option<u8>,
    /// By direction: east-west, north-south.
    pub(crate) bridges: [CellSet; 2],
    pub(crate) closed: CellSet,
    pub(crate) guards: [CellSet; 2],

    /// Everything that counts as canal: canals, anchor, floods, bridges.
    pub(crate) canals: CellSet,
    pub(crate) quays: [CellSet; 2],
    pub(crate) cranes: [CellSet; 2],
    pub(crate) customs: CellSet,
    /// By owner and good.
    pub(crate) goods: [[CellSet; 3]; 2],
    /// Quays with the boat symbol.
    pub(crate) exposed: CellSet,
}

impl Harbour {
    pub(crate) fn new() -> Self {
        Self {
            cards: [EMPTY; CELLS],
            covered: List::new((Cell(0), CardId(0))),
            laid: List::new(Cell(0)),
            boat: None,
            first_row: None,
            first_column: None,
            bridges: [CellSet::EMPTY; 2],
            closed: CellSet::EMPTY,
            guards: [CellSet::EMPTY; 2],
            canals: CellSet::EMPTY,
            quays: [CellSet::EMPTY; 2],
            cranes: [CellSet::EMPTY; 2],
            customs: CellSet::EMPTY,
            goods: [[CellSet::EMPTY; 3]; 2],
            exposed: CellSet::EMPTY,
        }
    }

    /// The uppermost card on a cell.
    pub(crate) fn card(&self, cell: Cell) -> Option<CardId> {
        Some(self.cards[cell.index()]).filter(|card| *card != EMPTY).map(CardId)
    }

    pub(crate) fn put(&mut self, cell: Cell, card: Option<CardId>) {
        self.cards[cell.index()] = card.map_or(EMPTY, |card| card.0);
    }

    /// Every quay of a sector that can be: those of both players and the customs houses.
    #[inline]
    pub(crate) fn all_quays(&self) -> CellSet {
        self.quays[0] | self.quays[1] | self.customs
    }

    /// Every filled cell.
    #[inline]
    pub(crate) fn filled(&self) -> CellSet {
        self.all_quays() | self.canals
    }

    /// Both directions of bridges.
    #[inline]
    pub(crate) fn all_bridges(&self) -> CellSet {
        self.bridges[0] | self.bridges[1]
    }

    /// Quays that show exactly one good.
    pub(crate) fn single_good_quays(&self) -> CellSet {
        let single = |[tea, wine, spice]: [CellSet; 3]| {
            (tea | wine | spice) & !(tea & wine) & !(wine & spice) & !(spice & tea)
        };
        single(self.goods[0]) | single(self.goods[1])
    }
}

/// How the uppermost card of a pile lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Top {
    /// Face up: everybody sees it.
    Open,
    /// Face down, as the rest.
    Hidden,
}

/// A stack of cards. The first ones from below may be known to all, the rest is hidden, but for the top
/// card of a pile that lies face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pile<const N: usize> {
    /// From the bottom to the top; unused places are zero so that equal piles are equal.
    cards: [u8; N],
    len: u8,
    /// How many cards at the bottom everybody knows (clause K-25).
    pub(crate) known_below: u8,
}

impl<const N: usize> Pile<N> {
    pub(crate) const EMPTY: Self = Self { cards: [0; N], len: 0, known_below: 0 };

    /// A pile of these cards, the last one on top; more than there is room for are dropped, which the
    /// invariants would report.
    pub(crate) fn of(cards: &[CardId]) -> Self {
        let mut pile = Self::EMPTY;
        for (place, card) in pile.cards.iter_mut().zip(cards) {
            *place = card.0;
            pile.len += 1;
        }
        pile
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn top(&self) -> Option<CardId> {
        self.cards().last().copied().map(CardId)
    }

    fn cards(&self) -> &[u8] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// From the bottom to the top.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = CardId> + '_ {
        self.cards().iter().map(|card| CardId(*card))
    }

    pub(crate) fn draw(&mut self) -> Option<CardId> {
        let card = self.top()?;
        self.len -= 1;
        self.cards[usize::from(self.len)] = 0;
        self.known_below = self.known_below.min(self.len);
        Some(card)
    }

    /// Puts a card that everybody has seen under the pile.
    pub(crate) fn put_under(&mut self, card: CardId) {
        if usize::from(self.len) >= N {
            debug_assert!(false, "a pile never holds more cards than its stack has");
            return;
        }
        self.cards.copy_within(..usize::from(self.len), 1);
        self.cards[0] = card.0;
        self.len += 1;
        self.known_below += 1;
    }

    /// The places whose cards are hidden: neither known from below nor, if it lies open, the top.
    fn hidden_places(&self, top: Top) -> std::ops::Range<usize> {
        let open = u8::from(top == Top::Open);
        let end = usize::from(self.len.saturating_sub(open));
        usize::from(self.known_below).min(end)..end
    }

    /// The hidden cards, from the bottom up.
    pub(crate) fn hidden(&self, top: Top) -> impl Iterator<Item = CardId> + '_ {
        self.cards[self.hidden_places(top)].iter().map(|card| CardId(*card))
    }

    /// Replaces the hidden cards.
    pub(crate) fn replace_hidden(&mut self, top: Top, cards: &mut impl Iterator<Item = CardId>) {
        let places = self.hidden_places(top);
        for (place, card) in self.cards[places].iter_mut().zip(cards) {
            *place = card.0;
        }
    }
}

/// A short list without heap; what does not fit is dropped, which the invariants would report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
    blank: T,
}

impl<T: Copy + PartialEq, const N: usize> List<T, N> {
    /// An empty list; `blank` fills the unused places so that equal lists are equal.
    pub(crate) fn new(blank: T) -> Self {
        Self { items: [blank; N], len: 0, blank }
    }

    pub(crate) fn as_slice(&self) -> &[T] {
        self.items.get(..usize::from(self.len)).unwrap_or_default()
    }

    pub(crate) fn push(&mut self, item: T) {
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        } else {
            debug_assert!(false, "the list is made for the most that can be");
        }
    }

    pub(crate) fn remove(&mut self, item: T) {
        let Some(index) = self.as_slice().iter().position(|found| *found == item) else { return };
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        self.items[usize::from(self.len)] = self.blank;
    }
}
