//! Decisions that are no place on the board: each has something to point at, and looks chosen once it is.

use crate::Context;
use crate::svg::Pen;

/// What one points at for such a decision, with what the game draws on it; its sentence shows when one
/// stays on it.
pub(crate) fn draw(
    pen: &mut Pen,
    context: &Context<'_>,
    (target, sentence): (&'static str, &'static str),
    (x, y): (i32, i32),
    chosen: bool,
    face: impl FnOnce(&mut Pen),
) {
    let class = if chosen { "choice chosen" } else { "choice" };
    let tag = pen.tag("g").class(class).attr("id", target);
    tag.attr("data-key", target).attr("data-target", target).at(x, y).around(|pen| {
        pen.title(&context.label(sentence));
        face(pen);
    });
}
