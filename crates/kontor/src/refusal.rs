//! Why something is not allowed.

use damrak_core::{Clause, Phrase, Refusal as CoreRefusal};

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another seat decides now, or this one has decided already.
    NotYourTurn,
    /// Something else is to be decided now.
    NotNow,
    /// The card is not in the hand.
    NotInHand,
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
    fn clause(&self) -> Clause {
        Clause(self.text().0)
    }

    fn phrase(&self) -> Phrase {
        Phrase::new(self.text().1)
    }
}

impl Refusal {
    fn text(self) -> (&'static str, &'static str) {
        match self {
            Refusal::Over => ("K-50", "kontor-refusal-over"),
            Refusal::NotYourTurn => ("K-10", "kontor-refusal-not-your-turn"),
            Refusal::NotNow => ("K-10", "kontor-refusal-not-now"),
            Refusal::NotInHand => ("K-11", "kontor-refusal-not-in-hand"),
            Refusal::BoatIsThere => ("K-22", "kontor-refusal-boat-is-there"),
            Refusal::NotACanal => ("K-22", "kontor-refusal-not-a-canal"),
            Refusal::NotAQuay => ("K-23", "kontor-refusal-not-a-quay"),
            Refusal::NotTouchingBoat => ("K-24", "kontor-refusal-not-touching-boat"),
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
