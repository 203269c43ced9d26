//! The viewer's horseshoes and the lucky number that they are laid for.

use damrak_core::Phrase;
use damrak_dutchman::StageView;

use super::{Brush, choices, icons};
use damrak_draw::strokes;
use damrak_draw::svg::Pen;
use damrak_draw::{Part, choice};

const SHEET: &str = "rack";
/// A horseshoe with the room around it.
const SHOE: (i32, i32) = (88, 92);
/// The lucky number with its dice.
const LUCKY: (i32, i32) = (92, 104);

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
    pieces.add_as("lucky-piece", LUCKY, |pen| draw_goal(pen, brush));
    for (index, number) in own.shoes.iter().enumerate() {
        let copy = own.shoes[..=index].iter().filter(|other| *other == number).count();
        pieces.add_as("shoe-piece", SHOE, |pen| draw_shoe(pen, brush, *number, copy, (0, 0)));
    }
    let title = brush.counted("dutchman-draw-rack", own.shoes.len() as u8);
    let part = Part::pieces_of(SHEET, title, pieces);
    Some(part.noted(note(brush)).owned_by(me.seat))
}

/// The faces of the dice, if only one throw has this sum.
fn faces(brush: &Brush<'_>) -> Option<[u8; 2]> {
    let dice = &brush.view.board.dice;
    let lucky = u16::from(brush.view.lucky);
    let mut throws: Vec<(u8, u8)> = dice[0]
        .iter()
        .flat_map(|first| dice[1].iter().map(|second| (*first, *second)))
        .filter(|(first, second)| u16::from(*first) + u16::from(*second) == lucky)
        .collect();
    throws.sort_unstable();
    throws.dedup();
    match throws[..] {
        [(first, second)] => Some([second, first]),
        _ => None,
    }
}

/// The dice and what they come to, 190 by 60.
pub(super) fn draw_lucky(pen: &mut Pen, brush: &Brush<'_>, (x, y): (i32, i32)) {
    let view = brush.view;
    pen.tag("g").class("pile").at(x, y).around(|pen| {
        pen.title(&brush.say(&Phrase::new("dutchman-draw-lucky").with("lucky", view.lucky)));
        pen.rect("lucky", 0, 0, 72, 60, 12);
        strokes::number_on(pen, "lucky-number", 36, 42, view.lucky);
        for (index, face) in faces(brush).into_iter().flatten().enumerate() {
            let left = 82 + 52 * index as i32;
            pen.tag("g").attr("data-roll", &face.to_string()).around(|pen| {
                pen.rect("die", left, 7, 46, 46, 9);
                strokes::number_on(pen, "die-number", left + 23, 39, face);
            });
        }
    });
}

/// The number at the left of the rack: what is picked is laid for it.
fn draw_goal(pen: &mut Pen, brush: &Brush<'_>) {
    if !choices::may_lay(brush) {
        return pen.group("", 0, 0, |pen| draw_number(pen, brush));
    }
    let sentence = ("button-lay", "dutchman-draw-lay-about");
    choice::draw(pen, &brush.context, sentence, (0, 0), false, |pen| {
        draw_number(pen, brush);
        pen.rect("spot", 1, 1, LUCKY.0 - 2, LUCKY.1 - 2, 12);
    });
}

fn draw_number(pen: &mut Pen, brush: &Brush<'_>) {
    pen.rect("lucky", 3, 3, LUCKY.0 - 6, 62, 11);
    pen.scaled(LUCKY.0 / 2, 34, 13, |pen| {
        strokes::number_on(pen, "lucky-number", 0, 12, brush.view.lucky);
    });
    for (index, face) in faces(brush).into_iter().flatten().enumerate() {
        let left = 5 + 42 * index as i32;
        pen.rect("die", left, 69, 40, 32, 7);
        pen.label("die-number", left + 20, 94, &face.to_string());
    }
}

/// What to do with them, or what was done.
fn note(brush: &Brush<'_>) -> Option<String> {
    let own = brush.view.own.as_ref()?;
    if own.shoes.is_empty() {
        return Some(brush.label_within("dutchman-draw-no-shoes"));
    }
    if choices::may_lay(brush) {
        return Some(brush.say_within(&Phrase::new("dutchman-draw-hint")));
    }
    own.sum.map(|sum| brush.say_within(&Phrase::new("dutchman-draw-laid-sum").with("sum", sum)))
}

/// A horseshoe of the rack, in the order in which a lay names them.
fn draw_shoe(pen: &mut Pen, brush: &Brush<'_>, number: u8, copy: usize, (x, y): (i32, i32)) {
    let is_gold = brush.is_gold(number);
    let id = name(number, is_gold, copy);
    let tag = pen.tag("g").class("piece").attr("id", &id).attr("data-key", &id);
    tag.attr("data-target", &id).at(x, y).around(|pen| {
        let key = if is_gold { "dutchman-draw-gold" } else { "dutchman-draw-silver" };
        pen.title(&brush.say(&Phrase::new(key).with("number", number)));
        pen.rect("reach", 0, 0, SHOE.0, SHOE.1, 0);
        pen.rect("rest", 4, 4, SHOE.0 - 8, SHOE.1 - 8, 10);
        draw_face(pen, number, is_gold, (SHOE.0 / 2, SHOE.1 / 2), 11);
        pen.rect("spot", 3, 3, SHOE.0 - 6, SHOE.1 - 6, 10);
    });
}

/// The horseshoes in a line, while something else lies in their place.
pub(super) fn resting(brush: &Brush<'_>) -> String {
    let shoes = brush.view.own.as_ref().map_or(&[][..], |own| &own.shoes);
    let written = shoes.iter().map(|number| match brush.is_gold(*number) {
        true => number.to_string(),
        false => format!("±{number}"),
    });
    let written = written.collect::<Vec<_>>().join(" ");
    let phrase = Phrase::new("dutchman-draw-resting").with("count", shoes.len() as u32);
    brush.say(&phrase.with("shoes", written))
}

/// What a horseshoe is called in decisions.
fn name(number: u8, is_gold: bool, copy: usize) -> String {
    match is_gold {
        true => format!("shoe-{number}"),
        false => format!("shoe-{number}-{copy}"),
    }
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
