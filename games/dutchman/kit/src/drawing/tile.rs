//! The Delft tile of The Flying Dutchman for the home page.

use super::icons;
use damrak_draw::strokes;
use damrak_draw::svg::Pen;

/// The ghost ship in a storm under a moon that is a horseshoe, four corners.
pub(super) fn draw() -> String {
    strokes::tile(|pen| {
        pen.path(
            "delft-wash",
            "M33 126q9-16 24-6 16 12 32 2 14-10 30 0 14 9 27-1 12-8 21 2A72 72 0 0 1 33 126z",
        );
        pen.scaled(136, 62, 5, |pen| {
            pen.path("shoe-edge", icons::SHOE);
            pen.path("shoe-gold", icons::SHOE);
        });
        draw_ship(pen);
        pen.path(
            "delft",
            "M34 128q10-17 24-7 15 11 30 2 15-10 30 0 14 9 27-1 11-8 20 1M46 146q9-9 18 0t18 0M100 150q9-9 18 0t18 0M72 162q8-7 16 0t16 0",
        );
        pen.path(
            "delft",
            "M42 60q4-10 13-6 5-9 14-3 9-3 10 6M50 66h22M40 76l-5 10M52 76l-5 10M64 74l-5 10",
        );
        pen.path("tile-flag", "M43 90l-8 15h6l-5 13 13-18h-7l6-10z");
    })
}

/// A ship with torn sails that heels before the storm.
fn draw_ship(pen: &mut Pen) {
    pen.tag("g").attr("transform", "translate(6 21) rotate(-7 100 110) scale(.86)").around(|pen| {
        pen.path("delft", "M78 112V58M104 112V44M130 110V66M146 104l22-14");
        pen.path("tile-sail", "M66 64q12 6 25 0l-3 9 5 8-6 3 4 18-9-5-6 8-5-7-9 5q8-19 4-39z");
        pen.path(
            "tile-sail",
            "M90 52q14 7 30 0l-4 11 6 9-6 5 5 27-10-6-7 9-7-8-9 6-4-5q9-24 6-48z",
        );
        pen.path("tile-sail", "M122 72q9 4 18 0l-2 9 4 6-5 4 3 11-8-4-6 7-5-6q5-12 1-27z");
        pen.path("tile-pennant", "M104 44q-9-7-16-1 7 5 16 6zM78 58q-7-6-13-1 6 4 13 5z");
        pen.path("tile-hull", "M54 102l3 9h82l16-9q2 15-10 24-6 6-14 6H76q-12 0-17-9-4-10-5-21z");
        pen.path("tile-line", "M58 117h88M64 125h76");
        pen.path(
            "tile-port",
            "M72 118h5v4h-5zM86 118h5v4h-5zM100 118h5v4h-5zM114 118h5v4h-5zM128 118h5v4h-5z",
        );
        pen.path("delft", "M78 58L64 102M104 44L92 78M130 66l14 36M104 44l26 22M78 58l26-14");
    });
}
