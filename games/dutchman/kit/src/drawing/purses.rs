//! What everybody has.

use damrak_core::Phrase;
use damrak_dutchman::PlayerView;

use super::{Brush, icons};
use damrak_draw::strokes::{self, Family};
use damrak_draw::{Purse, PursePart, icons as common};

/// Ducats as far as they may be seen, shares and horseshoes of everybody.
pub(super) fn draw(brush: &Brush<'_>) -> Vec<Purse> {
    brush.view.players.iter().map(|player| purse(brush, player)).collect()
}

fn purse(brush: &Brush<'_>, player: &PlayerView) -> Purse {
    let mut parts = Vec::with_capacity(3);
    let mut text = Vec::with_capacity(5);
    if brush.view.starter == player.seat {
        text.push(brush.label("dutchman-draw-is-starter"));
    }
    if player.bankrupt {
        text.push(brush.label("dutchman-draw-bankrupt"));
    }
    match player.ducats {
        Some(ducats) => parts.push(PursePart {
            sign: strokes::sign(common::guilder),
            value: ducats,
            label: brush.say(&Phrase::new("dutchman-draw-ducats").with("ducats", ducats)),
        }),
        None => text.push(brush.label("dutchman-draw-ducats-hidden")),
    }
    if !player.bankrupt {
        parts.push(PursePart {
            sign: strokes::sign(icons::small_shoe),
            value: i32::from(player.shoes),
            label: brush.counted("dutchman-draw-shoe-count", player.shoes),
        });
        parts.push(PursePart {
            sign: strokes::sign(icons::stroke(icons::KONTOR)),
            value: i32::from(player.share_count),
            label: brush.counted("dutchman-draw-share-count", player.share_count),
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
