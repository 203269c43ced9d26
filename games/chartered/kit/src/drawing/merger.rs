//! Companies that are founded, merged and swallowed.

use damrak_chartered::Company;
use damrak_core::Phrase;

use super::{Brush, florins, icons, pick};
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

/// Companies with the lowest value first.
pub(super) fn by_value(brush: &Brush<'_>, companies: &[Company]) -> Vec<Company> {
    let mut sorted = companies.to_vec();
    sorted.sort_by_key(|company| brush.company(*company).value);
    sorted
}

/// Companies side by side with what they are worth.
pub(super) fn companies(pen: &mut Pen, brush: &Brush<'_>, companies: &[Company]) {
    pen.tag("div").class("merging").around(|pen| {
        for company in companies {
            draw_company(pen, brush, *company);
        }
    });
}

fn draw_company(pen: &mut Pen, brush: &Brush<'_>, company: Company) {
    pen.tag("span").class("firm-worth").attr("title", &brush.company_name(company)).around(|pen| {
        pick::chip(pen, company);
        pen.tag("b").holding(&florins(brush.company(company).value));
    });
}

/// One company goes into another.
pub(super) fn swallowing(pen: &mut Pen, brush: &Brush<'_>, loser: Company, winner: Company) {
    pen.tag("div").class("merging").around(|pen| {
        draw_company(pen, brush, loser);
        let tag = pen.tag("svg").class("drawn swallows").attr("viewBox", "0 0 120 24");
        let tag = tag.num("width", 120).num("height", 24).attr("preserveAspectRatio", "none");
        tag.attr("aria-hidden", "true")
            .around(|pen| pen.path("flows", "M4 12H114M100 3l15 9-15 9"));
        draw_company(pen, brush, winner);
    });
}

/// How many shares the viewer sells, and what that pays.
pub(super) fn counts(pen: &mut Pen, brush: &Brush<'_>, loser: Company, price: u16) {
    let held = brush.me().map_or(0, |me| me.shares[loser.index()]);
    pen.tag("div").class("picks counts").around(|pen| {
        for count in 0..=held {
            let amount = u16::from(count) * price;
            let key =
                if count == 0 { "chartered-action-keep-all" } else { "chartered-action-sell-out" };
            let words = Phrase::new(key)
                .with("company", damrak_chartered::company(loser))
                .with("count", count)
                .with("amount", amount);
            let target = ["count-", &count.to_string()];
            pick::target(pen, "pick", &target, &brush.say(&words), |pen| {
                pen.tag("b").around(|pen| pen.number(count.into()));
                match count {
                    0 => pen.tag("small").holding(&brush.label_within("chartered-draw-keep")),
                    _ => pen.tag("small").holding(&format!("+{}", florins(amount))),
                }
            });
        }
    });
}

/// What is auctioned.
pub(super) fn lot_sign(pen: &mut Pen, lot: damrak_chartered::Lot) {
    use damrak_chartered::Lot;
    match lot {
        Lot::Bank(company) | Lot::Own(company) => pick::chip(pen, company),
        Lot::Ten => strokes::sign_into(pen, icons::stroke(icons::CARDS)),
        Lot::Back => strokes::sign_into(pen, icons::stroke(icons::HOUSE)),
    }
}
