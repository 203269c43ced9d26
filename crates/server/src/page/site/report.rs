//! Telling the admins about somebody met at a table.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_pages::site::fields::Fields;
use damrak_pages::site::report::{self, Stage};
use damrak_store::{PersonId, TableId};

use crate::app::App;
use crate::care::reports::{Complaint, LONGEST, REASONS, company, report};
use crate::page::send::{send, sorry};
use crate::who::Who;

/// The form.
pub(super) async fn show(
    State(app): State<App>,
    who: Who,
    Path(table): Path<String>,
    Query(fields): Query<Fields>,
) -> Response {
    let stage = if fields.get("done").is_some() { Stage::Sent } else { Stage::Writing };
    form(&app, &who, &TableId(table), &fields, stage).await
}

async fn form(
    app: &App,
    who: &Who,
    table: &TableId,
    filled: &Fields,
    stage: Stage<'_>,
) -> Response {
    let found = async { company(app, &who.known()?.person.id, table).await };
    match found.await {
        Ok(company) => {
            let form = report::Form { company, reasons: REASONS, longest: LONGEST };
            send(who, &report::page(who, table, &form, filled, stage))
        }
        Err(problem) => sorry(who, &problem),
    }
}

/// Takes the report.
pub(super) async fn take(
    State(app): State<App>,
    who: Who,
    Path(table): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let table = TableId(table);
    let complaint = Complaint {
        about: PersonId(fields.or("about", "").to_owned()),
        reason: fields.or("reason", "").to_owned(),
        text: fields.or("text", "").to_owned(),
    };
    let owner = match who.owner() {
        Ok(owner) => owner,
        Err(problem) => return sorry(&who, &problem),
    };
    match report(&app, &owner, &table, complaint).await {
        Ok(_) => Redirect::to(&format!("/table/{table}/report?done=sent")).into_response(),
        Err(problem) => form(&app, &who, &table, &fields, Stage::Refused(&problem)).await,
    }
}
