//! Things to point at that stand among words: rows of the exchange, counts, small decisions.

use damrak_chartered::Company;

use super::{Brush, COLOURS, icons};
use damrak_draw::strokes::{self, Family};
use damrak_draw::svg::Pen;

/// Something to point at.
pub(super) fn target(
    pen: &mut Pen,
    class: &'static str,
    target: &[&str],
    title: &str,
    content: impl FnOnce(&mut Pen),
) {
    let tag = pen.tag("div").class(class).parts("data-target", target);
    tag.attr("title", title).around(content);
}

/// A small decision: a sign, a word, and perhaps what it costs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) target: &'static str,
    pub(super) word: &'static str,
    pub(super) sentence: &'static str,
    pub(super) sign: &'static str,
    pub(super) price: Option<u16>,
}

impl Choice {
    pub(super) const fn new(
        target: &'static str,
        word: &'static str,
        sentence: &'static str,
        sign: &'static str,
    ) -> Self {
        Self { target, word, sentence, sign, price: None }
    }

    /// The same with what it costs.
    pub(super) const fn for_price(self, price: u16) -> Self {
        Self { price: Some(price), ..self }
    }
}

/// Small decisions side by side.
pub(super) fn choices(pen: &mut Pen, brush: &Brush<'_>, choices: &[Choice]) {
    if choices.is_empty() {
        return;
    }
    pen.tag("div").class("picks").around(|pen| {
        for choice in choices {
            target(pen, "pick", &[choice.target], &brush.label(choice.sentence), |pen| {
                strokes::sign_into(pen, icons::stroke(choice.sign));
                pen.tag("span").holding(&brush.label(choice.word));
                if let Some(price) = choice.price {
                    pen.tag("b").holding(&super::florins(price));
                }
            });
        }
    });
}

/// What the tokens of players in such a part refer to.
pub(super) fn patterns(pen: &mut Pen, sheet: &'static str) {
    let tag = pen.tag("svg").class("weaves drawn").num("width", 0).num("height", 0);
    tag.attr("aria-hidden", "true").around(|pen| strokes::patterns(pen, sheet, COLOURS));
}

/// The token of a player.
pub(super) fn token(pen: &mut Pen, sheet: &'static str, seat: damrak_core::Seat) {
    strokes::sign_into(pen, |pen| strokes::house(pen, sheet, Family::of(seat)));
}

/// The sign of a company.
pub(super) fn chip(pen: &mut Pen, company: Company) {
    strokes::sign_into(pen, |pen| icons::chip(pen, company));
}
