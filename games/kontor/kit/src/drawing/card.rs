//! Cards: quays, cranes, canals, the anchor and the special cards.

use damrak_core::edition::Provenance;
use damrak_kontor::{CardView, Good, Symbol};

use super::{Brush, colour};
use damrak_draw::icons;
use damrak_draw::strokes::{self, Cloth as _, Colour};
use damrak_draw::svg::Pen;

/// The grounds of cards.
const FACE: &str = "<rect class=\"face\" x=\"2\" y=\"2\" width=\"92\" height=\"92\" rx=\"9\"/>";
const WATER: &str = "<rect class=\"water\" x=\"2\" y=\"2\" width=\"92\" height=\"92\" rx=\"9\"/>";

/// What a card has on it besides what is printed.
#[derive(Clone, Copy, Default)]
pub(super) struct Dress<'a> {
    /// More classes.
    pub(super) class: &'static str,
    /// Warehouses of tea, wine and spice.
    pub(super) stock: Option<[u8; 3]>,
    /// Which way a bridge runs.
    pub(super) bridge: Option<&'a str>,
    /// Everybody has seen it.
    pub(super) known: bool,
    /// Its owner has decided for it.
    pub(super) chosen: bool,
    /// It can be pointed at by its own name.
    pub(super) target: bool,
}

impl Brush<'_> {
    /// A card with its upper left corner here, 96 by 96.
    pub(super) fn card(
        &self,
        pen: &mut Pen,
        sheet: &'static str,
        card: &CardView,
        (x, y): (i32, i32),
        dress: Dress<'_>,
    ) {
        let tag = pen.tag("g").parts("class", &["card ", card.kind, dress.class]);
        let tag = tag.parts("id", &["card-", &card.id]).parts("data-key", &["card-", &card.id]);
        let tag = if dress.target { tag.parts("data-target", &["card-", &card.id]) } else { tag };
        tag.at(x, y).around(|pen| {
            self.title_of(card, pen);
            self.face(pen, sheet, card, dress);
            if dress.known {
                pen.group("", 49, 17, icons::eye);
            }
            if dress.chosen {
                pen.group("", 80, 64, icons::seal);
            }
            if dress.target {
                pen.fixed(strokes::SPOT);
            }
        });
    }

    fn face(&self, pen: &mut Pen, sheet: &'static str, card: &CardView, dress: Dress<'_>) {
        match card.kind {
            "quay" | "crane" => self.quay(pen, sheet, card, dress),
            "canal" | "anchor" => {
                pen.fixed(WATER);
                pen.path("wave", waves(card.number));
                if card.kind == "anchor" {
                    pen.group("", 48, 48, icons::anchor);
                } else {
                    strokes::number_on(pen, "number on-water", 20, 27, card.number);
                }
            }
            "flood" => flood(pen, card),
            "bridge" => bridge(pen, card, dress.bridge),
            _ => customs(pen, card),
        }
        match self.symbol(card) {
            Symbol::None => {}
            Symbol::Guilder => pen.scaled(76, 20, 12, icons::guilder),
            Symbol::Boat => pen.scaled(76, 19, 11, icons::boat_sign),
        }
        match card.provenance {
            Provenance::Printed => {}
            Provenance::Derived => {
                pen.fixed("<circle class=\"derived\" cx=\"87\" cy=\"87\" r=\"2\"/>");
            }
            Provenance::Reconstructed => {
                pen.fixed("<circle class=\"reconstructed\" cx=\"87\" cy=\"87\" r=\"2\"/>");
            }
        }
    }

    fn quay(&self, pen: &mut Pen, sheet: &'static str, card: &CardView, dress: Dress<'_>) {
        let owner = card.owner.map_or(Colour::Red, colour);
        pen.fixed(FACE);
        let wall = pen.tag("path").class("wall").attr("d", "M3 80h90v5q0 8-8 8H11q-8 0-8-8z");
        wall.parts("fill", &owner.fill(sheet)).done();
        pen.fixed(match owner {
            Colour::Red => "<rect class=\"frame of-red\" x=\"3\" y=\"3\" width=\"90\" height=\"90\" rx=\"8\"/>",
            Colour::Black => "<rect class=\"frame of-black\" x=\"3\" y=\"3\" width=\"90\" height=\"90\" rx=\"8\"/>",
        });
        strokes::badge(pen, owner, 20, 20, card.number);
        if card.kind == "crane" {
            pen.scaled(46, 52, 10, icons::crane);
            return;
        }
        let middle = if dress.stock.is_some() { 43 } else { 55 };
        goods(pen, &card.goods, middle, dress.stock.is_some());
        if let Some(stock) = dress.stock {
            warehouses(pen, stock);
        }
    }
}

/// One to three goods side by side; smaller where warehouses need the room.
fn goods(pen: &mut Pen, goods: &[Good], y: i32, crowded: bool) {
    let (step, tenths) = match (goods.len(), crowded) {
        (0 | 1, false) => (0, 19),
        (0 | 1, true) => (0, 12),
        (2, false) => (40, 15),
        (2, true) => (34, 10),
        (_, false) => (29, 11),
        (_, true) => (28, 9),
    };
    let first = 48 - step * (goods.len() as i32 - 1) / 2;
    pen.tag("g").class("goods").around(|pen| {
        for (index, good) in goods.iter().enumerate() {
            pen.scaled(first + step * index as i32, y, tenths, good_icon(*good));
        }
    });
}

pub(super) fn good_icon(good: Good) -> fn(&mut Pen) {
    match good {
        Good::Tea => icons::tea,
        Good::Wine => icons::wine,
        Good::Spice => icons::spice,
    }
}

const fn good_class(index: usize) -> &'static str {
    match index {
        0 => "store tea",
        1 => "store wine",
        _ => "store spice",
    }
}

/// The warehouses of a distribution centre stand on the quay wall (clause K-37).
fn warehouses(pen: &mut Pen, stock: [u8; 3]) {
    let shown = stock.iter().filter(|count| **count > 0).count() as i32;
    let mut x = 48 - 14 * (shown - 1).max(0);
    for (index, count) in stock.into_iter().enumerate().filter(|(_, count)| *count > 0) {
        pen.scaled(x, 81, 9, |pen| {
            pen.path(good_class(index), icons::WAREHOUSE);
            strokes::number_on(pen, "stock", 0, -3, count);
        });
        x += 28;
    }
}

/// Three drawings of the same water.
const fn waves(number: u8) -> &'static str {
    match number % 3 {
        0 => "M14 46q7-8 14 0t14 0 14 0 14 0M24 64q7-8 14 0t14 0 14 0M12 82q7-8 14 0t14 0 14 0",
        1 => {
            "M26 44q7-8 14 0t14 0 14 0 14 0M10 62q7-8 14 0t14 0 14 0 14 0M34 80q7-8 14 0t14 0 14 0"
        }
        _ => "M12 50q7-8 14 0t14 0 14 0M32 67q7-8 14 0t14 0 14 0M14 83q7-8 14 0t14 0 14 0 14 0",
    }
}

fn special_frame(pen: &mut Pen, number: u8) {
    pen.rect("frame of-city", 3, 3, 90, 90, 8);
    pen.path("badge in-city", "M20 2l18 18-18 18L2 20z");
    strokes::number_on(pen, "number on-city", 20, 27, number);
}

fn flood(pen: &mut Pen, card: &CardView) {
    pen.rect("water high", 2, 2, 92, 92, 9);
    pen.path("drowned", "M34 58V40l5-3v-6l11-8 11 8v6l5 3v18M44 58V45h12v13");
    pen.path(
        "wave big",
        "M8 58q10-12 20 0t20 0 20 0 20 0M8 73q10-12 20 0t20 0 20 0 20 0M18 87q10-10 20 0t20 0 20 0",
    );
    special_frame(pen, card.number);
}

/// A bridge seen from above; the water beside it stays to be seen.
fn bridge(pen: &mut Pen, card: &CardView, direction: Option<&str>) {
    if direction.is_none() {
        pen.fixed(WATER);
        pen.path("wave", "M44 24q7-8 14 0t14 0M14 88q7-8 14 0t14 0 14 0 14 0");
    }
    let turn = if direction == Some("ns") { "rotate(90 48 48)" } else { "rotate(0 48 48)" };
    pen.tag("g").attr("transform", turn).around(|pen| {
        let (deck, parapet) = if direction.is_some() {
            ("M-2 34q50-12 100 0v30q-50 12-100 0z", "M-2 34q50-12 100 0M-2 64q50 12 100 0")
        } else {
            ("M4 34q44-12 88 0v30q-44 12-88 0z", "M4 34q44-12 88 0M4 64q44 12 88 0")
        };
        pen.path("deck", deck);
        pen.path("paving", "M12 31v36M24 29v40M36 28v42M48 28v42M60 28v42M72 29v40M84 31v36");
        pen.path("parapet", parapet);
    });
    if direction.is_none() {
        pen.rect("frame of-city", 3, 3, 90, 90, 8);
    }
    pen.path("badge in-city", "M20 2l18 18-18 18L2 20z");
    strokes::number_on(pen, "number on-city", 20, 27, card.number);
}

/// The customs house with the three crosses of the city.
fn customs(pen: &mut Pen, card: &CardView) {
    pen.fixed(FACE);
    pen.path("custom-house", "M22 84V48h-4l30-28 30 28h-4v36z");
    pen.path("thin", "M14 84h68M30 84V66h10v18M56 84V66h10v18");
    pen.path("crosses", "M45 33l6 6m0-6l-6 6M45 43l6 6m0-6l-6 6M45 53l6 6m0-6l-6 6");
    special_frame(pen, card.number);
}
