//! People, and what becomes of their things when they go.

use std::collections::{BTreeMap, BTreeSet};

use deadpool_postgres::{GenericClient, Transaction};
use serde_json::Value;
use tokio_postgres::Row;

use super::fault::{Outcome, Trouble};
use super::rows::{column, document, execute, get, row, rows, text};
use super::{care, tables};
use crate::{DELETED, Person, PersonId, StoreError, TableId};

const COLUMNS: &str = "id, name, user_name, password, admin, blocked, settings, created";

fn read(row: &Row) -> Outcome<Person> {
    Ok(Person {
        id: get(row, 0)?,
        name: get(row, 1)?,
        user_name: get(row, 2)?,
        password: get(row, 3)?,
        admin: get(row, 4)?,
        blocked: get(row, 5)?,
        settings: document(row, 6)?,
        created: get(row, 7)?,
    })
}

/// The form in which names are compared.
pub(super) fn key_of(name: &str) -> String {
    name.to_lowercase()
}

/// The mail address that somebody has proved to be theirs, in the form in which it is compared.
pub(super) fn mail_of(settings: &Value) -> Option<String> {
    let mail = &settings["notify"]["mail"];
    (mail["confirmed"] == true).then(|| mail["address"].as_str().map(key_of)).flatten()
}

pub(super) async fn create(on: &Transaction<'_>, person: &Person) -> Outcome<()> {
    refuse_taken_user_name(on, person).await?;
    let sql =
        "INSERT INTO people (id, name, user_name, password, admin, blocked, settings, created,
                                   name_key, user_key, mail)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    execute(
        on,
        sql,
        &[
            &person.id.0,
            &person.name,
            &person.user_name,
            &person.password,
            &person.admin,
            &person.blocked,
            &text(&person.settings)?,
            &person.created,
            &key_of(&person.name),
            &person.user_name.as_deref().map(key_of),
            &mail_of(&person.settings),
        ],
    )
    .await?;
    Ok(())
}

/// Neither the password nor what somebody may: others write those, maybe another program, after this person was read.
pub(super) async fn update(on: &Transaction<'_>, person: &Person) -> Outcome<()> {
    refuse_taken_user_name(on, person).await?;
    let sql = "UPDATE people SET name = $2, user_name = $3, settings = $4, created = $5,
                                 name_key = $6, user_key = $7, mail = $8
               WHERE id = $1";
    let changed = execute(
        on,
        sql,
        &[
            &person.id.0,
            &person.name,
            &person.user_name,
            &text(&person.settings)?,
            &person.created,
            &key_of(&person.name),
            &person.user_name.as_deref().map(key_of),
            &mail_of(&person.settings),
        ],
    )
    .await?;
    if changed == 0 { Err(StoreError::NotFound.into()) } else { Ok(()) }
}

/// The password and the admin's rights with the rest, if they still are what they were when the person was read.
pub(super) async fn update_account(
    on: &Transaction<'_>,
    was: &Person,
    person: &Person,
) -> Outcome<()> {
    update(on, person).await?;
    let sql = "UPDATE people SET password = $4, admin = $5
               WHERE id = $1 AND password IS NOT DISTINCT FROM $2 AND admin = $3";
    let changed = execute(
        on,
        sql,
        &[&person.id.0, &was.password, &was.admin, &person.password, &person.admin],
    )
    .await?;
    if changed == 0 {
        return Err(StoreError::Conflict("the account has changed meanwhile").into());
    }
    if was.password != person.password {
        care::forget_ways_back(on, &person.id).await?;
    }
    Ok(())
}

/// Two who take a name at the same moment both find it free here; then the index refuses the later one.
async fn refuse_taken_user_name(on: &Transaction<'_>, person: &Person) -> Outcome<()> {
    let Some(user_name) = &person.user_name else { return Ok(()) };
    let sql = "SELECT 1 FROM people WHERE user_key = $1 AND id <> $2";
    match row(on, sql, &[&key_of(user_name), &person.id.0]).await? {
        Some(_) => Err(StoreError::Conflict("the user name is taken").into()),
        None => Ok(()),
    }
}

pub(super) async fn by_id(on: &impl GenericClient, id: &PersonId) -> Outcome<Option<Person>> {
    let sql = format!("SELECT {COLUMNS} FROM people WHERE id = $1");
    row(on, &sql, &[&id.0]).await?.as_ref().map(read).transpose()
}

pub(super) async fn by_user_name(
    on: &impl GenericClient,
    user_name: &str,
) -> Outcome<Option<Person>> {
    let sql = format!("SELECT {COLUMNS} FROM people WHERE user_key = $1");
    row(on, &sql, &[&key_of(user_name)]).await?.as_ref().map(read).transpose()
}

pub(super) async fn find(on: &impl GenericClient, part: &str, limit: u32) -> Outcome<Vec<Person>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM people
         WHERE strpos(name_key, $1) > 0 OR strpos(user_key, $1) > 0
         ORDER BY name_key, id LIMIT $2"
    );
    rows(on, &sql, &[&key_of(part), &i64::from(limit)]).await?.iter().map(read).collect()
}

pub(super) async fn admins(on: &impl GenericClient) -> Outcome<Vec<Person>> {
    let sql = format!("SELECT {COLUMNS} FROM people WHERE admin ORDER BY name_key, id");
    rows(on, &sql, &[]).await?.iter().map(read).collect()
}

pub(super) async fn any_admin(on: &impl GenericClient) -> Outcome<bool> {
    let sql = "SELECT 1 FROM people WHERE admin AND NOT blocked AND password IS NOT NULL LIMIT 1";
    Ok(row(on, sql, &[]).await?.is_some())
}

/// Everybody who has proved that this address is theirs. Those who only claim it do not count towards the limit.
pub(super) async fn by_mail(
    on: &impl GenericClient,
    address: &str,
    limit: u32,
) -> Outcome<Vec<Person>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM people WHERE mail = $1 AND NOT blocked
         ORDER BY created DESC, id LIMIT $2"
    );
    rows(on, &sql, &[&key_of(address), &i64::from(limit)]).await?.iter().map(read).collect()
}

/// Whom ids stand for now: those who became others, and those who were deleted (nobody). All others stand for whom they
/// always stood.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Former(BTreeMap<PersonId, Option<PersonId>>);

/// What an id stands for now.
#[derive(Clone, Copy)]
pub(super) enum Now<'a> {
    Same,
    Became(&'a PersonId),
    Deleted,
}

impl Former {
    pub(super) fn now(&self, id: &PersonId) -> Now<'_> {
        match self.0.get(id) {
            None => Now::Same,
            Some(Some(person)) => Now::Became(person),
            Some(None) => Now::Deleted,
        }
    }

    /// Whose things are to be found under an id.
    pub(super) fn resolve<'a>(&'a self, id: &'a PersonId) -> &'a PersonId {
        match self.now(id) {
            Now::Became(person) => person,
            Now::Same | Now::Deleted => id,
        }
    }
}

/// Which of these ids stand for somebody else by now.
pub(super) async fn former(on: &impl GenericClient, ids: &BTreeSet<&PersonId>) -> Outcome<Former> {
    let ids: Vec<&str> = ids.iter().map(|id| id.0.as_str()).collect();
    let sql = "SELECT id, became FROM former_people WHERE id = ANY($1)";
    let found = rows(on, sql, &[&ids]).await?;
    let found = found.iter().map(|row| Ok((get(row, 0)?, get(row, 1)?)));
    Ok(Former(found.collect::<Outcome<_>>()?))
}

/// How people are held until the end of a transaction.
#[derive(Clone, Copy)]
pub(super) enum Hold {
    /// They do not go, as long as something is written about them.
    Stay,
    /// Nobody else rates them.
    Rate,
    /// Nobody else does anything with them.
    Alone,
}

/// Holds whomever these ids stand for, in a fixed order, before anything else is held: people come before tables, and nobody
/// waits for somebody who waits for them. Tells whom the ids stand for.
pub(super) async fn hold(
    on: &Transaction<'_>,
    ids: &BTreeSet<&PersonId>,
    how: Hold,
) -> Outcome<Former> {
    let before = former(on, ids).await?;
    let now: BTreeSet<&str> = ids.iter().map(|id| before.resolve(id).0.as_str()).collect();
    let now: Vec<&str> = now.into_iter().collect();
    let sql = match how {
        Hold::Stay => "SELECT id FROM people WHERE id = ANY($1) ORDER BY id FOR KEY SHARE",
        Hold::Rate => "SELECT id FROM people WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE",
        Hold::Alone => "SELECT id FROM people WHERE id = ANY($1) ORDER BY id FOR UPDATE",
    };
    rows(on, sql, &[&now]).await?;
    // Somebody may have gone while they were waited for.
    if former(on, ids).await? != before {
        return Err(Trouble::Again(StoreError::Unavailable("people are coming and going".into())));
    }
    Ok(before)
}

/// Sessions, subscriptions, deliveries and ratings go with the person.
pub(super) async fn delete(on: &Transaction<'_>, id: &PersonId) -> Outcome<()> {
    hold(on, &BTreeSet::from([id]), Hold::Alone).await?;
    let seated = tables::hold_of(on, id, false).await?;
    leave(on, id, None).await?;
    for key in seated {
        tables::rewrite(on, key).await?;
    }
    execute(on, "UPDATE chat SET name = $2 WHERE person = $1", &[&id.0, &DELETED]).await?;
    Ok(())
}

pub(super) async fn merge(
    on: &Transaction<'_>,
    guest: &PersonId,
    into: &PersonId,
) -> Outcome<Vec<TableId>> {
    hold(on, &BTreeSet::from([guest, into]), Hold::Alone).await?;
    let account = by_id(on, guest).await?.ok_or(StoreError::NotFound)?.user_name;
    if account.is_some() || guest == into {
        return Err(StoreError::Conflict("only a guest can become another person").into());
    }
    by_id(on, into).await?.ok_or(StoreError::NotFound)?;
    let theirs = tables::hold_of(on, guest, true).await?;
    for sql in [
        "UPDATE sessions SET person = $2 WHERE person = $1",
        "UPDATE subscriptions SET person = $2 WHERE person = $1",
        "UPDATE deliveries SET person = $2 WHERE person = $1",
        "UPDATE chat SET person = $2 WHERE person = $1",
        // What collides stays with the guest and goes with them.
        "UPDATE ratings SET person = $2 WHERE person = $1 AND NOT EXISTS
             (SELECT 1 FROM ratings AS other WHERE other.person = $2 AND other.pool = ratings.pool)",
        "UPDATE rating_log SET person = $2 WHERE person = $1 AND NOT EXISTS
             (SELECT 1 FROM rating_log AS other WHERE other.person = $2
              AND other.table_key = rating_log.table_key AND other.pool = rating_log.pool)",
        "UPDATE reports SET reporter = $2 WHERE reporter = $1",
        "UPDATE reports SET about = $2 WHERE about = $1",
    ] {
        execute(on, sql, &[&guest.0, &into.0]).await?;
    }
    leave(on, guest, Some(into)).await?;
    let mut ids = Vec::new();
    for key in theirs {
        ids.push(tables::rewrite(on, key).await?);
    }
    ids.sort();
    Ok(ids)
}

/// Strikes a person out, and remembers whom the id stands for from now on.
async fn leave(on: &Transaction<'_>, id: &PersonId, became: Option<&PersonId>) -> Outcome<()> {
    if execute(on, "DELETE FROM people WHERE id = $1", &[&id.0]).await? == 0 {
        return Err(StoreError::NotFound.into());
    }
    let became = became.map(|person| person.0.as_str());
    let sql = "UPDATE former_people SET became = $2 WHERE became = $1";
    execute(on, sql, &[&id.0, &became]).await?;
    let sql = "INSERT INTO former_people (id, became) VALUES ($1, $2)
               ON CONFLICT (id) DO UPDATE SET became = excluded.became";
    execute(on, sql, &[&id.0, &became]).await?;
    Ok(())
}

/// What people who are still there are called.
pub(super) async fn names(
    on: &impl GenericClient,
    ids: &BTreeSet<&PersonId>,
) -> Outcome<BTreeMap<PersonId, String>> {
    let ids: Vec<&str> = ids.iter().map(|id| id.0.as_str()).collect();
    let found = rows(on, "SELECT id, name FROM people WHERE id = ANY($1)", &[&ids]).await?;
    found.iter().map(|row| Ok((get(row, 0)?, get(row, 1)?))).collect()
}

/// Blocked people who still sit at, or gather people at, a table that is not over.
pub(super) async fn blocked_at_tables(on: &impl GenericClient) -> Outcome<Vec<PersonId>> {
    let sql = "SELECT id FROM people WHERE blocked AND (
                   EXISTS (SELECT 1 FROM tables WHERE seated @> ARRAY[people.id]
                           AND status IN ('gathering', 'playing'))
                   OR EXISTS (SELECT 1 FROM tables WHERE owner = people.id AND status = 'gathering'))
               ORDER BY id";
    column(on, sql, &[]).await
}
