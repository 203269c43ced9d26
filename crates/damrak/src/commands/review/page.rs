//! A review as a page of its own.

use damrak_bots::Moment;
use damrak_draw::style;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::report::{Report, Told, percent_short};

/// What the page adds to the colours of the drawings.
const LOOK: &str = "\
body { margin: 0; background: var(--paper); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1, h2 { font-family: var(--serif); color: var(--ink); line-height: 1.2; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
th { color: var(--muted); font-weight: 600; }
td.number, th.number { text-align: right; white-space: nowrap; }
tr:target { background: var(--pays); }
a { color: var(--ink); }
.said { white-space: pre-wrap; }
@media (max-width: 58rem) { .wide .sheet { max-width: none; } }
summary { cursor: pointer; padding: .6rem 0; color: var(--ink); font-weight: 600; }
.wide { overflow-x: auto; }";

/// The whole page; it needs no other file and runs no script.
pub(super) fn write(report: &Report<'_>) -> String {
    let link = |told: &Told<'_>| format!("#{}", anchor(told.moment));
    let plot = report.plot(Some(&link));
    let title = report.title();
    let page = html! {
        (DOCTYPE)
        html lang=(report.voice.language()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(style::all())) (PreEscaped(LOOK)) }
            }
            body {
                main {
                    h1 { (title) }
                    div.wide tabindex="0" { (PreEscaped(&plot.svg)) }
                    (told(report, "cli-review-turns", "cli-review-no-turns", &report.turning_points()))
                    (told(report, "cli-review-strokes", "cli-review-no-strokes", &report.strokes()))
                    (people(report))
                    (all(report))
                }
            }
        }
    };
    page.into_string()
}

/// Where a decision stands in the table of all.
fn anchor(moment: &Moment) -> String {
    format!("decision-{}", moment.decision)
}

fn told(
    report: &Report<'_>,
    heading: &'static str,
    nothing: &'static str,
    told: &[Told<'_>],
) -> Markup {
    html! {
        h2 { (report.voice.word(heading)) }
        @if told.is_empty() {
            p { (report.voice.word(nothing)) }
        } @else {
            table {
                @for one in told {
                    tr {
                        td.number { (one.label) }
                        td { a href={ "#" (anchor(one.moment)) } { (report.when(one.moment)) } }
                        td.said { (one.lines.join("\n")) }
                    }
                }
            }
        }
    }
}

fn people(report: &Report<'_>) -> Markup {
    let rows = report.people();
    html! {
        h2 { (report.voice.word("cli-review-people")) }
        table {
            @for (index, row) in rows.iter().enumerate() {
                tr {
                    @for (column, cell) in row.iter().enumerate() {
                        @if index == 0 {
                            th.number[column > 0] scope="col" { (cell) }
                        } @else {
                            td.number[column > 0] { (cell) }
                        }
                    }
                }
            }
        }
    }
}

/// Every decision with everybody's chances after it.
fn all(report: &Report<'_>) -> Markup {
    let chances = |chances: &[f32]| {
        html! { @for chance in chances { td.number { (percent_short(*chance)) } } }
    };
    html! {
        details open {
            summary { (report.voice.word("cli-review-all")) }
            div.wide tabindex="0" {
                table {
                    tr {
                        th.number scope="col" { (report.word("cli-review-decision")) }
                        @for name in report.names() { th.number scope="col" { (name) } }
                        th { }
                    }
                    tr {
                        td.number { "0" }
                        (chances(report.start()))
                        td { (report.word("cli-deal")) }
                    }
                    @for moment in report.moments() {
                        tr id=(anchor(moment)) {
                            td.number { (moment.decision) }
                            (chances(&moment.chances))
                            td.said { (report.voice.name(moment.seat)) ": " (report.done(moment)) }
                        }
                    }
                }
            }
        }
    }
}
