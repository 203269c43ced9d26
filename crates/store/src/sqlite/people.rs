//! People, and what becomes of their things when they go.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::rows::Json;
use super::{care, seats, tables};
use crate::{DELETED, Person, PersonId, StoreError, TableId};

const COLUMNS: &str = "id, name, user_name, password, admin, blocked, settings, created";

fn read(row: &Row<'_>) -> rusqlite::Result<Person> {
    Ok(Person {
        id: row.get(0)?,
        name: row.get(1)?,
        user_name: row.get(2)?,
        password: row.get(3)?,
        admin: row.get(4)?,
        blocked: row.get(5)?,
        settings: row.get::<_, Json<_>>(6)?.0,
        created: row.get(7)?,
    })
}

/// The form in which names are compared.
fn key_of(name: &str) -> String {
    name.to_lowercase()
}

pub(super) fn create(connection: &Connection, person: &Person) -> Result<(), StoreError> {
    refuse_taken_user_name(connection, person)?;
    connection
        .prepare_cached(
            "INSERT INTO people (id, name, user_name, password, admin, blocked, settings, created,
                                 name_key, user_key)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        )?
        .execute(params![
            person.id,
            person.name,
            person.user_name,
            person.password,
            person.admin,
            person.blocked,
            Json(&person.settings),
            person.created,
            key_of(&person.name),
            person.user_name.as_deref().map(key_of),
        ])?;
    Ok(())
}

/// Neither the password nor what somebody may: others write those, maybe another program, after this person was read.
pub(super) fn update(connection: &Connection, person: &Person) -> Result<(), StoreError> {
    refuse_taken_user_name(connection, person)?;
    let changed = connection
        .prepare_cached(
            "UPDATE people SET name = ?2, user_name = ?3, settings = ?4, created = ?5,
                               name_key = ?6, user_key = ?7
             WHERE id = ?1",
        )?
        .execute(params![
            person.id,
            person.name,
            person.user_name,
            Json(&person.settings),
            person.created,
            key_of(&person.name),
            person.user_name.as_deref().map(key_of),
        ])?;
    if changed == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

/// The password and the admin's rights with the rest, if they still are what they were when the person was read.
pub(super) fn update_account(
    connection: &Connection,
    was: &Person,
    person: &Person,
) -> Result<(), StoreError> {
    update(connection, person)?;
    let changed = connection
        .prepare_cached(
            "UPDATE people SET password = ?4, admin = ?5
             WHERE id = ?1 AND password IS ?2 AND admin = ?3",
        )?
        .execute(params![person.id, was.password, was.admin, person.password, person.admin])?;
    if changed == 0 {
        return Err(StoreError::Conflict("the account has changed meanwhile"));
    }
    if was.password != person.password {
        care::forget_ways_back(connection, &person.id)?;
    }
    Ok(())
}

fn refuse_taken_user_name(connection: &Connection, person: &Person) -> Result<(), StoreError> {
    let Some(user_name) = &person.user_name else { return Ok(()) };
    let taken = connection
        .prepare_cached("SELECT 1 FROM people WHERE user_key = ?1 AND id <> ?2")?
        .exists(params![key_of(user_name), person.id])?;
    if taken { Err(StoreError::Conflict("the user name is taken")) } else { Ok(()) }
}

pub(super) fn by_id(connection: &Connection, id: &PersonId) -> Result<Option<Person>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM people WHERE id = ?1");
    Ok(connection.prepare_cached(&sql)?.query_row([id], read).optional()?)
}

pub(super) fn by_user_name(
    connection: &Connection,
    user_name: &str,
) -> Result<Option<Person>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM people WHERE user_key = ?1");
    Ok(connection.prepare_cached(&sql)?.query_row([key_of(user_name)], read).optional()?)
}

pub(super) fn find(
    connection: &Connection,
    text: &str,
    limit: u32,
) -> Result<Vec<Person>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM people
         WHERE instr(name_key, ?1) > 0 OR instr(user_key, ?1) > 0
         ORDER BY name_key, id LIMIT ?2"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let people = statement.query_map(params![key_of(text), limit], read)?;
    Ok(people.collect::<Result<_, _>>()?)
}

pub(super) fn admins(connection: &Connection) -> Result<Vec<Person>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM people WHERE admin ORDER BY name_key, id");
    let mut statement = connection.prepare_cached(&sql)?;
    Ok(statement.query_map([], read)?.collect::<Result<_, _>>()?)
}

pub(super) fn any_admin(connection: &Connection) -> Result<bool, StoreError> {
    Ok(connection
        .prepare_cached(
            "SELECT 1 FROM people WHERE admin AND NOT blocked AND password IS NOT NULL",
        )?
        .exists([])?)
}

pub(super) fn exists(connection: &Connection, id: &PersonId) -> Result<bool, StoreError> {
    Ok(connection.prepare_cached("SELECT 1 FROM people WHERE id = ?1")?.exists([id])?)
}

/// What an id stands for now.
pub(super) enum Now {
    /// For whom it always stood.
    Same,
    /// For the person whom the guest turned out to be.
    Became(PersonId),
    /// For nobody.
    Deleted,
}

/// Whom an id stands for now: a change that was under way may still use the id of somebody who is gone.
pub(super) fn now(connection: &Connection, id: &PersonId) -> Result<Now, StoreError> {
    let former: Option<Option<PersonId>> = connection
        .prepare_cached("SELECT became FROM former_people WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?;
    Ok(match former {
        None => Now::Same,
        Some(Some(person)) => Now::Became(person),
        Some(None) => Now::Deleted,
    })
}

/// Sessions, subscriptions, deliveries and ratings go with the person.
pub(super) fn delete(connection: &Connection, id: &PersonId) -> Result<(), StoreError> {
    leave(connection, id, None)?;
    for table in tables::of_seated(connection, id)? {
        seats::rewrite(connection, table)?;
    }
    connection
        .prepare_cached("UPDATE chat SET name = ?2 WHERE person = ?1")?
        .execute(params![id, DELETED])?;
    Ok(())
}

pub(super) fn merge(
    connection: &Connection,
    guest: &PersonId,
    into: &PersonId,
) -> Result<Vec<TableId>, StoreError> {
    let account = by_id(connection, guest)?.ok_or(StoreError::NotFound)?.user_name;
    if account.is_some() || guest == into {
        return Err(StoreError::Conflict("only a guest can become another person"));
    }
    if !exists(connection, into)? {
        return Err(StoreError::NotFound);
    }
    for sql in [
        "UPDATE sessions SET person = ?2 WHERE person = ?1",
        "UPDATE subscriptions SET person = ?2 WHERE person = ?1",
        "UPDATE deliveries SET person = ?2 WHERE person = ?1",
        "UPDATE chat SET person = ?2 WHERE person = ?1",
        // What collides stays with the guest and goes with them.
        "UPDATE OR IGNORE ratings SET person = ?2 WHERE person = ?1",
        "UPDATE OR IGNORE rating_log SET person = ?2 WHERE person = ?1",
    ] {
        connection.prepare_cached(sql)?.execute(params![guest, into])?;
    }
    care::merge(connection, guest, into)?;
    leave(connection, guest, Some(into))?;
    let mut ids = Vec::new();
    for table in tables::of_seated_or_owner(connection, guest)? {
        ids.push(seats::rewrite(connection, table)?);
    }
    ids.sort();
    Ok(ids)
}

/// Strikes a person out, and remembers whom the id stands for from now on.
fn leave(
    connection: &Connection,
    id: &PersonId,
    became: Option<&PersonId>,
) -> Result<(), StoreError> {
    if connection.prepare_cached("DELETE FROM people WHERE id = ?1")?.execute([id])? == 0 {
        return Err(StoreError::NotFound);
    }
    connection
        .prepare_cached("UPDATE former_people SET became = ?2 WHERE became = ?1")?
        .execute(params![id, became])?;
    connection
        .prepare_cached("INSERT OR REPLACE INTO former_people (id, became) VALUES (?1, ?2)")?
        .execute(params![id, became])?;
    Ok(())
}
