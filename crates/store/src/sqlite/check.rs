//! Whether the file holds together.

use std::collections::BTreeSet;

use rusqlite::{Connection, Row};

use super::rows::Json;
use crate::{PersonId, Status, StoreError, TableHead};

/// How many complaints of one kind are worth reading.
const ENOUGH: usize = 100;

/// Where documents are, with what names their row.
const DOCUMENTS: [(&str, &str, &str); 9] = [
    ("settings", "value", "name"),
    ("people", "settings", "id"),
    ("tables", "head", "id"),
    ("bodies", "body", "table_key"),
    ("log", "entry", "table_key || '/' || number"),
    ("snapshots", "document", "table_key || '/' || number"),
    ("reviews", "document", "table_key"),
    ("deliveries", "document", "id"),
    ("subscriptions", "keys", "endpoint"),
];

/// Every check, each in sentences. A check that breaks off is itself a finding.
pub(super) fn check(connection: &Connection) -> Vec<String> {
    let mut findings = Vec::new();
    for (what, check) in [
        ("the pages", pages as fn(&Connection) -> Result<Vec<String>, StoreError>),
        ("the references", references),
        ("the logs", logs),
        ("the snapshots", snapshots),
        ("the documents", documents),
        ("the heads of tables", heads),
    ] {
        match check(connection) {
            Ok(sentences) => findings.extend(sentences),
            Err(error) => findings.push(format!("Checking {what} broke off: {error}.")),
        }
    }
    findings
}

fn sentences(
    connection: &Connection,
    sql: &str,
    sentence: impl FnMut(&Row<'_>) -> rusqlite::Result<String>,
) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare(sql)?;
    let sentences = statement.query_map([], sentence)?.take(ENOUGH);
    Ok(sentences.collect::<Result<_, _>>()?)
}

fn pages(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut lines = sentences(connection, "PRAGMA integrity_check", |row| row.get(0))?;
    lines.retain(|line| line != "ok");
    Ok(lines.into_iter().map(|line| format!("The file is damaged: {line}.")).collect())
}

fn references(connection: &Connection) -> Result<Vec<String>, StoreError> {
    sentences(connection, "PRAGMA foreign_key_check", |row| {
        let (from, to): (String, String) = (row.get(0)?, row.get(2)?);
        Ok(format!("A row of {from} points to a row of {to} that is not there."))
    })
}

fn logs(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id, length, count(number) AS entries,
                      coalesce(min(number), 1), coalesce(max(number), 0) AS last
               FROM tables LEFT JOIN log ON table_key = key
               GROUP BY key
               HAVING entries <> length OR last <> length OR coalesce(min(number), 1) <> 1";
    sentences(connection, sql, |row| {
        let (id, length): (String, i64) = (row.get(0)?, row.get(1)?);
        let (entries, first, last): (i64, i64, i64) = (row.get(2)?, row.get(3)?, row.get(4)?);
        Ok(format!(
            "The log of table {id} should have the entries 1 to {length} \
             but has {entries}, numbered {first} to {last}."
        ))
    })
}

fn snapshots(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id, number, length FROM snapshots JOIN tables ON key = table_key
               WHERE number NOT BETWEEN 0 AND length";
    sentences(connection, sql, |row| {
        let (id, number, length): (String, i64, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(format!("A snapshot of table {id} is of entry {number}, but the log ends at {length}."))
    })
}

fn documents(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut findings = Vec::new();
    for (table, column, name) in DOCUMENTS {
        let sql = format!("SELECT {name} FROM {table} WHERE NOT json_valid({column})");
        findings.extend(sentences(connection, &sql, |row| {
            let name = row.get_ref(0)?;
            let name = name.as_str().map_or_else(|_| format!("{name:?}"), ToOwned::to_owned);
            Ok(format!("The {column} of {name} in {table} is not readable."))
        })?);
    }
    let sql = "SELECT id FROM tables WHERE NOT EXISTS (SELECT 1 FROM bodies WHERE table_key = key)";
    findings.extend(sentences(connection, sql, |row| {
        Ok(format!("Table {} has no body.", row.get::<_, String>(0)?))
    })?);
    Ok(findings)
}

/// Whether what is searched by is what the heads say.
fn heads(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut findings = Vec::new();
    let mut statement = connection
        .prepare("SELECT key, id, head, status, public, open, owner, changed FROM tables")?;
    let mut seated = connection.prepare("SELECT person FROM seat_people WHERE table_key = ?1")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        if findings.len() == ENOUGH {
            break;
        }
        let id: String = row.get(1)?;
        let Ok(Json(head)) = row.get::<_, Json<TableHead>>(2) else {
            findings.push(format!("The head of table {id} is not the head of a table."));
            continue;
        };
        let people: BTreeSet<PersonId> = seated
            .query_map([row.get::<_, i64>(0)?], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        let agrees = head.id.0 == id
            && head.status == row.get::<_, Status>(3)?
            && head.public == row.get::<_, bool>(4)?
            && head.any_open() == row.get::<_, bool>(5)?
            && head.owner == row.get::<_, PersonId>(6)?
            && head.changed == row.get::<_, i64>(7)?
            && people.iter().eq(head.people());
        if !agrees {
            findings.push(format!("The head of table {id} says something else than its index."));
        }
    }
    Ok(findings)
}
