//! Setups: from JSON and TOML, completed, and every mistake named.

use damrak_core::edition::EditionSource;
use damrak_core::{OpenError, OptionValue, SetupDraft};

use crate::registry;

fn key(text: &str) -> &'static str {
    let draft = match SetupDraft::read(text) {
        Ok(draft) => draft,
        Err(error) => return error.phrase.key,
    };
    match registry().open("pennies", &draft) {
        Err(OpenError::Setup(error)) => error.phrase.key,
        Err(OpenError::Edition(error)) => panic!("{error}"),
        Ok(_) => "fine",
    }
}

#[test]
fn json_and_toml_say_the_same() {
    let json = r#"{"game":"pennies","variant":"other","options":{"bonus":3}}"#;
    let toml = "game = 'pennies'\nvariant = 'other'\n[options]\nbonus = 3\n";
    assert_eq!(SetupDraft::read(json), SetupDraft::read(toml));
    assert_eq!(key(json), "fine");
}

#[test]
fn what_is_left_out_takes_its_default() {
    let rules = registry().open("pennies", &SetupDraft::default()).unwrap();
    let setup = rules.setup();
    assert_eq!((setup.players, setup.variant, setup.edition.as_str()), (2, "plain", "mint"));
    assert_eq!((setup.choice("fault"), setup.number("bonus")), ("none", 1));
    assert!(!setup.flag("bonus"));
    let again = registry().open("pennies", &setup.to_draft()).unwrap();
    assert_eq!(again.setup(), setup);
}

#[test]
fn every_mistake_has_its_own_sentence() {
    assert_eq!(key("{"), "core-setup-unreadable");
    assert_eq!(key("= 3"), "core-setup-unreadable");
    assert_eq!(key("colour = 'red'"), "core-setup-unreadable");
    assert_eq!(key("game = 'chess'"), "core-setup-other-game");
    assert_eq!(key("players = 3"), "core-setup-players-exactly");
    assert_eq!(key("variant = 'odd'"), "core-setup-variant");
    assert_eq!(key("edition = 'gold'"), "core-setup-edition");
    assert_eq!(key("[options]\ncolour = 'red'"), "core-setup-option");
    assert_eq!(key("[options]\nbonus = 4"), "core-setup-value");
    assert_eq!(key("[options]\nbonus = true"), "core-setup-value");
    assert_eq!(key("[options]\nfault = 'all'"), "core-setup-value");
    let unknown = registry().open("chess", &SetupDraft::default()).unwrap_err();
    assert!(matches!(unknown, OpenError::Setup(error) if error.phrase.key == "core-setup-game"));
}

#[test]
fn an_edition_file_of_ones_own_is_checked() {
    let open = |text| {
        let source = EditionSource { file: "mine.toml", text };
        registry().open_with("pennies", &SetupDraft::default(), source)
    };
    let hash = |text| open(text).unwrap().edition().hash;
    assert_eq!(hash("coins = 8"), hash("# of gold\ncoins=8\n"));
    let error = |text| match open(text) {
        Err(OpenError::Edition(error)) => error.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(error("coins = 7"), "mine.toml:1: there are 8 coins");
    assert!(error("\n\ncoins = 'eight'").starts_with("mine.toml:3: "));
}

#[test]
fn values_are_printed_as_they_are_written() {
    assert_eq!(OptionValue::Flag(true).to_string(), "true");
    assert_eq!(OptionValue::Number(-3).to_string(), "-3");
    assert_eq!(OptionValue::Choice("a".into()).to_string(), "a");
}
