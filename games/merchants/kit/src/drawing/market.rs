//! The market: four tracks, each of which can be pointed at as a whole.

use damrak_core::Phrase;
use damrak_merchants::{Commodity, PlayerView};

use super::{Brush, COLOURS, icons, names};
use damrak_draw::Sheet;
use damrak_draw::strokes::{self, Cloth as _, Family};
use damrak_draw::svg::Pen;

const SHEET: &str = "market";
const WIDTH: i32 = 560;
const HEIGHT: i32 = 350;
/// One track.
const TRACK: (i32, i32) = (544, 78);
/// Where its spaces begin, how high they are, and how much room all of them have.
const SPACES: (i32, i32) = (102, 7);
const SPACE_HEIGHT: i32 = 64;
const ALL_SPACES: i32 = 436;

pub(super) fn draw(brush: &Brush<'_>) -> Sheet {
    let title = brush.label("merchants-draw-market");
    let words = Commodity::ALL.map(|good| track_words(brush, good));
    let about = words.join(" ");
    brush.context.sheet(SHEET, (WIDTH, HEIGHT), title, &about, 24 * 1024, |pen| {
        strokes::patterns(pen, SHEET, COLOURS);
        strokes::sea(pen, SHEET, WIDTH, HEIGHT);
        for good in Commodity::ALL {
            draw_track(pen, brush, good);
        }
        for player in &brush.view.players {
            for good in Commodity::ALL {
                draw_token(pen, brush, player, good);
            }
        }
        for good in Commodity::ALL {
            let (x, y) = corner(good);
            let id = ["track-", good.name()];
            let tag = pen.tag("g").class("cell").parts("id", &id).parts("data-target", &id);
            tag.at(x, y).around(|pen| {
                pen.title(&words[good.index()]);
                pen.rect("spot", 1, 1, TRACK.0 - 2, TRACK.1 - 2, 10);
            });
        }
    })
}

fn corner(good: Commodity) -> (i32, i32) {
    (8, 8 + good.index() as i32 * (TRACK.1 + 7))
}

fn length(brush: &Brush<'_>) -> i32 {
    i32::from(brush.view.board.track_length.max(1))
}

/// The left edge of a space, counted from 1, and the width of one.
fn space(brush: &Brush<'_>, space: u8) -> (i32, i32) {
    let length = length(brush);
    let left = |index: i32| SPACES.0 + index * ALL_SPACES / length;
    let index = i32::from(space) - 1;
    (left(index), left(index + 1) - left(index))
}

fn draw_track(pen: &mut Pen, brush: &Brush<'_>, good: Commodity) {
    let (x, y) = corner(good);
    pen.group("", x, y, |pen| {
        pen.rect("desk", 0, 0, TRACK.0, TRACK.1, 10);
        pen.scaled(38, 30, 15, |pen| icons::commodity(pen, good));
        let number = brush.view.board.numbers.tracks[good.index()];
        pen.scaled(80, 26, 9, |pen| brush.diamond(pen, number));
        pen.label("place-name small", 51, 68, &brush.label(names::commodity(good)));
        for number in 1..=brush.view.board.track_length {
            let (left, width) = space(brush, number);
            let last = number == brush.view.board.track_length;
            let class = match (last, number == 2) {
                (true, _) => "stall last",
                (_, true) => "stall bonus",
                _ => "stall",
            };
            pen.rect(class, left + 1, SPACES.1, width - 2, SPACE_HEIGHT, 6);
            strokes::number_on(pen, "stall-number", left + width / 2, SPACES.1 + 39, number);
        }
    });
}

/// Two to a row, each seat at its own place, so that any number fit on a space.
fn draw_token(pen: &mut Pen, brush: &Brush<'_>, player: &PlayerView, good: Commodity) {
    let stands = player.market[good.index()];
    if stands == 0 {
        return;
    }
    let (left, width) = space(brush, stands);
    let (x, y) = corner(good);
    let index = player.seat.index() as i32;
    let radius = (width / 4 - 2).clamp(3, 11);
    let across = width / 2 + (index % 2 * 2 - 1) * (radius + 1);
    let down = 13 + index / 2 * 19 + index % 2 * 10;
    let key = ["token-", good.name(), "-", &player.seat.to_string()];
    let tag = pen.tag("g").class("piece").parts("id", &key).parts("data-key", &key);
    tag.at(x + left + across, y + SPACES.1 + down).around(|pen| {
        pen.title(&brush.name(player.seat));
        let fill = Family::of(player.seat).fill(SHEET);
        pen.tag("circle").class("outlined").parts("fill", &fill).num("r", radius).done();
    });
}

/// Who stands where on a track.
fn track_words(brush: &Brush<'_>, good: Commodity) -> String {
    let mut players: Vec<&PlayerView> =
        brush.view.players.iter().filter(|player| player.market[good.index()] > 0).collect();
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
