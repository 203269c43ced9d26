//! Tables and their logs.

use rusqlite::{Connection, OptionalExtension, Row, params};
use serde_json::Value;

use super::rows::{Json, signed, unsigned};
use super::{ratings, seats};
use crate::{
    Found, LOOKED_THROUGH, LogEntry, NewBody, PersonId, Rater, Snapshot, Status, StoreError,
    StoredTable, TableChange, TableFilter, TableHead, TableId, TableQuery,
};

/// What the store itself knows of a table.
struct Filed {
    key: i64,
    owner: PersonId,
    length: u64,
    was_rated: bool,
}

fn filed(connection: &Connection, id: &TableId) -> Result<Option<Filed>, StoreError> {
    Ok(connection
        .prepare_cached("SELECT key, owner, length, was_rated FROM tables WHERE id = ?1")?
        .query_row([id], |row| {
            Ok(Filed {
                key: row.get(0)?,
                owner: row.get(1)?,
                length: unsigned(row, 2)?,
                was_rated: row.get(3)?,
            })
        })
        .optional()?)
}

/// The number under which a table is filed.
pub(super) fn key(connection: &Connection, id: &TableId) -> Result<Option<i64>, StoreError> {
    Ok(filed(connection, id)?.map(|table| table.key))
}

pub(super) fn create(
    connection: &Connection,
    head: TableHead,
    body: &Value,
) -> Result<(), StoreError> {
    insert(connection, head, body, 0, false)?;
    Ok(())
}

fn insert(
    connection: &Connection,
    mut head: TableHead,
    body: &Value,
    length: u64,
    was_rated: bool,
) -> Result<i64, StoreError> {
    if key(connection, &head.id)?.is_some() {
        return Err(StoreError::Conflict("a table of this id is already there"));
    }
    seats::bring_up_to_date(connection, &mut head)?;
    let key = connection
        .prepare_cached(
            "INSERT INTO tables
                 (id, head, status, public, open, owner, changed, length, was_rated)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )?
        .insert(params![
            head.id,
            Json(&head),
            head.status,
            head.public,
            head.any_open(),
            head.owner,
            head.changed,
            signed(length),
            was_rated,
        ])?;
    seats::file(connection, key, &head)?;
    put_body(connection, key, body)?;
    Ok(key)
}

fn put_body(connection: &Connection, table: i64, body: &Value) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT INTO bodies (table_key, body, version) VALUES (?1, ?2, 1)")?
        .execute(params![table, Json(body)])?;
    Ok(())
}

/// Of two who read the same body only the first may write another.
fn replace_body(connection: &Connection, table: i64, body: &NewBody) -> Result<(), StoreError> {
    let replaced = connection
        .prepare_cached(
            "UPDATE bodies SET body = ?2, version = version + 1
             WHERE table_key = ?1 AND version = ?3",
        )?
        .execute(params![table, Json(&body.document), signed(body.expected)])?;
    if replaced == 0 {
        return Err(StoreError::Conflict("the table has another body by now"));
    }
    Ok(())
}

fn put_snapshot(
    connection: &Connection,
    table: i64,
    number: u64,
    document: &Value,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO snapshots (table_key, number, document) VALUES (?1, ?2, ?3)",
        )?
        .execute(params![table, signed(number), Json(document)])?;
    Ok(())
}

pub(super) fn change(
    connection: &Connection,
    change: TableChange,
    rater: Rater,
) -> Result<(), StoreError> {
    let table = filed(connection, &change.head.id)?.ok_or(StoreError::NotFound)?;
    if table.length != change.expected {
        return Err(StoreError::Conflict("the table has moved on"));
    }
    let entries = (change.expected + 1..)
        .zip(&change.entries)
        .map(|(number, (at, entry))| (number, *at, entry));
    append(connection, table.key, entries)?;
    let length = change.expected + change.entries.len() as u64;
    if let Some(document) = &change.snapshot {
        put_snapshot(connection, table.key, length, document)?;
    }
    if let Some(body) = &change.body {
        replace_body(connection, table.key, body)?;
    }
    let to_rate = !change.ratings.is_empty() && !table.was_rated;
    if to_rate {
        let at = change.head.changed;
        ratings::apply(connection, rater, table.key, at, &change.ratings)?;
    }
    let was_rated = table.was_rated || to_rate;
    update(connection, &Filed { length, was_rated, ..table }, change.head)
}

fn append<'a>(
    connection: &Connection,
    table: i64,
    entries: impl Iterator<Item = (u64, i64, &'a Value)>,
) -> Result<(), StoreError> {
    let mut insert = connection
        .prepare_cached("INSERT INTO log (table_key, number, at, entry) VALUES (?1, ?2, ?3, ?4)")?;
    for (number, at, entry) in entries {
        insert.execute(params![table, signed(number), at, Json(entry)])?;
    }
    Ok(())
}

fn update(connection: &Connection, table: &Filed, mut head: TableHead) -> Result<(), StoreError> {
    // Almost every change leaves everybody where they sit: then nothing more is looked up or written.
    if head.owner != table.owner || !seats::are_as_filed(connection, table.key, &head)? {
        seats::bring_up_to_date(connection, &mut head)?;
        seats::file(connection, table.key, &head)?;
    }
    connection
        .prepare_cached(
            "UPDATE tables SET head = ?2, status = ?3, public = ?4, open = ?5, owner = ?6,
                               changed = ?7, length = ?8, was_rated = ?9, rounds = 0
             WHERE key = ?1",
        )?
        .execute(params![
            table.key,
            Json(&head),
            head.status,
            head.public,
            head.any_open(),
            head.owner,
            head.changed,
            signed(table.length),
            table.was_rated,
        ])?;
    Ok(())
}

pub(super) fn import(connection: &Connection, table: &StoredTable) -> Result<(), StoreError> {
    let numbers = table.entries.iter().map(|entry| entry.number);
    if !numbers.eq(1..=table.length) {
        return Err(StoreError::Damaged(
            "the entries to import are not numbered from 1 to the length of the log".into(),
        ));
    }
    if table.snapshot.as_ref().is_some_and(|snapshot| snapshot.number > table.length) {
        return Err(StoreError::Damaged("the snapshot to import is later than the log".into()));
    }
    // What was over elsewhere was rated there.
    let was_rated = table.head.status == Status::Over;
    let key = insert(connection, table.head.clone(), &table.body, table.length, was_rated)?;
    append(connection, key, table.entries.iter().map(|line| (line.number, line.at, &line.entry)))?;
    if let Some(snapshot) = &table.snapshot {
        put_snapshot(connection, key, snapshot.number, &snapshot.document)?;
    }
    Ok(())
}

pub(super) fn find(
    connection: &Connection,
    id: &TableId,
    upto: Option<u64>,
) -> Result<Option<StoredTable>, StoreError> {
    let Some(Filed { key, length, .. }) = filed(connection, id)? else { return Ok(None) };
    let upto = upto.unwrap_or(length);
    let (Json(head), Json(body), body_version) = connection
        .prepare_cached(
            "SELECT head, body, version FROM tables JOIN bodies ON table_key = key WHERE key = ?1",
        )?
        .query_row([key], |row| Ok((row.get(0)?, row.get(1)?, unsigned(row, 2)?)))?;
    let snapshot = connection
        .prepare_cached(
            "SELECT number, document FROM snapshots
             WHERE table_key = ?1 AND number <= ?2 ORDER BY number DESC LIMIT 1",
        )?
        .query_row(params![key, signed(upto)], |row| {
            Ok(Snapshot { number: unsigned(row, 0)?, document: row.get::<_, Json<_>>(1)?.0 })
        })
        .optional()?;
    let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.number);
    let mut statement = connection.prepare_cached(
        "SELECT number, at, entry FROM log
         WHERE table_key = ?1 AND number > ?2 AND number <= ?3 ORDER BY number",
    )?;
    let entries = statement
        .query_map(params![key, signed(after), signed(upto)], read_entry)?
        .collect::<Result<_, _>>()?;
    Ok(Some(StoredTable { head, body, body_version, snapshot, entries, length }))
}

fn read_entry(row: &Row<'_>) -> rusqlite::Result<LogEntry> {
    Ok(LogEntry { number: unsigned(row, 0)?, at: row.get(1)?, entry: row.get::<_, Json<_>>(2)?.0 })
}

pub(super) fn log(
    connection: &Connection,
    id: &TableId,
    after: u64,
    limit: u32,
) -> Result<Vec<LogEntry>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT number, at, entry FROM log
         WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND number > ?2
         ORDER BY number LIMIT ?3",
    )?;
    let entries = statement.query_map(params![id, signed(after), limit], read_entry)?;
    Ok(entries.collect::<Result<_, _>>()?)
}

/// A table at which the person sits, or which they made.
const MINE: &str = "key IN (SELECT table_key FROM seat_people WHERE person = ?1
                            UNION SELECT key FROM tables WHERE owner = ?1)";
/// Whether a table waits for a decision of the person's.
const WAITS: &str = "EXISTS (SELECT 1 FROM json_each(head, '$.waiting') AS waiting
                             WHERE head ->> ('$.seats[' || (waiting.value - 1) || '].person') = ?1)";

/// A table of this game, in the words of the index.
const OF_GAME: &str = "CASE WHEN json_valid(head) THEN head ->> '$.game' END = ?4";

/// What is asked for, and in which order. The same moment is sorted by id, so that pages of a list neither repeat
/// nor skip a table.
fn sql_of(query: &TableQuery, of_game: bool) -> (String, Option<&PersonId>) {
    const NEWEST: &str = "changed DESC, id";
    let (filter, order, person) = match query {
        TableQuery::Open => (
            "status = 'gathering' AND status <> 'playing' AND public AND open".into(),
            NEWEST.into(),
            None,
        ),
        TableQuery::Playing => ("status = 'playing' AND public".into(), NEWEST.into(), None),
        TableQuery::Recent => {
            ("status = 'over' AND status <> 'playing' AND public".into(), NEWEST.into(), None)
        }
        TableQuery::Of(id) => (
            format!("{MINE} AND +status IN ('gathering', 'playing')"),
            format!("{WAITS} DESC, CASE WHEN {WAITS} THEN changed ELSE -changed END, id"),
            Some(id),
        ),
        TableQuery::WaitingFor(id) => (
            format!("{MINE} AND +status = 'playing' AND {WAITS}"),
            "changed, id".to_owned(),
            Some(id),
        ),
        TableQuery::PastOf(id) => {
            (format!("{MINE} AND +status IN ('over', 'closed')"), NEWEST.into(), Some(id))
        }
        TableQuery::All => ("TRUE".to_owned(), NEWEST.into(), None),
    };
    let game = if of_game { OF_GAME } else { "TRUE" };
    (format!("SELECT head FROM tables WHERE {filter} AND {game} ORDER BY {order}"), person)
}

pub(super) fn list(
    connection: &Connection,
    query: &TableQuery,
    limit: u32,
    offset: u32,
) -> Result<Vec<TableHead>, StoreError> {
    let (sql, person) = sql_of(query, false);
    let mut statement = connection.prepare_cached(&format!("{sql} LIMIT ?2 OFFSET ?3"))?;
    let heads = statement.query_map(params![person, limit, offset], read_head)?;
    Ok(heads.collect::<Result<_, _>>()?)
}

/// What the text says is compared here: SQLite knows the capitals of ASCII only.
pub(super) fn search(
    connection: &Connection,
    query: &TableQuery,
    filter: &TableFilter,
    limit: u32,
    offset: u32,
) -> Result<Found, StoreError> {
    let words = filter.words();
    let looked_through = if words.is_empty() { limit } else { LOOKED_THROUGH };
    let (sql, person) = sql_of(query, filter.game.is_some());
    let mut statement = connection.prepare_cached(&format!("{sql} LIMIT ?2 OFFSET ?3"))?;
    // One more than is looked at tells whether the list goes on.
    let rows = i64::from(looked_through) + 1;
    let mut rows = match &filter.game {
        Some(game) => statement.query(params![person, rows, offset, game])?,
        None => statement.query(params![person, rows, offset])?,
    };
    let (mut found, mut looked_at) = (Found::default(), 0);
    while let Some(row) = rows.next()? {
        if looked_at == looked_through || found.heads.len() == limit as usize {
            found.next = Some(offset.saturating_add(looked_at));
            break;
        }
        looked_at += 1;
        found.heads.extend(Some(read_head(row)?).filter(|head| head.holds(&words)));
    }
    Ok(found)
}

fn read_head(row: &Row<'_>) -> rusqlite::Result<TableHead> {
    row.get::<_, Json<_>>(0).map(|head| head.0)
}

pub(super) fn in_play(connection: &Connection) -> Result<Vec<TableId>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT id FROM tables INDEXED BY tables_in_play WHERE status = 'playing'
         AND EXISTS (SELECT 1 FROM seat_people WHERE table_key = key) ORDER BY id",
    )?;
    Ok(statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

/// The tables at which a person sits.
pub(super) fn of_seated(
    connection: &Connection,
    person: &PersonId,
) -> Result<Vec<i64>, StoreError> {
    keys(connection, "SELECT table_key FROM seat_people WHERE person = ?1", person)
}

/// The tables at which a person sits or which they made.
pub(super) fn of_seated_or_owner(
    connection: &Connection,
    person: &PersonId,
) -> Result<Vec<i64>, StoreError> {
    let sql = "SELECT table_key FROM seat_people WHERE person = ?1
               UNION SELECT key FROM tables WHERE owner = ?1";
    keys(connection, sql, person)
}

fn keys(connection: &Connection, sql: &str, person: &PersonId) -> Result<Vec<i64>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.query_map([person], |row| row.get(0))?.collect::<Result<_, _>>()?)
}
