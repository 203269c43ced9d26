//! How a game is taught.

/// How to play a game, and its first turns with a coach.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// What it is about, in a few steps.
    pub steps: &'static [Step],
    /// What is chosen before the first game: names of options and of choices.
    pub options: &'static [(&'static str, &'static str)],
    /// From which it is dealt.
    pub seed: u64,
    /// The sentence that tells that a turn or a round begins, or the question that begins one…
    pub turn: &'static str,
    /// …and how often it is told or asked when the lesson is over.
    pub turns: usize,
    /// What the coach has to say.
    pub coach: &'static [Coach],
}

/// A step: a heading, a few sentences, and a drawing of a position.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The key of the heading.
    pub title: &'static str,
    /// The key of the sentences.
    pub text: &'static str,
    /// The address of the position, such as `position:7@40?variant=gulliver#board`.
    pub picture: &'static str,
}

/// What the coach says to a question of the game.
#[derive(Clone, Copy, Debug)]
pub struct Coach {
    /// The key of the question.
    pub question: &'static str,
    /// The clause that matters there.
    pub clause: &'static str,
    /// The keys of what they say the first time, the second time, and so on; the last holds from then on.
    pub texts: &'static [&'static str],
}

impl Lesson {
    /// What there is to say to a question.
    pub fn about(&self, question: &str) -> Option<&'static Coach> {
        self.coach.iter().find(|coach| coach.question == question)
    }
}

impl Coach {
    /// What the coach says when the question was asked so many times before.
    pub fn text(&self, times: usize) -> Option<&'static str> {
        self.texts.get(times).or(self.texts.last()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_text_holds_from_then_on() {
        let coach = Coach { question: "q", clause: "T-1", texts: &["one", "two"] };
        assert_eq!(
            [0, 1, 2, 9].map(|times| coach.text(times)),
            ["one", "two", "two", "two"].map(Some)
        );
        assert_eq!(Coach { texts: &[], ..coach }.text(0), None);
    }
}
