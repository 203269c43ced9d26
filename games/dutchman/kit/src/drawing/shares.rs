//! The viewer's shares: what they are worth, and what it costs if the Dutchman meets their ships.

use damrak_core::Phrase;
use damrak_dutchman::{Colour, StageView};

use super::{Brush, TRAY, icons};
use damrak_draw::strokes;
use damrak_draw::svg::Pen;
use damrak_draw::{Part, choice};

const SHEET: &str = "shares";
const CARD: (i32, i32) = (112, 156);
const STEP: i32 = CARD.0 + 10;
const HEIGHT: i32 = CARD.1 + 24;

pub(super) fn draw(brush: &Brush<'_>) -> Option<Part> {
    let (own, me) = (brush.view.own.as_ref()?, brush.me()?);
    if me.bankrupt {
        return None;
    }
    let may_keep = brush.view.stage == StageView::Showing && brush.is_asked();
    let about = Phrase::new("dutchman-draw-shares-about")
        .with("count", own.shares.len() as u32)
        .with("worth", own.worth)
        .with("ducats", own.ducats);
    let about = brush.say(&about);
    let title = brush.label("dutchman-draw-shares");
    let sheet = brush.context.sheet(SHEET, (TRAY, HEIGHT), title, &about, 8 * 1024, |pen| {
        strokes::patterns(pen, SHEET, super::COLOURS);
        strokes::sea(pen, SHEET, TRAY, HEIGHT);
        let count = own.shares.len();
        for (index, colour) in own.shares.iter().enumerate() {
            let copy = own.shares[..=index].iter().filter(|other| *other == colour).count();
            let held = own.shares.iter().filter(|other| *other == colour).count();
            let place = (12 + STEP * index as i32, 12);
            draw_share(pen, brush, (*colour, copy), held as i32, place);
        }
        if may_keep {
            draw_keep(pen, brush, (12 + STEP * count as i32, 12));
        }
        if count <= 3 {
            draw_sums(pen, brush, 12 + STEP * (count + usize::from(may_keep)) as i32);
        }
    });
    let note = brush.label_within("dutchman-draw-shares-note");
    Some(Part::sheet_of(sheet.owned_by(me.seat)).noted(note))
}

fn draw_share(
    pen: &mut Pen,
    brush: &Brush<'_>,
    (colour, copy): (Colour, usize),
    held: i32,
    (x, y): (i32, i32),
) {
    let worth = brush.worth(colour);
    let cost = held * i32::from(worth);
    let id = format!("share-{}-{copy}", colour.name());
    let tag = pen.tag("g").class("piece card").attr("id", &id).attr("data-key", &id);
    tag.attr("data-target", &id).at(x, y).around(|pen| {
        let words = Phrase::new("dutchman-draw-share")
            .with("colour", damrak_dutchman::colour(colour))
            .with("worth", worth)
            .with("cost", cost);
        pen.title(&brush.say(&words));
        pen.rect("card-face", 0, 0, CARD.0, CARD.1, 10);
        pen.rect("card-line", 5, 5, CARD.0 - 10, CARD.1 - 10, 6);
        pen.scaled(CARD.0 / 2, 62, 15, |pen| icons::ship(pen, colour));
        pen.circle("coin", 26, 126, 17);
        strokes::number_on(pen, "coin-number", 26, 132, worth);
        if brush.view.stage != StageView::Over {
            pen.label("cost", 76, 133, &format!("−{cost}"));
        }
        pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 10);
    });
}

/// A card that shows nothing.
fn draw_keep(pen: &mut Pen, brush: &Brush<'_>, place: (i32, i32)) {
    let sentence = ("button-keep", "dutchman-action-keep");
    choice::draw(pen, &brush.context, sentence, place, false, |pen| {
        pen.rect("plate", 1, 1, CARD.0 - 2, CARD.1 - 2, 10);
        pen.scaled(CARD.0 / 2, 62, 22, icons::stroke(icons::KEEP));
        pen.label("word", CARD.0 / 2, 132, &brush.label("dutchman-draw-keep"));
        pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 10);
    });
}

/// Ducats, what the shares are worth, and both together.
fn draw_sums(pen: &mut Pen, brush: &Brush<'_>, x: i32) {
    let Some(own) = &brush.view.own else { return };
    let wealth = own.ducats + own.worth;
    let lines = [
        ("dutchman-draw-own-ducats", own.ducats),
        ("dutchman-draw-own-worth", own.worth),
        ("dutchman-draw-own-wealth", wealth),
    ];
    for (index, (key, number)) in lines.into_iter().enumerate() {
        let y = 48 + 48 * index as i32;
        pen.label("told", x + 10, y, &brush.label(key));
        pen.tag("text")
            .class("wealth")
            .num("x", TRAY - 18)
            .num("y", y)
            .holding(&number.to_string());
    }
    let line = format!("M{} 112H{}", x + 10, TRAY - 16);
    pen.tag("path").class("card-line").attr("d", &line).done();
}
