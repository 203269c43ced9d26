//! Pages on their way out.

use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, RETRY_AFTER};
use axum::response::{Html, IntoResponse, Response};
use damrak_pages::{Page, Visitor, shell};
use damrak_table::{Problem, ProblemKind};

/// A page as somebody wants it, ready to go out. One that is shown because of a problem says so by its status.
pub(super) fn send(who: &Visitor, page: &Page) -> Response {
    let status = page.problem().map(status_of).unwrap_or_default();
    // Every page is for one person at one moment.
    let answer = (status, [(CACHE_CONTROL, "no-store")], Html(page.document(who)));
    let mut response = answer.into_response();
    if let Some(seconds) = page.problem().and_then(|problem| problem.retry_after) {
        response.headers_mut().insert(RETRY_AFTER, seconds.into());
    }
    response
}

/// A page that says what went wrong, and what to do.
pub(crate) fn sorry(who: &Visitor, problem: &Problem) -> Response {
    send(who, &shell::sorry(who, problem))
}

/// The status of a page that tells of a problem.
fn status_of(problem: &Problem) -> StatusCode {
    match problem.kind {
        // Programs are asked to sign in; a page shows people how.
        ProblemKind::SignIn => StatusCode::FORBIDDEN,
        kind => crate::answer::status_of(kind),
    }
}
