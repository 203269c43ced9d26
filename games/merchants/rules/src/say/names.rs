//! What things are called.

use damrak_core::{Arg, Phrase};

use crate::components::{Area, Commodity, District, Face, Region, YearEvent};
use crate::event::PartName;

impl Area {
    /// What it is called.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Area::Market => "merchants-area-market",
            Area::Amsterdam => "merchants-area-amsterdam",
            Area::Offices => "merchants-area-offices",
        })
    }
}

impl PartName {
    /// What it is called.
    pub fn phrase(self) -> Phrase {
        match self {
            PartName::Track(good) => commodity(good),
            PartName::District(place) => district(place),
            PartName::Region(place) => region(place),
        }
    }
}

pub(crate) fn commodity(commodity: Commodity) -> Phrase {
    Phrase::new(match commodity {
        Commodity::Sugar => "merchants-sugar",
        Commodity::Gemstones => "merchants-gemstones",
        Commodity::Spice => "merchants-spice",
        Commodity::Silk => "merchants-silk",
    })
}

pub(crate) fn region(region: Region) -> Phrase {
    Phrase::new(match region {
        Region::Americas => "merchants-americas",
        Region::Africa => "merchants-africa",
        Region::EastIndies => "merchants-east-indies",
        Region::FarEast => "merchants-far-east",
    })
}

pub(crate) fn district(district: District) -> Phrase {
    Phrase::new(match district {
        District::NieuweZijde => "merchants-nieuwe-zijde",
        District::OudeZijde => "merchants-oude-zijde",
        District::Grachten => "merchants-grachten",
        District::Lastage => "merchants-lastage",
    })
}

/// A card with everything it shows.
pub(crate) fn card(face: Face) -> Phrase {
    match face {
        Face::Hourglass => Phrase::new("merchants-card-hourglass"),
        Face::Goods { .. } => Phrase::new("merchants-card-goods"),
        Face::OfficeIn(place) => {
            Phrase::new("merchants-card-office-region").with("region", region(place))
        }
        Face::OfficeOf(good) => {
            Phrase::new("merchants-card-office-commodity").with("commodity", commodity(good))
        }
        Face::HouseIn(place) => {
            Phrase::new("merchants-card-house").with("district", district(place))
        }
        Face::HouseInEither([a, b], good) => Phrase::new("merchants-card-house-pair")
            .with("first", district(a))
            .with("second", district(b))
            .with("commodity", commodity(good)),
    }
}

/// What a year brings.
pub fn brings(event: YearEvent) -> Phrase {
    Phrase::new(match event {
        YearEvent::Start => "merchants-year-start",
        YearEvent::None => "merchants-year-none",
        YearEvent::Ship => "merchants-year-ship",
        YearEvent::Globe => "merchants-year-globe",
        YearEvent::CoatOfArms => "merchants-year-coat",
        YearEvent::Credit => "merchants-year-credit",
        YearEvent::LoseWarehouse => "merchants-year-lose-house",
        YearEvent::LoseOffice => "merchants-year-lose-office",
        YearEvent::Shipwreck => "merchants-year-shipwreck",
        YearEvent::LeadersBack => "merchants-year-leaders",
        YearEvent::ScoreMarket => "merchants-year-score-market",
        YearEvent::ScoreAmsterdam => "merchants-year-score-amsterdam",
        YearEvent::ScoreOffices => "merchants-year-score-offices",
        YearEvent::Final => "merchants-year-final",
    })
}

/// The years of the printed board, with a sentence of history for each.
const HISTORY: [(&str, &str); 26] = [
    ("1579", "merchants-history-1579"),
    ("1585", "merchants-history-1585"),
    ("1588", "merchants-history-1588"),
    ("1596/97", "merchants-history-1596-97"),
    ("1597", "merchants-history-1597"),
    ("1600", "merchants-history-1600"),
    ("1602", "merchants-history-1602"),
    ("1609", "merchants-history-1609"),
    ("1609/21", "merchants-history-1609-21"),
    ("1611", "merchants-history-1611"),
    ("1613", "merchants-history-1613"),
    ("1619", "merchants-history-1619"),
    ("1621", "merchants-history-1621"),
    ("1624", "merchants-history-1624"),
    ("1625", "merchants-history-1625"),
    ("1628", "merchants-history-1628"),
    ("1632", "merchants-history-1632"),
    ("1636/37", "merchants-history-1636-37"),
    ("c.1640", "merchants-history-1640"),
    ("1641", "merchants-history-1641"),
    ("1652/54", "merchants-history-1652-54"),
    ("1656", "merchants-history-1656"),
    ("1662", "merchants-history-1662"),
    ("1664", "merchants-history-1664"),
    ("1665", "merchants-history-1665"),
    ("1666", "merchants-history-1666"),
];

/// A year as it is printed; about when it was, in words of its own.
pub fn year(printed: &str) -> Arg {
    match printed.strip_prefix("c.") {
        Some(year) => Phrase::new("merchants-year-about").with("year", year.trim_start()).into(),
        None => printed.into(),
    }
}

/// A sentence of history for a year: the edition's own, or ours for the years of the printed board.
pub(crate) fn history(year: &str, own: Option<&str>) -> Option<Phrase> {
    if let Some(text) = own {
        return Some(Phrase::new("merchants-history-own").with("text", text));
    }
    HISTORY.iter().find(|(known, _)| *known == year).map(|(_, key)| Phrase::new(key))
}
