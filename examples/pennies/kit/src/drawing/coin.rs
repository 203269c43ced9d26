//! A coin, drawn around its own middle.

use damrak_draw::strokes;
use damrak_draw::svg::Pen;
use pennies::Coin;

/// How large a coin is.
pub(super) const RADIUS: i32 = 31;

/// The classes of the metal and of the number: the more a coin is worth, the finer it is.
fn metal(Coin(worth): Coin) -> (&'static str, &'static str) {
    match worth {
        0..=3 => ("coin copper", "penny on-copper"),
        4..=6 => ("coin silver", "penny on-silver"),
        _ => ("coin", "penny"),
    }
}

/// The face with its worth.
pub(super) fn face(pen: &mut Pen, coin: Coin) {
    let (disk, number) = metal(coin);
    pen.circle(disk, 0, 0, RADIUS);
    pen.circle("coin-rim", 0, 0, RADIUS - 6);
    strokes::number_on(pen, number, 0, 10, coin.0);
}

/// The edge of a coin below others.
pub(super) fn edge(pen: &mut Pen, coin: Coin, y: i32) {
    pen.circle(metal(coin).0, 0, y, RADIUS);
}

/// The back, which is the same for all.
pub(super) fn back(pen: &mut Pen) {
    pen.circle("face-down", 0, 0, RADIUS);
    pen.path("thin", "M-16 8q8-8 16 0t16 0M-16-2q8-8 16 0t16 0M-12-12q6-6 12 0t12 0");
}
