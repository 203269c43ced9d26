//! Recorded games for every number of players and both auctions play as they did when they were recorded.

use std::path::Path;

use damrak_core::{Registry, fixtures};
use damrak_merchants::Merchants;

use crate::common::every_setup;

const GAMES_EACH: u64 = 9;

#[test]
fn recorded_games_play_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let registry = Registry::new().with::<Merchants>();
    let setups = every_setup();
    match fixtures::check(&registry, "merchants", &folder, &setups, GAMES_EACH) {
        Ok(count) => assert_eq!(count, setups.len() * GAMES_EACH as usize),
        Err(problem) => panic!("{problem}"),
    }
}
