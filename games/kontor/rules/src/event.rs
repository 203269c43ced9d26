//! What can happen.

#![allow(missing_docs, reason = "the fields of events are named by what they hold")]

use damrak_core::Seat;
use serde::Serialize;

use crate::components::{Good, Special};

/// Something that happened, in names that need no rules value to be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Told to the owner alone.
    HandDealt { seat: Seat, cards: Vec<CardName> },
    /// The table is laid.
    Dealt { canal: Option<CardName>, quays: [Option<CardName>; 2] },
    /// A round begins.
    RoundBegan { round: u16 },
    /// Told to the others: somebody has decided whether to buy.
    BuyingSealed { seat: Seat },
    /// Told to the one who decided.
    BuyingDecided { seat: Seat, buys: bool },
    /// Nobody wants a special card, as one sees now.
    NobodyBuys,
    /// Told to the others.
    SpecialBought { seat: Seat },
    /// Told to the buyer.
    SpecialDrawn { seat: Seat, card: CardName },
    /// Both want the last one.
    Contested,
    /// Told to the others: somebody has chosen a card to show.
    ShowSealed { seat: Seat },
    /// Told to the one who chose.
    ShowDecided { seat: Seat, card: CardName },
    /// A card is shown.
    Shown { seat: Seat, card: CardName },
    /// Who has nothing to show cannot buy.
    NothingToShow { seat: Seat },
    /// Told to the others: somebody has chosen.
    ChoiceSealed { seat: Seat },
    /// Told to the one who chose; no card is a pass.
    ChoiceDecided { seat: Seat, card: Option<CardName> },
    /// A card is revealed.
    Revealed { seat: Seat, card: CardName },
    /// A pass is revealed.
    Passed { seat: Seat },
    /// A guilder comes from the treasury.
    Paid { seat: Seat, why: Income },
    /// A guilder is due, but the treasury cannot pay it.
    NotPaid { seat: Seat, why: Income },
    /// Harbour tax is paid.
    Taxed { seat: Seat },
    /// Somebody cannot pay the tax and takes their card back.
    Withdrawn { seat: Seat, card: CardName },
    /// The higher number begins.
    Begins { seat: Seat },
    /// The boat moves.
    BoatMoved { seat: Seat, from: String, to: String },
    /// The boat stays.
    BoatStayed { seat: Seat },
    /// A quay is removed.
    Removed { seat: Seat, card: CardName, cell: String },
    /// A card is laid.
    Laid { seat: Seat, card: CardName, cell: String },
    /// A flood or a bridge is laid on a card.
    LaidOn {
        seat: Seat,
        card: CardName,
        cell: String,
        below: CardName,
        /// Which way a bridge runs.
        direction: Option<&'static str>,
    },
    /// A card cannot be laid and goes back into the hand.
    CannotLay { seat: Seat, card: CardName },
    /// Left and right border are fixed.
    ColumnsFixed { first: String, last: String },
    /// Upper and lower border are fixed.
    RowsFixed { first: String, last: String },
    /// A sector is closed and scored.
    Closed { sector: String, size: u8, majority: Majority },
    /// A card is drawn from an open pile.
    Drew { seat: Seat, card: CardName },
    /// A pile has nothing to draw.
    PileEmpty { seat: Seat },
    /// The game is over.
    Over { why: EndName },
}

/// A card in an event: its short name, and enough to speak of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardName {
    /// `R11`, `C62`, `S86`, `anchor`.
    pub id: String,
    /// What it is.
    #[serde(skip)]
    pub kind: NamedKind,
    /// Its number.
    #[serde(skip)]
    pub number: u8,
}

/// How a card is spoken of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NamedKind {
    /// A quay of a colour.
    Quay(Seat),
    /// A crane of a colour.
    Crane(Seat),
    /// A canal.
    Canal,
    /// The anchor.
    Anchor,
    /// A special card.
    Special(Special),
}

/// Why a guilder is paid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Income {
    /// For passing (clause K-12).
    Pass,
    /// Because neither could pay the tax (clause K-19).
    Insolvency,
    /// For a canal (clause K-46).
    Subsidy,
}

/// How a closed sector was decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Majority {
    /// Who sets a guard.
    pub winner: Option<Seat>,
    /// What decided.
    pub by: DecidedBy,
    /// The good that decided, if it was one.
    pub good: Option<Good>,
    /// Stocks by seat, in the order tea, wine, spice.
    pub stocks: [[u8; 3]; 2],
}

/// Which comparison decided a sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecidedBy {
    /// Clause K-41.
    LargestDifference,
    /// Clause K-42.
    MoreGoods,
    /// Clause K-43.
    BetterGood,
    /// Clause K-44.
    Nothing,
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndName {
    /// Clause K-50.
    Full,
    /// Clause K-51.
    Idle,
    /// Clause K-52.
    Stale,
    /// Clause K-65.
    Line(Seat),
    /// Clause K-70: this seat has no guilder left.
    Broke(Seat),
}
