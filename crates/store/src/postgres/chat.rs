//! What is said at a table.

use std::collections::BTreeSet;

use deadpool_postgres::{GenericClient, Transaction};
use tokio_postgres::Row;

use super::fault::Outcome;
use super::people::{self, Hold, Now};
use super::rows::{column, execute, get, row, rows, signed, unsigned};
use super::tables;
use crate::{ChatLine, Millis, PersonId, StoreError, TableId};

pub(super) async fn add(on: &Transaction<'_>, table: &TableId, line: &ChatLine) -> Outcome<u64> {
    let former = people::hold(on, &BTreeSet::from([&line.person]), Hold::Stay).await?;
    // Lines are numbered by one at a time.
    let table = tables::hold(on, table).await?.ok_or(StoreError::NotFound)?;
    let person = match former.now(&line.person) {
        Now::Same => &line.person,
        Now::Became(person) => person,
        Now::Deleted => return Err(StoreError::NotFound.into()),
    };
    let sql = "UPDATE tables SET rounds = 0 WHERE key = $1 AND rounds > 0";
    execute(on, sql, &[&table]).await?;
    let sql = "INSERT INTO chat (table_key, number, person, name, text, at)
               SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_key = $1
               RETURNING number";
    let given = row(on, sql, &[&table, &person.0, &line.name, &line.text, &line.at]).await?;
    unsigned(&given.ok_or(StoreError::NotFound)?, 0)
}

pub(super) async fn after(
    on: &impl GenericClient,
    table: &TableId,
    after: u64,
    limit: u32,
) -> Outcome<Vec<ChatLine>> {
    let sql = "SELECT number, person, name, text, at FROM chat
               WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND number > $2
               ORDER BY number LIMIT $3";
    let lines = rows(on, sql, &[&table.0, &signed(after), &i64::from(limit)]).await?;
    lines.iter().map(read).collect()
}

fn read(row: &Row) -> Outcome<ChatLine> {
    Ok(ChatLine {
        number: unsigned(row, 0)?,
        person: get(row, 1)?,
        name: get(row, 2)?,
        text: get(row, 3)?,
        at: get(row, 4)?,
    })
}

pub(super) async fn of_person(
    on: &impl GenericClient,
    person: &PersonId,
) -> Outcome<Vec<(TableId, ChatLine)>> {
    let sql = "SELECT number, person, name, text, at, id FROM chat JOIN tables ON key = table_key
               WHERE person = $1 ORDER BY key, number";
    let lines = rows(on, sql, &[&person.0]).await?;
    lines.iter().map(|row| Ok((get(row, 5)?, read(row)?))).collect()
}

/// The last lines up to a moment, oldest first.
pub(super) async fn until(
    on: &impl GenericClient,
    table: &TableId,
    at: Millis,
    limit: u32,
) -> Outcome<Vec<ChatLine>> {
    let sql = "SELECT number, person, name, text, at FROM chat
               WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND at <= $2
               ORDER BY number DESC LIMIT $3";
    let lines = rows(on, sql, &[&table.0, &at, &i64::from(limit)]).await?;
    lines.iter().rev().map(read).collect()
}

/// Everybody who has said something at a table and is still there.
pub(super) async fn talkers(on: &impl GenericClient, table: &TableId) -> Outcome<Vec<PersonId>> {
    let sql = "SELECT DISTINCT person FROM chat JOIN people ON people.id = person
               WHERE table_key = (SELECT key FROM tables WHERE id = $1) ORDER BY person";
    column(on, sql, &[&table.0]).await
}
