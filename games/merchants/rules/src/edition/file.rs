//! The shape of an edition file.

use std::collections::BTreeMap;

use damrak_core::edition::Provenance;
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::components::{Commodity, District, Region, YearEvent};

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) name: Spanned<String>,
    pub(super) title: String,
    pub(super) notes: String,
    pub(super) tracks: Spanned<Vec<TrackEntry>>,
    pub(super) regions: Spanned<Vec<RegionEntry>>,
    pub(super) districts: Spanned<Vec<DistrictEntry>>,
    pub(super) cards: Spanned<Vec<Spanned<CardEntry>>>,
    pub(super) offices: Spanned<Vec<Spanned<OfficeEntry>>>,
    pub(super) houses: Spanned<Vec<Spanned<HouseEntry>>>,
    pub(super) bridges: Spanned<Vec<Spanned<BridgeEntry>>>,
    pub(super) starts: Spanned<Vec<Spanned<StartEntry>>>,
    pub(super) years: Spanned<Vec<Spanned<YearEntry>>>,
    pub(super) tables: BTreeMap<String, Spanned<TableEntry>>,
    pub(super) market: Market,
    pub(super) money: Money,
    pub(super) pieces: Pieces,
    pub(super) clock: ClockEntry,
}

/// One of four things with the number that breaks ties.
macro_rules! numbered {
    ($entry:ident, $field:ident: $kind:ty) => {
        #[derive(Deserialize, Serialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $entry {
            pub(super) $field: $kind,
            pub(super) number: u8,
            pub(super) provenance: Provenance,
        }
    };
}

numbered!(TrackEntry, commodity: Commodity);
numbered!(RegionEntry, region: Region);
numbered!(DistrictEntry, district: District);

#[derive(Clone, Copy, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CardKind {
    Hourglass,
    Commodity,
    Office,
    House,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardEntry {
    pub(super) kind: CardKind,
    #[serde(default)]
    pub(super) not_with_three: bool,
    pub(super) region: Option<Region>,
    #[serde(default)]
    pub(super) districts: Vec<District>,
    pub(super) commodity: Option<Commodity>,
    pub(super) count: u8,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfficeEntry {
    pub(super) id: String,
    pub(super) region: Region,
    pub(super) commodity: Commodity,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HouseEntry {
    pub(super) id: String,
    pub(super) district: District,
    pub(super) x: u8,
    pub(super) y: u8,
    pub(super) beside: Vec<String>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BridgeEntry {
    pub(super) ends: [String; 2],
    pub(super) provenance: Provenance,
}

/// Three spaces, whichever they are.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartEntry {
    pub(super) position: u8,
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub(super) office: Few<String>,
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub(super) house: Few<String>,
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub(super) commodity: Few<TrackSpace>,
    pub(super) provenance: Provenance,
}

/// One, written as it is, or several in a list, or none, which is not written.
#[derive(Deserialize, Serialize)]
#[serde(untagged, expecting = "expected a space, or a list of spaces, each by its name")]
pub(super) enum Few<T> {
    One(T),
    Several(Vec<T>),
}

impl<T> Few<T> {
    pub(super) fn as_slice(&self) -> &[T] {
        match self {
            Few::One(one) => std::slice::from_ref(one),
            Few::Several(all) => all,
        }
    }

    fn is_empty(&self) -> bool {
        self.as_slice().is_empty()
    }
}

impl<T> Default for Few<T> {
    fn default() -> Self {
        Few::Several(Vec::new())
    }
}

/// The first space of a track, by the name of its commodity, or another.
#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(untagged, deny_unknown_fields)]
pub(super) enum TrackSpace {
    First(Commodity),
    Later { commodity: Commodity, space: u8 },
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct YearEntry {
    pub(super) year: String,
    pub(super) event: YearEvent,
    pub(super) table: Option<String>,
    pub(super) history: Option<String>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableEntry {
    pub(super) first: [u16; 4],
    pub(super) second: [u16; 4],
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Market {
    pub(super) length: Spanned<u8>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Money {
    pub(super) each: Spanned<u16>,
    #[serde(rename = "box")]
    pub(super) in_box: Spanned<u16>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pieces {
    pub(super) tokens: Spanned<u8>,
    pub(super) credit_markers: Spanned<u8>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ClockEntry {
    pub(super) prices: Spanned<Vec<u16>>,
    pub(super) double_until: Spanned<u16>,
    pub(super) step_millis: Spanned<u32>,
    pub(super) provenance: Provenance,
}
