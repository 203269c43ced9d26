//! The Delft tile of Pennies for the home page.

use damrak_draw::strokes;
use pennies::Coin;

use super::coin;

/// A purse that has come open, and coins before it.
pub(super) fn draw() -> String {
    strokes::tile(|pen| {
        pen.path("delft-wash", "M36 138q30-12 64-8t64 8A72 72 0 0 1 36 138z");
        pen.path("tile-hull", "M84 74q-34 22-34 48 0 22 40 22h22q40 0 40-22 0-26-34-48z");
        pen.path("tile-sail", "M80 74q-6-14-14-20 12-4 20 2 6-8 14-8t15 8q8-6 20-2-9 7-15 20z");
        pen.path("tile-flag", "M78 72h46q5 0 5 5t-5 5H78q-5 0-5-5t5-5z");
        pen.path(
            "delft",
            "M66 104q-8 12-4 26M138 104q8 12 4 26M102 92v34M88 96q-4 14-2 28M116 96q4 14 2 28",
        );
        for (x, y, tenths, worth) in [(60, 142, 6, 2), (142, 146, 6, 5), (98, 146, 8, 9)] {
            pen.scaled(x, y, tenths, |pen| coin::face(pen, Coin(worth)));
        }
        pen.path("delft", "M44 164q9-7 18 0t18 0M122 164q9-7 18 0t18 0");
    })
}
