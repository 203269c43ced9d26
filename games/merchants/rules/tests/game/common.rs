//! What several test crates need.

#![allow(dead_code, reason = "not every test crate needs everything")]

use damrak_core::{OptionValue, Rules, SetupDraft, testing};
use damrak_merchants::Merchants;

/// A setup with options such as `("auction", "live")` or `("empty-1597", "true")`.
pub fn setup(players: u8, edition: usize, options: &[(&str, &str)]) -> SetupDraft {
    SetupDraft {
        players: Some(players),
        edition: Some(Merchants::info().editions[edition].name.to_owned()),
        ..testing::draft::<Merchants>(options)
    }
}

/// The same setup under the first version of the rules.
pub fn first_version(draft: SetupDraft) -> SetupDraft {
    SetupDraft { rules: Some(1), ..draft }
}

/// What later versions of the rules brought, each turned.
pub const NEWER: [(&str, &str); 5] = [
    ("last-price", "60"),
    ("steps", "must"),
    ("ties", "lot"),
    ("leftover", "next-player"),
    ("first-mayor", "lot"),
];

/// The rules for a setup; seat 1 begins where it does not say who does.
pub fn open(draft: &SetupDraft) -> Merchants {
    let mut draft = draft.clone();
    if draft.rules != Some(1) {
        let seat_1 = || OptionValue::Choice("seat-1".to_owned());
        draft.options.entry("first-mayor".to_owned()).or_insert_with(seat_1);
    }
    testing::open(&draft)
}

/// Every number of players with both auctions, each with every other option at its default and with
/// every option turned that all versions of the rules have.
pub fn every_setup() -> Vec<SetupDraft> {
    let turned = [
        ("full-district", "nothing"),
        ("empty-1597", "true"),
        ("misbid", "literal"),
        ("money", "hidden"),
        ("limited-tokens", "false"),
    ];
    let mut setups = Vec::new();
    for players in 3..=5 {
        for auction in ["sealed", "live"] {
            setups.push(setup(players, 0, &[("auction", auction)]));
            let options: Vec<_> = [("auction", auction)].into_iter().chain(turned).collect();
            setups.push(setup(players, 1, &options));
        }
    }
    setups
}

/// The same under the first version of the rules, and with what later versions brought.
pub fn every_version() -> Vec<SetupDraft> {
    let mut setups: Vec<SetupDraft> = every_setup().into_iter().map(first_version).collect();
    for (index, auction) in ["sealed", "live"].into_iter().enumerate() {
        for players in 3..=5 {
            let options: Vec<_> = [("auction", auction)].into_iter().chain(NEWER).collect();
            setups.push(setup(players, index, &options));
        }
    }
    setups
}
