//! Recorded games for every number of players and every layout play as they did when they were recorded.

use std::path::Path;

use damrak_chartered::Chartered;
use damrak_core::Registry;
use damrak_core::fixtures::{self, Kept};

use crate::common::every_setup;

const GAMES_EACH: u64 = 3;

/// What is kept of earlier versions of the rules; nothing of it ever goes away.
const FORMER: &[Kept] = &[Kept { random: 120, drawn: 120, strong: 80 }];
/// Games of strong opponents by the newest version.
const STRONG: usize = 80;

#[test]
fn kept_games_play_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let registry = Registry::new().with::<Chartered>();
    let setups = every_setup();
    let kept = fixtures::check(&registry, "chartered", &folder, &setups, GAMES_EACH);
    let kept = kept.unwrap_or_else(|problem| panic!("{problem}"));
    let newest = Kept { random: setups.len() * GAMES_EACH as usize, drawn: 0, strong: STRONG };
    assert_eq!(kept, [FORMER, &[newest]].concat());
}
