//! The one thread that writes: everything that waits is written with one commit.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use rusqlite::Connection;

use super::worker::{Request, Requests, Verdict};
use crate::StoreError;

/// How many requests share a commit at most: enough to make commits cheap, few enough that the first of them
/// does not wait noticeably for the last.
const LARGEST_BATCH: usize = 512;

/// What the writer counts.
#[derive(Default)]
pub(super) struct Counters {
    pub(super) writes: AtomicU64,
    pub(super) commits: AtomicU64,
    pub(super) failures: AtomicU64,
}

/// Works until nobody can ask any more, then closes the file.
pub(super) fn serve(connection: Connection, mut requests: Requests, counters: &Counters) {
    let mut batch = Vec::new();
    while requests.blocking_recv_many(&mut batch, LARGEST_BATCH) > 0 {
        let failure = commit_together(&connection, &mut batch).err();
        if failure.is_some() {
            counters.failures.fetch_add(1, Relaxed);
        } else {
            counters.writes.fetch_add(batch.len() as u64, Relaxed);
            counters.commits.fetch_add(1, Relaxed);
        }
        for request in batch.drain(..) {
            request.answer(failure.clone());
        }
    }
    // Everything is durable already: what fails here is made good at the next opening.
    let _ = connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
    drop(connection);
}

/// Runs the requests in one transaction. A refused one is undone alone; if anything else fails, all are.
fn commit_together(
    connection: &Connection,
    batch: &mut [Box<dyn Request>],
) -> Result<(), StoreError> {
    // Left over only if an earlier roll-back failed.
    roll_back(connection);
    run(connection, "BEGIN IMMEDIATE")?;
    let outcome = batch
        .iter_mut()
        .try_for_each(|request| within_savepoint(connection, request.as_mut()))
        .and_then(|()| run(connection, "COMMIT"));
    if outcome.is_err() {
        roll_back(connection);
    }
    outcome
}

fn within_savepoint(connection: &Connection, request: &mut dyn Request) -> Result<(), StoreError> {
    run(connection, "SAVEPOINT request")?;
    match request.run(connection) {
        Verdict::Keep => {}
        Verdict::Undo => run(connection, "ROLLBACK TO request")?,
        Verdict::Broken(error) => return Err(error),
    }
    run(connection, "RELEASE request")
}

/// SQLite itself rolls back after some errors; then there is nothing to do.
fn roll_back(connection: &Connection) {
    if !connection.is_autocommit() {
        let _ = run(connection, "ROLLBACK");
    }
}

fn run(connection: &Connection, sql: &'static str) -> Result<(), StoreError> {
    connection.prepare_cached(sql)?.execute([])?;
    Ok(())
}
