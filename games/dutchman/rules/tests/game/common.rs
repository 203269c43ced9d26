//! What several test crates need.

#![allow(dead_code, reason = "not every test crate needs everything")]

use damrak_core::{SetupDraft, testing};

use damrak_dutchman::Dutchman;

/// A setup with options such as `("ducats", "more")`, `("bargaining", "false")` or `("proposals", "3")`.
pub fn setup(players: u8, options: &[(&str, &str)]) -> SetupDraft {
    SetupDraft { players: Some(players), ..testing::draft::<Dutchman>(options) }
}

/// The rules for a setup.
pub fn open(draft: &SetupDraft) -> Dutchman {
    testing::open(draft)
}

/// Every number of players, each with every option at its default and with every option turned in two ways.
pub fn every_setup() -> Vec<SetupDraft> {
    let mut setups = Vec::new();
    for players in 3..=6 {
        setups.push(setup(players, &[]));
        setups.push(setup(
            players,
            &[("ducats", "more"), ("bargaining", "false"), ("nobody-lays", "passed")],
        ));
        setups.push(setup(
            players,
            &[("ducats", "more"), ("proposals", "1"), ("nobody-lays", "start-player")],
        ));
    }
    setups
}
