//! How Kontor is taught.

use super::{Advice, Lesson, Step};

/// The lesson.
pub(super) const LESSON: Lesson = Lesson {
    game: "kontor",
    steps: &[
        Step {
            title: "book-kontor-harbour",
            text: "book-kontor-harbour-text",
            picture: "position:152@0#board",
        },
        Step {
            title: "book-kontor-choose",
            text: "book-kontor-choose-text",
            picture: "position:152@0#hand-red",
        },
        Step {
            title: "book-kontor-sectors",
            text: "book-kontor-sectors-text",
            picture: "position:419@35#board",
        },
        Step {
            title: "book-kontor-guards",
            text: "book-kontor-guards-text",
            picture: "position:114@45#board",
        },
        Step {
            title: "book-kontor-end",
            text: "book-kontor-end-text",
            picture: "position:317@101#board",
        },
    ],
    seed: 152,
    turn: "kontor-event-round",
    turns: 3,
    advice: &[
        Advice { question: "kontor-question-buy", clause: "K-73", texts: &[] },
        Advice { question: "kontor-question-show", clause: "K-75", texts: &[] },
        Advice {
            question: "kontor-question-choose",
            clause: "K-11",
            texts: &["book-kontor-coach-choose", "book-kontor-coach-choose-again"],
        },
        Advice {
            question: "kontor-question-boat",
            clause: "K-22",
            texts: &["book-kontor-coach-boat"],
        },
        Advice {
            question: "kontor-question-remove",
            clause: "K-23",
            texts: &["book-kontor-coach-remove"],
        },
        Advice {
            question: "kontor-question-build",
            clause: "K-28",
            texts: &["book-kontor-coach-build", "book-kontor-coach-build-again"],
        },
    ],
};
