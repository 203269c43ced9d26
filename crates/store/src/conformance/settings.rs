//! The server's own values, copies and checks.

use serde_json::json;

use super::fixtures::{join_all, make, people, seated};
use crate::{Status, Store, StoreError};

pub(super) async fn the_first_value_stays(store: &dyn Store) {
    assert_eq!(store.setting("vapid").await, Ok(None));
    assert_eq!(
        store.setting_or("vapid", json!({ "key": [1, 2] })).await,
        Ok(json!({ "key": [1, 2] }))
    );
    assert_eq!(store.setting_or("vapid", json!("other")).await, Ok(json!({ "key": [1, 2] })));
    assert_eq!(store.setting("vapid").await, Ok(Some(json!({ "key": [1, 2] }))));
}

pub(super) async fn somebody_wins_a_race(store: &dyn Store) {
    let answers = (0..20).map(|number| store.setting_or("secret", json!(number))).collect();

    let values: Vec<_> = join_all(answers).await;

    assert!(values.iter().all(|value| value == &values[0]), "{values:?}");
    let kept = store.setting("secret").await.expect("readable").expect("somebody won");
    assert_eq!(values[0], Ok(kept));
}

pub(super) async fn a_copy_is_made_once(store: &dyn Store) {
    people(store, &["anna"]).await;
    make(store, seated("t", Status::Playing, &["anna"])).await;
    let name = format!("damrak-copy-{}-{:p}.db", std::process::id(), std::ptr::from_ref(store));
    let file = std::env::temp_dir().join(name);

    let first = store.backup(file.clone()).await;
    let size = std::fs::metadata(&file).map(|data| data.len());
    let second = store.backup(file.clone()).await;
    let removed = std::fs::remove_file(&file);

    assert_eq!(first, Ok(()));
    assert!(size.is_ok_and(|bytes| bytes > 0), "the copy holds something");
    assert!(matches!(second, Err(StoreError::Conflict(_))), "nothing is overwritten: {second:?}");
    removed.expect("the copy is a file of its own");
}

pub(super) async fn a_sound_store_is_ready_and_has_no_complaints(store: &dyn Store) {
    assert_eq!(store.ready().await, Ok(()));
    assert_eq!(store.ready().await, Ok(()));
    assert_eq!(store.check().await, Ok(vec![]));
}
