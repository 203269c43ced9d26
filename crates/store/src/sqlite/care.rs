//! What admins do, reports, and ways back into accounts.

use damrak_core::Hash;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::people::{self, Now};
use super::rows::Key;
use super::sessions;
use crate::{
    Act, Deed, Millis, NewReport, Order, Party, Person, PersonId, Report, ReportQuery, StoreError,
    TableId, WayBack,
};

/// Ways back that ended so long ago are forgotten.
const DAY: Millis = 24 * 3_600_000;

/// Does what is ordered, and writes down who wanted it.
pub(super) fn carry_out(
    connection: &Connection,
    by: Option<&PersonId>,
    order: &Order,
    note: &str,
    at: Millis,
) -> Result<(), StoreError> {
    let (mut person, mut table, mut report) = (None, None, None);
    match order {
        Order::Block(id) => {
            set(connection, id, "blocked = 1")?;
            shut_out(connection, id)?;
            person = Some(id);
        }
        Order::Unblock(id) => {
            set(connection, id, "blocked = 0")?;
            person = Some(id);
        }
        Order::Grant(id) => {
            with_account(connection, id)?;
            set(connection, id, "admin = 1")?;
            person = Some(id);
        }
        Order::Revoke(id) => {
            set(connection, id, "admin = 0")?;
            if by.is_some() && !people::any_admin(connection)? {
                return Err(StoreError::Conflict("nobody would be left to look after the house"));
            }
            person = Some(id);
        }
        Order::EndSessions(id) => {
            people::by_id(connection, id)?.ok_or(StoreError::NotFound)?;
            sessions::delete_others(connection, id, None)?;
            person = Some(id);
        }
        Order::Link(way) => {
            put_way_back(connection, way, at)?;
            person = Some(&way.person);
        }
        Order::Password(id, hash) => {
            with_account(connection, id)?;
            set_password(connection, id, hash)?;
            person = Some(id);
        }
        Order::CloseTable(id) => table = Some(id),
        Order::Handle(number) => {
            handle(connection, *number, at)?;
            report = Some(number);
        }
    }
    connection
        .prepare_cached(
            "INSERT INTO deeds (at, by, act, person, table_id, report, note)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute(params![at, by, order.act(), person, table, report, note])?;
    Ok(())
}

/// Changes one thing about somebody, whatever else about them is being changed meanwhile.
fn set(connection: &Connection, id: &PersonId, what: &'static str) -> Result<(), StoreError> {
    let sql = format!("UPDATE people SET {what} WHERE id = ?1");
    match connection.prepare_cached(&sql)?.execute([id])? {
        0 => Err(StoreError::NotFound),
        _ => Ok(()),
    }
}

fn with_account(connection: &Connection, id: &PersonId) -> Result<(), StoreError> {
    let person = people::by_id(connection, id)?.ok_or(StoreError::NotFound)?;
    match person.user_name {
        Some(_) => Ok(()),
        None => Err(StoreError::Conflict("a guest has no account")),
    }
}

/// Every session and every way back ends.
fn shut_out(connection: &Connection, id: &PersonId) -> Result<(), StoreError> {
    sessions::delete_others(connection, id, None)?;
    forget_ways_back(connection, id)
}

pub(super) fn forget_ways_back(connection: &Connection, id: &PersonId) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM ways_back WHERE person = ?1")?.execute([id])?;
    Ok(())
}

fn set_password(connection: &Connection, id: &PersonId, hash: &str) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE people SET password = ?2 WHERE id = ?1")?
        .execute(params![id, hash])?;
    shut_out(connection, id)
}

fn handle(connection: &Connection, number: i64, at: Millis) -> Result<(), StoreError> {
    let handled: Option<Millis> = connection
        .prepare_cached("SELECT handled FROM reports WHERE number = ?1")?
        .query_row([number], |row| row.get(0))?;
    if handled.is_some() {
        return Err(StoreError::Conflict("somebody has dealt with it already"));
    }
    connection
        .prepare_cached("UPDATE reports SET handled = ?2 WHERE number = ?1")?
        .execute(params![number, at])?;
    Ok(())
}

/// Who an id stands for now, and what they are called.
fn party(connection: &Connection, id: PersonId) -> Result<Party, StoreError> {
    let id = match people::now(connection, &id)? {
        Now::Became(person) => person,
        Now::Same | Now::Deleted => id,
    };
    let name = people::by_id(connection, &id)?.map(|person| person.name);
    Ok(Party { id, name })
}

pub(super) fn deeds(
    connection: &Connection,
    before: Option<i64>,
    limit: u32,
) -> Result<Vec<Deed>, StoreError> {
    type Line = (i64, Millis, Option<PersonId>, Act, Option<PersonId>);
    let mut statement = connection.prepare_cached(
        "SELECT number, at, by, act, person, table_id, report, note FROM deeds
         WHERE number < ?1 ORDER BY number DESC LIMIT ?2",
    )?;
    let rows = statement.query_map(params![before.unwrap_or(i64::MAX), limit], |row| {
        let line: Line = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?);
        let rest: (Option<TableId>, Option<i64>, String) = (row.get(5)?, row.get(6)?, row.get(7)?);
        Ok((line, rest))
    })?;
    let mut deeds = Vec::new();
    for row in rows {
        let ((number, at, by, act, person), (table, report, note)) = row?;
        let by = by.map(|id| party(connection, id)).transpose()?;
        let person = person.map(|id| party(connection, id)).transpose()?;
        deeds.push(Deed { number, at, by, act, person, table, report, note });
    }
    Ok(deeds)
}

pub(super) fn put_way_back(
    connection: &Connection,
    way: &WayBack,
    now: Millis,
) -> Result<(), StoreError> {
    connection
        .prepare_cached("DELETE FROM ways_back WHERE until < ?1")?
        .execute([now.saturating_sub(DAY)])?;
    let person = people::by_id(connection, &way.person)?.ok_or(StoreError::NotFound)?;
    if person.blocked {
        return Err(StoreError::Conflict("a blocked person has no way back"));
    }
    connection
        .prepare_cached(
            "INSERT INTO ways_back (key, person, mailbox, until) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![Key(way.key), way.person, way.mailbox, way.until])?;
    Ok(())
}

pub(super) fn way_back(
    connection: &Connection,
    key: Hash,
    now: Millis,
) -> Result<Option<(WayBack, Person)>, StoreError> {
    let read = |row: &Row<'_>| {
        Ok(WayBack {
            key: row.get::<_, Key>(0)?.0,
            person: row.get(1)?,
            mailbox: row.get(2)?,
            until: row.get(3)?,
        })
    };
    let way = connection
        .prepare_cached(
            "SELECT key, person, mailbox, until FROM ways_back WHERE key = ?1 AND until > ?2",
        )?
        .query_row(params![Key(key), now], read)
        .optional()?;
    let Some(way) = way else { return Ok(None) };
    let person = people::by_id(connection, &way.person)?.filter(|person| !person.blocked);
    Ok(person.map(|person| (way, person)))
}

/// Uses a way back up: a new password, and nothing that was known before opens the account any more.
pub(super) fn take_way_back(
    connection: &Connection,
    key: Hash,
    now: Millis,
    user_name: Option<String>,
    hash: &str,
) -> Result<Person, StoreError> {
    let (_, mut person) = way_back(connection, key, now)?.ok_or(StoreError::NotFound)?;
    if person.user_name.is_none() {
        person.user_name = user_name;
        if person.user_name.is_none() {
            return Err(StoreError::Conflict("a guest has no account"));
        }
        people::update(connection, &person)?;
    }
    set_password(connection, &person.id, hash)?;
    person.password = Some(hash.to_owned());
    Ok(person)
}

pub(super) fn add_report(connection: &Connection, report: &NewReport) -> Result<i64, StoreError> {
    let is_there =
        connection.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([&report.table])?;
    if !is_there || !people::exists(connection, &report.about)? {
        return Err(StoreError::NotFound);
    }
    Ok(connection
        .prepare_cached(
            "INSERT INTO reports (at, reporter, about, table_id, reason, text)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING number",
        )?
        .query_row(
            params![
                report.at,
                report.reporter,
                report.about,
                report.table,
                report.reason,
                report.text
            ],
            |row| row.get(0),
        )?)
}

pub(super) fn reports(
    connection: &Connection,
    query: &ReportQuery,
    limit: u32,
) -> Result<Vec<Report>, StoreError> {
    let (filter, person) = match query {
        ReportQuery::Open => ("handled IS NULL ORDER BY number", None),
        ReportQuery::Handled => ("handled IS NOT NULL ORDER BY handled DESC, number DESC", None),
        ReportQuery::By(id) => ("reporter = ?2 ORDER BY number DESC", Some(id)),
        ReportQuery::About(id) => ("about = ?2 ORDER BY number DESC", Some(id)),
    };
    let sql = format!(
        "SELECT number, at, reporter, about, table_id, reason, text, handled FROM reports
         WHERE {filter} LIMIT ?1"
    );
    let nameless = |id| Party { id, name: None };
    let read = |row: &Row<'_>| {
        Ok(Report {
            number: row.get(0)?,
            at: row.get(1)?,
            reporter: nameless(row.get(2)?),
            about: nameless(row.get(3)?),
            table: row.get(4)?,
            reason: row.get(5)?,
            text: row.get(6)?,
            handled: row.get(7)?,
        })
    };
    let mut statement = connection.prepare_cached(&sql)?;
    let rows = match person {
        Some(person) => statement.query_map(params![limit, person], read)?,
        None => statement.query_map(params![limit], read)?,
    };
    let mut reports: Vec<Report> = rows.collect::<Result<_, _>>()?;
    for report in &mut reports {
        report.reporter = party(connection, report.reporter.id.clone())?;
        report.about = party(connection, report.about.id.clone())?;
    }
    Ok(reports)
}

/// Reports follow a guest who turned out to be somebody else.
pub(super) fn merge(
    connection: &Connection,
    guest: &PersonId,
    into: &PersonId,
) -> Result<(), StoreError> {
    for sql in [
        "UPDATE reports SET reporter = ?2 WHERE reporter = ?1",
        "UPDATE reports SET about = ?2 WHERE about = ?1",
    ] {
        connection.prepare_cached(sql)?.execute(params![guest, into])?;
    }
    Ok(())
}

/// Blocked people who still sit at, or gather people at, a table that is not over.
pub(super) fn blocked_at_tables(connection: &Connection) -> Result<Vec<PersonId>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT id FROM people WHERE blocked AND (
             EXISTS (SELECT 1 FROM seat_people JOIN tables ON key = table_key
                     WHERE person = people.id AND status IN ('gathering', 'playing'))
             OR EXISTS (SELECT 1 FROM tables WHERE owner = people.id AND status = 'gathering'))
         ORDER BY id",
    )?;
    Ok(statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

/// Everybody who has proved that this address is theirs. Those who only claim it do not count towards the limit.
pub(super) fn people_by_mail(
    connection: &Connection,
    address: &str,
    limit: u32,
) -> Result<Vec<Person>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT id FROM people
         WHERE CASE WHEN json_valid(settings)
                    THEN lower(json_extract(settings, '$.notify.mail.address')) END = lower(?1)
           AND CASE WHEN json_valid(settings)
                    THEN settings ->> '$.notify.mail.confirmed' END = 1
           AND NOT blocked
         ORDER BY created DESC, id LIMIT ?2",
    )?;
    let ids: Vec<PersonId> = statement
        .query_map(params![address, limit], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let mut people = Vec::new();
    for id in &ids {
        people.extend(people::by_id(connection, id)?);
    }
    Ok(people)
}

/// Changes whenever another program has written to the file; never by what this connection writes.
pub(super) fn foreign_changes(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.query_row("PRAGMA data_version", [], |row| row.get(0))?)
}
