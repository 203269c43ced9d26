//! A whole house out of a database, or into an empty one.

use std::path::{Path, PathBuf};

use deadpool_postgres::{GenericClient, Transaction};
use futures_util::TryStreamExt;
use futures_util::future::join;
use tokio::sync::mpsc;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::fault::Outcome;
use super::people::mail_of;
use super::rows::{column, document, execute, get, row, rows};
use super::{PostgresStore, begin, finish, look, tables};
use crate::relations::{CHUNK, Cell, Kind, Part, Relation, to_postgres, to_sqlite};
use crate::sqlite::{copy, worker::apart};
use crate::{PersonId, StoreError};

/// How many chunks may be on their way.
const QUEUE: usize = 8;

/// Numbers that the database gives itself.
const COUNTED: [(&str, &str); 4] =
    [("tables", "key"), ("deliveries", "id"), ("reports", "number"), ("deeds", "number")];

impl PostgresStore {
    /// Writes everything, as it is at one moment, to a new SQLite file that can be served as it is.
    pub(super) async fn back_up(&self, file: PathBuf) -> Result<(), StoreError> {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let writing = apart("store-backup", move || copy::write(&file, receiver));
        let reading = async move { self.read_all(&sender).await };
        let (written, read) = join(writing, reading).await;
        match (written, read) {
            (Ok(()), read) => read,
            // Why nothing came is told by whoever read, and why nothing was wanted by whoever wrote.
            (Err(StoreError::Unavailable(_)), Err(error)) => Err(error),
            (Err(error), _) => Err(error),
        }
    }

    async fn read_all(&self, parts: &mpsc::Sender<Part>) -> Result<(), StoreError> {
        let mut client = self.client().await?;
        let moment = look(&mut client).await?;
        let outcome = read(&moment, parts).await;
        Ok(finish(moment, outcome).await?)
    }

    /// Fills this database, which must be empty, with everything from a SQLite file that nobody writes to; all of it or nothing.
    pub async fn fill_from(&self, file: &Path) -> Result<(), StoreError> {
        let (sender, mut receiver) = mpsc::channel(QUEUE);
        let file = file.to_owned();
        let reading = apart("store-reader", move || copy::read(&file, &sender));
        let writing = async {
            let mut client = self.client().await?;
            let transaction = begin(&mut client).await?;
            let outcome = write(&transaction, &mut receiver).await;
            drop(receiver);
            finish(transaction, outcome).await
        };
        let (read, written) = join(reading, writing).await;
        read.and(written.map_err(StoreError::from))
    }
}

async fn read(on: &Transaction<'_>, parts: &mpsc::Sender<Part>) -> Outcome<()> {
    for (number, relation) in to_sqlite().into_iter().enumerate() {
        let kinds: Vec<Kind> = relation.columns().iter().map(|column| column.kind).collect();
        let none: [&(dyn ToSql + Sync); 0] = [];
        let found = on.query_raw(&relation.select(), none).await?;
        let mut found = std::pin::pin!(found);
        let mut chunk = Vec::new();
        while let Some(row) = found.try_next().await? {
            chunk.push(cells(&row, &kinds)?);
            if chunk.len() == CHUNK {
                send(parts, number, &mut chunk).await?;
            }
        }
        send(parts, number, &mut chunk).await?;
    }
    // Nobody may want it any more.
    let _ = parts.send(Part::End).await;
    Ok(())
}

async fn send(
    parts: &mpsc::Sender<Part>,
    number: usize,
    chunk: &mut Vec<Vec<Cell>>,
) -> Outcome<()> {
    let sent = parts.send(Part::Rows(number, std::mem::take(chunk))).await;
    sent.map_err(|_| StoreError::Unavailable("the copy broke off".into()).into())
}

fn cells(row: &Row, kinds: &[Kind]) -> Outcome<Vec<Cell>> {
    let cell = |(index, kind): (usize, &Kind)| {
        Ok(match kind {
            Kind::Number => Cell::Number(get(row, index)?),
            Kind::Real => Cell::Real(get(row, index)?),
            Kind::Text => Cell::Text(get(row, index)?),
            Kind::Flag => Cell::Flag(get(row, index)?),
        })
    };
    kinds.iter().enumerate().map(cell).collect()
}

async fn write(on: &Transaction<'_>, parts: &mut mpsc::Receiver<Part>) -> Outcome<()> {
    let occupied = "SELECT 1 WHERE EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM tables)
                        OR EXISTS (SELECT 1 FROM settings) OR EXISTS (SELECT 1 FROM deeds)";
    if row(on, occupied, &[]).await?.is_some() {
        return Err(StoreError::Conflict("the database is not empty").into());
    }
    on.batch_execute("DELETE FROM house").await?;
    let relations = to_postgres();
    loop {
        match parts.recv().await {
            Some(Part::Rows(number, rows)) => {
                if let Some(relation) = relations.get(number) {
                    insert(on, relation, &rows).await?;
                }
            }
            Some(Part::End) => break,
            None => return Err(StoreError::Unavailable("the copy broke off".into()).into()),
        }
    }
    find_people(on).await?;
    for key in column::<i64>(on, "SELECT key FROM tables ORDER BY key", &[]).await? {
        let found = row(on, "SELECT head FROM tables WHERE key = $1", &[&key]).await?;
        let head = document(&found.ok_or(StoreError::NotFound)?, 0)?;
        tables::refile(on, key, &head).await?;
    }
    for (table, key) in COUNTED {
        on.batch_execute(&format!(
            "SELECT setval(pg_get_serial_sequence('{table}', '{key}'), max({key})) FROM {table}"
        ))
        .await?;
    }
    Ok(())
}

/// Writes down by which mail address people are found.
async fn find_people(on: &Transaction<'_>) -> Outcome<()> {
    for row in rows(on, "SELECT id, settings FROM people", &[]).await? {
        let (id, settings): (PersonId, _) = (get(&row, 0)?, document(&row, 1)?);
        if let Some(mail) = mail_of(&settings) {
            execute(on, "UPDATE people SET mail = $2 WHERE id = $1", &[&id.0, &mail]).await?;
        }
    }
    Ok(())
}

async fn insert(on: &Transaction<'_>, relation: &Relation, chunk: &[Vec<Cell>]) -> Outcome<()> {
    let columns = relation.columns();
    let arrays = (1..).zip(&columns).map(|(number, column)| {
        let kind = match column.kind {
            Kind::Number => "bigint",
            Kind::Real => "double precision",
            Kind::Text => "text",
            Kind::Flag => "boolean",
        };
        format!("${number}::{kind}[]")
    });
    let arrays = arrays.collect::<Vec<_>>().join(", ");
    let sql = format!("{} SELECT * FROM unnest({arrays})", relation.insert());
    let values: Vec<Box<dyn ToSql + Sync + Send>> = columns
        .iter()
        .enumerate()
        .map(|(index, column)| whole(column.kind, chunk.iter().map(|row| &row[index])))
        .collect();
    let values: Vec<&(dyn ToSql + Sync)> =
        values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
    execute(on, &sql, &values).await?;
    Ok(())
}

/// A column of many rows.
fn whole<'a>(kind: Kind, cells: impl Iterator<Item = &'a Cell>) -> Box<dyn ToSql + Sync + Send> {
    macro_rules! all {
        ($pattern:pat => $value:expr) => {
            Box::new(
                cells
                    .map(|cell| match cell {
                        $pattern => $value,
                        _ => None,
                    })
                    .collect::<Vec<_>>(),
            )
        };
    }
    match kind {
        Kind::Number => all!(Cell::Number(number) => *number),
        Kind::Text => all!(Cell::Text(text) => text.clone()),
        Kind::Real => all!(Cell::Real(real) => Some(*real)),
        Kind::Flag => all!(Cell::Flag(flag) => Some(*flag)),
    }
}
