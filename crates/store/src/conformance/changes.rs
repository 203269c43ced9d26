//! Changes of tables: whole or not at all, and in order.

use serde_json::json;

use super::fixtures::{change, head, join_all, make, people, seats, table_id};
use crate::{NewBody, Status, Store, StoreError, StoredTable, TableChange, TableHead};

pub(super) async fn a_table_is_made_once(store: &dyn Store) {
    store.create_table(head("t"), json!({ "setup": 1 })).await.expect("a new table");

    let again =
        store.create_table(TableHead { title: "other".into(), ..head("t") }, json!(2)).await;

    assert!(matches!(again, Err(StoreError::Conflict(_))), "{again:?}");
    let stored = StoredTable {
        head: head("t"),
        body: json!({ "setup": 1 }),
        body_version: 1,
        snapshot: None,
        entries: vec![],
        length: 0,
    };
    assert_eq!(store.table(&table_id("t"), None).await, Ok(Some(stored)));
}

pub(super) async fn a_change_is_whole(store: &dyn Store) {
    make(store, head("t")).await;
    let played = TableHead {
        status: Status::Playing,
        decisions: 2,
        changed: 5_000,
        waiting: seats(&[1, 2]),
        ..head("t")
    };
    let documents = [json!({ "do": "pass", "n": -1 }), json!({ "do": "bid" })];
    let first = TableChange {
        body: Some(NewBody { expected: 1, document: json!({ "clock": [1, null, "é\u{0}"] }) }),
        ..change(played.clone(), 0, &documents)
    };

    store.change_table(first).await.expect("the first change");
    let second = change(played.clone(), 2, &[json!("three")]);
    store.change_table(second).await.expect("the second change");

    let table = store.table(&table_id("t"), None).await.expect("readable").expect("it is there");
    assert_eq!((table.head, table.length), (played, 3));
    assert_eq!(
        table.body,
        json!({ "clock": [1, null, "é\u{0}"] }),
        "stays where a change has none"
    );
    let entries: Vec<_> =
        table.entries.into_iter().map(|entry| (entry.number, entry.at, entry.entry)).collect();
    let [first, second] = documents;
    assert_eq!(entries, [(1, 1, first), (2, 2, second), (3, 1, json!("three"))]);
}

pub(super) async fn a_late_change_is_refused(store: &dyn Store) {
    make(store, head("t")).await;
    store.change_table(change(head("t"), 0, &[json!(1), json!(2)])).await.expect("in time");

    for expected in [0, 1, 3] {
        let refused = store.change_table(change(head("t"), expected, &[json!("x")])).await;
        assert!(matches!(refused, Err(StoreError::Conflict(_))), "{expected}: {refused:?}");
    }
}

pub(super) async fn of_two_at_once_one_wins(store: &dyn Store) {
    make(store, head("t")).await;
    for round in 0..20 {
        let both = ["left", "right"].map(|who| {
            let titled = TableHead { title: who.into(), ..head("t") };
            store.change_table(change(titled, round, &[json!(who)]))
        });

        let answers = join_all(both.into()).await;

        let winner = match &answers[..] {
            [Ok(()), Err(StoreError::Conflict(_))] => "left",
            [Err(StoreError::Conflict(_)), Ok(())] => "right",
            other => panic!("exactly one must win: {other:?}"),
        };
        let table = store.table(&table_id("t"), None).await.expect("readable").expect("there");
        assert_eq!((table.length, table.head.title.as_str()), (round + 1, winner));
        assert_eq!(table.entries.last().map(|entry| &entry.entry), Some(&json!(winner)));
    }
}

pub(super) async fn a_refused_change_leaves_nothing(store: &dyn Store) {
    people(store, &["anna", "bert"]).await;
    make(store, head("t")).await;
    make(store, head("u")).await;
    let late = TableChange {
        body: Some(NewBody { expected: 1, document: json!("changed") }),
        snapshot: Some(json!("changed")),
        ..change(TableHead { title: "changed".into(), ..head("t") }, 7, &[json!("x")])
    };

    let mixed = vec![
        store.change_table(change(head("u"), 0, &[json!(1)])),
        store.change_table(late),
        store.change_table(change(head("u"), 1, &[json!(2)])),
    ];
    let answers = join_all(mixed).await;

    assert!(matches!(&answers[..], [Ok(()), Err(StoreError::Conflict(_)), Ok(())]), "{answers:?}");
    let table = store.table(&table_id("t"), None).await.expect("readable").expect("it is there");
    assert_eq!(
        (table.head, table.body, table.snapshot, table.length),
        (head("t"), json!({ "setup": {} }), None, 0)
    );
    assert_eq!(store.log(&table_id("u"), 0, 9).await.map(|log| log.len()), Ok(2));
}

pub(super) async fn of_two_bodies_the_later_is_refused(store: &dyn Store) {
    make(store, head("t")).await;
    let body = |expected, word: &str| TableChange {
        body: Some(NewBody { expected, document: json!(word) }),
        ..change(TableHead { title: word.into(), ..head("t") }, 0, &[])
    };
    let read = async || {
        let table = store.table(&table_id("t"), None).await.expect("readable").expect("there");
        (table.body, table.body_version, table.head.title)
    };

    store.change_table(body(1, "first")).await.expect("in time");
    let late = store.change_table(body(1, "late")).await;

    assert!(matches!(late, Err(StoreError::Conflict(_))), "{late:?}");
    assert_eq!(read().await, (json!("first"), 2, "first".to_owned()));
    store.change_table(body(2, "after reading again")).await.expect("in time");
    assert_eq!(read().await.1, 3);
    store.change_table(change(head("t"), 0, &[json!(1)])).await.expect("no body");
    assert_eq!(read().await.1, 3, "what does not touch the body does not count");
}

pub(super) async fn many_tables_change_at_once(store: &dyn Store) {
    let names: Vec<String> = (0..40).map(|number| format!("t{number}")).collect();
    let made = names.iter().map(|name| store.create_table(head(name), json!({}))).collect();
    assert!(join_all(made).await.iter().all(Result::is_ok));

    for round in 0..5 {
        let changes = names
            .iter()
            .map(|name| store.change_table(change(head(name), round, &[json!([name, round])])))
            .collect();
        assert!(join_all(changes).await.iter().all(Result::is_ok));
    }

    for name in &names {
        let log = store.log(&table_id(name), 0, 100).await.expect("readable");
        let entries: Vec<_> = log.into_iter().map(|entry| entry.entry).collect();
        let expected: Vec<_> = (0..5).map(|round| json!([name, round])).collect();
        assert_eq!(entries, expected);
    }
}

pub(super) async fn there_must_be_a_table(store: &dyn Store) {
    let nowhere = table_id("nowhere");

    assert_eq!(
        store.change_table(change(head("nowhere"), 0, &[])).await,
        Err(StoreError::NotFound)
    );
    assert_eq!(store.table(&nowhere, None).await, Ok(None));
    assert_eq!(store.log(&nowhere, 0, 10).await, Ok(vec![]));
    assert_eq!(store.chat(&nowhere, 0, 10).await, Ok(vec![]));
}
