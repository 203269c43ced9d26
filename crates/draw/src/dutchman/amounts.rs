//! Ducats to give or to ask for while a proposal is made.

use damrak_core::Phrase;
use damrak_dutchman::OpenTermsView;

use super::{Brush, TRAY};
use crate::svg::Pen;

/// A coin with the room around it, and how many lie in a row.
const COIN: i32 = 88;
const ROW: i32 = 7;
/// So that whatever glows stays within the picture.
const LEFT: i32 = (TRAY - ROW * COIN) / 2;
/// The words above coins.
const HEAD: i32 = 34;

/// The kinds of terms: what is pointed at, what stands above, what a coin says, and the most of anybody.
fn kinds(brush: &Brush<'_>) -> [(&'static str, &'static str, &'static str, i32); 2] {
    let open = brush.view.own.as_ref().map_or(&[][..], |own| own.terms.as_slice());
    let most = |most: fn(&OpenTermsView) -> u16| open.iter().map(most).max().unwrap_or_default();
    [
        (
            "give-",
            "draw-dutchman-give-head",
            "draw-dutchman-give",
            i32::from(most(|terms| terms.give)),
        ),
        ("ask-", "draw-dutchman-ask-head", "draw-dutchman-ask", i32::from(most(|terms| terms.ask))),
    ]
}

const fn rows(most: i32) -> i32 {
    (most + ROW - 1) / ROW
}

/// How much room the coins need.
pub(super) fn height(brush: &Brush<'_>) -> i32 {
    let height = |most: i32| if most == 0 { 0 } else { HEAD + COIN * rows(most) };
    kinds(brush).into_iter().map(|(.., most)| height(most)).sum()
}

/// Coins from 1 to the most; whom they are for is pointed at before.
pub(super) fn draw(pen: &mut Pen, brush: &Brush<'_>, mut y: i32) {
    for (kind, head, sentence, most) in kinds(brush) {
        if most == 0 {
            continue;
        }
        pen.label("told", 16, y + 24, &brush.label(head));
        y += HEAD;
        for ducats in 1..=most {
            let place = (LEFT + (ducats - 1) % ROW * COIN, y + (ducats - 1) / ROW * COIN);
            draw_coin(pen, brush, (kind, sentence), ducats, place);
        }
        y += COIN * rows(most);
    }
}

fn draw_coin(
    pen: &mut Pen,
    brush: &Brush<'_>,
    (kind, sentence): (&'static str, &'static str),
    ducats: i32,
    (x, y): (i32, i32),
) {
    let number = ducats.to_string();
    let target = [kind, &number];
    let tag = pen.tag("g").class("cell").parts("id", &target).parts("data-target", &target);
    tag.at(x, y).around(|pen| {
        pen.title(&brush.say(&Phrase::new(sentence).with("ducats", ducats)));
        pen.circle("coin", COIN / 2, COIN / 2, 29);
        pen.circle("coin-rim", COIN / 2, COIN / 2, 24);
        pen.label("amount", COIN / 2, COIN / 2 + 8, &number);
        pen.rect("spot", 3, 3, COIN - 6, COIN - 6, 12);
    });
}
