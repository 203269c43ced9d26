//! What one viewer may see (clauses C-99 and C-100): a type of its own, filled with what may be shown.

mod look;

use damrak_core::edition::Provenance;
use damrak_core::{Printed, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::components::{Company, EventKind, Lot};

pub(crate) use look::look_at_board;

/// The table as one viewer sees it. Money is in florins, cards are named as in notation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many turns they have right after this one.
    pub again: u8,
    /// What is being decided.
    pub stage: StageView,
    /// Who owes a decision.
    pub waiting: SeatSet,
    /// What never changes.
    pub board: Printed<BoardView>,
    /// Plots with a warehouse, an HQ or a marker, in the order of the boards.
    pub built: Printed<Vec<BuildView>>,
    /// All companies, in the order of the box.
    pub companies: Printed<Vec<CompanyView>>,
    /// Plots on which no company can be founded, because another is too near.
    pub buffer: Printed<Vec<String>>,
    /// Warehouses that are left.
    pub supply: u8,
    /// The market; empty places are filled at the end of the turn.
    pub market: Printed<[Option<String>; 5]>,
    /// Cards in the pile.
    pub pile: u8,
    /// Level cards beside the chart, as the viewer knows them, but not in which order: where some were won unseen
    /// there may be more, and the cards are among these.
    pub aside: Vec<String>,
    /// How many lie there.
    pub aside_left: u8,
    /// The plot cards that were played last, the latest first, up to ten.
    pub latest: Printed<Vec<String>>,
    /// The event cards.
    pub events: Printed<EventsView>,
    /// Whether an event is due at the end of this turn.
    pub due: bool,
    /// Whether the game ends with this turn.
    pub ending: bool,
    /// The company founded this turn, whose shares cost its founder no more than its value.
    pub founded: Option<Company>,
    /// The company that got the value of the warehouse when a card was played last, if it merged any.
    pub bonus: Option<Company>,
    /// By seat.
    pub players: Vec<Printed<PlayerView>>,
    /// An auction, if one is held.
    pub auction: Option<AuctionView>,
    /// An offer that was made and waits for an answer.
    pub offer: Option<DealView>,
    /// The viewer's own secrets, if they play.
    pub own: Option<OwnView>,
    /// What the bank has, if money is open.
    pub bank: Option<i32>,
}

/// What everybody sees alike.
#[derive(Debug)]
pub struct Common {
    /// As everybody else sees them.
    pub(crate) players: Vec<Printed<PlayerView>>,
    pub(crate) built: Printed<Vec<BuildView>>,
    pub(crate) companies: Printed<Vec<CompanyView>>,
    pub(crate) buffer: Printed<Vec<String>>,
    pub(crate) market: Printed<[Option<String>; 5]>,
    pub(crate) latest: Printed<Vec<String>>,
    pub(crate) events: Printed<EventsView>,
}

/// What is being decided.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "now", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum StageView {
    /// Somebody chooses what they do in their turn.
    Turn { seat: Seat },
    /// Somebody takes building cards.
    Buying { seat: Seat, taken: u8 },
    /// Somebody may sell another share.
    Selling { seat: Seat },
    /// Somebody may found a company with what lies diagonally.
    Diagonal { seat: Seat, plot: String },
    /// Somebody places the HQ between two plots.
    Between { seat: Seat, plots: [String; 2] },
    /// Somebody chooses the company they found.
    Founding { seat: Seat, hq: String },
    /// Somebody chooses which company gets the value of the warehouse.
    Bonus { seat: Seat, plot: String, companies: Vec<Company>, roof: bool },
    /// Somebody chooses which company is swallowed by which.
    Merging { seat: Seat, companies: Vec<Company> },
    /// Somebody may sell shares of a company that is swallowed.
    Sales { seat: Seat, companies: Vec<Company>, loser: Company, winner: Company, price: u16 },
    /// Somebody may trade shares.
    Trading { seat: Seat, left: u8 },
    /// Somebody chooses an event.
    Choosing { seat: Seat, by_action: bool },
    /// Secret bids are made.
    Bids { event: Option<EventKind>, bidders: Vec<Seat>, ties: u8 },
    /// Somebody loses shares.
    Losing { seat: Seat, left: u8 },
    /// The active player may make an offer.
    Offering { seat: Seat, left: u8 },
    /// Somebody puts an offer together.
    Drafting { seat: Seat, partner: Seat, left: u8, in_return: bool },
    /// Somebody answers an offer.
    Answering { seat: Seat, partner: Seat, left: u8, in_return: bool },
    /// Somebody chooses what is auctioned.
    Lots { seat: Seat },
    /// An auction is held.
    Auction { seat: Seat },
    /// Somebody takes one of ten cards.
    Looking { seat: Seat },
    /// Somebody takes a plot back.
    TakingBack { seat: Seat, plots: Vec<String> },
    /// Somebody moves an HQ.
    MovingHq { seat: Seat, company: Company },
    /// The game is over.
    Over,
}

/// What never changes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BoardView {
    /// The layout in play.
    pub layout: String,
    /// Its title.
    pub layout_title: String,
    /// How the layout is known.
    pub layout_provenance: Provenance,
    /// The four boards.
    pub districts: Vec<DistrictView>,
    /// All plots.
    pub plots: Vec<PlotView>,
    /// Pairs of plots with a bridge between them.
    pub bridges: Vec<[String; 2]>,
    /// Pairs of plots side by side that a canal separates.
    pub canals: Vec<[String; 2]>,
    /// The values of the chart after which there is an event line.
    pub lines: Vec<u16>,
    /// How the event lines are known.
    pub lines_provenance: Provenance,
    /// The price of building cards.
    pub card_price: u16,
    /// The price of a new market.
    pub refresh_price: u16,
    /// The price of using an action card.
    pub action_price: u16,
    /// The least price of a share.
    pub least_share: u16,
}

/// A board on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DistrictView {
    /// Its letter.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Column of its upper left corner.
    pub x: u8,
    /// Row of its upper left corner.
    pub y: u8,
    /// Columns it takes as it lies.
    pub width: u8,
    /// Rows it takes as it lies.
    pub height: u8,
    /// How it is known.
    pub provenance: Provenance,
}

/// A plot on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlotView {
    /// Its name.
    pub id: String,
    /// Its column, from the left.
    pub x: u8,
    /// Its row, from above.
    pub y: u8,
}

/// What stands on a plot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BuildView {
    /// Where.
    pub plot: String,
    /// How many warehouses; 0 under an HQ or a marker without one.
    pub height: u8,
    /// To which company it belongs.
    pub company: Option<Company>,
    /// Whether its HQ stands here.
    pub hq: bool,
    /// Whether a broken roof lies on it.
    pub roof: bool,
}

/// A company.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CompanyView {
    /// Which.
    pub company: Company,
    /// What it is worth; 0 while it is not on the board.
    pub value: u16,
    /// What a share costs now, if it is on the board.
    pub price: Option<u16>,
    /// Where its HQ stands.
    pub hq: Option<String>,
    /// Warehouses it has, floors included.
    pub warehouses: u8,
    /// Shares in the bank.
    pub shares_left: u8,
}

/// The event cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EventsView {
    /// Those that lie open.
    pub open: Vec<Option<EventKind>>,
    /// How many lie face down.
    pub pile: u8,
    /// Which of them, but not in which order: verlappen, aenleggen, dreighinghe, coopmanscappen, veilinge.
    pub unseen: [u8; 5],
    /// The one that happens now.
    pub current: Option<EventKind>,
}

/// What everybody may know about a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Their seat.
    pub seat: Seat,
    /// Their money, if the viewer may see it.
    pub money: Option<i32>,
    /// What they would have if the game ended now, if the viewer may see it.
    pub worth: Option<i32>,
    /// Their shares, in the order of the companies.
    pub shares: [u8; 9],
    /// Building cards in their hand.
    pub cards: u8,
    /// Those that everybody has seen, where that goes on being shown.
    pub shown: Vec<String>,
    /// Broken roofs in front of them.
    pub roofs: u8,
    /// Action cards they have left.
    pub action_cards: u8,
    /// Extra turns after their next one.
    pub extra_turns: u8,
    /// Whether they have made a secret bid.
    pub sealed: bool,
}

/// An auction.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AuctionView {
    /// What is auctioned.
    pub lot: Lot,
    /// The highest bidder so far.
    pub leader: Option<Seat>,
    /// The highest bid so far.
    pub highest: Option<u16>,
    /// Who may still bid.
    pub bidders: SeatSet,
}

/// An offer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DealView {
    /// Who makes it.
    pub from: Seat,
    /// Who gets it.
    pub to: Seat,
    /// What the maker gives.
    pub gives: SideView,
    /// What they get.
    pub gets: SideView,
}

/// One side of an offer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SideView {
    /// Money.
    pub money: u16,
    /// Building cards.
    pub cards: Vec<String>,
    /// Shares, in the order of the companies.
    pub shares: [u8; 9],
}

/// What only the viewer may see.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OwnView {
    /// Their building cards.
    pub hand: Vec<String>,
    /// What their plot cards would do now.
    pub prospects: Vec<ProspectView>,
    /// What they have bid in secret.
    pub bid: Option<u16>,
    /// The offer they put together.
    pub draft: Option<DealView>,
    /// The cards they may choose from (clause C-92).
    pub ten: Vec<String>,
}

/// What a plot card would do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ProspectView {
    /// Which card.
    pub plot: String,
    /// `alone`, `diagonal`, `found`, `extend`, `merge` or `blocked`.
    pub outcome: &'static str,
    /// The companies it touches.
    pub companies: Vec<Company>,
    /// What would be paid out, or could be at most.
    pub payout: Option<u16>,
    /// Whether it may be less, as the player decides afterwards.
    pub payout_varies: bool,
}
