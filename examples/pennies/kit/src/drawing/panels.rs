//! Small facts beside the table: what the viewer has not seen yet.

use damrak_draw::Panel;
use damrak_draw::svg::Pen;

use super::Brush;

/// How many coins of each worth are in other hands, face down on the table, or in the purse.
pub(super) fn draw(brush: &Brush<'_>) -> Vec<Panel> {
    let mut pen = Pen::with_capacity(1024);
    pen.tag("table").class("families").around(|pen| {
        let row = |pen: &mut Pen, word, cells: &mut dyn Iterator<Item = u8>| {
            pen.tag("tr").around(|pen| {
                pen.tag("th").attr("scope", "row").holding(&brush.label(word));
                cells.for_each(|it| pen.tag("td").around(|pen| pen.number(u32::from(it))));
            });
        };
        let count = brush.view.unseen.len() as u8;
        pen.tag("tbody").around(|pen| {
            row(pen, "pennies-draw-unseen-worth", &mut (1..=count));
            row(pen, "pennies-draw-unseen-count", &mut brush.view.unseen.iter().copied());
        });
    });
    vec![Panel { id: "unseen", title: brush.label("pennies-draw-unseen"), html: pen.finish() }]
}
