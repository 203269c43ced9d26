//! The cards.

use damrak_core::Phrase;
use damrak_merchants::CardView;

use super::{Brush, icons, names};
use damrak_draw::svg::Pen;
use damrak_draw::{icons as common, strokes};

/// The size of a card.
pub(super) const CARD: (i32, i32) = (124, 150);

/// A card face up, with everything it allows.
pub(super) fn draw(
    pen: &mut Pen,
    brush: &Brush<'_>,
    card: &CardView,
    key: &str,
    (x, y): (i32, i32),
) {
    let tag = pen.tag("g").class("piece card").parts("id", &["card-", key]);
    tag.parts("data-key", &["card-", key]).at(x, y).around(|pen| {
        pen.title(&brush.say(&card.phrase));
        pen.rect("card-face", 0, 0, CARD.0, CARD.1, 10);
        pen.rect("card-line", 5, 5, CARD.0 - 10, CARD.1 - 10, 6);
        match card.kind {
            "goods" => draw_goods(pen, brush, card),
            "office" => draw_office(pen, brush, card),
            "house" => draw_house(pen, brush, card),
            _ => pen.scaled(62, 72, 28, icons::stroke(icons::HOURGLASS)),
        }
        brush.mark(pen, card.provenance, 113, 12);
    });
}

fn word(pen: &mut Pen, y: i32, word: &str) {
    pen.label("card-word", CARD.0 / 2, y, word);
}

fn draw_goods(pen: &mut Pen, brush: &Brush<'_>, card: &CardView) {
    for (index, good) in damrak_merchants::Commodity::ALL.into_iter().enumerate() {
        let (column, row) = (index as i32 % 2, index as i32 / 2);
        pen.scaled(40 + 44 * column, 32 + 38 * row, 13, |pen| icons::commodity(pen, good));
    }
    for step in 0..3 {
        pen.group("", 38 + 24 * step, 106, |pen| pen.path("sign-line", "M-8-5L0 0l-8 5M0 0h-10"));
    }
    word(pen, 134, &brush.label("merchants-draw-steps"));
    if card.marked {
        pen.tag("g").around(|pen| {
            pen.title(&brush.label("merchants-draw-not-three"));
            pen.rect("tag", 8, 8, 30, 22, 6);
            pen.label("tag-word", 23, 24, "4+");
        });
    }
}

fn draw_office(pen: &mut Pen, brush: &Brush<'_>, card: &CardView) {
    if let Some(good) = card.commodity {
        pen.scaled(38, 50, 19, icons::stroke(icons::OFFICE));
        pen.scaled(88, 50, 17, |pen| icons::commodity(pen, good));
        word(pen, 104, &brush.label(names::commodity(good)));
        pen.scaled(62, 127, 10, icons::stroke(icons::GLOBE));
        return;
    }
    pen.scaled(62, 48, 24, icons::stroke(icons::OFFICE));
    if let Some(region) = card.region {
        word(pen, 104, &brush.label(names::region(region)));
    }
    icons::any_commodity(pen, 62, 128);
}

fn draw_house(pen: &mut Pen, brush: &Brush<'_>, card: &CardView) {
    match (card.districts.as_slice(), card.commodity) {
        ([first, second], Some(good)) => {
            pen.scaled(40, 42, 18, |pen| pen.path("plain-house", common::HOUSE));
            pen.scaled(86, 44, 16, |pen| icons::commodity(pen, good));
            word(pen, 92, &brush.label(names::district(*first)));
            pen.label("card-or", CARD.0 / 2, 110, &brush.label_within("merchants-draw-or"));
            word(pen, 130, &brush.label(names::district(*second)));
        }
        (districts, _) => {
            pen.scaled(62, 46, 22, |pen| pen.path("plain-house", common::HOUSE));
            for district in districts {
                word(pen, 104, &brush.label(names::district(*district)));
            }
            icons::any_commodity(pen, 62, 128);
        }
    }
}

/// The pile of cards that are still to come.
pub(super) fn draw_deck(pen: &mut Pen, brush: &Brush<'_>, (x, y): (i32, i32)) {
    let left = brush.view.cards_left;
    pen.tag("g").class("pile").attr("id", "deck").at(x, y).around(|pen| {
        pen.title(&brush.say(&Phrase::new("merchants-draw-left").with("cards", left)));
        if left == 0 {
            pen.rect("gap", 2, 2, 80, 98, 8);
        }
        for depth in (0..i32::from(left).min(4)).rev() {
            pen.rect("card-back", 2 * depth, -3 * depth, 84, 102, 8);
        }
        if left > 0 {
            pen.rect("card-line", 6, 6, 72, 90, 5);
            pen.scaled(42, 50, 20, icons::stroke(icons::ARMS));
        }
        pen.rect("count", 22, 90, 40, 24, 12);
        strokes::number_on(pen, "counted", 42, 108, left);
    });
}
