//! How Merchants of Amsterdam is taught.

use super::{Advice, Lesson, Step};

/// The learner is the first mayor; after his left neighbour's turn he has seen everything once.
pub(super) const LESSON: Lesson = Lesson {
    game: "merchants",
    steps: &[
        Step {
            title: "book-merchants-board",
            text: "book-merchants-board-text",
            picture: "position:5259@0?rules=1#board",
        },
        Step {
            title: "book-merchants-mayor",
            text: "book-merchants-mayor-text",
            picture: "position:25@1?rules=1#desk",
        },
        Step {
            title: "book-merchants-clock",
            text: "book-merchants-clock-text",
            picture: "position:3@98?players=4&rules=1#clock",
        },
        Step {
            title: "book-merchants-market",
            text: "book-merchants-market-text",
            picture: "position:3@141?players=4&rules=1#market",
        },
        Step {
            title: "book-merchants-bonuses",
            text: "book-merchants-bonuses-text",
            picture: "position:3@141?players=4&rules=1#board",
        },
        Step {
            title: "book-merchants-years",
            text: "book-merchants-years-text",
            picture: "position:5@161?rules=1#board",
        },
    ],
    seed: 5259,
    turn: "merchants-event-mayor",
    turns: 2,
    advice: &[
        Advice {
            question: "merchants-question-place",
            clause: "M-16",
            texts: &["book-merchants-coach-place", "book-merchants-coach-place-again"],
        },
        Advice {
            question: "merchants-question-goods",
            clause: "M-22",
            texts: &["book-merchants-coach-goods"],
        },
        Advice {
            question: "merchants-question-office",
            clause: "M-26",
            texts: &["book-merchants-coach-office"],
        },
        Advice {
            question: "merchants-question-house",
            clause: "M-30",
            texts: &["book-merchants-coach-house"],
        },
        Advice {
            question: "merchants-question-step",
            clause: "M-28",
            texts: &["book-merchants-coach-step"],
        },
        Advice {
            question: "merchants-question-price",
            clause: "M-45",
            texts: &["book-merchants-coach-price", "book-merchants-coach-price-again"],
        },
        Advice {
            question: "merchants-question-price-doubled",
            clause: "M-38",
            texts: &["book-merchants-coach-price-doubled"],
        },
        Advice {
            question: "merchants-question-ship",
            clause: "M-47",
            texts: &["book-merchants-coach-ship"],
        },
        Advice {
            question: "merchants-question-bonus-house",
            clause: "M-64",
            texts: &["book-merchants-coach-bonus-house"],
        },
        Advice { question: "merchants-question-return-house", clause: "M-69", texts: &[] },
        Advice { question: "merchants-question-globe", clause: "M-48", texts: &[] },
        Advice { question: "merchants-question-coat", clause: "M-49", texts: &[] },
        Advice { question: "merchants-question-credit", clause: "M-50", texts: &[] },
        Advice { question: "merchants-question-lose-house", clause: "M-51", texts: &[] },
        Advice { question: "merchants-question-lose-office", clause: "M-52", texts: &[] },
        Advice { question: "merchants-question-shipwreck", clause: "M-53", texts: &[] },
        Advice { question: "merchants-question-start", clause: "M-44", texts: &[] },
        Advice { question: "merchants-question-stop", clause: "M-35", texts: &[] },
    ],
};
