//! The shape of an edition file.

use damrak_core::edition::Provenance;
use serde::{Deserialize, Serialize};
use toml::Spanned;

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) name: Spanned<String>,
    pub(super) title: String,
    pub(super) notes: String,
    pub(super) plots: Spanned<PlotsEntry>,
    pub(super) boards: Spanned<Vec<Spanned<BoardEntry>>>,
    pub(super) layouts: Spanned<Vec<Spanned<LayoutEntry>>>,
    pub(super) levels: Spanned<LevelsEntry>,
    pub(super) chart: ChartEntry,
    pub(super) pieces: PiecesEntry,
    pub(super) events: Spanned<EventsEntry>,
    pub(super) prices: Spanned<PricesEntry>,
    pub(super) setup: SetupEntry,
    pub(super) money: MoneyEntry,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlotsEntry {
    pub(super) columns: u8,
    pub(super) rows: u8,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardEntry {
    pub(super) id: String,
    pub(super) name: String,
    /// Where this board is not of the size of the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) columns: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rows: Option<u8>,
    /// Places of the grid without a plot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) empty: Vec<String>,
    pub(super) canals: Vec<Spanned<CanalEntry>>,
    pub(super) bridges: Vec<Spanned<[String; 2]>>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CanalEntry {
    pub(super) rows: Option<[u8; 2]>,
    pub(super) columns: Option<[String; 2]>,
    /// Just between two plots, for a canal that does not run along the whole board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) between: Option<[String; 2]>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LayoutEntry {
    pub(super) name: String,
    pub(super) title: String,
    pub(super) boards: Vec<Spanned<PlacedEntry>>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlacedEntry {
    pub(super) board: String,
    pub(super) x: u8,
    pub(super) y: u8,
    pub(super) turned: u16,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LevelsEntry {
    pub(super) second: LevelEntry,
    pub(super) third: LevelEntry,
    pub(super) fourth: LevelEntry,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LevelEntry {
    pub(super) count: u8,
    pub(super) aside: u8,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChartEntry {
    pub(super) least: Spanned<u16>,
    pub(super) most: Spanned<u16>,
    pub(super) lines: Spanned<Vec<u16>>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PiecesEntry {
    pub(super) warehouses: Spanned<u8>,
    pub(super) shares: Spanned<u8>,
    pub(super) roofs: Spanned<u8>,
    pub(super) action_cards: Spanned<u8>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventsEntry {
    pub(super) verlappen: u8,
    pub(super) aenleggen: u8,
    pub(super) dreighinghe: u8,
    pub(super) coopmanscappen: u8,
    pub(super) veilinge: u8,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PricesEntry {
    pub(super) cards: u16,
    pub(super) refresh: u16,
    pub(super) action: u16,
    pub(super) least_share: u16,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupEntry {
    pub(super) tables: Spanned<Vec<Spanned<TableEntry>>>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableEntry {
    pub(super) players: u8,
    pub(super) cards: u8,
    pub(super) money: u16,
    pub(super) open_events: u8,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MoneyEntry {
    pub(super) tokens: Spanned<Vec<TokenEntry>>,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenEntry {
    pub(super) value: u16,
    pub(super) count: u16,
}
