//! The sea: ships and islands, the lines between them, the Dutchman, and where people want him to go.

use damrak_core::Phrase;
use damrak_dutchman::SpaceView;

use super::plan::{RADIUS, REACH, SIDE, SPOT, Sea};
use super::{Brush, COLOURS, icons, rack};
use damrak_draw::Sheet;
use damrak_draw::strokes::{self, Cloth as _, Family};
use damrak_draw::svg::Pen;

/// The name of the picture.
const SHEET: &str = "board";

pub(super) fn draw(brush: &Brush<'_>) -> Sheet {
    let view = brush.view;
    let sea = Sea::new(&view.board);
    let ways: Vec<Phrase> = view.ways.iter().map(|way| brush.space_phrase(way)).collect();
    let about = Phrase::new("dutchman-draw-board-about")
        .with("round", view.round)
        .with("space", brush.space_phrase(&view.space))
        .with("lucky", view.lucky)
        .with("ways", ways);
    let about = brush.say(&about);
    let title = brush.label("dutchman-draw-board");
    brush.context.sheet(SHEET, (SIDE, SIDE), title, &about, 64 * 1024, |pen| {
        strokes::patterns(pen, SHEET, COLOURS);
        strokes::sea(pen, SHEET, SIDE, SIDE);
        draw_corners(pen, brush);
        draw_halos(pen, brush, &sea);
        let barred = draw_lines(pen, brush, &sea);
        for space in &view.board.spaces {
            draw_space(pen, brush, space, sea.place((space.x, space.y)));
        }
        draw_middle(pen, brush, sea.middle);
        if let Some((x, y)) = sea.find(&view.board, &view.space) {
            draw_dutchman(pen, brush, (x, y));
        }
        if let Some(middle) = barred {
            draw_bar(pen, brush, middle);
        }
        draw_wishes(pen, brush, &sea);
        for space in &view.board.spaces {
            draw_target(pen, brush, space, sea.place((space.x, space.y)));
        }
    })
}

/// The lucky number and the start player where the sea is empty.
fn draw_corners(pen: &mut Pen, brush: &Brush<'_>) {
    let view = brush.view;
    rack::draw_lucky(pen, brush, (16, 16));
    pen.tag("g").class("pile").at(SIDE - 46, 54).around(|pen| {
        let words = Phrase::new("dutchman-draw-starter").with("player", view.starter);
        pen.title(&brush.say(&words));
        pen.circle("site", 0, 0, 32);
        pen.scaled(0, 0, 15, |pen| strokes::house(pen, SHEET, Family::of(view.starter)));
        let round = brush.say(&Phrase::new("dutchman-draw-round").with("round", view.round));
        pen.label("caption", -4, 58, &round);
    });
    pen.tag("g").class("pile").at(54, SIDE - 74).around(|pen| {
        pen.title(&brush.counted("dutchman-draw-kontor-about", view.kontor));
        for depth in (0..3).rev() {
            pen.rect("card-back", -26 + 4 * depth, -30 - 3 * depth, 52, 64, 6);
        }
        pen.group("", 0, 0, |pen| pen.scaled(0, 0, 16, icons::stroke(icons::KONTOR)));
        pen.rect("count", 8, 20, 40, 24, 12);
        strokes::number_on(pen, "counted", 28, 38, view.kontor);
        pen.label("caption", 2, 62, &brush.label("dutchman-draw-kontor"));
    });
    pen.group("whale", SIDE - 74, SIDE - 52, |pen| pen.path("thin", icons::WHALE));
}

/// The way that the Dutchman came last, at both ends.
fn draw_halos(pen: &mut Pen, brush: &Brush<'_>, sea: &Sea) {
    let view = brush.view;
    let Some(from) = &view.from else { return };
    for end in [from, &view.space] {
        if let Some((x, y)) = sea.find(&view.board, end) {
            pen.circle("halo", x, y, RADIUS + 14);
        }
    }
}

/// All lines; says where the way back is.
fn draw_lines(pen: &mut Pen, brush: &Brush<'_>, sea: &Sea) -> Option<(i32, i32)> {
    let view = brush.view;
    let mut barred = None;
    for line in &view.board.lines {
        let Some((d, middle)) = sea.stroke(&view.board, line) else { continue };
        let other = match &line.ends {
            [from, to] if *from == view.space => Some(to),
            [from, to] if *to == view.space => Some(from),
            _ => None,
        };
        let is_open = other.is_some_and(|other| view.ways.contains(other));
        let is_barred = other.is_some() && other == view.from.as_ref();
        let class = match (is_open, is_barred, line.long) {
            (true, _, _) => "way open",
            (_, true, _) => "way barred",
            (_, _, true) => "way long",
            _ => "way",
        };
        if is_barred {
            barred = Some(middle);
        }
        pen.tag("path").class(class).attr("d", &d).done();
    }
    barred
}

/// The sign on the way back.
fn draw_bar(pen: &mut Pen, brush: &Brush<'_>, (x, y): (i32, i32)) {
    pen.tag("g").at(x, y).around(|pen| {
        pen.title(&brush.label("dutchman-draw-barred"));
        pen.circle("bar-ground", 0, 0, 14);
        pen.path("bar", "M-6-6L6 6M6-6L-6 6");
    });
}

/// A shore about 104 by 70.
const SHORE: &str =
    "M-47 10Q-52-13-30-17-20-38 8-33 36-38 43-15 56 6 36 22 10 34-26 29-45 29-47 10z";

fn draw_space(pen: &mut Pen, brush: &Brush<'_>, space: &SpaceView, (x, y): (i32, i32)) {
    let is_here = space.id == brush.view.space;
    let is_open = brush.view.ways.contains(&space.id);
    pen.group("", x, y, |pen| {
        match space.colour {
            Some(colour) => {
                pen.circle(if is_open { "site open-way" } else { "site" }, 0, 0, RADIUS);
                pen.scaled(0, -4, 9, |pen| icons::ship(pen, colour));
                pen.label("space-name", 0, if is_here { 50 } else { 33 }, &space.id);
                pen.circle("coin", 37, -2, 14);
                strokes::number_on(pen, "coin-number", 37, 4, brush.worth(colour));
            }
            None => {
                pen.path("shallows", SHORE);
                pen.path(if is_open { "shore open-way" } else { "shore" }, SHORE);
                if !is_here {
                    pen.scaled(0, -13, 12, icons::stroke(icons::of_island(space)));
                }
                pen.label("isle-name", 0, if is_here { 53 } else { 22 }, &brush.say(&space.phrase));
            }
        }
        let side = if space.colour.is_some() { -43 } else { -56 };
        strokes::source_sign(pen, space.provenance, side, 0);
    });
}

fn draw_middle(pen: &mut Pen, brush: &Brush<'_>, (x, y): (i32, i32)) {
    let count = brush.view.middle;
    pen.tag("g").class("pile").attr("id", "middle").at(x, y).around(|pen| {
        pen.title(&brush.counted("dutchman-draw-middle", count));
        pen.circle("middle", 0, 0, 56);
        let places = [(-22, -16), (20, -18), (-2, 6), (-30, 14), (28, 14)];
        for (left, top) in places.into_iter().take(usize::from(count)) {
            pen.scaled(left, top, 6, icons::back);
        }
        pen.rect("count", -22, 28, 44, 26, 13);
        strokes::number_on(pen, "counted", 0, 47, count);
    });
}

fn draw_dutchman(pen: &mut Pen, brush: &Brush<'_>, (x, y): (i32, i32)) {
    let tag = pen.tag("g").class("piece").attr("id", "dutchman").attr("data-key", "dutchman");
    tag.at(x, y).around(|pen| {
        pen.title(&brush.label("dutchman-draw-dutchman"));
        pen.circle("ghost-night", 0, -4, 39);
        pen.scaled(-2, 0, 11, icons::dutchman);
    });
}

/// Flags where tied players want him to go, and a ring around what is proposed.
fn draw_wishes(pen: &mut Pen, brush: &Brush<'_>, sea: &Sea) {
    let Some(tie) = &brush.view.tie else { return };
    let board = &brush.view.board;
    if let Some(proposal) = &tie.proposal
        && let Some((x, y)) = sea.find(board, &proposal.space)
    {
        pen.circle("at-work", x, y, RADIUS + 2);
    }
    for (index, (seat, wish)) in tie.wishes.iter().enumerate() {
        let Some(wish) = wish else { continue };
        let Some((x, y)) = sea.find(board, wish) else { continue };
        let before = tie.wishes[..index].iter().filter(|(_, other)| other.as_ref() == Some(wish));
        let shift = 20 * before.count() as i32;
        let key = ["flag-", &seat.to_string()];
        let tag = pen.tag("g").class("piece").parts("id", &key).parts("data-key", &key);
        tag.at(x - 38 + shift, y - 18).around(|pen| {
            let words = Phrase::new("dutchman-draw-wants")
                .with("player", *seat)
                .with("space", brush.space_phrase(wish));
            pen.title(&brush.say(&words));
            pen.path("stout", "M0 0v-38");
            let fill = Family::of(*seat).fill(SHEET);
            let tag = pen.tag("path").class("outlined").parts("fill", &fill);
            tag.attr("d", "M0-38q7-4 13 0t13 0v17q-7 4-13 0t-13 0z").done();
        });
    }
}

/// What one points at, above everything.
fn draw_target(pen: &mut Pen, brush: &Brush<'_>, space: &SpaceView, (x, y): (i32, i32)) {
    let id = ["space-", &space.id];
    let tag = pen.tag("g").class("cell").parts("id", &id).parts("data-target", &id);
    tag.at(x, y).around(|pen| {
        pen.tag("title").around(|pen| {
            pen.words(&brush.say(&space.phrase));
            if let Some(colour) = space.colour {
                let worth = Phrase::new("dutchman-draw-worth").with("ducats", brush.worth(colour));
                pen.fixed(": ");
                pen.words(&brush.say_within(&worth));
            }
        });
        // Spaces one may choose among are not neighbours: a thumb may hit beside them.
        pen.circle("reach", 0, 0, [x, y, SIDE - x, SIDE - y].into_iter().fold(REACH, i32::min));
        pen.circle("spot", 0, 0, SPOT);
    });
}
