//! The viewer's hand: coins of the same worth lie on one pile, since it does not matter which of them is laid.

use damrak_core::{Phrase, Viewer};
use damrak_draw::svg::Pen;
use damrak_draw::{Sheet, strokes};
use pennies::{Coin, Coins};

use super::{Brush, WIDTH, coin};

const SHEET: &str = "hand";
/// From pile to pile, and how high the picture is.
const STEP: i32 = 100;
const HEIGHT: i32 = 124;

/// The hand; nothing for those who only look on, and nothing once all hands lie on the table.
pub(super) fn draw(brush: &Brush<'_>) -> Option<Sheet> {
    let own = brush.view.own.as_ref().filter(|_| !brush.view.is_over)?;
    let Viewer::Seat(seat) = brush.view.viewer else { return None };
    let hand: Coins = own.hand.iter().copied().collect();
    let about = Phrase::new("pennies-draw-hand-about").with("count", hand.len());
    let (title, about) = (brush.label("pennies-draw-hand"), brush.say(&about));
    let sheet = brush.context.sheet(SHEET, (WIDTH, HEIGHT), title, &about, 8 * 1024, |pen| {
        strokes::patterns(pen, SHEET, &[strokes::Family::of(seat)]);
        strokes::sea(pen, SHEET, WIDTH, HEIGHT);
        let left = (WIDTH - STEP * hand.kinds().count() as i32) / 2 + STEP / 2;
        for (index, coin) in hand.kinds().enumerate() {
            draw_pile(pen, brush, (coin, hand.count(coin)), left + STEP * index as i32);
        }
    });
    Some(sheet.owned_by(seat))
}

fn draw_pile(pen: &mut Pen, brush: &Brush<'_>, (coin, count): (Coin, u8), x: i32) {
    let id = format!("coin-{}", coin.0);
    let tag = pen.tag("g").class("piece").attr("id", &id).attr("data-key", &id);
    tag.attr("data-target", &id).at(x, HEIGHT / 2).around(|pen| {
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
