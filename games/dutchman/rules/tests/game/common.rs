//! What several test crates need.

#![allow(dead_code, reason = "not every test crate needs everything")]

use damrak_core::edition::EditionSource;
use damrak_core::{OptionValue, Rules, SetupDraft};
use damrak_dutchman::Dutchman;

/// A setup with options such as `("ducats", "more")`, `("bargaining", "false")` or `("proposals", "3")`.
pub fn setup(players: u8, options: &[(&str, &str)]) -> SetupDraft {
    let value = |text: &str| match (text, text.parse()) {
        ("true", _) => OptionValue::Flag(true),
        ("false", _) => OptionValue::Flag(false),
        (_, Ok(number)) => OptionValue::Number(number),
        (name, _) => OptionValue::Choice(name.to_owned()),
    };
    SetupDraft {
        players: Some(players),
        options: options.iter().map(|(name, text)| ((*name).to_owned(), value(text))).collect(),
        ..SetupDraft::default()
    }
}

/// The rules for a setup.
pub fn open(draft: &SetupDraft) -> Dutchman {
    let info = Dutchman::info();
    let setup = draft.complete(info).expect("the setup is a good one");
    let edition = info.editions.iter().find(|edition| edition.name == setup.edition);
    let edition = edition.expect("the edition comes with the program");
    let source = EditionSource { file: edition.file, text: edition.text };
    Dutchman::open(&setup, source).expect("the edition is right")
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
