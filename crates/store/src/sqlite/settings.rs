//! Values of the server's own.

use rusqlite::{Connection, OptionalExtension, params};
use serde_json::Value;

use super::rows::Json;
use crate::{Lived, StoreError};

/// Bytes.
const AS_LARGE_AS_A_DECISION: usize = 32 * 1024;

pub(super) fn find(connection: &Connection, name: &str) -> Result<Option<Value>, StoreError> {
    let value: Option<Json<Value>> = connection
        .prepare_cached("SELECT value FROM settings WHERE name = ?1")?
        .query_row([name], |row| row.get(0))
        .optional()?;
    Ok(value.map(|Json(value)| value))
}

pub(super) fn find_or_put(
    connection: &Connection,
    name: &str,
    value: Value,
) -> Result<Value, StoreError> {
    if let Some(there) = find(connection, name)? {
        return Ok(there);
    }
    connection
        .prepare_cached("INSERT INTO settings (name, value) VALUES (?1, ?2)")?
        .execute(params![name, Json(&value)])?;
    Ok(value)
}

pub(super) fn put(connection: &Connection, name: &str, value: &Value) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO settings (name, value) VALUES (?1, ?2)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )?
        .execute(params![name, Json(value)])?;
    Ok(())
}

pub(super) fn lived(connection: &Connection) -> Result<Lived, StoreError> {
    Ok(connection.prepare_cached("SELECT lived FROM house")?.query_row([], |row| row.get(0))?)
}

pub(super) fn note_lived(connection: &Connection, until: Lived) -> Result<(), StoreError> {
    connection.prepare_cached("UPDATE house SET lived = ?1 WHERE lived < ?1")?.execute([until])?;
    Ok(())
}

/// Writes something that changes nothing: the only proof that writing is possible.
///
/// It is as large as a decision with its snapshot may be: on a disk that is nearly full a single number still fits
/// when nothing of use does.
pub(super) fn beat(connection: &Connection) -> Result<(), StoreError> {
    connection.prepare_cached("UPDATE pulse SET beat = beat + 1")?.execute([])?;
    connection
        .prepare_cached(
            "INSERT INTO settings (name, value) VALUES ('pulse', ?1)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )?
        .execute([Json(&Value::String(" ".repeat(AS_LARGE_AS_A_DECISION)))])?;
    Ok(())
}
