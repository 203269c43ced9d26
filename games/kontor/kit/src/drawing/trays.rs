//! What belongs to people: the viewer's hand and their choices, the piles, what is played, the other hands.

use damrak_core::{Phrase, Seat, Viewer};
use damrak_kontor::{CardView, PileView, PlayerView};

use super::card::Dress;
use super::choices::{choices, draw_choice};
use super::{Brush, COLOURS, colour, colour_word};
use damrak_draw::Sheet;
use damrak_draw::icons;
use damrak_draw::strokes::{self, Cloth as _, Colour};
use damrak_draw::svg::Pen;

/// From card to card.
const STEP: i32 = 100;
/// So many cards lie side by side, which leaves 50 pixels for each on a small phone.
const COLUMNS: i32 = 6;
const MARGIN: i32 = 14;
/// Room for a card that is lifted.
const LIFT: i32 = 12;
const WIDTH: i32 = COLUMNS * STEP + 2 * MARGIN;

pub(super) fn draw(brush: &Brush<'_>) -> Vec<Sheet> {
    let mut sheets = Vec::with_capacity(3);
    if brush.view.own.is_some() {
        sheets.push(draw_hand(brush));
    }
    sheets.push(draw_table(brush));
    for player in &brush.view.players {
        if brush.view.own.is_none() || brush.view.viewer != Viewer::Seat(player.seat) {
            sheets.push(draw_other_hand(brush, player));
        }
    }
    sheets
}

fn draw_hand(brush: &Brush<'_>) -> Sheet {
    let view = brush.view;
    let hand = view.own.as_ref().map_or(&[][..], |own| &own.hand);
    let sealed = view.own.as_ref().and_then(|own| own.sealed.as_deref()).unwrap_or_default();
    let sealed_card = sealed.rsplit(' ').next().unwrap_or_default();
    let known = |card: &CardView| {
        view.players.iter().any(|player| player.known.iter().any(|known| known.id == card.id))
    };
    let choices = choices(brush);
    let places = hand.len() + choices.len();
    let rows = (places as i32).div_euclid(COLUMNS) + i32::from(places as i32 % COLUMNS > 0);
    let height = rows.max(1) * (STEP + LIFT) + MARGIN;
    let title = brush.label("kontor-draw-hand");
    let about = Phrase::new("kontor-draw-hand-about").with("cards", hand.len() as u32);
    let about = brush.say(&about);
    let seat = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat::from_index(0),
    };
    let sheet = hand_sheet(seat);
    let drawn = brush.context.sheet(sheet, (WIDTH, height), title, &about, 8 * 1024, |pen| {
        strokes::patterns(pen, sheet, COLOURS);
        strokes::sea(pen, sheet, WIDTH, height);
        for (index, card) in hand.iter().enumerate() {
            let chosen = card.id == sealed_card;
            let (x, y) = place(index, chosen);
            let class = if chosen { " chosen" } else { "" };
            let dress =
                Dress { class, known: known(card), chosen, target: true, ..Dress::default() };
            brush.card(pen, sheet, card, (x, y), dress);
        }
        for (index, choice) in choices.iter().enumerate() {
            let chosen = !sealed.is_empty() && choice.notation == sealed;
            draw_choice(pen, brush, choice, place(hand.len() + index, chosen), chosen);
        }
    });
    drawn.owned_by(seat)
}

/// The name of the sheet with somebody's hand.
fn hand_sheet(seat: Seat) -> &'static str {
    match colour(seat) {
        Colour::Red => "hand-red",
        Colour::Black => "hand-black",
    }
}

fn place(index: usize, lifted: bool) -> (i32, i32) {
    let (row, column) = (index as i32 / COLUMNS, index as i32 % COLUMNS);
    let lift = if lifted { 0 } else { LIFT };
    (MARGIN + 2 + column * STEP, MARGIN - 4 + row * (STEP + LIFT) + lift)
}

/// The table is drawn a little smaller than the harbour.
const SCALE: &str = "scale(.8)";
const SLOT: i32 = 108;
const TABLE_HEIGHT: i32 = 120;

/// Piles, what is played and the treasury.
fn draw_table(brush: &Brush<'_>) -> Sheet {
    let view = brush.view;
    let [red, black] = &view.players;
    let slots = 6 + i32::from(view.specials_left.is_some());
    let start = (WIDTH * 5 / 4 - slots * SLOT) / 2 + (SLOT - 96) / 2;
    let title = brush.label("kontor-draw-table");
    let about = Phrase::new("kontor-draw-table-about").with("treasury", view.treasury);
    let about = brush.say(&about);
    brush.context.sheet("table", (WIDTH, TABLE_HEIGHT), title, &about, 12 * 1024, |pen| {
        strokes::patterns(pen, "table", COLOURS);
        strokes::sea(pen, "table", WIDTH, TABLE_HEIGHT);
        pen.tag("g").attr("transform", SCALE).around(|pen| {
            let mut x = start;
            let mut next = || {
                x += SLOT;
                x - SLOT
            };
            draw_pile(pen, brush, "pile-red", colour_word(red.seat), &red.pile, next());
            draw_played(pen, brush, red, next());
            draw_pile(pen, brush, "pile-canal", "kontor-draw-canals", &view.canal_pile, next());
            draw_treasury(pen, brush, next());
            if let Some(left) = view.specials_left {
                draw_specials(pen, brush, left, next());
            }
            draw_played(pen, brush, black, next());
            draw_pile(pen, brush, "pile-black", colour_word(black.seat), &black.pile, next());
        });
    })
}

const TOP: i32 = 16;

fn caption(pen: &mut Pen, words: &str) {
    pen.label("caption", 48, 122, words);
}

fn draw_pile(
    pen: &mut Pen,
    brush: &Brush<'_>,
    target: &'static str,
    word: &'static str,
    pile: &PileView,
    x: i32,
) {
    let label = brush.label(word);
    let about = Phrase::new("kontor-draw-pile").with("count", pile.count);
    let tag = pen.tag("g").class("pile").attr("id", target).attr("data-target", target);
    tag.at(x, TOP).around(|pen| {
        pen.tag("title").around(|pen| {
            pen.words(&label);
            pen.fixed(": ");
            pen.words(&brush.say(&about));
        });
        for depth in (1..=(i32::from(pile.count) - 1).clamp(0, 3)).rev() {
            pen.rect("under", 2 + 2 * depth, 2 - 3 * depth, 92, 92, 9);
        }
        match &pile.top {
            Some(top) => {
                let dress = Dress { target: true, ..Dress::default() };
                brush.card(pen, "table", top, (0, 0), dress);
            }
            None => pen.rect("gap", 3, 3, 90, 90, 8),
        }
        draw_bottom(pen, brush, pile);
        pen.rect("count", 32, 83, 32, 22, 11);
        strokes::number_on(pen, "counted", 48, 100, pile.count);
        caption(pen, &label);
    });
}

/// Cards that everybody saw go under the pile peep out on its left.
fn draw_bottom(pen: &mut Pen, brush: &Brush<'_>, pile: &PileView) {
    let top = pile.top.as_ref().map(|top| top.id.as_str());
    let hidden = pile.bottom.iter().filter(|card| Some(card.id.as_str()) != top);
    for (index, card) in hidden.take(3).enumerate() {
        let tag = pen.tag("g").class("card bottom").parts("id", &["card-", &card.id]);
        let tag = tag.parts("data-key", &["card-", &card.id]).at(-6, 40 + 20 * index as i32);
        tag.around(|pen| {
            brush.title_of(card, pen);
            pen.scaled(0, 0, 7, |pen| match card.owner {
                Some(owner) => strokes::badge(pen, colour(owner), 10, 0, card.number),
                None => strokes::number_on(pen, "number on-water", 10, 0, card.number),
            });
        });
    }
}

/// The revealed card, the sealed decision, or nothing yet.
fn draw_played(pen: &mut Pen, brush: &Brush<'_>, player: &PlayerView, x: i32) {
    let ids = ["played-red", "played-black"];
    let id = ids.get(player.seat.index()).copied().unwrap_or("played");
    pen.tag("g").class("played").attr("id", id).at(x, TOP).around(|pen| {
        let owner = Phrase::new(colour_word(player.seat));
        let played = Phrase::new("kontor-draw-played-by").with("owner", owner);
        pen.title(&brush.say(&played));
        pen.rect("gap", 3, 3, 90, 90, 8);
        pen.tag("g")
            .class("faint")
            .at(48, 50)
            .around(|pen| strokes::house(pen, "table", colour(player.seat)));
        match &player.played {
            Some(card) => {
                let dress = Dress { target: true, ..Dress::default() };
                brush.card(pen, "table", card, (0, 0), dress);
            }
            None if player.sealed => {
                draw_back(pen, "table", Back::Sealed(player.seat));
                pen.scaled(48, 48, 18, icons::seal);
            }
            None => {}
        }
        caption(pen, &brush.label("kontor-draw-played"));
    });
}

fn draw_treasury(pen: &mut Pen, brush: &Brush<'_>, x: i32) {
    let treasury = brush.view.treasury;
    let label = brush.label("kontor-draw-treasury");
    let tag = pen.tag("g").class("treasury").attr("id", "treasury");
    tag.attr("data-target", "treasury").at(x, TOP).around(|pen| {
        pen.tag("title").around(|pen| {
            pen.words(&label);
            pen.fixed(": ");
            pen.number(u32::from(treasury));
        });
        pen.rect("gap", 3, 3, 90, 90, 8);
        for coin in 0..i32::from(treasury).min(20) {
            pen.group("", 20 + 19 * (coin / 5), 82 - 14 * (coin % 5), |pen| {
                pen.fixed("<ellipse class=\"coin\" rx=\"9\" ry=\"6\"/><ellipse class=\"coin-rim\" rx=\"6\" ry=\"3.5\"/>");
            });
        }
        pen.rect("count", 32, 83, 32, 22, 11);
        strokes::number_on(pen, "counted", 48, 100, treasury);
        caption(pen, &label);
    });
}

fn draw_specials(pen: &mut Pen, brush: &Brush<'_>, left: u8, x: i32) {
    let label = brush.label("kontor-draw-specials");
    let tag = pen.tag("g").class("pile").attr("id", "pile-special");
    tag.attr("data-target", "pile-special").at(x, TOP).around(|pen| {
        pen.tag("title").around(|pen| {
            pen.words(&label);
            pen.fixed(": ");
            pen.number(u32::from(left));
        });
        if left == 0 {
            pen.rect("gap", 3, 3, 90, 90, 8);
        } else {
            for depth in (1..i32::from(left).min(4)).rev() {
                pen.rect("under", 2 + 2 * depth, 2 - 3 * depth, 92, 92, 9);
            }
            draw_back(pen, "table", Back::Special);
        }
        pen.rect("count", 32, 83, 32, 22, 11);
        strokes::number_on(pen, "counted", 48, 100, left);
        caption(pen, &label);
    });
}

/// The back of a card: its kind can be told, its face cannot.
#[derive(Clone, Copy)]
enum Back {
    Quay(Seat),
    /// A decision, which may be a card of any kind or none.
    Sealed(Seat),
    Canal,
    Special,
}

fn draw_back(pen: &mut Pen, sheet: &'static str, back: Back) {
    match back {
        Back::Quay(owner) | Back::Sealed(owner) => {
            let tag = pen.tag("rect").class("back").parts("fill", &colour(owner).fill(sheet));
            tag.num("x", 2).num("y", 2).num("width", 92).num("height", 92).num("rx", 9).done();
        }
        Back::Canal => pen.rect("back water", 2, 2, 92, 92, 9),
        Back::Special => pen.rect("back back-city", 2, 2, 92, 92, 9),
    }
    pen.rect("back-field", 12, 12, 72, 72, 6);
    match back {
        Back::Sealed(_) => {}
        Back::Quay(_) => pen.scaled(46, 50, 10, icons::crane),
        Back::Canal => pen.path("wave", "M20 36q7-8 14 0t14 0 14 0 14 0M20 52q7-8 14 0t14 0 14 0 14 0M20 68q7-8 14 0t14 0 14 0 14 0"),
        Back::Special => pen.path("crosses wide", "M40 20l16 16m0-16L40 36M40 40l16 16m0-16L40 56M40 60l16 16m0-16L40 76"),
    }
}

/// Of another's hand: what everybody has seen, and the backs of the rest.
fn draw_other_hand(brush: &Brush<'_>, player: &PlayerView) -> Sheet {
    let sheet = hand_sheet(player.seat);
    let [quays, canals, specials] = player.unseen;
    let backs = [
        (Back::Quay(player.seat), quays, "kontor-draw-unseen-quay", "quay"),
        (Back::Canal, canals, "kontor-draw-unseen-canal", "canal"),
        (Back::Special, specials, "kontor-draw-unseen-special", "special"),
    ];
    let unseen = player.unseen.iter().copied().map(i32::from).sum::<i32>();
    let places = player.known.len() as i32 + unseen;
    let columns = 2 * (COLUMNS - 1);
    let rows = (places + columns - 1).div_euclid(columns).max(1);
    let height = rows * 62 + 16;
    let title = Phrase::new("kontor-draw-hand-of").with("player", player.seat);
    let title = brush.say(&title);
    let about = Phrase::new("kontor-draw-hand-about").with("cards", places);
    let about = brush.say(&about);
    let drawn = brush.context.sheet(sheet, (WIDTH, height), title, &about, 8 * 1024, |pen| {
        strokes::patterns(pen, sheet, COLOURS);
        strokes::sea(pen, sheet, WIDTH, height);
        pen.tag("g").attr("transform", "translate(12 10) scale(.6)").around(|pen| {
            let mut index = 0;
            let mut next = || {
                index += 1;
                ((index - 1) % columns * STEP, (index - 1) / columns * (STEP + 2))
            };
            for card in &player.known {
                brush.card(pen, sheet, card, next(), Dress { target: true, ..Dress::default() });
            }
            let seat = player.seat.to_string();
            for (back, count, word, kind) in backs {
                for number in 0..count {
                    let (x, y) = next();
                    let name = ["unseen-", &seat, "-", kind, "-", &number.to_string()];
                    let tag = pen.tag("g").class("card unseen").parts("id", &name);
                    tag.parts("data-key", &name).at(x, y).around(|pen| {
                        pen.title(&brush.label(word));
                        draw_back(pen, sheet, back);
                    });
                }
            }
        });
    });
    drawn.owned_by(player.seat)
}
