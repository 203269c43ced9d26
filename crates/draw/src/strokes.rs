//! Strokes that all games share: the colours of players with their patterns, water, badges, coins.

use damrak_core::Seat;
use damrak_core::edition::Provenance;

use crate::icons;
use crate::svg::Pen;

/// The colours of players. Each has a pattern of its own and its own shape of badge, so that colour is never
/// the only sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Brick: rows of stones; round badges.
    Red,
    /// Basalt: crossed lines; square badges.
    Black,
}

impl Colour {
    /// The name in classes and ids.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Black => "black",
        }
    }
}

impl Cloth for Colour {
    fn joined(self) -> &'static str {
        match self {
            Colour::Red => "-red",
            Colour::Black => "-black",
        }
    }

    fn weave(self) -> &'static str {
        match self {
            Colour::Red => BRICK,
            Colour::Black => {
                "<rect class=\"in-black\" width=\"16\" height=\"10\"/>\
                 <path class=\"joint\" d=\"M0 0l16 10M0 10L16 0\"/>"
            }
        }
    }
}

const BRICK: &str = "<rect class=\"in-red\" width=\"16\" height=\"10\"/>\
     <path class=\"joint\" d=\"M0 .5h16M0 5.5h16M4 .5v5M12 5.5v5\"/>";

/// The colours of up to six families, by seat. Each has a pattern of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Brick: rows of stones.
    Red,
    /// Ochre: slanting stripes.
    Ochre,
    /// Green: dots.
    Green,
    /// Purple: crossed lines.
    Purple,
    /// Blue: upright bars.
    Blue,
    /// Slate: zigzags.
    Slate,
}

impl Family {
    /// Every family, in the order of the seats.
    pub const ALL: [Family; 6] =
        [Family::Red, Family::Ochre, Family::Green, Family::Purple, Family::Blue, Family::Slate];

    /// The colour of a seat.
    pub fn of(seat: Seat) -> Self {
        Self::ALL[seat.index() % Self::ALL.len()]
    }
}

impl Cloth for Family {
    fn joined(self) -> &'static str {
        match self {
            Family::Red => "-red",
            Family::Ochre => "-ochre",
            Family::Green => "-green",
            Family::Purple => "-purple",
            Family::Blue => "-blue",
            Family::Slate => "-slate",
        }
    }

    fn weave(self) -> &'static str {
        match self {
            Family::Red => BRICK,
            Family::Ochre => {
                "<rect class=\"in-ochre\" width=\"16\" height=\"10\"/>\
                 <path class=\"slant\" d=\"M-2 2.5L2-2.5M-2 12.5L10-2.5M6 12.5L18-2.5M14 12.5L18 7.5\"/>"
            }
            Family::Green => {
                "<rect class=\"in-green\" width=\"16\" height=\"10\"/>\
                 <path class=\"dots\" d=\"M4 2.5h.01M12 2.5h.01M0 7.5h.01M8 7.5h.01M16 7.5h.01\"/>"
            }
            Family::Purple => {
                "<rect class=\"in-purple\" width=\"16\" height=\"10\"/>\
                 <path class=\"joint\" d=\"M0 0l8 10L16 0M0 10L8 0l8 10\"/>"
            }
            Family::Blue => {
                "<rect class=\"in-blue\" width=\"16\" height=\"10\"/>\
                 <path class=\"bars\" d=\"M2 0v10M7.3 0v10M12.6 0v10\"/>"
            }
            Family::Slate => {
                "<rect class=\"in-slate\" width=\"16\" height=\"10\"/>\
                 <path class=\"bars\" d=\"M-1 4l4-3.5 4 3.5 4-3.5 4 3.5M-1 9l4-3.5 4 3.5 4-3.5 4 3.5\"/>"
            }
        }
    }
}

/// What somebody's things are made of: a colour with its pattern.
pub trait Cloth: Copy {
    /// The end of the pattern's id.
    fn joined(self) -> &'static str;
    /// The strokes of the pattern, 16 by 10.
    fn weave(self) -> &'static str;
    /// The reference to its pattern in a picture that has called [`patterns`].
    fn fill(self, sheet: &'static str) -> [&'static str; 4] {
        ["url(#", sheet, self.joined(), ")"]
    }
}

/// What the fills of a picture refer to: the patterns of the colours and water.
pub fn patterns(pen: &mut Pen, sheet: &'static str, colours: &[impl Cloth]) {
    pen.tag("defs").around(|pen| {
        for colour in colours {
            let tag = pen.tag("pattern").parts("id", &[sheet, colour.joined()]);
            let tag = tag.num("width", 16).num("height", 10);
            tag.attr("patternUnits", "userSpaceOnUse").around(|pen| pen.fixed(colour.weave()));
        }
        let tag = pen.tag("pattern").parts("id", &[sheet, "-waves"]);
        let tag = tag.num("width", 48).num("height", 20).attr("patternUnits", "userSpaceOnUse");
        tag.around(|pen| pen.path("ripple", "M0 10q6-6 12 0t12 0 12 0 12 0"));
    });
}

/// Open water behind everything.
pub fn sea(pen: &mut Pen, sheet: &'static str, width: i32, height: i32) {
    pen.rect("sea", 0, 0, width, height, 14);
    let tag = pen.tag("rect").num("width", width).num("height", height).num("rx", 14);
    tag.parts("fill", &["url(#", sheet, "-waves)"]).done();
}

/// A number on the shape and in the colour of its owner.
pub fn badge(pen: &mut Pen, colour: Colour, x: i32, y: i32, number: u8) {
    match colour {
        Colour::Red => {
            pen.circle("badge in-red", x, y, 15);
            number_on(pen, "number on-red", x, y + 7, number);
        }
        Colour::Black => {
            pen.rect("badge in-black", x - 14, y - 14, 28, 28, 5);
            number_on(pen, "number on-black", x, y + 7, number);
        }
    }
}

/// A number in the middle of a badge or a stone.
pub fn number_on(pen: &mut Pen, class: &'static str, x: i32, y: i32, number: u8) {
    let tag = pen.tag("text").class(class).num("x", x).num("y", y);
    tag.around(|pen| pen.number(u32::from(number)));
}

/// The edge of a card that can be pointed at, 96 by 96: it glows when the page says so.
pub const SPOT: &str =
    "<rect class=\"spot\" x=\"1\" y=\"1\" width=\"94\" height=\"94\" rx=\"10\"/>";

/// The house that stands for a player.
pub fn house(pen: &mut Pen, sheet: &'static str, colour: impl Cloth) {
    let tag = pen.tag("path").class("outlined").parts("fill", &colour.fill(sheet));
    tag.attr("d", icons::HOUSE).done();
    pen.path("window", "M-6-2h4v5h-4zM2-2h4v5H2zM-2.5 14.5V8h5v6.5z");
}

/// A picture the size of a letter, for lists: 28 by 32 around its middle.
pub fn sign(strokes: impl FnOnce(&mut Pen)) -> String {
    let mut pen = Pen::with_capacity(512);
    sign_into(&mut pen, strokes);
    pen.finish()
}

/// The same into something that is being written.
pub fn sign_into(pen: &mut Pen, strokes: impl FnOnce(&mut Pen)) {
    let tag = pen.tag("svg").attr("xmlns", "http://www.w3.org/2000/svg").class("drawn sign");
    let tag = tag.attr("viewBox", "-16 -16 32 32").num("width", 22).num("height", 22);
    tag.attr("aria-hidden", "true").around(strokes);
}

/// The head of a column that is a sign, with the word that is read out.
pub fn column(pen: &mut Pen, word: &str, sign: impl FnOnce(&mut Pen)) {
    pen.tag("th").attr("scope", "col").attr("title", word).around(|pen| {
        pen.tag("span").class("unseen").holding(word);
        sign(pen);
    });
}

/// The token of a seat for lists. Ids in a page must differ, so the pattern is named after the seat.
pub fn token(seat: Seat, colour: impl Cloth) -> String {
    let mut pen = Pen::with_capacity(512);
    let lists = ["purse-1", "purse-2", "purse-3", "purse-4", "purse-5", "purse-6"];
    token_into(&mut pen, lists, seat, colour);
    pen.finish()
}

/// The token of a seat in a list whose patterns have these names, by seat.
pub fn token_into(pen: &mut Pen, names: [&'static str; 6], seat: Seat, colour: impl Cloth) {
    sign_into(pen, |pen| {
        let name = names[seat.index() % names.len()];
        patterns(pen, name, &[colour]);
        house(pen, name, colour);
    });
}

/// A sign for what is not certainly printed so: a dot for what is derived, a ring for what is reconstructed.
pub fn source_sign(pen: &mut Pen, provenance: Provenance, x: i32, y: i32) {
    match provenance {
        Provenance::Printed => {}
        Provenance::Derived => pen.circle("source", x, y, 3),
        Provenance::Reconstructed => pen.circle("source open", x, y, 3),
    }
}

/// The same as a key of a word.
pub fn source_word(provenance: Provenance) -> Option<&'static str> {
    match provenance {
        Provenance::Printed => None,
        Provenance::Derived => Some("draw-derived"),
        Provenance::Reconstructed => Some("draw-reconstructed"),
    }
}

/// A Delft tile, 200 by 200: its ground, four corners, and something of its own in the round.
pub fn tile(motif: impl FnOnce(&mut Pen)) -> String {
    const SIDE: i32 = 200;
    const TURNS: [&str; 4] =
        ["rotate(0 100 100)", "rotate(90 100 100)", "rotate(180 100 100)", "rotate(270 100 100)"];
    let mut pen = Pen::with_capacity(4 * 1024);
    let tag = pen.tag("svg").attr("xmlns", "http://www.w3.org/2000/svg").class("drawn tile-art");
    let tag = tag.attr("viewBox", "0 0 200 200").num("width", SIDE).num("height", SIDE);
    tag.attr("aria-hidden", "true").around(|pen| {
        pen.rect("tile-ground", 1, 1, SIDE - 2, SIDE - 2, 6);
        for turn in TURNS {
            pen.tag("g").attr("transform", turn).around(tile_corner);
        }
        pen.circle("tile-round", 100, 100, 72);
        motif(pen);
    });
    pen.finish()
}

/// The corner of a Delft tile, drawn from (0, 0) inwards.
pub fn tile_corner(pen: &mut Pen) {
    pen.path(
        "delft",
        "M4 44q2-16 14-20 4 10-4 16M44 4Q28 6 24 18q10 4 16-4M8 8q14 2 24 24Q10 22 8 8z",
    );
    pen.fixed("<circle class=\"delft-dot\" cx=\"38\" cy=\"38\" r=\"3\"/>");
    pen.fixed("<circle class=\"delft-dot\" cx=\"12\" cy=\"52\" r=\"2\"/>");
    pen.fixed("<circle class=\"delft-dot\" cx=\"52\" cy=\"12\" r=\"2\"/>");
}
