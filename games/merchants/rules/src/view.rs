//! What one viewer may see (clauses M-77 and M-78): a type of its own, filled with what may be shown.

mod look;

use damrak_core::edition::Provenance;
use damrak_core::{Phrase, Printed, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::components::{Area, Commodity, Disk, District, Region, YearEvent};
use crate::edition::Numbers;
use crate::event::PartName;

pub(crate) use look::{look_at_board, print_faces};

/// The table as one viewer sees it. Money is in thousands of guilders.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The turn, counted from 1; one more than there are once the last is over.
    pub turn: u8,
    /// How many turns there are.
    pub turns: u8,
    /// Who is mayor.
    pub mayor: Seat,
    /// The space of the time track on which the figure stands, counted from 0.
    pub year: u8,
    /// What is being decided.
    pub stage: StageView,
    /// Who owes a decision.
    pub waiting: SeatSet,
    /// What never changes.
    pub board: Printed<BoardView>,
    /// By seat.
    pub players: Vec<Printed<PlayerView>>,
    /// The areas as they would be scored now: market, Amsterdam, trade offices.
    pub areas: Printed<[AreaView; 3]>,
    /// The card that is turned up.
    pub turned: Option<Printed<CardView>>,
    /// The cards on the disks: use, auction, discard.
    pub disks: Printed<[Option<Printed<CardView>>; 3]>,
    /// The auction, if one is held.
    pub auction: Option<AuctionView>,
    /// The viewer's own secrets, if they play.
    pub own: Option<OwnView>,
    /// How many cards are still to come.
    pub cards_left: u8,
    /// Which, in the order of the edition; their order is hidden.
    pub unseen: Printed<Vec<CountView>>,
    /// What the bank has, if money is open.
    pub bank: Option<i32>,
}

/// What everybody sees alike.
#[derive(Debug)]
pub struct Common {
    /// As everybody else sees them.
    pub(crate) players: Vec<Printed<PlayerView>>,
    pub(crate) areas: Printed<[AreaView; 3]>,
    pub(crate) disks: Printed<[Option<Printed<CardView>>; 3]>,
    pub(crate) unseen: Printed<Vec<CountView>>,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "now", rename_all = "kebab-case")]
pub enum StageView {
    /// The mayor places the card that is turned up.
    Placing,
    /// What the year brings.
    Year {
        /// Whose turn it is.
        seat: Seat,
        /// What.
        event: YearEvent,
    },
    /// Somebody uses a card.
    Using {
        /// Who.
        seat: Seat,
        /// From which disk.
        disk: Disk,
        /// Which part of it: `goods`, `office`, `office-step`, `house`, `house-step`.
        part: &'static str,
        /// Steps that are left of a commodity card.
        steps_left: u8,
    },
    /// Somebody may build for the bonus of the market.
    BonusHouse {
        /// Who.
        seat: Seat,
    },
    /// Somebody returns a warehouse.
    ReturnHouse {
        /// Who.
        seat: Seat,
    },
    /// A card is auctioned.
    Auction,
    /// The game is over.
    Over,
}

/// What never changes on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BoardView {
    /// Trade-office spaces.
    pub offices: Vec<OfficeView>,
    /// Warehouse spaces.
    pub houses: Vec<HouseView>,
    /// Bridges.
    pub bridges: Vec<BridgeView>,
    /// What breaks ties.
    pub numbers: Numbers,
    /// The time track.
    pub years: Vec<YearView>,
    /// Spaces of each market track.
    pub track_length: u8,
    /// The prices of the clock, the highest first.
    pub prices: Vec<u16>,
}

/// A trade-office space.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OfficeView {
    /// Its name.
    pub id: String,
    /// Where it lies.
    pub region: Region,
    /// What it shows.
    pub commodity: Commodity,
    /// How it is known.
    pub provenance: Provenance,
}

/// A warehouse space.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HouseView {
    /// Its name.
    pub id: String,
    /// Where it lies.
    pub district: District,
    /// Its column, from west to east.
    pub x: u8,
    /// Its row, from north to south.
    pub y: u8,
    /// How it is known.
    pub provenance: Provenance,
}

/// A bridge.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BridgeView {
    /// The warehouse spaces that it joins.
    pub ends: [String; 2],
    /// How it is known.
    pub provenance: Provenance,
}

/// A space of the time track.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct YearView {
    /// As printed.
    pub year: String,
    /// What it brings in this setup.
    pub event: YearEvent,
    /// What its scoring pays to the first of each rank.
    pub first: Option<[u16; 4]>,
    /// What its scoring pays to the second of each rank.
    pub second: Option<[u16; 4]>,
    /// How it is known, what it pays included.
    pub provenance: Provenance,
    /// A sentence of history.
    #[serde(skip)]
    pub history: Option<Phrase>,
}

/// What everybody may know about a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Their seat.
    pub seat: Seat,
    /// Their money, if the viewer may see it.
    pub money: Option<i32>,
    /// Their loans.
    pub loans: u8,
    /// Their space on each track: sugar, gemstones, spice, silk; 0 without a token.
    pub market: [u8; 4],
    /// Their trade offices.
    pub offices: Vec<String>,
    /// Their warehouses.
    pub houses: Vec<String>,
    /// Trade offices in America's, Africa, East Indies, Far East.
    pub regions: [u8; 4],
    /// Warehouses in Nieuwe Zijde, Oude Zijde, Grachten, Lastage.
    pub districts: [u8; 4],
    /// Their bonuses.
    pub bonuses: BonusView,
    /// Tokens on the board.
    pub tokens: u8,
    /// Whether they have sealed a price.
    pub sealed: bool,
}

/// Which bonuses somebody has.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct BonusView {
    /// Whether they trade everywhere, and have a warehouse for it or have gone without: `none`, `built`,
    /// `forgone`.
    pub market: &'static str,
    /// Whether they have an office in every region.
    pub regions: bool,
    /// Whether they have a warehouse in every district.
    pub districts: bool,
    /// How many bridges have their warehouses at both ends.
    pub bridges: u8,
}

/// An area as it would be scored now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AreaView {
    /// Which.
    pub area: Area,
    /// Its four parts, the highest rank first.
    pub parts: Vec<PartView>,
}

/// A part of an area.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PartView {
    /// Which.
    pub part: PartName,
    /// What ranks it: its foremost token, or all its tokens.
    pub weight: u8,
    /// How strong each player is in it, by seat.
    pub strength: Vec<u8>,
}

/// A card that may be seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardView {
    /// Its name.
    pub id: String,
    /// `hourglass`, `goods`, `office` or `house`.
    pub kind: &'static str,
    /// The region of a trade-office card.
    pub region: Option<Region>,
    /// The districts of an Amsterdam card.
    pub districts: Vec<District>,
    /// The commodity, if it shows just one.
    pub commodity: Option<Commodity>,
    /// Whether it is not for three players.
    pub marked: bool,
    /// How we know it.
    pub provenance: Provenance,
    /// What it is called.
    #[serde(skip)]
    pub phrase: Phrase,
}

/// How many cards of a face are still to come.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CountView {
    /// The name of the card.
    pub card: String,
    /// How many.
    pub count: u8,
}

/// An auction.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AuctionView {
    /// `ready` before the mayor starts the clock, `falling`, or `sealed`.
    pub run: &'static str,
    /// Who opened the doubled run, if it is one.
    pub opener: Option<Seat>,
    /// Who stopped and could not pay.
    pub barred: SeatSet,
    /// The prices of this run, the highest first.
    pub prices: Vec<u16>,
}

/// What only the viewer may see.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OwnView {
    /// What they have sealed, in notation.
    pub sealed: Option<String>,
}
