//! The exchange: what every company is worth and costs, who holds its shares, and how it came to that.

use damrak_chartered::CompanyView;
use damrak_core::Phrase;

use super::past::Past;
use super::pick;
use super::{Brush, MOST, florins, icons};
use damrak_draw::Part;
use damrak_draw::svg::Pen;

const SHEET: &str = "exchange";
/// The line of what a company was worth, in units.
const LINE: (i32, i32) = (60, 30);

pub(super) fn draw(brush: &Brush<'_>) -> Part {
    let title = brush.label("chartered-draw-exchange");
    let lines: Vec<String> = brush.view.board.lines.iter().map(florins).collect();
    let about = Phrase::new("chartered-draw-exchange-about").with("lines", lines.join(", "));
    let about = brush.say(&about);
    let html = brush.context.html(16 * 1024, |pen| {
        pick::patterns(pen, SHEET);
        pen.tag("div").class("exchange").attr("title", &about).around(|pen| {
            draw_head(pen, brush);
            let past = Past::of(brush.context.told);
            for found in &brush.view.companies {
                draw_row(pen, brush, &past, found);
            }
        });
    });
    Part::html_of(SHEET, title, html)
}

fn draw_head(pen: &mut Pen, brush: &Brush<'_>) {
    pen.tag("div").class("firm-row firm-head").attr("aria-hidden", "true").around(|pen| {
        pen.tag("div").class("firm").around(|pen| {
            for (class, word) in [
                ("firm-name", "chartered-draw-companies"),
                ("so-far", "chartered-draw-so-far"),
                ("worth", "chartered-draw-column-worth-now"),
                ("cost", "chartered-draw-column-cost"),
            ] {
                pen.tag("span").class(class).holding(&brush.label_within(word));
            }
        });
        pen.tag("span").class("held").holding(&brush.label_within("chartered-draw-column-held"));
        if brush.me().is_some() {
            pen.tag("span").class("own").holding(&brush.label_within("chartered-draw-yours"));
        }
    });
}

fn draw_row(pen: &mut Pen, brush: &Brush<'_>, past: &Past, found: &CompanyView) {
    let company = found.company;
    let class = if found.hq.is_some() { "firm-row" } else { "firm-row asleep" };
    let words = brush.say(&company_phrase(found));
    pen.tag("div").class(class).around(|pen| {
        pick::target(pen, "firm pick", &["company-", company.name()], &words, |pen| {
            pick::chip(pen, company);
            pen.tag("span").class("firm-name").holding(&brush.company_name(company));
            pen.tag("span").class("so-far").around(|pen| draw_line(pen, brush, past, found));
            match found.price {
                Some(price) => {
                    pen.tag("b").class("worth").holding(&florins(found.value));
                    pen.tag("span").class("cost").holding(&florins(price));
                }
                None => pen.tag("span").class("cost").holding("–"),
            }
        });
        draw_holders(pen, brush, found);
        draw_own(pen, brush, found);
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

/// How high a value lies in the line.
fn height(value: u16) -> i32 {
    LINE.1 - 1 - i32::from(value.min(MOST)) * (LINE.1 - 2) / i32::from(MOST)
}

/// What the company was worth, between the lines that bring events.
fn draw_line(pen: &mut Pen, brush: &Brush<'_>, past: &Past, found: &CompanyView) {
    if found.hq.is_none() {
        return;
    }
    let (width, tall) = LINE;
    let frame = ["0 0 ", &width.to_string(), " ", &tall.to_string()];
    let tag = pen.tag("svg").class("drawn spark").parts("viewBox", &frame);
    let tag = tag.num("width", width).num("height", tall).attr("preserveAspectRatio", "none");
    tag.attr("aria-hidden", "true").around(|pen| {
        for line in &brush.view.board.lines {
            let d = format!("M0 {}h{width}", height(line + 5));
            pen.tag("path").class("event-line").attr("d", &d).done();
        }
        let mut d = String::new();
        for (x, value) in past.line(found.company, width, found.value) {
            d += &format!("{}{x} {}", if d.is_empty() { "M" } else { "L" }, height(value));
        }
        pen.tag("path").class(icons::thread(found.company)).attr("d", &d).done();
    });
}

/// Who has shares; what the viewer has stands beside.
fn draw_holders(pen: &mut Pen, brush: &Brush<'_>, found: &CompanyView) {
    let own = brush.me().map(|me| me.seat);
    pen.tag("div").class("held").around(|pen| {
        for player in brush.view.players.iter().filter(|player| Some(player.seat) != own) {
            let count = player.shares[found.company.index()];
            if count == 0 {
                continue;
            }
            let words = Phrase::new("chartered-draw-holds")
                .with("player", player.seat)
                .with("count", count)
                .with("company", damrak_chartered::company(found.company));
            pen.tag("span").attr("title", &brush.say(&words)).around(|pen| {
                pick::token(pen, SHEET, player.seat);
                pen.number(count.into());
            });
        }
    });
}

/// The viewer's own shares: selling one, losing one, or putting one into an offer.
fn draw_own(pen: &mut Pen, brush: &Brush<'_>, found: &CompanyView) {
    let Some(me) = brush.me() else { return };
    let count = me.shares[found.company.index()];
    let words = Phrase::new("chartered-draw-own-shares")
        .with("count", count)
        .with("company", damrak_chartered::company(found.company));
    let class = if count > 0 { "own pick" } else { "own pick none" };
    pick::target(pen, class, &["share-", found.company.name()], &brush.say(&words), |pen| {
        pen.number(count.into());
    });
}
