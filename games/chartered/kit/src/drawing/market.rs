//! The market of building cards, the pile, and what was played.

use damrak_chartered::StageView;
use damrak_core::Phrase;

use super::card::{self, CARD, Map, STEP};
use super::{Brush, TRAY, choices};
use damrak_draw::Sheet;
use damrak_draw::choice::{PLATE, draw_row};
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

const SHEET: &str = "market";
const TOP: i32 = 44;
const FOOT: i32 = TOP + STEP.1 + 24;

pub(super) fn draw(brush: &Brush<'_>) -> Option<Sheet> {
    let view = brush.view;
    let choices = choices::with_market(brush);
    let height = if choices.is_empty() { FOOT } else { FOOT + PLATE.1 + 8 };
    let about = Phrase::new("chartered-draw-market-about")
        .with("count", view.pile)
        .with("price", view.board.card_price)
        .with("refresh", view.board.refresh_price);
    let about = brush.say(&about);
    let title = brush.label("chartered-draw-market");
    let map = Map::new(view);
    Some(brush.context.sheet(SHEET, (TRAY, height), title, &about, 16 * 1024, |pen| {
        strokes::patterns(pen, SHEET, super::COLOURS);
        strokes::sea(pen, SHEET, TRAY, height);
        pen.label("told", 16, 29, &heading(brush));
        for (index, place) in view.market.iter().enumerate() {
            let at = card::place(index, TOP);
            match place {
                Some(name) => {
                    let again = view.market[..index].contains(place);
                    draw_card(pen, brush, &map, (name, again), at);
                }
                None => pen.rect("gap", at.0, at.1, CARD.0, CARD.1, 8),
            }
        }
        draw_pile(pen, brush, card::place(5, TOP));
        draw_played(pen, brush, &map, card::place(6, TOP));
        draw_row(pen, &brush.context, &choices, (TRAY, FOOT));
    }))
}

fn heading(brush: &Brush<'_>) -> String {
    let view = brush.view;
    let price = view.board.card_price;
    brush.say(&match view.stage {
        StageView::Buying { seat, taken: 0 } => {
            Phrase::new("chartered-draw-takes-first").with("player", seat)
        }
        StageView::Buying { seat, .. } => {
            Phrase::new("chartered-draw-takes-second").with("player", seat)
        }
        _ => Phrase::new("chartered-draw-market-price").with("price", price),
    })
}

/// A card that can be bought. Of level cards for the same floor the first is pointed at.
fn draw_card(
    pen: &mut Pen,
    brush: &Brush<'_>,
    map: &Map,
    (name, again): (&str, bool),
    (x, y): (i32, i32),
) {
    let is_plot = card::floor(name).is_none();
    let target = ["market-", name];
    let key = if is_plot { ["card-", name] } else { target };
    let tag = pen.tag("g").class("piece card");
    let tag = match again {
        true => tag,
        false => tag.parts("id", &key).parts("data-key", &key).parts("data-target", &target),
    };
    tag.at(x, y).around(|pen| {
        pen.title(&brush.say(&card::phrase(name)));
        card::face(pen, brush, map, name);
        if !is_plot {
            pen.circle("alone-disk", CARD.0 - 16, 16, 11);
            pen.label("alone-number", CARD.0 - 16, 22, "1");
        }
        pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 8);
    });
}

fn draw_pile(pen: &mut Pen, brush: &Brush<'_>, (x, y): (i32, i32)) {
    let count = brush.view.pile;
    let tag = pen.tag("g").class("pile").attr("id", "pile-cards").attr("data-target", "pile-cards");
    tag.at(x, y).around(|pen| {
        pen.title(&brush.counted("chartered-draw-pile-about", count));
        if count == 0 {
            pen.rect("gap", 0, 0, CARD.0, CARD.1, 8);
        } else {
            card::back(pen, (0, 0));
            pen.rect("card-line", 6, 6, CARD.0 - 12, CARD.1 - 12, 5);
            pen.group("", 10, 22, |pen| super::building::house(pen, 1, None, false));
        }
        pen.rect("count", CARD.0 / 2 - 22, 92, 44, 24, 12);
        strokes::number_on(pen, "counted", CARD.0 / 2, 110, count);
        pen.label("caption", CARD.0 / 2, CARD.1 + 20, &brush.label("chartered-draw-pile"));
        pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 8);
    });
}

/// What was played last; it can be taken back when it is auctioned.
fn draw_played(pen: &mut Pen, brush: &Brush<'_>, map: &Map, (x, y): (i32, i32)) {
    let tag =
        pen.tag("g").class("pile").attr("id", "pile-discard").attr("data-target", "pile-discard");
    tag.at(x, y).around(|pen| {
        let latest = &brush.view.latest;
        let words = match latest.is_empty() {
            true => Phrase::new("chartered-draw-played-none"),
            false => Phrase::new("chartered-draw-played-about").with("plots", latest.join(", ")),
        };
        pen.title(&brush.say(&words));
        match latest.first() {
            Some(last) => card::face(pen, brush, map, last),
            None => pen.rect("gap", 0, 0, CARD.0, CARD.1, 8),
        }
        pen.label("caption", CARD.0 / 2, CARD.1 + 20, &brush.label("chartered-draw-played"));
        pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 8);
    });
}
