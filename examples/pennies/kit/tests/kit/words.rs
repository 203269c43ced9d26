//! Every sentence is there in every language, and none is there for nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use damrak_words::Language;

/// The keys of a file, each with what it asks for.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in pennies_kit::KIT.words.text(language).lines().filter(|it| !it.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" =").filter(|_| line.starts_with("pennies-")) {
            assert!(keys.insert(key.to_owned(), BTreeSet::new()).is_none(), "{key} is there twice");
            last = key.to_owned();
        }
        let asked = line.split('$').skip(1);
        let name = |text: &str| text.split([' ', '}', '-']).next().unwrap().to_owned();
        keys.entry(last.clone()).or_default().extend(asked.map(name));
    }
    keys.remove("");
    keys
}

/// The keys that the sources below a folder ask for: each is written out as one literal.
fn asked_for(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            asked_for(&path, found);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            let literals = code.flat_map(|line| line.split('"').skip(1).step_by(2));
            found.extend(literals.filter(|it| it.starts_with("pennies-")).map(str::to_owned));
        }
    }
}

#[test]
fn every_language_says_the_same() {
    let english = keys(Language::English);
    assert!(english.len() > 40);
    for language in Language::all() {
        assert_eq!(keys(language), english, "{language}");
    }
}

#[test]
fn every_sentence_is_asked_for_and_there() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut asked = BTreeSet::new();
    asked_for(&here.join("src"), &mut asked);
    asked_for(&here.join("../rules/src"), &mut asked);
    let there: BTreeSet<String> = keys(Language::English).into_keys().collect();
    assert_eq!(asked, there);
}
