//! Decisions that are no place on the sea, drawn as plates.

use damrak_dutchman::StageView;

use super::{Brush, icons};
use crate::choice::{Note, Plate};

const LAY: Plate =
    Plate::new("button-lay", "draw-dutchman-lay", "draw-dutchman-lay-about", icons::TICK);
const SMITH: Plate =
    Plate::new("button-smith", "draw-dutchman-smith", "draw-dutchman-smith-about", icons::SMITH);
const KONTOR: Plate =
    Plate::new("button-kontor", "draw-dutchman-kontor", "dutchman-action-kontor", icons::KONTOR);
const PASS: Plate =
    Plate::new("button-pass", "draw-dutchman-pass", "dutchman-action-pass", icons::PASS);
const PUT: Plate = Plate::new("button-put", "draw-dutchman-put", "dutchman-action-put", icons::PUT);
const SILENT: Plate =
    Plate::new("button-silent", "draw-dutchman-silent", "dutchman-action-silent", icons::SILENT);
const ACCEPT: Plate =
    Plate::new("button-accept", "draw-dutchman-accept", "dutchman-action-accept", icons::TICK);
const REFUSE: Plate =
    Plate::new("button-refuse", "draw-dutchman-refuse", "dutchman-action-refuse", icons::CROSS);
const KEEP: Plate =
    Plate::new("button-keep", "draw-dutchman-keep", "dutchman-action-keep", icons::KEEP);

/// What the viewer may do with his turn.
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

/// What the viewer may say while he bargains.
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
