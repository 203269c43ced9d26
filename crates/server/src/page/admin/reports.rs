//! What people have reported, with the talk around it.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_store::{ChatLine, Order, Report, ReportQuery};
use damrak_words::Language;
use maud::{Markup, html};

use super::{Top, done, office, reason, somebody};
use crate::app::App;
use crate::care::{carry_out, reports};
use crate::page::shell::{say, sorry};
use crate::page::site::report::reason_of;
use crate::who::{Admin, Who};
use damrak_pages::site::fields::Fields;
use damrak_pages::site::shown;
use damrak_table::Problem;

const ROOM: &str = "/admin/reports";
/// How many reports a page shows.
const SHOWN: u32 = 30;

pub(super) async fn list(
    State(app): State<App>,
    _: Admin,
    who: Who,
    Query(fields): Query<Fields>,
) -> Response {
    let handled = fields.get("list") == Some("handled");
    present(&app, &who, handled, &done(fields.get("done"))).await
}

async fn present(app: &App, who: &Who, handled: bool, top: &Top<'_>) -> Response {
    let language = who.language;
    let query = if handled { ReportQuery::Handled } else { ReportQuery::Open };
    let found = async {
        let mut found = Vec::new();
        for report in app.store().reports(query, SHOWN).await? {
            let talk = reports::talk_around(app, &report).await?;
            found.push((report, talk));
        }
        Ok::<_, Problem>(found)
    };
    let found = match found.await {
        Ok(found) => found,
        Err(problem) => return sorry(who, &problem),
    };
    let way = |is_here: bool, address: &str, key| {
        html! { a.pill href=(address) aria-current=[is_here.then_some("true")] { (say(language, key)) } }
    };
    let body = html! {
        p.pills {
            (way(!handled, ROOM, "admin-open"))
            (way(handled, "/admin/reports?list=handled", "admin-handled"))
        }
        @if found.is_empty() { section.tile { p.inside.first.muted { (say(language, "admin-no-reports")) } } }
        @for (report, talk) in &found { (tile(report, talk, language)) }
    };
    office(who, ROOM, &say(language, "admin-reports"), top, &body)
}

fn tile(report: &Report, talk: &[ChatLine], language: Language) -> Markup {
    let word = |key| say(language, key);
    html! {
        section.tile id={ "report-" (report.number) } {
            h2 { (somebody(&report.about, language)) ": " (reason_of(report, language)) }
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

pub(super) async fn handle(
    State(app): State<App>,
    Admin(known): Admin,
    who: Who,
    Path(number): Path<i64>,
    Form(fields): Form<Fields>,
) -> Response {
    match carry_out(&app, &known, Order::Handle(number), fields.or("reason", "")).await {
        Ok(()) => Redirect::to(&format!("{ROOM}?done=handle")).into_response(),
        Err(problem) => present(&app, &who, false, &Top::Problem(&problem)).await,
    }
}
