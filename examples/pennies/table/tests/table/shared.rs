//! What a fifth game costs outside its folder: one line of the workspace, and nothing that names it.

use std::fs;
use std::path::{Path, PathBuf};

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

/// The lines of the code below a folder that name the game, comments apart.
fn naming(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            // Tests may have a tiny game of the same name.
            if path.file_name().is_some_and(|name| name != "tests" && name != "target") {
                naming(&path, found);
            }
            continue;
        }
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let lines = code.filter(|line| line.to_lowercase().contains("pennies"));
        found.extend(lines.map(|line| format!("{}: {line}", path.display())));
    }
}

#[test]
fn nothing_shared_names_the_game() {
    let mut found = Vec::new();
    for folder in ["browser", "crates", "fuzz", "games", "load", "locales", "web", "xtask"] {
        naming(&workspace().join(folder), &mut found);
    }
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn the_workspace_takes_one_line() {
    let manifest = fs::read_to_string(workspace().join("Cargo.toml")).unwrap();
    let lines: Vec<&str> = manifest.lines().filter(|line| line.contains("examples/")).collect();
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].starts_with("members") && lines[0].contains("\"examples/*/*\""));
    assert!(!manifest.contains("pennies"));
}
