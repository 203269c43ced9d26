//! What the lessons say: one file for each game.

mod chartered;
mod dutchman;
mod kontor;
mod merchants;

/// How to play a game, and its first turns with a coach.
#[derive(Debug)]
pub(super) struct Lesson {
    /// The game.
    game: &'static str,
    /// What it is about, in a few steps.
    pub(super) steps: &'static [Step],
    /// From which the first game is dealt.
    pub(super) seed: u64,
    /// The sentence that tells that a turn or a round begins, or the question that begins one…
    pub(super) turn: &'static str,
    /// …and how often it is told or asked when the lesson is over.
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

const LESSONS: &[Lesson] =
    &[kontor::LESSON, merchants::LESSON, dutchman::LESSON, chartered::LESSON];

#[cfg(test)]
mod tests {
    use damrak_chartered::Chartered;
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
        let registry = registry.with::<Chartered>();
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
