//! The dial of an auction clock: an octagon with sixteen places, a hand, and a knob the size of a thumb.

use crate::svg::Pen;

/// The size of what it is drawn on; the octagon leaves some room at its left and right.
pub const SIZE: (i32, i32) = (640, 540);
/// What the hand turns around.
const MIDDLE: (i32, i32) = (SIZE.0 / 2, SIZE.1 / 2);
/// How far from the middle the prices stand.
const REACH: i32 = 213;

/// How many prices there is room for.
pub const PLACES: u8 = 16;

/// The directions of the places, counter-clockwise from the top, in thousandths: the pointer of the box is turned
/// clockwise to its start and runs back.
const DIRECTIONS: [(i32, i32); PLACES as usize] = [
    (-195, -981),
    (-556, -831),
    (-831, -556),
    (-981, -195),
    (-981, 195),
    (-831, 556),
    (-556, 831),
    (-195, 981),
    (195, 981),
    (556, 831),
    (831, 556),
    (981, 195),
    (981, -195),
    (831, -556),
    (556, -831),
    (195, -981),
];

/// Where the prices stand, the first just left of the top.
pub fn places() -> impl Iterator<Item = (i32, i32)> {
    DIRECTIONS
        .into_iter()
        .map(|(dx, dy)| (MIDDLE.0 + REACH * dx / 1000, MIDDLE.1 + REACH * dy / 1000))
}

/// The octagon.
pub fn ground(pen: &mut Pen) {
    pen.path("dial", "M212 10h216l152 152v216L428 530H212L60 378V162z");
    pen.path("dial-line", "M216 20h208l146 146v208L424 520H216L70 374V166z");
}

/// A price, in the middle of its place.
pub fn price(pen: &mut Pen, text: &str) {
    pen.label("dial-price", 0, 9, text);
}

/// A price that does not count in this run.
pub fn price_that_is_out(pen: &mut Pen, (x, y): (i32, i32), text: &str) {
    pen.label("dial-price out", x, y + 9, text);
}

/// The hand on a step, counter-clockwise from the top; `web/js/dial.js` turns it.
pub fn hand(pen: &mut Pen, step: usize, title: &str) {
    let tenths = step.min(DIRECTIONS.len()) * 225 + 112;
    let turn = format!("rotate(-{}.{} {} {})", tenths / 10, tenths % 10, MIDDLE.0, MIDDLE.1);
    let tag = pen.tag("g").class("dial-hand").attr("id", "clock-hand").attr("transform", &turn);
    tag.around(|pen| {
        pen.title(title);
        pen.path("hand-line", "M320 200v-86");
        pen.path("hand-tip", "M320 98l11 24h-22z");
    });
}

/// What pressing the knob means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// Nothing to a table.
    Nothing,
    /// It can be pointed at to start the clock; the space bar points at it too.
    Starts,
    /// It stops the clock that falls.
    Stops,
}

/// The knob, and what stands on it.
pub struct Knob<'a> {
    /// What pressing it means to a table.
    pub press: Press,
    /// What it does, in a sentence.
    pub title: &'a str,
    /// The price, or what stands for it.
    pub price: &'a str,
    /// What each step shows, for a page that lets the clock fall.
    pub labels: &'a [String],
    /// What it does, in a word.
    pub word: &'a str,
    /// How much the prices on the dial are multiplied by, if they can be.
    pub times: Option<&'a str>,
}

impl Knob<'_> {
    /// Draws it into the middle of the dial.
    pub fn draw(&self, pen: &mut Pen) {
        let tag = pen.tag("g").class("cell knob").attr("id", "knob");
        let tag = match self.press {
            Press::Nothing => tag,
            Press::Starts => tag.attr("data-target", "button-start").attr("data-space", ""),
            Press::Stops => tag.attr("data-stop", ""),
        };
        tag.at(MIDDLE.0, MIDDLE.1).around(|pen| {
            pen.title(self.title);
            pen.circle("knob-rim", 0, 0, 94);
            pen.circle("knob-top", 0, 0, 84);
            let tag = pen.tag("text").class("knob-price").attr("id", "clock-price");
            let tag = match self.labels {
                [] => tag,
                labels => tag.attr("data-labels", &labels.join("|")),
            };
            tag.num("y", 8).holding(self.price);
            pen.label("knob-word", 0, 38, self.word);
            if let Some(times) = self.times {
                pen.label("knob-word", 0, -36, times);
            }
            pen.circle("spot", 0, 0, 94);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m35_the_prices_and_the_hand_run_back_from_the_top() {
        let places: Vec<(i32, i32)> = places().collect();
        assert!(places[0].0 < MIDDLE.0 && places[0].1 < MIDDLE.1, "the first is left of the top");
        for pair in places.windows(2) {
            let [from, to] = [pair[0], pair[1]].map(|(x, y)| (x - MIDDLE.0, y - MIDDLE.1));
            assert!(
                from.0 * to.1 - from.1 * to.0 < 0,
                "counter-clockwise, with y growing downwards"
            );
        }
        let mut pen = Pen::with_capacity(256);
        hand(&mut pen, 2, "");
        assert!(pen.finish().contains("rotate(-56.2 "));
    }
}
