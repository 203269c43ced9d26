//! What people have reported, with the talk around it.

use damrak_store::{ChatLine, Report};
use damrak_words::Language;
use maud::{Markup, html};

use super::{Top, office, reason, somebody};
use crate::shell::say;
use crate::site::report::{Reasons, reason_of};
use crate::site::shown;
use crate::{Page, Visitor};

const ROOM: &str = "/admin/reports";

/// Which reports are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Those that wait for an admin.
    Open,
    /// Those that have been dealt with.
    Handled,
}

/// A report, and what was said at the table around then.
#[derive(Clone, Debug)]
pub struct Reported {
    /// The report.
    pub report: Report,
    /// What was said.
    pub talk: Vec<ChatLine>,
}

/// A list of reports.
pub fn page(who: &Visitor, list: List, found: &[Reported], reasons: Reasons, top: Top<'_>) -> Page {
    let language = who.language;
    let way = |is_here: bool, address: &str, key| {
        html! { a.pill href=(address) aria-current=[is_here.then_some("true")] { (say(language, key)) } }
    };
    let body = html! {
        p.pills {
            (way(list == List::Open, ROOM, "admin-open"))
            (way(list == List::Handled, "/admin/reports?list=handled", "admin-handled"))
        }
        @if found.is_empty() { section.tile { p.inside.first.muted { (say(language, "admin-no-reports")) } } }
        @for Reported { report, talk } in found { (tile(report, talk, reasons, language)) }
    };
    office(who, ROOM, &say(language, "admin-reports"), top, &body)
}

fn tile(report: &Report, talk: &[ChatLine], reasons: Reasons, language: Language) -> Markup {
    let word = |key| say(language, key);
    html! {
        section.tile id={ "report-" (report.number) } {
            h2 { (somebody(&report.about, language)) ": " (reason_of(report, reasons, language)) }
            .inside {
                p.muted {
                    (word("admin-reported-by")) " " (somebody(&report.reporter, language)) " · "
                    (shown::moment(report.at)) " · "
                    a href={ "/table/" (report.table) } { (word("admin-table")) }
                }
                @if !report.text.is_empty() { blockquote.told { (report.text) } }
                details open[report.handled.is_none()] {
                    summary { (word("admin-talk")) }
                    @if talk.is_empty() { p.muted { (word("admin-no-talk")) } }
                    ol.lines.flat {
                        @for line in talk {
                            li.accused[line.person == report.about.id] { b { (line.name) } " " (line.text) }
                        }
                    }
                }
                @match report.handled {
                    Some(at) => p.muted { (word("admin-handled")) " · " (shown::moment(at)) },
                    None => form.row method="post" action={ (ROOM) "/" (report.number) "/handle" } {
                        (reason(language))
                        button { (word("admin-handle")) }
                    },
                }
            }
        }
    }
}
