//! The source asks for no sentence that is not there, and no sentence is there for nothing.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use damrak_words::Language;

use crate::catalogue;
use crate::ftl::Ids;
use crate::literals::string_literals;

/// Literals that have the shape of a key but are none: ids of things in drawings.
const NOT_KEYS: &[&str] = &["clock-hand", "clock-price"];

/// Whether a literal is written like a key: `stem-word-word`, where the stem names a file.
fn looks_like_key(literal: &str, stems: &[&str]) -> bool {
    let plain = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    literal
        .split_once('-')
        .is_some_and(|(stem, rest)| stems.contains(&stem) && rest.split('-').all(plain))
}

/// The source without its unit tests, which may make keys up. Clippy sees to it that they come last.
fn without_tests(source: &str) -> &str {
    source.split("\nmod tests {").next().unwrap_or(source)
}

fn keys_in(source: &str, stems: &[&str]) -> BTreeSet<String> {
    let literals = string_literals(without_tests(source)).into_iter();
    literals.filter(|literal| looks_like_key(literal, stems)).map(str::to_owned).collect()
}

/// Keys that are asked for but not there, and ids that nobody asks for.
fn missing_and_unused(used: &BTreeSet<String>, ids: &Ids) -> (BTreeSet<String>, BTreeSet<String>) {
    let referenced = ids.referenced();
    let is_used = |id: &String| used.contains(id) || referenced.contains(id.as_str());
    let missing = used.iter().filter(|&key| !ids.entries.contains_key(key));
    let unused = ids.entries.keys().filter(|&id| !is_used(id));
    (missing.cloned().collect(), unused.cloned().collect())
}

/// The keys in all Rust source below the folder, but for folders of tests.
fn keys_below(folder: &Path, stems: &[&str]) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("its entries can be listed").path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "tests" && name != "target") {
                keys.append(&mut keys_below(&path, stems));
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).expect("source is readable text");
            keys.append(&mut keys_in(&source, stems));
        }
    }
    keys
}

#[test]
fn every_key_is_there_and_every_message_is_used() {
    let stems = catalogue::stems();
    let stems: Vec<&str> = stems.iter().map(String::as_str).collect();
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut used = keys_below(&workspace.join("crates"), &stems);
    used.append(&mut keys_below(&workspace.join("games"), &stems));
    for literal in NOT_KEYS {
        assert!(used.remove(*literal), "the exception `{literal}` is no longer needed");
    }
    for language in Language::all() {
        let (missing, unused) = missing_and_unused(&used, &catalogue::ids(language));
        assert!(missing.is_empty(), "{language}: used in the source, not there: {missing:#?}");
        assert!(unused.is_empty(), "{language}: never used: {unused:#?}");
    }
}

#[test]
fn keys_are_known_by_their_shape() {
    let stems = ["core", "tea"];
    for key in ["core-seat", "tea-2", "tea-cup-4a"] {
        assert!(looks_like_key(key, &stems), "{key}");
    }
    for other in
        ["core", "core-", "-core-seat", "core--seat", "core-Seat", "core-a b", "core_a", "wine-x"]
    {
        assert!(!looks_like_key(other, &stems), "{other}");
    }
}

#[test]
fn keys_are_found_in_source() {
    let source = r#"
// "tea-comment"
let phrase = Phrase::new("tea-cup").with("tea", 1);
println!("the tea-pot is empty, {}", "wine-glass");

#[cfg(test)]
mod tests {
    const KEY: &str = "tea-test";
}
"#;
    assert_eq!(keys_in(source, &["tea"]), BTreeSet::from(["tea-cup".to_owned()]));
}

#[test]
fn missing_and_unused_keys_are_told_apart() {
    let mut ids = Ids::default();
    ids.read("tea", "tea-cup = { tea-leaf } { -tea-pot }\ntea-leaf = x\ntea-old = y\n");
    ids.read("tea", "-tea-pot = z\n-tea-tray = z\n");
    let used = ["tea-cup", "tea-new"].map(str::to_owned).into();
    let (missing, unused) = missing_and_unused(&used, &ids);
    assert_eq!(missing, BTreeSet::from(["tea-new".to_owned()]));
    assert_eq!(unused, ["-tea-tray", "tea-old"].map(str::to_owned).into());
}
