//! The Delft tile of Chartered for the home page.

use damrak_draw::strokes;
use damrak_draw::svg::Pen;

/// Gables along a canal, the last of them still being built, four corners.
pub(super) fn draw() -> String {
    strokes::tile(|pen| {
        pen.path("delft-wash", "M36 132H164A72 72 0 0 1 36 132z");
        draw_houses(pen);
        draw_crane(pen);
        pen.path("tile-line", "M33 132H167M30 127H170");
        pen.path(
            "delft",
            "M52 144q8-6 16 0t16 0 16 0 16 0 16 0 16 0M66 155q8-6 16 0t16 0 16 0 16 0M84 165q8-6 16 0t16 0",
        );
        pen.path("delft", "M44 74q4-5 8 0 4-5 8 0M56 60q3-4 6 0 3-4 6 0");
    })
}

/// A neck gable, a stepped one, and walls without a roof yet.
fn draw_houses(pen: &mut Pen) {
    pen.path("tile-hull", "M40 127V96l5-1v-9h6q0-10 6-10t6 10h6v9l5 1v31z");
    pen.path("tile-sail", "M74 127V78h5v-7h5v-7h5v-7h12v7h5v7h5v7h5v49z");
    pen.path("tile-hull", "M116 127V99l5-4v5l8-6v6h8l6 4 5-6v5h10v24z");
    pen.path(
        "tile-port",
        "M46 100h6v8h-6zM60 100h6v8h-6zM46 113h6v8h-6zM59 127v-14h8v14zM80 84h6v8h-6zM92 84h6v8h-6zM104 84h6v8h-6z\
         M80 98h6v8h-6zM104 98h6v8h-6zM91 127v-16h8v16zM80 113h6v8h-6zM104 113h6v8h-6zM92 66h6v8h-6zM92 98h6v8h-6z\
         M122 108h6v8h-6zM146 108h6v8h-6zM133 127v-16h8v16z",
    );
    pen.path("tile-pennant", "M95 57V44l13 4-11 5z");
    pen.path("tile-line", "M57 76v-6M74 95h41M74 109h41");
}

/// Poles and boards, and a beam that hoists a crate.
fn draw_crane(pen: &mut Pen) {
    pen.path(
        "tile-line",
        "M121 100V72M137 100V66M155 103V74M116 90h43M117 79h41M121 90l16-11M137 90l18-11",
    );
    pen.path("delft", "M131 70l24-14M137 67V56l18 0M155 56v9");
    pen.path("tile-flag", "M149 65h12v9h-12z");
}
