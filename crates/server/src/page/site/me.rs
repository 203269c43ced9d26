//! One's own page: what is kept for whoever asks.

use axum::extract::{Query, State};
use axum::response::Response;
use damrak_pages::site::fields::Fields;
use damrak_pages::site::me::{self, Own, Top};
use damrak_store::ReportQuery;
use damrak_table::Problem;

use super::ways::ways;
use crate::app::App;
use crate::care::reports::REASONS;
use crate::page::send::{send, sorry};
use crate::service::sessions::own_sessions;
use crate::who::{Owner, Who};

/// How many of one's own reports are listed.
const REPORTS: u32 = 20;

pub(super) async fn show(
    State(app): State<App>,
    who: Who,
    Query(fields): Query<Fields>,
) -> Response {
    present(&app, &who, Top::done(fields.get("done"))).await
}

/// The page with something at its top.
pub(super) async fn present(app: &App, who: &Who, top: Top<'_>) -> Response {
    let own = match who.owner() {
        Ok(owner) => own(app, &owner).await.map(Some),
        Err(_) if who.session.is_none() => Ok(None),
        Err(problem) => Err(problem),
    };
    match own {
        Ok(own) => send(who, &me::page(who, own.as_ref(), top)),
        Err(problem) => sorry(who, &problem),
    }
}

async fn own(app: &App, owner: &Owner) -> Result<Own, Problem> {
    let reported = ReportQuery::By(owner.person.id.clone());
    Ok(Own {
        person: owner.person.clone(),
        session: owner.session.key,
        sessions: own_sessions(app, owner).await?,
        ways: ways(app, owner).await?,
        reports: app.store().reports(reported, REPORTS).await?,
        reasons: REASONS,
    })
}
