//! Small things of this game, drawn around their own middle. Our own strokes.

use damrak_dutchman::{Colour, SpaceView};

use damrak_draw::svg::Pen;

/// The cloth of a colour.
const fn cloth(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "outlined in-blue",
        Colour::Yellow => "outlined in-yellow",
        Colour::Green => "outlined in-green",
        Colour::Orange => "outlined in-orange",
        Colour::Red => "outlined in-red",
        Colour::Violet => "outlined in-purple",
    }
}

/// The sign of a colour, 18 across: a fish, a sun, a leaf, a crown, a heart, a moon.
pub(super) fn emblem(pen: &mut Pen, colour: Colour) {
    let d = match colour {
        Colour::Blue => "M-10 0q8-9 15 0l5-5v10l-5-5q-7 9-15 0z",
        Colour::Yellow => {
            "M0-10l2 5.5 5-2-2 5L10 0 5 1.5l2 5-5-2L0 10l-2-5.5-5 2 2-5L-10 0l5-1.5-2-5 5 2z"
        }
        Colour::Green => "M0 11V3Q-10 4-9-8-2-8 0-1 2-8 9-8 10 4 0 3z",
        Colour::Orange => "M-8 7l-2-13 5.5 5.5L0-9l4.5 8.5L10-6 8 7z",
        Colour::Red => "M0 9C-11 1-10-8-4.5-8-1.5-8 0-5 0-5S1.5-8 4.5-8C10-8 11 1 0 9z",
        Colour::Violet => "M4-9A9.5 9.5 0 1 0 4 9 8 8 0 0 1 4-9z",
    };
    pen.path("emblem", d);
}

/// A merchantman under the sail of its colour, about 52 wide and 54 high.
pub(super) fn ship(pen: &mut Pen, colour: Colour) {
    pen.path("thin", "M0 12v-41M-20-23Q0-17 20-23");
    pen.path("pennant", "M0-30l11-3-3 4 3 4-11-1z");
    pen.path(cloth(colour), "M-19-22Q0-16 19-22q5 15 0 29Q0 13-19 7q5-15 0-29z");
    pen.group("", 0, -7, |pen| emblem(pen, colour));
    pen.path("hull", "M-26 11q26 6 52 0-2 12-11 14h-30q-9-2-11-14z");
}

/// A value stone, 24 across.
pub(super) fn stone(pen: &mut Pen, colour: Colour) {
    pen.path(cloth(colour), "M-6-12H6l6 6V6l-6 6H-6l-6-6V-6z");
    pen.scaled(0, 0, 8, |pen| emblem(pen, colour));
}

/// The black stone that counts ships.
pub(super) const COUNTER: &str = "M-6-12H6l6 6V6l-6 6H-6l-6-6V-6z";

/// The iron of a horseshoe, 56 wide and 54 high.
pub(super) const SHOE: &str = "M-20 25Q-31 4-22-11-13-25 0-25T22-11Q31 4 20 25";

/// A horseshoe of gold or silver without its number.
pub(super) fn shoe(pen: &mut Pen, is_gold: bool) {
    pen.path("shoe-edge", SHOE);
    pen.path(if is_gold { "shoe-gold" } else { "shoe-silver" }, SHOE);
    pen.path("shoe-nails", "M-24 12h.01M-25-1h.01M-19-14h.01M24 12h.01M25-1h.01M19-14h.01");
}

/// A horseshoe of which only the back is seen.
pub(super) fn back(pen: &mut Pen) {
    pen.path("shoe-edge", SHOE);
    pen.path("shoe-back", SHOE);
}

/// A horseshoe as a sign, 24 across.
pub(super) fn small_shoe(pen: &mut Pen) {
    pen.path("shoe-line", "M-7 11Q-12 2-8-5.5-5-11 0-11T8-5.5Q12 2 7 11");
}

/// The Flying Dutchman: torn sails, about 60 wide and 62 high.
pub(super) fn dutchman(pen: &mut Pen) {
    pen.path("ghost-line", "M-15 10v-30M5 10v-40M5-30l-9-3v5zM-15-20l-7-2v4zM20 4l9-12");
    pen.path(
        "ghost-sail",
        "M-23-17q7 3 15 0l-2 7 3 5-4 1 2 8-6-3-4 5-3-4-4 3q5-10 3-22zM-4-25q10 4 20 0l-3 9 4 6-4 3 3 13-7-4-4 6-5-5-5 4q5-15 1-32zM20-14l8-4-3 8 2 4-5 1 1 7-6-3q4-7 3-13z",
    );
    pen.path("ghost-hull", "M-27 6l5 4h39l12-8q1 12-8 20h-36q-10-4-12-16z");
    pen.path("ghost-port", "M-14 15h4v4h-4zM-4 15h4v4h-4zM6 15h4v4H6z");
}

/// A smith's anvil and hammer.
pub(super) const SMITH: &str =
    "M-12-1h17q4 0 6-3v6Q5 3 4 6l3 6H-7l2-6q-7-1-7-7zM-8-12h7v5h-7zM-1-9.5h11";

/// A scroll: a share of the Kontor.
pub(super) const KONTOR: &str =
    "M-9-11H7q4 0 4 4h-5V9q0 3-4 3H-11q3-1 3-4V-8q0-2-1-3zM-4-5h6M-4 0h6M-4 5h6";

/// An open hand: passing.
pub(super) const PASS: &str = "M-8 12V1l-3-4 2-2 4 4v-9h3v8-10h3v10-9h3v9-6h3V4q0 8-6 8z";

/// Something is not done.
pub(super) const CROSS: &str = "M-9-9L9 9M9-9L-9 9";

/// Something is agreed.
pub(super) const TICK: &str = "M-10 1l7 8L10-9";

/// A mouth that says nothing.
pub(super) const SILENT: &str = "M-11-9h22V5H0l-6 7V5h-5zM-5-2h.01M0-2h.01M5-2h.01";

/// A proposal goes around.
pub(super) const PUT: &str = "M-11-9h22V5H0l-6 7V5h-5zM-6-2H5M1-6l4 4-4 4";

/// A share that stays in the hand.
pub(super) const KEEP: &str = "M-8-11H8v22H-8zM-12 9L12-9";

/// A sign in the colour of the ink.
pub(super) fn stroke(d: &'static str) -> impl Fn(&mut Pen) {
    move |pen| pen.path("sign-line", d)
}

/// The mill of Holland, or a palm.
pub(super) fn of_island(space: &SpaceView) -> &'static str {
    if space.name.as_deref() == Some("Holland") { MILL } else { PALM }
}

/// A palm on an island.
const PALM: &str = "M0 12q3-10 1-20M1-8q-6-6-12-1M1-8q-3-8-10-8M1-8q2-8 9-8M1-8q6-5 11 1M-8 12h17";

/// A mill.
const MILL: &str = "M-6 13l3-17h6l3 17zM0-5l-11-7M0-5l8-11M0-5l11 7M0-5L-8 6";

/// A broken purse: bankrupt.
pub(super) const BANKRUPT: &str = "M-5-6q-8 6-6 14 1 4 11 4t11-4q2-8-6-14zM-5-6l-3-6 4 3 4-4 4 4 4-3-3 6M-6 0l4 4-3 3M5-1L2 4l4 4";

/// A whale that blows, for a corner of the sea, about 100 wide.
pub(super) const WHALE: &str = "M-40 8Q-38-14-10-14 14-14 30 2 38 8 44-4M44-4q-9-3-11-10 8-1 12 6 4-7 11-8-1 9-12 12M-40 8q30 14 66-2M-28-1h.01M-36 10q8-2 12-8M-18-18v-8M-18-26q-8-4-10 2M-18-26q8-4 10 2M-50 18q8-7 16 0t16 0 16 0 16 0 16 0";
