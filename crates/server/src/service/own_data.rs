//! Everything that is kept about somebody, for themselves to take along.

use damrak_store::{ReportQuery, Status, TableHead, TableQuery};
use serde_json::{Value, json};

use super::making::table_link;
use super::sessions::own_sessions;
use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::who::Owner;
use damrak_table::Problem;

/// All of it as one document.
#[derive(Debug)]
pub(crate) struct OwnData(pub(crate) Value);

/// One document with all of it. A token does not get it: it is for playing.
pub(crate) async fn take_along(app: &App, known: &Owner) -> Result<OwnData, Problem> {
    let sessions = own_sessions(app, known).await?;
    let me = &known.person.id;
    app.limits.check(Rate::OwnData, Caller::Person(me.clone()))?;
    let person = app.store().person(me).await?.ok_or_else(Problem::sign_in)?;
    let sessions = sessions.iter().map(|session| {
        json!({
            "kind": session.kind,
            "label": session.label,
            "created": session.created,
            "seen": session.seen,
            "expires": app.calendar.on_the_wall(session.ends),
        })
    });
    let browsers = app.store().subscriptions_of(me).await?;
    let browsers = browsers
        .iter()
        .map(|browser| json!({"endpoint": browser.endpoint, "created": browser.created}));
    let notices = app.store().deliveries_of(me).await?;
    let notices = notices.iter().map(|notice| {
        json!({
            "channel": notice.channel,
            "due": notice.due,
            "tries": notice.tries,
            "document": notice.document,
        })
    });
    let ratings = app.store().ratings_of(me).await?;
    let ratings = ratings.iter().map(|rating| {
        json!({
            "pool": rating.pool,
            "mean": rating.mean,
            "deviation": rating.deviation,
            "games": rating.games,
        })
    });
    let chat = app.store().chat_of(me).await?;
    let chat = chat.iter().map(|(table, line)| {
        json!({
            "table": table,
            "number": line.number,
            "name": line.name,
            "text": line.text,
            "at": line.at,
        })
    });
    let reports = app.store().reports(ReportQuery::By(me.clone()), u32::MAX).await?;
    let reports = reports.iter().map(|report| {
        json!({
            "at": report.at,
            "table": report.table,
            "about": report.about.name,
            "reason": report.reason,
            "text": report.text,
            "handled": report.handled,
        })
    });
    let mut tables = app.store().tables(TableQuery::Of(me.clone()), u32::MAX, 0).await?;
    tables.extend(app.store().tables(TableQuery::PastOf(me.clone()), u32::MAX, 0).await?);
    let tables = tables.iter().map(|head| describe(app, head));
    let document = json!({
        "written": damrak_table::wall_clock(),
        "person": {
            "id": person.id,
            "name": person.name,
            "user_name": person.user_name,
            "has_password": person.password.is_some(),
            "admin": person.admin,
            "settings": person.settings,
            "created": person.created,
        },
        "sessions": sessions.collect::<Vec<Value>>(),
        "browsers": browsers.collect::<Vec<Value>>(),
        "notices": notices.collect::<Vec<Value>>(),
        "ratings": ratings.collect::<Vec<Value>>(),
        "chat": chat.collect::<Vec<Value>>(),
        "reports": reports.collect::<Vec<Value>>(),
        "tables": tables.collect::<Vec<Value>>(),
    });
    Ok(OwnData(document))
}

/// A table, and where the record of its game lies once it is over.
fn describe(app: &App, head: &TableHead) -> Value {
    let record = format!("{}/api/v1/tables/{}/record", app.config.public_url, head.id);
    json!({
        "table": head,
        "link": table_link(app, &head.id),
        "record": (head.status == Status::Over).then_some(record),
    })
}
