//! A game is finished under the rules and with the edition it was begun with.

use std::io::BufReader;

use damrak_core::edition::EditionSource;
use damrak_core::record::{VerifyError, verify, write_play};
use damrak_core::reopen::ReopenError;
use damrak_core::{OpenError, OptionValue, Play, Seed, SetupDraft, saved};

use crate::registry;

fn draft(text: &str) -> SetupDraft {
    SetupDraft::read(text).expect("the draft is a good one")
}

fn refused(text: &str) -> &'static str {
    match registry().open("pennies", &draft(text)) {
        Err(OpenError::Setup(error)) => error.phrase.key,
        other => panic!("{other:?}"),
    }
}

/// A whole game, always with the first coin.
fn played(draft: &SetupDraft, edition: Option<EditionSource<'_>>) -> Play {
    let rules = match edition {
        Some(source) => registry().open_with("pennies", draft, source),
        None => registry().open("pennies", draft),
    };
    let mut play = Play::deal(rules.expect("the game opens"), Seed::from_number(3));
    while let Some(seat) = play.position().waiting_for().first() {
        let coin = play.position().offers(seat).remove(0).notation;
        play.decide(seat, &coin).expect("it was offered");
    }
    play
}

fn record_of(play: &Play) -> String {
    let names = ["Anna".to_owned(), "Piet".to_owned()];
    let mut text = Vec::new();
    write_play(&mut text, play, &names).expect("memory takes it");
    String::from_utf8(text).expect("a record is text")
}

const TIN: EditionSource<'static> =
    EditionSource { file: "old.toml", text: "metal = 'tin'\ncoins = 8" };

#[test]
fn a_setup_says_which_version_and_new_games_take_the_newest() {
    let rules = |text: &str| registry().open("pennies", &draft(text)).unwrap().setup().clone();
    assert_eq!(rules("").rules, 3);
    assert_eq!(rules("rules = 2").rules, 2);
    assert_eq!(rules("rules = 2").to_draft().rules, Some(2));
    assert_eq!(refused("rules = 1"), "core-setup-rules");
    assert_eq!(refused("rules = 4"), "core-setup-rules");
}

#[test]
fn an_earlier_version_keeps_its_defaults_and_has_no_later_options() {
    let setup = |text: &str| registry().open("pennies", &draft(text)).unwrap().setup().clone();
    assert_eq!((setup("").number("bonus"), setup("rules = 2").number("bonus")), (1, 2));
    assert_eq!(setup("rules = 2\n[options]\nbonus = 1").number("bonus"), 1);
    assert!(!setup("").options.contains_key("lucky"));
    assert_eq!(refused("[options]\nlucky = false"), "core-setup-option-new");
}

#[test]
fn a_game_like_an_old_one_takes_the_new_rules_and_keeps_what_was_chosen() {
    let info = registry().find("pennies").unwrap();
    let old = |text: &str| {
        let rules = registry().open("pennies", &draft(text)).unwrap();
        rules.setup().to_draft().renewed(info).complete(info).unwrap()
    };
    let left_alone = old("rules = 2");
    assert_eq!((left_alone.rules, left_alone.number("bonus")), (3, 1));
    let chosen = old("rules = 2\nvariant = 'other'\n[options]\nbonus = 3");
    assert_eq!((chosen.rules, chosen.variant, chosen.number("bonus")), (3, "other", 3));
    let at_first_new = old("[options]\nbonus = 2");
    assert_eq!(at_first_new.options["bonus"], OptionValue::Number(2));
}

#[test]
fn a_record_is_replayed_by_the_version_it_names() {
    let (old, new) = (played(&draft("rules = 2"), None), played(&draft(""), None));
    let result = |play: &Play| play.position().standing();
    assert_ne!(result(&old), result(&new), "the versions differ in who wins");
    let text = record_of(&old);
    assert!(text.contains("\nrules: 2\n") && !text.contains("\"rules\""), "{text}");
    let verified = verify(&registry(), BufReader::new(text.as_bytes()), None).unwrap();
    assert_eq!(result(&verified.play), result(&old));
    assert_eq!(record_of(&verified.play), text, "written again it is the same");
    let moved = text.replace("\nrules: 2\n", "\nrules: 3\n");
    assert!(verify(&registry(), BufReader::new(moved.as_bytes()), None).is_err());
}

#[test]
fn a_record_with_a_version_in_its_setup_is_refused() {
    let text = record_of(&played(&draft(""), None));
    let text = text.replace("setup: {", "setup: {\"rules\":2,");
    let error = verify(&registry(), BufReader::new(text.as_bytes()), None).unwrap_err();
    assert!(error.to_string().contains("line `rules`"), "{error}");
}

#[test]
fn a_position_file_is_opened_by_the_version_it_names() {
    for rules in [2, 3] {
        let play = Play::deal(
            registry().open("pennies", &draft(&format!("rules = {rules}"))).unwrap(),
            Seed::from_number(1),
        );
        let text = saved::write(play.position()).to_string();
        let read = saved::read(&registry(), &text, None).unwrap();
        assert_eq!(read.rules().setup(), play.rules().setup());
    }
}

/// There is one before it that does not open.
#[test]
fn a_former_edition_is_found_by_what_it_said() {
    let play = played(&draft(""), Some(TIN));
    let text = record_of(&play);
    let verified = verify(&registry(), BufReader::new(text.as_bytes()), None).unwrap();
    assert_eq!(verified.play.rules().edition(), play.rules().edition());
    let today = played(&draft(""), None);
    assert_ne!(today.rules().edition().hash, play.rules().edition().hash);
    assert_eq!(today.rules().edition().name, play.rules().edition().name);
}

#[test]
fn what_is_not_known_is_named() {
    let text = record_of(&played(&draft(""), None));
    let check = |text: &str, own| verify(&registry(), BufReader::new(text.as_bytes()), own);
    let later = check(&text.replace("\nrules: 3\n", "\nrules: 7\n"), None).unwrap_err();
    let told = later.to_string();
    assert!(told.contains("version 7") && told.contains("versions 2 to 3"), "{told}");
    let hash = played(&draft(""), None).rules().edition().hash.to_string();
    let strange = "ab".repeat(32);
    let unknown = check(&text.replace(&hash, &strange), None).unwrap_err();
    assert!(matches!(&unknown, VerifyError::Reopen(ReopenError::UnknownEdition { .. })));
    assert!(unknown.to_string().contains(&strange), "{unknown}");
    let VerifyError::Reopen(ReopenError::UnknownEdition { unread, .. }) = unknown else { return };
    let OpenError::Edition(unread) = *unread.expect("one of its editions does not open") else {
        panic!("its file is wrong, not the setup")
    };
    assert_eq!(unread.file, "former/lost.toml");
    let other = check(&text, Some(TIN)).unwrap_err();
    assert!(matches!(&other, VerifyError::Reopen(ReopenError::OtherEdition { .. })), "{other}");
}
