//! The board: Amsterdam between its canals, four regions of the world, and the years around them.

use damrak_core::edition::Provenance;
use damrak_core::{Phrase, Seat};
use damrak_merchants::{District, OfficeView, Region};

use super::crop::Eye;
use super::plan::{self, City, HEIGHT, ISLANDS, Lot, WIDTH};
use super::{Brush, COLOURS, icons, names, source_sign, years};
use damrak_draw::Board;
use damrak_draw::strokes::{self, Cloth as _, Family};
use damrak_draw::svg::Pen;

/// The name of the picture.
const SHEET: &str = "board";

pub(super) fn draw(brush: &Brush<'_>) -> Board {
    let view = brush.view;
    let city = City::new(&view.board);
    let count = |held: fn(&damrak_merchants::PlayerView) -> usize| -> u32 {
        view.players.iter().map(|player| held(player) as u32).sum()
    };
    let about = Phrase::new("merchants-draw-board-about")
        .with("now", years::words(brush, usize::from(view.year)))
        .with("offices", count(|player| player.offices.len()))
        .with("houses", count(|player| player.houses.len()));
    let about = brush.say(&about);
    let title = brush.label("merchants-draw-board");
    let eye = Eye::of(brush);
    let sheet = brush.context.sheet(SHEET, (WIDTH, HEIGHT), title, &about, 96 * 1024, |pen| {
        strokes::patterns(pen, SHEET, COLOURS);
        strokes::sea(pen, SHEET, WIDTH, HEIGHT);
        pen.tag("g").class(if eye == Eye::World { "at-world" } else { "" }).around(|pen| {
            pen.tag("g").class("time").around(|pen| {
                pen.group("", 43, 40, icons::compass);
                years::draw(pen, brush);
            });
            for region in Region::ALL {
                let east = matches!(region, Region::EastIndies | Region::FarEast);
                pen.tag("g").class(if east { "east" } else { "" }).around(|pen| {
                    draw_island(pen, brush, region);
                });
            }
            pen.tag("g").class("city").around(|pen| draw_city(pen, brush, &city));
        });
    });
    Board::whole(sheet).cropped(eye.crop(&city))
}

/// The shores of the four regions, 196 by 264.
const SHORES: [&str; 4] = [
    "M6 70Q4 12 70 16q40-12 80-2 46 6 40 66 10 70 0 130-6 56-70 46-60 12-90 0-30-12-26-66-6-60 2-120z",
    "M10 60Q16 6 80 14q50-12 78 4 40 16 32 72 12 60-4 116-12 60-72 50-66 10-92-10Q-4 236 6 180-2 120 10 60z",
    "M8 76Q2 16 56 18q50-16 92-4 48 4 42 70 8 60 0 120-4 58-60 52-70 10-96 0-32-8-32-62Q-2 130 8 76z",
    "M4 64Q8 10 62 14q60-10 90 0 42 10 38 64 8 70 2 124-8 60-74 54-64 8-88-4-28-14-28-70-4-60 2-118z",
];

fn draw_island(pen: &mut Pen, brush: &Brush<'_>, region: Region) {
    let (left, top) = ISLANDS[region.index()];
    let here = |office: &&OfficeView| office.region == region;
    let offices: Vec<&OfficeView> = brush.view.board.offices.iter().filter(here).collect();
    let (places, radius) = plan::offices(offices.len());
    let reach = plan::around_office(offices.len());
    pen.group("", left, top, |pen| {
        pen.path("shallows", SHORES[region.index()]);
        pen.path("shore", SHORES[region.index()]);
        pen.label("place-name", 98, 48, &brush.label(names::region(region)));
        let number = brush.view.board.numbers.regions[region.index()];
        pen.group("", 98, 16, |pen| brush.diamond(pen, number));
        for (office, (x, y)) in offices.iter().zip(&places) {
            pen.circle("site", *x, *y, radius);
            let size = (radius / 2).clamp(4, 13);
            pen.scaled(*x, *y, size, |pen| icons::commodity(pen, office.commodity));
            let corner = radius * 7 / 10;
            source_sign(pen, office.provenance, *x + corner, *y - corner);
        }
    });
    for (office, (x, y)) in offices.into_iter().zip(places) {
        draw_office(pen, brush, office, (left + x, top + y), (radius, reach));
    }
}

/// The token on a trade-office space, and above it what one points at.
fn draw_office(
    pen: &mut Pen,
    brush: &Brush<'_>,
    office: &OfficeView,
    (x, y): (i32, i32),
    (radius, (wide, high)): (i32, (i32, i32)),
) {
    let holder = brush.holder_of_office(&office.id);
    if let Some(seat) = holder {
        let key = ["token-", &office.id];
        let tag = pen.tag("g").class("piece").parts("id", &key).parts("data-key", &key);
        tag.at(x, y).around(|pen| {
            pen.title(&brush.name(seat));
            let tenths = (radius * 10 / 18).clamp(3, 14);
            pen.scaled(0, 0, tenths, |pen| strokes::house(pen, SHEET, Family::of(seat)));
            pen.scaled(radius * 7 / 10, radius * 7 / 10, (radius / 4).clamp(2, 6), |pen| {
                pen.circle("site", 0, 0, 16);
                icons::commodity(pen, office.commodity);
            });
        });
    }
    let could = holder.is_none()
        && brush.looming().is_some_and(|card| {
            card.kind == "office"
                && card.region.is_none_or(|region| region == office.region)
                && card.commodity.is_none_or(|good| good == office.commodity)
        });
    let id = ["office-", &office.id];
    let tag = pen
        .tag("g")
        .class(if could { "cell could" } else { "cell" })
        .parts("id", &id)
        .parts("data-target", &id);
    tag.at(x, y).around(|pen| {
        let words = Phrase::new("merchants-draw-office")
            .with("office", office.id.as_str())
            .with("region", Phrase::new(names::region(office.region)))
            .with("commodity", Phrase::new(names::commodity(office.commodity)));
        title_of_place(pen, brush, &words, holder);
        pen.rect("reach", -wide / 2, -high / 2, wide, high, 0);
        pen.circle("spot", 0, 0, radius + 1);
    });
}

/// What a place is, and whose.
fn title_of_place(pen: &mut Pen, brush: &Brush<'_>, words: &Phrase, holder: Option<Seat>) {
    pen.tag("title").around(|pen| {
        pen.words(&brush.say(words));
        pen.fixed(": ");
        match holder {
            Some(seat) => pen.words(&brush.name(seat)),
            None => pen.words(&brush.label_within("draw-free")),
        }
    });
}

fn draw_city(pen: &mut Pen, brush: &Brush<'_>, city: &City<'_>) {
    pen.label("city-name", WIDTH / 2, 108, "AMSTERDAM");
    let (wide, high) = city.lot();
    // Drawn twice, wider first, so that any shape of district gets its quay.
    for (class, rim) in [("quay-edge", 6), ("quay-ground", 4)] {
        for lot in &city.lots {
            pen.rect(class, lot.x - rim, lot.y - rim, wide + 2 * rim, high + 2 * rim, 4);
        }
    }
    for district in District::ALL {
        let Some((x, y)) = city.head(district) else { continue };
        pen.label("place-name small", x - 12, y - 14, &brush.label(names::district(district)));
        let number = brush.view.board.numbers.districts[district.index()];
        pen.scaled(x + 48, y - 19, 9, |pen| brush.diamond(pen, number));
    }
    for lot in &city.lots {
        pen.rect("lot", lot.x + 2, lot.y + 2, wide - 4, high - 4, 5);
        pen.scaled(lot.x, lot.y, city.tenths, |pen| pen.path("lot-house", GABLE));
        source_sign(pen, lot.house.provenance, lot.x + wide - 8, lot.y + 8);
    }
    for bridge in &brush.view.board.bridges {
        if let [Some(from), Some(to)] = bridge.ends.each_ref().map(|end| city.find(end)) {
            draw_bridge(pen, brush, city, (from, to), bridge.provenance);
        }
    }
    for lot in &city.lots {
        draw_house(pen, brush, city, lot);
    }
}

/// A stepped gable on a lot of 56 by 100, and its openings.
const GABLE: &str = "M9 92V42h5V32h5V22h5v-7h8v7h5v10h5v10h5v50z";
const OPENINGS: &str =
    "M25 28h6v9h-6zM16 48h7v10h-7zM33 48h7v10h-7zM16 66h7v10h-7zM33 66h7v10h-7zM24 92V80h8v12z";

fn draw_house(pen: &mut Pen, brush: &Brush<'_>, city: &City<'_>, lot: &Lot<'_>) {
    let house = lot.house;
    let holder = brush.holder_of_house(&house.id);
    if let Some(seat) = holder {
        let key = ["token-", &house.id];
        let tag = pen.tag("g").class("piece").parts("id", &key).parts("data-key", &key);
        tag.at(lot.x, lot.y).around(|pen| {
            pen.title(&brush.name(seat));
            pen.scaled(0, 0, city.tenths, |pen| {
                let fill = Family::of(seat).fill(SHEET);
                pen.tag("path").class("outlined").parts("fill", &fill).attr("d", GABLE).done();
                pen.path("window", OPENINGS);
            });
        });
    }
    let could = holder.is_none()
        && brush.looming().is_some_and(|card| card.districts.contains(&house.district));
    let id = ["house-", &house.id];
    let tag = pen
        .tag("g")
        .class(if could { "cell could" } else { "cell" })
        .parts("id", &id)
        .parts("data-target", &id);
    tag.at(lot.x, lot.y).around(|pen| {
        let words = Phrase::new("merchants-draw-house")
            .with("house", house.id.as_str())
            .with("district", Phrase::new(names::district(house.district)));
        title_of_place(pen, brush, &words, holder);
        let (wide, high) = city.lot();
        // A thumb that comes down on the canal beside it means it, too.
        let [left, right] = city.banks(lot);
        pen.rect("reach", -left, 0, wide + left + right, high, 6);
        pen.rect("spot", 1, 1, wide - 2, high - 2, 6);
    });
}

/// A bridge, in the colour of whoever has both ends (clause M-67).
fn draw_bridge(
    pen: &mut Pen,
    brush: &Brush<'_>,
    city: &City<'_>,
    (from, to): (&Lot<'_>, &Lot<'_>),
    provenance: Provenance,
) {
    let (wide, high) = city.lot();
    let middle = |lot: &Lot<'_>| (lot.x + wide / 2, lot.y + high / 2);
    let ((from_x, from_y), (to_x, to_y)) = (middle(from), middle(to));
    let (x, y) = ((from_x + to_x) / 2, (from_y + to_y) / 2);
    let owner = match [from, to].map(|lot| brush.holder_of_house(&lot.house.id)) {
        [Some(a), Some(b)] if a == b => Some(a),
        _ => None,
    };
    let words = Phrase::new(match owner {
        Some(_) => "merchants-draw-bridge-of",
        None => "merchants-draw-bridge",
    });
    let words = words.with("from", from.house.id.as_str()).with("to", to.house.id.as_str());
    let words = match owner {
        Some(seat) => words.with("player", seat),
        None => words,
    };
    let near = (from_y == to_y && (to_x - from_x).abs() < 2 * wide)
        || (from_x == to_x && (to_y - from_y).abs() < 2 * high);
    let turn = if from_x == to_x { " rotate(90)" } else { "" };
    let place = ["translate(", &x.to_string(), " ", &y.to_string(), ")", turn];
    if !near {
        let d = format!("M{from_x} {from_y}L{to_x} {to_y}");
        pen.tag("path").class("far-bridge").attr("d", &d).done();
    }
    pen.tag("g").parts("transform", &place).around(|pen| {
        pen.title(&brush.say(&words));
        let tag = match owner {
            Some(seat) => {
                let fill = Family::of(seat).fill(SHEET);
                pen.tag("path").class("bridge-deck").parts("fill", &fill)
            }
            None => pen.tag("path").class("bridge-deck bare"),
        };
        tag.attr("d", "M-20 13V-1Q0-17 20-1v14q-6 0-8-3-3-6-12-6t-12 6q-2 3-8 3z").done();
        pen.path("bridge-rail", "M-20-3Q0-19 20-3M-11-8v-5M0-11v-5M11-8v-5");
        source_sign(pen, provenance, 0, 10);
    });
}
