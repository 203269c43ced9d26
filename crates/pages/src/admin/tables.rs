//! Tables: their heads, and closing one.

use damrak_kit::Kits;
use damrak_store::{Found, Status, TableHead};
use damrak_words::Language;
use maud::{Markup, html};

use super::{Top, office, reason, search};
use crate::shell::say;
use crate::site::shown;
use crate::{Page, Visitor};

const ROOM: &str = "/admin/tables";

const fn status(head: &TableHead) -> &'static str {
    match head.status {
        Status::Gathering => "admin-status-gathering",
        Status::Playing => "admin-status-playing",
        Status::Over => "admin-status-over",
        Status::Closed => "admin-status-closed",
    }
}

/// The tables that fit some words.
pub fn page(who: &Visitor, kits: &Kits, text: &str, found: &Found, top: Top<'_>) -> Page {
    let language = who.language;
    let body = html! {
        (search(language, ROOM, text))
        p.muted { (say(language, "admin-tables-help")) }
        section.tile {
            @if found.heads.is_empty() { p.inside.first.muted { (say(language, "admin-no-tables")) } }
            ul.rows.inside.first { @for head in &found.heads { (row(kits, head, language)) } }
        }
        @if found.next.is_some() { p.muted { (say(language, "admin-more-found")) } }
    };
    office(who, ROOM, &say(language, "admin-tables"), top, &body)
}

fn row(kits: &Kits, head: &TableHead, language: Language) -> Markup {
    let game = kits.find(&head.game).map_or(head.game.as_str(), |kit| kit.info().title);
    let names: Vec<&str> =
        head.seats.iter().map(|seat| seat.name.as_str()).filter(|name| !name.is_empty()).collect();
    let open = matches!(head.status, Status::Gathering | Status::Playing);
    html! {
        li.table-row {
            span.what {
                b { a href={ "/table/" (head.id) } { (head.title) } }
                small { (game) " · " (say(language, status(head))) @if !head.public { " · " (say(language, "admin-not-listed")) } " · " (shown::day(head.changed)) }
                small { (names.join(", ")) }
            }
            @if open {
                details.deed {
                    summary { (say(language, "admin-close")) }
                    form method="post" action={ (ROOM) "/" (head.id) "/close" } {
                        p.muted { (say(language, "admin-close-help")) }
                        .row { (reason(language)) button { (say(language, "admin-close")) } }
                    }
                }
            }
        }
    }
}
