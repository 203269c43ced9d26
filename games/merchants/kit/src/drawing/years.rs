//! The time track.

use std::cmp::Ordering;

use damrak_core::{Arg, Phrase};
use damrak_merchants::{Area, YearEvent, YearView};

use super::plan::{self, YEAR};
use super::{Brush, icons, names};
use damrak_draw::svg::Pen;

pub(super) fn draw(pen: &mut Pen, brush: &Brush<'_>) {
    let now = usize::from(brush.view.year);
    let (wide, high) = YEAR;
    for (index, year) in brush.view.board.years.iter().enumerate() {
        let (x, y) = plan::year(index);
        let class = match (index < now, year.event.scores().is_empty()) {
            (true, true) => "year past",
            (true, false) => "year past scoring",
            (false, true) => "year",
            (false, false) => "year scoring",
        };
        pen.rect(class, x - wide / 2, y - high / 2, wide, high, 8);
    }
    draw_figure(pen, brush, now);
    for (index, year) in brush.view.board.years.iter().enumerate() {
        let (x, y) = plan::year(index);
        let class = match index.cmp(&now) {
            Ordering::Less => "year-words gone",
            Ordering::Equal => "year-words now",
            Ordering::Greater => "year-words",
        };
        pen.group(class, x, y, |pen| draw_year(pen, brush, index, year));
    }
}

/// The space on which the figure stands, and the figure; it goes from year to year.
fn draw_figure(pen: &mut Pen, brush: &Brush<'_>, now: usize) {
    let (x, y) = plan::year(now);
    let tag = pen.tag("g").class("piece figure").attr("id", "figure").attr("data-key", "figure");
    tag.at(x, y).around(|pen| {
        pen.title(&brush.label("merchants-draw-figure"));
        pen.rect("year-now", -YEAR.0 / 2, -YEAR.1 / 2, YEAR.0, YEAR.1, 8);
        pen.group("", -33, 22, icons::figure);
    });
}

fn draw_year(pen: &mut Pen, brush: &Brush<'_>, index: usize, year: &YearView) {
    pen.title(&brush.say(&words(brush, index)));
    let (wide, high) = YEAR;
    pen.rect("spot", -wide / 2, -high / 2, wide, high, 8);
    pen.label("year-name", 0, -17, &name(brush, &year.year));
    brush.mark(pen, year.provenance, 33, -27);
    if let Some(sign) = icons::of_year(year.event) {
        pen.group("", 0, 10, |pen| pen.path("sign-line", sign));
        return;
    }
    if let (Some([first, ..]), Some([second, ..])) = (year.first, year.second) {
        pen.label("year-pays", 0, 5, &format!("{first}·{second}"));
        pen.label("year-area", 0, 24, &brush.label_within(scored_in_short(year.event)));
    }
}

/// The year on which the figure stands.
pub(super) fn now(brush: &Brush<'_>) -> String {
    let year = brush.view.board.years.get(usize::from(brush.view.year));
    year.map(|year| name(brush, &year.year)).unwrap_or_default()
}

/// A year as people write it.
pub(super) fn name(brush: &Brush<'_>, printed: &str) -> String {
    match damrak_merchants::year(printed) {
        Arg::Phrase(phrase) => brush.say_within(&phrase),
        _ => printed.to_owned(),
    }
}

fn scored_in_short(event: YearEvent) -> &'static str {
    match event.scores() {
        [area] => names::area_in_short(*area),
        _ => "merchants-draw-short-all",
    }
}

/// A year with what it brings, what that pays, and its sentence of history.
pub(super) fn words(brush: &Brush<'_>, index: usize) -> Phrase {
    let Some(year) = brush.view.board.years.get(index) else {
        return Phrase::new("merchants-year-none");
    };
    let key = match (year.first, &year.history) {
        (Some(_), Some(_)) => "merchants-draw-year-pays-history",
        (Some(_), None) => "merchants-draw-year-pays",
        (None, Some(_)) => "merchants-draw-year-history",
        (None, None) => "merchants-draw-year",
    };
    let phrase = Phrase::new(key)
        .with("year", damrak_merchants::year(&year.year))
        .with("brings", names::brings(year.event))
        .with("first", amounts(year.first.unwrap_or_default()))
        .with("second", amounts(year.second.unwrap_or_default()));
    match &year.history {
        Some(history) => phrase.with("history", history.clone()),
        None => phrase,
    }
}

/// Amounts by rank.
pub(super) fn amounts(amounts: [u16; 4]) -> String {
    amounts.map(|amount| amount.to_string()).join("/")
}

/// The next year in which an area is scored.
pub(super) fn next_scoring<'a>(brush: &Brush<'a>, area: Area) -> Option<&'a YearView> {
    let years = brush.view.board.years.iter().skip(usize::from(brush.view.year) + 1);
    years.into_iter().find(|year| year.event.scores().contains(&area))
}
