//! Tables and their logs.

use std::collections::BTreeSet;

use deadpool_postgres::{GenericClient, Transaction};
use serde_json::Value;
use tokio_postgres::Row;

use super::fault::Outcome;
use super::moves::{Filed, HOLD, MOVE, Move, Together};
use super::people::{self, Former, Hold, Now};
use super::ratings;
use super::rows::{column, document, execute, get, row, rows, signed, text, unsigned};
use crate::{
    DELETED, LogEntry, PersonId, Rater, SeatHead, Snapshot, Status, StoreError, StoredTable,
    TableChange, TableHead, TableId,
};

/// The number under which a table is filed, which is held until the end of the transaction.
pub(super) async fn hold(on: &Transaction<'_>, id: &TableId) -> Outcome<Option<i64>> {
    row(on, HOLD, &[&&[&id.0][..]]).await?.map(|row| get(&row, 0)).transpose()
}

/// The tables at which a person sits, or which they made, held in the order in which everybody holds them.
pub(super) async fn hold_of(
    on: &Transaction<'_>,
    person: &PersonId,
    made: bool,
) -> Outcome<Vec<i64>> {
    let sql = "SELECT key FROM tables WHERE seated @> ARRAY[$1] OR $2 AND owner = $1
               ORDER BY key FOR NO KEY UPDATE";
    column(on, sql, &[&person.0, &made]).await
}

/// Everybody whom a head names.
fn concerned(head: &TableHead) -> BTreeSet<&PersonId> {
    let mut people = head.people();
    people.insert(&head.owner);
    people
}

/// Puts the people at a table in the place of those they were.
async fn bring_up_to_date(
    on: &impl GenericClient,
    head: &mut TableHead,
    former: &Former,
) -> Outcome<()> {
    let now = head.people().into_iter().map(|id| former.resolve(id)).collect();
    let names = people::names(on, &now).await?;
    head.owner = former.resolve(&head.owner).clone();
    for seat in &mut head.seats {
        let Some(id) = &seat.person else { continue };
        match former.now(id) {
            Now::Same => {}
            Now::Deleted => {
                *seat = SeatHead { person: None, bot: None, name: DELETED.into() };
            }
            Now::Became(id) => {
                if let Some(name) = names.get(id) {
                    seat.name.clone_from(name);
                }
                seat.person = Some(id.clone());
            }
        }
    }
    Ok(())
}

/// Rewrites the head of a table, which is held, after somebody there has gone or become another.
pub(super) async fn rewrite(on: &Transaction<'_>, key: i64) -> Outcome<TableId> {
    let found = row(on, "SELECT head FROM tables WHERE key = $1", &[&key]).await?;
    let mut head: TableHead = document(&found.ok_or(StoreError::NotFound)?, 0)?;
    let former = people::former(on, &concerned(&head)).await?;
    bring_up_to_date(on, &mut head, &former).await?;
    refile(on, key, &head).await?;
    Ok(head.id)
}

/// Writes a head with what stands beside it.
pub(super) async fn refile(on: &Transaction<'_>, key: i64, head: &TableHead) -> Outcome<()> {
    let filed = Filed::of(head);
    let sql =
        "UPDATE tables SET head = $2, status = $3, game = $4, public = $5, open = $6, owner = $7,
                   seated = $8::text::text[], waiting = $9::text::text[], decisions = $10,
                   changed = $11, rested = $12
               WHERE key = $1";
    execute(
        on,
        sql,
        &[
            &key,
            &text(head)?,
            &filed.status,
            &filed.game,
            &filed.public,
            &filed.open,
            &filed.owner,
            &filed.seated,
            &filed.waiting,
            &filed.decisions,
            &filed.changed,
            &filed.rested,
        ],
    )
    .await?;
    Ok(())
}

pub(super) async fn create(
    on: &Transaction<'_>,
    head: &TableHead,
    body: &Value,
    length: u64,
    was_rated: bool,
) -> Outcome<i64> {
    let former = people::hold(on, &concerned(head), Hold::Stay).await?;
    let sql = "SELECT 1 FROM tables WHERE id = $1";
    if row(on, sql, &[&head.id.0]).await?.is_some() {
        return Err(StoreError::Conflict("a table of this id is already there").into());
    }
    let mut head = head.clone();
    bring_up_to_date(on, &mut head, &former).await?;
    let sql =
        "INSERT INTO tables (id, head, status, public, open, owner, changed, length, was_rated)
               VALUES ($1, '', '', FALSE, FALSE, '', 0, $2, $3) RETURNING key";
    let made = row(on, sql, &[&head.id.0, &signed(length), &was_rated]).await?;
    let key = get(&made.ok_or(StoreError::NotFound)?, 0)?;
    refile(on, key, &head).await?;
    let sql = "INSERT INTO bodies (table_key, body) VALUES ($1, $2)";
    execute(on, sql, &[&key, &text(body)?]).await?;
    Ok(key)
}

/// A change that concerns more than its table: who sits there, or how strong they are. It also finds out why one is refused.
pub(super) async fn change(
    on: &Transaction<'_>,
    change: &TableChange,
    rater: Rater,
) -> Outcome<()> {
    let mut people = concerned(&change.head);
    people.extend(change.ratings.iter().flat_map(|rated| rated.places.iter().map(|(id, _)| id)));
    let how = if change.ratings.is_empty() { Hold::Stay } else { Hold::Rate };
    let former = people::hold(on, &people, how).await?;
    let key = hold(on, &change.head.id).await?.ok_or(StoreError::NotFound)?;
    let sql = "SELECT length, body_version, was_rated FROM tables WHERE key = $1";
    let there = row(on, sql, &[&key]).await?.ok_or(StoreError::NotFound)?;
    if unsigned(&there, 0)? != change.expected {
        return Err(StoreError::Conflict("the table has moved on").into());
    }
    let version = unsigned(&there, 1)?;
    if change.body.as_ref().is_some_and(|body| body.expected != version) {
        return Err(StoreError::Conflict("the table has another body by now").into());
    }
    let to_rate = !change.ratings.is_empty() && !get::<bool>(&there, 2)?;
    if to_rate {
        let at = change.head.changed;
        ratings::apply(on, rater, key, at, &change.ratings, &former).await?;
    }
    let mut head = change.head.clone();
    bring_up_to_date(on, &mut head, &former).await?;
    let settled = Move::settled(change, &head, to_rate)?;
    match rows(on, MOVE, &Together::of(&[&settled]).values()).await?.len() {
        1 => Ok(()),
        _ => Err(StoreError::Conflict("the table has moved on").into()),
    }
}

/// Whether a change was made whose answer never came.
pub(super) async fn was_made(on: &impl GenericClient, change: &TableChange) -> Outcome<bool> {
    if change.entries.is_empty() {
        return Ok(false);
    }
    let limit = u32::try_from(change.entries.len()).unwrap_or(u32::MAX);
    let there = log(on, &change.head.id, change.expected, limit).await?;
    let there = there.iter().map(|line| (line.at, &line.entry));
    Ok(there.eq(change.entries.iter().map(|(at, entry)| (*at, entry))))
}

pub(super) async fn import(on: &Transaction<'_>, table: &StoredTable) -> Outcome<()> {
    let numbers = table.entries.iter().map(|entry| entry.number);
    if !numbers.eq(1..=table.length) {
        return Err(StoreError::Damaged(
            "the entries to import are not numbered from 1 to the length of the log".into(),
        )
        .into());
    }
    if table.snapshot.as_ref().is_some_and(|snapshot| snapshot.number > table.length) {
        let why = "the snapshot to import is later than the log";
        return Err(StoreError::Damaged(why.into()).into());
    }
    // What was over elsewhere was rated there.
    let was_rated = table.head.status == Status::Over;
    let key = create(on, &table.head, &table.body, table.length, was_rated).await?;
    let lines = || table.entries.iter();
    let numbers: Vec<i64> = lines().map(|line| signed(line.number)).collect();
    let times: Vec<i64> = lines().map(|line| line.at).collect();
    let entries: Vec<String> = lines().map(|line| text(&line.entry)).collect::<Outcome<_>>()?;
    let sql = "INSERT INTO log (table_key, number, at, entry)
               SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::text[])";
    execute(on, sql, &[&key, &numbers, &times, &entries]).await?;
    if let Some(snapshot) = &table.snapshot {
        let sql = "INSERT INTO snapshots (table_key, number, document) VALUES ($1, $2, $3)";
        execute(on, sql, &[&key, &signed(snapshot.number), &text(&snapshot.document)?]).await?;
    }
    Ok(())
}

pub(super) async fn find(
    on: &impl GenericClient,
    id: &TableId,
    upto: Option<u64>,
) -> Outcome<Option<StoredTable>> {
    let sql = "SELECT key, length, head, body, body_version
               FROM tables JOIN bodies ON table_key = key WHERE id = $1";
    let Some(table) = row(on, sql, &[&id.0]).await? else { return Ok(None) };
    let (key, length): (i64, u64) = (get(&table, 0)?, unsigned(&table, 1)?);
    let upto = signed(upto.unwrap_or(length));
    let sql = "SELECT number, document FROM snapshots
               WHERE table_key = $1 AND number <= $2 ORDER BY number DESC LIMIT 1";
    let snapshot = row(on, sql, &[&key, &upto]).await?;
    let snapshot = snapshot
        .map(|row| -> Outcome<_> {
            Ok(Snapshot { number: unsigned(&row, 0)?, document: document(&row, 1)? })
        })
        .transpose()?;
    let after = signed(snapshot.as_ref().map_or(0, |snapshot| snapshot.number));
    let sql = "SELECT number, at, entry FROM log
               WHERE table_key = $1 AND number > $2 AND number <= $3 ORDER BY number";
    let entries = rows(on, sql, &[&key, &after, &upto]).await?;
    Ok(Some(StoredTable {
        head: document(&table, 2)?,
        body: document(&table, 3)?,
        body_version: unsigned(&table, 4)?,
        snapshot,
        entries: entries.iter().map(read_entry).collect::<Outcome<_>>()?,
        length,
    }))
}

fn read_entry(row: &Row) -> Outcome<LogEntry> {
    Ok(LogEntry { number: unsigned(row, 0)?, at: get(row, 1)?, entry: document(row, 2)? })
}

pub(super) async fn log(
    on: &impl GenericClient,
    id: &TableId,
    after: u64,
    limit: u32,
) -> Outcome<Vec<LogEntry>> {
    let sql = "SELECT number, at, entry FROM log
               WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND number > $2
               ORDER BY number LIMIT $3";
    let values: [&(dyn tokio_postgres::types::ToSql + Sync); 3] =
        [&id.0, &signed(after), &i64::from(limit)];
    rows(on, sql, &values).await?.iter().map(read_entry).collect()
}
