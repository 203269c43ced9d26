//! The table: a row for each player, a column for each round.

use damrak_core::Phrase;
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;
use damrak_draw::{Sheet, icons, shortened};
use pennies::{Coin, PlayerView};

use super::{Brush, WIDTH, coin};

const SHEET: &str = "board";
/// Where the rounds begin; left of them stand the names.
const LEFT: i32 = 176;
/// Where the rows begin, and how high they are.
const TOP: i32 = 44;
const ROW: i32 = 86;
/// From one kept coin to the next.
const SMALL: i32 = 28;
/// So many letters of a name fit.
const LETTERS: usize = 11;

pub(super) fn draw(brush: &Brush<'_>) -> Sheet {
    let view = brush.view;
    let height = TOP + ROW * view.players.len() as i32 + 12;
    let about = Phrase::new("pennies-draw-board-about")
        .with("round", view.round())
        .with("rounds", view.rounds);
    let (title, about) = (brush.label("pennies-draw-board"), brush.say(&about));
    brush.context.sheet(SHEET, (WIDTH, height), title, &about, 16 * 1024, |pen| {
        strokes::patterns(pen, SHEET, &Family::ALL);
        strokes::sea(pen, SHEET, WIDTH, height);
        draw_columns(pen, brush, height);
        for player in &view.players {
            draw_player(pen, brush, player);
        }
    })
}

/// One column a round; at the end one more for what was kept.
fn step(brush: &Brush<'_>) -> i32 {
    (WIDTH - LEFT - 12) / (i32::from(brush.view.rounds) + 1)
}

/// The middle of a column.
fn column(brush: &Brush<'_>, index: usize) -> i32 {
    LEFT + step(brush) * index as i32 + step(brush) / 2
}

fn draw_columns(pen: &mut Pen, brush: &Brush<'_>, height: i32) {
    let (view, step) = (brush.view, step(brush));
    if !view.is_over {
        let left = LEFT + step * view.past.len() as i32;
        pen.rect("now-played", left, 8, step, height - 16, 10);
    }
    for round in 1..=view.rounds {
        let x = column(brush, usize::from(round) - 1);
        strokes::number_on(pen, "caption", x, 33, round);
    }
    let held = if view.is_over { "pennies-draw-kept" } else { "pennies-draw-held" };
    pen.label("caption", column(brush, usize::from(view.rounds)), 33, &brush.label(held));
}

/// Where a row has its middle.
fn row(player: &PlayerView) -> i32 {
    TOP + ROW * player.seat.index() as i32 + ROW / 2
}

fn draw_player(pen: &mut Pen, brush: &Brush<'_>, player: &PlayerView) {
    let (view, y) = (brush.view, row(player));
    pen.group("", 30, y, |pen| strokes::house(pen, SHEET, Family::of(player.seat)));
    let name = brush.context.name(player.seat);
    pen.label("player-name", 52, y + 6, &shortened(&name, LETTERS));
    for (index, round) in view.past.iter().enumerate() {
        let coin = round.coins.get(player.seat.index()).copied().unwrap_or_default();
        draw_laid(pen, brush, player, (index, coin), round.winner == Some(player.seat));
    }
    if !view.is_over {
        draw_now(pen, brush, player);
    }
    draw_kept(pen, brush, player);
}

/// A coin of an earlier round; a star for the one that won.
fn draw_laid(
    pen: &mut Pen,
    brush: &Brush<'_>,
    player: &PlayerView,
    (index, coin): (usize, Coin),
    has_won: bool,
) {
    let key = format!("laid-{}-{}", index + 1, player.seat);
    let tag = pen.tag("g").class("piece").attr("id", &key).attr("data-key", &key);
    tag.at(column(brush, index), row(player)).around(|pen| {
        let word = if has_won { "pennies-draw-won" } else { "pennies-draw-laid" };
        let words = Phrase::new(word).with("player", player.seat).with("worth", coin.0);
        pen.title(&brush.say(&words));
        coin::face(pen, coin);
        if has_won {
            pen.group("", 24, -24, icons::star);
        }
    });
}

/// What the player has laid in this round: seen by themselves alone.
fn draw_now(pen: &mut Pen, brush: &Brush<'_>, player: &PlayerView) {
    let index = brush.view.past.len();
    let key = format!("laid-{}-{}", index + 1, player.seat);
    let own = brush.view.own.as_ref().and_then(|own| own.laid);
    let is_own = brush.view.viewer.is(player.seat);
    let place = (column(brush, index), row(player));
    if !player.has_laid {
        return pen.circle("gap", place.0, place.1, coin::RADIUS);
    }
    let tag = pen.tag("g").class("piece").attr("id", &key).attr("data-key", &key);
    tag.at(place.0, place.1).around(|pen| {
        let words = Phrase::new("pennies-draw-face-down").with("player", player.seat);
        pen.title(&brush.say(&words));
        match own.filter(|_| is_own) {
            Some(coin) => coin::face(pen, coin),
            None => coin::back(pen),
        }
        pen.group("", 22, 20, icons::seal);
    });
}

/// How many coins the player holds, or what they are worth once all are shown.
fn draw_kept(pen: &mut Pen, brush: &Brush<'_>, player: &PlayerView) {
    let x = column(brush, usize::from(brush.view.rounds));
    pen.group("pile", x, row(player), |pen| match &player.kept {
        Some(kept) => {
            let worth: u16 = kept.iter().map(|coin| u16::from(coin.0)).sum();
            let words = Phrase::new("pennies-draw-kept-worth").with("worth", worth);
            pen.title(&brush.say(&words.with("player", player.seat)));
            for (index, coin) in kept.iter().enumerate() {
                let y = SMALL * (2 * index as i32 + 1 - kept.len() as i32) / 2;
                pen.scaled(0, y, 6, |pen| coin::face(pen, *coin));
            }
        }
        None => {
            let words = Phrase::new("pennies-draw-holds").with("player", player.seat);
            pen.title(&brush.say(&words.with("count", player.coins)));
            for depth in 0..i32::from(player.coins) {
                pen.scaled(0, 20 - 7 * depth, 6, coin::back);
            }
            pen.rect("count", 8, 12, 28, 22, 11);
            strokes::number_on(pen, "counted", 22, 29, player.coins);
        }
    });
}
