//! Sessions and tokens.

use damrak_core::Hash;
use deadpool_postgres::{GenericClient, Transaction};
use tokio_postgres::Row;

use super::fault::Outcome;
use super::people;
use super::rows::{execute, get, hash, row, rows};
use crate::{Lived, Millis, Person, PersonId, Session};

/// How exactly it is known when a session was last used: more would cost a commit a click.
const MINUTE: Millis = 60_000;

const COLUMNS: &str = "key, person, kind, label, created, seen, ends, bound";

fn read(row: &Row) -> Outcome<Session> {
    Ok(Session {
        key: hash(row, 0)?,
        person: get(row, 1)?,
        kind: get(row, 2)?,
        label: get(row, 3)?,
        created: get(row, 4)?,
        seen: get(row, 5)?,
        ends: get(row, 6)?,
        bound: get(row, 7)?,
    })
}

pub(super) async fn create(on: &Transaction<'_>, session: &Session) -> Outcome<()> {
    let sql = "INSERT INTO sessions (key, person, kind, label, created, seen, ends, bound)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    execute(
        on,
        sql,
        &[
            &session.key.to_string(),
            &session.person.0,
            &session.kind.word(),
            &session.label,
            &session.created,
            &session.seen,
            &session.ends.0,
            &session.bound,
        ],
    )
    .await?;
    Ok(())
}

pub(super) async fn find(
    on: &impl GenericClient,
    key: Hash,
    now: Lived,
) -> Outcome<Option<(Session, Person)>> {
    let sql = format!("SELECT {COLUMNS} FROM sessions WHERE key = $1 AND ends > $2");
    let Some(row) = row(on, &sql, &[&key.to_string(), &now.0]).await? else { return Ok(None) };
    let session = read(&row)?;
    Ok(people::by_id(on, &session.person).await?.map(|person| (session, person)))
}

pub(super) async fn touch(on: &impl GenericClient, key: Hash, now: Millis) -> Outcome<()> {
    let sql = "UPDATE sessions SET seen = $2 WHERE key = $1 AND seen <= $3";
    execute(on, sql, &[&key.to_string(), &now, &now.saturating_sub(MINUTE)]).await?;
    Ok(())
}

pub(super) async fn renew(on: &impl GenericClient, key: Hash, ends: Lived) -> Outcome<()> {
    let sql = "UPDATE sessions SET ends = $2 WHERE key = $1 AND ends < $2";
    execute(on, sql, &[&key.to_string(), &ends.0]).await?;
    Ok(())
}

pub(super) async fn bind(on: &impl GenericClient, key: Hash) -> Outcome<()> {
    let sql = "UPDATE sessions SET bound = TRUE WHERE key = $1";
    execute(on, sql, &[&key.to_string()]).await?;
    Ok(())
}

pub(super) async fn sweep(on: &Transaction<'_>, ended: Lived, most: u32) -> Outcome<u32> {
    // What somebody else is sweeping away is left to them.
    let sql = "DELETE FROM sessions WHERE key IN
               (SELECT key FROM sessions WHERE ends <= $1 ORDER BY ends LIMIT $2
                FOR UPDATE SKIP LOCKED)";
    let swept = execute(on, sql, &[&ended.0, &i64::from(most)]).await?;
    Ok(u32::try_from(swept).unwrap_or(u32::MAX))
}

pub(super) async fn of_person(on: &impl GenericClient, person: &PersonId) -> Outcome<Vec<Session>> {
    let sql = format!("SELECT {COLUMNS} FROM sessions WHERE person = $1 ORDER BY created, key");
    rows(on, &sql, &[&person.0]).await?.iter().map(read).collect()
}

pub(super) async fn delete(on: &Transaction<'_>, key: Hash) -> Outcome<()> {
    execute(on, "DELETE FROM sessions WHERE key = $1", &[&key.to_string()]).await?;
    Ok(())
}

pub(super) async fn delete_others(
    on: &Transaction<'_>,
    person: &PersonId,
    keep: Option<Hash>,
) -> Outcome<()> {
    let keep = keep.map(|key| key.to_string());
    let sql = "DELETE FROM sessions WHERE person = $1 AND key IS DISTINCT FROM $2";
    execute(on, sql, &[&person.0, &keep]).await?;
    Ok(())
}
