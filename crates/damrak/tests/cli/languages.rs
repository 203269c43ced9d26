//! English, German and Dutch.

use crate::support::Place;

const ENGLISH: &str = "build the harbour of Amsterdam card by card";
const GERMAN: &str = "bauen Karte für Karte den Hafen von Amsterdam";
const DUTCH: &str = "bouwen kaart voor kaart de haven van Amsterdam";

#[test]
fn the_language_is_chosen_by_argument() {
    let place = Place::new();
    for (lang, expected) in [("en", ENGLISH), ("de", GERMAN), ("nl", DUTCH), ("de-AT", GERMAN)] {
        assert!(place.run(&["games", "--lang", lang]).fine().contains(expected), "{lang}");
    }
    assert!(place.run(&["games", "--lang", "fr"]).wrong().contains("choose en, de or nl"));
}

#[test]
fn the_language_is_that_of_the_environment() {
    let place = Place::new();
    for (variables, expected) in [
        (&[("LANG", "nl_NL.UTF-8")][..], DUTCH),
        (&[("LANG", "nl_NL.UTF-8"), ("LC_MESSAGES", "de_DE")], GERMAN),
        (&[("LANG", "nl_NL.UTF-8"), ("LC_ALL", "de_DE")], GERMAN),
        (&[("LANG", "nl_NL.UTF-8"), ("LC_ALL", "")], DUTCH),
        (&[("LANG", "nl_NL.UTF-8"), ("LC_ALL", "C")], ENGLISH),
        (&[("LANG", "fr_FR")], ENGLISH),
        (&[], ENGLISH),
    ] {
        let mut command = place.command(&["games"]);
        let output = command.envs(variables.iter().copied()).output().expect("it starts");
        let out = String::from_utf8(output.stdout).expect("the program writes text");
        assert!(out.contains(expected), "{variables:?}: {out}");
    }
}

/// A key in ⟨angle brackets⟩ is a sentence that nobody wrote.
#[test]
fn everything_has_a_sentence_in_every_language() {
    for lang in ["en", "de", "nl"] {
        let place = Place::new();
        let all = &["--variant", "gulliver", "-o", "special-cards", "--lang", lang][..];
        let mut said = place.run(&["games", "--lang", lang]).fine();
        said += &place.play_first_choices("game.damrak", all);
        said += &place.run(&["replay", "game.damrak", "--lang", lang]).fine();
        for at in ["0", "3", "9"] {
            said += &place.run(&["show", "game.damrak", "--at", at, "--lang", lang]).fine();
        }
        let lines = ["?", "back", "99", "build", "boat z9", "R11", "show X", "save", "quit"];
        let again = ["play", "kontor", "--lang", lang];
        said += &place.type_in(&again, &lines).fine();
        said += &place.run(&["play", "kontor", "--variant", "x", "--lang", lang]).wrong();
        said += &place.run(&["games", "x", "--lang", lang]).wrong();
        assert!(!said.contains('⟨'), "{lang}: {:?}", said.lines().find(|line| line.contains('⟨')));
    }
}
