//! What the lessons say: one table for each game that has one.

/// How to play a game, and its first turns with a coach.
#[derive(Debug)]
pub(super) struct Lesson {
    /// The game.
    game: &'static str,
    /// What it is about, in a few steps.
    pub(super) steps: &'static [Step],
    /// From which the first game is dealt.
    pub(super) seed: u64,
    /// The sentence that tells that a turn or a round begins…
    pub(super) turn: &'static str,
    /// …and how often it is told when the lesson is over.
    pub(super) turns: usize,
    /// What the coach has to say.
    advice: &'static [Advice],
}

/// A step: a heading, a few sentences, and a picture (see [`super::figures`]).
#[derive(Debug)]
pub(super) struct Step {
    pub(super) title: &'static str,
    pub(super) text: &'static str,
    pub(super) picture: &'static str,
}

/// What the coach says to a question of the game.
#[derive(Debug)]
pub(super) struct Advice {
    /// The key of the question.
    question: &'static str,
    /// The clause that matters there.
    pub(super) clause: &'static str,
    /// What he says the first time, the second time, and so on; the last holds from then on.
    texts: &'static [&'static str],
}

impl Lesson {
    /// What there is to say to a question.
    pub(super) fn about(&self, question: &str) -> Option<&'static Advice> {
        self.advice.iter().find(|advice| advice.question == question)
    }
}

impl Advice {
    /// What the coach says when the question was asked so many times before.
    pub(super) fn text(&self, times: usize) -> Option<&'static str> {
        self.texts.get(times).or(self.texts.last()).copied()
    }
}

/// The lesson of the game of this name.
pub(super) fn of(game: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.game == game)
}

const LESSONS: &[Lesson] = &[KONTOR, MERCHANTS, DUTCHMAN];

const KONTOR: Lesson = Lesson {
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

/// The learner is the first mayor; after his left neighbour's turn he has seen everything once.
const MERCHANTS: Lesson = Lesson {
    game: "merchants",
    steps: &[
        Step {
            title: "book-merchants-board",
            text: "book-merchants-board-text",
            picture: "position:5259@0#board",
        },
        Step {
            title: "book-merchants-mayor",
            text: "book-merchants-mayor-text",
            picture: "position:25@1#desk",
        },
        Step {
            title: "book-merchants-clock",
            text: "book-merchants-clock-text",
            picture: "position:3@98?players=4#clock",
        },
        Step {
            title: "book-merchants-market",
            text: "book-merchants-market-text",
            picture: "position:3@141?players=4#market",
        },
        Step {
            title: "book-merchants-bonuses",
            text: "book-merchants-bonuses-text",
            picture: "position:3@141?players=4#board",
        },
        Step {
            title: "book-merchants-years",
            text: "book-merchants-years-text",
            picture: "position:5@161#board",
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

const DUTCHMAN: Lesson = Lesson {
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

#[cfg(test)]
mod tests {
    use damrak_core::{Registry, rulebook};
    use damrak_dutchman::Dutchman;
    use damrak_kontor::Kontor;
    use damrak_merchants::Merchants;
    use damrak_words::Language;

    use super::super::figures;
    use super::*;

    #[test]
    fn every_clause_and_picture_of_a_lesson_is_there() {
        let registry = Registry::new().with::<Kontor>().with::<Merchants>().with::<Dutchman>();
        for lesson in LESSONS {
            let book = registry.find(lesson.game).expect("a game we know").rulebook("en");
            for advice in lesson.advice {
                assert!(rulebook::clauses(book).any(|id| id == advice.clause), "{}", advice.clause);
            }
            for step in lesson.steps {
                let drawn =
                    figures::picture(&registry, lesson.game, step.picture, Language::English);
                assert!(drawn.is_some(), "{}", step.picture);
            }
        }
    }

    #[test]
    fn the_last_text_holds_from_then_on() {
        let advice = Advice { question: "q", clause: "T-1", texts: &["one", "two"] };
        assert_eq!(
            [0, 1, 2, 9].map(|times| advice.text(times)),
            ["one", "two", "two", "two"].map(Some)
        );
        assert_eq!(Advice { texts: &[], ..advice }.text(0), None);
    }
}
