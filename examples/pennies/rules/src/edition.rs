//! Reading and checking an edition file.

use damrak_core::edition::{EditionError, EditionId, EditionSource, Provenance, content_hash};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::coins::{Coins, MOST_WORTH};
use crate::{HAND, SEATS};

/// The most coins of one worth: what is counted fits into a byte, and a guess into an array.
pub(crate) const MOST_EACH: u8 = 9;

/// A purse that passed every check (clause P-2).
#[derive(Clone, Debug)]
pub(crate) struct Edition {
    pub(crate) id: EditionId,
    /// The highest worth.
    pub(crate) highest: u8,
    /// Every coin.
    pub(crate) coins: Coins,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    title: String,
    notes: String,
    coins: Spanned<CoinsEntry>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct CoinsEntry {
    highest: u8,
    each: u8,
    provenance: Provenance,
}

impl Edition {
    /// Reads a file; a purse must do for a full table.
    pub(crate) fn read(source: EditionSource<'_>) -> Result<Self, EditionError> {
        let file: File = source.parse()?;
        let entry = file.coins.get_ref();
        let fault = |problem: String| Err(source.error_at(&file.coins.span(), problem));
        if !(1..=MOST_WORTH).contains(&entry.highest) || !(1..=MOST_EACH).contains(&entry.each) {
            return fault(format!(
                "coins are worth 1 to {MOST_WORTH} at most, and there are 1 to {MOST_EACH} of each"
            ));
        }
        let coins = Coins::of_each(entry.highest, entry.each);
        let needed = HAND * SEATS as u8;
        if coins.len() < needed {
            return fault(format!("four players draw {needed} coins, and there are fewer"));
        }
        let id = EditionId { name: file.name.clone(), hash: content_hash(&file) };
        Ok(Self { id, highest: entry.highest, coins })
    }
}
