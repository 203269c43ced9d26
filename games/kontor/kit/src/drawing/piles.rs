//! Piles, what is played and the treasury.

use damrak_core::Phrase;
use damrak_kontor::{PileView, PlayerView};

use super::back::{Back, draw_back};
use super::card::Dress;
use super::{Brush, COLOURS, colour, colour_word};
use damrak_draw::Part;
use damrak_draw::icons;
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

const SHEET: &str = "table";
/// A pile with its caption and the room around it.
const SLOT: (i32, i32) = (112, 144);
/// All of them side by side.
const ROW: i32 = 7 * (SLOT.0 + 8) + 8;
/// Where a pile lies in its slot.
const LEFT: i32 = 8;
const TOP: i32 = 14;

pub(super) fn draw(brush: &Brush<'_>) -> Part {
    let view = brush.view;
    let [red, black] = &*view.players;
    let about = Phrase::new("kontor-draw-table-about").with("treasury", view.treasury);
    let about = brush.context.say_alone(&about);
    let mut pieces = brush.context.pieces(about, |pen| strokes::patterns(pen, SHEET, COLOURS));
    pieces.add(SLOT, |pen| draw_pile(pen, brush, "pile-red", colour_word(red.seat), &red.pile));
    pieces.add(SLOT, |pen| draw_played(pen, brush, red));
    pieces.add(SLOT, |pen| {
        draw_pile(pen, brush, "pile-canal", "kontor-draw-canals", &view.canal_pile);
    });
    pieces.add(SLOT, |pen| draw_treasury(pen, brush));
    if let Some(left) = view.specials_left {
        pieces.add(SLOT, |pen| draw_specials(pen, brush, left));
    }
    pieces.add(SLOT, |pen| draw_played(pen, brush, black));
    pieces.add(SLOT, |pen| {
        draw_pile(pen, brush, "pile-black", colour_word(black.seat), &black.pile);
    });
    Part::pieces_of(SHEET, brush.context.label("kontor-draw-table"), pieces.within(ROW))
}

fn caption(pen: &mut Pen, words: &str) {
    pen.label("caption", 48, 122, words);
}

fn draw_pile(
    pen: &mut Pen,
    brush: &Brush<'_>,
    target: &'static str,
    word: &'static str,
    pile: &PileView,
) {
    let label = brush.context.label(word);
    let about = Phrase::new("kontor-draw-pile").with("count", pile.count);
    let tag = pen.tag("g").class("pile").attr("id", target).attr("data-target", target);
    tag.at(LEFT, TOP).around(|pen| {
        pen.tag("title").around(|pen| {
            pen.words(&label);
            pen.fixed(": ");
            pen.words(&brush.context.say_alone(&about));
        });
        for depth in (1..=(i32::from(pile.count) - 1).clamp(0, 3)).rev() {
            pen.rect("under", 2 + 2 * depth, 2 - 3 * depth, 92, 92, 9);
        }
        match &pile.top {
            Some(top) => {
                let dress = Dress { target: true, ..Dress::default() };
                brush.card(pen, SHEET, top, (0, 0), dress);
            }
            None => pen.rect("gap", 3, 3, 90, 90, 8),
        }
        draw_bottom(pen, brush, pile);
        pen.rect("count", 32, 83, 32, 22, 11);
        strokes::number_on(pen, "counted", 48, 100, pile.count);
        caption(pen, &label);
    });
}

/// Cards that everybody saw go under the pile peep out on its left.
fn draw_bottom(pen: &mut Pen, brush: &Brush<'_>, pile: &PileView) {
    let top = pile.top.as_ref().map(|top| top.id.as_str());
    let hidden = pile.bottom.iter().filter(|card| Some(card.id.as_str()) != top);
    for (index, card) in hidden.take(3).enumerate() {
        let tag = pen.tag("g").class("card bottom").parts("id", &["card-", &card.id]);
        let tag = tag.parts("data-key", &["card-", &card.id]).at(-6, 40 + 20 * index as i32);
        tag.around(|pen| {
            brush.title_of(card, pen);
            pen.scaled(0, 0, 7, |pen| match card.owner {
                Some(owner) => strokes::badge(pen, colour(owner), 10, 0, card.number),
                None => strokes::number_on(pen, "number on-water", 10, 0, card.number),
            });
        });
    }
}

/// The revealed card, the sealed decision, or nothing yet.
fn draw_played(pen: &mut Pen, brush: &Brush<'_>, player: &PlayerView) {
    let ids = ["played-red", "played-black"];
    let id = ids.get(player.seat.index()).copied().unwrap_or("played");
    pen.tag("g").class("played").attr("id", id).at(LEFT, TOP).around(|pen| {
        let owner = Phrase::new(colour_word(player.seat));
        let played = Phrase::new("kontor-draw-played-by").with("owner", owner);
        pen.title(&brush.context.say_alone(&played));
        pen.rect("gap", 3, 3, 90, 90, 8);
        pen.tag("g")
            .class("faint")
            .at(48, 50)
            .around(|pen| strokes::house(pen, SHEET, colour(player.seat)));
        match &player.played {
            Some(card) => {
                let dress = Dress { target: true, ..Dress::default() };
                brush.card(pen, SHEET, card, (0, 0), dress);
            }
            None if player.sealed => {
                draw_back(pen, SHEET, Back::Sealed(player.seat));
                pen.scaled(48, 48, 18, icons::seal);
            }
            None => {}
        }
        caption(pen, &brush.context.label("kontor-draw-played"));
    });
}

fn draw_treasury(pen: &mut Pen, brush: &Brush<'_>) {
    let treasury = brush.view.treasury;
    let label = brush.context.label("kontor-draw-treasury");
    let tag = pen.tag("g").class("treasury").attr("id", "treasury");
    tag.attr("data-target", "treasury").at(LEFT, TOP).around(|pen| {
        pen.tag("title").around(|pen| {
            pen.words(&label);
            pen.fixed(": ");
            pen.number(u32::from(treasury));
        });
        pen.rect("gap", 3, 3, 90, 90, 8);
        for coin in 0..i32::from(treasury).min(20) {
            pen.group("", 20 + 19 * (coin / 5), 82 - 14 * (coin % 5), |pen| {
                pen.fixed("<ellipse class=\"coin\" rx=\"9\" ry=\"6\"/><ellipse class=\"coin-rim\" rx=\"6\" ry=\"3.5\"/>");
            });
        }
        pen.rect("count", 32, 83, 32, 22, 11);
        strokes::number_on(pen, "counted", 48, 100, treasury);
        caption(pen, &label);
    });
}

fn draw_specials(pen: &mut Pen, brush: &Brush<'_>, left: u8) {
    let label = brush.context.label("kontor-draw-specials");
    let tag = pen.tag("g").class("pile").attr("id", "pile-special");
    tag.attr("data-target", "pile-special").at(LEFT, TOP).around(|pen| {
        pen.tag("title").around(|pen| {
            pen.words(&label);
            pen.fixed(": ");
            pen.number(u32::from(left));
        });
        if left == 0 {
            pen.rect("gap", 3, 3, 90, 90, 8);
        } else {
            for depth in (1..i32::from(left).min(4)).rev() {
                pen.rect("under", 2 + 2 * depth, 2 - 3 * depth, 92, 92, 9);
            }
            draw_back(pen, SHEET, Back::Special);
        }
        pen.rect("count", 32, 83, 32, 22, 11);
        strokes::number_on(pen, "counted", 48, 100, left);
        caption(pen, &label);
    });
}
