//! What is said at a table.

use rusqlite::{Connection, params};

use super::people::{self, Now};
use super::rows::{signed, unsigned};
use super::tables;
use crate::{ChatLine, StoreError, TableId};

pub(super) fn add(
    connection: &Connection,
    table: &TableId,
    line: &ChatLine,
) -> Result<u64, StoreError> {
    let table = tables::key(connection, table)?.ok_or(StoreError::NotFound)?;
    let person = match people::now(connection, &line.person)? {
        Now::Same => line.person.clone(),
        Now::Became(person) => person,
        Now::Deleted => return Err(StoreError::NotFound),
    };
    Ok(connection
        .prepare_cached(
            "INSERT INTO chat (table_key, number, person, name, text, at)
             SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5 FROM chat WHERE table_key = ?1
             RETURNING number",
        )?
        .query_row(params![table, person, line.name, line.text, line.at], |row| unsigned(row, 0))?)
}

pub(super) fn after(
    connection: &Connection,
    table: &TableId,
    after: u64,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT number, person, name, text, at FROM chat
         WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND number > ?2
         ORDER BY number LIMIT ?3",
    )?;
    let lines = statement.query_map(params![table, signed(after), limit], |row| {
        Ok(ChatLine {
            number: unsigned(row, 0)?,
            person: row.get(1)?,
            name: row.get(2)?,
            text: row.get(3)?,
            at: row.get(4)?,
        })
    })?;
    Ok(lines.collect::<Result<_, _>>()?)
}
