//! Two writers on one table.

use damrak_store::{NewBody, Store, TableChange, TableId};
use serde_json::json;

use crate::support::House;

#[test]
fn a_body_that_somebody_else_has_written_is_read_again_and_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let anna = house.person("anna", false);
    let table = anna.table(&["me", "open"], json!({}));
    anna.look(&table);
    let id = TableId(table.clone());
    let read = || house.runtime.block_on(house.store.table(&id, None)).unwrap().unwrap();
    // Another server on the same data notes a table that follows.
    let stored = read();
    let mut document = stored.body.clone();
    document["rematch"] = json!("noted-elsewhere");
    let change = TableChange {
        head: stored.head,
        body: Some(NewBody { expected: stored.body_version, document }),
        expected: stored.length,
        entries: Vec::new(),
        snapshot: None,
        ratings: Vec::new(),
    };
    house.runtime.block_on(house.store.change_table(change)).unwrap();

    let invite = json!({"seat": 2});
    let (status, answer) = anna.post(&format!("/api/v1/tables/{table}/invitations"), &invite);
    assert_eq!((status, answer["error"]["code"].as_str()), (409, Some("stale")), "{answer}");
    assert_eq!(read().body["rematch"], "noted-elsewhere");
    let (status, answer) = anna.post(&format!("/api/v1/tables/{table}/invitations"), &invite);
    assert_eq!(status, 200, "it was read again: {answer}");
    assert_eq!(read().body["rematch"], "noted-elsewhere", "both are kept");
}
