//! Everything that is kept about somebody, for themselves to take along.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use axum::response::{IntoResponse, Response};
use damrak_store::{ReportQuery, Status, TableHead, TableQuery};
use serde_json::{Value, json};

use super::account::own_sessions;
use super::making::table_link;
use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::who::Owner;
use damrak_table::Problem;

/// What the file is called.
const FILE: &str = "attachment; filename=\"damrak-my-data.json\"";

pub(super) async fn show(State(app): State<App>, owner: Owner) -> Result<Response, Refusal> {
    take_along(&app, &owner).await.in_language(owner.language)
}

/// One file with all of it. A token does not get it: it is for playing.
pub(crate) async fn take_along(app: &App, known: &Owner) -> Result<Response, Problem> {
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
    let tables = tables.iter().map(|head| table(app, head));
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
    let headers = [(CONTENT_DISPOSITION, FILE), (CACHE_CONTROL, "no-store")];
    Ok((headers, Json(document)).into_response())
}

/// A table, and where the record of its game lies once it is over.
fn table(app: &App, head: &TableHead) -> Value {
    let record = format!("{}/api/v1/tables/{}/record", app.config.public_url, head.id);
    json!({
        "table": head,
        "link": table_link(app, &head.id),
        "record": (head.status == Status::Over).then_some(record),
    })
}
