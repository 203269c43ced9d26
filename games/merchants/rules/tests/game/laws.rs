//! The laws of the contract, on random games for every number of players and every option.

use damrak_core::{Seed, SetupDraft, laws};
use proptest::prelude::*;

use crate::common::{every_setup, every_version, open, setup};

/// Longer than any game can be: twenty turns of at most thirty decisions, and 24 years of at most
/// fifteen.
const MOST_DECISIONS: u32 = 20 * 30 + 24 * 15;

fn check(draft: &SetupDraft, seed: u64) {
    if let Err(law) = laws::check_game(&open(draft), Seed::from_number(seed), MOST_DECISIONS) {
        panic!("{draft:?}, game {seed}: {law}");
    }
}

#[test]
fn every_law_holds_for_every_number_of_players_and_both_auctions() {
    for (index, draft) in every_setup().iter().enumerate() {
        for game in 0..2 {
            check(draft, 1000 * index as u64 + game);
        }
    }
}

#[test]
fn every_law_holds_in_the_first_version_and_with_all_that_came_later() {
    for (index, draft) in every_version().iter().enumerate() {
        check(draft, 50_000 + 1000 * index as u64);
    }
}

#[test]
fn every_law_holds_with_each_option_alone() {
    for (index, option) in [
        ("full-district", "nothing"),
        ("empty-1597", "true"),
        ("misbid", "literal"),
        ("money", "hidden"),
        ("limited-tokens", "false"),
        ("last-price", "60"),
        ("steps", "must"),
        ("ties", "lot"),
        ("leftover", "next-player"),
    ]
    .into_iter()
    .enumerate()
    {
        for auction in ["sealed", "live"] {
            let draft = setup(3 + index as u8 % 3, 0, &[option, ("auction", auction)]);
            check(&draft, 90_000 + index as u64);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..Default::default() })]

    #[test]
    fn every_law_holds_for_any_seed(seed: [u8; 32], setup in 0usize..12) {
        laws::check_game(&open(&every_setup()[setup]), Seed::from_bytes(seed), MOST_DECISIONS)
            .map_err(TestCaseError::fail)?;
    }
}
