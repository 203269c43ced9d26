//! What the box holds: companies, building cards, events.

use damrak_core::{Bits, named};
use serde::Serialize;

use crate::plots::{PLOTS, PlotId};

/// The most players there can be (clause C-1).
pub(crate) const SEATS: usize = 5;
/// Companies (clause C-7).
pub(crate) const COMPANIES: usize = 9;
/// Shares of each (clause C-7).
pub(crate) const SHARES: u8 = 9;
/// Building cards (clause C-3).
pub(crate) const CARDS: usize = 114;
/// Warehouses (clause C-8).
pub(crate) const WAREHOUSES: u8 = 62;
/// The most building cards in a hand (clause C-23).
pub(crate) const MOST_CARDS: u8 = 15;
/// Cards in the market (clause C-15).
pub(crate) const MARKET: usize = 5;
/// Event cards (clause C-9).
pub(crate) const EVENTS: usize = 15;
/// Level cards beside the chart (clause C-12).
pub(crate) const ASIDE: usize = 4;
/// Floors of the highest warehouse (clause C-45).
pub(crate) const MOST_FLOORS: u8 = 4;
/// Action cards of each player (clause C-16).
pub(crate) const ACTION_CARDS: u8 = 2;
/// How many cards of the pile are shown to who won a choice of them (clause C-92).
pub(crate) const SHOWN_CARDS: usize = 10;
/// How many of the latest plot cards can be taken back (clause C-93).
pub(crate) const LATEST_PLOTS: usize = 10;
/// What a broken roof takes from a company (clause C-58).
pub(crate) const ROOF: u16 = 50;
/// Shares that are traded after building, or sold instead of it (clauses C-63 and C-69).
pub(crate) const TRADES: u8 = 2;
/// Shares that are lost to Dreighinghe (clause C-82).
pub(crate) const LOST_SHARES: u8 = 2;
/// Every sum is a multiple of this (clause C-10).
pub(crate) const SUM_STEP: u16 = 10;
/// What the ground floor of a warehouse adds to its company, the second twice as much, and so on (clauses C-44 and C-46).
pub(crate) const FLOOR: u16 = 10;

/// Whether a broken roof is laid on a warehouse (clause C-58).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Roof {
    /// None is.
    Bare,
    /// One is.
    Laid,
}

named! {
    /// A trading company (clause C-7).
    Company {
        /// Buskruit.
        Gunpowder = "gunpowder",
        /// Steenkool.
        Coal = "coal",
        /// Porselein.
        Porcelain = "porcelain",
        /// Zijde.
        Silk = "silk",
        /// Kruiden.
        Spices = "spices",
        /// Suiker.
        Sugar = "sugar",
        /// Haring.
        Herring = "herring",
        /// Thee.
        Tea = "tea",
        /// Tabak.
        Tobacco = "tobacco",
    }
}

named! {
    /// What an event card brings (clause C-9).
    EventKind {
        /// An extra turn for the highest bidder (clause C-78).
        Verlappen = "verlappen",
        /// A level card for the highest bidder (clause C-80).
        Aenleggen = "aenleggen",
        /// The lowest bidder loses shares (clause C-82).
        Dreighinghe = "dreighinghe",
        /// Trading (clause C-84).
        Coopmanscappen = "coopmanscappen",
        /// An auction (clause C-88).
        Veilinge = "veilinge",
    }
}

impl EventKind {
    /// Whether secret bids are made for it.
    pub(crate) fn has_bids(self) -> bool {
        matches!(self, EventKind::Verlappen | EventKind::Aenleggen | EventKind::Dreighinghe)
    }
}

/// What is auctioned (clauses C-90 to C-93).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lot {
    /// A share of the bank.
    Bank(Company),
    /// A share of the active player.
    Own(Company),
    /// A choice of ten cards.
    Ten,
    /// A plot that was built on.
    Back,
}

impl Lot {
    /// Whether the winner gets a building card.
    pub(crate) fn is_card(self) -> bool {
        matches!(self, Lot::Ten | Lot::Back)
    }
}

/// A building card: a plot, or a floor. Level cards for the same floor are the same card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// How many different cards there are.
    pub(crate) const KINDS: usize = PLOTS + 3;

    /// The card of a plot.
    pub const fn plot(plot: PlotId) -> Self {
        Self(plot.index() as u8)
    }

    /// The card for a second, third or fourth floor.
    pub const fn level(floor: u8) -> Option<Self> {
        if floor >= 2 && floor <= MOST_FLOORS { Some(Self(PLOTS as u8 + floor - 2)) } else { None }
    }

    /// The level card of this kind: 0 for the second floor.
    pub(crate) const fn of_level_index(index: usize) -> Self {
        Self(PLOTS as u8 + if index < 3 { index as u8 } else { 2 })
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self(if index < Self::KINDS { index as u8 } else { 0 })
    }

    /// Counted from 0: the plots, then the floors.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The plot, if it is a plot card.
    pub fn as_plot(self) -> Option<PlotId> {
        (self.index() < PLOTS).then(|| PlotId::from_index(self.index()))
    }

    /// Whether it is a level card.
    pub const fn is_level(self) -> bool {
        self.0 as usize >= PLOTS
    }

    /// The place of a level card among the three kinds.
    pub(crate) fn level_index(self) -> Option<usize> {
        self.index().checked_sub(PLOTS)
    }

    /// The floor of a level card.
    pub fn floor(self) -> Option<u8> {
        self.level_index().map(|index| index as u8 + 2)
    }
}

/// A set of companies.
pub(crate) type Companies = Bits<Company, u16>;
