//! The viewer's horseshoes, the lucky number, and what they can do with their turn.

use damrak_core::Phrase;
use damrak_dutchman::StageView;

use super::{Brush, TRAY, choices, icons};
use damrak_draw::Sheet;
use damrak_draw::choice::{PLATE, draw_row};
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

const SHEET: &str = "rack";
/// A horseshoe with the room around it, and how many stand in a row.
const SHOE: (i32, i32) = (88, 92);
const ROW: usize = 7;
/// So that whatever glows stays within the picture.
const LEFT: i32 = (TRAY - ROW as i32 * SHOE.0) / 2;
/// Where the horseshoes begin.
const TOP: i32 = 84;

pub(super) fn draw(brush: &Brush<'_>) -> Option<Sheet> {
    let (own, me) = (brush.view.own.as_ref()?, brush.me()?);
    if brush.view.stage == StageView::Over || me.bankrupt {
        return None;
    }
    let choices = choices::with_horseshoes(brush);
    let rows = own.shoes.len().div_ceil(ROW).max(1) as i32;
    let foot = TOP + rows * SHOE.1 + 6;
    let height = if choices.is_empty() { foot } else { foot + PLATE.1 + 10 };
    let about = Phrase::new("dutchman-draw-rack-about")
        .with("count", own.shoes.len() as u32)
        .with("lucky", brush.view.lucky);
    let about = brush.say(&about);
    let title = brush.label("dutchman-draw-rack");
    let sheet = brush.context.sheet(SHEET, (TRAY, height), title, &about, 12 * 1024, |pen| {
        strokes::patterns(pen, SHEET, super::COLOURS);
        strokes::sea(pen, SHEET, TRAY, height);
        draw_lucky(pen, brush, (12, 12));
        draw_told(pen, brush, !choices.is_empty());
        if own.shoes.is_empty() {
            pen.rect("gap", 12, TOP + 4, TRAY - 24, SHOE.1 - 8, 10);
            let none = brush.label("dutchman-draw-no-shoes");
            pen.label("caption", TRAY / 2, TOP + SHOE.1 / 2 + 6, &none);
        }
        for (index, number) in own.shoes.iter().enumerate() {
            let copy = own.shoes[..=index].iter().filter(|other| *other == number).count();
            let place = (LEFT + (index % ROW) as i32 * SHOE.0, TOP + (index / ROW) as i32 * SHOE.1);
            draw_shoe(pen, brush, *number, copy, place);
        }
        draw_row(pen, &brush.context, &choices, (TRAY, foot));
    });
    Some(sheet.owned_by(me.seat))
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

/// What the horseshoes that were pointed at come to; the page says it here.
fn draw_told(pen: &mut Pen, brush: &Brush<'_>, is_asked: bool) {
    let hint = match (&brush.view.own, is_asked) {
        (_, true) => brush.label("dutchman-draw-hint"),
        (Some(own), false) if own.sum.is_some() => {
            let words = Phrase::new("dutchman-draw-laid-sum").with("sum", own.sum.unwrap_or(0));
            brush.say(&words)
        }
        _ => return,
    };
    let tag = pen.tag("text").class("told").num("x", 206).num("y", 49);
    let tag =
        if is_asked { tag.attr("data-tells", "button-lay").attr("data-hint", &hint) } else { tag };
    tag.holding(&hint);
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
