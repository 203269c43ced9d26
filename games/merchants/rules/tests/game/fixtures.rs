//! Recorded games for every number of players and both auctions play as they did when they were recorded.

use std::path::Path;

use damrak_core::Registry;
use damrak_core::fixtures::{self, Kept};
use damrak_merchants::Merchants;

use crate::common::every_setup;

const GAMES_EACH: u64 = 9;

/// What is kept of earlier versions of the rules; nothing of it ever goes away.
const FORMER: &[Kept] = &[Kept { random: 108, drawn: 108, strong: 60 }];
/// Games of strong opponents by the newest version.
const STRONG: usize = 60;

#[test]
fn kept_games_play_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let registry = Registry::new().with::<Merchants>();
    let setups = every_setup();
    let kept = fixtures::check(&registry, "merchants", &folder, &setups, GAMES_EACH);
    let kept = kept.unwrap_or_else(|problem| panic!("{problem}"));
    let newest = Kept { random: setups.len() * GAMES_EACH as usize, drawn: 0, strong: STRONG };
    assert_eq!(kept, [FORMER, &[newest]].concat());
}
