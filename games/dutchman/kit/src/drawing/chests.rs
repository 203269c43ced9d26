//! The chests: what a share of each colour is worth, and how near the end is.

use damrak_core::Phrase;
use damrak_dutchman::Colour;

use super::{Brush, TRAY, icons};
use damrak_draw::Part;
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

const SHEET: &str = "chests";
/// The lane of a stone, and where the chests stand.
const LANE: i32 = 26;
const CHEST: i32 = 12 + LANE * 7;
const HEIGHT: i32 = CHEST + 50;

pub(super) fn draw(brush: &Brush<'_>) -> Part {
    let view = brush.view;
    let chests = &view.board.chests;
    let step = (TRAY - 16) / (chests.len() as i32).max(1);
    let left = (TRAY - step * chests.len() as i32) / 2;
    let middle = |number: u8| {
        let index = chests.iter().position(|chest| *chest == number).unwrap_or_default();
        left + step * index as i32 + step / 2
    };
    let last = chests.last().copied().unwrap_or_default();
    let about =
        Phrase::new("dutchman-draw-chests-about").with("counter", view.counter).with("last", last);
    let about = brush.say(&about);
    let title = brush.label("dutchman-draw-chests");
    let sheet = brush.context.sheet(SHEET, (TRAY, HEIGHT), title, &about, 12 * 1024, |pen| {
        strokes::patterns(pen, SHEET, super::COLOURS);
        strokes::sea(pen, SHEET, TRAY, HEIGHT);
        for (index, number) in chests.iter().enumerate() {
            let place = (left + step * index as i32, CHEST);
            draw_chest(pen, *number, step, place, *number == view.counter);
        }
        for (lane, colour) in Colour::ALL.into_iter().enumerate() {
            let y = 12 + LANE * lane as i32 + LANE / 2;
            let worth = brush.worth(colour);
            draw_lane(pen, y, middle(worth));
            let key = ["stone-", colour.name()];
            let tag = pen.tag("g").class("piece").parts("id", &key).parts("data-key", &key);
            tag.at(middle(worth), y).around(|pen| {
                let words = Phrase::new("dutchman-draw-stone")
                    .with("colour", damrak_dutchman::colour(colour))
                    .with("worth", worth);
                pen.title(&brush.say(&words));
                icons::stone(pen, colour);
            });
        }
        let y = 12 + LANE * 6 + LANE / 2;
        draw_lane(pen, y, middle(view.counter));
        let tag = pen.tag("g").class("piece").attr("id", "counter").attr("data-key", "counter");
        tag.at(middle(view.counter), y).around(|pen| {
            pen.title(&about);
            pen.path("counter", icons::COUNTER);
        });
    });
    Part::sheet_of(sheet).noted(brush.label_within("dutchman-draw-chests-note"))
}

/// The way that a stone has come.
fn draw_lane(pen: &mut Pen, y: i32, until: i32) {
    let (whole, come) = (format!("M12 {y}H{}", TRAY - 12), format!("M12 {y}H{until}"));
    pen.tag("path").class("lane").attr("d", &whole).done();
    pen.tag("path").class("lane come").attr("d", &come).done();
}

fn draw_chest(pen: &mut Pen, number: u8, step: i32, (x, y): (i32, i32), is_counted: bool) {
    let lid = format!("M{} {}v-9q0-8 8-8h{}q8 0 8 8v9z", x + 1, y + 19, step - 18);
    pen.tag("path").class("chest-lid").attr("d", &lid).done();
    pen.rect(
        if is_counted { "chest counted-here" } else { "chest" },
        x + 1,
        y + 17,
        step - 2,
        26,
        3,
    );
    if number > 0 {
        strokes::number_on(pen, "chest-number", x + step / 2, y + 37, number);
    }
}
