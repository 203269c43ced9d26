//! Sessions and tokens.

use damrak_core::Hash;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::people;
use super::rows::Key;
use crate::{Lived, Millis, Person, PersonId, Session, StoreError};

/// How exactly it is known when a session was last used: more would cost a commit a click.
const MINUTE: Millis = 60_000;

const COLUMNS: &str = "key, person, kind, label, created, seen, ends, bound";

fn read(row: &Row<'_>) -> rusqlite::Result<Session> {
    Ok(Session {
        key: row.get::<_, Key>(0)?.0,
        person: row.get(1)?,
        kind: row.get(2)?,
        label: row.get(3)?,
        created: row.get(4)?,
        seen: row.get(5)?,
        ends: row.get(6)?,
        bound: row.get(7)?,
    })
}

pub(super) fn create(connection: &Connection, session: &Session) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO sessions (key, person, kind, label, created, seen, ends, bound)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            Key(session.key),
            session.person,
            session.kind,
            session.label,
            session.created,
            session.seen,
            session.ends,
            session.bound,
        ])?;
    Ok(())
}

pub(super) fn find(
    connection: &Connection,
    key: Hash,
    now: Lived,
) -> Result<Option<(Session, Person)>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM sessions WHERE key = ?1 AND ends > ?2");
    let session =
        connection.prepare_cached(&sql)?.query_row(params![Key(key), now], read).optional()?;
    let Some(session) = session else { return Ok(None) };
    Ok(people::by_id(connection, &session.person)?.map(|person| (session, person)))
}

pub(super) fn seen_long_ago(
    connection: &Connection,
    key: Hash,
    now: Millis,
) -> Result<bool, StoreError> {
    Ok(connection
        .prepare_cached("SELECT 1 FROM sessions WHERE key = ?1 AND seen <= ?2")?
        .exists(params![Key(key), now.saturating_sub(MINUTE)])?)
}

pub(super) fn touch(connection: &Connection, key: Hash, now: Millis) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE sessions SET seen = ?2 WHERE key = ?1 AND seen < ?2")?
        .execute(params![Key(key), now])?;
    Ok(())
}

pub(super) fn renew(connection: &Connection, key: Hash, ends: Lived) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE sessions SET ends = ?2 WHERE key = ?1 AND ends < ?2")?
        .execute(params![Key(key), ends])?;
    Ok(())
}

pub(super) fn bind(connection: &Connection, key: Hash) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE sessions SET bound = 1 WHERE key = ?1")?
        .execute([Key(key)])?;
    Ok(())
}

pub(super) fn sweep(connection: &Connection, ended: Lived, most: u32) -> Result<u32, StoreError> {
    let swept = connection
        .prepare_cached(
            "DELETE FROM sessions WHERE key IN
             (SELECT key FROM sessions WHERE ends <= ?1 ORDER BY ends LIMIT ?2)",
        )?
        .execute(params![ended, most])?;
    Ok(u32::try_from(swept).unwrap_or(u32::MAX))
}

pub(super) fn of_person(
    connection: &Connection,
    person: &PersonId,
) -> Result<Vec<Session>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM sessions WHERE person = ?1 ORDER BY created, key");
    let mut statement = connection.prepare_cached(&sql)?;
    Ok(statement.query_map([person], read)?.collect::<Result<_, _>>()?)
}

pub(super) fn delete(connection: &Connection, key: Hash) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM sessions WHERE key = ?1")?.execute([Key(key)])?;
    Ok(())
}

pub(super) fn delete_others(
    connection: &Connection,
    person: &PersonId,
    keep: Option<Hash>,
) -> Result<(), StoreError> {
    connection
        .prepare_cached("DELETE FROM sessions WHERE person = ?1 AND key IS NOT ?2")?
        .execute(params![person, keep.map(Key)])?;
    Ok(())
}
