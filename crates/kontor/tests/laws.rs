//! The laws of the contract, on random games of every variant.

use damrak_core::edition::EditionSource;
use damrak_core::{Game, OptionValue, Seed, SetupDraft, laws};
use damrak_kontor::Kontor;
use proptest::prelude::*;

/// Longer than any game can be: every 20 rounds the harbour grows, or the game ends.
const MOST_DECISIONS: u32 = 64 * 20 * 10;

fn open(draft: &SetupDraft) -> Kontor {
    let info = Kontor::info();
    let edition = &info.editions[0];
    let setup = draft.complete(info).expect("the names are right");
    Kontor::open(&setup, EditionSource { file: edition.file, text: edition.text })
        .expect("the combination makes sense")
}

/// Every setup that makes sense.
fn every_setup() -> Vec<SetupDraft> {
    let mut setups = Vec::new();
    for variant in Kontor::info().variants {
        for special in [false, true] {
            for ties in ["contested", "literal"] {
                let draft = SetupDraft {
                    variant: Some(variant.name.to_owned()),
                    options: [
                        ("special-cards".to_owned(), OptionValue::Flag(special)),
                        ("ties".to_owned(), OptionValue::Choice(ties.to_owned())),
                    ]
                    .into(),
                    ..SetupDraft::default()
                };
                let info = Kontor::info();
                let edition = &info.editions[0];
                let source = EditionSource { file: edition.file, text: edition.text };
                let setup = draft.complete(info).expect("the names are right");
                if Kontor::open(&setup, source).is_ok() {
                    setups.push(draft);
                }
            }
        }
    }
    setups
}

#[test]
fn there_are_seventeen_sensible_setups() {
    // Seven variants, six of them also with special cards, and two of these with literal ties too.
    assert_eq!(every_setup().len(), 7 + 6 + 4);
}

#[test]
fn every_law_holds_in_every_variant() {
    for (index, draft) in every_setup().iter().enumerate() {
        let rules = open(draft);
        for game in 0..5 {
            let seed = Seed::from_number(1000 * index as u64 + game);
            if let Err(law) = laws::check_game(&rules, seed, MOST_DECISIONS) {
                panic!("{draft:?}, game {game}: {law}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, failure_persistence: None, ..Default::default() })]

    #[test]
    fn every_law_holds_for_any_seed(seed: [u8; 32], setup in 0usize..17) {
        let setups = every_setup();
        let rules = open(&setups[setup % setups.len()]);
        laws::check_game(&rules, Seed::from_bytes(seed), MOST_DECISIONS)
            .map_err(TestCaseError::fail)?;
    }
}
