//! What several test crates need.

#![allow(dead_code, reason = "not every test crate needs everything")]

use damrak_chartered::Chartered;
use damrak_core::edition::EditionSource;
use damrak_core::{Rules, SetupDraft, testing};

/// Every option turned away from its default, but for the one that fixes the layout.
pub const TURNED: [(&str, &str); 4] = [
    ("contact", "lenient"),
    ("take-back-payout", "false"),
    ("cash", "hidden"),
    ("seen-cards", "remembered"),
];

/// The same for the first version of the rules.
pub const FORMERLY_TURNED: [(&str, &str); 3] =
    [("contact", "lenient"), ("take-back-payout", "true"), ("cash", "hidden")];

/// A setup with options such as `("cash", "hidden")` or `("beginner", "true")`.
pub fn setup(players: u8, layout: &str, options: &[(&str, &str)]) -> SetupDraft {
    SetupDraft {
        players: Some(players),
        variant: Some(layout.to_owned()),
        ..testing::draft::<Chartered>(options)
    }
}

/// The same setup under the first version of the rules.
pub fn former(players: u8, layout: &str, options: &[(&str, &str)]) -> SetupDraft {
    SetupDraft { rules: Some(1), ..setup(players, layout, options) }
}

/// An edition whose boards have seven columns and three rows.
pub const SEVENS: &str = include_str!("../editions/sevens.toml");
/// One whose boards differ in size, with holes and a bent canal.
pub const MIXED: &str = include_str!("../editions/mixed.toml");

/// The rules for a setup with another edition.
pub fn open_with(text: &str, draft: &SetupDraft) -> Chartered {
    let setup = draft.complete(Chartered::info()).expect("the setup is a good one");
    Chartered::open(&setup, EditionSource { file: "mine.toml", text }).expect("it is right")
}

/// The rules for a setup.
pub fn open(draft: &SetupDraft) -> Chartered {
    testing::open(draft)
}

/// Every number of players in every layout, with every option at its default and turned.
pub fn every_setup() -> Vec<SetupDraft> {
    every(|players, layout, turned| setup(players, layout, if turned { &TURNED } else { &[] }))
}

/// The same under the first version of the rules.
pub fn every_former_setup() -> Vec<SetupDraft> {
    every(|players, layout, turned| {
        former(players, layout, if turned { &FORMERLY_TURNED } else { &[] })
    })
}

fn every(draft: impl Fn(u8, &str, bool) -> SetupDraft) -> Vec<SetupDraft> {
    let mut setups = Vec::new();
    for players in 2..=5 {
        for layout in ["base", "a", "b", "c", "own"] {
            setups.extend([false, true].map(|turned| draft(players, layout, turned)));
        }
    }
    setups
}
