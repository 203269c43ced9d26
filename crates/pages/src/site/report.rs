//! Telling the admins about somebody met at a table.

use damrak_store::{Person, Report, TableId};
use damrak_words::Language;
use maud::{Markup, html};

use super::fields::Fields;
use super::forms::field;
use super::shown;
use crate::shell::say;
use crate::{Page, Visitor};
use damrak_table::Problem;

/// What a report can be about: a word for programs, and the key of what it is called.
pub type Reasons = &'static [(&'static str, &'static str)];

/// How far somebody is with a report.
#[derive(Clone, Copy, Debug)]
pub enum Stage<'a> {
    /// They fill it in.
    Writing,
    /// It was not taken.
    Refused(&'a Problem),
    /// It was sent.
    Sent,
}

/// What can be told, and about whom.
#[derive(Clone, Debug)]
pub struct Form {
    /// Whom somebody met at the table.
    pub company: Vec<Person>,
    /// What can be told of them.
    pub reasons: Reasons,
    /// In at most so many letters.
    pub longest: usize,
}

/// The form.
pub fn page(
    who: &Visitor,
    table: &TableId,
    Form { company, reasons, longest }: &Form,
    filled: &Fields,
    stage: Stage<'_>,
) -> Page {
    let (done, problem) = match stage {
        Stage::Writing => (false, None),
        Stage::Refused(problem) => (false, Some(problem)),
        Stage::Sent => (true, None),
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
                                @for person in company { option value=(person.id) selected[person.id.0 == about] { (person.name) } }
                            }
                        }))
                        (field(&word("admin-report-why"), &html! {
                            select name="reason" required {
                                @for (value, key) in *reasons { option value=(value) selected[*value == reason] { (word(key)) } }
                            }
                        }))
                        (field(&word("admin-report-what"), &html! { textarea name="text" rows="5" maxlength=(longest) { (filled.or("text", "")) } }))
                        button.main { (word("admin-report-send")) }
                    }
                }
            }
            p { a.button href={ "/table/" (table) } { (word("page-to-table")) } }
        }
    };
    Page::new(title, body).because_of(problem)
}

/// What somebody has reported, and whether it has been dealt with; nothing if that is nothing.
pub(super) fn own(reports: &[Report], reasons: Reasons, language: Language) -> Markup {
    if reports.is_empty() {
        return html! {};
    }
    let state = |report: &Report| match report.handled {
        Some(_) => "admin-handled",
        None => "admin-open",
    };
    html! {
        section.tile #reports {
            h2 { (say(language, "admin-own-reports")) }
            ul.rows.inside {
                @for report in reports {
                    li {
                        span.what {
                            b { @match &report.about.name { Some(name) => (name), None => (say(language, "admin-gone")) } }
                            small { (reason_of(report, reasons, language)) " · " (shown::day(report.at)) }
                        }
                        span.tag { (say(language, state(report))) }
                    }
                }
            }
        }
    }
}

/// What a report is about, in a few words.
pub(crate) fn reason_of(report: &Report, reasons: Reasons, language: Language) -> String {
    let known = reasons.iter().find(|(word, _)| *word == report.reason);
    known.map_or_else(|| report.reason.clone(), |(_, key)| say(language, key))
}
