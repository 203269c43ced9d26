//! The promises of the contract, kept in SQLite.

use std::sync::Arc;

use damrak_store::conformance::{rater, run, run_pair};
use damrak_store::{SqliteStore, Store};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_temporary_store_keeps_every_promise() {
    run(async || Arc::new(SqliteStore::temporary(rater).expect("a new store")) as Arc<dyn Store>)
        .await;
}

#[tokio::test]
async fn a_lasting_store_keeps_every_promise_on_one_thread() {
    let directory = tempfile::tempdir().expect("a directory");
    let number = std::sync::atomic::AtomicU32::new(0);
    run(async || {
        let number = number.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let file = directory.path().join(format!("{number}.db"));
        Arc::new(SqliteStore::open(&file, rater).expect("a new store")) as Arc<dyn Store>
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_handles_on_one_file_keep_every_promise() {
    let directory = tempfile::tempdir().expect("a directory");
    let number = std::sync::atomic::AtomicU32::new(0);
    run_pair(async || {
        let number = number.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let file = directory.path().join(format!("{number}.db"));
        [(); 2]
            .map(|()| Arc::new(SqliteStore::open(&file, rater).expect("a store")) as Arc<dyn Store>)
    })
    .await;
}
