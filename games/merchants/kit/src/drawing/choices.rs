//! Decisions that are no place on the board; on the desk they lie where the pile is.

use damrak_merchants::{StageView, YearEvent};

use super::card::CARD;
use super::{Brush, icons};
use damrak_draw::icons as common;
use damrak_draw::svg::Pen;

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

/// Such a decision as a place of the desk.
pub(super) fn draw(pen: &mut Pen, brush: &Brush<'_>, choice: &Choice) {
    let named = (choice.target, choice.sentence);
    damrak_draw::choice::draw(pen, &brush.context, named, (0, 0), false, |pen| {
        pen.rect("plate", 1, 1, CARD.0 - 2, CARD.1 - 2, 10);
        pen.scaled(CARD.0 / 2, 54, 13, choice.icon);
        let words = brush.label(choice.word);
        let (first, second) = in_two_lines(&words);
        pen.label("desk-word", CARD.0 / 2, if second.is_empty() { 118 } else { 112 }, first);
        pen.label("desk-word", CARD.0 / 2, 134, second);
        pen.rect("spot", 0, 0, CARD.0, CARD.1, 11);
    });
}

/// Words that are too long for a card break where there is a gap near their middle.
fn in_two_lines(words: &str) -> (&str, &str) {
    const LINE: usize = 12;
    if words.chars().count() <= LINE {
        return (words, "");
    }
    let middle = words.len() / 2;
    let gaps = words.match_indices(' ').map(|(at, _)| at);
    match gaps.min_by_key(|at| at.abs_diff(middle)) {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, ""),
    }
}
