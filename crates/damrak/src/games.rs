//! The games of the table, as this program has them.

use std::sync::OnceLock;

use damrak_core::Registry;
use damrak_kit::Kits;

/// Said once, before anything asks; Damrak's own games if nobody says anything.
static KITS: OnceLock<Kits> = OnceLock::new();

/// Says which games the program has. Whoever speaks first is heard.
pub(crate) fn have(kits: Kits) {
    KITS.get_or_init(|| kits);
}

/// Every game that the program knows, with all that it brings along.
pub fn kits() -> &'static Kits {
    KITS.get_or_init(damrak_games::kits)
}

/// The rules of every game that the program knows.
pub fn registry() -> Registry {
    kits().registry()
}
