//! What people have reported, with the talk around it.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_pages::admin::Top;
use damrak_pages::admin::reports::{self, List, Reported};
use damrak_pages::site::fields::Fields;
use damrak_store::{Order, ReportQuery};
use damrak_table::Problem;

use crate::app::App;
use crate::care::carry_out;
use crate::care::reports::{REASONS, talk_around};
use crate::page::send::{send, sorry};
use crate::who::{Admin, Who};

/// How many reports a page shows.
const SHOWN: u32 = 30;

pub(super) async fn list(
    State(app): State<App>,
    _: Admin,
    who: Who,
    Query(fields): Query<Fields>,
) -> Response {
    let list = if fields.get("list") == Some("handled") { List::Handled } else { List::Open };
    present(&app, &who, list, Top::done(fields.get("done"))).await
}

async fn present(app: &App, who: &Who, list: List, top: Top<'_>) -> Response {
    match reported(app, list).await {
        Ok(found) => send(who, &reports::page(who, list, &found, REASONS, top)),
        Err(problem) => sorry(who, &problem),
    }
}

async fn reported(app: &App, list: List) -> Result<Vec<Reported>, Problem> {
    let query = match list {
        List::Open => ReportQuery::Open,
        List::Handled => ReportQuery::Handled,
    };
    let mut found = Vec::new();
    for report in app.store().reports(query, SHOWN).await? {
        let talk = talk_around(app, &report).await?;
        found.push(Reported { report, talk });
    }
    Ok(found)
}

pub(super) async fn handle(
    State(app): State<App>,
    Admin(known): Admin,
    who: Who,
    Path(number): Path<i64>,
    Form(fields): Form<Fields>,
) -> Response {
    match carry_out(&app, &known, Order::Handle(number), fields.or("reason", "")).await {
        Ok(()) => Redirect::to("/admin/reports?done=handle").into_response(),
        Err(problem) => present(&app, &who, List::Open, Top::Problem(&problem)).await,
    }
}
