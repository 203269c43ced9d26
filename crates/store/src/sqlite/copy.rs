//! A whole house out of a file, or into a new one.

use std::path::Path;

use rusqlite::types::Value;
use rusqlite::{Connection, Row, params, params_from_iter};
use tokio::sync::mpsc;

use super::file::{self, Lasting};
use super::rows::Json;
use crate::relations::{CHUNK, Cell, Kind, Part, to_postgres, to_sqlite};
use crate::{StoreError, TableHead};

/// Reads everything in a file, as it is at one moment, until nobody wants more.
pub(crate) fn read(from: &Path, parts: &mpsc::Sender<Part>) -> Result<(), StoreError> {
    if !file::is_current(from)? {
        return Err(StoreError::Unusable("its file is of another version".into()));
    }
    let connection = file::open_reader(from)?;
    let moment = connection.unchecked_transaction()?;
    for (number, relation) in to_postgres().into_iter().enumerate() {
        let kinds: Vec<Kind> = relation.columns().iter().map(|column| column.kind).collect();
        let mut statement = moment.prepare(&relation.select())?;
        let mut rows = statement.query([])?;
        let mut chunk = Vec::new();
        while let Some(row) = rows.next()? {
            chunk.push(cells(row, &kinds)?);
            if chunk.len() == CHUNK && !send(parts, number, &mut chunk) {
                return Ok(());
            }
        }
        if !send(parts, number, &mut chunk) {
            return Ok(());
        }
    }
    // Nobody may want it any more.
    let _ = parts.blocking_send(Part::End);
    Ok(())
}

fn send(parts: &mpsc::Sender<Part>, number: usize, chunk: &mut Vec<Vec<Cell>>) -> bool {
    parts.blocking_send(Part::Rows(number, std::mem::take(chunk))).is_ok()
}

fn cells(row: &Row<'_>, kinds: &[Kind]) -> Result<Vec<Cell>, StoreError> {
    let cell = |(index, kind): (usize, &Kind)| {
        Ok(match kind {
            Kind::Number => Cell::Number(row.get(index)?),
            Kind::Real => Cell::Real(row.get(index)?),
            Kind::Text => Cell::Text(row.get(index)?),
            Kind::Flag => Cell::Flag(row.get(index)?),
        })
    };
    kinds.iter().enumerate().map(cell).collect()
}

/// Writes everything to a new file, which appears only when the last of it has come.
pub(crate) fn write(to: &Path, mut parts: mpsc::Receiver<Part>) -> Result<(), StoreError> {
    file::make(to, |partial| {
        // What breaks off is thrown away, and what is complete is synced as a whole.
        let mut connection = file::open_writer(partial, Lasting::No)?;
        let transaction = connection.transaction()?;
        transaction.execute("DELETE FROM house", [])?;
        let relations = to_sqlite();
        loop {
            let (number, rows) = match parts.blocking_recv() {
                Some(Part::Rows(number, rows)) => (number, rows),
                Some(Part::End) => break,
                None => return Err(StoreError::Unavailable("the copy broke off".into())),
            };
            let Some(relation) = relations.get(number) else { continue };
            let marks = vec!["?"; relation.columns().len()].join(", ");
            let sql = format!("{} VALUES ({marks})", relation.insert());
            let mut insert = transaction.prepare_cached(&sql)?;
            for row in rows {
                insert.execute(params_from_iter(row.into_iter().map(value)))?;
            }
        }
        seat(&transaction)?;
        transaction.commit()?;
        connection.close().map_err(|(_, error)| error)?;
        file::leave_write_ahead_mode(partial)
    })
}

fn value(cell: Cell) -> Value {
    match cell {
        Cell::Number(number) => number.into(),
        Cell::Real(real) => real.into(),
        Cell::Text(text) => text.into(),
        Cell::Flag(flag) => flag.into(),
    }
}

/// Writes down who sits where, for those who search.
fn seat(connection: &Connection) -> Result<(), StoreError> {
    let mut heads = connection.prepare("SELECT key, head FROM tables")?;
    let mut insert =
        connection.prepare("INSERT INTO seat_people (table_key, person) VALUES (?1, ?2)")?;
    let mut rows = heads.query([])?;
    while let Some(row) = rows.next()? {
        let Json(head): Json<TableHead> = row.get(1)?;
        for person in head.people() {
            insert.execute(params![row.get::<_, i64>(0)?, person])?;
        }
    }
    Ok(())
}
