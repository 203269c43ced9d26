//! What can happen.

#![allow(missing_docs, reason = "the fields of events are named by what they hold")]

use damrak_core::Seat;
use serde::Serialize;

use crate::components::{Company, EventKind, Lot};

/// Something that happened, in names that need no rules value to be read. Money is in florins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The table is laid.
    Began { first: Seat, cards: u8, money: u16 },
    /// Told to the one who has them: the first hand.
    HandDealt { seat: Seat, cards: Vec<CardName> },
    /// Cards come into the market.
    MarketFilled { cards: Vec<CardName> },
    /// An event card is laid open.
    EventOpened { kind: EventKind },
    /// The discarded event cards become the pile.
    EventsShuffled,

    /// Building cards are bought.
    CardsBought { seat: Seat, price: u16 },
    /// The market goes into the pile.
    Refreshed { seat: Seat, price: u16 },
    /// A card of the market is taken.
    Took { seat: Seat, card: CardName },
    /// Told to the others: a card of the pile is taken.
    Drew { seat: Seat },
    /// Told to the one who drew.
    DrewCard { seat: Seat, card: CardName },

    /// A warehouse is built.
    Built { seat: Seat, plot: String },
    /// A floor is added.
    Raised { seat: Seat, plot: String, floor: u8 },
    /// A broken roof is laid.
    RoofLaid { seat: Seat, plot: String },
    /// The last warehouse is placed.
    LastWarehouse,
    /// A company is founded.
    Founded { seat: Seat, company: Company, hq: String, value: u16 },
    /// A company is worth more or less.
    ValueChanged { company: Company, from: u16, to: u16 },
    /// The payout for a change.
    PaidOut { seat: Seat, company: Company, amount: u16 },
    /// A merger begins.
    MergerBegan { seat: Seat, companies: Vec<Company> },
    /// Shares of a company that is swallowed are sold.
    SoldOut { seat: Seat, company: Company, count: u8, amount: u16 },
    /// They are kept.
    KeptShares { seat: Seat, company: Company, count: u8 },
    /// A company is swallowed.
    Swallowed { loser: Company, winner: Company, value: u16 },
    /// A marker takes the place of an HQ.
    Marked { company: Company, plot: String },

    /// A share is bought.
    ShareBought { seat: Seat, company: Company, price: u16 },
    /// A share is sold.
    ShareSold { seat: Seat, company: Company, price: u16 },
    /// An action card is used for a roof.
    RoofBought { seat: Seat, price: u16 },
    /// An action card is used for an event.
    EventBought { seat: Seat, price: u16 },
    /// Somebody passes their turn.
    Passed { seat: Seat },

    /// An event is due.
    EventDue { seat: Seat },
    /// An event happens.
    EventHappens { seat: Seat, kind: EventKind, blind: bool },
    /// An event card is put aside because it cannot happen.
    EventImpossible { kind: EventKind },
    /// Told to the others: somebody has decided.
    BidSealed { seat: Seat },
    /// Told to the one who bid.
    BidMade { seat: Seat, amount: u16 },
    /// All bids are shown.
    BidsShown { bids: Vec<BidShown> },
    /// Some are tied and bid again, or the first of them is taken.
    Tied { seats: Vec<Seat>, again: bool },
    /// A bid is paid.
    BidPaid { seat: Seat, amount: u16 },
    /// An extra turn is won.
    ExtraTurnWon { seat: Seat },
    /// An extra turn begins.
    ExtraTurn { seat: Seat },
    /// A level card is won; told to the winner alone where the others do not see it.
    LevelWon { seat: Seat, card: CardName },
    /// Told to the others: a level card is won.
    LevelTaken { seat: Seat },
    /// Somebody has to lose shares.
    Threatened { seat: Seat, count: u8 },
    /// A share is lost.
    ShareLost { seat: Seat, company: Company },

    /// A partner is chosen.
    Approached { seat: Seat, partner: Seat },
    /// Told to the one who puts an offer together.
    Drafted { seat: Seat, item: ItemName, asked: bool },
    /// An offer is made.
    Offered { seat: Seat, partner: Seat, gives: Vec<ItemName>, gets: Vec<ItemName> },
    /// No offer is made after all.
    Withdrawn { seat: Seat },
    /// An offer is accepted.
    Accepted { seat: Seat, partner: Seat },
    /// An offer is declined.
    Declined { seat: Seat, partner: Seat },
    /// Somebody thinks of an offer in return.
    Countering { seat: Seat, partner: Seat },
    /// The trading is over.
    TradeOver { seat: Seat },

    /// Something comes under the hammer.
    LotChosen { seat: Seat, lot: Lot },
    /// A bid in an auction.
    AuctionBid { seat: Seat, amount: u16 },
    /// Somebody bids no more.
    AuctionPassed { seat: Seat },
    /// The hammer falls.
    AuctionWon { seat: Seat, amount: u16, lot: Lot },
    /// Nobody bid.
    Unsold { lot: Lot },
    /// Told to the others: one of ten cards is taken.
    KeptOne { seat: Seat, of: u8 },
    /// Told to the one who took it.
    KeptCard { seat: Seat, card: CardName },
    /// A plot is taken back.
    TakenBack { seat: Seat, plot: String },
    /// An HQ moves.
    HqMoved { company: Company, plot: String },

    /// Shares are redeemed at the end.
    Redeemed { seat: Seat, company: Company, count: u8, amount: u16 },
    /// The game is over.
    Over,
}

/// A building card in an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct CardName {
    /// A plot such as `HB3`, or `floor-2`.
    pub id: String,
    /// The floor of a level card.
    #[serde(skip)]
    pub floor: Option<u8>,
}

/// Something in an offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemName {
    Money(u16),
    Card(CardName),
    Share { company: Company, count: u8 },
}

/// What somebody bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BidShown {
    pub seat: Seat,
    pub amount: u16,
}
