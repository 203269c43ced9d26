//! What several test crates need.

#![allow(dead_code, reason = "not every test crate needs everything")]

use damrak_chartered::Chartered;
use damrak_core::edition::EditionSource;
use damrak_core::{Game, OptionValue, SetupDraft};

/// Every option turned away from its default, but for the one that fixes the layout.
pub const TURNED: [(&str, &str); 3] =
    [("contact", "lenient"), ("take-back-payout", "true"), ("cash", "hidden")];

/// A setup with options such as `("cash", "hidden")` or `("beginner", "true")`.
pub fn setup(players: u8, layout: &str, options: &[(&str, &str)]) -> SetupDraft {
    let value = |text: &str| match text {
        "true" => OptionValue::Flag(true),
        "false" => OptionValue::Flag(false),
        name => OptionValue::Choice(name.to_owned()),
    };
    SetupDraft {
        players: Some(players),
        variant: Some(layout.to_owned()),
        options: options.iter().map(|(name, text)| ((*name).to_owned(), value(text))).collect(),
        ..SetupDraft::default()
    }
}

/// The rules for a setup.
pub fn open(draft: &SetupDraft) -> Chartered {
    let info = Chartered::info();
    let setup = draft.complete(info).expect("the setup is a good one");
    let edition = info.editions.iter().find(|edition| edition.name == setup.edition);
    let edition = edition.expect("the edition comes with the program");
    let source = EditionSource { file: edition.file, text: edition.text };
    Chartered::open(&setup, source).expect("the edition is right")
}

/// Every number of players in every layout, with every option at its default and turned.
pub fn every_setup() -> Vec<SetupDraft> {
    let mut setups = Vec::new();
    for players in 2..=5 {
        for layout in ["base", "a", "b", "c", "own"] {
            setups.push(setup(players, layout, &[]));
            setups.push(setup(players, layout, &TURNED));
        }
    }
    setups
}
