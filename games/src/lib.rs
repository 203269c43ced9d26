//! The games of the table: the one list of them.

use damrak_kit::{Kit, Kits};

/// Every game, in the order in which they are shown. A new one is one more line here, and one in `Cargo.toml`.
static GAMES: &[&Kit] = &[
    &damrak_kontor_kit::KIT,
    &damrak_merchants_kit::KIT,
    &damrak_dutchman_kit::KIT,
    &damrak_chartered_kit::KIT,
];

/// The kits of every game; from now on their sentences can be said.
pub fn kits() -> Kits {
    Kits::new(GAMES)
}
