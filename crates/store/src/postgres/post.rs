//! What is to be delivered, and where.

use std::collections::BTreeSet;

use deadpool_postgres::{GenericClient, Transaction};
use tokio_postgres::Row;

use super::fault::Outcome;
use super::people::{self, Hold};
use super::rows::{damaged, document, execute, get, rows, text, unsigned};
use crate::{Delivery, Millis, PersonId, PushSubscription};

const COLUMNS: &str = "id, person, channel, document, due, tries";

/// Whoever is gone by now gets nothing, and that does not keep the others from getting theirs.
pub(super) async fn add(on: &Transaction<'_>, deliveries: &[Delivery]) -> Outcome<()> {
    let people: BTreeSet<&PersonId> = deliveries.iter().map(|delivery| &delivery.person).collect();
    let former = people::hold(on, &people, Hold::Stay).await?;
    for delivery in deliveries {
        let person = former.resolve(&delivery.person);
        let sql = "INSERT INTO deliveries (person, channel, document, due, tries)
                   SELECT id, $2, $3, $4, $5 FROM people WHERE id = $1";
        let tries = i64::from(delivery.tries);
        let document = text(&delivery.document)?;
        execute(on, sql, &[&person.0, &delivery.channel, &document, &delivery.due, &tries]).await?;
    }
    Ok(())
}

pub(super) async fn due(
    on: &impl GenericClient,
    now: Millis,
    limit: u32,
) -> Outcome<Vec<Delivery>> {
    let sql = format!("SELECT {COLUMNS} FROM deliveries WHERE due <= $1 ORDER BY due, id LIMIT $2");
    rows(on, &sql, &[&now, &i64::from(limit)]).await?.iter().map(read_delivery).collect()
}

pub(super) async fn of_person(
    on: &impl GenericClient,
    person: &PersonId,
) -> Outcome<Vec<Delivery>> {
    let sql = format!("SELECT {COLUMNS} FROM deliveries WHERE person = $1 ORDER BY due, id");
    rows(on, &sql, &[&person.0]).await?.iter().map(read_delivery).collect()
}

fn read_delivery(row: &Row) -> Outcome<Delivery> {
    let tries: i64 = get(row, 5)?;
    Ok(Delivery {
        id: get(row, 0)?,
        person: get(row, 1)?,
        channel: get(row, 2)?,
        document: document(row, 3)?,
        due: get(row, 4)?,
        tries: u32::try_from(tries).map_err(|_| damaged(format!("{tries} tries")))?,
    })
}

pub(super) async fn waiting(on: &impl GenericClient) -> Outcome<Vec<(String, u64)>> {
    let sql = "SELECT channel, count(*) FROM deliveries GROUP BY channel ORDER BY channel";
    rows(on, sql, &[]).await?.iter().map(|row| Ok((get(row, 0)?, unsigned(row, 1)?))).collect()
}

pub(super) async fn claim(
    on: &impl GenericClient,
    id: i64,
    tries: u32,
    due: Millis,
) -> Outcome<bool> {
    let sql = "UPDATE deliveries SET due = $3, tries = tries + 1 WHERE id = $1 AND tries = $2";
    Ok(execute(on, sql, &[&id, &i64::from(tries), &due]).await? > 0)
}

pub(super) async fn delete(on: &impl GenericClient, id: i64) -> Outcome<()> {
    execute(on, "DELETE FROM deliveries WHERE id = $1", &[&id]).await?;
    Ok(())
}

pub(super) async fn subscribe(
    on: &impl GenericClient,
    subscription: &PushSubscription,
) -> Outcome<()> {
    let sql = "INSERT INTO subscriptions (endpoint, person, keys, created) VALUES ($1, $2, $3, $4)
               ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys,
                                                    created = excluded.created";
    let keys = text(&subscription.keys)?;
    let values = [&subscription.endpoint, &subscription.person.0, &keys];
    execute(on, sql, &[values[0], values[1], values[2], &subscription.created]).await?;
    Ok(())
}

pub(super) async fn subscriptions_of(
    on: &impl GenericClient,
    person: &PersonId,
) -> Outcome<Vec<PushSubscription>> {
    let sql = "SELECT person, endpoint, keys, created FROM subscriptions
               WHERE person = $1 ORDER BY created, endpoint";
    rows(on, sql, &[&person.0]).await?.iter().map(read_subscription).collect()
}

fn read_subscription(row: &Row) -> Outcome<PushSubscription> {
    Ok(PushSubscription {
        person: get(row, 0)?,
        endpoint: get(row, 1)?,
        keys: document(row, 2)?,
        created: get(row, 3)?,
    })
}

pub(super) async fn unsubscribe(on: &impl GenericClient, endpoint: &str) -> Outcome<()> {
    execute(on, "DELETE FROM subscriptions WHERE endpoint = $1", &[&endpoint]).await?;
    Ok(())
}
