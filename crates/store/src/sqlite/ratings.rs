//! How strong people are.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::people::{self, Now};
use crate::{Millis, PersonId, Rater, Rating, RatingChange, StoreError};

const COLUMNS: &str = "person, pool, mean, deviation, games";

fn read(row: &Row<'_>) -> rusqlite::Result<Rating> {
    Ok(Rating {
        person: row.get(0)?,
        pool: row.get(1)?,
        mean: row.get(2)?,
        deviation: row.get(3)?,
        games: row.get(4)?,
    })
}

/// Rates the results of a table. The caller sees to it that this happens once.
pub(super) fn apply(
    connection: &Connection,
    rater: Rater,
    table: i64,
    at: Millis,
    changes: &[RatingChange],
) -> Result<(), StoreError> {
    for change in changes {
        let before = standings(connection, change)?;
        for after in rater(&before) {
            let Some((rating, place)) =
                before.iter().find(|(rating, _)| rating.person == after.person)
            else {
                continue;
            };
            // Somebody unknown here (from an import) counts as an opponent but has no rating to keep.
            if people::exists(connection, &after.person)? {
                put(connection, rating, &after)?;
                note(connection, table, at, *place, rating, &after)?;
            }
        }
    }
    Ok(())
}

/// Everybody's rating before the game, with their place. Who has two seats counts with the better one.
fn standings(
    connection: &Connection,
    change: &RatingChange,
) -> Result<Vec<(Rating, u8)>, StoreError> {
    let mut standings: Vec<(Rating, u8)> = Vec::with_capacity(change.places.len());
    for (id, place) in &change.places {
        let person = match people::now(connection, id)? {
            Now::Became(person) => person,
            Now::Same | Now::Deleted => id.clone(),
        };
        match standings.iter_mut().find(|(rating, _)| rating.person == person) {
            Some((_, best)) => *best = (*best).min(*place),
            None => standings.push((of_pool(connection, person, &change.pool)?, *place)),
        }
    }
    Ok(standings)
}

fn of_pool(connection: &Connection, person: PersonId, pool: &str) -> Result<Rating, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM ratings WHERE person = ?1 AND pool = ?2");
    let rating =
        connection.prepare_cached(&sql)?.query_row(params![person, pool], read).optional()?;
    Ok(rating.unwrap_or_else(|| Rating::new(person, pool)))
}

/// The store counts the games itself: whatever the rater does with the number, each counts once.
fn put(connection: &Connection, before: &Rating, after: &Rating) -> Result<(), StoreError> {
    if !(after.mean.is_finite() && after.deviation.is_finite()) {
        return Err(StoreError::Damaged(format!(
            "the new rating of {} in {} is not a number",
            before.person, before.pool
        )));
    }
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO ratings (person, pool, mean, deviation, games)
             VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            before.person,
            before.pool,
            after.mean,
            after.deviation,
            before.games.saturating_add(1),
        ])?;
    Ok(())
}

fn note(
    connection: &Connection,
    table: i64,
    at: Millis,
    place: u8,
    before: &Rating,
    after: &Rating,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO rating_log (table_key, person, pool, place, mean_before, deviation_before,
                                     mean_after, deviation_after, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )?
        .execute(params![
            table,
            before.person,
            before.pool,
            place,
            before.mean,
            before.deviation,
            after.mean,
            after.deviation,
            at,
        ])?;
    Ok(())
}

pub(super) fn of_person(
    connection: &Connection,
    person: &PersonId,
) -> Result<Vec<Rating>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM ratings WHERE person = ?1 ORDER BY pool");
    let mut statement = connection.prepare_cached(&sql)?;
    Ok(statement.query_map([person], read)?.collect::<Result<_, _>>()?)
}

pub(super) fn top(
    connection: &Connection,
    pool: &str,
    limit: u32,
) -> Result<Vec<(Rating, String)>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT person, pool, mean, deviation, games, name
         FROM ratings JOIN people ON id = person
         WHERE pool = ?1 ORDER BY mean - 3 * deviation DESC, person LIMIT ?2",
    )?;
    let best = statement.query_map(params![pool, limit], |row| Ok((read(row)?, row.get(5)?)))?;
    Ok(best.collect::<Result<_, _>>()?)
}
