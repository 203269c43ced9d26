//! Finished games, looked back on.

use rusqlite::{Connection, OptionalExtension, params};
use serde_json::Value;

use super::rows::Json;
use super::tables;
use crate::{StoreError, TableId};

pub(super) fn find(connection: &Connection, table: &TableId) -> Result<Option<Value>, StoreError> {
    let document: Option<Json<Value>> = connection
        .prepare_cached(
            "SELECT document FROM reviews WHERE table_key = (SELECT key FROM tables WHERE id = ?1)",
        )?
        .query_row([table], |row| row.get(0))
        .optional()?;
    Ok(document.map(|Json(document)| document))
}

pub(super) fn put(
    connection: &Connection,
    table: &TableId,
    document: &Value,
) -> Result<(), StoreError> {
    let table = tables::key(connection, table)?.ok_or(StoreError::NotFound)?;
    connection
        .prepare_cached(
            "INSERT INTO reviews (table_key, document) VALUES (?1, ?2)
             ON CONFLICT (table_key) DO UPDATE SET document = excluded.document",
        )?
        .execute(params![table, Json(document)])?;
    Ok(())
}
