//! Small things of this game, drawn around their own middle, about 24 units wide. Our own strokes.

use damrak_merchants::{Commodity, YearEvent};

use damrak_draw::icons;
use damrak_draw::svg::Pen;

/// What is traded: a sugarloaf, a cut stone, star anise, a bow of silk.
pub(super) fn commodity(pen: &mut Pen, commodity: Commodity) {
    match commodity {
        Commodity::Sugar => {
            pen.path("good sugar", "M-8.5 11L-3-8.5q3-4.5 6 0L8.5 11z");
            pen.path("thin", "M-6.8 4.5q6.8 3.5 13.6 0M-5-2q5 2.5 10 0");
        }
        Commodity::Gemstones => {
            pen.path("good gem", "M-11-3l4.5-6.5h13L11-3 0 10.5z");
            pen.path("thin", "M-11-3h22M-4.5-3L0 10.5 4.5-3M-4.5-3L0-9.5 4.5-3");
        }
        Commodity::Spice => icons::spice(pen),
        Commodity::Silk => {
            pen.path("good silk", "M-2 1l-7 9 4 1 5-8 5 8 4-1-7-9z");
            pen.path(
                "good silk",
                "M0-2q-5-8-10-7.5-3 6.5-1 13Q-5 5 0 0q5 5 11 3.5 2-6.5-1-13Q5-10 0-2z",
            );
            pen.path("good silk", "M-3-4h6v7h-6z");
            pen.path("thin", "M-8.5-4.5q2 2.5 4 3.5M8.5-4.5q-2 2.5-4 3.5");
        }
    }
}

/// All four, small, in a row 60 units wide: whichever you like.
pub(super) fn any_commodity(pen: &mut Pen, x: i32, y: i32) {
    for (index, good) in Commodity::ALL.into_iter().enumerate() {
        pen.scaled(x - 24 + 16 * index as i32, y, 6, |pen| commodity(pen, good));
    }
}

/// A trading post.
pub(super) const OFFICE: &str = "M-11-4L0-12 11-4zM-9-4v13M-3-4v13M3-4v13M9-4v13M-12 10h24";

/// A globe.
pub(super) const GLOBE: &str =
    "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M-10 0h20M0-10q-9 10 0 20M0-10q9 10 0 20";

/// The three crosses of the city.
pub(super) const ARMS: &str =
    "M-9-10h18v11q0 8-9 11q-9-3-9-11zM-2-8l4 4m0-4l-4 4M-2-2l4 4m0-4l-4 4M-2 4l4 4m0-4l-4 4";

/// A bridge.
pub(super) const BRIDGE: &str = "M-13 8V2Q0-12 13 2v6M-7 8q7-10 14 0M-13 8h6M7 8h6";

/// A paper that says what is owed.
pub(super) const LOAN: &str = "M-10-8h20v16h-20zM2-4q-4-1-4 3v6M-5 0h7M5 4h2";

/// The ship that comes in.
pub(super) const SHIP: &str = "M-11 4h22l-4 6H-7zM0 3v-14l9 11zM-1 3V-8l-7 9z";

/// An hourglass.
pub(super) const HOURGLASS: &str =
    "M-8-11H8M-8 11H8M-6-11q0 8 6 11-6 3-6 11M6-11q0 8-6 11 6 3 6 11M-3 8q3-3 6 0";

/// A hand that takes.
pub(super) const HAND: &str =
    "M-12 6V-1h5v9M-7 0q4-3 8 0h5q2 3-1 4H0M-7 7q6 4 11 1l8-5q0-3-3-2L4 4";

/// A gavel.
pub(super) const GAVEL: &str = "M-11-2l7-8 8 7-7 8zM1 2l9 10M-6-12l12 10M-12 0l10 9";

/// Something is thrown away.
pub(super) const CROSS: &str = "M-9-9L9 9M9-9L-9 9";

/// Three cards in a pile.
pub(super) const CARDS: &str = "M-9-6h13v16H-9zM-6-6v-3H7V7H4M-3-9v-3h13V4H7";

/// What a year brings, if a sign says it.
pub(super) const fn of_year(event: YearEvent) -> Option<&'static str> {
    Some(match event {
        YearEvent::Ship => SHIP,
        YearEvent::Globe => GLOBE,
        YearEvent::CoatOfArms => ARMS,
        YearEvent::Credit => LOAN,
        YearEvent::LoseWarehouse => "M-8 10V-2l8-8 8 8v12zM-11 12L11-12",
        YearEvent::LoseOffice => {
            "M-11-3L0-10l11 7zM-8-3V9M-2.5-3V9M2.5-3V9M8-3V9M-11 9h22M-11 13L11-13"
        }
        YearEvent::Shipwreck => "M-11 3l20 5-5 4H-8zM-2 3l6-13 4 12zM-13 13q3-3 6 0t6 0 6 0 6 0",
        YearEvent::LeadersBack => "M10-7V7M6 0H-9m6-6l-6 6 6 6",
        YearEvent::Start
        | YearEvent::None
        | YearEvent::ScoreMarket
        | YearEvent::ScoreAmsterdam
        | YearEvent::ScoreOffices
        | YearEvent::Final => return None,
    })
}

/// A sign in the colour of the ink.
pub(super) fn stroke(d: &'static str) -> impl Fn(&mut Pen) {
    move |pen| pen.path("sign-line", d)
}

/// The number that breaks ties, on a golden diamond.
pub(super) fn diamond(pen: &mut Pen, number: u8) {
    pen.path("diamond", "M0-12L12 0 0 12-12 0z");
    let tag = pen.tag("text").class("diamond-number").num("y", 5);
    tag.around(|pen| pen.number(u32::from(number)));
}

/// The figure that walks through the years: a merchant in a hat.
pub(super) fn figure(pen: &mut Pen) {
    pen.path("figure-body", "M-7 13q-1-13 4-15h6q5 2 4 15z");
    pen.fixed("<circle class=\"skin\" cy=\"-6\" r=\"4.2\"/>");
    pen.path("figure-body", "M-9.5-7.5q9.5-3.5 19 0-1.5-3.5-4.5-4l-1-5h-8l-1 5q-3 .5-4.5 4z");
}

/// A rose of the winds, 56 across.
pub(super) fn compass(pen: &mut Pen) {
    pen.circle("compass-ring", 0, 0, 21);
    pen.path("compass-point", "M0-28L5-5 28 0 5 5 0 28-5 5-28 0-5-5z");
    pen.path("compass-dark", "M0-28V0L5-5zM28 0H0l5 5zM0 28V0l-5 5zM-28 0H0l-5-5z");
}
