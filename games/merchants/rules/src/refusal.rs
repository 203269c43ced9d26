//! Why something is not allowed.

use damrak_core::Refusal as CoreRefusal;

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another seat decides this.
    NotYourTurn(Turn),
    /// This seat stopped the clock and could not pay (option).
    Barred,
    /// This seat can pay no price of the run.
    TooPoor,
    /// This seat has named its price already.
    Named,
    /// Something else is to be decided now.
    NotNow(Matter),
    /// Nobody lends money for an auction.
    NoLoans,
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
    /// The card allows warehouses in another district only.
    OtherDistrict,
    /// The card allows warehouses in two other districts only.
    NeitherDistrict,
    /// All tokens are on the board (option).
    NoToken,
    /// This must be done, if it can be.
    Compulsory(Duty),
    /// No own token stands on that track.
    NotOnTrack,
    /// The office is somebody else's, or nobody's.
    NotYourOffice,
    /// The warehouse is somebody else's, or nobody's.
    NotYourHouse,
    /// The same, where one is returned for a bonus.
    NotYoursToReturn,
    /// The clock does not show that price.
    NotOnClock,
    /// The clock has run out when it shows that price (option).
    ClockIsOut,
    /// In the doubled run the clock does not show that price.
    NotDoubled,
    /// The doubled run is over before that price.
    DoubledIsOver,
    /// This seat cannot pay that price.
    CannotPay,
}

/// Whose turn it is, and by which rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The mayor places the card.
    Placing,
    /// Everybody acts in turn in a year.
    Year,
    /// The mayor uses a card.
    Using,
    /// Whoever bought a card uses it.
    Bought,
    /// Somebody may build for the bonus of the market.
    BonusHouse,
    /// Somebody returns a warehouse.
    ReturnHouse,
    /// The mayor starts the clock.
    Start,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matter {
    /// Where the card goes that is turned up.
    Placing,
    /// A step in the year of a ship.
    Ship,
    /// An office in the year of a globe.
    Globe,
    /// A warehouse in the year of the coat of arms.
    CoatOfArms,
    /// A loan.
    Credit,
    /// Which warehouse is lost.
    LoseWarehouse,
    /// Which office is lost.
    LoseOffice,
    /// Which token goes back.
    Shipwreck,
    /// The steps of a commodity card.
    Goods,
    /// The office of a card with a region.
    OfficeInRegion,
    /// The office of a card with a commodity.
    OfficeOfCommodity,
    /// The step that comes with an office.
    OfficeStep,
    /// What a card with one district gives.
    OneDistrict,
    /// What a card with two districts gives.
    TwoDistricts,
    /// Whether to build for the bonus of the market.
    BonusHouse,
    /// Which warehouse is returned.
    ReturnHouse,
    /// The mayor's own card, before anything else goes on.
    OwnCard,
    /// The card that was bought, before anything else goes on.
    BoughtCard,
    /// The clock is to be started.
    Start,
    /// The clock falls.
    Falling,
    /// Prices are named in secret.
    Sealed,
}

/// What cannot be done without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// The warehouse of the coat of arms.
    CoatOfArms,
    /// To lose a warehouse.
    LoseWarehouse,
    /// To lose an office.
    LoseOffice,
    /// To go back a step.
    Shipwreck,
    /// To return a warehouse.
    ReturnHouse,
    /// The steps of a commodity card (option).
    Goods,
    /// The step of an Amsterdam card (option); that of an office is a single one and made without asking.
    HouseStep,
}

impl CoreRefusal for Refusal {
    fn text(self) -> (&'static str, &'static str) {
        match self {
            Refusal::Over => ("M-76", "merchants-refusal-over"),
            Refusal::NotYourTurn(turn) => (turn.clause(), "merchants-refusal-not-your-turn"),
            Refusal::Barred => ("M-41", "merchants-refusal-barred"),
            Refusal::TooPoor => ("M-40", "merchants-refusal-too-poor"),
            Refusal::Named => ("M-45", "merchants-refusal-named"),
            Refusal::NotNow(matter) => (matter.clause(), "merchants-refusal-not-now"),
            Refusal::NoLoans => ("M-40", "merchants-refusal-no-loans"),
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
            Refusal::NeitherDistrict => ("M-31", "merchants-refusal-other-district"),
            Refusal::NoToken => ("M-11", "merchants-refusal-no-token"),
            Refusal::Compulsory(duty) => duty.text(),
            Refusal::NotOnTrack => ("M-53", "merchants-refusal-not-on-track"),
            Refusal::NotYourOffice => ("M-52", "merchants-refusal-not-your-office"),
            Refusal::NotYourHouse => ("M-51", "merchants-refusal-not-your-house"),
            Refusal::NotYoursToReturn => ("M-69", "merchants-refusal-not-your-house"),
            Refusal::NotOnClock => ("M-9", "merchants-refusal-not-on-clock"),
            Refusal::ClockIsOut => ("M-37", "merchants-refusal-clock-is-out"),
            Refusal::NotDoubled => ("M-38", "merchants-refusal-not-on-clock"),
            Refusal::DoubledIsOver => ("M-39", "merchants-refusal-clock-is-out"),
            Refusal::CannotPay => ("M-40", "merchants-refusal-cannot-pay"),
        }
    }
}

impl Turn {
    fn clause(self) -> &'static str {
        match self {
            Turn::Placing => "M-16",
            Turn::Year => "M-46",
            Turn::Using => "M-19",
            Turn::Bought => "M-35",
            Turn::BonusHouse => "M-64",
            Turn::ReturnHouse => "M-69",
            Turn::Start => "M-44",
        }
    }
}

impl Matter {
    fn clause(self) -> &'static str {
        match self {
            Matter::Placing => "M-16",
            Matter::Ship => "M-47",
            Matter::Globe => "M-48",
            Matter::CoatOfArms => "M-49",
            Matter::Credit => "M-50",
            Matter::LoseWarehouse => "M-51",
            Matter::LoseOffice => "M-52",
            Matter::Shipwreck => "M-53",
            Matter::Goods => "M-22",
            Matter::OfficeInRegion => "M-26",
            Matter::OfficeOfCommodity => "M-27",
            Matter::OfficeStep => "M-28",
            Matter::OneDistrict => "M-30",
            Matter::TwoDistricts => "M-31",
            Matter::BonusHouse => "M-64",
            Matter::ReturnHouse => "M-69",
            Matter::OwnCard => "M-19",
            Matter::BoughtCard => "M-35",
            Matter::Start => "M-44",
            Matter::Falling => "M-35",
            Matter::Sealed => "M-45",
        }
    }
}

impl Duty {
    fn text(self) -> (&'static str, &'static str) {
        match self {
            Duty::CoatOfArms => ("M-49", "merchants-refusal-compulsory"),
            Duty::LoseWarehouse => ("M-51", "merchants-refusal-compulsory"),
            Duty::LoseOffice => ("M-52", "merchants-refusal-compulsory"),
            Duty::Shipwreck => ("M-53", "merchants-refusal-compulsory"),
            Duty::ReturnHouse => ("M-69", "merchants-refusal-compulsory"),
            Duty::Goods => ("M-25", "merchants-refusal-step-due"),
            Duty::HouseStep => ("M-33", "merchants-refusal-step-due"),
        }
    }
}
