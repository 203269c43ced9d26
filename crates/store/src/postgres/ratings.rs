//! How strong people are.

use deadpool_postgres::{GenericClient, Transaction};
use tokio_postgres::Row;

use super::fault::Outcome;
use super::people::Former;
use super::rows::{damaged, execute, get, row, rows};
use crate::{Millis, PersonId, Rater, Rating, RatingChange};

const COLUMNS: &str = "person, pool, mean, deviation, games";

fn read(row: &Row) -> Outcome<Rating> {
    let games: i64 = get(row, 4)?;
    Ok(Rating {
        person: get(row, 0)?,
        pool: get(row, 1)?,
        mean: get(row, 2)?,
        deviation: get(row, 3)?,
        games: u32::try_from(games).map_err(|_| damaged(format!("{games} rated games")))?,
    })
}

/// Rates the results of a table. The caller sees to it that this happens once, and that nobody else rates these people.
pub(super) async fn apply(
    on: &Transaction<'_>,
    rater: Rater,
    table: i64,
    at: Millis,
    changes: &[RatingChange],
    former: &Former,
) -> Outcome<()> {
    for change in changes {
        let before = standings(on, change, former).await?;
        for after in rater(&before) {
            let Some((rating, place)) =
                before.iter().find(|(rating, _)| rating.person == after.person)
            else {
                continue;
            };
            // Somebody unknown here (from an import) counts as an opponent but has no rating to keep.
            let sql = "SELECT 1 FROM people WHERE id = $1";
            if row(on, sql, &[&after.person.0]).await?.is_some() {
                put(on, rating, &after).await?;
                note(on, table, at, *place, rating, &after).await?;
            }
        }
    }
    Ok(())
}

/// Everybody's rating before the game, with their place. Who has two seats counts with the better one.
async fn standings(
    on: &Transaction<'_>,
    change: &RatingChange,
    former: &Former,
) -> Outcome<Vec<(Rating, u8)>> {
    let mut standings: Vec<(Rating, u8)> = Vec::with_capacity(change.places.len());
    for (id, place) in &change.places {
        let person = former.resolve(id);
        match standings.iter_mut().find(|(rating, _)| rating.person == *person) {
            Some((_, best)) => *best = (*best).min(*place),
            None => standings.push((of_pool(on, person, &change.pool).await?, *place)),
        }
    }
    Ok(standings)
}

async fn of_pool(on: &Transaction<'_>, person: &PersonId, pool: &str) -> Outcome<Rating> {
    let sql = format!("SELECT {COLUMNS} FROM ratings WHERE person = $1 AND pool = $2");
    match row(on, &sql, &[&person.0, &pool]).await? {
        Some(row) => read(&row),
        None => Ok(Rating::new(person.clone(), pool)),
    }
}

/// The store counts the games itself: whatever the rater does with the number, each counts once.
async fn put(on: &Transaction<'_>, before: &Rating, after: &Rating) -> Outcome<()> {
    if !(after.mean.is_finite() && after.deviation.is_finite()) {
        return Err(damaged(format!(
            "the new rating of {} in {} is not a number",
            before.person, before.pool
        )));
    }
    let sql =
        "INSERT INTO ratings (person, pool, mean, deviation, games) VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (person, pool) DO UPDATE
               SET mean = excluded.mean, deviation = excluded.deviation, games = excluded.games";
    let games = i64::from(before.games.saturating_add(1));
    execute(on, sql, &[&before.person.0, &before.pool, &after.mean, &after.deviation, &games])
        .await?;
    Ok(())
}

async fn note(
    on: &Transaction<'_>,
    table: i64,
    at: Millis,
    place: u8,
    before: &Rating,
    after: &Rating,
) -> Outcome<()> {
    let sql =
        "INSERT INTO rating_log (table_key, person, pool, place, mean_before, deviation_before,
                                       mean_after, deviation_after, at)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    execute(
        on,
        sql,
        &[
            &table,
            &before.person.0,
            &before.pool,
            &i64::from(place),
            &before.mean,
            &before.deviation,
            &after.mean,
            &after.deviation,
            &at,
        ],
    )
    .await?;
    Ok(())
}

pub(super) async fn of_person(on: &impl GenericClient, person: &PersonId) -> Outcome<Vec<Rating>> {
    let sql = format!("SELECT {COLUMNS} FROM ratings WHERE person = $1 ORDER BY pool");
    rows(on, &sql, &[&person.0]).await?.iter().map(read).collect()
}

pub(super) async fn top(
    on: &impl GenericClient,
    pool: &str,
    limit: u32,
) -> Outcome<Vec<(Rating, String)>> {
    let sql = "SELECT person, pool, mean, deviation, games, name
               FROM ratings JOIN people ON id = person
               WHERE pool = $1 ORDER BY mean - 3 * deviation DESC, person LIMIT $2";
    let best = rows(on, sql, &[&pool, &i64::from(limit)]).await?;
    best.iter().map(|row| Ok((read(row)?, get(row, 5)?))).collect()
}
