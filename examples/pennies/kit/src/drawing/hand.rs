//! The viewer's hand: coins of the same worth lie on one pile, since it does not matter which of them is laid.

use damrak_core::{Phrase, Viewer};
use damrak_draw::svg::Pen;
use damrak_draw::{Part, strokes};
use pennies::{Coin, Coins};

use super::{Brush, coin};

const SHEET: &str = "hand";
/// A pile with the room around it.
const PILE: (i32, i32) = (96, 112);

/// The hand; nothing for those who only look on, and nothing once all hands lie on the table.
pub(super) fn draw(brush: &Brush<'_>) -> Option<Part> {
    let own = brush.view.own.as_ref().filter(|_| !brush.view.is_over)?;
    let Viewer::Seat(seat) = brush.view.viewer else { return None };
    let hand: Coins = own.hand.iter().copied().collect();
    let about = Phrase::new("pennies-draw-hand-about").with("count", hand.len());
    let mut pieces = brush.context.pieces(brush.say(&about), |pen| {
        strokes::patterns(pen, SHEET, &[strokes::Family::of(seat)]);
    });
    for coin in hand.kinds() {
        pieces.add(PILE, |pen| draw_pile(pen, brush, (coin, hand.count(coin))));
    }
    Some(Part::pieces_of(SHEET, brush.label("pennies-draw-hand"), pieces).owned_by(seat))
}

fn draw_pile(pen: &mut Pen, brush: &Brush<'_>, (coin, count): (Coin, u8)) {
    let id = format!("coin-{}", coin.0);
    let tag = pen.tag("g").class("piece").attr("id", &id).attr("data-key", &id);
    tag.attr("data-target", &id).at(PILE.0 / 2, PILE.1 / 2).around(|pen| {
        let words = Phrase::new("pennies-draw-pile").with("worth", coin.0).with("count", count);
        pen.title(&brush.say(&words));
        pen.rect("rest", -44, -52, 88, 104, 12);
        let most = i32::from(count) - 1;
        for depth in (1..=most).rev() {
            coin::edge(pen, coin, 7 * depth);
        }
        coin::face(pen, coin);
        if count > 1 {
            pen.rect("count", 14, 24, 30, 22, 11);
            strokes::number_on(pen, "counted", 29, 41, count);
        }
        pen.rect("spot", -46, -54, 92, 108, 13);
    });
}
