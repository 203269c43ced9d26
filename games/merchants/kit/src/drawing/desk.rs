//! The mayor's desk: the cards to come, the one that is turned up, and the three disks.

use damrak_core::Phrase;
use damrak_merchants::{Disk, StageView};

use super::card::{self, CARD};
use super::choices::{self, PLATE};
use super::{Brush, COLOURS, icons, names};
use damrak_draw::Sheet;
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;

const SHEET: &str = "desk";
const WIDTH: i32 = 640;
const HEIGHT: i32 = 204;
/// The top of the cards.
const TOP: i32 = 14;

pub(super) fn draw(brush: &Brush<'_>) -> Sheet {
    let view = brush.view;
    let choices = choices::choices(brush);
    let height = if choices.is_empty() { HEIGHT } else { HEIGHT + PLATE.1 + 10 };
    let title = brush.say(&Phrase::new("merchants-draw-desk").with("player", view.mayor));
    let about = Phrase::new("merchants-draw-desk-about")
        .with("player", view.mayor)
        .with("turn", view.turn.min(view.turns))
        .with("turns", view.turns)
        .with("cards", view.cards_left);
    let about = brush.say(&about);
    brush.context.sheet(SHEET, (WIDTH, height), title, &about, 12 * 1024, |pen| {
        strokes::patterns(pen, SHEET, COLOURS);
        strokes::sea(pen, SHEET, WIDTH, height);
        card::draw_deck(pen, brush, (16, 34));
        pen.label("caption", 58, HEIGHT - 12, &brush.label("merchants-draw-deck"));
        draw_turned_place(pen, brush);
        for disk in Disk::ALL {
            draw_disk(pen, brush, disk);
        }
        draw_cards(pen, brush);
        draw_user(pen, brush);
        for disk in Disk::ALL {
            draw_target(pen, brush, disk);
        }
        for (index, choice) in choices.iter().enumerate() {
            let x = 12 + index as i32 * (PLATE.0 + 10);
            choices::draw(pen, brush, choice, (x, HEIGHT), false);
        }
    })
}

fn left(disk: Disk) -> i32 {
    250 + 130 * disk.index() as i32
}

const TURNED: i32 = 114;

fn draw_turned_place(pen: &mut Pen, brush: &Brush<'_>) {
    pen.rect("gap", TURNED + 2, TOP + 2, CARD.0 - 4, CARD.1 - 4, 10);
    let word = brush.label("merchants-draw-turned");
    pen.label("caption", TURNED + CARD.0 / 2, HEIGHT - 12, &word);
}

/// A disk, with a ring while its card is at work.
fn draw_disk(pen: &mut Pen, brush: &Brush<'_>, disk: Disk) {
    let works = match brush.view.stage {
        StageView::Using { disk: used, .. } => used == disk,
        StageView::Auction => disk == Disk::Auction,
        _ => false,
    };
    let x = left(disk) + CARD.0 / 2;
    let sign = match disk {
        Disk::Use => icons::HAND,
        Disk::Auction => icons::GAVEL,
        Disk::Discard => icons::CROSS,
    };
    pen.circle("disk", x, TOP + 75, 58);
    pen.circle("disk-ring", x, TOP + 75, 50);
    pen.scaled(x, TOP + 75, 24, icons::stroke(sign));
    if works {
        pen.rect("at-work", left(disk) - 4, TOP - 4, CARD.0 + 8, CARD.1 + 8, 12);
    }
    pen.label("caption", x, HEIGHT - 12, &brush.label(names::disk(disk)));
}

/// The cards keep their keys on the way from the pile to a disk. Equal ones are told apart by counting.
fn draw_cards(pen: &mut Pen, brush: &Brush<'_>) {
    let view = brush.view;
    let on_disks = Disk::ALL.into_iter().zip(&view.disks);
    let on_disks = on_disks.filter_map(|(disk, card)| Some((left(disk), card.as_ref()?)));
    let cards: Vec<_> = on_disks.chain(view.turned.iter().map(|card| (TURNED, card))).collect();
    for (index, (x, shown)) in cards.iter().enumerate() {
        let equal = cards[..index].iter().filter(|(_, other)| other.id == shown.id).count();
        card::draw(pen, brush, shown, &format!("{}-{equal}", shown.id), (*x, TOP));
    }
}

/// The token of whoever uses a card, on its corner.
fn draw_user(pen: &mut Pen, brush: &Brush<'_>) {
    let StageView::Using { seat, disk, .. } = brush.view.stage else { return };
    pen.group("", left(disk) + 12, TOP + 16, |pen| {
        pen.circle("site", 0, 0, 20);
        pen.scaled(0, 0, 9, |pen| strokes::house(pen, SHEET, Family::of(seat)));
    });
}

fn draw_target(pen: &mut Pen, brush: &Brush<'_>, disk: Disk) {
    let id = ["disk-", disk.name()];
    let tag = pen.tag("g").class("cell").parts("id", &id).parts("data-target", &id);
    tag.at(left(disk), TOP).around(|pen| {
        let card = brush.view.disks[disk.index()].as_ref();
        let card =
            card.map_or_else(|| Phrase::new("merchants-card-none"), |card| card.phrase.clone());
        let words = Phrase::new("merchants-draw-disk");
        let words = words.with("disk", Phrase::new(names::disk(disk))).with("card", card);
        pen.title(&brush.say(&words));
        pen.rect("spot", -1, -1, CARD.0 + 2, CARD.1 + 2, 11);
    });
}
