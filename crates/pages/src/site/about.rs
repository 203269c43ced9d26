//! What this is, who made the games, and what is kept about people.

use damrak_core::Phrase;
use damrak_kit::Kits;
use maud::html;

use super::motifs;
use crate::shell::{say, say_phrase};
use crate::{Page, Visitor};

/// The page.
pub fn page(who: &Visitor, kits: &Kits) -> Page {
    let language = who.language;
    let word = |key| say(language, key);
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
                    @for info in kits.iter().map(|kit| kit.info()) { dt { (info.title) } dd { (info.designers) } }
                }
                @for kit in kits.iter().filter(|kit| kit.clock.is_some()) {
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
    Page::new(title, body)
}
