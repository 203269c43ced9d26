//! What a phone shows between the boards and the hand: every company on the chart and what it is worth.

use super::{Brush, florins, pick};
use damrak_draw::svg::Pen;

pub(super) fn draw(brush: &Brush<'_>) -> String {
    let mut pen = Pen::with_capacity(2 * 1024);
    pen.tag("div").class("values").around(|pen| {
        for found in brush.view.companies.iter().filter(|found| found.hq.is_some()) {
            let name = brush.company_name(found.company);
            pen.tag("span").class("chip").attr("title", &name).around(|pen| {
                pick::chip(pen, found.company);
                pen.words(&florins(found.value));
            });
        }
    });
    pen.finish()
}
