//! Companies that are founded, merged and swallowed.

use damrak_chartered::Company;
use damrak_core::Phrase;

use super::now::Block;
use super::{Brush, TRAY, exchange, florins, icons};
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

/// A company to point at, and how many lie in a row.
const PLATE: (i32, i32) = (206, 84);
const ROW: i32 = 3;
const LEFT: i32 = (TRAY - ROW * PLATE.0) / 2;

/// Companies with the lowest value first.
pub(super) fn by_value(brush: &Brush<'_>, companies: &[Company]) -> Vec<Company> {
    let mut sorted = companies.to_vec();
    sorted.sort_by_key(|company| brush.company(*company).value);
    sorted
}

/// Companies as plates, which may be pointed at.
pub(super) fn companies<'a>(
    brush: &'a Brush<'_>,
    companies: Vec<Company>,
    is_offered: bool,
) -> Block<'a> {
    let rows = (companies.len() as i32 + ROW - 1) / ROW;
    Block::new(rows * PLATE.1 + 6, move |pen, y| {
        for (index, company) in companies.iter().enumerate() {
            let index = index as i32;
            let place = (LEFT + index % ROW * PLATE.0, y + index / ROW * PLATE.1);
            draw_company(pen, brush, *company, is_offered, place);
        }
    })
}

fn draw_company(
    pen: &mut Pen,
    brush: &Brush<'_>,
    company: Company,
    is_offered: bool,
    (x, y): (i32, i32),
) {
    let found = brush.company(company);
    let target = ["company-", company.name()];
    let tag = pen.tag("g").class("cell");
    let tag = if is_offered { tag.parts("data-target", &target) } else { tag };
    tag.at(x, y).around(|pen| {
        pen.title(&brush.say(&exchange::company_phrase(found)));
        pen.rect("desk", 4, 3, PLATE.0 - 8, PLATE.1 - 6, 10);
        pen.scaled(36, PLATE.1 / 2, 13, |pen| icons::chip(pen, company));
        let middle = PLATE.1 / 2;
        if found.hq.is_some() {
            pen.label("word at-left", 66, middle - 4, &brush.company_name(company));
            pen.label("value at-left", 66, middle + 24, &florins(found.value));
        } else {
            pen.label("word at-left", 66, middle + 6, &brush.company_name(company));
        }
        pen.rect("spot", 2, 2, PLATE.0 - 4, PLATE.1 - 4, 10);
    });
}

/// One company goes into another.
pub(super) fn swallowing<'a>(brush: &'a Brush<'_>, loser: Company, winner: Company) -> Block<'a> {
    const HEIGHT: i32 = 96;
    Block::new(HEIGHT, move |pen, y| {
        let middle = y + HEIGHT / 2;
        for (company, x, tenths) in [(loser, 150, 18), (winner, 490, 24)] {
            pen.scaled(x, middle - 4, tenths, |pen| icons::chip(pen, company));
            let (side, class) =
                if company == loser { (-46, "value at-right") } else { (52, "value at-left") };
            pen.label(class, x + side, middle + 4, &florins(brush.company(company).value));
        }
        let arrow = format!(
            "M206 {y0}H420M400 {a}L422 {y0}L400 {b}",
            y0 = middle - 4,
            a = middle - 20,
            b = middle + 12
        );
        pen.tag("path").class("flows").attr("d", &arrow).done();
    })
}

/// How many shares the viewer sells for how much.
pub(super) fn counts<'a>(brush: &'a Brush<'_>, loser: Company, price: u16) -> Block<'a> {
    const COUNT: (i32, i32) = (124, 84);
    const ACROSS: i32 = 5;
    let held = brush.me().map_or(0, |me| me.shares[loser.index()]);
    let rows = i32::from(held) / ACROSS + 1;
    Block::new(rows * COUNT.1 + 6, move |pen, y| {
        let across = ACROSS.min(i32::from(held) + 1);
        let left = (TRAY - across * COUNT.0) / 2;
        for count in 0..=held {
            let index = i32::from(count);
            let target = ["count-", &count.to_string()];
            let tag = pen.tag("g").class("cell").parts("id", &target);
            let tag = tag.parts("data-target", &target);
            tag.at(left + index % ACROSS * COUNT.0, y + index / ACROSS * COUNT.1).around(|pen| {
                let amount = u16::from(count) * price;
                let key = if count == 0 {
                    "chartered-action-keep-all"
                } else {
                    "chartered-action-sell-out"
                };
                let words = Phrase::new(key)
                    .with("company", damrak_chartered::company(loser))
                    .with("count", count)
                    .with("amount", amount);
                pen.title(&brush.say(&words));
                pen.rect("plate", 3, 3, COUNT.0 - 6, COUNT.1 - 6, 10);
                strokes::number_on(pen, "own-count", COUNT.0 / 2, 40, count);
                pen.label("payout", COUNT.0 / 2, 67, &florins(amount));
                pen.rect("spot", 2, 2, COUNT.0 - 4, COUNT.1 - 4, 10);
            });
        }
    })
}
