//! The viewer's building cards, and what each of them would do.

use damrak_core::Phrase;

use super::card::{self, CARD, Map};
use super::{Brush, market};
use damrak_draw::strokes;
use damrak_draw::svg::Pen;
use damrak_draw::{Part, Place};

const SHEET: &str = "hand";

pub(super) fn draw(brush: &Brush<'_>) -> Option<Part> {
    let (own, me) = (brush.view.own.as_ref()?, brush.me()?);
    // Level cards for the same floor are the same card.
    let mut cards: Vec<(&str, usize)> = Vec::with_capacity(own.hand.len());
    for card in &own.hand {
        match cards.iter_mut().find(|(other, _)| other == card) {
            Some((_, count)) => *count += 1,
            None => cards.push((card, 1)),
        }
    }
    let about = Phrase::new("chartered-draw-hand-about").with("count", own.hand.len() as u32);
    let about = brush.say(&about);
    let map = Map::new(brush.view);
    let mut pieces =
        brush.context.pieces(about, |pen| strokes::patterns(pen, SHEET, super::COLOURS));
    for (name, count) in &cards {
        pieces.add_as(market::PIECE, CARD, |pen| draw_card(pen, brush, &map, (name, *count)));
    }
    let note = match (cards.is_empty(), brush.is_my_turn()) {
        (true, _) => "chartered-draw-no-cards",
        (false, true) => "chartered-draw-hand-hint",
        (false, false) => "chartered-draw-hand-rest",
    };
    let title = Phrase::new("chartered-draw-hand").with("count", own.hand.len() as u32);
    let title = brush.say(&title);
    let part = Part::pieces_of(SHEET, title, pieces);
    Some(part.noted(brush.label(note)).placed(Place::Under).owned_by(me.seat))
}

fn draw_card(pen: &mut Pen, brush: &Brush<'_>, map: &Map, (name, count): (&str, usize)) {
    let prospects = brush.view.own.as_ref().map_or(&[][..], |own| own.prospects.as_slice());
    let prospect = prospects.iter().find(|prospect| prospect.plot == name);
    let id = ["card-", name];
    let tag = pen.tag("g").class("piece card").parts("id", &id).parts("data-key", &id);
    tag.parts("data-target", &id).at(0, 0).around(|pen| {
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
