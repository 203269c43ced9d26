//! The viewer's building cards, and what each of them would do.

use damrak_core::Phrase;

use super::card::{self, CARD, Map};
use super::{Brush, TRAY, choices};
use damrak_draw::Sheet;
use damrak_draw::choice::{PLATE, draw_row};
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

const SHEET: &str = "hand";
const TOP: i32 = 44;

pub(super) fn draw(brush: &Brush<'_>) -> Option<Sheet> {
    let (own, me) = (brush.view.own.as_ref()?, brush.me()?);
    // Level cards for the same floor are the same card.
    let mut cards: Vec<(&str, usize)> = Vec::with_capacity(own.hand.len());
    for card in &own.hand {
        match cards.iter_mut().find(|(other, _)| other == card) {
            Some((_, count)) => *count += 1,
            None => cards.push((card, 1)),
        }
    }
    let choices = choices::with_cards(brush);
    let foot = TOP + card::rows(cards.len().max(1)) + 4;
    let height = if choices.is_empty() { foot } else { foot + PLATE.1 + 8 };
    let about = Phrase::new("chartered-draw-hand-about").with("count", own.hand.len() as u32);
    let about = brush.say(&about);
    let title = brush.label("chartered-draw-hand");
    let map = Map::new(brush.view);
    let sheet = brush.context.sheet(SHEET, (TRAY, height), title, &about, 24 * 1024, |pen| {
        strokes::patterns(pen, SHEET, super::COLOURS);
        strokes::sea(pen, SHEET, TRAY, height);
        let hint = if brush.is_my_turn() {
            "chartered-draw-hand-hint"
        } else {
            "chartered-draw-hand-rest"
        };
        pen.label("told", 16, 29, &brush.label(hint));
        if cards.is_empty() {
            pen.rect("gap", 12, TOP, TRAY - 24, CARD.1, 10);
            pen.label("caption", TRAY / 2, TOP + 66, &brush.label("chartered-draw-no-cards"));
        }
        for (index, (name, count)) in cards.iter().enumerate() {
            draw_card(pen, brush, &map, (name, *count), card::place(index, TOP));
        }
        draw_row(pen, &brush.context, &choices, (TRAY, foot));
    });
    Some(sheet.owned_by(me.seat))
}

fn draw_card(
    pen: &mut Pen,
    brush: &Brush<'_>,
    map: &Map,
    (name, count): (&str, usize),
    (x, y): (i32, i32),
) {
    let prospects = brush.view.own.as_ref().map_or(&[][..], |own| own.prospects.as_slice());
    let prospect = prospects.iter().find(|prospect| prospect.plot == name);
    let id = ["card-", name];
    let tag = pen.tag("g").class("piece card").parts("id", &id).parts("data-key", &id);
    tag.parts("data-target", &id).at(x, y).around(|pen| {
        pen.tag("title").around(|pen| {
            pen.words(&brush.say(&card::phrase(name)));
            if let Some(own) = prospect {
                pen.fixed(" · ");
                pen.words(&brush.say_within(&card::prospect_phrase(own)));
            }
        });
        card::face(pen, brush, map, name);
        if let Some(own) = prospect {
            card::foot(pen, own);
        }
        if count > 1 {
            pen.rect("count", CARD.0 - 38, 6, 32, 24, 12);
            pen.label("counted", CARD.0 - 22, 24, &format!("×{count}"));
        }
        pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 8);
    });
}
