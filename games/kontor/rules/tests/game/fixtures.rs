//! Kept games of every variant and version play as they did when they were kept.

use std::path::Path;

use damrak_core::Registry;
use damrak_core::fixtures::{self, Kept};
use damrak_kontor::Kontor;

use crate::common::every_setup;

const GAMES_EACH: u64 = 12;

/// What is kept of earlier versions of the rules; nothing of it ever goes away.
const FORMER: &[Kept] = &[Kept { random: 204, drawn: 204, strong: 20 }];
/// Games of strong opponents by the newest version.
const STRONG: usize = 20;

#[test]
fn kept_games_play_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let registry = Registry::new().with::<Kontor>();
    let setups = every_setup();
    let kept = fixtures::check(&registry, "kontor", &folder, &setups, GAMES_EACH);
    let kept = kept.unwrap_or_else(|problem| panic!("{problem}"));
    let newest = Kept { random: setups.len() * GAMES_EACH as usize, drawn: 0, strong: STRONG };
    assert_eq!(kept, [FORMER, &[newest]].concat());
}
