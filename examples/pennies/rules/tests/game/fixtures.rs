//! Recorded games play as they did when they were recorded.

use std::path::Path;

use damrak_core::Registry;
use damrak_core::fixtures::{self, Kept};
use pennies::Pennies;

use crate::common::every_setup;

const GAMES_EACH: u64 = 3;

#[test]
fn kept_games_play_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let registry = Registry::new().with::<Pennies>();
    let setups = every_setup();
    let kept = fixtures::check(&registry, "pennies", &folder, &setups, GAMES_EACH);
    let kept = kept.unwrap_or_else(|problem| panic!("{problem}"));
    assert_eq!(kept, [Kept { random: setups.len() * GAMES_EACH as usize, strong: 0, drawn: 0 }]);
}
