//! What can be done instead of laying horseshoes, as plates at the question.

use damrak_core::Phrase;
use damrak_dutchman::StageView;

use super::{Brush, icons};
use damrak_draw::Part;
use damrak_draw::choice::{Note, Plate, add_plates};

const SMITH: Plate =
    Plate::new("button-smith", "dutchman-draw-smith", "dutchman-draw-smith-about", icons::SMITH);
const KONTOR: Plate =
    Plate::new("button-kontor", "dutchman-draw-kontor", "dutchman-action-kontor", icons::KONTOR);
const PASS: Plate =
    Plate::new("button-pass", "dutchman-draw-pass", "dutchman-action-pass", icons::PASS);

/// Whether the viewer may lay horseshoes now.
pub(super) fn may_lay(brush: &Brush<'_>) -> bool {
    let stage = brush.view.stage;
    let lays = matches!(stage, StageView::Acting { .. } | StageView::Deciding { .. });
    lays && brush.is_asked()
}

/// The plates; on a phone they keep their place while something else is decided.
pub(super) fn draw(brush: &Brush<'_>) -> Option<Part> {
    let me = brush.me().filter(|me| !me.bankrupt && brush.view.stage != StageView::Over)?;
    let plates = [SMITH.noted(Note::Cards(me.smiths)), KONTOR.noted(Note::Cards(me.kontors)), PASS];
    let acts = matches!(brush.view.stage, StageView::Acting { .. } | StageView::Deciding { .. });
    let name = if acts { "acts" } else { "idle" };
    let about = brush.say(&Phrase::new("dutchman-draw-acts-about"));
    let mut pieces = brush.context.pieces(about, |_| {});
    add_plates(&mut pieces, &brush.context, &plates);
    Some(Part::pieces_of(name, brush.label("dutchman-draw-acts"), pieces))
}
