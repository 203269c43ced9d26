//! Who sits where: kept in the head of a table for those who look, and in a table for those who search.

use std::collections::BTreeSet;

use rusqlite::{Connection, params};

use super::people::{self, Now};
use super::rows::Json;
use crate::{DELETED, PersonId, SeatHead, StoreError, TableHead, TableId};

/// Puts the people at a table in the place of those they were.
pub(super) fn bring_up_to_date(
    connection: &Connection,
    head: &mut TableHead,
) -> Result<(), StoreError> {
    if let Now::Became(person) = people::now(connection, &head.owner)? {
        head.owner = person;
    }
    for seat in &mut head.seats {
        let Some(id) = &seat.person else { continue };
        match people::now(connection, id)? {
            Now::Same => {}
            Now::Deleted => {
                *seat = SeatHead { person: None, bot: None, name: DELETED.into() };
            }
            Now::Became(id) => {
                if let Some(person) = people::by_id(connection, &id)? {
                    seat.name = person.name;
                }
                seat.person = Some(id);
            }
        }
    }
    Ok(())
}

/// Whether the people at a table are those who were written down last.
pub(super) fn are_as_filed(
    connection: &Connection,
    table: i64,
    head: &TableHead,
) -> Result<bool, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT person FROM seat_people WHERE table_key = ?1")?;
    let filed: BTreeSet<PersonId> =
        statement.query_map([table], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(filed.iter().eq(head.people()))
}

/// Writes down who sits at a table.
pub(super) fn file(
    connection: &Connection,
    table: i64,
    head: &TableHead,
) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM seat_people WHERE table_key = ?1")?.execute([table])?;
    let mut insert =
        connection.prepare_cached("INSERT INTO seat_people (table_key, person) VALUES (?1, ?2)")?;
    for person in head.people() {
        insert.execute(params![table, person])?;
    }
    Ok(())
}

/// Rewrites the head of a table after somebody there has gone or become another.
pub(super) fn rewrite(connection: &Connection, table: i64) -> Result<TableId, StoreError> {
    let Json(mut head): Json<TableHead> = connection
        .prepare_cached("SELECT head FROM tables WHERE key = ?1")?
        .query_row([table], |row| row.get(0))?;
    bring_up_to_date(connection, &mut head)?;
    file(connection, table, &head)?;
    connection
        .prepare_cached("UPDATE tables SET head = ?2, owner = ?3 WHERE key = ?1")?
        .execute(params![table, Json(&head), head.owner])?;
    Ok(head.id)
}
