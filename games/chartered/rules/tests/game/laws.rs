//! The laws of the contract, on random games for every number of players, every layout and every option.

use damrak_core::{Seed, SetupDraft, laws};
use proptest::prelude::*;

use crate::common::{
    MIXED, SEVENS, every_former_setup, every_setup, former, open, open_with, setup,
};

/// Far more decisions than a random game takes.
const MOST_DECISIONS: u32 = 20_000;

fn check(draft: &SetupDraft, seed: u64) {
    if let Err(law) = laws::check_game(&open(draft), Seed::from_number(seed), MOST_DECISIONS) {
        panic!("{draft:?}, game {seed}: {law}");
    }
}

#[test]
fn every_law_holds_for_every_number_of_players_and_every_layout() {
    // Every other table has every option turned; the next layout has it the other way round.
    for (index, pair) in every_setup().chunks(2).enumerate() {
        check(&pair[index % 2], 1000 + index as u64);
    }
}

#[test]
fn every_law_holds_for_the_first_version_of_the_rules() {
    for (index, pair) in every_former_setup().chunks(2).enumerate() {
        check(&pair[index % 2], 2000 + index as u64);
    }
    let options = [("contact", "lenient"), ("take-back-payout", "true"), ("cash", "hidden")];
    for (index, option) in options.into_iter().enumerate() {
        check(&former(3 + index as u8, "base", &[option]), 95_000 + index as u64);
    }
}

#[test]
fn every_law_holds_with_each_option_alone() {
    let options = [
        ("beginner", "true"),
        ("contact", "lenient"),
        ("take-back-payout", "false"),
        ("cash", "hidden"),
        ("seen-cards", "remembered"),
    ];
    for (index, option) in options.into_iter().enumerate() {
        let players = 2 + (index % 4) as u8;
        check(&setup(players, "base", &[option]), 90_000 + index as u64);
    }
}

#[test]
fn every_law_holds_with_other_boards() {
    for (index, text) in [SEVENS, MIXED].into_iter().enumerate() {
        for (layout, players) in [("base", 2), ("b", 5)] {
            let rules = open_with(text, &setup(players, layout, &[]));
            let seed = Seed::from_number(97_000 + index as u64);
            if let Err(law) = laws::check_game(&rules, seed, MOST_DECISIONS) {
                panic!("{layout}, {players} players: {law}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3, failure_persistence: None, ..Default::default() })]

    #[test]
    fn every_law_holds_for_any_seed(seed: [u8; 32], setup in 0usize..80) {
        let setups = [every_setup(), every_former_setup()].concat();
        laws::check_game(&open(&setups[setup]), Seed::from_bytes(seed), MOST_DECISIONS)
            .map_err(TestCaseError::fail)?;
    }
}
