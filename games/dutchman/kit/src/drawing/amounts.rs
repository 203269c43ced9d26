//! Whom a proposal can still name: to give ducats to, or to ask for some. How many is said beside the board.

use damrak_core::{Phrase, Seat};
use damrak_dutchman::OpenTermsView;

use super::{Brush, TRAY, icons};
use damrak_draw::choice::PLATE;
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;

/// A player with their two plates.
const ROW: i32 = PLATE.1 + 8;

fn open<'v>(brush: &Brush<'v>) -> &'v [OpenTermsView] {
    brush.view.own.as_ref().map_or(&[], |own| own.terms.as_slice())
}

/// How much room they need.
pub(super) fn height(brush: &Brush<'_>) -> i32 {
    ROW * open(brush).len() as i32
}

pub(super) fn draw(pen: &mut Pen, brush: &Brush<'_>, sheet: &'static str, top: i32) {
    for (index, terms) in open(brush).iter().enumerate() {
        let y = top + ROW * index as i32;
        pen.scaled(44, y + PLATE.1 / 2, 15, |pen| {
            strokes::house(pen, sheet, Family::of(terms.seat));
        });
        let name = brush.short_name(terms.seat, 18);
        pen.label("word at-left", 78, y + PLATE.1 / 2 + 6, &name);
        let right = TRAY - PLATE.0 - 10;
        if terms.give > 0 {
            draw_plate(pen, brush, &GIVE, terms.seat, (right - PLATE.0 - 8, y));
        }
        if terms.ask > 0 {
            draw_plate(pen, brush, &ASK, terms.seat, (right, y));
        }
    }
}

/// A way to name somebody.
struct Term {
    target: &'static str,
    word: &'static str,
    sentence: &'static str,
    sign: &'static str,
}

const GIVE: Term = Term {
    target: "give-",
    word: "dutchman-draw-give",
    sentence: "dutchman-give-some",
    sign: icons::GIVE,
};
const ASK: Term = Term {
    target: "ask-",
    word: "dutchman-draw-ask",
    sentence: "dutchman-ask-some",
    sign: icons::ASK,
};

fn draw_plate(pen: &mut Pen, brush: &Brush<'_>, term: &Term, seat: Seat, (x, y): (i32, i32)) {
    let target = [term.target, &seat.to_string()];
    let tag = pen.tag("g").class("choice").parts("id", &target).parts("data-target", &target);
    tag.at(x, y).around(|pen| {
        pen.title(&brush.say(&Phrase::new(term.sentence).with("player", seat)));
        pen.rect("plate", 2, 2, PLATE.0 - 4, PLATE.1 - 4, 10);
        pen.scaled(PLATE.0 / 2, 28, 14, icons::stroke(term.sign));
        pen.label("word", PLATE.0 / 2, 69, &brush.label(term.word));
        pen.rect("spot", 1, 1, PLATE.0 - 2, PLATE.1 - 2, 10);
    });
}
