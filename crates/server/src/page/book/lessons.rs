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

const LESSONS: &[Lesson] = &[Lesson {
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
}];

#[cfg(test)]
mod tests {
    use damrak_core::{Game, Registry, rulebook};
    use damrak_kontor::Kontor;
    use damrak_words::Language;

    use super::super::figures;
    use super::*;

    #[test]
    fn every_clause_and_picture_of_a_lesson_is_there() {
        let registry = Registry::new().with::<Kontor>();
        let book = Kontor::info().rulebook("en");
        let lesson = of("kontor").expect("Kontor has a lesson");
        for advice in lesson.advice {
            assert!(rulebook::clauses(book).any(|id| id == advice.clause), "{}", advice.clause);
        }
        for step in lesson.steps {
            let drawn = figures::picture(&registry, "kontor", step.picture, Language::English);
            assert!(drawn.is_some(), "{}", step.picture);
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
