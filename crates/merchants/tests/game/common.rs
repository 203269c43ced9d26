//! What several test crates need.

#![allow(dead_code, reason = "not every test crate needs everything")]

use damrak_core::edition::EditionSource;
use damrak_core::{Game, OptionValue, SetupDraft};
use damrak_merchants::Merchants;

/// A setup with options such as `("auction", "live")` or `("empty-1597", "true")`.
pub fn setup(players: u8, edition: usize, options: &[(&str, &str)]) -> SetupDraft {
    let value = |text: &str| match text {
        "true" => OptionValue::Flag(true),
        "false" => OptionValue::Flag(false),
        name => OptionValue::Choice(name.to_owned()),
    };
    SetupDraft {
        players: Some(players),
        edition: Some(Merchants::info().editions[edition].name.to_owned()),
        options: options.iter().map(|(name, text)| ((*name).to_owned(), value(text))).collect(),
        ..SetupDraft::default()
    }
}

/// The rules for a setup.
pub fn open(draft: &SetupDraft) -> Merchants {
    let info = Merchants::info();
    let setup = draft.complete(info).expect("the setup is a good one");
    let edition = info.editions.iter().find(|edition| edition.name == setup.edition);
    let edition = edition.expect("the edition comes with the program");
    let source = EditionSource { file: edition.file, text: edition.text };
    Merchants::open(&setup, source).expect("the edition is right")
}

/// Every number of players with both auctions, each with every other option at its default and with
/// every option turned.
pub fn every_setup() -> Vec<SetupDraft> {
    let turned = [
        ("full-district", "nothing"),
        ("empty-1597", "true"),
        ("misbid", "literal"),
        ("money", "hidden"),
        ("limited-tokens", "true"),
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
