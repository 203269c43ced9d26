//! Tables that nobody came to, and how they are forgotten: by counting rounds, never by the clock on the wall.

use rusqlite::{Connection, OptionalExtension, params};

use super::tables;
use crate::{Forgetting, StoreError, TableId};

/// A table whose rounds are counted: it has not begun, or was closed before anybody decided anything.
const COUNTED: &str = "(status = 'gathering'
     OR (status = 'closed' AND head ->> '$.decisions' = 0))";

/// A table that may be forgotten after so many rounds: `?1` with nobody at it, `?2` with its maker alone.
const RIPE: &str = "rounds >= CASE
     WHEN status = 'closed' THEN ?2
     WHEN NOT EXISTS (SELECT 1 FROM seat_people WHERE table_key = key) THEN ?1
     WHEN NOT EXISTS (SELECT 1 FROM seat_people WHERE table_key = key AND person <> owner) THEN ?2
     ELSE 9223372036854775807 END";

/// What belongs to a table, the table itself last.
const BELONGINGS: [&str; 8] = [
    "DELETE FROM rating_log WHERE table_key = ?1",
    "DELETE FROM reviews WHERE table_key = ?1",
    "DELETE FROM chat WHERE table_key = ?1",
    "DELETE FROM snapshots WHERE table_key = ?1",
    "DELETE FROM log WHERE table_key = ?1",
    "DELETE FROM seat_people WHERE table_key = ?1",
    "DELETE FROM bodies WHERE table_key = ?1",
    "DELETE FROM tables WHERE key = ?1",
];

pub(super) fn pass_round(connection: &Connection) -> Result<(), StoreError> {
    let sql =
        format!("UPDATE tables SET rounds = rounds + 1 WHERE status <> 'playing' AND {COUNTED}");
    connection.prepare_cached(&sql)?.execute([])?;
    Ok(())
}

pub(super) fn ripe(
    connection: &Connection,
    after: Forgetting,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let sql = format!(
        "SELECT id FROM tables WHERE status <> 'playing' AND {COUNTED} AND {RIPE}
         ORDER BY rounds DESC, key LIMIT ?3"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let ids = statement.query_map(params![after.empty, after.alone, limit], |row| row.get(0))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

pub(super) fn attend(connection: &Connection, id: &TableId) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE tables SET rounds = 0 WHERE id = ?1 AND rounds > 0")?
        .execute([id])?;
    Ok(())
}

pub(super) fn forget(
    connection: &Connection,
    id: &TableId,
    after: Forgetting,
) -> Result<bool, StoreError> {
    let sql = format!("SELECT key FROM tables WHERE id = ?3 AND {COUNTED} AND {RIPE}");
    let key: Option<i64> = connection
        .prepare_cached(&sql)?
        .query_row(params![after.empty, after.alone, id], |row| row.get(0))
        .optional()?;
    let Some(key) = key else { return Ok(false) };
    delete(connection, key)?;
    Ok(tables::key(connection, id)?.is_none())
}

fn delete(connection: &Connection, key: i64) -> Result<(), StoreError> {
    for sql in BELONGINGS {
        connection.prepare_cached(sql)?.execute([key])?;
    }
    Ok(())
}
