//! The Delft tile of Merchants of Amsterdam for the home page.

use damrak_draw::strokes;
use damrak_draw::svg::Pen;

/// A merchantman under sail before the wind, four corners.
pub(super) fn draw() -> String {
    strokes::tile(|pen| {
        pen.path(
            "delft-wash",
            "M31 122q10-8 20 0t20 0 20 0 20 0 20 0 20 0 18-2A72 72 0 0 1 31 122z",
        );
        draw_ship(pen);
        pen.path(
            "delft",
            "M42 138q8-7 16 0t16 0M86 152q8-7 16 0t16 0M122 140q8-7 16 0t16 0M70 164q8-7 16 0t16 0",
        );
        pen.path("delft", "M42 78q4-5 8 0 4-5 8 0M146 62q3-4 6 0 3-4 6 0M50 94q3-4 6 0 3-4 6 0");
    })
}

fn draw_ship(pen: &mut Pen) {
    pen.path("delft", "M74 112V52M104 112V38M132 110V58M148 104l24-16");
    pen.path("tile-sail", "M62 62q12 6 25 0 4 14-1 22-12 5-24 0-4-10 0-22zM58 88q15 5 31 0 4 12 0 20-16 5-31 0-4-10 0-20z");
    pen.path("tile-sail", "M92 50q12 6 26 0 4 14-1 22-13 6-25 0-4-10 0-22zM88 76q16 6 34 0 5 16 0 28-18 6-34 0-5-14 0-28z");
    pen.path("tile-sail", "M126 66q9 4 17 0 3 9 0 15-9 4-17 0-3-7 0-15zM150 102l20-12-16 16z");
    pen.path("tile-pennant", "M104 38q-8-6-14-1 6 4 14 5zM74 52q-7-5-12-1 5 4 12 4z");
    pen.path("tile-flag", "M132 58h-12v5h12z");
    pen.path("tile-hull", "M50 100l2 10h88l14-8q2 14-10 24-6 6-14 6H72q-12 0-17-10-4-10-5-22z");
    pen.path("tile-line", "M54 116h92M60 124h80");
    pen.path(
        "tile-port",
        "M68 118h5v4h-5zM82 118h5v4h-5zM96 118h5v4h-5zM110 118h5v4h-5zM124 118h5v4h-5z",
    );
    pen.path("delft", "M74 52L60 100M104 38L92 78M132 58l12 44M104 38l28 20M74 52l30-14");
}
