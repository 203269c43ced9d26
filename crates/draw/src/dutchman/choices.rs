//! Decisions that are no place on the sea, drawn as plates.

use damrak_dutchman::StageView;

use super::{Brush, TRAY, icons};
use crate::svg::Pen;

/// The size of a plate.
pub(super) const PLATE: (i32, i32) = (148, 84);

/// One such decision.
pub(super) struct Choice {
    target: &'static str,
    word: &'static str,
    sentence: &'static str,
    sign: &'static str,
    /// How many cards there are for it.
    cards: Option<u8>,
}

const fn choice(
    target: &'static str,
    word: &'static str,
    sentence: &'static str,
    sign: &'static str,
) -> Choice {
    Choice { target, word, sentence, sign, cards: None }
}

const LAY: Choice =
    choice("button-lay", "draw-dutchman-lay", "draw-dutchman-lay-about", icons::TICK);
const SMITH: Choice =
    choice("button-smith", "draw-dutchman-smith", "draw-dutchman-smith-about", icons::SMITH);
const KONTOR: Choice =
    choice("button-kontor", "draw-dutchman-kontor", "dutchman-action-kontor", icons::KONTOR);
const PASS: Choice =
    choice("button-pass", "draw-dutchman-pass", "dutchman-action-pass", icons::PASS);
const PUT: Choice = choice("button-put", "draw-dutchman-put", "dutchman-action-put", icons::PUT);
const SILENT: Choice =
    choice("button-silent", "draw-dutchman-silent", "dutchman-action-silent", icons::SILENT);
const ACCEPT: Choice =
    choice("button-accept", "draw-dutchman-accept", "dutchman-action-accept", icons::TICK);
const REFUSE: Choice =
    choice("button-refuse", "draw-dutchman-refuse", "dutchman-action-refuse", icons::CROSS);
const KEEP: Choice =
    choice("button-keep", "draw-dutchman-keep", "dutchman-action-keep", icons::KEEP);

/// What the viewer may do with his turn.
pub(super) fn with_horseshoes(brush: &Brush<'_>) -> Vec<Choice> {
    let Some(me) = brush.me().filter(|_| brush.is_asked()) else { return Vec::new() };
    match brush.view.stage {
        StageView::Acting { .. } => vec![
            LAY,
            Choice { cards: Some(me.smiths), ..SMITH },
            Choice { cards: Some(me.kontors), ..KONTOR },
            PASS,
        ],
        StageView::Deciding { .. } => vec![LAY, PASS],
        _ => Vec::new(),
    }
}

/// What the viewer may say while he bargains.
pub(super) fn in_a_deal(brush: &Brush<'_>) -> Vec<Choice> {
    match brush.view.stage {
        _ if !brush.is_asked() => Vec::new(),
        StageView::Bargaining { .. } => vec![SILENT],
        StageView::Terms { .. } => vec![PUT],
        StageView::Answering { .. } => vec![ACCEPT, REFUSE],
        _ => Vec::new(),
    }
}

/// What the viewer may do instead of showing a share.
pub(super) fn with_shares(brush: &Brush<'_>) -> Vec<Choice> {
    match brush.view.stage {
        StageView::Showing if brush.is_asked() => vec![KEEP],
        _ => Vec::new(),
    }
}

/// Plates in a row across a tray.
pub(super) fn draw_row(pen: &mut Pen, brush: &Brush<'_>, choices: &[Choice], y: i32) {
    let step = PLATE.0 + 8;
    let left = (TRAY - step * choices.len() as i32 + 8) / 2;
    for (index, choice) in choices.iter().enumerate() {
        draw(pen, brush, choice, (left + step * index as i32, y));
    }
}

fn draw(pen: &mut Pen, brush: &Brush<'_>, choice: &Choice, place: (i32, i32)) {
    let named = (choice.target, choice.sentence);
    crate::choice::draw(pen, &brush.context, named, place, false, |pen| {
        pen.rect("plate", 2, 2, PLATE.0 - 4, PLATE.1 - 4, 10);
        pen.scaled(PLATE.0 / 2, 28, 14, icons::stroke(choice.sign));
        pen.label("word", PLATE.0 / 2, 69, &brush.label(choice.word));
        if let Some(cards) = choice.cards {
            pen.rect("count", PLATE.0 - 40, 8, 32, 24, 12);
            crate::strokes::number_on(pen, "counted", PLATE.0 - 24, 26, cards);
        }
        pen.rect("spot", 1, 1, PLATE.0 - 2, PLATE.1 - 2, 10);
    });
}
