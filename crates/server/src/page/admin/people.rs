//! People, and what can be done about them.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_pages::admin::Top;
use damrak_pages::admin::people::{self, FOUND, File};
use damrak_pages::site::fields::Fields;
use damrak_store::{Order, PersonId, ReportQuery};
use damrak_table::Problem;

use crate::app::App;
use crate::care::{carry_out, way_back};
use crate::page::send::{send, sorry};
use crate::who::{Admin, Who};

/// How many reports about somebody are counted.
const REPORTS: u32 = 50;

pub(super) async fn list(
    State(app): State<App>,
    _: Admin,
    who: Who,
    Query(fields): Query<Fields>,
) -> Response {
    let text = fields.text("text").unwrap_or_default();
    match app.store().find_people(text, FOUND).await {
        Ok(people) => send(&who, &people::list(&who, text, &people)),
        Err(error) => sorry(&who, &error.into()),
    }
}

pub(super) async fn show(
    State(app): State<App>,
    _: Admin,
    who: Who,
    Path(id): Path<String>,
    Query(fields): Query<Fields>,
) -> Response {
    present(&app, &who, &PersonId(id), Top::done(fields.get("done"))).await
}

async fn present(app: &App, who: &Who, id: &PersonId, top: Top<'_>) -> Response {
    match file(app, id).await {
        Ok(file) => send(who, &people::page(who, &file, top)),
        Err(problem) => sorry(who, &problem),
    }
}

async fn file(app: &App, id: &PersonId) -> Result<File, Problem> {
    let person = app.store().person(id).await?.ok_or_else(Problem::not_found)?;
    let sessions = app.store().sessions_of(id).await?;
    let reports = app.store().reports(ReportQuery::About(id.clone()), REPORTS).await?;
    Ok(File { person, sessions, reports })
}

/// Does one of these things.
pub(super) async fn act(
    State(app): State<App>,
    Admin(known): Admin,
    who: Who,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let id = PersonId(id);
    let note = fields.or("reason", "");
    let act = fields.or("act", "");
    let order = match act {
        "block" => Order::Block(id.clone()),
        "unblock" => Order::Unblock(id.clone()),
        "grant" => Order::Grant(id.clone()),
        "revoke" => Order::Revoke(id.clone()),
        "end-sessions" => Order::EndSessions(id.clone()),
        "link" => {
            return match way_back::hand_over(&app, &known, id.clone(), note).await {
                Ok(link) => present(&app, &who, &id, Top::Link(&link)).await,
                Err(problem) => present(&app, &who, &id, Top::Problem(&problem)).await,
            };
        }
        _ => return sorry(&who, &Problem::bad("site-bad-choice")),
    };
    match carry_out(&app, &known, order, note).await {
        Ok(()) => Redirect::to(&format!("/admin/people/{id}?done={act}")).into_response(),
        Err(problem) => present(&app, &who, &id, Top::Problem(&problem)).await,
    }
}
