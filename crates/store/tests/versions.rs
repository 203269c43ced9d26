//! Files of other versions and other programs, and copies.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use damrak_store::conformance::{head, rater};
use damrak_store::{SqliteStore, Store, StoreError, TableChange, TableId};
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;

fn new_file() -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("damrak.db");
    drop(SqliteStore::open(&file, rater).expect("a new store"));
    (directory, file)
}

fn tamper(file: &Path, sql: &str) {
    Connection::open(file).and_then(|connection| connection.execute_batch(sql)).expect("done");
}

fn refusal(file: &Path) -> String {
    let before = fs::read(file).expect("a file");
    let error = SqliteStore::open(file, rater).err().expect("it must be refused");
    assert!(matches!(error, StoreError::Unusable(_)), "{error:?}");
    assert!(fs::read(file).expect("a file") == before, "it is left as it was");
    error.to_string()
}

#[test]
fn a_file_of_a_later_version_is_refused_with_both_versions() {
    let (_directory, file) = new_file();
    tamper(&file, "INSERT INTO migrations VALUES (99, 'from the future', 'x')");

    let text = refusal(&file);

    assert!(text.contains("version is 99") && text.contains("up to 3"), "{text}");
    assert!(text.contains("damrak.db"), "{text}");
}

#[test]
fn a_changed_migration_is_refused() {
    let (_directory, file) = new_file();
    tamper(&file, "UPDATE migrations SET hash = 'other' WHERE version = 1");

    let text = refusal(&file);

    assert!(text.contains("foundation") && text.contains("version 1"), "{text}");
}

#[test]
fn a_file_of_another_program_is_left_alone() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("bookmarks.db");
    tamper(&file, "CREATE TABLE bookmarks (address TEXT)");

    let text = refusal(&file);

    assert!(text.contains("another program"), "{text}");
}

#[test]
fn an_empty_file_becomes_a_store() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("damrak.db");
    fs::write(&file, "").expect("a file");

    SqliteStore::open(&file, rater).expect("it is made");
    SqliteStore::open(&file, rater).expect("and opens again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_is_whole_though_writing_goes_on() {
    let (directory, file) = new_file();
    let store = Arc::new(SqliteStore::open(&file, rater).expect("it opens"));
    store.create_table(head("t"), json!({})).await.expect("a new table");
    let stop = Arc::new(AtomicBool::new(false));
    let writer = tokio::spawn({
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        async move {
            let mut length = 0;
            while !stop.load(Ordering::Relaxed) {
                let entries = vec![(0, json!("x".repeat(2_000)))];
                let next = TableChange {
                    head: head("t"),
                    body: None,
                    expected: length,
                    entries,
                    snapshot: None,
                    ratings: vec![],
                };
                store.change_table(next).await.expect("nobody waits for a copy");
                length += 1;
            }
            length
        }
    });
    let length = async |store: &SqliteStore| {
        let table = store.table(&TableId("t".into()), Some(0)).await.expect("readable");
        table.expect("it is there").length
    };
    while length(&store).await < 50 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }

    let mut copies = Vec::new();
    for number in 0..5 {
        let copy = directory.path().join(format!("copy {number}.db"));
        let at_least = length(&store).await;
        store.backup(copy.clone()).await.expect("a new file");
        copies.push((copy, at_least, length(&store).await));
    }
    stop.store(true, Ordering::Relaxed);
    let written = writer.await.expect("it ends well");

    assert_eq!(length(&store).await, written);
    let files = fs::read_dir(directory.path()).expect("a directory").flatten();
    let left: Vec<_> = files
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name.starts_with("copy"))
        .collect();
    assert_eq!(left.len(), copies.len(), "nothing lies beside the copies: {left:?}");
    for (copy, at_least, at_most) in copies {
        let versions = fs::read(&copy).expect("a file")[18..20].to_vec();
        assert_eq!(versions, [1, 1], "it can be read without a write-ahead log");
        let copy = SqliteStore::open(&copy, rater).expect("a copy is a store");
        let copied = length(&copy).await;
        assert!((at_least..=at_most).contains(&copied), "{at_least} {copied} {at_most}");
        assert_eq!(copy.check().await, Ok(vec![]));
    }
}
