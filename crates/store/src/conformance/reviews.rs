//! Finished games, looked back on.

use serde_json::json;

use super::fixtures::{make, people, seated, table_id};
use crate::{Status, Store, StoreError};

pub(super) async fn a_review_is_kept_by_its_table(store: &dyn Store) {
    people(store, &["anna"]).await;
    make(store, seated("t", Status::Over, &["anna"])).await;
    make(store, seated("u", Status::Over, &["anna"])).await;
    assert_eq!(store.review(&table_id("t")).await, Ok(None));

    assert_eq!(store.put_review(&table_id("t"), json!({"players": 2})).await, Ok(()));

    assert_eq!(store.review(&table_id("t")).await, Ok(Some(json!({"players": 2}))));
    assert_eq!(store.review(&table_id("u")).await, Ok(None), "it is the other table's");
}

pub(super) async fn a_later_review_takes_the_place(store: &dyn Store) {
    people(store, &["anna"]).await;
    make(store, seated("t", Status::Over, &["anna"])).await;
    for number in [1, 2] {
        assert_eq!(store.put_review(&table_id("t"), json!(number)).await, Ok(()));
    }

    assert_eq!(store.review(&table_id("t")).await, Ok(Some(json!(2))));
}

pub(super) async fn there_is_no_review_without_a_table(store: &dyn Store) {
    let put = store.put_review(&table_id("nowhere"), json!(1)).await;

    assert_eq!(put, Err(StoreError::NotFound));
    assert_eq!(store.review(&table_id("nowhere")).await, Ok(None));
}
