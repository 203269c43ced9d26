//! How many changes of tables are acknowledged per second.
//!
//! `cargo run --release -p damrak-store --example commit_rate [directory] [writers] [seconds]`
//!
//! With the feature `postgres` there may be the address of an empty database in place of the directory.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use damrak_store::conformance::{head, rater};
use damrak_store::{SqliteStore, Stats, Status, Store, StoreError, TableChange, TableHead};
use serde_json::json;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let place = arguments.next();
    let writers: usize = arguments.next().map_or(Ok(200), |text| text.parse())?;
    let seconds: u64 = arguments.next().map_or(Ok(5), |text| text.parse())?;
    #[cfg(feature = "postgres")]
    if let Some(address) = place.as_ref().filter(|place| place.starts_with("postgres")) {
        let store = Arc::new(damrak_store::PostgresStore::open(address, rater).await?);
        let stats = Arc::clone(&store);
        return measure(store, || stats.stats(), writers, seconds).await;
    }
    let directory = tempfile::tempdir_in(place.map_or_else(std::env::temp_dir, PathBuf::from))?;
    let store = Arc::new(SqliteStore::open(&directory.path().join("damrak.db"), rater)?);
    let stats = Arc::clone(&store);
    measure(store, || stats.stats(), writers, seconds).await
}

async fn measure(
    store: Arc<dyn Store>,
    stats: impl Fn() -> Stats,
    writers: usize,
    seconds: u64,
) -> Result<(), Box<dyn std::error::Error>> {
    for table in 0..writers {
        store.create_table(head(&format!("t{table}")), json!({ "seed": 1 })).await?;
    }

    let before = stats();
    let start = Instant::now();
    let end = start + Duration::from_secs(seconds);
    let tasks: Vec<_> =
        (0..writers).map(|table| tokio::spawn(write(Arc::clone(&store), table, end))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    let elapsed = start.elapsed().as_secs_f64();
    let after = stats();

    waits.sort_unstable();
    let commits = after.commits - before.commits;
    let changes = waits.len();
    println!("{writers} writers, {changes} changes acknowledged in {elapsed:.1} s");
    println!("{:.0} changes/s", changes as f64 / elapsed);
    println!("{:.0} commits/s", commits as f64 / elapsed);
    println!("{:.1} changes a commit", changes as f64 / commits.max(1) as f64);
    for percent in [50, 99] {
        let wait = waits.get(changes * percent / 100).copied().unwrap_or_default();
        println!("{percent} % waited at most {:.1} ms", wait.as_secs_f64() * 1e3);
    }
    Ok(())
}

/// Plays at one table, each decision as soon as the last was acknowledged.
async fn write(
    store: Arc<dyn Store>,
    table: usize,
    end: Instant,
) -> Result<Vec<Duration>, StoreError> {
    let mut waits = Vec::new();
    for number in 0.. {
        let asked = Instant::now();
        if asked >= end {
            break;
        }
        let change = TableChange {
            head: TableHead {
                decisions: number as u32,
                changed: 1_000 + number as i64,
                status: Status::Playing,
                ..head(&format!("t{table}"))
            },
            body: None,
            expected: number,
            entries: vec![(number as i64, json!({ "seat": 1, "action": "K3 b4", "ms": 5_312 }))],
            snapshot: None,
            ratings: vec![],
        };
        store.change_table(change).await?;
        waits.push(asked.elapsed());
    }
    Ok(waits)
}
