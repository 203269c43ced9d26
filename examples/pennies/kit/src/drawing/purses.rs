//! What everybody has.

use damrak_core::Phrase;
use damrak_draw::strokes::{self, Family};
use damrak_draw::{Purse, PursePart, icons};
use pennies::PlayerView;

use super::Brush;

/// Points and coins of everybody.
pub(super) fn draw(brush: &Brush<'_>) -> Vec<Purse> {
    brush.view.players.iter().map(|player| purse(brush, player)).collect()
}

fn purse(brush: &Brush<'_>, player: &PlayerView) -> Purse {
    let counted = |key, count: u8| brush.say(&Phrase::new(key).with("count", count));
    let parts = vec![
        PursePart {
            sign: strokes::sign(icons::star),
            value: i32::from(player.points),
            label: counted("pennies-draw-points", player.points),
        },
        PursePart {
            sign: strokes::sign(icons::guilder),
            value: i32::from(player.coins),
            label: counted("pennies-draw-coins", player.coins),
        },
    ];
    let text: Vec<&str> = parts.iter().map(|part| part.label.as_str()).collect();
    Purse {
        seat: player.seat,
        token: strokes::token(player.seat, Family::of(player.seat)),
        text: text.join(" · "),
        parts,
    }
}
