//! Finished games, looked back on.

use deadpool_postgres::GenericClient;
use serde_json::Value;

use super::fault::Outcome;
use super::rows::{document, execute, row, text};
use crate::{StoreError, TableId};

pub(super) async fn find(on: &impl GenericClient, table: &TableId) -> Outcome<Option<Value>> {
    let sql =
        "SELECT document FROM reviews WHERE table_key = (SELECT key FROM tables WHERE id = $1)";
    row(on, sql, &[&table.0]).await?.map(|row| document(&row, 0)).transpose()
}

pub(super) async fn put(on: &impl GenericClient, table: &TableId, review: &Value) -> Outcome<()> {
    let sql = "INSERT INTO reviews (table_key, document) SELECT key, $2 FROM tables WHERE id = $1
               ON CONFLICT (table_key) DO UPDATE SET document = excluded.document";
    match execute(on, sql, &[&table.0, &text(review)?]).await? {
        0 => Err(StoreError::NotFound.into()),
        _ => Ok(()),
    }
}
