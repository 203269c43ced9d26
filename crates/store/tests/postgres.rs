//! The promises of the contract, kept on a real PostgreSQL server.
//!
//! `cargo xtask test postgres` starts one and says where it is.
#![cfg(feature = "postgres")]

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use damrak_store::conformance::{furnish, head, join_all, person, rater, run, run_pair};
use damrak_store::{
    PersonId, PostgresStore, SqliteStore, Store, StoreError, TableChange, TableHead, TableId,
};
use serde_json::json;
use tokio_postgres::{Client, NoTls};

/// Where the server is.
const SERVER: &str = "DAMRAK_TEST_POSTGRES";

fn server() -> String {
    std::env::var(SERVER).unwrap_or_else(|_| {
        panic!("{SERVER} names no server: `cargo xtask test postgres` starts one")
    })
}

async fn connect() -> Client {
    let (client, connection) =
        tokio_postgres::connect(&server(), NoTls).await.expect("the server answers");
    tokio::spawn(connection);
    client
}

/// An empty schema of its own, as an address.
async fn house() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Relaxed);
    let name = format!("house_{}_{number}", std::process::id());
    let sql = format!("CREATE SCHEMA {name}");
    connect().await.batch_execute(&sql).await.expect("a new schema");
    format!("{}?options=-c%20search_path%3D{name}", server())
}

async fn open(address: &str) -> PostgresStore {
    PostgresStore::open(address, rater).await.expect("a store")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs a server: cargo xtask test postgres"]
async fn a_store_on_a_server_keeps_every_promise() {
    run(async || Arc::new(open(&house().await).await) as Arc<dyn Store>).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs a server: cargo xtask test postgres"]
async fn two_programs_with_one_database_keep_every_promise() {
    run_pair(async || {
        let address = house().await;
        let one: Arc<dyn Store> = Arc::new(open(&address).await);
        [one, Arc::new(open(&address).await)]
    })
    .await;
}

fn change(table: &str, expected: u64) -> TableChange {
    TableChange {
        head: TableHead { decisions: expected as u32, ..head(table) },
        body: None,
        expected,
        entries: vec![(1, json!({ "seat": 1, "n": expected }))],
        snapshot: None,
        ratings: vec![],
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs a server: cargo xtask test postgres"]
async fn changes_of_many_tables_share_commits() {
    let store = open(&house().await).await;
    let names: Vec<String> = (0..100).map(|number| format!("t{number}")).collect();
    let made = names.iter().map(|name| store.create_table(head(name), json!({}))).collect();
    assert!(join_all(made).await.iter().all(Result::is_ok));
    let before = store.stats();
    for expected in 0..10 {
        let changes = names.iter().map(|name| store.change_table(change(name, expected)));
        assert!(join_all(changes.collect()).await.iter().all(Result::is_ok));
    }
    let after = store.stats();
    assert_eq!(after.writes - before.writes, 1_000);
    let commits = after.commits - before.commits;
    assert!(commits <= 200, "{commits} commits for 1000 changes");
}

/// A connection that breaks loses nothing that was acknowledged, doubles nothing, and is replaced.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs a server: cargo xtask test postgres"]
async fn broken_connections_lose_and_double_nothing() {
    let breakable = format!("{}&application_name=breakable", house().await);
    let store = open(&breakable).await;
    store.create_table(head("t"), json!({})).await.expect("a new table");
    let killer = tokio::spawn(async {
        let client = connect().await;
        let sql = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                   WHERE application_name = 'breakable'";
        for _ in 0..40 {
            client.query(sql, &[]).await.expect("the server answers");
            tokio::time::sleep(std::time::Duration::from_millis(15)).await;
        }
    });
    let (mut made, mut broken) = (0, 0);
    while !killer.is_finished() {
        match store.change_table(change("t", made)).await {
            Ok(()) => made += 1,
            Err(StoreError::Unavailable(_)) => {
                broken += 1;
                // As a table does that knows nothing: it looks.
                made = loop {
                    match store.table(&TableId("t".into()), None).await {
                        Ok(table) => break table.expect("there").length,
                        Err(_) => tokio::task::yield_now().await,
                    }
                };
            }
            Err(error) => panic!("{error}"),
        }
    }
    killer.await.expect("it ends");
    let log = loop {
        if let Ok(log) = store.log(&TableId("t".into()), 0, u32::MAX).await {
            break log;
        }
    };
    let numbers: Vec<u64> = log.iter().filter_map(|line| line.entry["n"].as_u64()).collect();
    assert_eq!(numbers, (0..made).collect::<Vec<_>>(), "each once and in order");
    assert!(made > 0);
    println!("{made} changes, {broken} of them after a broken connection was told of");
}

#[tokio::test]
#[ignore = "needs a server: cargo xtask test postgres"]
async fn one_program_serves_a_database() {
    let address = house().await;
    let (first, second) = (open(&address).await, open(&address).await);
    let alone = first.alone().await.expect("nobody else is there");
    let refused = second.alone().await.expect_err("it is taken");
    assert!(matches!(refused, StoreError::Conflict(_)), "{refused}");
    drop(alone);
    for _ in 0..200 {
        if second.alone().await.is_ok() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("it was not given back");
}

#[tokio::test]
#[ignore = "needs a server: cargo xtask test postgres"]
async fn what_is_not_ours_is_left_alone() {
    let address = house().await;
    let (client, connection) =
        tokio_postgres::connect(&address, NoTls).await.expect("the server answers");
    tokio::spawn(connection);
    client.batch_execute("CREATE TABLE migrations (x bigint)").await.expect("a table");
    let refused = PostgresStore::open(&address, rater).await.err().expect("not ours");
    assert!(matches!(refused, StoreError::Unusable(_)), "{refused}");

    let nowhere = "postgres://nobody:s3cret@127.0.0.1:1/house";
    let refused = PostgresStore::open(nowhere, rater).await.err().expect("nobody is there");
    assert!(matches!(refused, StoreError::Unavailable(_)), "{refused}");
    assert!(!refused.to_string().contains("s3cret"), "{refused}");
}

#[tokio::test]
#[ignore = "needs a server: cargo xtask test postgres"]
async fn a_program_that_may_no_longer_write_says_so() {
    let address = house().await;
    let store = open(&address).await;
    store.create_person(person("anna")).await.expect("somebody new");
    let (client, connection) =
        tokio_postgres::connect(&address, NoTls).await.expect("the server answers");
    tokio::spawn(connection);
    let later = "INSERT INTO migrations VALUES (2, 'later', 'hash', 1)";
    client.batch_execute(later).await.expect("a step of a later program");
    assert_eq!(store.ready().await, Ok(()), "it can do without what was added");
    drop(open(&address).await);

    let took = "INSERT INTO migrations VALUES (3, 'latest', 'hash', 3)";
    client.batch_execute(took).await.expect("a step that takes something away");
    let refused = store.ready().await;
    assert!(matches!(refused, Err(StoreError::Unusable(_))), "{refused:?}");
    let refused = PostgresStore::open(&address, rater).await.err().expect("too late");
    assert!(refused.to_string().contains("newer program"), "{refused}");
}

/// Everything that two files hold, table by table.
fn contents(file: &Path) -> Vec<(String, Vec<String>)> {
    let connection = rusqlite::Connection::open(file).expect("a file");
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table'
                 AND name NOT IN ('migrations', 'pulse', 'sqlite_sequence') ORDER BY name";
    let mut names = connection.prepare(names).expect("readable");
    let names: Vec<String> =
        names.query_map([], |row| row.get(0)).expect("readable").flatten().collect();
    let rows = |name: &String| {
        let mut rows = connection.prepare(&format!("SELECT * FROM \"{name}\"")).expect("readable");
        let count = rows.column_count();
        let row = |row: &rusqlite::Row<'_>| {
            let cells = (0..count).map(|index| row.get_ref(index).map(|cell| format!("{cell:?}")));
            cells.collect::<Result<Vec<_>, _>>().map(|cells| cells.join(" | "))
        };
        let mut rows: Vec<String> =
            rows.query_map([], row).expect("readable").map(|row| row.expect("a row")).collect();
        rows.sort();
        rows
    };
    names.iter().map(|name| (name.clone(), rows(name))).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs a server: cargo xtask test postgres"]
async fn a_house_moves_to_a_server_and_back_and_nothing_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, last) = (folder.path().join("first.db"), folder.path().join("last.db"));
    let file = SqliteStore::open(&first, rater).expect("a store");
    furnish(&file).await;
    drop(file);

    let address = house().await;
    let store = open(&address).await;
    store.fill_from(&first).await.expect("the database is empty");
    assert_eq!(store.check().await, Ok(vec![]));
    let again = store.fill_from(&first).await;
    assert!(matches!(again, Err(StoreError::Conflict(_))), "{again:?}");
    store.backup(last.clone()).await.expect("a new file");

    let (before, after) = (contents(&first), contents(&last));
    for ((name, before), (_, after)) in before.iter().zip(&after) {
        assert!(!before.is_empty(), "{name} has something in it");
        assert_eq!(before, after, "{name}");
    }
    assert_eq!(before.len(), after.len());
    let back = SqliteStore::open(&last, rater).expect("a store");
    assert_eq!(back.check().await, Ok(vec![]));

    // Whatever comes next gets numbers of its own.
    store.create_table(head("new"), json!({})).await.expect("a new table");
    store
        .carry_out(None, damrak_store::Order::CloseTable(TableId("new".into())), "", 9)
        .await
        .expect("a new deed");
    furnish_more(&store).await;
    assert_eq!(store.check().await, Ok(vec![]));
}

async fn furnish_more(store: &dyn Store) {
    let anna = PersonId("anna".into());
    let waiting = store.deliveries_of(&anna).await.expect("readable");
    let one = waiting.first().expect("one was there").clone();
    store.add_deliveries(vec![one]).await.expect("a new one");
    assert_eq!(store.deliveries_of(&anna).await.map(|all| all.len()), Ok(waiting.len() + 1));
}
