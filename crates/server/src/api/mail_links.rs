//! Links in mails: they work without signing in, and ask before they do anything.

use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use damrak_core::Phrase;
use damrak_notices::{escape_html, say};
use damrak_words::Language;
use serde::Deserialize;

use crate::answer::status_of;
use crate::app::App;
use crate::cookies::language_of;
use crate::service::mail_links::Link;
use damrak_table::Problem;

/// What a link in a mail carries.
#[derive(Deserialize)]
pub(super) struct Token {
    #[serde(default)]
    token: String,
}

/// A bare page with a sentence, and a button if there is something to do.
fn page(
    language: Language,
    status: StatusCode,
    text: &Phrase,
    button: Option<&Phrase>,
) -> Response {
    let form = button.map_or_else(String::new, |button| {
        // Sent to the very address of the page, token and all.
        format!(
            "<form method=\"post\"><button>{}</button></form>\n",
            escape_html(&say(language, button))
        )
    });
    let page = format!(
        "<!doctype html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Damrak</title></head><body>\n\
         <p>{}</p>\n{form}</body></html>\n",
        escape_html(&say(language, text))
    );
    let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    (status, headers, page).into_response()
}

fn bad_link(headers: &HeaderMap, found: Result<Option<Link>, Problem>) -> Response {
    let language = language_of(headers);
    match found {
        Err(problem) => page(language, status_of(problem.kind), &problem.phrase, None),
        Ok(_) => page(language, StatusCode::GONE, &Phrase::new("notify-link-bad"), None),
    }
}

/// Asks before anything is done: programs that check mail open every link in it.
fn ask(headers: &HeaderMap, found: Result<Option<Link>, Problem>) -> Response {
    let link = match found {
        Ok(Some(link)) => link,
        other => return bad_link(headers, other),
    };
    let (text, button) = match link {
        Link::Confirm(_) => ("notify-confirm-page", "notify-confirm-button"),
        Link::Stop(_) => ("notify-stop-page", "notify-stop-button"),
    };
    let (text, button) = (Phrase::new(text), Phrase::new(button));
    page(link.language(), StatusCode::OK, &text, Some(&button))
}

async fn follow(app: &App, headers: &HeaderMap, found: Result<Option<Link>, Problem>) -> Response {
    let link = match found {
        Ok(Some(link)) => link,
        other => return bad_link(headers, other),
    };
    let language = link.language();
    match link.follow(app).await {
        Ok(()) => {
            let done = match link {
                Link::Confirm(_) => "notify-confirmed",
                Link::Stop(_) => "notify-stopped",
            };
            page(language, StatusCode::OK, &Phrase::new(done), None)
        }
        Err(problem) => page(language, status_of(problem.kind), &problem.phrase, None),
    }
}

pub(super) async fn ask_confirm(
    State(app): State<App>,
    Query(Token { token }): Query<Token>,
    headers: HeaderMap,
) -> Response {
    ask(&headers, Link::confirming(&app, &token).await)
}

pub(super) async fn confirm(
    State(app): State<App>,
    Query(Token { token }): Query<Token>,
    headers: HeaderMap,
) -> Response {
    follow(&app, &headers, Link::confirming(&app, &token).await).await
}

pub(super) async fn ask_stop(
    State(app): State<App>,
    Query(Token { token }): Query<Token>,
    headers: HeaderMap,
) -> Response {
    ask(&headers, Link::stopping(&app, &token).await)
}

/// Ends mail; mail programs do this by themselves when their user wants it (RFC 8058).
pub(super) async fn stop(
    State(app): State<App>,
    Query(Token { token }): Query<Token>,
    headers: HeaderMap,
) -> Response {
    follow(&app, &headers, Link::stopping(&app, &token).await).await
}
