//! How Pennies is taught.

use damrak_kit::{Coach, Lesson, Step};

/// The lesson.
pub(crate) const LESSON: Lesson = Lesson {
    steps: &[
        Step {
            title: "pennies-book-hand",
            text: "pennies-book-hand-text",
            picture: "position:3@0#hand",
        },
        Step {
            title: "pennies-book-round",
            text: "pennies-book-round-text",
            picture: "position:3@4#board",
        },
        Step {
            title: "pennies-book-end",
            text: "pennies-book-end-text",
            picture: "position:3@8#board",
        },
    ],
    options: &[],
    seed: 3,
    turn: "pennies-event-round",
    // Three rounds are played with the coach; the fourth is the first that a learner plays alone.
    turns: 4,
    coach: &[Coach {
        question: "pennies-question-lay",
        clause: "P-6",
        texts: &["pennies-book-coach-first", "pennies-book-coach-tie", "pennies-book-coach-kept"],
    }],
};
