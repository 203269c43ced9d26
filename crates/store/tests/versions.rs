//! Files of other versions and other programs, and copies.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use damrak_store::conformance::{head, person, rater, seat};
use damrak_store::{
    ChatLine, Lived, Person, PersonId, SeatHead, SqliteStore, Store, StoreError, TableChange,
    TableId,
};
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

    assert!(text.contains("version is 99") && text.contains("up to 8"), "{text}");
    assert!(text.contains("damrak.db"), "{text}");
}

#[test]
fn a_changed_migration_is_refused() {
    let (_directory, file) = new_file();
    tamper(&file, "UPDATE migrations SET hash = 'other' WHERE version = 1");

    let text = refusal(&file);

    assert!(text.contains("foundation") && text.contains("version 1"), "{text}");
}

/// A file as the third version wrote it, with a game at which Anna sat down.
fn third_version(file: &Path) {
    tamper(
        file,
        r#"DELETE FROM migrations WHERE version > 3;
           DROP TABLE ways_back;
           DROP TABLE reports;
           DROP TABLE deeds;
           DROP INDEX people_mail;
           DROP INDEX people_blocked;
           DROP INDEX tables_of_game;
           DROP TABLE house;
           ALTER TABLE sessions DROP COLUMN bound;
           DROP INDEX sessions_ends;
           ALTER TABLE sessions RENAME COLUMN ends TO expires;
           CREATE INDEX sessions_expires ON sessions (expires);
           ALTER TABLE bodies DROP COLUMN version;
           ALTER TABLE tables DROP COLUMN rounds;
           INSERT INTO log VALUES
               (1, 1, 5, '{"kind":"sat","seat":1,"person":"anna","name":"Anna-Maria","nonce":"n"}'),
               (1, 2, 5, '{"kind":"decided","seat":1,"action":"name sat","name":"stays"}'),
               (1, 3, 5, 'not readable "sat"');
           INSERT INTO snapshots VALUES (1, 2, '{"seats":[{"occupant":
               {"kind":"person","id":"anna","name":"Anna-Maria"},"big":18446744073709551615},
               {"occupant":{"kind":"open"}}],"name":"stays"}');
           UPDATE tables SET length = 3;"#,
    );
}

#[tokio::test]
async fn names_are_taken_out_of_the_logs_of_an_older_file() {
    let (_directory, file) = new_file();
    let store = SqliteStore::open(&file, rater).expect("it opens");
    store.create_table(head("t"), json!({})).await.expect("a new table");
    drop(store);
    third_version(&file);

    let store = SqliteStore::open(&file, rater).expect("it is brought up to date");

    let connection = Connection::open(&file).expect("readable");
    let text =
        |sql: &str| connection.query_row(sql, [], |row| row.get::<_, String>(0)).expect("one");
    assert_eq!(
        text("SELECT entry FROM log WHERE number = 1"),
        r#"{"kind":"sat","seat":1,"person":"anna","nonce":"n"}"#
    );
    assert!(text("SELECT entry FROM log WHERE number = 2").contains("stays"));
    assert!(text("SELECT entry FROM log WHERE number = 3").contains("not readable"));
    let snapshot = text("SELECT document FROM snapshots");
    assert!(!snapshot.contains("Anna") && snapshot.contains(r#""name":"stays""#), "{snapshot}");
    assert!(snapshot.contains("18446744073709551615"), "{snapshot}");
    drop(connection);
    drop(store);
    assert!(!holds(&file, "Anna-Maria"), "what was taken out is overwritten");
}

#[tokio::test]
async fn the_sessions_of_an_older_file_last_by_what_is_lived_through_from_now_on() {
    const LASTS: i64 = 400 * 24 * 3_600_000;
    let (_directory, file) = new_file();
    let store = SqliteStore::open(&file, rater).expect("it opens");
    store.create_person(person("anna")).await.expect("somebody new");
    store.create_table(head("t"), json!({})).await.expect("a new table");
    drop(store);
    third_version(&file);
    // One that a clock of 1970 ended long ago, and one that a clock of 2262 let last for centuries.
    tamper(
        &file,
        &[("01", 1_i64), ("02", 9_223_372_036_854)]
            .map(|(key, expires)| {
                let key = key.repeat(32);
                format!(
                    "INSERT INTO sessions (key, person, kind, label, created, seen, expires)
                     VALUES ('{key}', 'anna', 'browser', '', 0, 0, {expires});"
                )
            })
            .concat(),
    );

    let store = SqliteStore::open(&file, rater).expect("it is brought up to date");

    assert_eq!(store.lived().await, Ok(Lived(0)));
    let sessions = store.sessions_of(&PersonId("anna".into())).await.expect("readable");
    assert_eq!(sessions.iter().map(|session| session.ends).collect::<Vec<_>>(), [Lived(LASTS); 2]);
    assert!(sessions.iter().all(|session| !session.bound), "their cookies have the former name");
}

/// Whether a text stands anywhere in a file.
fn holds(file: &Path, text: &str) -> bool {
    let bytes = fs::read(file).expect("a file");
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn the_name_of_somebody_who_is_gone_stands_nowhere_in_the_file() {
    const NAME: &str = "Wilhelmina Quackenbosch";
    let (_directory, file) = new_file();
    let store = SqliteStore::open(&file, rater).expect("it opens");
    let gone = Person { name: NAME.into(), user_name: Some(NAME.into()), ..person("gone") };
    store.create_person(gone).await.expect("somebody new");
    let mut sits = head("t");
    sits.seats[1] = SeatHead { name: NAME.into(), ..seat("gone") };
    store.create_table(sits.clone(), json!({})).await.expect("a new table");
    let line = |number| ChatLine {
        number,
        person: PersonId("gone".into()),
        name: NAME.into(),
        text: "hello".into(),
        at: 1,
    };
    for number in 0..200 {
        store.add_chat(&sits.id, line(number)).await.expect("a line");
    }

    store.delete_person(&PersonId("gone".into())).await.expect("there");

    drop(store);
    assert!(!file.with_extension("db-wal").exists(), "a store that is closed leaves no log");
    assert!(!holds(&file, "Quackenbosch") && !holds(&file, "quackenbosch"));
}

#[tokio::test]
async fn a_file_that_is_opened_as_it_is_or_copied_stays_of_its_version() {
    let (directory, file) = new_file();
    assert!(SqliteStore::open_as_it_is(&file, rater).is_ok_and(|store| store.is_some()));
    let store = SqliteStore::open(&file, rater).expect("it opens");
    store.create_table(head("t"), json!({})).await.expect("a new table");
    drop(store);
    third_version(&file);
    let before = fs::read(&file).expect("a file");
    let copy = directory.path().join("copy.db");

    assert!(SqliteStore::open_as_it_is(&file, rater).is_ok_and(|store| store.is_none()));
    SqliteStore::copy(&file, &copy).expect("a new file");

    assert!(fs::read(&file).expect("a file") == before, "it is left as it was");
    let steps = |file: &Path| -> i64 {
        let connection = Connection::open(file).expect("readable");
        connection
            .query_row("SELECT max(version) FROM migrations", [], |row| row.get(0))
            .expect("one")
    };
    assert_eq!((steps(&file), steps(&copy)), (3, 3));
    let empty = directory.path().join("empty.db");
    fs::write(&empty, "").expect("a file");
    assert!(SqliteStore::open_as_it_is(&empty, rater).is_ok_and(|store| store.is_none()));
    assert!(fs::read(&empty).expect("a file").is_empty());
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

#[tokio::test]
async fn a_running_store_notices_what_another_program_writes() {
    let (_directory, file) = new_file();
    let store = SqliteStore::open(&file, rater).expect("it opens");
    let before = store.foreign_changes().await.expect("readable");
    let other = SqliteStore::open(&file, rater).expect("it opens twice");
    assert_eq!(store.foreign_changes().await, Ok(before), "opening writes nothing");

    other.put_setting("a", json!(1)).await.expect("written");

    assert_ne!(store.foreign_changes().await, Ok(before));
}

#[test]
fn what_admins_did_is_neither_changed_nor_removed() {
    let (_directory, file) = new_file();
    tamper(&file, "INSERT INTO deeds (at, act, note) VALUES (1, 'block', '')");
    let connection = Connection::open(&file).expect("it opens");
    for sql in ["UPDATE deeds SET note = 'x'", "DELETE FROM deeds"] {
        let refused = connection.execute(sql, []).expect_err("refused").to_string();
        assert!(refused.contains("what admins did"), "{refused}");
    }
}
