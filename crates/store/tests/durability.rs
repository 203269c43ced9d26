//! What was acknowledged survives the sudden death of the process.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use damrak_store::conformance::{head, rater};
use damrak_store::{NewBody, SqliteStore, Store, TableChange, TableHead, TableId};
use serde_json::json;

/// Tells a copy of this program to be the one that is killed.
const FILE: &str = "DAMRAK_STORE_TEST_FILE";
const TABLES: usize = 8;
const KILLS: u32 = 20;

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime")
}

fn change(table: usize, expected: u64) -> TableChange {
    let number = expected + 1;
    TableChange {
        head: TableHead { decisions: number as u32, ..head(&format!("t{table}")) },
        body: Some(NewBody { expected: number, document: json!({ "last": number }) }),
        expected,
        entries: vec![(0, json!({ "table": table, "number": number }))],
        snapshot: number.is_multiple_of(10).then(|| json!({ "number": number })),
        ratings: vec![],
    }
}

/// The victim: says of each change that it was acknowledged, and never ends by itself.
#[test]
fn write_until_killed() {
    let Some(file) = std::env::var_os(FILE) else { return };
    runtime().block_on(async {
        let store = Arc::new(SqliteStore::open(Path::new(&file), rater).expect("it opens again"));
        let mut writers = tokio::task::JoinSet::new();
        for table in 0..TABLES {
            let store = Arc::clone(&store);
            writers.spawn(async move {
                let id = TableId(format!("t{table}"));
                let mut length = match store.table(&id, Some(0)).await.expect("readable") {
                    Some(stored) => stored.length,
                    None => {
                        let new = store.create_table(head(&id.0), json!({})).await;
                        new.map(|()| 0).expect("a new table")
                    }
                };
                loop {
                    store.change_table(change(table, length)).await.expect("the disk works");
                    length += 1;
                    println!("acknowledged {table} {length}");
                }
            });
        }
        let ended = writers.join_next().await;
        panic!("a writer gave up: {ended:?}");
    });
}

/// Runs a victim for a while and returns what it said of each table last.
fn killed_after(file: &Path, wait: Duration) -> HashMap<usize, u64> {
    let mut victim = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "write_until_killed", "--nocapture"])
        .env(FILE, file)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a second process");
    let mut lines = BufReader::new(victim.stdout.take().expect("a pipe")).lines();
    let mut said = HashMap::new();
    let mut note = |line: String| {
        // A last line that was cut off claims at most less than is true.
        let mut words = line.split_whitespace().skip_while(|word| *word != "acknowledged").skip(1);
        if let (Some(Ok(table)), Some(Ok(number))) =
            (words.next().map(str::parse), words.next().map(str::parse))
        {
            let last: &mut u64 = said.entry(table).or_insert(0);
            *last = (*last).max(number);
        }
    };
    let mut deadline = None;
    for line in lines.by_ref().map_while(Result::ok) {
        note(line);
        let deadline = deadline.get_or_insert_with(|| Instant::now() + wait);
        if Instant::now() >= *deadline {
            victim.kill().expect("it runs");
        }
    }
    victim.wait().expect("it has ended");
    said
}

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("damrak.db");
    let mut moment = u64::from(std::process::id());
    let mut acknowledged: HashMap<usize, u64> = HashMap::new();
    for _ in 0..KILLS {
        moment = moment.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let wait = Duration::from_micros((moment >> 32) % 150_000);
        acknowledged.extend(killed_after(&file, wait));

        runtime().block_on(inspect(&file, &acknowledged));
    }
    let all: u64 = acknowledged.values().sum();
    assert!(all > u64::from(KILLS), "the victims wrote something: {acknowledged:?}");
    println!("{all} acknowledged changes survived {KILLS} kills");
}

async fn inspect(file: &Path, acknowledged: &HashMap<usize, u64>) {
    let store = SqliteStore::open(file, rater).expect("it opens again");
    assert_eq!(store.check().await, Ok(vec![]));
    for (&table, &number) in acknowledged {
        let id = TableId(format!("t{table}"));
        let stored = store.table(&id, None).await.expect("readable").expect("it is there");
        assert!(stored.length >= number, "{id}: {number} acknowledged, {} there", stored.length);
        assert_eq!(
            u64::from(stored.head.decisions),
            stored.length,
            "head and log are of one change"
        );
        assert_eq!(stored.body, json!({ "last": stored.length }), "so is the body");
        let log = store.log(&id, 0, u32::MAX).await.expect("readable");
        assert_eq!(log.len() as u64, stored.length);
        for (number, entry) in (1_u64..).zip(log) {
            assert_eq!(entry.number, number);
            assert_eq!(entry.entry, json!({ "table": table, "number": number }));
        }
    }
}
