//! Building cards: where their plot lies, and what the viewer's would do.

use damrak_chartered::{ProspectView, View};
use damrak_core::Phrase;

use super::{Brush, building, florins, icons};
use damrak_draw::svg::Pen;

/// The size of a card.
pub(super) const CARD: (i32, i32) = (84, 122);

/// The floor of a level card.
pub(super) fn floor(card: &str) -> Option<u8> {
    card.strip_prefix("floor-").and_then(|floor| floor.parse().ok())
}

/// What a card is called.
pub(super) fn phrase(card: &str) -> Phrase {
    match floor(card) {
        None => Phrase::new("chartered-card-plot").with("plot", card),
        Some(2) => Phrase::new("chartered-card-second"),
        Some(3) => Phrase::new("chartered-card-third"),
        Some(_) => Phrase::new("chartered-card-fourth"),
    }
}

/// What a card would do.
pub(super) fn prospect_phrase(own: &ProspectView) -> Phrase {
    let companies: Vec<Phrase> =
        own.companies.iter().map(|company| damrak_chartered::company(*company)).collect();
    let key = match own.outcome {
        "alone" => "chartered-draw-would-stand-alone",
        "diagonal" => "chartered-draw-would-lie-diagonally",
        "found" => "chartered-draw-would-found",
        "extend" if own.payout.is_some() => "chartered-draw-would-extend",
        "extend" => "chartered-draw-would-extend-for-nothing",
        "merge" if own.payout_varies => "chartered-draw-would-merge-for-up-to",
        "merge" if own.payout.is_some() => "chartered-draw-would-merge",
        "merge" => "chartered-draw-would-merge-for-nothing",
        _ => "chartered-draw-would-be-blocked",
    };
    Phrase::new(key).with("companies", companies).with("amount", own.payout.unwrap_or_default())
}

/// What a card would pay, if it pays anything.
pub(super) fn payout(own: &ProspectView) -> Option<String> {
    let most = florins(own.payout?);
    Some(if own.payout_varies { format!("≤{most}") } else { most })
}

/// The sign of what a card would do, up to 60 wide.
pub(super) fn outcome(pen: &mut Pen, own: &ProspectView) {
    match own.outcome {
        "alone" => pen.path("sign-line", icons::HOUSE),
        "diagonal" => {
            pen.group("", -14, 0, |pen| pen.path("sign-line", icons::HOUSE));
            pen.group("", 16, 0, |pen| pen.path("sign-line maybe", icons::FLAG));
        }
        "found" => pen.path("sign-line", icons::FLAG),
        "extend" | "merge" => {
            let count = own.companies.len() as i32;
            let step = if count > 2 { 20 } else { 30 };
            for (index, company) in own.companies.iter().enumerate() {
                let x = step * index as i32 - step * (count - 1) / 2;
                pen.group("", x, 0, |pen| icons::chip(pen, *company));
            }
        }
        _ => pen.path("bar", icons::CROSS),
    }
}

/// The boards as a small map, for cards: districts, and where a plot lies.
pub(super) struct Map {
    districts: String,
    /// Of a cell, in tenths of a unit.
    cell: i32,
    left: i32,
    top: i32,
}

/// The room for the map on a card.
const MAP: (i32, i32) = (70, 50);

impl Map {
    pub(super) fn new(view: &View) -> Self {
        let board = &view.board;
        let columns = board.plots.iter().map(|plot| i32::from(plot.x) + 1).max().unwrap_or(1);
        let rows = board.plots.iter().map(|plot| i32::from(plot.y) + 1).max().unwrap_or(1);
        let cell = (10 * MAP.0 / columns).min(10 * MAP.1 / rows);
        let left = (CARD.0 - columns * cell / 10) / 2;
        let top = 8 + (MAP.1 - rows * cell / 10) / 2;
        let mut map = Self { districts: String::new(), cell, left, top };
        for district in &board.districts {
            let (x, y) = map.place(district.x, district.y);
            let (width, height) =
                (i32::from(district.width) * cell / 10, i32::from(district.height) * cell / 10);
            map.districts += &format!("M{x} {y}h{width}v{height}h-{width}z");
        }
        map
    }

    fn place(&self, x: u8, y: u8) -> (i32, i32) {
        (self.left + i32::from(x) * self.cell / 10, self.top + i32::from(y) * self.cell / 10)
    }

    /// The map with a plot marked.
    fn draw(&self, pen: &mut Pen, brush: &Brush<'_>, plot: &str) {
        pen.tag("path").class("mini").attr("d", &self.districts).done();
        let found = brush.view.board.plots.iter().find(|other| other.id == plot);
        if let Some(found) = found {
            let (x, y) = self.place(found.x, found.y);
            let half = self.cell / 20;
            pen.circle("here", x + half, y + half, half.max(3) + 1);
        }
    }
}

/// The front of a card without its frame's spot.
pub(super) fn face(pen: &mut Pen, brush: &Brush<'_>, map: &Map, card: &str) {
    pen.rect("card-face", 0, 0, CARD.0, CARD.1, 8);
    match floor(card) {
        Some(floor) => {
            pen.rect("card-line", 5, 5, CARD.0 - 10, CARD.1 - 10, 5);
            pen.group("", 10, 10, |pen| building::house(pen, floor, None, false));
            pen.label("card-name", CARD.0 / 2, 95, &format!("{floor}."));
            pen.label("card-small", CARD.0 / 2, 112, &brush.label_within("chartered-draw-floor"));
        }
        None => {
            map.draw(pen, brush, card);
            pen.label("card-name", CARD.0 / 2, 84, card);
        }
    }
}

/// What the viewer's plot card would do, at the foot of it.
pub(super) fn foot(pen: &mut Pen, own: &ProspectView) {
    match payout(own) {
        Some(payout) => {
            let tenths = if own.companies.len() > 1 { 5 } else { 8 };
            pen.scaled(20, 103, tenths, |pen| outcome(pen, own));
            pen.label("payout card-pays", 56, 110, &payout);
        }
        None => pen.scaled(CARD.0 / 2, 103, 8, |pen| outcome(pen, own)),
    }
}

/// A card whose front is not seen.
pub(super) fn back(pen: &mut Pen, (x, y): (i32, i32)) {
    pen.rect("card-back", x, y, CARD.0, CARD.1, 8);
}
