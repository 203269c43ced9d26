//! Boards as images: of a table as whoever looks may see it, and of a game in the midst of play.

use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};
use damrak_draw::Theme;
use damrak_pages::book::figures;
use damrak_pages::{poster, preview};
use damrak_store::TableId;
use damrak_table::Problem;
use serde::Deserialize;

use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::who::Who;

const SVG: &str = "image/svg+xml";
/// Pictures of games change with the program only.
const A_DAY: &str = "public, max-age=86400";
/// What one person may see is kept by their browser alone, and for a moment only: decisions may be taken back.
const OWN_FOR_A_MOMENT: &str = "private, max-age=10";

/// By day or by night.
#[derive(Deserialize)]
pub(super) struct Light {
    #[serde(default)]
    light: String,
}

/// The board of a table.
pub(super) async fn of_table(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(Light { light }): Query<Light>,
    who: Who,
) -> Result<Response, Refusal> {
    let theme = if light == Theme::Night.name() { Theme::Night } else { Theme::Day };
    let drawn = async {
        let visit = app.hub.visit(&TableId(table), who.id()).await?;
        preview::board(&visit, who.language).ok_or_else(Problem::not_found)
    };
    let image = drawn.await.in_language(who.language)?.as_image(theme);
    let robots = (HeaderName::from_static("x-robots-tag"), "noindex");
    let headers = [(CONTENT_TYPE, SVG), (CACHE_CONTROL, OWN_FOR_A_MOMENT), robots];
    Ok((headers, image).into_response())
}

/// The picture of a game that newcomers are shown.
pub(super) async fn of_game(
    State(app): State<App>,
    Path((_, name)): Path<(String, String)>,
    who: Who,
) -> Result<Response, Refusal> {
    let found = poster::read_name(&name)
        .and_then(|(game, language, theme)| figures::poster(app.hub.kits(), game, language, theme));
    let image = found.ok_or_else(Problem::not_found).in_language(who.language)?;
    Ok(([(CONTENT_TYPE, SVG), (CACHE_CONTROL, A_DAY)], image.to_string()).into_response())
}
