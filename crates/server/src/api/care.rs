//! What admins do for the people in the house, and what people tell them.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use damrak_store::{Order, PersonId, ReportQuery, TableId};
use serde::Deserialize;
use serde_json::{Value, json};

use super::admin::one_person;
use crate::answer::{Answer, Body, InLanguage, Refusal};
use crate::app::App;
use crate::care::{self, reports as told, way_back};
use crate::who::{Admin, Owner};
use damrak_table::Problem;

/// How many reports or deeds are listed at once.
const LISTED: u32 = 50;

/// Why an admin does something.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Why {
    #[serde(default)]
    reason: String,
}

/// Whether somebody is to be an admin.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Grant {
    admin: bool,
    #[serde(default)]
    reason: String,
}

/// Somebody with an account becomes an admin, or ceases to be one.
pub(super) async fn grant(
    State(app): State<App>,
    Admin(known): Admin,
    Path(id): Path<String>,
    Body(grant): Body<Grant>,
) -> Answer<Value> {
    let id = PersonId(id);
    let order = if grant.admin { Order::Grant(id.clone()) } else { Order::Revoke(id.clone()) };
    let changed = async {
        care::carry_out(&app, &known, order, &grant.reason).await?;
        one_person(&app, &id).await
    };
    changed.await.map(Json).in_language(known.language)
}

/// A link for a new password, to be handed over.
pub(super) async fn link(
    State(app): State<App>,
    Admin(known): Admin,
    Path(id): Path<String>,
    Body(why): Body<Why>,
) -> Result<Response, Refusal> {
    let link = way_back::hand_over(&app, &known, PersonId(id), &why.reason).await;
    let link = link.in_language(known.language)?;
    Ok((StatusCode::CREATED, Json(json!({ "link": link }))).into_response())
}

/// Ends all sessions and tokens of somebody.
pub(super) async fn end_sessions(
    State(app): State<App>,
    Admin(known): Admin,
    Path(id): Path<String>,
    Body(why): Body<Why>,
) -> Answer<Value> {
    let order = Order::EndSessions(PersonId(id));
    care::carry_out(&app, &known, order, &why.reason).await.in_language(known.language)?;
    Ok(Json(json!({})))
}

/// Which reports.
#[derive(Deserialize)]
pub(super) struct ReportsQuery {
    #[serde(default)]
    list: String,
}

/// What people have reported, with the talk around it.
pub(super) async fn reports(
    State(app): State<App>,
    Admin(known): Admin,
    Query(query): Query<ReportsQuery>,
) -> Answer<Value> {
    let listed = async {
        let query = match query.list.as_str() {
            "" | "open" => ReportQuery::Open,
            "handled" => ReportQuery::Handled,
            _ => return Err(Problem::bad("admin-bad-list")),
        };
        let mut documents = Vec::new();
        for report in app.store().reports(query, LISTED).await? {
            let chat = told::talk_around(&app, &report).await?;
            let mut document = json!(report);
            document["chat"] = json!(chat);
            documents.push(document);
        }
        Ok(json!({ "reports": documents }))
    };
    listed.await.map(Json).in_language(known.language)
}

/// A report has been dealt with.
pub(super) async fn handle(
    State(app): State<App>,
    Admin(known): Admin,
    Path(number): Path<i64>,
    Body(why): Body<Why>,
) -> Answer<Value> {
    let order = Order::Handle(number);
    care::carry_out(&app, &known, order, &why.reason).await.in_language(known.language)?;
    Ok(Json(json!({})))
}

/// From where on to read.
#[derive(Deserialize)]
pub(super) struct DeedsQuery {
    before: Option<i64>,
}

/// What admins did, newest first.
pub(super) async fn deeds(
    State(app): State<App>,
    Admin(known): Admin,
    Query(query): Query<DeedsQuery>,
) -> Answer<Value> {
    let deeds = app.store().deeds(query.before, LISTED).await.in_language(known.language)?;
    Ok(Json(json!({ "deeds": deeds })))
}

/// What somebody tells the admins.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewReport {
    about: String,
    reason: String,
    #[serde(default)]
    text: String,
}

/// Reports somebody who sits or talks at the same table.
pub(super) async fn report(
    State(app): State<App>,
    Path(table): Path<String>,
    known: Owner,
    Body(new): Body<NewReport>,
) -> Result<Response, Refusal> {
    let about = PersonId(new.about);
    let complaint = told::Complaint { about, reason: new.reason, text: new.text };
    let number = told::report(&app, &known, &TableId(table), complaint).await;
    let number = number.in_language(known.language)?;
    Ok((StatusCode::CREATED, Json(json!({ "report": number }))).into_response())
}
