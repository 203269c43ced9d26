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
    /// A card lies on that disk already.
    DiskTaken,
    /// The token has reached the end of its track.
    TrackEnds,
    /// Two steps of this card were made on that track already.
    TwiceOnTrack,
    /// The step of this card is on another track.
    OtherTrack,
    /// The step comes with an office, on the track of its commodity.
    OfficeTrack,
    /// A token stands on that office space.
    OfficeTaken,
    /// The card allows offices elsewhere only.
    OtherRegion,
    /// The card allows offices of another commodity only.
    OtherCommodity,
    /// A token stands on that warehouse space.
    HouseTaken,
    /// The card allows warehouses elsewhere only.
    OtherDistrict,
    /// All tokens are on the board (option).
    NoToken,
    /// This must be done, if it can be.
    Compulsory,
    /// No own token stands on that track.
    NotOnTrack,
    /// The office is not his.
    NotYourOffice,
    /// The warehouse is not his.
    NotYourHouse,
    /// The clock does not show that price in this run.
    NotOnClock,
    /// He cannot pay that price.
    CannotPay,
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
            Refusal::Over => ("M-76", "merchants-refusal-over"),
            Refusal::NotYourTurn => ("M-46", "merchants-refusal-not-your-turn"),
            Refusal::NotNow => ("M-19", "merchants-refusal-not-now"),
            Refusal::DiskTaken => ("M-16", "merchants-refusal-disk-taken"),
            Refusal::TrackEnds => ("M-24", "merchants-refusal-track-ends"),
            Refusal::TwiceOnTrack => ("M-23", "merchants-refusal-twice-on-track"),
            Refusal::OtherTrack => ("M-31", "merchants-refusal-other-track"),
            Refusal::OfficeTrack => ("M-28", "merchants-refusal-other-track"),
            Refusal::OfficeTaken => ("M-6", "merchants-refusal-office-taken"),
            Refusal::OtherRegion => ("M-26", "merchants-refusal-other-region"),
            Refusal::OtherCommodity => ("M-27", "merchants-refusal-other-commodity"),
            Refusal::HouseTaken => ("M-6", "merchants-refusal-house-taken"),
            Refusal::OtherDistrict => ("M-30", "merchants-refusal-other-district"),
            Refusal::NoToken => ("M-11", "merchants-refusal-no-token"),
            Refusal::Compulsory => ("M-49", "merchants-refusal-compulsory"),
            Refusal::NotOnTrack => ("M-53", "merchants-refusal-not-on-track"),
            Refusal::NotYourOffice => ("M-52", "merchants-refusal-not-your-office"),
            Refusal::NotYourHouse => ("M-51", "merchants-refusal-not-your-house"),
            Refusal::NotOnClock => ("M-9", "merchants-refusal-not-on-clock"),
            Refusal::CannotPay => ("M-40", "merchants-refusal-cannot-pay"),
        }
    }
}
