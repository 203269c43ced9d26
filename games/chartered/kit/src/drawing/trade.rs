//! An offer: what each side gives, and what can still be put into it.

use damrak_chartered::{Company, DealView, SideView};
use damrak_core::{Phrase, Seat};

use super::card::{self, CARD, Map, STEP};
use super::now::{self, Block, SHEET};
use super::{Brush, TRAY, choices, florins, icons};
use damrak_draw::icons as common;
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;

/// A thing of an offer, and the head above things.
const THING: i32 = 38;
const HEAD: i32 = 52;
const HALF: i32 = TRAY / 2;

/// Things of one side, from money to shares.
enum Thing<'a> {
    Money(u16),
    Card(&'a str),
    Shares(Company, u8),
}

fn things(side: &SideView) -> Vec<Thing<'_>> {
    let money = (side.money > 0).then_some(Thing::Money(side.money));
    let cards = side.cards.iter().map(|card| Thing::Card(card));
    let shares = Company::ALL.into_iter().filter_map(|company| {
        let count = side.shares[company.index()];
        (count > 0).then_some(Thing::Shares(company, count))
    });
    money.into_iter().chain(cards).chain(shares).collect()
}

/// Both sides of an offer.
pub(super) fn deal<'a>(brush: &'a Brush<'_>, deal: &'a DealView) -> Block<'a> {
    let sides = [(deal.from, things(&deal.gives)), (deal.to, things(&deal.gets))];
    let most = sides.iter().map(|(_, things)| things.len()).max().unwrap_or_default().max(1);
    let height = HEAD + THING * most as i32 + 12;
    Block::new(height + 6, move |pen, y| {
        for (index, (seat, things)) in sides.into_iter().enumerate() {
            let left = HALF * index as i32;
            pen.rect("desk", left + 6, y, HALF - 12, height, 10);
            draw_head(pen, brush, seat, (left, y));
            if things.is_empty() {
                let nothing = brush.say(&Phrase::new("chartered-thing-nothing"));
                pen.label("card-small at-left", left + 30, y + HEAD + 24, &nothing);
            }
            for (row, thing) in things.iter().enumerate() {
                draw_thing(pen, brush, thing, (left + 42, y + HEAD + 20 + THING * row as i32));
            }
        }
        let middle = y + 26;
        let arrows = format!("M{} {middle}h24m-8-7l8 7-8 7", HALF - 12);
        pen.tag("path").class("flows small").attr("d", &arrows).done();
    })
}

fn draw_head(pen: &mut Pen, brush: &Brush<'_>, seat: Seat, (x, y): (i32, i32)) {
    pen.scaled(x + 36, y + 26, 11, |pen| strokes::house(pen, SHEET, Family::of(seat)));
    let words = Phrase::new("chartered-draw-gives").with("player", brush.short_name(seat, 16));
    pen.label("word at-left", x + 62, y + 32, &brush.say(&words));
}

fn draw_thing(pen: &mut Pen, brush: &Brush<'_>, thing: &Thing<'_>, (x, y): (i32, i32)) {
    let words = match thing {
        Thing::Money(amount) => {
            pen.group("", x, y, common::guilder);
            florins(amount)
        }
        Thing::Card(name) => {
            pen.scaled(x, y, 9, icons::stroke(icons::CARDS));
            brush.say(&card::phrase(name))
        }
        Thing::Shares(company, count) => {
            pen.scaled(x, y, 9, |pen| icons::chip(pen, *company));
            let words = Phrase::new("chartered-thing-shares")
                .with("company", damrak_chartered::company(*company))
                .with("count", *count);
            brush.say(&words)
        }
    };
    pen.label("word at-left", x + 24, y + 6, &damrak_draw::shortened(&words, 24));
}

/// The offer that the viewer puts together, and what can be put into it.
pub(super) fn add_draft<'a>(brush: &'a Brush<'_>, blocks: &mut Vec<Block<'a>>) {
    let Some(draft) = brush.view.own.as_ref().and_then(|own| own.draft.as_ref()) else { return };
    blocks.push(deal(brush, draft));
    if !brush.is_asked() {
        return;
    }
    blocks.extend(now::plates(brush));
    blocks.push(now::lines(&brush.label("chartered-draw-draft-hint")));
    if draft.gives.money == 0 && draft.gets.money == 0 {
        blocks.push(now::row(brush, choices::money()));
    }
    blocks.extend(levels(brush));
}

/// Level cards that the viewer does not have, to ask for; the others are in the viewer's hand.
fn levels<'a>(brush: &'a Brush<'_>) -> Option<Block<'a>> {
    let hand = &brush.view.own.as_ref()?.hand;
    let missing: Vec<&'static str> = ["floor-2", "floor-3", "floor-4"]
        .into_iter()
        .filter(|level| !hand.iter().any(|card| card == level))
        .collect();
    if missing.is_empty() {
        return None;
    }
    Some(Block::new(STEP.1 + 38, move |pen, y| {
        pen.label("told", 16, y + 24, &brush.label("chartered-draw-ask-levels"));
        let map = Map::new(brush.view);
        for (index, name) in missing.iter().enumerate() {
            let target = ["card-", name];
            let (left, top) = card::place(index, y + 34);
            let tag = pen.tag("g").class("card").parts("id", &target);
            tag.parts("data-target", &target).at(left, top).around(|pen| {
                pen.title(&brush.say(&card::phrase(name)));
                card::face(pen, brush, &map, name);
                pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 8);
            });
        }
    }))
}
