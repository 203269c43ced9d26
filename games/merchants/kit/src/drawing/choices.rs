//! Decisions that are no place on the board, drawn as plates.

use damrak_merchants::{StageView, YearEvent};

use super::{Brush, icons};
use damrak_draw::svg::Pen;
use damrak_draw::{icons as common, strokes};

/// The size of a plate.
pub(super) const PLATE: (i32, i32) = (204, 86);

/// One such decision.
pub(super) struct Choice {
    target: &'static str,
    word: &'static str,
    sentence: &'static str,
    icon: fn(&mut Pen),
}

const BORROW: Choice = Choice {
    target: "button-borrow",
    word: "merchants-draw-borrow",
    sentence: "merchants-action-borrow",
    icon: |pen| pen.scaled(0, 0, 20, common::guilder),
};

/// Naming no price, or letting the clock run.
pub(super) const WAIT: Choice = Choice {
    target: "button-wait",
    word: "merchants-draw-wait",
    sentence: "merchants-action-wait",
    icon: |pen| pen.scaled(0, 0, 15, icons::stroke(icons::HOURGLASS)),
};

const fn skip(sentence: &'static str) -> Choice {
    Choice {
        target: "button-skip",
        word: "merchants-draw-without",
        sentence,
        icon: |pen| pen.scaled(0, 0, 15, icons::stroke(icons::CROSS)),
    }
}

/// What the viewer may decide besides places on the board, disks and prices.
pub(super) fn choices(brush: &Brush<'_>) -> Vec<Choice> {
    if !brush.is_asked() {
        return Vec::new();
    }
    let skipped = match brush.view.stage {
        StageView::Using { part: "goods", .. } => "merchants-action-no-more-steps",
        StageView::Using { part: "office", .. } => "merchants-action-no-office",
        StageView::Using { part: "house", .. } | StageView::BonusHouse { .. } => {
            "merchants-action-no-house"
        }
        StageView::Using { .. } | StageView::Year { event: YearEvent::Ship, .. } => {
            "merchants-action-no-step"
        }
        StageView::Year { event: YearEvent::Globe, .. } => "merchants-action-no-office",
        StageView::Year { event: YearEvent::Credit, .. } => {
            return vec![BORROW, skip("merchants-action-no-loan")];
        }
        _ => return Vec::new(),
    };
    vec![skip(skipped)]
}

/// The plate of a decision.
pub(super) fn draw(
    pen: &mut Pen,
    brush: &Brush<'_>,
    choice: &Choice,
    place: (i32, i32),
    chosen: bool,
) {
    let named = (choice.target, choice.sentence);
    damrak_draw::choice::draw(pen, &brush.context, named, place, chosen, |pen| {
        pen.rect("plate", 2, 2, PLATE.0 - 4, PLATE.1 - 4, 10);
        pen.group("", 40, PLATE.1 / 2, choice.icon);
        pen.label("word at-left", 74, PLATE.1 / 2 + 7, &brush.label(choice.word));
        if chosen {
            pen.scaled(PLATE.0 - 16, 16, 10, common::seal);
        }
        pen.rect("spot", 1, 1, PLATE.0 - 2, PLATE.1 - 2, 10);
    });
}

/// The token of a seat that has decided, with its seal, or without.
pub(super) fn decided(
    pen: &mut Pen,
    sheet: &'static str,
    seat: damrak_core::Seat,
    (x, y): (i32, i32),
    sealed: bool,
) {
    pen.scaled(x, y, 13, |pen| strokes::house(pen, sheet, strokes::Family::of(seat)));
    if sealed {
        pen.scaled(x + 15, y + 13, 8, common::seal);
    }
}
