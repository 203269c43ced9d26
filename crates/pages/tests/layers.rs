//! Pages are made from values: nothing here waits, asks a store or knows how a page is sent.

use std::fs;
use std::path::{Path, PathBuf};

/// What a page must do without, so that it can be written where there is no server.
const FOREIGN: [&str; 4] = ["axum", "hyper", "tokio", "rusqlite"];

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("its entries can be listed").path();
        if path.is_dir() { files_below(&path, found) } else { found.push(path) }
    }
}

/// The code of a file without its unit tests and without what is told of it.
fn code(file: &Path) -> String {
    let text = fs::read_to_string(file).expect("a source file can be read");
    let code = text.split("\n#[cfg(test)]\n").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect()
}

#[test]
fn no_page_waits_or_knows_how_it_is_sent() {
    let mut sources = Vec::new();
    files_below(&home().join("src"), &mut sources);
    assert!(sources.len() > 40, "the sources are there");
    for file in sources {
        let code = code(&file);
        for foreign in FOREIGN.into_iter().chain(["async ", "dyn Store", "std::thread"]) {
            assert!(!code.contains(foreign), "{} names {foreign}", file.display());
        }
    }
}

/// The names of the crates that a manifest asks for in a section, with the rest of the line.
fn asked_for<'m>(manifest: &'m str, section: &str) -> Vec<(&'m str, &'m str)> {
    let after = manifest.split_once(&format!("\n[{section}]\n")).map_or("", |(_, after)| after);
    let lines = after.lines().take_while(|line| !line.starts_with('['));
    let name = |line: &'m str| line.split_once(['.', ' ', '=']);
    lines.filter_map(name).collect()
}

/// Whatever our own crates need is needed here too, but for what stands behind a feature that is not asked for.
#[test]
fn nothing_that_pages_need_needs_a_server() {
    let crates = home().join("..");
    let read = |path: PathBuf| fs::read_to_string(path).expect("a manifest can be read");
    let mut open = vec!["pages".to_owned()];
    let mut seen: Vec<String> = Vec::new();
    while let Some(name) = open.pop() {
        let manifest = read(crates.join(&name).join("Cargo.toml"));
        for (needed, how) in asked_for(&manifest, "dependencies") {
            if how.contains("optional = true") {
                continue;
            }
            assert!(!FOREIGN.contains(&needed), "{name} needs {needed}");
            assert!(
                !how.contains("features = [\"live\"") && !how.contains("features = [\"sqlite\"")
            );
            let own = needed.strip_prefix("damrak-").map(str::to_owned);
            open.extend(own.filter(|own| !seen.contains(own)));
        }
        seen.push(name);
    }
    assert!(seen.iter().any(|name| name == "table") && seen.iter().any(|name| name == "store"));
    let workspace = read(crates.join("../Cargo.toml"));
    for plain in ["damrak-store", "damrak-table"] {
        let line = workspace.lines().find(|line| line.starts_with(plain)).expect("it is ours");
        assert!(line.contains("default-features = false"), "{line}");
    }
}
