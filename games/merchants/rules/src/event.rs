//! What can happen.

#![allow(missing_docs, reason = "the fields of events are named by what they hold")]

use damrak_core::Seat;
use serde::Serialize;

use crate::components::{Area, Commodity, Disk, Face, YearEvent};

/// Something that happened, in names that need no rules value to be read. Money is in thousands of
/// guilders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The table is laid.
    Began { money: i32, mayor: Seat },
    /// A card is turned up.
    TurnedUp { seat: Seat, card: CardName },
    /// A card that is not for three players is set aside.
    SetAside { card: CardName },
    /// A card is placed.
    Placed { seat: Seat, card: CardName, disk: Disk },
    /// A card is thrown away.
    Discarded { card: CardName },
    /// The figure moves on.
    YearCame {
        year: String,
        space: u8,
        brings: YearEvent,
        /// A sentence of history that the edition brings along.
        #[serde(skip_serializing_if = "Option::is_none")]
        history: Option<String>,
    },
    /// A market token is placed or moves forward.
    Stepped { seat: Seat, commodity: Commodity, space: u8 },
    /// A market token moves back; space 0 is off the board.
    FellBack { seat: Seat, commodity: Commodity, space: u8 },
    /// A trade office is opened.
    Opened { seat: Seat, office: String, region: crate::Region, commodity: Commodity },
    /// A trade office is given up.
    Closed { seat: Seat, office: String, region: crate::Region, commodity: Commodity },
    /// A warehouse is built.
    Built { seat: Seat, house: String, district: crate::District, free: bool },
    /// A warehouse is taken away.
    Razed { seat: Seat, house: String, district: crate::District, returned: bool },
    /// Somebody does without something.
    Skipped { seat: Seat },
    /// A card cannot be used, or not fully, because no space is free.
    NothingFree { seat: Seat, card: CardName },
    /// A loan is taken; a forced one pays back a bonus.
    Borrowed { seat: Seat, forced: bool },
    /// Somebody takes no loan.
    NoLoan { seat: Seat },
    /// A card comes under the hammer.
    AuctionBegan { card: CardName },
    /// The mayor starts the clock.
    ClockStarted { seat: Seat },
    /// Told to the others: somebody has named a price, or none.
    PriceSealed { seat: Seat },
    /// Told to the one who named it.
    PriceNamed { seat: Seat, price: Option<u16> },
    /// Somebody stopped on the first price.
    Doubled { seat: Seat },
    /// Somebody stopped and cannot pay.
    Misbid { seat: Seat, price: u16 },
    /// A card is sold.
    Sold {
        seat: Seat,
        price: u16,
        card: CardName,
        /// Whether somebody stopped the clock for it; otherwise a doubled run has come to its end. Only for the
        /// words: what is written down of the event stays what it always was.
        #[serde(skip)]
        stopped: bool,
    },
    /// Nobody bought.
    Unsold { card: CardName },
    /// A bonus is paid.
    BonusPaid { seat: Seat, bonus: Bonus, amount: i32 },
    /// A bonus is returned.
    BonusReturned { seat: Seat, bonus: Bonus, amount: i32 },
    /// A part of an area is scored.
    Scored { area: Area, rank: u8, part: PartName, payments: Vec<Payment> },
    /// The office passes on.
    MayorPassed { seat: Seat },
    /// Loans are repaid.
    Repaid { seat: Seat, loans: u8, amount: i32 },
    /// The game is over.
    Over,
}

/// A card in an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct CardName {
    /// Such as `office-africa`.
    pub id: String,
    /// What it shows.
    #[serde(skip)]
    pub face: Face,
}

impl From<Face> for CardName {
    fn from(face: Face) -> Self {
        Self { id: face.name(), face }
    }
}

/// Bonuses in money.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// Clause M-65.
    Regions,
    /// Clause M-66.
    Districts,
    /// Clause M-67.
    Bridge,
}

/// One of the four parts of an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum PartName {
    /// Of the market.
    Track(Commodity),
    /// Of Amsterdam.
    District(crate::District),
    /// Of the world.
    Region(crate::Region),
}

/// What somebody gets from a scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Payment {
    /// Who.
    pub seat: Seat,
    /// 1 for the first, 2 for the second.
    pub place: u8,
    /// How much.
    pub amount: i32,
}
