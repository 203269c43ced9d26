//! The market: four tracks, each a piece that can be pointed at as a whole; a page lays them two by two, or below each
//! other.

use damrak_core::Phrase;
use damrak_merchants::{Commodity, PlayerView};

use super::{Brush, COLOURS, icons, names};
use damrak_draw::strokes::{self, Cloth as _, Family};
use damrak_draw::svg::Pen;
use damrak_draw::{Part, Pieces};

/// Its name, and that of its patterns.
const MARKET: &str = "market";
/// One track.
const TRACK: (i32, i32) = (400, 50);
/// Where its spaces begin, and how much room all of them have.
const SPACES: i32 = 64;
const ALL_SPACES: i32 = 332;
/// How large a token is.
const TOKEN: i32 = 9;

pub(super) fn draw(brush: &Brush<'_>) -> Part {
    let title = brush.label("merchants-draw-market");
    let words = Commodity::ALL.map(|good| track_words(brush, good));
    let defs = |pen: &mut Pen| strokes::patterns(pen, MARKET, COLOURS);
    let mut tracks: Pieces = brush.context.pieces(words.join(" "), defs).within(TRACK.0 + 16);
    for good in Commodity::ALL {
        tracks.add_as("track", TRACK, |pen| draw_track(pen, brush, good, &words[good.index()]));
    }
    Part::pieces_of(MARKET, title, tracks)
}

/// The left edge of a space, counted from 1, and the width of one.
fn space(brush: &Brush<'_>, space: u8) -> (i32, i32) {
    let length = i32::from(brush.view.board.track_length.max(1));
    let left = |index: i32| SPACES + index * ALL_SPACES / length;
    let index = i32::from(space) - 1;
    (left(index), left(index + 1) - left(index))
}

fn draw_track(pen: &mut Pen, brush: &Brush<'_>, good: Commodity, words: &str) {
    pen.scaled(20, 25, 13, |pen| icons::commodity(pen, good));
    let number = brush.view.board.numbers.tracks[good.index()];
    pen.scaled(48, 25, 9, |pen| brush.diamond(pen, number));
    for number in 1..=brush.view.board.track_length {
        draw_space(pen, brush, good, number);
    }
    let id = ["track-", good.name()];
    let tag = pen.tag("g").class("cell").parts("id", &id).parts("data-target", &id);
    tag.at(0, 0).around(|pen| {
        pen.title(words);
        pen.rect("spot", 0, -1, TRACK.0, TRACK.1 + 2, 9);
    });
}

/// A space, its number, and whoever stands there.
fn draw_space(pen: &mut Pen, brush: &Brush<'_>, good: Commodity, number: u8) {
    let (left, width) = space(brush, number);
    let class = match number {
        last if last == brush.view.board.track_length => "stall last",
        2 => "stall bonus",
        _ => "stall",
    };
    pen.rect(class, left + 1, 4, width - 3, TRACK.1 - 8, 6);
    let stands = |player: &&PlayerView| player.market[good.index()] == number;
    let players: Vec<&PlayerView> = brush.players().filter(stands).collect();
    if players.is_empty() {
        strokes::number_on(pen, "stall-number", left + width / 2, 31, number);
        return;
    }
    strokes::number_on(pen, "stall-number small", left + width - 8, 15, number);
    let places = places(players.len());
    for (player, (x, y)) in players.into_iter().zip(places) {
        draw_token(pen, brush, player, good, (left + width / 2 + x, 26 + y));
    }
}

/// Where so many tokens lie around the middle of a space, so that each is seen.
fn places(count: usize) -> &'static [(i32, i32)] {
    match count {
        1 => &[(0, 0)],
        2 => &[(-9, 1), (9, 1)],
        3 => &[(-9, -7), (9, 9), (-9, 11)],
        4 => &[(-9, -8), (7, -4), (-9, 10), (9, 11)],
        _ => &[(-10, -9), (4, -9), (-10, 11), (10, 11), (0, 1), (10, 2)],
    }
}

fn draw_token(
    pen: &mut Pen,
    brush: &Brush<'_>,
    player: &PlayerView,
    good: Commodity,
    (x, y): (i32, i32),
) {
    let key = ["token-", good.name(), "-", &player.seat.to_string()];
    let tag = pen.tag("g").class("piece").parts("id", &key).parts("data-key", &key);
    tag.at(x, y).around(|pen| {
        pen.title(&brush.name(player.seat));
        let fill = Family::of(player.seat).fill(MARKET);
        pen.tag("circle").class("outlined").parts("fill", &fill).num("r", TOKEN).done();
    });
}

/// Who stands where on a track.
fn track_words(brush: &Brush<'_>, good: Commodity) -> String {
    let mut players: Vec<&PlayerView> =
        brush.players().filter(|player| player.market[good.index()] > 0).collect();
    players.sort_by_key(|player| std::cmp::Reverse(player.market[good.index()]));
    let track = Phrase::new(names::commodity(good));
    if players.is_empty() {
        return brush.say(&Phrase::new("merchants-draw-track-empty").with("commodity", track));
    }
    let stands = |player: &PlayerView| {
        let space = player.market[good.index()];
        Phrase::new("merchants-draw-stands").with("player", player.seat).with("space", space)
    };
    let players: Vec<Phrase> = players.into_iter().map(stands).collect();
    let words = Phrase::new("merchants-draw-track").with("commodity", track);
    brush.say(&words.with("players", players))
}
