//! Reports: what people tell the admins about somebody they met at a table.

use std::collections::BTreeSet;

use damrak_store::{ChatLine, Millis, NewReport, Person, PersonId, Report, ReportQuery, TableId};

use crate::app::App;
use crate::limits::{Caller, Rate};
use crate::who::Owner;
use damrak_table::text::disturbs;
use damrak_table::{Problem, ProblemKind};

/// The longest text of a report.
pub(crate) const LONGEST: usize = 1000;
/// So many reports of one person may be open at once.
const OPEN: usize = 20;

/// So many lines of chat are shown with a report, up to so long after it.
const LINES: u32 = 30;
const AFTERWARDS: Millis = 10 * 60_000;

/// What a report can be about: a word for programs, and what it is called.
pub(crate) const REASONS: &[(&str, &str)] = &[
    ("insults", "admin-reason-insults"),
    ("cheating", "admin-reason-cheating"),
    ("spoiling", "admin-reason-spoiling"),
    ("name", "admin-reason-name"),
    ("other", "admin-reason-other"),
];

/// What somebody reports.
#[derive(Clone, Debug)]
pub(crate) struct Complaint {
    /// About whom.
    pub about: PersonId,
    /// One of [`REASONS`].
    pub reason: String,
    /// In their own words.
    pub text: String,
}

/// Whom somebody can report at a table: everybody else who sits there or has said something there. Only those who do
/// so themselves are told.
pub(crate) async fn company(
    app: &App,
    me: &PersonId,
    table: &TableId,
) -> Result<Vec<Person>, Problem> {
    let seated = app.hub.head(table).await?.seats.into_iter().filter_map(|seat| seat.person);
    let mut there: BTreeSet<PersonId> = seated.collect();
    there.extend(app.store().talkers(table).await?);
    if !there.remove(me) {
        return Err(Problem::new(ProblemKind::Forbidden, "forbidden", "admin-report-not-there"));
    }
    let mut company = Vec::new();
    for id in &there {
        company.extend(app.store().person(id).await?);
    }
    company.sort_by_key(|person| person.name.to_lowercase());
    Ok(company)
}

/// What was said at the table before a report and shortly after it.
pub(crate) async fn talk_around(app: &App, report: &Report) -> Result<Vec<ChatLine>, Problem> {
    Ok(app.store().chat_until(&report.table, report.at + AFTERWARDS, LINES).await?)
}

/// Tells the admins about somebody; the number of the report.
pub(crate) async fn report(
    app: &App,
    known: &Owner,
    table: &TableId,
    complaint: Complaint,
) -> Result<i64, Problem> {
    let me = &known.person.id;
    let text = complaint.text.replace("\r\n", "\n").trim().to_owned();
    let is_plain = |c: char| c == '\n' || !disturbs(c);
    if text.chars().count() > LONGEST || !text.chars().all(is_plain) {
        return Err(Problem::bad("admin-report-text").with("most", LONGEST as u32));
    }
    if !REASONS.iter().any(|(word, _)| *word == complaint.reason) {
        return Err(Problem::bad("admin-report-reason"));
    }
    let company = company(app, me, table).await?;
    if !company.iter().any(|person| person.id == complaint.about) {
        return Err(Problem::bad("admin-report-nobody"));
    }
    app.limits.check(Rate::Reports, Caller::Person(me.clone()))?;
    let own = app.store().reports(ReportQuery::By(me.clone()), 200).await?;
    let open = own.iter().filter(|report| report.handled.is_none());
    if open.clone().count() >= OPEN {
        return Err(Problem::not_now("admin-report-enough"));
    }
    let same = |report: &&Report| report.about.id == complaint.about && report.table == *table;
    if open.clone().any(|report| same(&report)) {
        return Err(Problem::not_now("admin-report-twice"));
    }
    let report = NewReport {
        at: damrak_table::wall_clock(),
        reporter: me.clone(),
        about: complaint.about,
        table: table.clone(),
        reason: complaint.reason,
        text,
    };
    Ok(app.store().add_report(report).await?)
}
