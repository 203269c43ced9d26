//! Which way the modules of the server depend on each other: tables know nothing of HTTP, pages, people's sessions or
//! notices, so that they can be tested, and later run, without any of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The modules below everything else, the lowest first: each may use those before it and no others.
const BELOW: [&str; 1] = ["password"];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files_of(module: &str) -> Vec<PathBuf> {
    fn below(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { below(&path, found) } else { found.push(path) }
        }
    }
    let (file, folder) = (source().join(format!("{module}.rs")), source().join(module));
    let mut found: Vec<PathBuf> = file.is_file().then_some(file).into_iter().collect();
    if folder.is_dir() {
        below(&folder, &mut found);
    }
    found
}

/// The modules that a text names, but for those that only its tests name.
fn used(text: &str) -> BTreeSet<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let word = |rest: &str| -> String {
        rest.chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect()
    };
    let mut found: BTreeSet<String> = code.split("crate::").skip(1).map(word).collect();
    for group in code.split("use crate::{").skip(1) {
        let inside = group.split('}').next().unwrap_or_default();
        found.extend(inside.split(',').map(|one| word(one.trim())));
    }
    found.remove("");
    found
}

fn every_module() -> BTreeSet<String> {
    let entries = fs::read_dir(source()).unwrap().map(|entry| entry.unwrap().path());
    let stems = entries.filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()));
    stems.filter(|name| name != "lib").collect()
}

#[test]
fn tables_and_what_they_rest_on_know_nothing_above_them() {
    let modules = every_module();
    for (place, module) in BELOW.into_iter().enumerate() {
        let files = files_of(module);
        assert!(!files.is_empty(), "{module} is there");
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            for other in used(&text).intersection(&modules) {
                let is_below = other == module || BELOW[..place].contains(&other.as_str());
                assert!(is_below, "{} uses `{other}`, which is above {module}", file.display());
            }
        }
    }
}

#[test]
fn what_a_text_uses_is_found() {
    let text =
        "use crate::page::Shell;\nuse crate::{api, table::hub};\n#[cfg(test)]\nuse crate::x;";
    assert_eq!(used(text), ["api", "page", "table"].map(str::to_owned).into());
}
