//! What things are called, as keys of sentences.

pub(super) use damrak_merchants::brings;
use damrak_merchants::{Area, Commodity, Disk, District, PartName, Region};

pub(super) fn commodity(commodity: Commodity) -> &'static str {
    match commodity {
        Commodity::Sugar => "merchants-sugar",
        Commodity::Gemstones => "merchants-gemstones",
        Commodity::Spice => "merchants-spice",
        Commodity::Silk => "merchants-silk",
    }
}

pub(super) fn region(region: Region) -> &'static str {
    match region {
        Region::Americas => "merchants-americas",
        Region::Africa => "merchants-africa",
        Region::EastIndies => "merchants-east-indies",
        Region::FarEast => "merchants-far-east",
    }
}

pub(super) fn district(district: District) -> &'static str {
    match district {
        District::NieuweZijde => "merchants-nieuwe-zijde",
        District::OudeZijde => "merchants-oude-zijde",
        District::Grachten => "merchants-grachten",
        District::Lastage => "merchants-lastage",
    }
}

pub(super) fn part(part: PartName) -> &'static str {
    match part {
        PartName::Track(track) => commodity(track),
        PartName::District(place) => district(place),
        PartName::Region(place) => region(place),
    }
}

pub(super) fn area(area: Area) -> &'static str {
    match area {
        Area::Market => "merchants-area-market",
        Area::Amsterdam => "merchants-area-amsterdam",
        Area::Offices => "merchants-area-offices",
    }
}

/// An area in a narrow place.
pub(super) fn area_in_short(area: Area) -> &'static str {
    match area {
        Area::Market => "merchants-draw-short-market",
        Area::Amsterdam => "merchants-draw-short-city",
        Area::Offices => "merchants-draw-short-offices",
    }
}

pub(super) fn disk(disk: Disk) -> &'static str {
    match disk {
        Disk::Use => "merchants-draw-use",
        Disk::Auction => "merchants-draw-auction",
        Disk::Discard => "merchants-draw-discard",
    }
}
