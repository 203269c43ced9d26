//! The cards of the box.

use damrak_core::{Bits, Id, Seat};
use serde::{Deserialize, Serialize};

/// How many cards there are: 42 quays, 44 canals, 6 special cards (clause K-2).
pub const CARDS: usize = 92;
/// Quays of one colour.
pub(crate) const QUAYS_EACH: usize = 21;
/// Canals with a number.
pub(crate) const CANALS: usize = 43;
/// Special cards.
pub(crate) const SPECIALS: usize = 6;

const FIRST_CANAL: usize = 2 * QUAYS_EACH;
const ANCHOR: usize = FIRST_CANAL + CANALS;
const FIRST_SPECIAL: usize = ANCHOR + 1;

/// Red, seat 1 (clause K-1).
pub const RED: Seat = Seat::from_index(0);
/// Black, seat 2 (clause K-1).
pub const BLACK: Seat = Seat::from_index(1);

/// The other of the two.
pub const fn other(seat: Seat) -> Seat {
    if seat.index() == 0 { BLACK } else { RED }
}

/// The three goods (clause K-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    /// Beats wine.
    Tea,
    /// Beats spice.
    Wine,
    /// Beats tea.
    Spice,
}

impl Good {
    /// All three.
    pub const ALL: [Good; 3] = [Good::Tea, Good::Wine, Good::Spice];

    /// The good this one is worth more than (clause K-43).
    pub const fn beats(self) -> Good {
        match self {
            Good::Wine => Good::Spice,
            Good::Spice => Good::Tea,
            Good::Tea => Good::Wine,
        }
    }
}

/// The sign in a card's corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// None.
    None,
    /// The other pays harbour tax.
    Guilder,
    /// The boat may move; a quay that bears it can be removed.
    Boat,
}

/// The three kinds of special cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// Turns a small quay or a bridge into a canal.
    Flood,
    /// Joins two sectors over a canal.
    Bridge,
    /// A quay of nobody that makes its sector worth more.
    Customs,
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A quay with goods.
    Quay,
    /// A quay that keeps the other's quays away.
    Crane,
    /// Water.
    Canal,
    /// The middle of the harbour, water too.
    Anchor,
    /// One of the six.
    Special(Special),
}

/// One card of the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// What it is.
    pub kind: Kind,
    /// Its number; 0 on the anchor.
    pub number: u8,
    /// Which goods it shows, in the order of [`Good::ALL`].
    pub goods: [bool; 3],
    /// Its sign.
    pub symbol: Symbol,
}

impl Card {
    /// How many goods it shows.
    pub fn goods_count(&self) -> usize {
        self.goods.iter().filter(|shown| **shown).count()
    }
}

/// A card of the box, by its place in it: red quays, black quays, canals, anchor, special cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub(crate) u8);

impl CardId {
    /// The middle of the harbour.
    pub const ANCHOR: CardId = CardId(ANCHOR as u8);

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every card of the box.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..CARDS as u8).map(CardId)
    }

    /// The stack a card belongs to.
    pub fn suit(self) -> Suit {
        match self.index() {
            index if index < QUAYS_EACH => Suit::Quay(RED),
            index if index < FIRST_CANAL => Suit::Quay(BLACK),
            index if index < FIRST_SPECIAL => Suit::Canal,
            _ => Suit::Special,
        }
    }

    /// The owner of a quay or crane.
    pub fn owner(self) -> Option<Seat> {
        match self.suit() {
            Suit::Quay(seat) => Some(seat),
            Suit::Canal | Suit::Special => None,
        }
    }
}

/// The stacks the cards are sorted into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Suit {
    /// The quays and cranes of one player.
    Quay(Seat),
    /// The canals, with the anchor.
    Canal,
    /// The special cards.
    Special,
}

impl Suit {
    /// All stacks.
    pub const ALL: [Suit; 4] = [Suit::Quay(RED), Suit::Quay(BLACK), Suit::Canal, Suit::Special];

    /// The cards of this stack; the anchor is among the canals.
    pub const fn cards(self) -> CardSet {
        CardSet::of(match self {
            Suit::Quay(seat) if seat.index() == 0 => run_of(0, QUAYS_EACH),
            Suit::Quay(_) => run_of(QUAYS_EACH, FIRST_CANAL),
            Suit::Canal => run_of(FIRST_CANAL, FIRST_SPECIAL),
            Suit::Special => run_of(FIRST_SPECIAL, CARDS),
        })
    }
}

const fn run_of(from: usize, to: usize) -> u128 {
    ((1u128 << (to - from)) - 1) << from
}

impl Id for CardId {
    #[inline(always)]
    fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    #[inline(always)]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of cards, walked in the order of the box.
pub type CardSet = Bits<CardId, u128>;

/// All cards with what is printed on them.
#[derive(Clone, Debug)]
pub struct Deck {
    cards: [Card; CARDS],
}

impl Deck {
    /// The cards in the order of the box; the edition loader has checked them.
    pub(crate) fn new(cards: [Card; CARDS]) -> Self {
        Self { cards }
    }

    /// What is printed on a card.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// The short name: R red quay, K black quay, C canal, S special card, each with its number.
    pub fn name(&self, id: CardId) -> String {
        let letter = match (id, id.suit()) {
            (CardId::ANCHOR, _) => return "anchor".to_owned(),
            (_, Suit::Quay(RED)) => 'R',
            (_, Suit::Quay(_)) => 'K',
            (_, Suit::Canal) => 'C',
            (_, Suit::Special) => 'S',
        };
        crate::cells::named(letter, self.card(id).number, 2)
    }

    /// The card of this short name, in capitals or not.
    pub fn find(&self, name: &str) -> Option<CardId> {
        if name.eq_ignore_ascii_case("anchor") {
            return Some(CardId::ANCHOR);
        }
        let letter = name.chars().next()?.to_ascii_uppercase();
        let digits = name.get(1..)?;
        if !(2..=3).contains(&digits.len()) || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let number: u8 = digits.parse().ok()?;
        let suit = match letter {
            'R' => Suit::Quay(RED),
            'K' => Suit::Quay(BLACK),
            'C' => Suit::Canal,
            'S' => Suit::Special,
            _ => return None,
        };
        suit.cards().into_iter().find(|id| {
            *id != CardId::ANCHOR
                && self.card(*id).number == number
                && self.name(*id).len() == name.len()
        })
    }
}
