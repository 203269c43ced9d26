//! What admins did: kept for good.

use damrak_store::{Act, Deed};
use damrak_words::Language;
use maud::{Markup, html};

use super::{Top, office, somebody};
use crate::shell::say;
use crate::site::shown;
use crate::{Page, Visitor};

const ROOM: &str = "/admin/log";
/// How many lines a page shows.
pub const SHOWN: u32 = 50;

const fn act(act: Act) -> &'static str {
    match act {
        Act::Block => "admin-did-block",
        Act::Unblock => "admin-did-unblock",
        Act::Grant => "admin-did-grant",
        Act::Revoke => "admin-did-revoke",
        Act::EndSessions => "admin-did-end-sessions",
        Act::Link => "admin-did-link",
        Act::Password => "admin-did-password",
        Act::CloseTable => "admin-did-close",
        Act::Handle => "admin-did-handle",
    }
}

/// A page of the log.
pub fn page(who: &Visitor, deeds: &[Deed]) -> Page {
    let language = who.language;
    let oldest = deeds.last().filter(|_| deeds.len() == SHOWN as usize);
    let body = html! {
        p.muted { (say(language, "admin-log-help")) }
        section.tile {
            @if deeds.is_empty() { p.inside.first.muted { (say(language, "admin-log-empty")) } }
            ol.rows.inside.first { @for deed in deeds { (line(deed, language)) } }
        }
        @if let Some(oldest) = oldest {
            p { a.button href={ (ROOM) "?before=" (oldest.number) } { (say(language, "admin-older")) } }
        }
    };
    office(who, ROOM, &say(language, "admin-log"), Top::Nothing, &body)
}

fn line(deed: &Deed, language: Language) -> Markup {
    html! {
        li {
            span.what {
                span {
                    b { (say(language, act(deed.act))) }
                    @if let Some(person) = &deed.person { " · " (somebody(person, language)) }
                    @if let Some(table) = &deed.table { " · " a href={ "/table/" (table) } { (table) } }
                    @if let Some(report) = deed.report { " · " a href={ "/admin/reports?list=handled#report-" (report) } { (report) } }
                }
                @if !deed.note.is_empty() { span.told { (deed.note) } }
                small {
                    @match &deed.by {
                        Some(by) => (somebody(by, language)),
                        None => (say(language, "admin-command-line")),
                    }
                    " · " (shown::moment(deed.at))
                }
            }
        }
    }
}
