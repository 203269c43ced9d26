//! Decisions that are no place on the sea, drawn as plates.

use damrak_dutchman::StageView;

use super::{Brush, icons};
use damrak_draw::choice::{Note, Plate};

const LAY: Plate =
    Plate::new("button-lay", "dutchman-draw-lay", "dutchman-draw-lay-about", icons::TICK);
const SMITH: Plate =
    Plate::new("button-smith", "dutchman-draw-smith", "dutchman-draw-smith-about", icons::SMITH);
const KONTOR: Plate =
    Plate::new("button-kontor", "dutchman-draw-kontor", "dutchman-action-kontor", icons::KONTOR);
const PASS: Plate =
    Plate::new("button-pass", "dutchman-draw-pass", "dutchman-action-pass", icons::PASS);
const PUT: Plate = Plate::new("button-put", "dutchman-draw-put", "dutchman-action-put", icons::PUT);
const SILENT: Plate =
    Plate::new("button-silent", "dutchman-draw-silent", "dutchman-action-silent", icons::SILENT);
const ACCEPT: Plate =
    Plate::new("button-accept", "dutchman-draw-accept", "dutchman-action-accept", icons::TICK);
const REFUSE: Plate =
    Plate::new("button-refuse", "dutchman-draw-refuse", "dutchman-action-refuse", icons::CROSS);
const KEEP: Plate =
    Plate::new("button-keep", "dutchman-draw-keep", "dutchman-action-keep", icons::KEEP);

/// What the viewer may do with their turn.
pub(super) fn with_horseshoes(brush: &Brush<'_>) -> Vec<Plate> {
    let Some(me) = brush.me().filter(|_| brush.is_asked()) else { return Vec::new() };
    match brush.view.stage {
        StageView::Acting { .. } => vec![
            LAY,
            SMITH.noted(Note::Cards(me.smiths)),
            KONTOR.noted(Note::Cards(me.kontors)),
            PASS,
        ],
        StageView::Deciding { .. } => vec![LAY, PASS],
        _ => Vec::new(),
    }
}

/// What the viewer may say while they bargain.
pub(super) fn in_a_deal(brush: &Brush<'_>) -> Vec<Plate> {
    match brush.view.stage {
        _ if !brush.is_asked() => Vec::new(),
        StageView::Bargaining { .. } => vec![SILENT],
        StageView::Terms { .. } => vec![PUT],
        StageView::Answering { .. } => vec![ACCEPT, REFUSE],
        _ => Vec::new(),
    }
}

/// What the viewer may do instead of showing a share.
pub(super) fn with_shares(brush: &Brush<'_>) -> Vec<Plate> {
    match brush.view.stage {
        StageView::Showing if brush.is_asked() => vec![KEEP],
        _ => Vec::new(),
    }
}
