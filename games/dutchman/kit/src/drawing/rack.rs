//! The viewer's horseshoes, the lucky number, and what they can do with their turn.

use damrak_core::Phrase;
use damrak_dutchman::StageView;

use super::{Brush, choices, icons};
use damrak_draw::Part;
use damrak_draw::choice::add_plates;
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

const SHEET: &str = "rack";
/// A horseshoe with the room around it.
const SHOE: (i32, i32) = (88, 92);
/// The dice and what they come to.
const LUCKY: (i32, i32) = (190, 60);

pub(super) fn draw(brush: &Brush<'_>) -> Option<Part> {
    let (own, me) = (brush.view.own.as_ref()?, brush.me()?);
    if brush.view.stage == StageView::Over || me.bankrupt {
        return None;
    }
    let about = Phrase::new("dutchman-draw-rack-about")
        .with("count", own.shoes.len() as u32)
        .with("lucky", brush.view.lucky);
    let about = brush.say(&about);
    let mut pieces =
        brush.context.pieces(about, |pen| strokes::patterns(pen, SHEET, super::COLOURS));
    pieces.add_as("lucky-piece", LUCKY, |pen| draw_lucky(pen, brush, (0, 0)));
    for (index, number) in own.shoes.iter().enumerate() {
        let copy = own.shoes[..=index].iter().filter(|other| *other == number).count();
        pieces.add(SHOE, |pen| draw_shoe(pen, brush, *number, copy, (0, 0)));
    }
    add_plates(&mut pieces, &brush.context, &choices::with_horseshoes(brush));
    let title = brush.label("dutchman-draw-rack");
    let part = Part::pieces_of(SHEET, title, pieces);
    Some(part.noted(note(brush)).owned_by(me.seat))
}

/// Whether the viewer decides with their horseshoes now.
pub(super) fn is_needed(brush: &Brush<'_>) -> bool {
    !choices::with_horseshoes(brush).is_empty()
}

/// The dice and what they come to, 190 by 60.
pub(super) fn draw_lucky(pen: &mut Pen, brush: &Brush<'_>, (x, y): (i32, i32)) {
    let view = brush.view;
    let dice = &view.board.dice;
    let mut throws: Vec<(u8, u8)> = dice[0]
        .iter()
        .flat_map(|first| dice[1].iter().map(|second| (*first, *second)))
        .filter(|(first, second)| u16::from(*first) + u16::from(*second) == u16::from(view.lucky))
        .collect();
    throws.sort_unstable();
    throws.dedup();
    pen.tag("g").class("pile").at(x, y).around(|pen| {
        pen.title(&brush.say(&Phrase::new("dutchman-draw-lucky").with("lucky", view.lucky)));
        pen.rect("lucky", 0, 0, 72, 60, 12);
        strokes::number_on(pen, "lucky-number", 36, 42, view.lucky);
        // Which faces lie on top is clear where only one throw has this sum.
        if let [(first, second)] = throws[..] {
            for (index, face) in [second, first].into_iter().enumerate() {
                let left = 82 + 52 * index as i32;
                pen.rect("die", left, 7, 46, 46, 9);
                strokes::number_on(pen, "die-number", left + 23, 39, face);
            }
        }
    });
}

/// What to do with them, or what was done.
fn note(brush: &Brush<'_>) -> Option<String> {
    let own = brush.view.own.as_ref()?;
    if own.shoes.is_empty() {
        return Some(brush.label("dutchman-draw-no-shoes"));
    }
    if is_needed(brush) {
        return Some(brush.label("dutchman-draw-hint"));
    }
    own.sum.map(|sum| brush.say(&Phrase::new("dutchman-draw-laid-sum").with("sum", sum)))
}

/// A horseshoe of the rack, in the order in which a lay names them.
fn draw_shoe(pen: &mut Pen, brush: &Brush<'_>, number: u8, copy: usize, (x, y): (i32, i32)) {
    let is_gold = brush.is_gold(number);
    let id = match is_gold {
        true => format!("shoe-{number}"),
        false => format!("shoe-{number}-{copy}"),
    };
    let tag = pen.tag("g").class("piece").attr("id", &id).attr("data-key", &id);
    tag.attr("data-target", &id).at(x, y).around(|pen| {
        let key = if is_gold { "dutchman-draw-gold" } else { "dutchman-draw-silver" };
        pen.title(&brush.say(&Phrase::new(key).with("number", number)));
        pen.rect("rest", 4, 4, SHOE.0 - 8, SHOE.1 - 8, 10);
        draw_face(pen, number, is_gold, (SHOE.0 / 2, SHOE.1 / 2), 11);
        pen.rect("spot", 3, 3, SHOE.0 - 6, SHOE.1 - 6, 10);
    });
}

/// A horseshoe with its number; silver ones count either way.
pub(super) fn draw_face(pen: &mut Pen, number: u8, is_gold: bool, (x, y): (i32, i32), tenths: i32) {
    pen.scaled(x, y, tenths, |pen| {
        icons::shoe(pen, is_gold);
        pen.tag("text").class("shoe-number").num("y", 10).around(|pen| {
            if !is_gold {
                pen.fixed("±");
            }
            pen.number(u32::from(number));
        });
    });
}
