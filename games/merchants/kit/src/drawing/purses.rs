//! What everybody has.

use damrak_core::Phrase;
use damrak_merchants::PlayerView;

use super::{Brush, icons};
use damrak_draw::strokes::{self, Family};
use damrak_draw::{Purse, PursePart, icons as common};

/// Money as far as it may be seen, bonuses and loans of everybody.
pub(super) fn draw(brush: &Brush<'_>) -> Vec<Purse> {
    brush.view.players.iter().map(|player| purse(brush, player)).collect()
}

fn purse(brush: &Brush<'_>, player: &PlayerView) -> Purse {
    let count = |key, count: u8| brush.say(&Phrase::new(key).with("count", count));
    let mut parts = Vec::with_capacity(3);
    let mut text = Vec::with_capacity(4);
    if brush.view.mayor == player.seat {
        text.push(brush.label("merchants-draw-mayor"));
    }
    match player.money {
        Some(money) => {
            let label = Phrase::new("merchants-draw-money").with("amount", money);
            parts.push(PursePart {
                sign: strokes::sign(common::guilder),
                value: money,
                label: brush.say(&label),
            });
        }
        None => text.push(brush.label("merchants-draw-money-hidden")),
    }
    let bonuses = &player.bonuses;
    let received = u8::from(bonuses.market != "none")
        + u8::from(bonuses.regions)
        + u8::from(bonuses.districts)
        + bonuses.bridges;
    if received > 0 {
        parts.push(PursePart {
            sign: strokes::sign(common::star),
            value: i32::from(received),
            label: count("merchants-draw-bonus-count", received),
        });
    }
    if player.loans > 0 {
        parts.push(PursePart {
            sign: strokes::sign(icons::stroke(icons::LOAN)),
            value: i32::from(player.loans),
            label: count("merchants-draw-loans", player.loans),
        });
    }
    text.extend(parts.iter().map(|part| part.label.clone()));
    Purse {
        seat: player.seat,
        token: strokes::token(player.seat, Family::of(player.seat)),
        text: text.join(" · "),
        parts,
    }
}
