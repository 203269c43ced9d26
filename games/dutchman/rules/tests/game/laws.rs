//! The laws of the contract, on random games for every number of players and every option.

use damrak_core::{
    Deaf, Documents, Notation, Playout, Rng, Rules, Seat, Seed, SetupDraft, Sight, Viewer, laws,
};
use damrak_dutchman::{Arrange, Dutchman};
use proptest::prelude::*;

use crate::common::{every_setup, open, setup};

/// Longer than any game is: islands are never neighbours, so there are at most 33 rounds.
const MOST_DECISIONS: u32 = 33 * 300;

fn check(draft: &SetupDraft, seed: u64) {
    if let Err(law) = laws::check_game(&open(draft), Seed::from_number(seed), MOST_DECISIONS) {
        panic!("{draft:?}, game {seed}: {law}");
    }
}

#[test]
fn every_law_holds_for_every_number_of_players() {
    for (index, draft) in every_setup().iter().enumerate() {
        check(draft, 1000 * index as u64);
        let first = SetupDraft { rules: Some(1), ..draft.clone() };
        check(&first, 1000 * index as u64 + 1);
    }
}

#[test]
fn every_law_holds_with_each_option_alone() {
    for (index, option) in [
        ("ducats", "more"),
        ("bargaining", "false"),
        ("proposals", "1"),
        ("proposals", "5"),
        ("nobody-lays", "passed"),
        ("nobody-lays", "start-player"),
        ("money", "hidden"),
        ("money", "open"),
    ]
    .into_iter()
    .enumerate()
    {
        check(&setup(3 + index as u8 % 4, &[option]), 90_000 + index as u64);
    }
}

/// Islands where somebody shows a share that everybody knows: that they showed it is no secret.
#[test]
fn every_law_holds_where_a_known_share_is_shown_again() {
    for (index, draft) in every_setup().iter().enumerate().step_by(3) {
        check(draft, 70_000 + index as u64);
    }
}

/// Ties are rare in random play, so they are arranged: six players who all make the lucky number.
#[test]
fn every_law_holds_while_the_tied_bargain() {
    for money in ["open", "hidden"] {
        check_bargaining(&open(&setup(6, &[("proposals", "3"), ("money", money)])));
    }
    let first = SetupDraft { rules: Some(1), ..setup(6, &[("proposals", "3")]) };
    check_bargaining(&open(&first));
}

fn check_bargaining(rules: &Dutchman) {
    let mut arranged = Arrange::new(rules).middle("21 22 23 24 25 26");
    arranged = arranged.at("G1", Some("Y1")).counter(3).round(2);
    let hands = [
        "45 2 10 1 1 1 1 48 30",
        "43 10 10 1 1 1 42 41 31",
        "33 10 10 1 1 10 40 39 32",
        "44 1 20 10 10 38 37 10 29",
        "35 20 10 10 10 2 1 1 28",
        "46 20 2 1 10 36 34 27 47",
    ];
    for (number, hand) in (1..).zip(hands) {
        arranged = arranged.shoes(Seat::from_number(number).unwrap(), hand);
    }
    let mut start = arranged.done().unwrap();
    for (number, lay) in (1..).zip(["45 2", "43", "33 10", "44 1", "35 10 2", "46 2 1"]) {
        let action = rules.read_notation(&format!("lay {lay}")).unwrap();
        rules.apply(&mut start, Seat::from_number(number).unwrap(), action, &mut Deaf).unwrap();
    }
    let mut playout = Playout::default();
    let mut stages = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut position = start.clone();
        while rules.view(&position, Viewer::Spectator).round == 2 {
            laws::check_position(rules, &position, &mut rng).unwrap();
            stages.insert(rules.save(&position)["stage"]["now"].to_string());
            playout.run(rules, &mut position, &mut rng, 1);
        }
    }
    assert!(stages.len() >= 7, "{stages:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4, failure_persistence: None, ..Default::default() })]

    #[test]
    fn every_law_holds_for_any_seed(seed: [u8; 32], setup in 0usize..12) {
        laws::check_game(&open(&every_setup()[setup]), Seed::from_bytes(seed), MOST_DECISIONS)
            .map_err(TestCaseError::fail)?;
    }
}
