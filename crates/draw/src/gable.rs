//! The sign of the house: a gable. It has its colours in it, since it stands on desks and in tabs.

use crate::plain::colour;
use crate::sheet::Theme;
use crate::svg::Pen;

/// The sign as a square picture, cobalt to its edges: what others cut off round the middle does no harm.
pub fn gable() -> String {
    let ground = colour(Theme::Day, "--ink").unwrap_or("navy");
    let wall = colour(Theme::Day, "--card").unwrap_or("white");
    let water = colour(Theme::Day, "--wash-2").unwrap_or("lightblue");
    let mut pen = Pen::with_capacity(1024);
    let tag = pen.tag("svg").attr("xmlns", "http://www.w3.org/2000/svg");
    let tag = tag.attr("viewBox", "0 0 64 64").num("width", 64).num("height", 64);
    tag.around(|pen| {
        pen.tag("path").attr("fill", ground).attr("d", "M0 0h64v64H0z").done();
        pen.tag("path").attr("fill", wall).attr("d", WALL).done();
        pen.tag("path").attr("fill", ground).attr("d", OPENINGS).done();
        let tag = pen.tag("path").attr("fill", "none").attr("stroke", water);
        let tag = tag.attr("stroke-width", "2.4").attr("stroke-linecap", "round");
        tag.attr("d", "M14 53.5q4.5-4 9 0t9 0 9 0 9 0").done();
    });
    pen.finish()
}

/// A stepped gable, with its hoisting beam on top.
const WALL: &str = "M18 49V27h3v-5.5h4v-5h4v-3.5h1.2v-2.5h3.6v2.5H35v3.5h4v5h4V27h3v22z";

/// A loft door, windows and a door.
const OPENINGS: &str = "M29.5 20h5v6h-5zM23 30h5v6h-5zM36 30h5v6h-5zM23 40h4.5v5H23zM36.5 40H41v5h-4.5zM29.5 39h5v10h-5z";
