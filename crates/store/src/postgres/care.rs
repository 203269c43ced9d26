//! What admins do, reports, and ways back into accounts.

use std::collections::BTreeSet;

use damrak_core::Hash;
use deadpool_postgres::{GenericClient, Transaction};
use tokio_postgres::types::ToSql;

use super::fault::Outcome;
use super::people::{self, Hold};
use super::rows::{column, execute, get, hash, row, rows};
use super::sessions;
use crate::{
    Deed, Millis, NewReport, Order, Party, Person, PersonId, Report, ReportQuery, StoreError,
    TableId, WayBack,
};

/// Ways back that ended so long ago are forgotten.
const DAY: Millis = 24 * 3_600_000;

/// Does what is ordered, and writes down who wanted it.
pub(super) async fn carry_out(
    on: &Transaction<'_>,
    by: Option<&PersonId>,
    order: &Order,
    note: &str,
    at: Millis,
) -> Outcome<()> {
    let (mut table, mut report) = (None, None);
    match order {
        Order::Block(id) => {
            set(on, id, "UPDATE people SET blocked = TRUE WHERE id = $1").await?;
            shut_out(on, id).await?;
        }
        Order::Unblock(id) => {
            set(on, id, "UPDATE people SET blocked = FALSE WHERE id = $1").await?;
        }
        Order::Grant(id) => {
            with_account(on, id).await?;
            set(on, id, "UPDATE people SET admin = TRUE WHERE id = $1").await?;
        }
        Order::Revoke(id) => {
            // Of two who take it from each other at the same moment, the later is refused.
            let sql = "SELECT id FROM people WHERE admin ORDER BY id FOR NO KEY UPDATE";
            column::<String>(on, sql, &[]).await?;
            set(on, id, "UPDATE people SET admin = FALSE WHERE id = $1").await?;
            if by.is_some() && !people::any_admin(on).await? {
                let why = "nobody would be left to look after the house";
                return Err(StoreError::Conflict(why).into());
            }
        }
        Order::EndSessions(id) => {
            people::by_id(on, id).await?.ok_or(StoreError::NotFound)?;
            sessions::delete_others(on, id, None).await?;
        }
        Order::Link(way) => put_way_back(on, way, at).await?,
        Order::Password(id, hash) => {
            with_account(on, id).await?;
            set_password(on, id, hash).await?;
        }
        Order::CloseTable(id) => table = Some(id.0.as_str()),
        Order::Handle(number) => {
            handle(on, *number, at).await?;
            report = Some(*number);
        }
    }
    let sql = "INSERT INTO deeds (at, by, act, person, table_id, report, note)
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let by = by.map(|id| id.0.as_str());
    let person = order.person().map(|id| id.0.as_str());
    execute(on, sql, &[&at, &by, &order.act().word(), &person, &table, &report, &note]).await?;
    Ok(())
}

/// Changes one thing about somebody, whatever else about them is being changed meanwhile.
async fn set(on: &Transaction<'_>, id: &PersonId, sql: &'static str) -> Outcome<()> {
    match execute(on, sql, &[&id.0]).await? {
        0 => Err(StoreError::NotFound.into()),
        _ => Ok(()),
    }
}

async fn with_account(on: &Transaction<'_>, id: &PersonId) -> Outcome<()> {
    let person = people::by_id(on, id).await?.ok_or(StoreError::NotFound)?;
    match person.user_name {
        Some(_) => Ok(()),
        None => Err(StoreError::Conflict("a guest has no account").into()),
    }
}

/// Every session and every way back ends.
async fn shut_out(on: &Transaction<'_>, id: &PersonId) -> Outcome<()> {
    sessions::delete_others(on, id, None).await?;
    forget_ways_back(on, id).await
}

pub(super) async fn forget_ways_back(on: &Transaction<'_>, id: &PersonId) -> Outcome<()> {
    execute(on, "DELETE FROM ways_back WHERE person = $1", &[&id.0]).await?;
    Ok(())
}

async fn set_password(on: &Transaction<'_>, id: &PersonId, hash: &str) -> Outcome<()> {
    execute(on, "UPDATE people SET password = $2 WHERE id = $1", &[&id.0, &hash]).await?;
    shut_out(on, id).await
}

async fn handle(on: &Transaction<'_>, number: i64, at: Millis) -> Outcome<()> {
    let sql = "SELECT handled FROM reports WHERE number = $1 FOR NO KEY UPDATE";
    let found = row(on, sql, &[&number]).await?.ok_or(StoreError::NotFound)?;
    if get::<Option<Millis>>(&found, 0)?.is_some() {
        return Err(StoreError::Conflict("somebody has dealt with it already").into());
    }
    execute(on, "UPDATE reports SET handled = $2 WHERE number = $1", &[&number, &at]).await?;
    Ok(())
}

/// Who ids stand for now, and what they are called.
async fn parties<C: GenericClient>(
    on: &C,
    ids: BTreeSet<&PersonId>,
) -> Outcome<impl Fn(&PersonId) -> Party + Send + use<C>> {
    let former = people::former(on, &ids).await?;
    let now = ids.iter().map(|id| former.resolve(id)).collect();
    let names = people::names(on, &now).await?;
    Ok(move |id: &PersonId| {
        let id = former.resolve(id).clone();
        Party { name: names.get(&id).cloned(), id }
    })
}

pub(super) async fn deeds(
    on: &impl GenericClient,
    before: Option<i64>,
    limit: u32,
) -> Outcome<Vec<Deed>> {
    let sql = "SELECT number, at, by, act, person, table_id, report, note FROM deeds
               WHERE number < $1 ORDER BY number DESC LIMIT $2";
    let found = rows(on, sql, &[&before.unwrap_or(i64::MAX), &i64::from(limit)]).await?;
    let nameless = |id: Option<PersonId>| id.map(|id| Party { id, name: None });
    let mut deeds = Vec::new();
    for row in &found {
        deeds.push(Deed {
            number: get(row, 0)?,
            at: get(row, 1)?,
            by: nameless(get(row, 2)?),
            act: get(row, 3)?,
            person: nameless(get(row, 4)?),
            table: get::<Option<TableId>>(row, 5)?,
            report: get(row, 6)?,
            note: get(row, 7)?,
        });
    }
    let named = deeds.iter().flat_map(|deed| [&deed.by, &deed.person]).flatten();
    let party = parties(on, named.map(|party| &party.id).collect()).await?;
    for named in deeds.iter_mut().flat_map(|deed| [&mut deed.by, &mut deed.person]).flatten() {
        *named = party(&named.id);
    }
    Ok(deeds)
}

pub(super) async fn put_way_back(on: &Transaction<'_>, way: &WayBack, now: Millis) -> Outcome<()> {
    people::hold(on, &BTreeSet::from([&way.person]), Hold::Rate).await?;
    let sql = "DELETE FROM ways_back WHERE until < $1";
    execute(on, sql, &[&now.saturating_sub(DAY)]).await?;
    let person = people::by_id(on, &way.person).await?.ok_or(StoreError::NotFound)?;
    if person.blocked {
        return Err(StoreError::Conflict("a blocked person has no way back").into());
    }
    let sql = "INSERT INTO ways_back (key, person, mailbox, until) VALUES ($1, $2, $3, $4)";
    execute(on, sql, &[&way.key.to_string(), &way.person.0, &way.mailbox, &way.until]).await?;
    Ok(())
}

pub(super) async fn way_back(
    on: &impl GenericClient,
    key: Hash,
    now: Millis,
) -> Outcome<Option<(WayBack, Person)>> {
    let sql = "SELECT key, person, mailbox, until FROM ways_back WHERE key = $1 AND until > $2";
    let Some(found) = row(on, sql, &[&key.to_string(), &now]).await? else { return Ok(None) };
    let way = WayBack {
        key: hash(&found, 0)?,
        person: get(&found, 1)?,
        mailbox: get(&found, 2)?,
        until: get(&found, 3)?,
    };
    let person = people::by_id(on, &way.person).await?.filter(|person| !person.blocked);
    Ok(person.map(|person| (way, person)))
}

/// Uses a way back up: a new password, and nothing that was known before opens the account any more.
pub(super) async fn take_way_back(
    on: &Transaction<'_>,
    key: Hash,
    now: Millis,
    user_name: Option<&String>,
    password: &str,
) -> Outcome<Person> {
    // Of two who take it at the same moment, the later finds it gone.
    if let Some((way, _)) = way_back(on, key, now).await? {
        people::hold(on, &BTreeSet::from([&way.person]), Hold::Rate).await?;
    }
    let (_, mut person) = way_back(on, key, now).await?.ok_or(StoreError::NotFound)?;
    if person.user_name.is_none() {
        person.user_name = user_name.cloned();
        if person.user_name.is_none() {
            return Err(StoreError::Conflict("a guest has no account").into());
        }
        people::update(on, &person).await?;
    }
    set_password(on, &person.id, password).await?;
    person.password = Some(password.to_owned());
    Ok(person)
}

pub(super) async fn add_report(on: &Transaction<'_>, report: &NewReport) -> Outcome<i64> {
    people::by_id(on, &report.about).await?.ok_or(StoreError::NotFound)?;
    let sql = "INSERT INTO reports (at, reporter, about, table_id, reason, text)
               SELECT $1, $2, $3, id, $5, $6 FROM tables WHERE id = $4 RETURNING number";
    let made = row(
        on,
        sql,
        &[
            &report.at,
            &report.reporter.0,
            &report.about.0,
            &report.table.0,
            &report.reason,
            &report.text,
        ],
    )
    .await?;
    get(&made.ok_or(StoreError::NotFound)?, 0)
}

pub(super) async fn reports(
    on: &impl GenericClient,
    query: &ReportQuery,
    limit: u32,
) -> Outcome<Vec<Report>> {
    let (filter, person) = match query {
        ReportQuery::Open => ("handled IS NULL ORDER BY number", None),
        ReportQuery::Handled => ("handled IS NOT NULL ORDER BY handled DESC, number DESC", None),
        ReportQuery::By(id) => ("reporter = $2 ORDER BY number DESC", Some(id)),
        ReportQuery::About(id) => ("about = $2 ORDER BY number DESC", Some(id)),
    };
    let sql = format!(
        "SELECT number, at, reporter, about, table_id, reason, text, handled FROM reports
         WHERE {filter} LIMIT $1"
    );
    let limit = i64::from(limit);
    let mut values: Vec<&(dyn ToSql + Sync)> = vec![&limit];
    values.extend(person.map(|person| &person.0 as &(dyn ToSql + Sync)));
    let nameless = |id| Party { id, name: None };
    let mut reports = Vec::new();
    for row in &rows(on, &sql, &values).await? {
        reports.push(Report {
            number: get(row, 0)?,
            at: get(row, 1)?,
            reporter: nameless(get(row, 2)?),
            about: nameless(get(row, 3)?),
            table: get(row, 4)?,
            reason: get(row, 5)?,
            text: get(row, 6)?,
            handled: get(row, 7)?,
        });
    }
    let named = reports.iter().flat_map(|report| [&report.reporter.id, &report.about.id]);
    let party = parties(on, named.collect()).await?;
    for report in &mut reports {
        report.reporter = party(&report.reporter.id);
        report.about = party(&report.about.id);
    }
    Ok(reports)
}
