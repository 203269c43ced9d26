//! Tables know nothing above them, and their pure half does no input or output: a browser can run it as well as a server.

use std::fs;
use std::path::{Path, PathBuf};

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

fn sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}

#[test]
fn the_pure_half_knows_no_tasks_no_threads_and_no_live_table() {
    let is_live = |file: &PathBuf| file.components().any(|part| part.as_os_str() == "live");
    let pure: Vec<PathBuf> = sources().into_iter().filter(|file| !is_live(file)).collect();
    assert!(pure.len() > 25, "the sources are there");
    for file in pure.into_iter().filter(|file| !file.ends_with("lib.rs")) {
        for foreign in ["tokio", "async fn", "std::thread", "crate::live", "Instant", "flate2"] {
            assert!(!code(&file).contains(foreign), "{} names {foreign}", file.display());
        }
    }
}

#[test]
fn nothing_here_knows_http_html_or_a_database() {
    for file in sources() {
        for foreign in ["axum", "hyper", "maud", "damrak_draw", "rusqlite"] {
            assert!(!code(&file).contains(foreign), "{} names {foreign}", file.display());
        }
    }
}
