//! The mayor's desk: the cards to come or the one that is turned up, and the three disks; what can be decided besides
//! takes the place of the pile.

use damrak_core::Phrase;
use damrak_merchants::{Disk, StageView};

use super::card::{self, CARD};
use super::{Brush, COLOURS, choices, icons, names};
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;
use damrak_draw::{Part, Pieces};

/// Its name, and that of its patterns.
const DESK: &str = "desk";
/// A place on it, with the word below.
pub(super) const PLACE: (i32, i32) = (CARD.0, CARD.1 + 28);

pub(super) fn draw(brush: &Brush<'_>) -> Part {
    let view = brush.view;
    let title = brush.say(&Phrase::new("merchants-draw-desk").with("player", view.mayor));
    let about = Phrase::new("merchants-draw-desk-about")
        .with("player", view.mayor)
        .with("turn", view.turn.min(view.turns))
        .with("turns", view.turns)
        .with("cards", view.cards_left);
    let about = brush.say(&about);
    let defs = |pen: &mut Pen| strokes::patterns(pen, DESK, COLOURS);
    let mut places = brush.context.pieces(about, defs);
    add_first(&mut places, brush);
    for disk in Disk::ALL {
        places.add_as("desk-place", PLACE, |pen| draw_disk(pen, brush, disk));
    }
    Part::pieces_of(DESK, title, places)
}

/// What is to be placed, what can be decided besides places on the board, or the pile.
fn add_first(places: &mut Pieces, brush: &Brush<'_>) {
    let choices = choices::choices(brush);
    for choice in &choices {
        places.add_as("desk-place", PLACE, |pen| choices::draw(pen, brush, choice));
    }
    if let Some(turned) = &brush.view.turned {
        places.add_as("desk-place", PLACE, |pen| {
            card::draw(pen, brush, turned, &key_of(brush, 3, &turned.id), (0, 0));
            caption(pen, &brush.label("merchants-draw-turned"));
        });
    } else if choices.is_empty() {
        places.add_as("desk-place", PLACE, |pen| {
            card::draw_deck(pen, brush, (20, 20));
            caption(pen, &brush.label("merchants-draw-deck"));
        });
    }
}

fn caption(pen: &mut Pen, word: &str) {
    pen.label("desk-word", CARD.0 / 2, PLACE.1 - 8, word);
}

/// Cards keep their keys on the way from the pile to a disk. Equal ones are told apart by counting: those on the disks
/// come first, then the one that is turned up.
fn key_of(brush: &Brush<'_>, place: usize, id: &str) -> String {
    let before = brush.view.disks.iter().take(place).flatten();
    let equal = before.filter(|other| other.id == id).count();
    format!("{id}-{equal}")
}

/// A disk with its card, a ring while that is at work, and what one points at.
fn draw_disk(pen: &mut Pen, brush: &Brush<'_>, disk: Disk) {
    let works = match brush.view.stage {
        StageView::Using { disk: used, .. } => used == disk,
        StageView::Auction => disk == Disk::Auction,
        _ => false,
    };
    let sign = match disk {
        Disk::Use => icons::HAND,
        Disk::Auction => icons::GAVEL,
        Disk::Discard => icons::CROSS,
    };
    let (x, y) = (CARD.0 / 2, CARD.1 / 2);
    pen.circle("disk", x, y, 56);
    pen.circle("disk-ring", x, y, 48);
    pen.scaled(x, y, 24, icons::stroke(sign));
    if let Some(shown) = &brush.view.disks[disk.index()] {
        card::draw(pen, brush, shown, &key_of(brush, disk.index(), &shown.id), (0, 0));
    }
    if works {
        pen.rect("at-work", -3, -3, CARD.0 + 6, CARD.1 + 6, 12);
    }
    draw_user(pen, brush, disk);
    caption(pen, &brush.label(names::disk(disk)));
    let id = ["disk-", disk.name()];
    let tag = pen.tag("g").class("cell").parts("id", &id).parts("data-target", &id);
    tag.at(0, 0).around(|pen| {
        let card = brush.view.disks[disk.index()].as_ref();
        let card =
            card.map_or_else(|| Phrase::new("merchants-card-none"), |card| card.phrase.clone());
        let words = Phrase::new("merchants-draw-disk");
        let words = words.with("disk", Phrase::new(names::disk(disk))).with("card", card);
        pen.title(&brush.say(&words));
        pen.rect("spot", 0, 0, CARD.0, CARD.1, 11);
    });
}

/// The token of whoever uses the card, on its corner.
fn draw_user(pen: &mut Pen, brush: &Brush<'_>, here: Disk) {
    let StageView::Using { seat, disk, .. } = brush.view.stage else { return };
    if disk == here {
        pen.group("", 12, 16, |pen| {
            pen.circle("site", 0, 0, 20);
            pen.scaled(0, 0, 9, |pen| strokes::house(pen, DESK, Family::of(seat)));
        });
    }
}
