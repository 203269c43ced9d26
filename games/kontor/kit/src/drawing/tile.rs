//! The Delft tile of Kontor for the home page.

use damrak_draw::icons;
use damrak_draw::strokes::{self, Cloth as _, Colour};

/// A crane on the quay, a boat on the water, four corners.
pub(super) fn draw() -> String {
    strokes::tile(|pen| {
        pen.tag("defs").around(|pen| {
            pen.fixed("<pattern id=\"tile-kontor-red\" width=\"16\" height=\"10\" patternUnits=\"userSpaceOnUse\">");
            pen.fixed(Colour::Red.weave());
            pen.fixed("</pattern>");
        });
        pen.path(
            "delft-wash",
            "M30 118q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0A72 72 0 0 1 30 118z",
        );
        pen.path(
            "delft",
            "M44 134q8-7 16 0t16 0M88 148q8-7 16 0t16 0M118 134q8-7 16 0t16 0M68 160q8-7 16 0t16 0",
        );
        for (x, tenths) in [(46, 12), (67, 15)] {
            pen.scaled(x, 109, tenths, |pen| pen.path("delft-house", icons::WAREHOUSE));
        }
        let wall = "M31 108h77v12H33z";
        pen.tag("path").attr("fill", "url(#tile-kontor-red)").attr("d", wall).done();
        pen.path("delft", "M31 108h77v12H33z");
        pen.scaled(92, 76, 12, icons::crane);
        pen.scaled(140, 108, 13, icons::boat);
        pen.path("delft", "M50 58q4-5 8 0 4-5 8 0M134 66q3-4 6 0 3-4 6 0");
    })
}
