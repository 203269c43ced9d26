//! Values of the server's own.

use deadpool_postgres::{GenericClient, Transaction};
use serde_json::Value;

use super::fault::Outcome;
use super::migrate::VERSION;
use super::rows::{document, execute, get, row, rows, text};
use crate::{Lived, StoreError};

/// Bytes.
const AS_LARGE_AS_A_DECISION: usize = 32 * 1024;

pub(super) async fn find(on: &impl GenericClient, name: &str) -> Outcome<Option<Value>> {
    let found = row(on, "SELECT value FROM settings WHERE name = $1", &[&name]).await?;
    found.map(|row| document(&row, 0)).transpose()
}

pub(super) async fn find_or_put(on: &Transaction<'_>, name: &str, value: &Value) -> Outcome<Value> {
    // Waits for whoever is writing the same.
    let sql = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
    execute(on, sql, &[&name, &text(value)?]).await?;
    find(on, name).await?.ok_or_else(|| StoreError::NotFound.into())
}

pub(super) async fn put(on: &impl GenericClient, name: &str, value: &Value) -> Outcome<()> {
    let sql = "INSERT INTO settings (name, value) VALUES ($1, $2)
               ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    execute(on, sql, &[&name, &text(value)?]).await?;
    Ok(())
}

pub(super) async fn lived(on: &impl GenericClient) -> Outcome<Lived> {
    let row = row(on, "SELECT lived FROM house", &[]).await?.ok_or(StoreError::NotFound)?;
    get(&row, 0)
}

pub(super) async fn note_lived(on: &impl GenericClient, until: Lived) -> Outcome<()> {
    execute(on, "UPDATE house SET lived = $1 WHERE lived < $1", &[&until.0]).await?;
    Ok(())
}

/// Writes something that changes nothing, as large as a decision with its snapshot may be: the only proof that writing is
/// possible. It also finds out whether a newer program has brought the database to where this one may not write any more.
pub(super) async fn beat(on: &Transaction<'_>) -> Outcome<()> {
    let sql = "UPDATE pulse SET beat = beat + 1
               WHERE (SELECT max(least_writer) FROM migrations) <= $1";
    if execute(on, sql, &[&VERSION]).await? == 0 {
        return Err(StoreError::Unusable(
            "a newer program has changed it, and this one may no longer write: upgrade it".into(),
        )
        .into());
    }
    put(on, "pulse", &Value::String(" ".repeat(AS_LARGE_AS_A_DECISION))).await
}

/// One more change that the others must hear of. The last thing in a transaction: whoever else of this program changes
/// something waits here.
pub(super) async fn note_change(on: &Transaction<'_>, writer: &str) -> Outcome<()> {
    let sql = "INSERT INTO writers (writer, count) VALUES ($1, 1)
               ON CONFLICT (writer) DO UPDATE SET count = writers.count + 1";
    execute(on, sql, &[&writer]).await?;
    Ok(())
}

pub(super) async fn foreign_changes(on: &impl GenericClient, writer: &str) -> Outcome<i64> {
    let sql = "SELECT count FROM writers WHERE writer <> $1";
    let mut changes = 0_i64;
    for row in rows(on, sql, &[&writer]).await? {
        changes = changes.wrapping_add(get(&row, 0)?);
    }
    Ok(changes)
}
