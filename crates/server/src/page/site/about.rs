//! What this is, who made the games, and what is kept about people.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use damrak_core::{GameInfo, Phrase};
use maud::html;

use crate::app::App;
use crate::page::shell::{page, say, say_phrase};
use crate::who::Who;
use damrak_pages::site::motifs;

pub(super) async fn show(State(app): State<App>, who: Who) -> Response {
    let language = who.language;
    let word = |key| say(language, key);
    let games: Vec<&GameInfo> = app.hub.registry().games().collect();
    let version = Phrase::new("site-version").with("version", env!("CARGO_PKG_VERSION"));
    let title = word("site-about");
    let body = html! {
        .prose.about-page {
            h1 { (title) }
            .strip { (motifs::skyline()) }
            section.tile { h2 { (word("site-about-what")) } .inside {
                p { (word("page-what")) }
                p { (word("site-about-fair")) }
            } }
            section.tile { h2 { (word("site-credits")) } .inside {
                dl.credits {
                    @for info in &games { dt { (info.title) } dd { (info.designers) } }
                }
                @for kit in app.hub.kits().iter().filter(|kit| kit.clock.is_some()) {
                    @let owners = Phrase::new("clock-for-owners").with("game", kit.info().title);
                    p { (say_phrase(who.language, &owners)) " " a href="/clock" { (word("clock-title")) } }
                }
                p { (word("page-unofficial")) " " (word("site-about-unofficial")) }
            } }
            section.tile { h2 { (word("site-privacy")) } .inside {
                p { (word("site-privacy-kept")) }
                p { (word("site-privacy-shared")) }
                p { (word("site-privacy-gone")) }
                p { (word("site-privacy-take")) " " a href="/me#data" { (word("site-own-data")) } }
            } }
            section.tile { h2 { (word("site-hosting")) } .inside {
                p { (word("site-hosting-how")) }
                p { a href="/api/v1/openapi.json" { (word("site-for-programs")) } }
                p.muted { (say_phrase(language, &version)) " · MIT / Apache-2.0" }
            } }
        }
    };
    page(&who, &title, &body).into_response()
}
