//! The market of building cards, the pile, and what was played.

use damrak_chartered::StageView;
use damrak_core::Phrase;

use super::card::{self, CARD, Map};
use super::{Brush, building, florins, icons};
use damrak_draw::strokes;
use damrak_draw::svg::Pen;
use damrak_draw::{Part, Pieces, Place};

const SHEET: &str = "market";
/// How the pieces are known to the style.
pub(super) const PIECE: &str = "plot-card";

/// The market; whoever chooses one of the next cards of the pile sees those in its place.
pub(super) fn draw(brush: &Brush<'_>) -> Part {
    let ten = brush.view.own.as_ref().map_or(&[][..], |own| own.ten.as_slice());
    if ten.is_empty() { open(brush) } else { next(brush, ten) }.placed(Place::Under)
}

fn pieces(brush: &Brush<'_>, about: String) -> Pieces {
    let defs = |pen: &mut Pen| strokes::patterns(pen, SHEET, super::COLOURS);
    brush.context.pieces(about, defs)
}

fn open(brush: &Brush<'_>) -> Part {
    let view = brush.view;
    let about = Phrase::new("chartered-draw-market-about")
        .with("count", view.pile)
        .with("price", view.board.card_price)
        .with("refresh", view.board.refresh_price);
    let mut pieces = pieces(brush, brush.say(&about));
    let map = Map::new(view);
    for (index, place) in view.market.iter().enumerate() {
        pieces.add_as(PIECE, CARD, |pen| match place {
            Some(name) => {
                let again = view.market[..index].contains(place);
                draw_card(pen, brush, &map, (name, again));
            }
            None => pen.rect("gap", 1, 1, CARD.0 - 2, CARD.1 - 2, 8),
        });
    }
    pieces.add_as(PIECE, CARD, |pen| draw_pile(pen, brush));
    pieces.add_as(PIECE, CARD, |pen| draw_refresh(pen, brush));
    pieces.add_as(PIECE, CARD, |pen| draw_played(pen, brush, &map));
    let title = brush.label("chartered-draw-market");
    Part::pieces_of(SHEET, title, pieces).noted(note(brush))
}

/// What goes on with it.
fn note(brush: &Brush<'_>) -> String {
    let view = brush.view;
    brush.say(&match view.stage {
        StageView::Buying { seat, taken: 0 } => {
            Phrase::new("chartered-draw-takes-first").with("player", seat)
        }
        StageView::Buying { seat, .. } => {
            Phrase::new("chartered-draw-takes-second").with("player", seat)
        }
        _ => Phrase::new("chartered-draw-market-price").with("price", view.board.card_price),
    })
}

/// A card that can be bought. Of level cards for the same floor the first is pointed at.
fn draw_card(pen: &mut Pen, brush: &Brush<'_>, map: &Map, (name, again): (&str, bool)) {
    let is_plot = card::floor(name).is_none();
    let target = ["market-", name];
    let key = if is_plot { ["card-", name] } else { target };
    let tag = pen.tag("g").class("piece card");
    let tag = match again {
        true => tag,
        false => tag.parts("id", &key).parts("data-key", &key).parts("data-target", &target),
    };
    tag.at(0, 0).around(|pen| {
        pen.title(&brush.say(&card::phrase(name)));
        card::face(pen, brush, map, name);
        if !is_plot {
            pen.circle("alone-disk", CARD.0 - 16, 16, 11);
            pen.label("alone-number", CARD.0 - 16, 22, "1");
        }
        pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 8);
    });
}

fn draw_pile(pen: &mut Pen, brush: &Brush<'_>) {
    let count = brush.view.pile;
    let tag = pen.tag("g").class("pile").attr("id", "pile-cards").attr("data-target", "pile-cards");
    tag.around(|pen| {
        pen.title(&brush.counted("chartered-draw-pile-about", count));
        if count == 0 {
            pen.rect("gap", 1, 1, CARD.0 - 2, CARD.1 - 2, 8);
        } else {
            card::back(pen, (0, 0));
            pen.rect("card-line", 6, 6, CARD.0 - 12, CARD.1 - 12, 5);
            pen.group("", 10, 14, |pen| building::house(pen, 1, None, false));
        }
        pen.rect("count", CARD.0 / 2 - 24, 84, 48, 28, 14);
        strokes::number_on(pen, "counted", CARD.0 / 2, 105, count);
        pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 8);
    });
}

/// A new market has its price on it.
fn draw_refresh(pen: &mut Pen, brush: &Brush<'_>) {
    let target = "button-refresh";
    let tag = pen.tag("g").class("choice").attr("id", target).attr("data-target", target);
    tag.around(|pen| {
        pen.title(&brush.label("chartered-draw-refresh-about"));
        pen.rect("plate", 2, 2, CARD.0 - 4, CARD.1 - 4, 8);
        pen.scaled(CARD.0 / 2, 34, 14, icons::stroke(icons::REFRESH));
        let words = brush.label_within("chartered-draw-refresh");
        for (word, y) in words.splitn(2, ' ').zip([74, 90]) {
            pen.label("card-small", CARD.0 / 2, y, word);
        }
        pen.label("payout card-pays", CARD.0 / 2, 112, &florins(brush.view.board.refresh_price));
        pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 8);
    });
}

/// What was played last; it can be taken back when it is auctioned.
fn draw_played(pen: &mut Pen, brush: &Brush<'_>, map: &Map) {
    let tag =
        pen.tag("g").class("pile").attr("id", "pile-discard").attr("data-target", "pile-discard");
    tag.around(|pen| {
        let latest = &brush.view.latest;
        let words = match latest.is_empty() {
            true => Phrase::new("chartered-draw-played-none"),
            false => Phrase::new("chartered-draw-played-about").with("plots", latest.join(", ")),
        };
        pen.title(&brush.say(&words));
        match latest.first() {
            Some(last) => {
                pen.tag("g").class("spent").around(|pen| card::face(pen, brush, map, last));
            }
            None => pen.rect("gap", 1, 1, CARD.0 - 2, CARD.1 - 2, 8),
        }
        pen.label("card-small", CARD.0 / 2, 112, &brush.label_within("chartered-draw-played"));
        pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 8);
    });
}

/// The cards of the pile that the viewer looks at.
fn next(brush: &Brush<'_>, cards: &[String]) -> Part {
    let mut kinds: Vec<&str> = cards.iter().map(String::as_str).collect();
    kinds.dedup();
    let title = brush.label("chartered-draw-ten");
    let mut pieces = pieces(brush, title.clone());
    let map = Map::new(brush.view);
    for name in kinds {
        pieces.add_as(PIECE, CARD, |pen| {
            let target = ["ten-", name];
            let tag = pen.tag("g").class("card").parts("id", &target);
            tag.parts("data-target", &target).around(|pen| {
                pen.title(&brush.say(&card::phrase(name)));
                card::face(pen, brush, &map, name);
                pen.rect("spot", 1, 1, CARD.0 - 2, CARD.1 - 2, 8);
            });
        });
    }
    Part::pieces_of(SHEET, title, pieces)
}
