//! The auction clock alone, for people who play with the box.

use damrak_core::{Arg, Phrase};
use damrak_words::{Language, SeatNumbers, words};

use crate::dial::{self, Knob, Press};
use crate::sheet::Sheet;
use crate::strokes;

const SHEET: &str = "clock";
/// A square around the octagon.
const SIDE: i32 = 552;
/// What the dial moves by to come into the middle of it.
const SHIFT: (i32, i32) = ((SIDE - dial::SIZE.0) / 2, (SIDE - dial::SIZE.1) / 2);

/// The auction clock of a game's box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxClock {
    /// From the highest to the lowest.
    pub prices: Vec<u16>,
    /// How long it stays on a price.
    pub step_millis: u32,
    /// What it says.
    pub labels: ClockLabels,
    /// The clause with which the rules of its auction begin.
    pub clause: &'static str,
}

/// The keys of what a clock says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockLabels {
    /// What it is called.
    pub title: &'static str,
    /// What it does, with the `highest` and the `lowest` price.
    pub about: &'static str,
    /// A price, from its `amount`.
    pub sum: &'static str,
    /// Its hand.
    pub hand: &'static str,
    /// On the knob before it falls.
    pub start: &'static str,
}

impl BoxClock {
    /// A price as it stands on the knob.
    pub fn money(&self, language: Language, price: impl Into<Arg>) -> String {
        let sum = Phrase::new(self.labels.sum).with("amount", price);
        words().say(language, &sum, &SeatNumbers)
    }

    /// The clock as a Delft tile, before it falls. A page lets it fall: it finds the places in their order, the
    /// price and the hand by the ids they have at a table, and on the knob first its word, then what prices are
    /// multiplied by.
    pub fn draw(&self, language: Language) -> Sheet {
        let say = |phrase: &Phrase| words().say_sentence(language, phrase, &SeatNumbers);
        let label = |key| say(&Phrase::new(key));
        let first = self.prices.first().copied().unwrap_or_default();
        let last = self.prices.last().copied().unwrap_or_default();
        let about = Phrase::new(self.labels.about);
        let about = about.with("highest", first).with("lowest", last);
        let title = label(self.labels.title);
        Sheet::drawn(SHEET, (SIDE, SIDE), title, &say(&about), 8 * 1024, |pen| {
            strokes::patterns(pen, SHEET, &[] as &[strokes::Family]);
            strokes::sea(pen, SHEET, SIDE, SIDE);
            for quarter in 0..4 {
                let turn = format!("rotate({} {} {}) scale(1.6)", 90 * quarter, SIDE / 2, SIDE / 2);
                pen.tag("g").attr("transform", &turn).around(strokes::tile_corner);
            }
            pen.group("", SHIFT.0, SHIFT.1, |pen| {
                dial::ground(pen);
                for ((x, y), price) in dial::places().zip(&self.prices) {
                    let text = price.to_string();
                    pen.group("dial-place", x, y, |pen| dial::price(pen, &text));
                }
                dial::hand(pen, 0, &label(self.labels.hand));
                let knob = Knob {
                    press: Press::Nothing,
                    title: &label(self.labels.title),
                    price: &self.money(language, first),
                    labels: &[],
                    word: &label(self.labels.start),
                    times: Some(""),
                };
                knob.draw(pen);
            });
        })
    }
}
