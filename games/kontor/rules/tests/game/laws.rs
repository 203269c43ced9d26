//! The laws of the contract, on random games of every variant.

use damrak_core::{Seed, SetupDraft, laws};
use proptest::prelude::*;

use crate::common::{every_setup, try_open};

/// Longer than any game can be: every twenty rounds the harbour grows, or the game ends (K-52), and a
/// round has at most ten decisions.
const MOST_DECISIONS: u32 = 64 * 20 * 10;

#[test]
fn there_are_seventeen_sensible_setups() {
    assert_eq!(every_setup().len(), 7 + 6 + 4);
}

#[test]
fn every_law_holds_in_every_variant() {
    let first = |draft| SetupDraft { rules: Some(1), ..draft };
    let both = every_setup().into_iter().chain(every_setup().into_iter().map(first));
    for (index, draft) in both.enumerate() {
        let rules = try_open(&draft).expect("the setup makes sense");
        for game in 0..3 {
            let seed = Seed::from_number(1000 * index as u64 + game);
            if let Err(law) = laws::check_game(&rules, seed, MOST_DECISIONS) {
                panic!("{draft:?}, game {game}: {law}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20, failure_persistence: None, ..Default::default() })]

    #[test]
    fn every_law_holds_for_any_seed(seed: [u8; 32], setup in 0usize..17) {
        let rules = try_open(&every_setup()[setup]).expect("the setup makes sense");
        laws::check_game(&rules, Seed::from_bytes(seed), MOST_DECISIONS)
            .map_err(TestCaseError::fail)?;
    }
}
