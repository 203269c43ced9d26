//! The two decisions besides the game: with whom, and at which pace. What nobody chooses seat by seat follows from them.

use super::super::fields::Fields;
use damrak_bots::Rank;
use damrak_table::settings::ClockRule;

/// With whom somebody wants to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Whoever has the link.
    Friends,
    /// Bots, at once.
    Computer,
    /// Whoever finds the table in the list.
    Anybody,
    /// Those who share a device.
    Device,
}

impl Company {
    pub(super) const ALL: [Self; 4] = [Self::Friends, Self::Computer, Self::Anybody, Self::Device];

    /// What a form or an address says; friends if it says nothing.
    pub fn of(fields: &Fields) -> Self {
        let said = fields.get("with");
        Self::ALL.into_iter().find(|known| Some(known.name()) == said).unwrap_or(Self::Friends)
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Friends => "friends",
            Self::Computer => "computer",
            Self::Anybody => "anybody",
            Self::Device => "device",
        }
    }

    pub(super) const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Friends => ("site-company-friends", "site-company-friends-help"),
            Self::Computer => ("site-company-computer", "site-company-computer-help"),
            Self::Anybody => ("site-company-anybody", "site-company-anybody-help"),
            Self::Device => ("site-company-device", "site-company-device-help"),
        }
    }

    /// Who is wanted on a seat for which nothing else is said: the maker sits on the first.
    pub fn on_seat(self, number: u8) -> &'static str {
        match self {
            _ if number == 1 => "me",
            Self::Friends | Self::Anybody => "open",
            Self::Computer => Rank::Clerk.name(),
            Self::Device => "me",
        }
    }

    /// Whether everybody finds the table.
    pub fn is_listed(self) -> bool {
        self == Self::Anybody
    }
}

/// At which pace somebody wants to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// All at once, without a clock.
    Live,
    /// All at once, each with a store of time.
    Clocks,
    /// Over days.
    Turn,
}

impl Pace {
    pub(super) const ALL: [Self; 3] = [Self::Live, Self::Clocks, Self::Turn];
    /// The store of time at a table with clocks, in seconds, and what each decision adds to it.
    const STORE: (u32, u32) = (15 * 60, 20);

    /// What a form says; live if it says nothing, by turn if it says what no form of ours does.
    pub fn of(fields: &Fields) -> Self {
        let said = fields.or("pace", Self::Live.name());
        Self::ALL.into_iter().find(|known| known.name() == said).unwrap_or(Self::Turn)
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Clocks => "clocks",
            Self::Turn => "turn",
        }
    }

    pub(super) const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Live => ("site-pace-unhurried", "site-pace-live-help"),
            Self::Clocks => ("site-pace-clocks", "site-pace-clocks-help"),
            Self::Turn => ("site-pace-turn", "site-pace-turn-help"),
        }
    }

    /// Whether all are there at once.
    pub fn is_live(self) -> bool {
        self != Self::Turn
    }

    /// The clock of a table for which none is chosen otherwise.
    pub fn clock(self) -> ClockRule {
        let (seconds, increment) = Self::STORE;
        match self {
            Self::Clocks => ClockRule::Bank { seconds, increment },
            Self::Live | Self::Turn => ClockRule::None,
        }
    }
}
