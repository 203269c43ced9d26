//! Decisions that are neither a card nor a cell, drawn as tiles beside the hand.

use damrak_core::Viewer;
use damrak_kontor::StageView;

use super::Brush;
use damrak_draw::svg::Pen;
use damrak_draw::{icons, strokes};

/// One such decision.
pub(super) struct Choice {
    target: &'static str,
    /// The notation in which it is sealed.
    pub(super) notation: &'static str,
    word: &'static str,
    sentence: &'static str,
    icon: fn(&mut Pen),
}

const PASS: Choice = Choice {
    target: "button-pass",
    notation: "pass",
    word: "kontor-draw-choice-pass",
    sentence: "kontor-action-pass",
    icon: |pen| pen.scaled(48, 40, 17, icons::guilder),
};
const BUY: Choice = Choice {
    target: "button-buy",
    notation: "buy",
    word: "kontor-draw-choice-buy",
    sentence: "kontor-action-buy",
    icon: |pen| {
        special_card(pen);
        pen.scaled(30, 54, 10, icons::guilder);
        pen.scaled(66, 54, 10, icons::guilder);
    },
};
const DECLINE: Choice = Choice {
    target: "button-decline",
    notation: "decline",
    word: "kontor-draw-choice-decline",
    sentence: "kontor-action-decline",
    icon: |pen| {
        special_card(pen);
        pen.path("strike", "M22 64L74 12");
    },
};
const BOAT_STAYS: Choice = Choice {
    target: "button-boat-stays",
    notation: "",
    word: "kontor-draw-choice-stay",
    sentence: "kontor-action-boat-stays",
    icon: |pen| {
        pen.scaled(40, 40, 12, icons::boat);
        pen.path("stout", "M58 52q14 8 20-2M78 64V40");
    },
};
const REMOVE_NOTHING: Choice = Choice {
    target: "button-remove-nothing",
    notation: "",
    word: "kontor-draw-choice-nothing",
    sentence: "kontor-action-remove-nothing",
    icon: |pen| {
        pen.rect("frame of-plain", 26, 14, 44, 44, 6);
        pen.path("stout", "M36 36l9 10 16-20");
    },
};
const ACROSS: Choice = Choice {
    target: "direction-ew",
    notation: "",
    word: "kontor-draw-choice-across",
    sentence: "kontor-draw-bridge-across",
    icon: |pen| pen.fixed(SPAN),
};
const DOWN: Choice = Choice {
    target: "direction-ns",
    notation: "",
    word: "kontor-draw-choice-down",
    sentence: "kontor-draw-bridge-down",
    icon: |pen| {
        pen.fixed("<g transform=\"rotate(90 48 40)\">");
        pen.fixed(SPAN);
        pen.fixed("</g>");
    },
};
const SPAN: &str = "<path class=\"deck\" d=\"M18 30q30-8 60 0v20q-30 8-60 0z\"/>\
     <path class=\"paving\" d=\"M28 28v24M38 27v26M48 27v26M58 27v26M68 28v24\"/>\
     <path class=\"parapet\" d=\"M18 30q30-8 60 0M18 50q30 8 60 0\"/>";

/// The back of a special card, small.
fn special_card(pen: &mut Pen) {
    pen.rect("back-city", 27, 12, 42, 50, 6);
    pen.rect("back-field", 32, 17, 32, 40, 3);
    pen.path("crosses wide", "M43 22l10 8m0-8l-10 8M43 33l10 8m0-8l-10 8M43 44l10 8m0-8l-10 8");
}

/// What the viewer may decide besides cards and cells.
pub(super) fn choices(brush: &Brush<'_>) -> &'static [Choice] {
    let view = brush.view;
    let Some(own) = &view.own else { return &[] };
    let Viewer::Seat(seat) = view.viewer else { return &[] };
    let turn = view.waiting.contains(seat);
    match view.stage {
        StageView::Buying if turn || own.sealed.is_some() => &[BUY, DECLINE],
        StageView::Choosing if turn || own.sealed.is_some() => &[PASS],
        StageView::Boat { .. } if turn => &[BOAT_STAYS],
        StageView::Removal { .. } if turn => &[REMOVE_NOTHING],
        StageView::Build { .. } if turn => {
            let played = view.players.get(seat.index()).and_then(|player| player.played.as_ref());
            if played.is_some_and(|card| card.kind == "bridge") { &[ACROSS, DOWN] } else { &[] }
        }
        _ => &[],
    }
}

/// The tile of a decision, 96 by 96.
pub(super) fn draw_choice(
    pen: &mut Pen,
    brush: &Brush<'_>,
    choice: &Choice,
    place: (i32, i32),
    chosen: bool,
) {
    let named = (choice.target, choice.sentence);
    damrak_draw::choice::draw(pen, &brush.context, named, place, chosen, |pen| {
        pen.rect("plate", 2, 2, 92, 92, 9);
        (choice.icon)(pen);
        pen.label("word", 48, 85, &brush.label(choice.word));
        if chosen {
            pen.group("", 80, 58, icons::seal);
        }
        pen.fixed(strokes::SPOT);
    });
}
