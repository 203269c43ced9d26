//! Recorded games for every number of players play as they did when they were recorded.

use std::path::Path;

use damrak_core::{Registry, fixtures};
use damrak_dutchman::Dutchman;

use crate::common::every_setup;

const GAMES_EACH: u64 = 9;

#[test]
fn recorded_games_play_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let registry = Registry::new().with::<Dutchman>();
    let setups = every_setup();
    match fixtures::check(&registry, "dutchman", &folder, &setups, GAMES_EACH) {
        Ok(count) => assert_eq!(count, setups.len() * GAMES_EACH as usize),
        Err(problem) => panic!("{problem}"),
    }
}
