//! Tables that nobody came to, and how they are forgotten: by counting rounds, never by the clock on the wall.

use rusqlite::{Connection, OptionalExtension, params};

use super::tables;
use crate::{Forgetting, StoreError, TableId};

/// Tables whose rounds are counted: that have not begun or were closed before anybody decided anything, and that are
/// played by bots alone. Each kind has its index.
const COUNTED: [&str; 2] = [
    "status <> 'playing' AND (status = 'gathering'
         OR (status = 'closed' AND head ->> '$.decisions' = 0))",
    "status = 'playing' AND NOT EXISTS (SELECT 1 FROM seat_people WHERE table_key = key)",
];

/// A table that may be forgotten after so many rounds: `?1` with nobody at it, `?2` with its maker or bots alone, `?3`
/// with others.
const RIPE: &str = "rounds >= CASE
     WHEN status IN ('closed', 'playing') THEN ?2
     WHEN NOT EXISTS (SELECT 1 FROM seat_people WHERE table_key = key) THEN ?1
     WHEN NOT EXISTS (SELECT 1 FROM seat_people WHERE table_key = key AND person <> owner) THEN ?2
     ELSE ?3 END";

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
    for counted in COUNTED {
        let sql = format!("UPDATE tables SET rounds = rounds + 1 WHERE {counted}");
        connection.prepare_cached(&sql)?.execute([])?;
    }
    Ok(())
}

pub(super) fn ripe(
    connection: &Connection,
    after: Forgetting,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let [resting, played] = COUNTED
        .map(|counted| format!("SELECT id, rounds, key FROM tables WHERE {counted} AND {RIPE}"));
    let sql =
        format!("SELECT id FROM ({resting} UNION ALL {played}) ORDER BY rounds DESC, key LIMIT ?4");
    let mut statement = connection.prepare_cached(&sql)?;
    let limits = params![after.empty, after.alone, after.together, limit];
    let ids = statement.query_map(limits, |row| row.get(0))?;
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
    let [resting, played] = COUNTED;
    let sql =
        format!("SELECT key FROM tables WHERE id = ?4 AND (({resting}) OR ({played})) AND {RIPE}");
    let key: Option<i64> = connection
        .prepare_cached(&sql)?
        .query_row(params![after.empty, after.alone, after.together, id], |row| row.get(0))
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
