//! What all pages share: the head, the way home, the foot.

use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{Html, IntoResponse, Response};
use damrak_core::Phrase;
use damrak_words::{Language, SeatNumbers, words};
use maud::{DOCTYPE, Markup, html};

use super::assets;
use crate::problem::Problem;
use crate::who::Who;

/// A page that is ready to go out.
pub(super) fn page(who: &Who, title: &str, body: &Markup) -> impl IntoResponse + use<> {
    let language = who.language;
    let theme = who.person.as_ref().and_then(|person| person.settings["theme"].as_str());
    let markup = html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=[theme.filter(|theme| ["day", "night"].contains(theme))] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) @if title != "Damrak" { " · Damrak" } }
                link rel="stylesheet" href=(assets::address("board.css"));
                @for sheet in ["page.css", "site.css", "table.css", "book.css"] {
                    link rel="stylesheet" href=(assets::address(sheet));
                }
                script type="module" src=(assets::address("main.js")) {}
            }
            body {
                a.skip href="#content" { (say(language, "page-skip")) }
                header.top {
                    a.name href="/" { (house()) "Damrak" }
                    @if title != "Damrak" { span.where { (title) } }
                    span.rest {}
                    @if let Some(person) = &who.person { span.pill { (person.name) } }
                }
                #lost.banner role="status" hidden { (say(language, "page-lost")) }
                main #content { (body) }
                footer { (say(language, "page-unofficial")) }
            }
        }
    };
    // Every page is for one person at one moment.
    ([(CACHE_CONTROL, "no-store")], Html(markup.into_string()))
}

/// The sign of the house: a gable.
fn house() -> Markup {
    html! {
        svg.drawn width="28" height="28" viewBox="0 0 26 26" aria-hidden="true" {
            path.thin d="M3 24V11l3-2V6h3v1l4-4 4 4V6h3v3l3 2v13z" {}
            path.thin d="M11 24v-6h4v6M8 12h2v3H8zM16 12h2v3h-2z" {}
        }
    }
}

/// A sentence of the pages.
pub(super) fn say(language: Language, key: &'static str) -> String {
    words().say_sentence(language, &Phrase::new(key), &SeatNumbers)
}

/// A page that says what went wrong, and what to do.
pub(super) fn sorry(who: &Who, problem: &Problem) -> Response {
    let language = who.language;
    let message = words().say_sentence(language, &problem.phrase, &SeatNumbers);
    let body = html! {
        .prose {
            h1 { (say(language, "page-sorry")) }
            p { (message) }
            p { a.pill href="/" { (say(language, "page-back-home")) } }
        }
    };
    let status = match problem.status {
        // A browser would ask for a password that nobody has.
        StatusCode::UNAUTHORIZED => StatusCode::FORBIDDEN,
        status => status,
    };
    (status, page(who, &say(language, "page-sorry"), &body)).into_response()
}
