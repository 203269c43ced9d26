//! The laws of the contract hold in every position of every game.

use damrak_core::{Seed, laws};

use crate::common::{every_setup, open};

/// Four players lay five coins each.
const MOST_DECISIONS: u32 = 20;

#[test]
fn every_law_holds_in_random_games() {
    for draft in every_setup() {
        let rules = open(&draft);
        for number in 0..6 {
            let seed = Seed::from_number(number);
            if let Err(law) = laws::check_game(&rules, seed, MOST_DECISIONS) {
                panic!("{draft:?}, seed {number}: {law}");
            }
        }
    }
}
