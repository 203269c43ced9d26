//! The hot path does not touch the heap: once its buffer has grown, a whole random game is played
//! without one allocation.

#![allow(unreachable_pub)]

#[path = "game/common.rs"]
mod common;

use allocation_counter::measure;
use damrak_core::Playout;
use damrak_core::testing::play_randomly;

use crate::common::{every_setup, open};

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(vec![1]))).count_total, 1);
}

#[test]
fn random_games_allocate_nothing() {
    for draft in every_setup() {
        let rules = open(&draft);
        let mut playout = Playout::default();
        let allocated = measure(|| play_randomly(&rules, &mut playout, 50));
        assert_eq!(allocated.count_total, 0, "{draft:?}");
    }
}
