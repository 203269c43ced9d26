//! Everything can be said in every language, and is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use damrak_words::{FILES, Language};

use crate::ftl::Ids;

/// The names of all games that bring words along: folders with `kit/words`.
pub(crate) fn games() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let entries = fs::read_dir(folder).expect("the folder is there");
    let folders = entries.map(|entry| entry.expect("its entries can be listed").path());
    let games = folders.filter(|path| path.join("kit/words").is_dir());
    let name = |path: PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
    games.filter_map(name).collect()
}

/// The stems of all files.
pub(crate) fn stems() -> Vec<String> {
    FILES.iter().map(|file| file.stem.to_owned()).chain(games()).collect()
}

/// All files in one language by their stems, with those of the games.
fn files(language: Language) -> Vec<(String, String)> {
    let own = FILES.iter().map(|file| (file.stem.to_owned(), file.text(language).to_owned()));
    let of_game = |game: String| {
        let file = format!("../../games/{game}/kit/words/{}.ftl", language.code());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let text = fs::read_to_string(path).expect("every language has its file");
        (game, text)
    };
    own.chain(games().into_iter().map(of_game)).collect()
}

/// All files in one language.
pub(crate) fn texts(language: Language) -> Vec<String> {
    files(language).into_iter().map(|(_, text)| text).collect()
}

/// The ids of all files in one language, with those of the games.
pub(crate) fn ids(language: Language) -> Ids {
    let mut ids = Ids::default();
    for (stem, text) in files(language) {
        ids.read(&stem, &text);
    }
    ids
}

/// What a translation lacks or has too much of, against English.
fn differences(english: &Ids, other: &Ids) -> Vec<String> {
    let (ours, theirs) = (english.messages(), other.messages());
    let mut differences = Vec::new();
    differences.extend(ours.difference(&theirs).map(|id| format!("{id} is not translated")));
    differences.extend(theirs.difference(&ours).map(|id| format!("{id} is not in English")));
    for id in ours.intersection(&theirs) {
        let (mine, its) = (english.variables(id), other.variables(id));
        if mine != its {
            differences.push(format!("{id} asks for {its:?}, in English for {mine:?}"));
        }
        let (mine, its) = (english.forms(id), other.forms(id));
        if mine != its {
            differences.push(format!("{id} says {its:?}, in English {mine:?}"));
        }
    }
    differences
}

fn dangling(ids: &Ids) -> BTreeSet<&str> {
    ids.referenced().into_iter().filter(|&id| !ids.entries.contains_key(id)).collect()
}

#[test]
fn every_file_is_sound() {
    for language in Language::all() {
        let ids = ids(language);
        assert!(ids.faults.is_empty(), "{language}: {:#?}", ids.faults);
        assert_eq!(dangling(&ids), BTreeSet::new(), "{language}: borrowed but not there");
    }
}

#[test]
fn every_message_is_in_every_language_with_the_same_arguments() {
    let english = ids(Language::English);
    for language in Language::all() {
        let differences = differences(&english, &ids(language));
        assert!(differences.is_empty(), "{language}: {differences:#?}");
    }
}

#[test]
fn differences_are_named() {
    let read = |text| {
        let mut ids = Ids::default();
        ids.read("t", text);
        ids
    };
    let english = read("t-a = { $n }\nt-b = { $x }\nt-c = c\nt-f = { $x }\n    .you-x = you\n");
    let other =
        "t-a = { $m }\nt-b = { $x-number } { $x }\nt-d = { -t-e }\nt-f = { $x }\n-t-e = e\n";
    let other = read(other);
    assert_eq!(
        differences(&english, &other),
        [
            "t-c is not translated",
            "t-d is not in English",
            r#"t-a asks for {"m"}, in English for {"n"}"#,
            r#"t-f says Some({}), in English Some({"you-x"})"#,
        ]
    );
    assert_eq!(dangling(&read("t-a = { t-b } { -t-c }\n")), BTreeSet::from(["t-b", "-t-c"]));
}
