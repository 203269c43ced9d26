//! Whether the database holds together.

use deadpool_postgres::{GenericClient, Transaction};
use futures_util::TryStreamExt;
use serde::de::IgnoredAny;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::fault::Outcome;
use super::moves::Filed;
use super::people::{key_of, mail_of};
use super::rows::{get, rows};
use crate::{Status, TableHead};

/// How many complaints of one kind are worth reading.
const ENOUGH: usize = 100;

/// Where documents are, with what names their row.
const DOCUMENTS: [(&str, &str, &str); 8] = [
    ("settings", "value", "name"),
    ("bodies", "body", "table_key::text"),
    ("log", "entry", "table_key || '/' || number"),
    ("snapshots", "document", "table_key || '/' || number"),
    ("reviews", "document", "table_key::text"),
    ("deliveries", "document", "id::text"),
    ("subscriptions", "keys", "endpoint"),
    ("people", "settings", "id"),
];

/// Every check, each in sentences.
pub(super) async fn check(on: &Transaction<'_>) -> Outcome<Vec<String>> {
    let mut findings = logs(on).await?;
    findings.extend(snapshots(on).await?);
    for (table, column, name) in DOCUMENTS {
        let sql = format!("SELECT {name}, {column} FROM {table}");
        let unreadable = each(on, &sql, |row| {
            let is_read = serde_json::from_str::<IgnoredAny>(get(row, 1)?).is_ok();
            let name: &str = get(row, 0)?;
            let sentence = || format!("The {column} of {name} in {table} is not readable.");
            Ok((!is_read).then(sentence))
        });
        findings.extend(unreadable.await?);
    }
    let sql = "SELECT id FROM tables WHERE NOT EXISTS (SELECT 1 FROM bodies WHERE table_key = key)";
    let bodiless = |row: &Row| Ok(Some(format!("Table {} has no body.", get::<&str>(row, 0)?)));
    findings.extend(each(on, sql, bodiless).await?);
    findings.extend(heads(on).await?);
    findings.extend(people(on).await?);
    Ok(findings)
}

/// Reads row by row, and stops where there is enough to complain of.
async fn each(
    on: &impl GenericClient,
    sql: &str,
    mut complaint: impl FnMut(&Row) -> Outcome<Option<String>>,
) -> Outcome<Vec<String>> {
    let none: [&(dyn ToSql + Sync); 0] = [];
    let found = on.query_raw(sql, none).await?;
    let mut found = std::pin::pin!(found);
    let mut complaints = Vec::new();
    while let Some(row) = found.try_next().await? {
        if complaints.len() < ENOUGH {
            complaints.extend(complaint(&row)?);
        }
    }
    Ok(complaints)
}

async fn logs(on: &impl GenericClient) -> Outcome<Vec<String>> {
    let sql = "SELECT id, length, count(number), coalesce(min(number), 1), coalesce(max(number), 0)
               FROM tables LEFT JOIN log ON table_key = key GROUP BY key
               HAVING count(number) <> length OR coalesce(max(number), 0) <> length
                   OR coalesce(min(number), 1) <> 1";
    let found = rows(on, sql, &[]).await?;
    let sentence = |row: &Row| {
        let (id, length): (&str, i64) = (get(row, 0)?, get(row, 1)?);
        let (entries, first, last): (i64, i64, i64) = (get(row, 2)?, get(row, 3)?, get(row, 4)?);
        Ok(format!(
            "The log of table {id} should have the entries 1 to {length} \
             but has {entries}, numbered {first} to {last}."
        ))
    };
    found.iter().take(ENOUGH).map(sentence).collect()
}

async fn snapshots(on: &impl GenericClient) -> Outcome<Vec<String>> {
    let sql = "SELECT id, number, length FROM snapshots JOIN tables ON key = table_key
               WHERE number NOT BETWEEN 0 AND length";
    let found = rows(on, sql, &[]).await?;
    let sentence = |row: &Row| {
        let (id, number, length): (&str, i64, i64) = (get(row, 0)?, get(row, 1)?, get(row, 2)?);
        Ok(format!("A snapshot of table {id} is of entry {number}, but the log ends at {length}."))
    };
    found.iter().take(ENOUGH).map(sentence).collect()
}

/// Whether what is searched by is what the heads say.
async fn heads(on: &impl GenericClient) -> Outcome<Vec<String>> {
    let sql = "SELECT id, head, status, game, public, open, owner, seated, waiting,
                      decisions, changed, rested FROM tables";
    each(on, sql, |row| {
        let id: &str = get(row, 0)?;
        let Ok(head) = serde_json::from_str::<TableHead>(get(row, 1)?) else {
            return Ok(Some(format!("The head of table {id} is not the head of a table.")));
        };
        let filed = Filed::of(&head);
        let agrees = head.id.0 == id
            && head.status == get::<Status>(row, 2)?
            && filed.game == get::<&str>(row, 3)?
            && filed.public == get::<bool>(row, 4)?
            && filed.open == get::<bool>(row, 5)?
            && filed.owner == get::<&str>(row, 6)?
            && filed.decisions == get::<i64>(row, 9)?
            && filed.changed == get::<i64>(row, 10)?
            && filed.rested == get::<Option<i64>>(row, 11)?
            && same(&head, row)?;
        let sentence = || format!("The head of table {id} says something else than its index.");
        Ok((!agrees).then(sentence))
    })
    .await
}

/// Whether those who are searched for are those whom the head names.
fn same(head: &TableHead, row: &Row) -> Outcome<bool> {
    let listed = |column| -> Outcome<Vec<String>> { get(row, column) };
    let (seated, waiting) = (listed(7)?, listed(8)?);
    Ok(seated.iter().eq(head.people().iter().map(|id| &id.0))
        && waiting.iter().eq(head.waited_for().iter().map(|id| &id.0)))
}

async fn people(on: &impl GenericClient) -> Outcome<Vec<String>> {
    let sql = "SELECT id, name, name_key, user_name, user_key, settings, mail FROM people";
    each(on, sql, |row| {
        let (id, name, name_key): (&str, &str, &str) = (get(row, 0)?, get(row, 1)?, get(row, 2)?);
        let user_name: Option<&str> = get(row, 3)?;
        let settings = serde_json::from_str(get(row, 5)?).unwrap_or_default();
        let agrees = key_of(name) == name_key
            && user_name.map(key_of).as_deref() == get::<Option<&str>>(row, 4)?
            && mail_of(&settings).as_deref() == get::<Option<&str>>(row, 6)?;
        let sentence = || format!("Person {id} is not found by their names or mail address.");
        Ok((!agrees).then(sentence))
    })
    .await
}
