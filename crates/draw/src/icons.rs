//! Small things drawn around their own middle, about 24 units wide unless said otherwise. Our own strokes.

use crate::svg::Pen;

/// A cup that steams.
pub fn tea(pen: &mut Pen) {
    pen.path("good tea", "M-11-3H6v5q0 8-8.5 8T-11 2z");
    pen.path("thin", "M6-1q6-1 5 3.5T4.5 6M-12 12H8M-7-6q2-2.5 0-5M-1.5-6q2-2.5 0-5");
}

/// A glass, half full.
pub fn wine(pen: &mut Pen) {
    pen.path("good wine", "M-7.5-5h15Q6.5 2 0 2.5-6.5 2-7.5-5z");
    pen.path("thin", "M-7-11H7q2.5 12.5-7 13.5Q-9.5 1.5-7-11zM0 2.5V11M-6 11.5H6");
}

/// Star anise.
pub fn spice(pen: &mut Pen) {
    pen.path(
        "good spice",
        "M0-2q-4-4 0-10q4 6 0 10zM2 0q4-4 10 0q-6 4-10 0zM0 2q4 4 0 10q-4-6 0-10zM-2 0q-4 4-10 0q6-4 10 0z\
         M1.4-1.4q1.1-6 7.1-7.1q-1.1 6-7.1 7.1zM1.4 1.4q6 1.1 7.1 7.1q-6-1.1-7.1-7.1z\
         M-1.4 1.4q-1.1 6-7.1 7.1q1.1-6 7.1-7.1zM-1.4-1.4q-6-1.1-7.1-7.1q6 1.1 7.1 7.1z",
    );
}

/// A guilder.
pub fn guilder(pen: &mut Pen) {
    pen.fixed("<circle class=\"coin\" r=\"11\"/><circle class=\"coin-rim\" r=\"8.5\"/>");
    pen.fixed("<text class=\"coin-sign\" y=\"5\">ƒ</text>");
}

/// A sailing boat, about 36 wide.
pub fn boat(pen: &mut Pen) {
    pen.path("sail", "M2 4V-21Q13-12 16 4zM-1 4v-18Q-11-6-13 4z");
    pen.path("hull", "M-18 7h36q-2 9-9 10.5H-8.5Q-16 16-18 7z");
    pen.path("pennant", "M2-21l-9-2.5V-18z");
}

/// The boat as a sign in a corner.
pub fn boat_sign(pen: &mut Pen) {
    pen.path("boat-sign", "M-10 4h20q-1 6-5 7H-5q-4-1-5-7zM1 2v-13q7 5 9 13zM-1.5 2v-10Q-8-3-9 2z");
}

/// An anchor, about 30 wide.
pub fn anchor(pen: &mut Pen) {
    pen.path("stout", "M0-10v26M-8-4H8M-15 4q1 11 15 12Q14 15 15 4M-15 4l-3 5.5M-15 4l4.5 4M15 4l3 5.5M15 4l-4.5 4");
    pen.fixed("<circle class=\"stout\" cy=\"-14\" r=\"4\"/>");
}

/// A treadwheel crane with its load, about 50 wide.
pub fn crane(pen: &mut Pen) {
    pen.path("timber", "M-20 26V4L-8-8 4 4v22z");
    pen.path("thin", "M-8 8v18M-17 17H1M-14.4 10.6l12.8 12.8M-1.6 10.6l-12.8 12.8");
    pen.fixed("<circle class=\"thin\" cx=\"-8\" cy=\"17\" r=\"9\"/>");
    pen.path("stout", "M-13-4L19-26M-2-2L19-26M19-26V-4");
    pen.path("crate", "M12-4h14v12H12z");
    pen.path("thin", "M12-4l14 12M26-4L12 8");
}

/// A watchman with a halberd, about 28 wide and 44 high; the cloak is filled by the caller.
pub fn guard(pen: &mut Pen, cloak: &[&str]) {
    let d = "M-11 20Q-12 0-5-5H5Q12 0 11 20z";
    pen.path("halo", "M-11 20Q-12 0-5-5-9-10-10-15-4-23 10-15 9-10 5-5 12 0 11 20zM15 20V-22");
    pen.tag("path").class("outlined").parts("fill", cloak).attr("d", d).done();
    pen.path("stout", "M15 21V-23");
    pen.path("blade", "M15-22q8 4 6 11-3-2-6-2z");
    pen.fixed("<circle class=\"skin\" cy=\"-9\" r=\"5.5\"/>");
    pen.path("hat", "M-11-12q11-4 22 0-4-10-11-10t-11 10z");
}

/// A seal of wax: something is decided.
pub fn seal(pen: &mut Pen) {
    pen.path(
        "wax",
        "M0-11.5A4 4 0 0 1 6.8-9.3A4 4 0 0 1 10.9-3.6A4 4 0 0 1 10.9 3.6A4 4 0 0 1 6.8 9.3A4 4 0 0 1 0 11.5A4 4 0 0 1-6.8 9.3A4 4 0 0 1-10.9 3.6A4 4 0 0 1-10.9-3.6A4 4 0 0 1-6.8-9.3A4 4 0 0 1 0-11.5z",
    );
    pen.path("wax-sign", "M-4.5 0l3.5 4 6-8");
}

/// An open eye: everybody knows this card.
pub fn eye(pen: &mut Pen) {
    pen.path("eye", "M-9 0q9-11 18 0-9 11-18 0z");
    pen.fixed("<circle class=\"pupil\" r=\"3\"/>");
}

/// A star: something is won.
pub fn star(pen: &mut Pen) {
    pen.path("star", "M0-13l4 8.5 9 1-6.5 6.5 1.5 9.5L0 8l-8 4.5 1.5-9.5L-13-3.5l9-1z");
}

/// A gabled warehouse on its ground, 24 wide and 26 high, for a number in it.
pub const WAREHOUSE: &str = "M-12 0v-15l3-2v-4l9-6 9 6v4l3 2V0z";

/// The token of a player: a canal house, 24 wide and 29 high, standing on its middle.
pub const HOUSE: &str = "M-12 14.5v-17l3-2v-4L0-14.5l9 6v4l3 2v17z";
