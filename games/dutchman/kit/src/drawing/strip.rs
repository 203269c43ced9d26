//! The viewer's shares in one line, for a phone: what each may cost, and what they have in all.

use damrak_core::Phrase;
use damrak_dutchman::{Colour, StageView};

use super::{Brush, icons};
use damrak_draw::strokes;

pub(super) fn draw(brush: &Brush<'_>) -> Option<String> {
    let (own, me) = (brush.view.own.as_ref()?, brush.me()?);
    if me.bankrupt || brush.view.stage == StageView::Over {
        return None;
    }
    let mut pen = brush.context.pen(4 * 1024);
    for colour in Colour::ALL.into_iter().filter(|colour| brush.held(*colour) > 0) {
        let held = brush.held(colour);
        let cost = held * i32::from(brush.worth(colour));
        let words = Phrase::new("dutchman-draw-share")
            .with("colour", damrak_dutchman::colour(colour))
            .with("worth", brush.worth(colour))
            .with("cost", cost);
        let tag = pen.tag("span").class("at-stake").attr("title", &brush.say(&words));
        tag.around(|pen| {
            for _ in 0..held {
                strokes::sign_into(pen, |pen| pen.scaled(0, 0, 5, |pen| icons::ship(pen, colour)));
            }
            pen.words(&format!("−{cost}"));
        });
    }
    pen.tag("span").class("purse-line").around(|pen| {
        let sums = [
            ("dutchman-draw-own-ducats", own.ducats),
            ("dutchman-draw-own-wealth", own.ducats + own.worth),
        ];
        for (key, number) in sums {
            pen.tag("i").holding(&brush.label(key));
            pen.tag("b").holding(&number.to_string());
        }
    });
    Some(pen.finish())
}
