//! How Chartered: Building Amsterdam is taught.

use super::{Advice, Lesson, Step};

/// The lesson.
pub(super) const LESSON: Lesson = Lesson {
    game: "chartered",
    steps: &[
        Step {
            title: "book-chartered-town",
            text: "book-chartered-town-text",
            picture: "position:1@0#board",
        },
        Step {
            title: "book-chartered-found",
            text: "book-chartered-found-text",
            picture: "position:1@30#board",
        },
        Step {
            title: "book-chartered-pay",
            text: "book-chartered-pay-text",
            picture: "position:1@0#hand",
        },
        Step {
            title: "book-chartered-shares",
            text: "book-chartered-shares-text",
            picture: "position:1@60#exchange",
        },
        Step {
            title: "book-chartered-merge",
            text: "book-chartered-merge-text",
            picture: "position:1@90#board",
        },
        Step {
            title: "book-chartered-events",
            text: "book-chartered-events-text",
            picture: "position:1@90#events",
        },
    ],
    seed: 1,
    turn: "chartered-question-turn",
    turns: 4,
    advice: &[
        Advice {
            question: "chartered-question-turn",
            clause: "C-18",
            texts: &["book-chartered-coach-turn", "book-chartered-coach-turn-again"],
        },
        Advice {
            question: "chartered-question-buying-first",
            clause: "C-20",
            texts: &["book-chartered-coach-buying"],
        },
        Advice {
            question: "chartered-question-buying-second",
            clause: "C-21",
            texts: &["book-chartered-coach-buying"],
        },
        Advice {
            question: "chartered-question-selling",
            clause: "C-69",
            texts: &["book-chartered-coach-selling"],
        },
        Advice {
            question: "chartered-question-diagonal",
            clause: "C-37",
            texts: &["book-chartered-coach-diagonal"],
        },
        Advice {
            question: "chartered-question-between",
            clause: "C-37",
            texts: &["book-chartered-coach-between"],
        },
        Advice {
            question: "chartered-question-founding",
            clause: "C-33",
            texts: &["book-chartered-coach-found-which"],
        },
        Advice {
            question: "chartered-question-bonus",
            clause: "C-51",
            texts: &["book-chartered-coach-bonus"],
        },
        Advice { question: "chartered-question-bonus-roof", clause: "C-58", texts: &[] },
        Advice {
            question: "chartered-question-merging",
            clause: "C-52",
            texts: &["book-chartered-coach-merging"],
        },
        Advice {
            question: "chartered-question-sales",
            clause: "C-53",
            texts: &["book-chartered-coach-sales"],
        },
        Advice {
            question: "chartered-question-trading",
            clause: "C-63",
            texts: &["book-chartered-coach-trading"],
        },
        Advice {
            question: "chartered-question-choosing",
            clause: "C-72",
            texts: &["book-chartered-coach-choosing"],
        },
        Advice {
            question: "chartered-question-verlappen",
            clause: "C-75",
            texts: &["book-chartered-coach-bid"],
        },
        Advice {
            question: "chartered-question-aenleggen",
            clause: "C-75",
            texts: &["book-chartered-coach-bid"],
        },
        Advice {
            question: "chartered-question-dreighinghe",
            clause: "C-75",
            texts: &["book-chartered-coach-bid"],
        },
        Advice { question: "chartered-question-losing", clause: "C-82", texts: &[] },
        Advice {
            question: "chartered-question-offering",
            clause: "C-85",
            texts: &["book-chartered-coach-offering"],
        },
        Advice {
            question: "chartered-question-drafting",
            clause: "C-85",
            texts: &["book-chartered-coach-offering"],
        },
        Advice {
            question: "chartered-question-answering",
            clause: "C-86",
            texts: &["book-chartered-coach-offering"],
        },
        Advice {
            question: "chartered-question-lots",
            clause: "C-88",
            texts: &["book-chartered-coach-auction"],
        },
        Advice {
            question: "chartered-question-auction-first",
            clause: "C-89",
            texts: &["book-chartered-coach-auction"],
        },
        Advice {
            question: "chartered-question-auction",
            clause: "C-89",
            texts: &["book-chartered-coach-auction"],
        },
        Advice { question: "chartered-question-looking", clause: "C-92", texts: &[] },
        Advice { question: "chartered-question-taking-back", clause: "C-93", texts: &[] },
        Advice { question: "chartered-question-moving-hq", clause: "C-94", texts: &[] },
    ],
};
