//! The viewer's hand with their choices, and what is known of the other hands.

use damrak_core::{Phrase, Seat, Viewer};
use damrak_kontor::{CardView, PlayerView, StageView};

use super::back::{Back, draw_back};
use super::card::Dress;
use super::choices::{choices, draw_choice};
use super::{Brush, COLOURS, colour};
use damrak_draw::Part;
use damrak_draw::strokes::{self, Colour};

/// A card.
const CARD: (i32, i32) = (96, 96);

/// The viewer's own; nothing for those who only look on.
pub(super) fn own(brush: &Brush<'_>) -> Option<Part> {
    let view = brush.view;
    let own = view.own.as_ref()?;
    let sealed = own.sealed.as_deref().unwrap_or_default();
    let sealed_card = sealed.rsplit(' ').next().unwrap_or_default();
    let known = |card: &CardView| {
        view.players.iter().any(|player| player.known.iter().any(|known| known.id == card.id))
    };
    let seat = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat::from_index(0),
    };
    let sheet = sheet_of(seat);
    let about = Phrase::new("kontor-draw-hand-about").with("cards", own.hand.len() as u32);
    let about = brush.context.say_alone(&about);
    let mut pieces = brush.context.pieces(about, |pen| strokes::patterns(pen, sheet, COLOURS));
    for card in &own.hand {
        let chosen = card.id == sealed_card;
        let class = if chosen { " chosen" } else { "" };
        let dress = Dress { class, known: known(card), chosen, target: true, ..Dress::default() };
        pieces.add(CARD, |pen| brush.card(pen, sheet, card, (0, 0), dress));
    }
    for choice in choices(brush) {
        let chosen = !sealed.is_empty() && choice.notation == sealed;
        pieces.add(CARD, |pen| draw_choice(pen, brush, choice, (0, 0), chosen));
    }
    let part = Part::pieces_of(sheet, brush.context.label("kontor-draw-hand"), pieces);
    let asked = view.waiting.contains(seat) && matches!(view.stage, StageView::Choosing);
    let note = asked.then(|| brush.context.say_within(&Phrase::new("kontor-draw-hand-choose")));
    Some(part.noted(note).owned_by(seat))
}

/// The name of the part with somebody's hand.
fn sheet_of(seat: Seat) -> &'static str {
    match colour(seat) {
        Colour::Red => "hand-red",
        Colour::Black => "hand-black",
    }
}

/// The hands that are not the viewer's.
pub(super) fn others(brush: &Brush<'_>) -> Vec<Part> {
    let own = brush.view.own.as_ref().map(|_| brush.view.viewer);
    let players = brush.view.players.iter();
    players
        .filter(|player| own != Some(Viewer::Seat(player.seat)))
        .map(|player| draw_other(brush, player))
        .collect()
}

/// Of another's hand: what everybody has seen, and the backs of the rest.
fn draw_other(brush: &Brush<'_>, player: &PlayerView) -> Part {
    let sheet = sheet_of(player.seat);
    let [quays, canals, specials] = player.unseen;
    let backs = [
        (Back::Quay(player.seat), quays, "kontor-draw-unseen-quay", "quay"),
        (Back::Canal, canals, "kontor-draw-unseen-canal", "canal"),
        (Back::Special, specials, "kontor-draw-unseen-special", "special"),
    ];
    let unseen = player.unseen.iter().copied().map(i32::from).sum::<i32>();
    let places = player.known.len() as i32 + unseen;
    let about = Phrase::new("kontor-draw-hand-about").with("cards", places);
    let about = brush.context.say_alone(&about);
    let mut pieces = brush.context.pieces(about, |pen| strokes::patterns(pen, sheet, COLOURS));
    for card in &player.known {
        let dress = Dress { target: true, ..Dress::default() };
        pieces.add(CARD, |pen| brush.card(pen, sheet, card, (0, 0), dress));
    }
    let seat = player.seat.to_string();
    for (back, count, word, kind) in backs {
        for number in 0..count {
            let name = ["unseen-", &seat, "-", kind, "-", &number.to_string()];
            pieces.add(CARD, |pen| {
                let tag = pen.tag("g").class("card").parts("id", &name);
                tag.parts("data-key", &name).at(0, 0).around(|pen| {
                    pen.title(&brush.context.label(word));
                    draw_back(pen, sheet, back);
                });
            });
        }
    }
    let title = brush.context.name(player.seat).into_owned();
    Part::pieces_of(sheet, title, pieces).noted(note(brush, player)).owned_by(player.seat)
}

/// How much of another's hand is known, and whether they have decided.
fn note(brush: &Brush<'_>, player: &PlayerView) -> String {
    let known = Phrase::new("kontor-draw-known").with("count", player.known.len() as u32);
    let known = brush.context.say_within(&known);
    if player.sealed {
        let sealed = brush.context.say_within(&Phrase::new("kontor-draw-has-chosen"));
        return format!("{known} · {sealed}");
    }
    known
}
