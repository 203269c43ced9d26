//! What the box holds: commodities, regions, districts, cards, years.

use damrak_core::named;
use serde::{Deserialize, Serialize};

/// The most players there can be (clause M-1).
pub(crate) const SEATS: usize = 5;
/// Cards in the box (clause M-2).
pub const CARDS: usize = 84;
/// Hourglasses among them (clause M-2).
pub(crate) const HOURGLASSES: usize = 24;
/// Commodity cards that are not for three players (clause M-3).
pub(crate) const MARKED: usize = 6;
/// Action cards of one turn (clause M-2).
pub(crate) const CARDS_A_TURN: usize = 3;
/// Spaces of the time track (clause M-7).
pub(crate) const YEARS: usize = 26;
/// How many prices there can be on the clock (clause M-9).
pub(crate) const PRICES: std::ops::RangeInclusive<usize> = 15..=16;

/// What somebody borrows (clauses M-50 and M-71), in thousands of guilders.
pub const LOAN: i32 = 120;
/// What they repay for it (clause M-75).
pub const REPAYMENT: i32 = 200;
/// For offices in all regions (clause M-65).
pub(crate) const REGIONS_BONUS: i32 = 100;
/// For warehouses in all districts (clause M-66).
pub(crate) const DISTRICTS_BONUS: i32 = 100;
/// For warehouses at both ends of a bridge (clause M-67).
pub(crate) const BRIDGE_BONUS: i32 = 40;

named! {
    /// What is traded.
    Commodity {
        /// From the plantations.
        Sugar = "sugar",
        /// From the mines.
        Gemstones = "gemstones",
        /// From the islands.
        Spice = "spice",
        /// From the looms.
        Silk = "silk",
    }
}

named! {
    /// Where trade offices are.
    Region {
        /// Printed on the board as America's.
        Americas = "americas",
        /// Africa.
        Africa = "africa",
        /// The East Indies.
        EastIndies = "east-indies",
        /// The Far East.
        FarEast = "far-east",
    }
}

named! {
    /// Where warehouses are.
    District {
        /// The new side of the old town.
        NieuweZijde = "nieuwe-zijde",
        /// The old side.
        OudeZijde = "oude-zijde",
        /// The ring of canals.
        Grachten = "grachten",
        /// The shipyards.
        Lastage = "lastage",
    }
}

/// What is scored: the market, Amsterdam, or the trade offices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// The tracks of the four commodities.
    Market,
    /// The warehouses in the four districts.
    Amsterdam,
    /// The trade offices in the four regions.
    Offices,
}

impl Area {
    /// All three, in the order of the final scoring.
    pub const ALL: [Area; 3] = [Area::Market, Area::Amsterdam, Area::Offices];
}

/// What a card shows. Cards with the same face are the same card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Time passes (clause M-18).
    Hourglass,
    /// Three steps on the market (clause M-22).
    Goods {
        /// Whether it is set aside with three players (clause M-17).
        marked: bool,
    },
    /// An office in this region (clause M-26).
    OfficeIn(Region),
    /// An office of this commodity (clause M-27).
    OfficeOf(Commodity),
    /// A warehouse in this district and any step (clause M-30).
    HouseIn(District),
    /// A warehouse in one of these districts and a step of this commodity (clause M-31).
    HouseInEither([District; 2], Commodity),
}

impl Face {
    /// The name in documents and events.
    pub fn name(self) -> String {
        match self {
            Face::Hourglass => "hourglass".into(),
            Face::Goods { marked: false } => "goods".into(),
            Face::Goods { marked: true } => "goods-marked".into(),
            Face::OfficeIn(region) => format!("office-{}", region.name()),
            Face::OfficeOf(commodity) => format!("office-{}", commodity.name()),
            Face::HouseIn(district) => format!("house-{}", district.name()),
            Face::HouseInEither([a, b], commodity) => {
                format!("house-{}-{}-{}", a.name(), b.name(), commodity.name())
            }
        }
    }
}

/// A face of the deck, by its place in the edition file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FaceId(pub(crate) u8);

impl FaceId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where the mayor places cards (clause M-16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Disk {
    /// The mayor uses it.
    Use,
    /// It is auctioned.
    Auction,
    /// It is thrown away.
    Discard,
}

impl Disk {
    /// All three.
    pub const ALL: [Disk; 3] = [Disk::Use, Disk::Auction, Disk::Discard];

    /// Counted from 0, to index arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in notation and documents.
    pub const fn name(self) -> &'static str {
        match self {
            Disk::Use => "use",
            Disk::Auction => "auction",
            Disk::Discard => "discard",
        }
    }
}

/// What a year brings (clauses M-47 to M-55).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum YearEvent {
    /// The first space: where the figure begins.
    Start,
    /// Nothing.
    None,
    /// A step for everybody.
    Ship,
    /// An office for everybody.
    Globe,
    /// A warehouse for everybody.
    CoatOfArms,
    /// A loan for everybody who wants one.
    Credit,
    /// Everybody loses a warehouse.
    LoseWarehouse,
    /// Everybody loses an office.
    LoseOffice,
    /// Everybody loses a step.
    Shipwreck,
    /// The foremost tokens fall back.
    LeadersBack,
    /// The market is scored.
    ScoreMarket,
    /// Amsterdam is scored.
    ScoreAmsterdam,
    /// The trade offices are scored.
    ScoreOffices,
    /// The last space: everything is scored.
    Final,
}

impl YearEvent {
    /// The areas that are scored.
    pub const fn scores(self) -> &'static [Area] {
        match self {
            YearEvent::ScoreMarket => &[Area::Market],
            YearEvent::ScoreAmsterdam => &[Area::Amsterdam],
            YearEvent::ScoreOffices => &[Area::Offices],
            YearEvent::Final => &Area::ALL,
            _ => &[],
        }
    }
}
