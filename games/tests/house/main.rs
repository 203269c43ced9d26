//! One folder a game: what all games share knows none of them.

mod face;

use std::fs;
use std::path::{Path, PathBuf};

/// What serves every game.
const SHARED: [&str; 12] = [
    "crates/bots/src",
    "crates/core/src",
    "crates/draw/src",
    "crates/kit/src",
    "crates/notices/src",
    "crates/pages/src",
    "crates/server/src",
    "crates/store/src",
    "crates/table/src",
    "crates/words/src",
    "locales",
    "web",
];

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("its entries can be listed").path();
        if path.is_dir() {
            files_below(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// Whether a file is a module of tests alone, or the suite that stores are held to.
fn is_for_tests(file: &Path) -> bool {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let folder = file.parent().unwrap_or(file);
    let parents = [folder.join("lib.rs"), folder.join("mod.rs"), folder.with_extension("rs")];
    let declared = |parent: &PathBuf| {
        let text = fs::read_to_string(parent).unwrap_or_default();
        text.contains(&format!("#[cfg(test)]\nmod {stem};"))
    };
    folder.ends_with("conformance") || parents.iter().any(declared)
}

/// Code without its unit tests, which come last and may play a real game, and without what is told of the code.
fn spoken(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let code = text.split("\nmod tests {").next().unwrap_or_default();
    let told =
        |line: &str| ["//", "#", "/*"].iter().any(|mark| line.trim_start().starts_with(mark));
    code.lines().enumerate().filter(move |(_, line)| !told(line))
}

/// The ways in which code would name a game.
fn names(name: &str, title: &str) -> Vec<String> {
    let type_name = name[..1].to_uppercase() + &name[1..];
    vec![
        format!("\"{name}\""),
        format!("\"{name}-"),
        format!("\"{name}."),
        format!("damrak_{name}"),
        format!("{type_name}::"),
        format!("<{type_name}>"),
        format!("{name}-draw-"),
        title.to_owned(),
    ]
}

#[test]
fn nothing_that_all_games_share_names_one_of_them() {
    let kits = damrak_games::kits();
    let mut found = Vec::new();
    for folder in SHARED {
        let mut files = Vec::new();
        files_below(&workspace().join(folder), &mut files);
        assert!(!files.is_empty(), "{folder} is looked through");
        for file in files.into_iter().filter(|file| !is_for_tests(file)) {
            let Ok(text) = fs::read_to_string(&file) else { continue };
            for (number, line) in spoken(&text) {
                let names = |info: &damrak_core::GameInfo| names(info.name, info.title);
                for name in kits.iter().flat_map(|kit| names(kit.info())) {
                    if line.contains(&name) {
                        let place = file.strip_prefix(workspace()).unwrap_or(&file).display();
                        found.push(format!("{place}:{}: {name}", number + 1));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "games are named in: {found:#?}");
}

#[test]
fn a_name_is_found_in_code_and_not_in_comments_or_tests() {
    let text = "// \"go\"\nlet game = \"go\";\n#[cfg(test)]\nmod tests {\n    \"go\"\n";
    let lines: Vec<usize> = spoken(text)
        .filter(|(_, line)| names("go", "Go!").iter().any(|name| line.contains(name)))
        .map(|(number, _)| number)
        .collect();
    assert_eq!(lines, [1]);
}

/// What the shared crates are built from has no game in it: Cargo sees to it, and this says so.
#[test]
fn no_shared_crate_depends_on_a_game() {
    for folder in ["bots", "core", "draw", "kit", "server", "store", "words"] {
        let file = workspace().join("crates").join(folder).join("Cargo.toml");
        let text = fs::read_to_string(file).expect("every crate has its file");
        let own = text.split("[dev-dependencies]").next().unwrap_or_default();
        for kit in damrak_games::kits().iter() {
            assert!(!own.contains(&format!("damrak-{}", kit.name())), "{folder}: {}", kit.name());
        }
        assert!(!own.contains("damrak-games"), "{folder}");
    }
}
