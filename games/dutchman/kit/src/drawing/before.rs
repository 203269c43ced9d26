//! What lies before everybody, and what everybody did in this round.

use damrak_core::Phrase;
use damrak_dutchman::{LaidView, PlayerView};

use super::{Brush, COLOURS, TRAY, icons, rack};
use damrak_draw::Sheet;
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;

const SHEET: &str = "before";
const ROW: i32 = 66;
/// Where horseshoes lie, and the sum.
const SHOES: (i32, i32) = (250, 540);
const SUM: i32 = 600;

pub(super) fn draw(brush: &Brush<'_>) -> Sheet {
    let view = brush.view;
    let height = ROW * view.players.len() as i32 + 12;
    let about = Phrase::new("dutchman-draw-before-about").with("lucky", view.lucky);
    let about = brush.say(&about);
    let title = brush.label("dutchman-draw-before");
    brush.context.sheet(SHEET, (TRAY, height), title, &about, 16 * 1024, |pen| {
        strokes::patterns(pen, SHEET, COLOURS);
        strokes::sea(pen, SHEET, TRAY, height);
        for (index, player) in view.players.iter().enumerate() {
            let tag = pen.tag("g").class("played").at(0, 6 + ROW * index as i32);
            tag.around(|pen| draw_player(pen, brush, player));
        }
    })
}

fn draw_player(pen: &mut Pen, brush: &Brush<'_>, player: &PlayerView) {
    let (word, sign) = did(player);
    let words = Phrase::new(word).with("player", player.seat);
    let words = words.with("count", player.laid.as_ref().map_or(0, |laid| laid.count));
    pen.title(&brush.say(&words));
    let is_asked = brush.view.waiting.contains(player.seat);
    pen.rect(if is_asked { "desk asked" } else { "desk" }, 8, 3, TRAY - 16, ROW - 6, 10);
    pen.group(if player.bankrupt { "faint" } else { "" }, 38, ROW / 2, |pen| {
        pen.scaled(0, 0, 12, |pen| strokes::house(pen, SHEET, Family::of(player.seat)));
    });
    pen.label("word at-left", 64, ROW / 2 + 6, &brush.short_name(player.seat, 15));
    if let Some(sign) = sign {
        let x = if player.laid.is_some() { 226 } else { 270 };
        pen.scaled(x, ROW / 2, 13, icons::stroke(sign));
    }
    if let Some(laid) = &player.laid {
        draw_laid(pen, brush, laid);
    } else if let Some(colour) = player.shown {
        pen.tag("g").at(SUM - 2, ROW / 2).around(|pen| {
            let words = Phrase::new("dutchman-draw-showed")
                .with("player", player.seat)
                .with("colour", damrak_dutchman::colour(colour));
            pen.title(&brush.say(&words));
            pen.scaled(0, 2, 9, |pen| icons::ship(pen, colour));
        });
    }
}

/// What somebody did, in words and as a sign.
fn did(player: &PlayerView) -> (&'static str, Option<&'static str>) {
    if player.bankrupt {
        return ("dutchman-draw-is-bankrupt", Some(icons::BANKRUPT));
    }
    match player.choice {
        "kontor" => ("dutchman-draw-did-kontor", Some(icons::KONTOR)),
        "smith" => ("dutchman-draw-did-smith", Some(icons::SMITH)),
        "laid" => ("dutchman-draw-did-lay", None),
        "passed" => ("dutchman-draw-did-pass", Some(icons::PASS)),
        _ => ("dutchman-draw-did-nothing", None),
    }
}

/// Horseshoes side by side, closer together if there are many.
fn draw_laid(pen: &mut Pen, brush: &Brush<'_>, laid: &LaidView) {
    let count = i32::from(laid.count).max(1);
    let step = ((SHOES.1 - SHOES.0) / count).min(52);
    let place = |index: usize| (SHOES.0 + 16 + step * index as i32, ROW / 2);
    match &laid.shoes {
        Some(numbers) => {
            for (index, number) in numbers.iter().enumerate() {
                rack::draw_face(pen, *number, brush.is_gold(*number), place(index), 8);
            }
        }
        None => {
            for index in 0..usize::from(laid.count) {
                let (x, y) = place(index);
                pen.scaled(x, y, 8, icons::back);
            }
        }
    }
    match laid.sum {
        Some(sum) => {
            let is_best = sum == brush.view.lucky;
            pen.rect(if is_best { "sum exact" } else { "sum" }, SUM - 28, 15, 52, 36, 10);
            strokes::number_on(pen, "sum-number", SUM - 2, 41, sum);
        }
        None => pen.label("sum-number", SUM - 2, 41, "?"),
    }
}
