//! What everybody has.

use damrak_chartered::{Company, PlayerView};
use damrak_core::Phrase;

use super::{Brush, icons};
use damrak_draw::strokes::{self, Family};
use damrak_draw::{Purse, PursePart, icons as common};

/// Money as far as it may be seen, cards, and shares of everybody.
pub(super) fn draw(brush: &Brush<'_>) -> Vec<Purse> {
    brush.view.players.iter().map(|player| purse(brush, player)).collect()
}

fn purse(brush: &Brush<'_>, player: &PlayerView) -> Purse {
    let mut parts = Vec::with_capacity(8);
    let mut text = Vec::with_capacity(9);
    match player.money {
        Some(money) => parts.push(PursePart {
            sign: strokes::sign(common::guilder),
            value: money,
            label: brush.say_within(&Phrase::new("chartered-draw-money").with("amount", money)),
        }),
        None => text.push(brush.label("chartered-draw-money-hidden")),
    }
    let counts = [
        (icons::CARDS, player.cards, "chartered-draw-card-count"),
        (icons::ACTION, player.action_cards, "chartered-draw-action-count"),
        (icons::ROOF, player.roofs, "chartered-draw-roof-count"),
    ];
    for (sign, count, key) in counts {
        if count > 0 || sign == icons::CARDS {
            parts.push(PursePart {
                sign: strokes::sign(icons::stroke(sign)),
                value: i32::from(count),
                label: brush.counted(key, count),
            });
        }
    }
    text.extend(parts.iter().map(|part| part.label.clone()));
    // Who holds which shares is on the exchange; here it is how many, and the words tell all of them.
    let shares: u8 = player.shares.iter().sum();
    if shares > 0 {
        parts.push(PursePart {
            sign: strokes::sign(icons::stroke(icons::SHARE)),
            value: i32::from(shares),
            label: brush.counted("chartered-draw-share-count", shares),
        });
    }
    for company in Company::ALL {
        let count = player.shares[company.index()];
        if count > 0 {
            let label = Phrase::new("chartered-thing-shares")
                .with("company", damrak_chartered::company(company))
                .with("count", count);
            text.push(brush.say(&label));
        }
    }
    if player.extra_turns > 0 {
        text.push(brush.counted("chartered-draw-extra-turns", player.extra_turns));
    }
    Purse {
        seat: player.seat,
        token: strokes::token(player.seat, Family::of(player.seat)),
        text: text.join(" · "),
        parts,
    }
}
