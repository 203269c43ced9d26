//! Full disks, read-only files and damaged ones: clear words, nothing lost, and on again when it is over.
#![cfg(unix)]

mod common;

use std::fs;
use std::os::unix::fs::{FileExt, PermissionsExt};
use std::path::Path;

use common::Mounted;
use damrak_store::conformance::{head, join_all, rater};
use damrak_store::{SqliteStore, Store, StoreError, TableChange, TableId};
use rusqlite::Connection;
use serde_json::json;

fn big_change(table: &str, expected: u64) -> TableChange {
    TableChange {
        head: head(table),
        body: None,
        expected,
        entries: vec![(0, json!("x".repeat(50_000)))],
        snapshot: None,
        ratings: vec![],
    }
}

async fn length(store: &SqliteStore, table: &str) -> u64 {
    let table = store.table(&TableId(table.into()), None).await.expect("readable");
    table.expect("it is there").length
}

/// Writes until nothing fits any more, and returns how many changes were acknowledged.
async fn fill(store: &SqliteStore) -> u64 {
    for number in 0..10_000 {
        match store.change_table(big_change("t", number)).await {
            Ok(()) => {}
            Err(StoreError::Unavailable(text)) => {
                assert!(text.contains("the disk is full"), "{text}");
                return number;
            }
            Err(other) => panic!("{other}"),
        }
    }
    panic!("the disk is never full");
}

#[tokio::test]
async fn a_full_disk_refuses_the_whole_batch_and_then_works_again() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("damrak.db");
    let store = SqliteStore::open(&file, rater).expect("a new store");
    for name in ["t", "u", "v"] {
        store.create_table(head(name), json!({})).await.expect("a new table");
    }
    store.limit_pages(200).await.expect("a limit");

    let written = fill(&store).await;
    let batch = ["t", "u", "v"]
        .map(|name| store.change_table(big_change(name, if name == "t" { written } else { 0 })));
    for answer in join_all(batch.into()).await {
        assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
    }
    assert_eq!((length(&store, "t").await, length(&store, "u").await), (written, 0));
    assert!(store.stats().failures >= 2);

    store.limit_pages(1_000_000).await.expect("no limit");
    store.change_table(big_change("t", written)).await.expect("there is room again");
    assert_eq!(length(&store, "t").await, written + 1);
    assert_eq!(store.check().await, Ok(vec![]));
}

#[tokio::test]
async fn a_really_full_disk_too() {
    let Some(disk) = Mounted::new("size=4m") else { return };
    let file = disk.path().join("damrak.db");
    let ballast = disk.path().join("ballast");
    fs::write(&ballast, vec![1; 1 << 20]).expect("a megabyte");
    let store = SqliteStore::open(&file, rater).expect("a new store");
    store.create_table(head("t"), json!({})).await.expect("a new table");

    let written = fill(&store).await;
    assert!(written > 5, "{written}");
    assert!(matches!(store.ready().await, Ok(()) | Err(StoreError::Unavailable(_))));
    assert_eq!(length(&store, "t").await, written, "reading goes on");
    let copy = store.backup(disk.path().join("copy.db")).await;
    assert!(matches!(copy, Err(StoreError::Unavailable(_))), "{copy:?}");
    let names: Vec<_> = fs::read_dir(disk.path()).expect("a directory").flatten().collect();
    assert!(names.iter().all(|entry| !entry.file_name().to_string_lossy().contains("copy")));

    fs::remove_file(ballast).expect("room is made");
    store.change_table(big_change("t", written)).await.expect("there is room again");
    assert_eq!(store.ready().await, Ok(()));
    drop(store);
    let store = SqliteStore::open(&file, rater).expect("it opens again");
    assert_eq!(length(&store, "t").await, written + 1);
    assert_eq!(store.check().await, Ok(vec![]));
}

fn refusal(file: &Path) -> StoreError {
    SqliteStore::open(file, rater).err().expect("it must be refused")
}

fn assert_says_read_only(file: &Path) {
    let error = refusal(file);
    assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
    let text = error.to_string();
    assert!(text.contains("read-only") && text.contains("damrak.db"), "{text}");
}

#[test]
fn a_read_only_file_is_named() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("damrak.db");
    drop(SqliteStore::open(&file, rater).expect("a new store"));
    fs::set_permissions(&file, fs::Permissions::from_mode(0o444)).expect("it is ours");
    if fs::OpenOptions::new().write(true).open(&file).is_ok() {
        eprintln!("skipped: this user may write to read-only files");
        return;
    }
    assert_says_read_only(&file);
}

#[test]
fn a_read_only_disk_is_named() {
    let Some(disk) = Mounted::new("size=4m") else { return };
    let file = disk.path().join("damrak.db");
    drop(SqliteStore::open(&file, rater).expect("a new store"));
    if !disk.remount("ro") {
        return;
    }
    assert_says_read_only(&file);
    assert!(disk.remount("rw"));
    SqliteStore::open(&file, rater).expect("it can be written again");
}

#[tokio::test]
async fn nobody_else_may_read_the_files() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("damrak.db");
    let store = SqliteStore::open(&file, rater).expect("a new store");
    store.create_table(head("t"), json!({})).await.expect("a new table");
    store.backup(directory.path().join("copy.db")).await.expect("a new file");

    let mut files = 0;
    for entry in fs::read_dir(directory.path()).expect("a directory").flatten() {
        let mode = entry.metadata().expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", entry.path().display());
        files += 1;
    }
    assert!(files >= 4, "the store, its log and its index, and the copy: {files}");
}

#[test]
fn a_place_that_is_not_there_is_named() {
    let directory = tempfile::tempdir().expect("a directory");
    let error = refusal(&directory.path().join("nowhere").join("damrak.db"));

    assert!(matches!(&error, StoreError::Unavailable(text) if text.contains("nowhere")), "{error}");
}

#[test]
fn a_file_that_is_no_data_base_is_damaged() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("damrak.db");
    fs::write(&file, "this is a letter, not a database. ".repeat(400)).expect("a file");

    let error = refusal(&file);

    assert!(matches!(&error, StoreError::Damaged(text) if text.contains("damrak.db")), "{error}");
}

#[tokio::test]
async fn damaged_pages_are_found() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("damrak.db");
    let store = SqliteStore::open(&file, rater).expect("a new store");
    store.create_table(head("t"), json!({})).await.expect("a new table");
    for number in 0..20 {
        store.change_table(big_change("t", number)).await.expect("in order");
    }
    drop(store);
    let data = fs::OpenOptions::new().write(true).open(&file).expect("it is ours");
    let pages = data.metadata().expect("it is there").len() / 4096;
    for page in pages / 2..pages {
        data.write_all_at(&[0xa5; 4096], page * 4096).expect("written");
    }
    drop(data);

    let store = SqliteStore::open(&file, rater).expect("the beginning is whole");

    let findings = store.check().await.expect("a report");
    assert!(findings.iter().any(|finding| finding.contains("damaged")), "{findings:?}");
    let table = store.table(&TableId("t".into()), None).await;
    assert!(matches!(table, Err(StoreError::Damaged(_))), "{table:?}");
}

#[tokio::test]
async fn contradictions_are_found() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("damrak.db");
    let store = SqliteStore::open(&file, rater).expect("a new store");
    for name in ["gap", "cut", "late", "text", "head", "seat"] {
        store.create_table(head(name), json!({})).await.expect("a new table");
        for number in 0..3 {
            store.change_table(big_change(name, number)).await.expect("in order");
        }
    }
    drop(store);
    let tamper = Connection::open(&file).expect("it opens");
    let key = |name: &str| format!("(SELECT key FROM tables WHERE id = '{name}')");
    let sql = [
        format!("DELETE FROM log WHERE number = 2 AND table_key = {}", key("gap")),
        format!("DELETE FROM log WHERE number = 3 AND table_key = {}", key("cut")),
        format!("INSERT INTO snapshots VALUES ({}, 4, '{{}}')", key("late")),
        format!("UPDATE log SET entry = '{{' WHERE number = 1 AND table_key = {}", key("text")),
        "UPDATE tables SET head = '{}' WHERE id = 'head'".into(),
        format!("DELETE FROM seat_people WHERE table_key = {}", key("seat")),
        "PRAGMA foreign_keys = OFF".into(),
        "INSERT INTO ratings VALUES ('nobody', 'p', 25, 8, 0)".into(),
    ];
    tamper.execute_batch(&sql.join(";")).expect("done");
    drop(tamper);

    let store = SqliteStore::open(&file, rater).expect("it opens");
    let mut findings = store.check().await.expect("a report");
    findings.sort();

    let text = findings.iter().position(|finding| finding.starts_with("The entry of"));
    let text = findings.remove(text.expect("the unreadable entry is found"));
    assert!(text.ends_with("/1 in log is not readable."), "{text}");
    assert_eq!(
        findings,
        [
            "A row of ratings points to a row of people that is not there.",
            "A snapshot of table late is of entry 4, but the log ends at 3.",
            "The head of table head is not the head of a table.",
            "The head of table seat says something else than its index.",
            "The log of table cut should have the entries 1 to 3 but has 2, numbered 1 to 2.",
            "The log of table gap should have the entries 1 to 3 but has 2, numbered 1 to 3.",
        ]
    );
}
