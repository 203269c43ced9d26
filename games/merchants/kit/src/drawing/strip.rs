//! What comes next, in one line for a phone.

use super::{Brush, names, years};
use damrak_draw::svg::Pen;
use damrak_merchants::{YearEvent, YearView};

/// How many years are told.
const AHEAD: usize = 2;

/// The next years that bring something.
pub(super) fn draw(brush: &Brush<'_>) -> String {
    let mut pen = Pen::with_capacity(512);
    let years = brush.view.board.years.iter().skip(usize::from(brush.view.year) + 1);
    let brings = |year: &&YearView| year.event != YearEvent::None;
    pen.tag("p").class("next-years").around(|pen| {
        for year in years.filter(brings).take(AHEAD) {
            pen.tag("span").around(|pen| {
                pen.tag("b").holding(&years::name(brush, &year.year));
                pen.fixed(" ");
                pen.words(&brush.say_within(&names::brings(year.event)));
            });
            pen.fixed(" ");
        }
    });
    pen.finish()
}
