//! How Merchants of Amsterdam is taught.

use damrak_kit::{Coach, Lesson, Step};

/// The learner is the first mayor; after their left neighbour's turn they have seen everything once.
pub(crate) const LESSON: Lesson = Lesson {
    steps: &[
        Step {
            title: "merchants-book-board",
            text: "merchants-book-board-text",
            picture: "position:5259@0?rules=1#board",
        },
        Step {
            title: "merchants-book-mayor",
            text: "merchants-book-mayor-text",
            picture: "position:25@1?rules=1#desk",
        },
        Step {
            title: "merchants-book-clock",
            text: "merchants-book-clock-text",
            picture: "position:3@98?players=4&rules=1#clock",
        },
        Step {
            title: "merchants-book-market",
            text: "merchants-book-market-text",
            picture: "position:3@141?players=4&rules=1#market",
        },
        Step {
            title: "merchants-book-bonuses",
            text: "merchants-book-bonuses-text",
            picture: "position:3@141?players=4&rules=1#board",
        },
        Step {
            title: "merchants-book-years",
            text: "merchants-book-years-text",
            picture: "position:5@161?rules=1#board",
        },
    ],
    options: &[("auction", "live")],
    seed: 5259,
    turn: "merchants-event-mayor",
    turns: 2,
    coach: &[
        Coach {
            question: "merchants-question-place",
            clause: "M-16",
            texts: &["merchants-book-coach-place", "merchants-book-coach-place-again"],
        },
        Coach {
            question: "merchants-question-goods",
            clause: "M-22",
            texts: &["merchants-book-coach-goods"],
        },
        Coach {
            question: "merchants-question-office",
            clause: "M-26",
            texts: &["merchants-book-coach-office"],
        },
        Coach {
            question: "merchants-question-house",
            clause: "M-30",
            texts: &["merchants-book-coach-house"],
        },
        Coach {
            question: "merchants-question-step",
            clause: "M-28",
            texts: &["merchants-book-coach-step"],
        },
        Coach {
            question: "merchants-question-step-due",
            clause: "M-28",
            texts: &["merchants-book-coach-step"],
        },
        Coach {
            question: "merchants-question-price",
            clause: "M-45",
            texts: &["merchants-book-coach-price", "merchants-book-coach-price-again"],
        },
        Coach {
            question: "merchants-question-price-doubled",
            clause: "M-38",
            texts: &["merchants-book-coach-price-doubled"],
        },
        Coach {
            question: "merchants-question-ship",
            clause: "M-47",
            texts: &["merchants-book-coach-ship"],
        },
        Coach {
            question: "merchants-question-bonus-house",
            clause: "M-64",
            texts: &["merchants-book-coach-bonus-house"],
        },
        Coach {
            question: "merchants-question-return-house",
            clause: "M-69",
            texts: &["merchants-book-coach-return-house"],
        },
        Coach {
            question: "merchants-question-globe",
            clause: "M-48",
            texts: &["merchants-book-coach-globe"],
        },
        Coach {
            question: "merchants-question-coat",
            clause: "M-49",
            texts: &["merchants-book-coach-coat"],
        },
        Coach {
            question: "merchants-question-credit",
            clause: "M-50",
            texts: &["merchants-book-coach-credit"],
        },
        Coach {
            question: "merchants-question-lose-house",
            clause: "M-51",
            texts: &["merchants-book-coach-lose-house"],
        },
        Coach {
            question: "merchants-question-lose-office",
            clause: "M-52",
            texts: &["merchants-book-coach-lose-office"],
        },
        Coach {
            question: "merchants-question-shipwreck",
            clause: "M-53",
            texts: &["merchants-book-coach-shipwreck"],
        },
        Coach {
            question: "merchants-question-start",
            clause: "M-44",
            texts: &["merchants-book-coach-start"],
        },
        Coach {
            question: "merchants-question-stop",
            clause: "M-35",
            texts: &["merchants-book-coach-stop"],
        },
    ],
};
