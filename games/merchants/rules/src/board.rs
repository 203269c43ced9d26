//! The board as tables computed once from the edition, so that questions are a few operations on bits.

use damrak_core::Id;
use damrak_core::edition::Provenance;

use crate::components::{Commodity, District, Region};
use crate::spaces::{HouseId, Houses, MOST_SPACES, OfficeId, Offices};

/// Where a trade office is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfficeSpace {
    /// Its name in notation.
    pub id: String,
    /// Where it lies.
    pub region: Region,
    /// What it shows.
    pub commodity: Commodity,
    /// How it is known.
    pub provenance: Provenance,
}

/// Where a warehouse is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseSpace {
    /// Its name in notation.
    pub id: String,
    /// Where it lies.
    pub district: District,
    /// Its column on the map, from west to east.
    pub x: u8,
    /// Its row on the map, from north to south.
    pub y: u8,
    /// How it is known.
    pub provenance: Provenance,
}

/// A bridge between two districts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bridge {
    /// Its two ends.
    pub ends: Houses,
    /// How it is known.
    pub provenance: Provenance,
}

/// All spaces for tokens.
#[derive(Clone, Debug)]
pub struct Board {
    offices: Vec<OfficeSpace>,
    houses: Vec<HouseSpace>,
    /// Every trade-office space.
    pub all_offices: Offices,
    /// Every warehouse space.
    pub all_houses: Houses,
    in_region: [Offices; 4],
    of_commodity: [Offices; 4],
    in_district: [Houses; 4],
    beside: [Houses; MOST_SPACES],
    bridges: Vec<Bridge>,
    /// Spaces of each market track.
    pub track_length: u8,
}

impl Board {
    pub(crate) fn new(
        offices: Vec<OfficeSpace>,
        houses: Vec<HouseSpace>,
        beside: &[Houses],
        bridges: Vec<Bridge>,
        track_length: u8,
    ) -> Self {
        let office_set = |wanted: &dyn Fn(&OfficeSpace) -> bool| -> Offices {
            let places = offices.iter().enumerate().filter(|(_, space)| wanted(space));
            places.map(|(index, _)| OfficeId::from_index(index)).collect()
        };
        let house_set = |wanted: &dyn Fn(&HouseSpace) -> bool| -> Houses {
            let places = houses.iter().enumerate().filter(|(_, space)| wanted(space));
            places.map(|(index, _)| HouseId::from_index(index)).collect()
        };
        let mut neighbours = [Houses::EMPTY; MOST_SPACES];
        for (place, set) in neighbours.iter_mut().zip(beside) {
            *place = *set;
        }
        Self {
            all_offices: office_set(&|_| true),
            all_houses: house_set(&|_| true),
            in_region: Region::ALL.map(|region| office_set(&|space| space.region == region)),
            of_commodity: Commodity::ALL.map(|good| office_set(&|space| space.commodity == good)),
            in_district: District::ALL.map(|place| house_set(&|space| space.district == place)),
            beside: neighbours,
            bridges,
            offices,
            houses,
            track_length,
        }
    }

    /// What an office space is.
    pub fn office(&self, id: OfficeId) -> &OfficeSpace {
        &self.offices[id.index()]
    }

    /// What a warehouse space is.
    pub fn house(&self, id: HouseId) -> &HouseSpace {
        &self.houses[id.index()]
    }

    /// The office space of this name, in capitals or not.
    pub fn find_office(&self, name: &str) -> Option<OfficeId> {
        let place = self.offices.iter().position(|space| space.id.eq_ignore_ascii_case(name));
        place.map(OfficeId::from_index)
    }

    /// The warehouse space of this name, in capitals or not.
    pub fn find_house(&self, name: &str) -> Option<HouseId> {
        let place = self.houses.iter().position(|space| space.id.eq_ignore_ascii_case(name));
        place.map(HouseId::from_index)
    }

    /// The office spaces of a region.
    pub fn in_region(&self, region: Region) -> Offices {
        self.in_region[region.index()]
    }

    /// The office spaces that show a commodity.
    pub fn of_commodity(&self, commodity: Commodity) -> Offices {
        self.of_commodity[commodity.index()]
    }

    /// The warehouse spaces of a district.
    pub fn in_district(&self, district: District) -> Houses {
        self.in_district[district.index()]
    }

    /// The warehouse spaces that share a side with this one.
    pub fn beside(&self, house: HouseId) -> Houses {
        self.beside[house.index()]
    }

    /// The bridges, in the order of the edition.
    pub fn bridges(&self) -> &[Bridge] {
        &self.bridges
    }

    /// Clause M-59: how many warehouses the largest group among these has.
    pub fn largest_group(&self, houses: Houses) -> u8 {
        let (mut left, mut largest) = (houses, 0);
        while let Some(first) = left.first() {
            let (mut group, mut fresh) = (Houses::only(first), Houses::only(first));
            while !fresh.is_empty() {
                let reached =
                    fresh.into_iter().fold(Houses::EMPTY, |all, house| all.or(self.beside(house)));
                fresh = reached.and(left).minus(group);
                group = group.or(fresh);
            }
            left = left.minus(group);
            largest = largest.max(group.len());
        }
        largest
    }
}
