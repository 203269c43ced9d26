//! What is said at a table.

use rusqlite::{Connection, Row, params};

use super::people::{self, Now};
use super::rows::{signed, unsigned};
use super::tables;
use crate::{ChatLine, Millis, PersonId, StoreError, TableId};

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
    connection
        .prepare_cached("UPDATE tables SET rounds = 0 WHERE key = ?1 AND rounds > 0")?
        .execute([table])?;
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
    let lines = statement.query_map(params![table, signed(after), limit], read)?;
    Ok(lines.collect::<Result<_, _>>()?)
}

fn read(row: &Row<'_>) -> rusqlite::Result<ChatLine> {
    Ok(ChatLine {
        number: unsigned(row, 0)?,
        person: row.get(1)?,
        name: row.get(2)?,
        text: row.get(3)?,
        at: row.get(4)?,
    })
}

pub(super) fn of_person(
    connection: &Connection,
    person: &PersonId,
) -> Result<Vec<(TableId, ChatLine)>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT number, person, name, text, at, id FROM chat JOIN tables ON key = table_key
         WHERE person = ?1 ORDER BY key, number",
    )?;
    let lines = statement.query_map([person], |row| Ok((row.get(5)?, read(row)?)))?;
    Ok(lines.collect::<Result<_, _>>()?)
}

/// The last lines up to a moment, oldest first.
pub(super) fn until(
    connection: &Connection,
    table: &TableId,
    at: Millis,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT number, person, name, text, at FROM chat
         WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND at <= ?2
         ORDER BY number DESC LIMIT ?3",
    )?;
    let lines = statement.query_map(params![table, at, limit], read)?;
    let mut lines: Vec<ChatLine> = lines.collect::<Result<_, _>>()?;
    lines.reverse();
    Ok(lines)
}

/// Everybody who has said something at a table and is still there.
pub(super) fn talkers(
    connection: &Connection,
    table: &TableId,
) -> Result<Vec<PersonId>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT DISTINCT person FROM chat JOIN people ON people.id = person
         WHERE table_key = (SELECT key FROM tables WHERE id = ?1) ORDER BY person",
    )?;
    Ok(statement.query_map([table], |row| row.get(0))?.collect::<Result<_, _>>()?)
}
