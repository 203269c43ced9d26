//! What is to be delivered, and where.

use rusqlite::{Connection, Row, params};

use super::people::{self, Now};
use super::rows::{Json, unsigned};
use crate::{Delivery, Millis, PersonId, PushSubscription, StoreError};

/// Whoever is gone by now gets nothing, and that does not keep the others from getting theirs.
pub(super) fn add(connection: &Connection, deliveries: &[Delivery]) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO deliveries (person, channel, document, due, tries)
         SELECT id, ?2, ?3, ?4, ?5 FROM people WHERE id = ?1",
    )?;
    for delivery in deliveries {
        let person = match people::now(connection, &delivery.person)? {
            Now::Became(person) => person,
            Now::Same | Now::Deleted => delivery.person.clone(),
        };
        insert.execute(params![
            person,
            delivery.channel,
            Json(&delivery.document),
            delivery.due,
            delivery.tries,
        ])?;
    }
    Ok(())
}

pub(super) fn due(
    connection: &Connection,
    now: Millis,
    limit: u32,
) -> Result<Vec<Delivery>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT id, person, channel, document, due, tries FROM deliveries
         WHERE due <= ?1 ORDER BY due, id LIMIT ?2",
    )?;
    let deliveries = statement.query_map(params![now, limit], read_delivery)?;
    Ok(deliveries.collect::<Result<_, _>>()?)
}

pub(super) fn of_person(
    connection: &Connection,
    person: &PersonId,
) -> Result<Vec<Delivery>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT id, person, channel, document, due, tries FROM deliveries
         WHERE person = ?1 ORDER BY due, id",
    )?;
    let deliveries = statement.query_map([person], read_delivery)?;
    Ok(deliveries.collect::<Result<_, _>>()?)
}

fn read_delivery(row: &Row<'_>) -> rusqlite::Result<Delivery> {
    Ok(Delivery {
        id: row.get(0)?,
        person: row.get(1)?,
        channel: row.get(2)?,
        document: row.get::<_, Json<_>>(3)?.0,
        due: row.get(4)?,
        tries: row.get(5)?,
    })
}

pub(super) fn waiting(connection: &Connection) -> Result<Vec<(String, u64)>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT channel, count(*) FROM deliveries GROUP BY channel ORDER BY channel",
    )?;
    let counts = statement.query_map([], |row| Ok((row.get(0)?, unsigned(row, 1)?)))?;
    Ok(counts.collect::<Result<_, _>>()?)
}

pub(super) fn claim(
    connection: &Connection,
    id: i64,
    tries: u32,
    due: Millis,
) -> Result<bool, StoreError> {
    let claimed = connection
        .prepare_cached(
            "UPDATE deliveries SET due = ?3, tries = tries + 1 WHERE id = ?1 AND tries = ?2",
        )?
        .execute(params![id, tries, due])?;
    Ok(claimed > 0)
}

pub(super) fn delete(connection: &Connection, id: i64) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM deliveries WHERE id = ?1")?.execute([id])?;
    Ok(())
}

pub(super) fn subscribe(
    connection: &Connection,
    subscription: &PushSubscription,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO subscriptions (endpoint, person, keys, created)
             VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![
            subscription.endpoint,
            subscription.person,
            Json(&subscription.keys),
            subscription.created,
        ])?;
    Ok(())
}

pub(super) fn subscriptions_of(
    connection: &Connection,
    person: &PersonId,
) -> Result<Vec<PushSubscription>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT person, endpoint, keys, created FROM subscriptions
         WHERE person = ?1 ORDER BY created, endpoint",
    )?;
    let subscriptions = statement.query_map([person], read_subscription)?;
    Ok(subscriptions.collect::<Result<_, _>>()?)
}

fn read_subscription(row: &Row<'_>) -> rusqlite::Result<PushSubscription> {
    Ok(PushSubscription {
        person: row.get(0)?,
        endpoint: row.get(1)?,
        keys: row.get::<_, Json<_>>(2)?.0,
        created: row.get(3)?,
    })
}

pub(super) fn unsubscribe(connection: &Connection, endpoint: &str) -> Result<(), StoreError> {
    connection
        .prepare_cached("DELETE FROM subscriptions WHERE endpoint = ?1")?
        .execute([endpoint])?;
    Ok(())
}
