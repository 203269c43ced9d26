//! The folder `locales/` and the embedded table agree.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use damrak_words::{FILES, Language};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

fn names_in(folder: &Path) -> BTreeSet<String> {
    fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("its entries can be listed").file_name())
        .map(|name| name.into_string().expect("names are plain text"))
        .collect()
}

#[test]
fn every_language_has_its_folder() {
    let codes: BTreeSet<String> = Language::all().map(|language| language.to_string()).into();
    assert_eq!(names_in(&folder()), codes);
}

#[test]
fn every_file_is_embedded_in_its_language() {
    let embedded: BTreeSet<String> =
        FILES.iter().map(|file| format!("{}.ftl", file.stem)).collect();
    assert_eq!(embedded.len(), FILES.len(), "a stem stands in the table twice");
    for language in Language::all() {
        let folder = folder().join(language.code());
        assert_eq!(names_in(&folder), embedded, "{language}");
        for file in FILES {
            let text = fs::read_to_string(folder.join(format!("{}.ftl", file.stem)))
                .expect("the file can be read");
            assert_eq!(file.text(language), text, "{language}/{}", file.stem);
        }
    }
}
