//! Pictures for others: previews of links, icons, and what an installed page is called.

mod album;
mod boards;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderName, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use damrak_core::Viewer;
use damrak_draw::{Theme, colour, gable};
use damrak_store::{Status, TableId};
use hyper::body::Bytes;
use serde::Deserialize;
use serde_json::json;

use album::{Album, Print};

use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::who::Who;
use damrak_pages::shell::say;
use damrak_table::Problem;

const PNG: &str = "image/png";
/// Icons change with the program only.
const A_DAY: &str = "public, max-age=86400";
/// A table changes: ask again, but not for every reader of a message.
const A_MOMENT: &str = "public, max-age=20";

/// Pictures for others.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/table/{table}/preview.png", get(preview))
        .route("/table/{table}/board.svg", get(boards::of_table))
        .route("/posters/{version}/{name}", get(boards::of_game))
        .route("/icon.svg", get(icon))
        .route("/icon-180.png", get(|album| icon_of(album, 180)))
        .route("/icon-192.png", get(|album| icon_of(album, 192)))
        .route("/icon-512.png", get(|album| icon_of(album, 512)))
        .route("/favicon.ico", get(|album| icon_of(album, 48)))
        .route("/manifest.webmanifest", get(manifest))
        .route("/robots.txt", get(robots))
        .layer(Extension(Arc::new(Album::default())))
}

async fn icon() -> Response {
    ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, A_DAY)], gable()).into_response()
}

async fn icon_of(Extension(album): Extension<Arc<Album>>, side: u16) -> Result<Response, Refusal> {
    let scale = f32::from(side) / 64.0;
    let print = Print { what: format!("icon {side}"), version: 0, stamp: None };
    let painted = album.find(print, move || (gable(), Theme::Day, scale)).await;
    let painted = painted.in_language(damrak_words::Language::default())?;
    Ok(([(CONTENT_TYPE, PNG), (CACHE_CONTROL, A_DAY)], painted).into_response())
}

/// Which moment of a table.
#[derive(Deserialize)]
struct Wanted {
    /// Of a finished game: after so many decisions.
    at: Option<u32>,
}

/// A table as whoever looks from outside may see it.
async fn preview(
    State(app): State<App>,
    Extension(album): Extension<Arc<Album>>,
    Path(table): Path<String>,
    Query(wanted): Query<Wanted>,
    who: Who,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let found = async {
        // A link is shown to many: nobody in particular looks.
        let visit = app.hub.visit(&TableId(table), None).await?;
        let table = visit.facts();
        if wanted.at.is_some() && table.head().status == Status::Playing {
            return Err(Problem::not_now("server-not-over"));
        }
        // Whatever is asked for beyond the end is the end, and need not be painted twice.
        let at = wanted.at.filter(|at| *at < table.head().decisions);
        let language = who.language;
        // Whether anybody may look is asked first: a picture from before must not be found again.
        let stamp = visit.stamp();
        let print = Print {
            what: format!("{} {} {at:?}", table.id(), language.code()),
            version: table.version(),
            stamp: Some(stamp),
        };
        let tag = format!("\"{stamp}-{}-{}\"", language.code(), at.unwrap_or(u32::MAX));
        if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
            return Ok((tag, None));
        }
        let painted = match album.known(&print) {
            Some(painted) => painted,
            None => {
                let past = match (at, visit.over()) {
                    (Some(at), Ok(over)) => {
                        Some(app.hub.past(over.eyes_of(Viewer::Spectator), at).await?)
                    }
                    _ => None,
                };
                let then = past.and_then(|past| past.look(Viewer::Spectator));
                album
                    .find(print, move || {
                        (
                            damrak_pages::preview::of(&visit, then.as_deref(), language).svg,
                            Theme::Day,
                            1.0,
                        )
                    })
                    .await?
            }
        };
        Ok::<(String, Option<Bytes>), Problem>((tag, Some(painted)))
    };
    let (tag, painted) = found.await.in_language(who.language)?;
    let mut response = match painted {
        Some(painted) => ([(CONTENT_TYPE, PNG)], painted).into_response(),
        None => StatusCode::NOT_MODIFIED.into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(A_MOMENT));
    // Its words are in the language that was chosen, or that the browser asks for.
    headers.insert(VARY, HeaderValue::from_static("Accept-Language, Cookie"));
    headers.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    Ok(response)
}

/// What the page is called once it is installed.
async fn manifest(who: Who) -> Response {
    let icon = |side: u16, purpose: &str| {
        json!({
            "src": format!("/icon-{side}.png"), "sizes": format!("{side}x{side}"),
            "type": PNG, "purpose": purpose,
        })
    };
    let paper = colour(Theme::Day, "--paper");
    let manifest = json!({
        "id": "/",
        "name": "Damrak",
        "short_name": "Damrak",
        "description": say(who.language, "page-what"),
        "lang": who.language.code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": paper,
        "theme_color": paper,
        "icons": [
            {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"},
            icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable"),
        ],
        "shortcuts": [
            {"name": say(who.language, "clock-title"), "url": "/clock", "icons": [icon(192, "any")]},
        ],
    });
    let kind = "application/manifest+json";
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], manifest.to_string()).into_response()
}

/// Tables are for those who have their link: nobody shall find them by searching. Whoever only fetches a
/// preview for a link that somebody sends may look.
const ROBOTS: &str = "\
User-agent: Twitterbot
User-agent: facebookexternalhit
User-agent: LinkedInBot
User-agent: Slackbot-LinkExpanding
User-agent: Discordbot
User-agent: TelegramBot
User-agent: WhatsApp
User-agent: Mastodon
Disallow: /api/

User-agent: *
Disallow: /api/
Disallow: /admin/
Disallow: /notifications/
Disallow: /me
Disallow: /table/
";

async fn robots() -> Response {
    let kind = "text/plain; charset=utf-8";
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, A_DAY)], ROBOTS).into_response()
}
