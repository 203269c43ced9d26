//! How Chartered: Building Amsterdam is taught.

use damrak_kit::{Coach, Lesson, Step};

/// The lesson.
pub(crate) const LESSON: Lesson = Lesson {
    steps: &[
        Step {
            title: "chartered-book-town",
            text: "chartered-book-town-text",
            picture: "position:1@0#board",
        },
        Step {
            title: "chartered-book-found",
            text: "chartered-book-found-text",
            picture: "position:1@30#board",
        },
        Step {
            title: "chartered-book-pay",
            text: "chartered-book-pay-text",
            picture: "position:1@0#hand",
        },
        Step {
            title: "chartered-book-shares",
            text: "chartered-book-shares-text",
            picture: "position:1@60#exchange",
        },
        Step {
            title: "chartered-book-merge",
            text: "chartered-book-merge-text",
            picture: "position:1@90#board",
        },
        Step {
            title: "chartered-book-events",
            text: "chartered-book-events-text",
            picture: "position:1@90#events",
        },
    ],
    options: &[],
    seed: 1,
    turn: "chartered-question-turn",
    turns: 4,
    coach: &[
        Coach {
            question: "chartered-question-turn",
            clause: "C-18",
            texts: &["chartered-book-coach-turn", "chartered-book-coach-turn-again"],
        },
        Coach {
            question: "chartered-question-buying-first",
            clause: "C-20",
            texts: &["chartered-book-coach-buying"],
        },
        Coach {
            question: "chartered-question-buying-second",
            clause: "C-21",
            texts: &["chartered-book-coach-buying"],
        },
        Coach {
            question: "chartered-question-selling",
            clause: "C-69",
            texts: &["chartered-book-coach-selling"],
        },
        Coach {
            question: "chartered-question-diagonal",
            clause: "C-37",
            texts: &["chartered-book-coach-diagonal"],
        },
        Coach {
            question: "chartered-question-between",
            clause: "C-37",
            texts: &["chartered-book-coach-between"],
        },
        Coach {
            question: "chartered-question-founding",
            clause: "C-33",
            texts: &["chartered-book-coach-found-which"],
        },
        Coach {
            question: "chartered-question-bonus",
            clause: "C-51",
            texts: &["chartered-book-coach-bonus"],
        },
        Coach {
            question: "chartered-question-bonus-roof",
            clause: "C-58",
            texts: &["chartered-book-coach-bonus-roof"],
        },
        Coach {
            question: "chartered-question-merging",
            clause: "C-52",
            texts: &["chartered-book-coach-merging"],
        },
        Coach {
            question: "chartered-question-sales",
            clause: "C-53",
            texts: &["chartered-book-coach-sales"],
        },
        Coach {
            question: "chartered-question-trading",
            clause: "C-63",
            texts: &["chartered-book-coach-trading"],
        },
        Coach {
            question: "chartered-question-choosing",
            clause: "C-72",
            texts: &["chartered-book-coach-choosing"],
        },
        Coach {
            question: "chartered-question-verlappen",
            clause: "C-75",
            texts: &["chartered-book-coach-bid"],
        },
        Coach {
            question: "chartered-question-aenleggen",
            clause: "C-75",
            texts: &["chartered-book-coach-bid"],
        },
        Coach {
            question: "chartered-question-dreighinghe",
            clause: "C-75",
            texts: &["chartered-book-coach-threat"],
        },
        Coach {
            question: "chartered-question-losing",
            clause: "C-82",
            texts: &["chartered-book-coach-losing"],
        },
        Coach {
            question: "chartered-question-offering",
            clause: "C-85",
            texts: &["chartered-book-coach-offering"],
        },
        Coach {
            question: "chartered-question-drafting",
            clause: "C-85",
            texts: &["chartered-book-coach-drafting"],
        },
        Coach {
            question: "chartered-question-answering",
            clause: "C-86",
            texts: &["chartered-book-coach-answering"],
        },
        Coach {
            question: "chartered-question-lots",
            clause: "C-88",
            texts: &["chartered-book-coach-lots"],
        },
        Coach {
            question: "chartered-question-auction-first",
            clause: "C-89",
            texts: &["chartered-book-coach-auction"],
        },
        Coach {
            question: "chartered-question-auction",
            clause: "C-89",
            texts: &["chartered-book-coach-auction"],
        },
        Coach {
            question: "chartered-question-looking",
            clause: "C-92",
            texts: &["chartered-book-coach-looking"],
        },
        Coach {
            question: "chartered-question-taking-back",
            clause: "C-93",
            texts: &["chartered-book-coach-taking-back"],
        },
        Coach {
            question: "chartered-question-moving-hq",
            clause: "C-94",
            texts: &["chartered-book-coach-moving-hq"],
        },
    ],
};
