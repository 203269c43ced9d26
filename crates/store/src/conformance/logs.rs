//! Logs, snapshots, exports and chat.

use serde_json::{Value, json};

use super::fixtures::{change, head, id, join_all, make, people, seated, table_id};
use crate::{
    ChatLine, LogEntry, RatingChange, Snapshot, Status, Store, StoreError, StoredTable, TableChange,
};

fn numbers(entries: &[LogEntry]) -> Vec<u64> {
    entries.iter().map(|entry| entry.number).collect()
}

pub(super) async fn the_latest_snapshot_before_the_wanted_entry(store: &dyn Store) {
    make(store, head("t")).await;
    for (expected, count, snapshot) in [
        (0, 0, Some("0")),
        (0, 3, None),
        (3, 2, Some("5")),
        (5, 1, None),
        (6, 4, Some("10")),
        (10, 1, None),
    ] {
        let entries = vec![json!("entry"); count];
        let snapshot = snapshot.map(Value::from);
        let step = TableChange { snapshot, ..change(head("t"), expected, &entries) };
        store.change_table(step).await.expect("in order");
    }
    let at = async |upto| -> (Option<u64>, Vec<u64>) {
        let table = store.table(&table_id("t"), upto).await.expect("readable").expect("there");
        assert_eq!(table.length, 11, "the whole log, wherever one looks");
        if let Some(snapshot) = &table.snapshot {
            assert_eq!(snapshot.document, json!(snapshot.number.to_string()));
        }
        (table.snapshot.map(|snapshot| snapshot.number), numbers(&table.entries))
    };

    assert_eq!(at(Some(0)).await, (Some(0), vec![]));
    assert_eq!(at(Some(4)).await, (Some(0), vec![1, 2, 3, 4]));
    assert_eq!(at(Some(5)).await, (Some(5), vec![]));
    assert_eq!(at(Some(9)).await, (Some(5), vec![6, 7, 8, 9]));
    assert_eq!(at(None).await, (Some(10), vec![11]));
    assert_eq!(at(Some(u64::MAX)).await, (Some(10), vec![11]));
}

pub(super) async fn a_log_is_read_in_parts(store: &dyn Store) {
    make(store, head("t")).await;
    let entries: Vec<Value> = (1..=10).map(Value::from).collect();
    store.change_table(change(head("t"), 0, &entries)).await.expect("in order");
    let part = async |after, limit| {
        numbers(&store.log(&table_id("t"), after, limit).await.expect("readable"))
    };

    assert_eq!(part(0, 4).await, [1, 2, 3, 4]);
    assert_eq!(part(8, 4).await, [9, 10]);
    assert!(part(10, 4).await.is_empty());
    assert!(part(u64::MAX, 4).await.is_empty());
}

fn export() -> StoredTable {
    let entry = |number| LogEntry { number, at: 7, entry: json!({ "n": number }) };
    StoredTable {
        head: seated("t", Status::Over, &["anna", "somebody elsewhere"]),
        body: json!({ "from": "another house" }),
        body_version: 1,
        snapshot: Some(Snapshot { number: 2, document: json!("two") }),
        entries: (1..=3).map(entry).collect(),
        length: 3,
    }
}

pub(super) async fn an_export_comes_back_whole(store: &dyn Store) {
    people(store, &["anna"]).await;
    store.import_table(export()).await.expect("a new table");

    let log = store.log(&table_id("t"), 0, 10).await.expect("readable");
    let table = store.table(&table_id("t"), None).await.expect("readable").expect("it is there");
    assert_eq!(log, export().entries);
    assert_eq!(numbers(&table.entries), [3], "what the snapshot does not cover");
    assert_eq!(StoredTable { entries: log, ..table }, export());

    let again = store.import_table(export()).await;
    assert!(matches!(again, Err(StoreError::Conflict(_))), "{again:?}");
    let rating = RatingChange { pool: "kontor/2/live".into(), places: vec![(id("anna"), 1)] };
    let late = TableChange { ratings: vec![rating], ..change(export().head, 3, &[json!("more")]) };
    assert_eq!(store.change_table(late).await, Ok(()), "it goes on");
    assert_eq!(store.ratings_of(&id("anna")).await, Ok(vec![]), "it was rated elsewhere");
}

pub(super) async fn a_broken_export_is_refused(store: &dyn Store) {
    let mut gap = export();
    gap.entries.remove(1);
    let short = StoredTable { length: 4, ..export() };
    let mut late = export();
    late.snapshot = Some(Snapshot { number: 4, document: json!("four") });

    for broken in [gap, short, late] {
        let refused = store.import_table(broken).await;
        assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
    }
    assert_eq!(store.table(&table_id("t"), None).await, Ok(None));
}

pub(super) async fn chat_is_numbered(store: &dyn Store) {
    people(store, &["anna"]).await;
    make(store, head("t")).await;
    make(store, head("u")).await;
    let line = |text: &str| ChatLine {
        number: 99,
        person: id("anna"),
        name: "Anna".into(),
        text: text.into(),
        at: 5,
    };
    assert_eq!(store.add_chat(&table_id("t"), line("<b>hello</b>")).await, Ok(1));
    assert_eq!(store.add_chat(&table_id("u"), line("elsewhere")).await, Ok(1));

    let at_once = (0..5).map(|_| store.add_chat(&table_id("t"), line("again"))).collect();
    let mut given: Vec<u64> = join_all(at_once).await.into_iter().flatten().collect();
    given.sort_unstable();
    assert_eq!(given, [2, 3, 4, 5, 6]);

    let first = store.chat(&table_id("t"), 0, 1).await.expect("readable");
    assert_eq!(first, [ChatLine { number: 1, ..line("<b>hello</b>") }]);
    let rest = store.chat(&table_id("t"), 4, 10).await.expect("readable");
    assert_eq!(rest, [5, 6].map(|number| ChatLine { number, ..line("again") }));
    assert_eq!(store.add_chat(&table_id("nowhere"), line("x")).await, Err(StoreError::NotFound));

    let own = store.chat_of(&id("anna")).await.expect("readable");
    let told: Vec<_> = own.iter().map(|(table, line)| (table.0.as_str(), line.number)).collect();
    assert_eq!(told, [("t", 1), ("t", 2), ("t", 3), ("t", 4), ("t", 5), ("t", 6), ("u", 1)]);
    assert_eq!(store.chat_of(&id("bert")).await, Ok(vec![]));
}
