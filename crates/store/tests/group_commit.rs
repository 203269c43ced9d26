//! Many changes, few commits; and nobody suffers for another's request.

use std::sync::Arc;

use damrak_store::conformance::{head, join_all, person, rater};
use damrak_store::{
    PersonId, Rating, RatingChange, SqliteStore, Stats, Store, StoreError, TableChange, TableId,
};
use serde_json::json;

fn change(table: &str, expected: u64) -> TableChange {
    TableChange {
        head: head(table),
        body: None,
        expected,
        entries: vec![(0, json!(expected + 1))],
        snapshot: None,
        ratings: vec![],
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_changes_need_few_commits() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("damrak.db");
    let store = Arc::new(SqliteStore::open(&file, rater).expect("a new store"));
    let names: Vec<String> = (0..200).map(|number| format!("t{number}")).collect();
    let made = names.iter().map(|name| store.create_table(head(name), json!({}))).collect();
    assert!(join_all(made).await.iter().all(Result::is_ok));
    let before = store.stats();

    let writers: Vec<_> = names
        .iter()
        .map(|name| {
            let (store, name) = (Arc::clone(&store), name.clone());
            tokio::spawn(async move {
                for expected in 0..5 {
                    store.change_table(change(&name, expected)).await.expect("in order");
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.expect("it ends well");
    }

    let after = store.stats();
    let (writes, commits) = (after.writes - before.writes, after.commits - before.commits);
    println!("{writes} changes with {commits} commits");
    assert_eq!(writes, 1_000);
    assert!(commits <= 200, "{commits} commits");
    assert_eq!(after.failures, 0);
    for name in names {
        let table = store.table(&TableId(name), None).await.expect("readable");
        assert_eq!(table.map(|table| table.length), Some(5));
    }
}

#[tokio::test]
async fn a_refused_request_does_not_undo_its_neighbours() {
    let store = SqliteStore::temporary(rater).expect("a new store");
    for name in ["a", "b"] {
        store.create_table(head(name), json!({})).await.expect("a new table");
    }
    let before = store.stats();

    let mixed: Vec<_> = (0..100)
        .map(|number| store.change_table(change(if number % 2 == 0 { "a" } else { "b" }, 0)))
        .collect();
    let answers = join_all(mixed).await;

    assert!(matches!(&answers[..3], [Ok(()), Ok(()), Err(StoreError::Conflict(_))]));
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 2);
    assert!(store.stats().commits - before.commits < 100, "they shared commits");
}

/// A rater that cannot bear a third place.
fn touchy(places: &[(Rating, u8)]) -> Vec<Rating> {
    assert!(
        places.iter().all(|(_, place)| *place < 3),
        "third place (this panic is part of a test)"
    );
    rater(places)
}

#[tokio::test]
async fn a_request_that_panics_is_refused_alone() {
    let store = SqliteStore::temporary(touchy).expect("a new store");
    let anna = PersonId("anna".into());
    store.create_person(person("anna")).await.expect("somebody new");
    for name in ["a", "b", "c"] {
        store.create_table(head(name), json!({})).await.expect("a new table");
    }
    let end = |table: &str, place| TableChange {
        ratings: vec![RatingChange { pool: "p".into(), places: vec![(anna.clone(), place)] }],
        ..change(table, 0)
    };

    let all =
        [("a", 1), ("b", 3), ("c", 1)].map(|(name, place)| store.change_table(end(name, place)));
    let answers = join_all(all.into()).await;

    assert!(matches!(&answers[..], [Ok(()), Err(StoreError::Damaged(_)), Ok(())]), "{answers:?}");
    let lengths = ["a", "b", "c"].map(|name| store.table(&TableId(name.into()), None));
    let lengths: Vec<_> = join_all(lengths.into())
        .await
        .into_iter()
        .map(|table| table.expect("readable").expect("it is there").length)
        .collect();
    assert_eq!(lengths, [1, 0, 1]);
    assert_eq!(store.check().await, Ok(vec![]), "nothing of it was left behind");
}

#[tokio::test]
async fn dropping_finishes_what_is_queued_and_closes_the_file() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("damrak.db");
    let store = Arc::new(SqliteStore::open(&file, rater).expect("a new store"));
    let mut queued = Box::pin({
        let store = Arc::clone(&store);
        async move { store.create_table(head("t"), json!({})).await }
    });
    // Asked once, then never again: the request is queued, and whoever asked leaves.
    let once = std::future::poll_fn(|context| {
        let _ = queued.as_mut().poll(context);
        std::task::Poll::Ready(())
    });
    once.await;
    drop(queued);

    drop(store);

    let left: Vec<_> =
        std::fs::read_dir(directory.path()).expect("a directory").flatten().collect();
    assert_eq!(left.len(), 1, "one tidy file: {left:?}");
    let store = SqliteStore::open(&file, rater).expect("it opens again");
    let table = store.table(&TableId("t".into()), None).await.expect("readable");
    assert!(table.is_some());
    assert_eq!(store.stats(), Stats { writes: 0, commits: 0, failures: 0 });
}
