//! How The Flying Dutchman is taught.

use super::{Advice, Lesson, Step};

/// The lesson.
pub(super) const LESSON: Lesson = Lesson {
    game: "dutchman",
    steps: &[
        Step {
            title: "book-dutchman-sea",
            text: "book-dutchman-sea-text",
            picture: "position:1@0#board",
        },
        Step {
            title: "book-dutchman-luck",
            text: "book-dutchman-luck-text",
            picture: "position:1@0#rack",
        },
        Step {
            title: "book-dutchman-chests",
            text: "book-dutchman-chests-text",
            picture: "position:1@51#shares",
        },
        Step {
            title: "book-dutchman-cards",
            text: "book-dutchman-cards-text",
            picture: "position:1@51#before",
        },
        Step {
            title: "book-dutchman-tie",
            text: "book-dutchman-tie-text",
            picture: "position:1@57#deal",
        },
        Step {
            title: "book-dutchman-end",
            text: "book-dutchman-end-text",
            picture: "position:0@97#board",
        },
    ],
    seed: 1,
    turn: "dutchman-event-round",
    turns: 4,
    advice: &[
        Advice {
            question: "dutchman-question-act",
            clause: "D-21",
            texts: &["book-dutchman-coach-act", "book-dutchman-coach-act-again"],
        },
        Advice {
            question: "dutchman-question-return",
            clause: "D-18",
            texts: &["book-dutchman-coach-return"],
        },
        Advice {
            question: "dutchman-question-want",
            clause: "D-31",
            texts: &["book-dutchman-coach-want"],
        },
        Advice {
            question: "dutchman-question-propose",
            clause: "D-32",
            texts: &["book-dutchman-coach-propose"],
        },
        Advice {
            question: "dutchman-question-terms",
            clause: "D-33",
            texts: &["book-dutchman-coach-terms"],
        },
        Advice {
            question: "dutchman-question-answer",
            clause: "D-34",
            texts: &["book-dutchman-coach-answer"],
        },
        Advice {
            question: "dutchman-question-answer-terms",
            clause: "D-34",
            texts: &["book-dutchman-coach-answer"],
        },
        Advice {
            question: "dutchman-question-decide",
            clause: "D-35",
            texts: &["book-dutchman-coach-decide"],
        },
        Advice {
            question: "dutchman-question-move",
            clause: "D-39",
            texts: &["book-dutchman-coach-move"],
        },
        Advice {
            question: "dutchman-question-show",
            clause: "D-46",
            texts: &["book-dutchman-coach-show"],
        },
    ],
};
