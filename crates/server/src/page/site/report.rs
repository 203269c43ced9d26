//! Telling the admins about somebody met at a table.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use damrak_store::{PersonId, Report, ReportQuery, TableId};
use damrak_words::Language;
use maud::{Markup, html};

use super::me::field;
use crate::app::App;
use crate::care::reports::{Complaint, LONGEST, REASONS, company, report};
use crate::page::shell::{page, say, sorry, status_of};
use crate::who::{Known, Who};
use damrak_pages::site::fields::Fields;
use damrak_pages::site::shown;
use damrak_table::Problem;

/// How many of one's own reports are listed.
const LISTED: u32 = 20;

/// The form.
pub(super) async fn show(
    State(app): State<App>,
    who: Who,
    Path(table): Path<String>,
    Query(fields): Query<Fields>,
) -> Response {
    let done = fields.get("done").is_some();
    form(&app, &who, &TableId(table), &fields, done, None).await
}

async fn form(
    app: &App,
    who: &Who,
    table: &TableId,
    filled: &Fields,
    done: bool,
    problem: Option<&Problem>,
) -> Response {
    let found = async { company(app, &who.known()?.person.id, table).await };
    let company = match found.await {
        Ok(company) => company,
        Err(problem) => return sorry(who, &problem),
    };
    let language = who.language;
    let word = |key| say(language, key);
    let title = word("admin-report");
    let about = filled.or("about", "");
    let reason = filled.or("reason", "");
    let body = html! {
        .prose.narrow {
            h1 { (title) }
            @if done { (shown::notice(&word("admin-report-done"))) }
            @if let Some(problem) = problem { (shown::problem(language, problem, None)) }
            @if company.is_empty() { p { (word("admin-report-alone")) } }
            @else if !done {
                section.tile {
                    form.fields.inside method="post" action={ "/table/" (table) "/report" } {
                        p.muted { (word("admin-report-help")) }
                        (field(&word("admin-report-whom"), &html! {
                            select name="about" required {
                                @for person in &company { option value=(person.id) selected[person.id.0 == about] { (person.name) } }
                            }
                        }))
                        (field(&word("admin-report-why"), &html! {
                            select name="reason" required {
                                @for (value, key) in REASONS { option value=(value) selected[*value == reason] { (word(key)) } }
                            }
                        }))
                        (field(&word("admin-report-what"), &html! { textarea name="text" rows="5" maxlength=(LONGEST) { (filled.or("text", "")) } }))
                        button.main { (word("admin-report-send")) }
                    }
                }
            }
            p { a.button href={ "/table/" (table) } { (word("page-to-table")) } }
        }
    };
    let status = problem.map(status_of);
    (status.unwrap_or_default(), page(who, &title, &body)).into_response()
}

pub(super) async fn send(
    State(app): State<App>,
    who: Who,
    Path(table): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let table = TableId(table);
    let complaint = Complaint {
        about: PersonId(fields.or("about", "").to_owned()),
        reason: fields.or("reason", "").to_owned(),
        text: fields.or("text", "").to_owned(),
    };
    let owner = match who.owner() {
        Ok(owner) => owner,
        Err(problem) => return sorry(&who, &problem),
    };
    match report(&app, &owner, &table, complaint).await {
        Ok(_) => Redirect::to(&format!("/table/{table}/report?done=sent")).into_response(),
        Err(problem) => form(&app, &who, &table, &fields, false, Some(&problem)).await,
    }
}

/// What somebody has reported, and whether it has been dealt with; nothing if that is nothing.
pub(super) async fn own(app: &App, known: &Known, language: Language) -> Result<Markup, Problem> {
    let query = ReportQuery::By(known.person.id.clone());
    let reports = app.store().reports(query, LISTED).await?;
    if reports.is_empty() {
        return Ok(html! {});
    }
    let state = |report: &Report| match report.handled {
        Some(_) => "admin-handled",
        None => "admin-open",
    };
    Ok(html! {
        section.tile #reports {
            h2 { (say(language, "admin-own-reports")) }
            ul.rows.inside {
                @for report in &reports {
                    li {
                        span.what {
                            b { @match &report.about.name { Some(name) => (name), None => (say(language, "admin-gone")) } }
                            small { (reason_of(report, language)) " · " (shown::day(report.at)) }
                        }
                        span.tag { (say(language, state(report))) }
                    }
                }
            }
        }
    })
}

/// What a report is about, in a few words.
pub(in crate::page) fn reason_of(report: &Report, language: Language) -> String {
    let known = REASONS.iter().find(|(word, _)| *word == report.reason);
    known.map_or_else(|| report.reason.clone(), |(_, key)| say(language, key))
}
