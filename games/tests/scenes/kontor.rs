//! What only the pictures of Kontor owe.

use damrak_core::{Registry, Seed, SetupDraft, Viewer};
use damrak_kontor::Kontor;
use damrak_words::Language;

use crate::scene_in;

/// The facts beside the board after so many idle rounds.
fn city(version: u32, idle_rounds: u8, language: Language) -> String {
    let registry = Registry::new().with::<Kontor>();
    let draft = SetupDraft { rules: Some(version), ..SetupDraft::default() };
    let rules = registry.open("kontor", &draft).expect("both versions can be played");
    let mut document = rules.deal(Seed::from_number(1)).0.save();
    document["idle_rounds"] = idle_rounds.into();
    let position = rules.load(&document).expect("the position can be");
    let scene = scene_in(position.as_ref(), Viewer::Spectator, language);
    let panel = scene.tabs.into_iter().find(|panel| panel.id == "city");
    panel.expect("the facts are drawn").html
}

/// Clause K-51: nobody is to be surprised by the end.
#[test]
fn idle_rounds_are_shown_whenever_there_are_any() {
    for language in Language::all() {
        for version in [1, 2] {
            assert!(!city(version, 0, language).contains("notice"));
            let panel = city(version, 2, language);
            let (_, notice) = panel.split_once("notice").expect("it is said");
            assert!(notice.contains('2') && notice.contains('3'), "{notice}");
        }
        assert_ne!(city(1, 2, language), city(2, 2, language), "what counts is not the same");
    }
}
