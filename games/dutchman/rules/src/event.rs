//! What can happen.

#![allow(missing_docs, reason = "the fields of events are named by what they hold")]

use damrak_core::{Phrase, Seat};
use serde::Serialize;

use crate::components::Colour;

/// Something that happened, in names that need no rules value to be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The table is laid.
    Began { ducats: i32, starter: Seat },
    /// A round begins with the roll of the lucky number.
    RoundBegan { round: u16, starter: Seat, dice: [u8; 2], lucky: u8 },
    /// A Kontor card is played.
    KontorPlayed { seat: Seat, left: u8 },
    /// Told to the one who took them.
    SharesTaken { seat: Seat, shares: Vec<Colour> },
    /// Told to the one who put them back.
    SharesReturned { seat: Seat, shares: Vec<Colour> },
    /// Told to the others.
    SharesSwapped { seat: Seat },
    /// A smith card is played.
    SmithPlayed { seat: Seat, left: u8 },
    /// Told to the others.
    Laid { seat: Seat, count: u8 },
    /// Told to the one who laid them.
    OwnLaid { seat: Seat, shoes: Vec<u8> },
    /// Somebody passes, by their own will or because they must.
    Passed { seat: Seat, must: bool },
    /// A smith gets their part of the middle; told to the others.
    SmithGot { seat: Seat, count: u8 },
    /// Told to the smith.
    OwnForged { seat: Seat, shoes: Vec<u8> },
    /// There were fewer horseshoes than smiths.
    SmithsGotNothing,
    /// What somebody laid is turned up.
    Revealed { seat: Seat, shoes: Vec<u8>, sum: u8 },
    /// Nobody laid horseshoes.
    NobodyLaid,
    /// Several came equally near.
    Tied { seats: Vec<Seat>, sum: u8 },
    /// Somebody says where the Dutchman should go.
    Announced { seat: Seat, space: Place },
    /// All tied players want the same.
    Agreed { space: Place },
    /// Somebody begins a proposal.
    ProposalBegan { seat: Seat, space: Place },
    /// They add that they give ducats, or ask for some.
    TermAdded { seat: Seat, term: Terms },
    /// They put it to the others.
    Proposed { seat: Seat, space: Place, terms: Vec<Terms> },
    /// Somebody makes no proposal.
    NoProposal { seat: Seat },
    /// A proposal is accepted by one of the others.
    Accepted { seat: Seat },
    /// A proposal is refused.
    Refused { seat: Seat },
    /// A proposal holds, and the ducats change hands.
    Dealt { seat: Seat, space: Place, terms: Vec<Terms> },
    /// More horseshoes decide.
    DecisionRound { seats: Vec<Seat> },
    /// There is one alone who could roll for it.
    Alone { seat: Seat },
    /// Dice decide.
    Rolled { rolls: Vec<Roll> },
    /// Somebody steers alone.
    Steers { seat: Seat },
    /// The Dutchman moves.
    Moved { from: Place, to: Place },
    /// He meets a ship, and its owners pay.
    Met { colour: Colour, worth: i32, debts: Vec<Debt> },
    /// Somebody is bankrupt.
    Fell { seat: Seat, short: i32 },
    /// The stones move on.
    StonesMoved { colour: Colour, counter: u8 },
    /// Somebody shows a share on an island.
    Shown { seat: Seat, colour: Colour, ducats: i32 },
    /// Somebody shows none.
    Kept { seat: Seat },
    /// The game is over.
    Over,
    /// The game is over, because all but one are bankrupt.
    OneLeft { seat: Seat },
    /// The game is over, because all who were left fell together.
    NoneLeft,
}

/// A space in an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Place {
    /// Such as `Y1`.
    pub id: String,
    /// What it is called.
    #[serde(skip)]
    pub phrase: Phrase,
}

/// Ducats in a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Terms {
    /// The other player.
    pub seat: Seat,
    /// What they get from the proposer; below zero what they give to the proposer.
    pub ducats: i32,
}

/// What somebody rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Roll {
    /// Who.
    pub seat: Seat,
    /// The sum of both dice.
    pub sum: u8,
}

/// What somebody pays for a ship that the Dutchman met.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Debt {
    /// Who.
    pub seat: Seat,
    /// How many shares they showed.
    pub shares: u8,
    /// How much they paid.
    pub paid: i32,
}
