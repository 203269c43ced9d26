//! The shape of an edition file.

use damrak_core::edition::Provenance;
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::board::Length;
use crate::components::Colour;

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) name: Spanned<String>,
    pub(super) title: String,
    pub(super) notes: String,
    pub(super) spaces: Spanned<Vec<Spanned<SpaceEntry>>>,
    pub(super) lines: Spanned<Vec<Spanned<LineEntry>>>,
    pub(super) middle: MiddleEntry,
    pub(super) silver: Spanned<Vec<SilverEntry>>,
    pub(super) gold: Spanned<GoldEntry>,
    pub(super) dice: Spanned<Vec<Spanned<DieEntry>>>,
    pub(super) chests: Spanned<ChestsEntry>,
    pub(super) shares: Spanned<SharesEntry>,
    pub(super) cards: Spanned<CardsEntry>,
    pub(super) shoes: Spanned<ShoesEntry>,
    pub(super) money: Spanned<MoneyEntry>,
}

#[derive(Clone, Copy, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum KindName {
    Ship,
    Island,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceEntry {
    pub(super) id: String,
    pub(super) kind: KindName,
    pub(super) colour: Option<Colour>,
    pub(super) name: Option<String>,
    #[serde(default)]
    pub(super) start: bool,
    pub(super) x: u16,
    pub(super) y: u16,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LineEntry {
    pub(super) ends: [String; 2],
    pub(super) length: Length,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MiddleEntry {
    pub(super) x: Spanned<u16>,
    pub(super) y: Spanned<u16>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SilverEntry {
    pub(super) number: u8,
    pub(super) count: u8,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoldEntry {
    pub(super) from: u8,
    pub(super) to: u8,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DieEntry {
    pub(super) faces: [u8; 6],
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChestsEntry {
    pub(super) numbers: Vec<u8>,
    pub(super) start: u8,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SharesEntry {
    pub(super) each_colour: u8,
    pub(super) hand: u8,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsEntry {
    pub(super) smiths: u8,
    pub(super) kontors: u8,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShoesEntry {
    pub(super) each: u8,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoneyEntry {
    pub(super) each: u16,
    pub(super) more: u16,
    #[serde(rename = "box")]
    pub(super) in_box: u16,
    pub(super) provenance: Provenance,
}
