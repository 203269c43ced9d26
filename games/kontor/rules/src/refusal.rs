//! Why something is not allowed.

use damrak_core::{Refusal as CoreRefusal, Seat};

use crate::action::Action;
use crate::event::EndName;
use crate::rules::Kontor;
use crate::state::{Position, Secret, Stage, Step};

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over, for this reason.
    Over(EndName),
    /// It is the turn of another seat.
    NotYourTurn,
    /// The seat has chosen its card already.
    AlreadyChosen,
    /// The seat has already said whether it buys.
    AlreadySaid,
    /// The seat has not the money to buy and is not asked.
    CannotBuy,
    /// The seat has already shown a card.
    AlreadyShown,
    /// Something else is to be decided now.
    NotNow,
    /// Special cards are not bought now, or not played with.
    NoBuyingNow,
    /// No card is shown but for the last special card.
    NothingContested,
    /// A card that can be laid must be laid.
    MustLay,
    /// The beginner's game has no boat.
    NoBoat,
    /// The boat does not move now: the card does not bear it, or it has had its move.
    NoBoatNow,
    /// The boat has not moved yet.
    BoatNotMoved,
    /// No quay is removed now.
    NoRemovalNow,
    /// The card is not in the hand.
    NotInHand,
    /// The card is not in the hand and cannot be shown.
    NotInHandToShow,
    /// The boat already stands there.
    BoatIsThere,
    /// The boat stands on canals only.
    NotACanal,
    /// No quay lies there.
    NotAQuay,
    /// The quay does not touch the boat.
    NotTouchingBoat,
    /// The quay does not bear the boat symbol.
    NoBoatSymbol,
    /// The sector is closed.
    SectorClosed,
    /// A card lies there already.
    Occupied,
    /// The cell lies outside the border.
    OutsideBorder,
    /// The cell touches no card.
    NoContact,
    /// A crane of the other is beside the cell.
    BesideCrane,
    /// Water Games: no canal beside the cell.
    NoCanalBeside,
    /// Tic Tac Toe: the block would fall apart.
    SplitsBlock,
    /// The cell is on or beside a closed sector.
    BesideClosedSector,
    /// Nothing there can be flooded.
    CannotFlood,
    /// Nothing there can be bridged.
    CannotBridge,
    /// The ends of the bridge are not quays of two open sectors.
    BridgeEnds,
    /// A bridge needs a direction, and only a bridge has one.
    Direction,
    /// The customs house would close a sector.
    WouldClose,
}

impl CoreRefusal for Refusal {
    fn text(self) -> (&'static str, &'static str) {
        match self {
            Refusal::Over(why) => (end_clause(why), "kontor-refusal-over"),
            Refusal::NotYourTurn => ("K-10", "kontor-refusal-not-your-turn"),
            Refusal::AlreadyChosen => ("K-11", "kontor-refusal-already-chosen"),
            Refusal::AlreadySaid => ("K-73", "kontor-refusal-already-said"),
            Refusal::CannotBuy => ("K-73", "kontor-refusal-cannot-buy"),
            Refusal::AlreadyShown => ("K-75", "kontor-refusal-already-shown"),
            Refusal::NotNow => ("K-10", "kontor-refusal-not-now"),
            Refusal::NoBuyingNow => ("K-73", "kontor-refusal-no-buying-now"),
            Refusal::NothingContested => ("K-75", "kontor-refusal-nothing-contested"),
            Refusal::MustLay => ("K-31", "kontor-refusal-must-lay"),
            Refusal::NoBoat => ("K-72", "kontor-refusal-no-boat"),
            Refusal::NoBoatNow => ("K-22", "kontor-refusal-no-boat-now"),
            Refusal::BoatNotMoved => ("K-24", "kontor-refusal-boat-not-moved"),
            Refusal::NoRemovalNow => ("K-23", "kontor-refusal-no-removal-now"),
            Refusal::NotInHand => ("K-11", "kontor-refusal-not-in-hand"),
            Refusal::NotInHandToShow => ("K-75", "kontor-refusal-not-in-hand"),
            Refusal::BoatIsThere => ("K-22", "kontor-refusal-boat-is-there"),
            Refusal::NotACanal => ("K-22", "kontor-refusal-not-a-canal"),
            Refusal::NotAQuay => ("K-23", "kontor-refusal-not-a-quay"),
            Refusal::NotTouchingBoat => ("K-23", "kontor-refusal-not-touching-boat"),
            Refusal::NoBoatSymbol => ("K-24", "kontor-refusal-no-boat-symbol"),
            Refusal::SectorClosed => ("K-45", "kontor-refusal-sector-closed"),
            Refusal::Occupied => ("K-28", "kontor-refusal-occupied"),
            Refusal::OutsideBorder => ("K-29", "kontor-refusal-outside-border"),
            Refusal::NoContact => ("K-28", "kontor-refusal-no-contact"),
            Refusal::BesideCrane => ("K-33", "kontor-refusal-beside-crane"),
            Refusal::NoCanalBeside => ("K-61", "kontor-refusal-no-canal-beside"),
            Refusal::SplitsBlock => ("K-64", "kontor-refusal-splits-block"),
            Refusal::BesideClosedSector => ("K-77", "kontor-refusal-beside-closed"),
            Refusal::CannotFlood => ("K-78", "kontor-refusal-cannot-flood"),
            Refusal::CannotBridge => ("K-80", "kontor-refusal-cannot-bridge"),
            Refusal::BridgeEnds => ("K-80", "kontor-refusal-bridge-ends"),
            Refusal::Direction => ("K-80", "kontor-refusal-direction"),
            Refusal::WouldClose => ("K-83", "kontor-refusal-would-close"),
        }
    }
}

/// The clause by which the game ended.
fn end_clause(why: EndName) -> &'static str {
    match why {
        EndName::Full => "K-50",
        EndName::Idle => "K-51",
        EndName::Stale => "K-52",
        EndName::Line(_) => "K-65",
        EndName::Broke(_) => "K-70",
    }
}

impl Kontor {
    /// Why a seat that is not waited for decides nothing now.
    pub(crate) fn why_not_asked(&self, position: &Position, seat: Seat) -> Refusal {
        match position.stage {
            Stage::Choosing(_) if seat.index() < 2 => Refusal::AlreadyChosen,
            Stage::Contest(_) if seat.index() < 2 => Refusal::AlreadyShown,
            Stage::Buying(secrets) => match secrets.get(seat.index()) {
                Some(Secret::NotAsked) => Refusal::CannotBuy,
                Some(_) => Refusal::AlreadySaid,
                None => Refusal::NotYourTurn,
            },
            _ => Refusal::NotYourTurn,
        }
    }

    /// Why an action that belongs to another stage is not taken now.
    pub(crate) fn why_not_now(&self, position: &Position, action: Action) -> Refusal {
        let boat = matches!(
            action,
            Action::BoatTo(_) | Action::BoatStays | Action::Remove(_) | Action::RemoveNothing
        );
        if boat && !self.options.variant.has_boat() {
            return Refusal::NoBoat;
        }
        match (action, position.stage) {
            (Action::Buy | Action::Decline, _) => Refusal::NoBuyingNow,
            (Action::Show(_), _) => Refusal::NothingContested,
            (Action::Pass, Stage::Turn(_, Step::Build)) => Refusal::MustLay,
            (Action::BoatTo(_) | Action::BoatStays, Stage::Turn(..)) => Refusal::NoBoatNow,
            (Action::Remove(_) | Action::RemoveNothing, Stage::Turn(_, Step::Boat)) => {
                Refusal::BoatNotMoved
            }
            (Action::Remove(_) | Action::RemoveNothing, Stage::Turn(..)) => Refusal::NoRemovalNow,
            _ => Refusal::NotNow,
        }
    }
}
