//! The backs of cards.

use damrak_core::Seat;

use super::colour;
use damrak_draw::icons;
use damrak_draw::strokes::Cloth as _;
use damrak_draw::svg::Pen;

/// The back of a card: its kind can be told, its face cannot.
#[derive(Clone, Copy)]
pub(super) enum Back {
    Quay(Seat),
    /// A decision, which may be a card of any kind or none.
    Sealed(Seat),
    Canal,
    Special,
}

/// The back, 96 by 96.
pub(super) fn draw_back(pen: &mut Pen, sheet: &'static str, back: Back) {
    match back {
        Back::Quay(owner) | Back::Sealed(owner) => {
            let tag = pen.tag("rect").class("back").parts("fill", &colour(owner).fill(sheet));
            tag.num("x", 2).num("y", 2).num("width", 92).num("height", 92).num("rx", 9).done();
        }
        Back::Canal => pen.rect("back water", 2, 2, 92, 92, 9),
        Back::Special => pen.rect("back back-city", 2, 2, 92, 92, 9),
    }
    pen.rect("back-field", 12, 12, 72, 72, 6);
    match back {
        Back::Sealed(_) => {}
        Back::Quay(_) => pen.scaled(46, 50, 10, icons::crane),
        Back::Canal => pen.path("wave", "M20 36q7-8 14 0t14 0 14 0 14 0M20 52q7-8 14 0t14 0 14 0 14 0M20 68q7-8 14 0t14 0 14 0 14 0"),
        Back::Special => pen.path("crosses wide", "M40 20l16 16m0-16L40 36M40 40l16 16m0-16L40 56M40 60l16 16m0-16L40 76"),
    }
}
