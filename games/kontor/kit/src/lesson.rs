//! How Kontor is taught.

use damrak_kit::{Coach, Lesson, Step};

/// The lesson.
pub(crate) const LESSON: Lesson = Lesson {
    steps: &[
        Step {
            title: "kontor-book-harbour",
            text: "kontor-book-harbour-text",
            picture: "position:152@0#board",
        },
        Step {
            title: "kontor-book-choose",
            text: "kontor-book-choose-text",
            picture: "position:152@0#hand-red",
        },
        Step {
            title: "kontor-book-sectors",
            text: "kontor-book-sectors-text",
            picture: "position:419@35#board",
        },
        Step {
            title: "kontor-book-guards",
            text: "kontor-book-guards-text",
            picture: "position:114@45#board",
        },
        Step {
            title: "kontor-book-end",
            text: "kontor-book-end-text",
            picture: "position:317@101#board",
        },
    ],
    options: &[],
    seed: 152,
    turn: "kontor-event-round",
    turns: 3,
    coach: &[
        Coach {
            question: "kontor-question-buy",
            clause: "K-73",
            texts: &["kontor-book-coach-buy"],
        },
        Coach {
            question: "kontor-question-show",
            clause: "K-75",
            texts: &["kontor-book-coach-show"],
        },
        Coach {
            question: "kontor-question-choose",
            clause: "K-11",
            texts: &["kontor-book-coach-choose", "kontor-book-coach-choose-again"],
        },
        Coach {
            question: "kontor-question-boat",
            clause: "K-22",
            texts: &["kontor-book-coach-boat"],
        },
        Coach {
            question: "kontor-question-remove",
            clause: "K-23",
            texts: &["kontor-book-coach-remove"],
        },
        Coach {
            question: "kontor-question-build",
            clause: "K-28",
            texts: &["kontor-book-coach-build", "kontor-book-coach-build-again"],
        },
    ],
};
