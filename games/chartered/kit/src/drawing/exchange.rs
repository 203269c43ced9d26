//! The exchange: what every company is worth, the lines that bring events, and who has how many shares.

use damrak_chartered::{CompanyView, StageView};
use damrak_core::Phrase;

use super::{Brush, COLOURS, LEAST, MOST, TRAY, florins, icons};
use damrak_draw::Sheet;
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;

const SHEET: &str = "exchange";
const TOP: i32 = 54;
const ROW: i32 = 86;
/// The plate of a company, the chart, and the plate of one's own shares.
const PLATE: i32 = 190;
const CHART: (i32, i32) = (216, 528);
const SHARE: (i32, i32) = (546, 86);
/// Where a token stands in its row, and the holders below it.
const TRACK: i32 = 27;
const HOLDERS: i32 = 64;

pub(super) fn draw(brush: &Brush<'_>) -> Option<Sheet> {
    let view = brush.view;
    let height = TOP + ROW * view.companies.len() as i32 + 6;
    let lines: Vec<String> = view.board.lines.iter().map(florins).collect();
    let about = Phrase::new("chartered-draw-exchange-about").with("lines", lines.join(", "));
    let about = brush.say(&about);
    let title = brush.label("chartered-draw-exchange");
    Some(brush.context.sheet(SHEET, (TRAY, height), title, &about, 32 * 1024, |pen| {
        strokes::patterns(pen, SHEET, COLOURS);
        strokes::sea(pen, SHEET, TRAY, height);
        draw_scale(pen, brush);
        for (index, company) in view.companies.iter().enumerate() {
            draw_row(pen, brush, company, TOP + ROW * index as i32);
        }
    }))
}

/// Where a value of the chart lies.
fn at(value: u16) -> i32 {
    let width = CHART.1 - CHART.0;
    let steps = i32::from(MOST - LEAST);
    CHART.0 + i32::from(value.clamp(LEAST, MOST) - LEAST) * width / steps
}

/// An event line lies between a value and the next.
fn line_at(value: u16) -> i32 {
    (at(value) + at(value + 10)) / 2
}

/// The values above the chart: its ends and the event lines.
fn draw_scale(pen: &mut Pen, brush: &Brush<'_>) {
    for value in [LEAST, MOST] {
        pen.label("scale", at(value), 46, &value.to_string());
    }
    for line in &brush.view.board.lines {
        let x = line_at(*line);
        pen.scaled(x, 19, 7, |pen| pen.path("bell", BELL));
        pen.label("scale", x, 46, &line.to_string());
    }
    if brush.me().is_some() {
        let own = brush.label("chartered-draw-yours");
        pen.label("caption", SHARE.0 + SHARE.1 / 2, 44, &own);
    }
}

/// An event is called out.
const BELL: &str = "M-11 8Q-7 5-7-3q0-8 7-8t7 8q0 8 4 11zM-3 10q3 4 6 0M0-11v-3";

fn draw_row(pen: &mut Pen, brush: &Brush<'_>, found: &CompanyView, y: i32) {
    draw_company(pen, brush, found, y);
    draw_track(pen, brush, found, y);
    draw_holders(pen, brush, found, y);
    draw_shares(pen, brush, found, y);
}

/// Whether companies are pointed at here; while they merge or are founded it is elsewhere.
fn is_pointed_at(brush: &Brush<'_>) -> bool {
    !matches!(
        brush.view.stage,
        StageView::Founding { .. } | StageView::Bonus { .. } | StageView::Merging { .. }
    )
}

/// The plate of a company: buying a share, or putting one up for auction.
fn draw_company(pen: &mut Pen, brush: &Brush<'_>, found: &CompanyView, y: i32) {
    let company = found.company;
    let target = ["company-", company.name()];
    let tag = pen.tag("g").class("cell");
    let tag = match is_pointed_at(brush) {
        true => tag.parts("data-target", &target),
        false => tag,
    };
    tag.at(6, y).around(|pen| {
        pen.title(&brush.say(&company_phrase(found)));
        pen.rect("desk", 2, 3, PLATE - 4, ROW - 6, 10);
        let class = if found.hq.is_some() { "" } else { "dormant" };
        pen.group(class, 26, ROW / 2, |pen| icons::chip(pen, company));
        pen.label("word at-left", 50, 35, &brush.company_name(company));
        match found.price {
            Some(price) => {
                pen.label("value at-left", 50, 64, &florins(found.value));
                if price != found.value {
                    let price = Phrase::new("chartered-draw-share-price").with("price", price);
                    let price = brush.say_within(&price);
                    pen.label("card-small at-right", PLATE - 12, 62, &price);
                }
            }
            None => pen.label(
                "card-small at-left",
                50,
                62,
                &brush.label_within("chartered-draw-absent"),
            ),
        }
        pen.rect("spot", 1, 2, PLATE - 2, ROW - 4, 10);
    });
}

/// A company in words.
pub(super) fn company_phrase(found: &CompanyView) -> Phrase {
    let key = match found.price {
        Some(_) => "chartered-draw-company",
        None => "chartered-draw-company-absent",
    };
    Phrase::new(key)
        .with("company", damrak_chartered::company(found.company))
        .with("value", found.value)
        .with("price", found.price.unwrap_or_default())
        .with("warehouses", found.warehouses)
        .with("shares", found.shares_left)
}

fn draw_track(pen: &mut Pen, brush: &Brush<'_>, found: &CompanyView, y: i32) {
    let middle = y + TRACK;
    pen.rect("rail", CHART.0 - 8, middle - 6, CHART.1 - CHART.0 + 16, 12, 6);
    for line in &brush.view.board.lines {
        let d = format!("M{} {}v34", line_at(*line), middle - 17);
        pen.tag("path").class("event-line").attr("d", &d).done();
    }
    if found.hq.is_none() {
        return;
    }
    let x = at(found.value);
    let done = x - CHART.0 + 8;
    let tag = pen.tag("rect").class(icons::cloth(found.company)).num("x", CHART.0 - 8);
    tag.num("y", middle - 6).num("width", done).num("height", 12).num("rx", 6).done();
    for line in brush.view.board.lines.iter().filter(|line| **line < found.value) {
        let passed = format!("M{} {}v8", line_at(*line), middle - 4);
        pen.tag("path").class("passed").attr("d", &passed).done();
    }
    let key = ["token-", found.company.name()];
    let tag = pen.tag("g").class("piece").parts("id", &key).parts("data-key", &key);
    tag.at(x, middle).around(|pen| {
        pen.title(&brush.say(&company_phrase(found)));
        icons::chip(pen, found.company);
    });
}

/// Who has shares, and how many are left in the bank.
fn draw_holders(pen: &mut Pen, brush: &Brush<'_>, found: &CompanyView, y: i32) {
    let middle = y + HOLDERS;
    let bank = Phrase::new("chartered-draw-in-bank").with("count", found.shares_left);
    pen.label("holder at-left", CHART.0 - 8, middle + 6, &brush.say(&bank));
    let mut x = CHART.0 + 92;
    for player in &brush.view.players {
        let count = player.shares[found.company.index()];
        if count == 0 {
            continue;
        }
        pen.tag("g").class("played").at(x, middle).around(|pen| {
            let words = Phrase::new("chartered-draw-holds")
                .with("player", player.seat)
                .with("count", count)
                .with("company", damrak_chartered::company(found.company));
            pen.title(&brush.say(&words));
            pen.scaled(0, -1, 7, |pen| strokes::house(pen, SHEET, Family::of(player.seat)));
            strokes::number_on(pen, "held", 18, 6, count);
        });
        x += 48;
    }
}

/// The viewer's own shares: selling one, losing one, or putting one into an offer.
fn draw_shares(pen: &mut Pen, brush: &Brush<'_>, found: &CompanyView, y: i32) {
    let Some(me) = brush.me() else { return };
    let count = me.shares[found.company.index()];
    let target = ["share-", found.company.name()];
    let tag = pen.tag("g").class("cell").parts("data-target", &target);
    tag.at(SHARE.0, y).around(|pen| {
        let words = Phrase::new("chartered-draw-own-shares")
            .with("count", count)
            .with("company", damrak_chartered::company(found.company));
        pen.title(&brush.say(&words));
        pen.rect(if count > 0 { "share" } else { "gap" }, 3, 4, SHARE.1 - 6, ROW - 8, 8);
        if count > 0 {
            pen.scaled(26, ROW / 2, 11, |pen| icons::emblem(pen, found.company));
            strokes::number_on(pen, "own-count", 59, ROW / 2 + 9, count);
        }
        pen.rect("spot", 1, 2, SHARE.1 - 2, ROW - 4, 10);
    });
}
