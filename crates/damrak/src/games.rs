//! The games of the table, as this program has them.

use std::sync::LazyLock;

use damrak_core::Registry;
use damrak_kit::Kits;

/// Every game that Damrak knows, with all that it brings along.
pub fn kits() -> &'static Kits {
    static KITS: LazyLock<Kits> = LazyLock::new(damrak_games::kits);
    &KITS
}

/// The rules of every game that Damrak knows.
pub fn registry() -> Registry {
    kits().registry()
}
