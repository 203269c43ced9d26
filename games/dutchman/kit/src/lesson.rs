//! How The Flying Dutchman is taught.

use damrak_kit::{Coach, Lesson, Step};

/// The lesson.
pub(crate) const LESSON: Lesson = Lesson {
    steps: &[
        Step {
            title: "dutchman-book-sea",
            text: "dutchman-book-sea-text",
            picture: "position:1@0#board",
        },
        Step {
            title: "dutchman-book-luck",
            text: "dutchman-book-luck-text",
            picture: "position:1@0#rack",
        },
        Step {
            title: "dutchman-book-chests",
            text: "dutchman-book-chests-text",
            picture: "position:1@51#shares",
        },
        Step {
            title: "dutchman-book-cards",
            text: "dutchman-book-cards-text",
            picture: "position:1@51#before",
        },
        Step {
            title: "dutchman-book-tie",
            text: "dutchman-book-tie-text",
            picture: "position:1@57#before",
        },
        Step {
            title: "dutchman-book-end",
            text: "dutchman-book-end-text",
            picture: "position:0@97#board",
        },
    ],
    options: &[],
    seed: 1,
    turn: "dutchman-event-round",
    turns: 4,
    coach: &[
        Coach {
            question: "dutchman-question-act",
            clause: "D-21",
            texts: &["dutchman-book-coach-act", "dutchman-book-coach-act-again"],
        },
        Coach {
            question: "dutchman-question-return",
            clause: "D-18",
            texts: &["dutchman-book-coach-return"],
        },
        Coach {
            question: "dutchman-question-want",
            clause: "D-31",
            texts: &["dutchman-book-coach-want"],
        },
        Coach {
            question: "dutchman-question-propose",
            clause: "D-32",
            texts: &["dutchman-book-coach-propose"],
        },
        Coach {
            question: "dutchman-question-terms",
            clause: "D-33",
            texts: &["dutchman-book-coach-terms"],
        },
        Coach {
            question: "dutchman-question-answer",
            clause: "D-34",
            texts: &["dutchman-book-coach-answer"],
        },
        Coach {
            question: "dutchman-question-answer-terms",
            clause: "D-34",
            texts: &["dutchman-book-coach-answer"],
        },
        Coach {
            question: "dutchman-question-decide",
            clause: "D-35",
            texts: &["dutchman-book-coach-decide"],
        },
        Coach {
            question: "dutchman-question-move",
            clause: "D-39",
            texts: &["dutchman-book-coach-move"],
        },
        Coach {
            question: "dutchman-question-show",
            clause: "D-46",
            texts: &["dutchman-book-coach-show"],
        },
    ],
};
