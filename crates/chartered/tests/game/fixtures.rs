//! Recorded games for every number of players and every layout play as they did when they were recorded.

use std::path::Path;

use damrak_chartered::Chartered;
use damrak_core::{Registry, fixtures};

use crate::common::every_setup;

const GAMES_EACH: u64 = 3;

#[test]
fn recorded_games_play_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let registry = Registry::new().with::<Chartered>();
    let setups = every_setup();
    match fixtures::check(&registry, "chartered", &folder, &setups, GAMES_EACH) {
        Ok(count) => assert_eq!(count, setups.len() * GAMES_EACH as usize),
        Err(problem) => panic!("{problem}"),
    }
}
