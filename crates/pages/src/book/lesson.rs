//! A first game that nobody stores: the decisions so far are in the address, and everything else follows.

use damrak_bots::{Bots, Level, Rank, Thinking};
use damrak_core::{AnyPosition, AnyRules, Seat, Seed, Told, Viewer};
use damrak_kit::Lesson;

/// The learner's seat.
pub(super) const LEARNER: Seat = Seat::from_index(0);
/// Who plays the other side: the same decision for the same chance.
const OTHER_SIDE: Level = Level::of(Rank::Clerk);
/// No lesson asks for more decisions.
const MOST_MOVES: usize = 60;
/// Nor does the other side take more of them.
const MOST_ANSWERS: usize = 500;

/// Where a lesson stands.
#[derive(Debug)]
pub(super) struct Stand {
    pub(super) position: Box<dyn AnyPosition>,
    /// What the learner heard since their last decision.
    pub(super) told: Vec<Told>,
    /// How often they have been asked each question, the one they are asked now included.
    asked: Vec<&'static str>,
    /// How often the sentence was told after which the lesson ends.
    turns: usize,
    ends_after: usize,
}

/// A decision in the address that the rules refuse, or one too many.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Astray;

/// A first turn as far as somebody has come.
#[derive(Debug)]
pub struct FirstTurn {
    /// Where they stand.
    pub(super) stand: Stand,
    /// What they decided.
    pub(super) moves: Vec<String>,
    /// Whether they begin anew, because what they wanted could not be done.
    pub(super) went_astray: bool,
}

impl FirstTurn {
    /// The first turn after these decisions. It thinks for the others, so it takes a moment.
    pub fn after(
        rules: &dyn AnyRules,
        lesson: &Lesson,
        teachers: &Bots,
        moves: Vec<String>,
    ) -> Self {
        match Stand::after(rules, lesson, teachers, &moves) {
            Ok(stand) => Self { stand, moves, went_astray: false },
            Err(Astray) => {
                let stand = Stand::at_the_beginning(rules, lesson, teachers);
                Self { stand, moves: Vec::new(), went_astray: true }
            }
        }
    }
}

impl Stand {
    /// The lesson after these decisions of the learner. The other side decides by itself, always in the same
    /// way, and never before the learner where both decide at once.
    fn after(
        rules: &dyn AnyRules,
        lesson: &Lesson,
        teachers: &Bots,
        moves: &[String],
    ) -> Result<Self, Astray> {
        if moves.len() > MOST_MOVES {
            return Err(Astray);
        }
        let mut stand = Self::at_the_beginning(rules, lesson, teachers);
        for wanted in moves {
            if stand.is_over() {
                return Err(Astray);
            }
            let done = stand.position.act(LEARNER, wanted).map_err(|_| Astray)?;
            stand.told.clear();
            stand.hear(done.told, lesson);
            stand.answer(lesson, teachers);
        }
        Ok(stand)
    }

    /// The lesson before the learner's first decision.
    fn at_the_beginning(rules: &dyn AnyRules, lesson: &Lesson, teachers: &Bots) -> Self {
        let (position, told) = rules.deal(Seed::from_number(lesson.seed));
        let (asked, ends_after) = (Vec::new(), lesson.turns);
        let mut stand = Self { position, told: Vec::new(), asked, turns: 0, ends_after };
        stand.hear(told, lesson);
        stand.answer(lesson, teachers);
        stand
    }

    /// Whether there is nothing more to learn here.
    pub(super) fn is_over(&self) -> bool {
        self.turns >= self.ends_after || !self.position.waiting_for().contains(LEARNER)
    }

    /// What the learner is asked now, and how often they were asked that before.
    pub(super) fn question(&self) -> Option<(&'static str, usize)> {
        let (now, before) = self.asked.split_last()?;
        let times = before.iter().filter(|key| *key == now).count();
        (!self.is_over()).then_some((now, times))
    }

    fn hear(&mut self, told: Vec<Told>, lesson: &Lesson) {
        let learner = Viewer::Seat(LEARNER);
        let heard = told.into_iter().filter(|told| told.audience.includes(learner));
        for told in heard {
            self.turns += usize::from(told.phrase.key == lesson.turn);
            self.told.push(told);
        }
    }

    /// Lets the others decide until the learner is asked or there is nothing more to learn.
    fn answer(&mut self, lesson: &Lesson, teachers: &Bots) {
        let seed = Seed::from_number(lesson.seed);
        for count in 0..MOST_ANSWERS {
            if self.turns >= self.ends_after {
                return;
            }
            let waiting = self.position.waiting_for();
            if waiting.contains(LEARNER) {
                let question = self.position.question(LEARNER).key;
                self.turns += usize::from(question == lesson.turn);
                self.asked.push(question);
                return;
            }
            let Some(seat) = waiting.first() else { return };
            let chance = seed.derive("answers", (self.asked.len() * MOST_ANSWERS + count) as u64);
            let thinking = Thinking { seed: chance, threads: 1 };
            let decided = teachers.decide(self.position.as_ref(), seat, OTHER_SIDE, thinking);
            let done =
                decided.ok().and_then(|decided| self.position.act(seat, &decided.notation).ok());
            let Some(done) = done else { return };
            self.hear(done.told, lesson);
        }
    }
}

#[cfg(test)]
mod tests {
    use damrak_core::{SetupDraft, rulebook};
    use damrak_words::Language;

    use super::super::figures;
    use super::*;

    const GAMES: [&str; 4] = ["kontor", "merchants", "dutchman", "chartered"];

    fn after(game: &str, moves: &[String]) -> Result<Stand, Astray> {
        let kits = damrak_games::kits();
        let rules = kits.registry().open(game, &SetupDraft::default()).expect("the game is known");
        let lesson = lesson_of(game);
        Stand::after(rules.as_ref(), lesson, &kits.bots(), moves)
    }

    fn lesson_of(game: &str) -> &'static Lesson {
        let kit = damrak_games::kits().find(game).expect("the game is known");
        kit.lesson.as_ref().expect("a lesson")
    }

    /// Takes the offer that `pick` chooses out of so many until the lesson ends.
    fn walk(game: &str, pick: impl Fn(usize) -> usize) -> Vec<String> {
        let mut moves = Vec::new();
        loop {
            let stand = after(game, &moves).expect("offers are legal");
            if stand.is_over() {
                return moves;
            }
            let offers = stand.position.offers(LEARNER);
            moves.push(offers[pick(offers.len())].notation.clone());
        }
    }

    #[test]
    fn the_lesson_ends_whatever_is_decided() {
        for game in GAMES {
            for (name, moves) in [
                ("first", walk(game, |_| 0)),
                ("last", walk(game, |count| count - 1)),
                ("middle", walk(game, |count| count / 2)),
            ] {
                assert!((2..=20).contains(&moves.len()), "{game}, {name}: {moves:?}");
                let mut more = moves.clone();
                more.push("pass".to_owned());
                assert_eq!(after(game, &more).map(|_| ()), Err(Astray), "{game}, {name}");
            }
        }
    }

    #[test]
    fn every_clause_and_picture_of_a_lesson_is_there() {
        let kits = damrak_games::kits();
        for kit in kits.iter() {
            let (lesson, book) = (lesson_of(kit.name()), kit.info().rulebook("en"));
            for coach in lesson.coach {
                assert!(rulebook::clauses(book).any(|id| id == coach.clause), "{}", coach.clause);
            }
            for step in lesson.steps {
                let drawn = figures::picture(&kits, kit.name(), step.picture, Language::English);
                assert!(drawn.is_some(), "{}", step.picture);
            }
        }
    }

    #[test]
    fn a_question_leads_to_its_clause() {
        let kit = damrak_games::kits().find("kontor").expect("a game we know");
        assert_eq!(kit.clause_for("kontor-question-build"), Some("K-28"));
        assert_eq!(kit.clause_for("kontor-question-over"), None);
    }

    /// Whatever the learner is asked, the coach has something to say.
    #[test]
    fn the_coach_is_never_silent() {
        for game in GAMES {
            let lesson = lesson_of(game);
            let moves = walk(game, |count| count / 2);
            for decided in 0..moves.len() {
                let stand = after(game, &moves[..decided]).expect("offers are legal");
                let (question, times) = stand.question().expect("the lesson goes on");
                let advice = lesson.about(question).and_then(|advice| advice.text(times));
                assert!(advice.is_some(), "{game}: {question}");
            }
        }
    }

    #[test]
    fn a_first_mayor_sees_cards_an_auction_and_two_years() {
        let moves = walk("merchants", |_| 0);
        let mut told = Vec::new();
        for decided in 0..=moves.len() {
            let stand = after("merchants", &moves[..decided]).expect("offers are legal");
            told.extend(stand.told.iter().map(|told| told.phrase.key));
        }
        for key in
            ["merchants-event-turned-up", "merchants-event-sold", "merchants-event-placed-use"]
        {
            assert!(told.contains(&key), "{key}: {told:?}");
        }
        assert_eq!(told.iter().filter(|key| **key == "merchants-event-year").count(), 2);
    }

    #[test]
    fn the_same_decisions_lead_to_the_same_place() {
        for game in GAMES {
            let moves = walk(game, |_| 0);
            let hash = || after(game, &moves).map(|stand| stand.position.hash());
            assert_eq!(hash(), hash());
        }
    }

    #[test]
    fn nothing_is_told_that_the_learner_may_not_know() {
        let stand = after("kontor", &[]).expect("a beginning");
        let hands = stand.told.iter().filter(|told| told.phrase.key == "kontor-event-hand");
        assert_eq!(hands.count(), 1, "their own alone");
        assert_eq!(stand.question(), Some(("kontor-question-choose", 0)));
    }

    #[test]
    fn what_the_rules_refuse_leads_astray() {
        for wrong in [vec!["x"], vec!["build d4"], vec![""], vec!["pass"; 61]] {
            let moves: Vec<String> = wrong.into_iter().map(str::to_owned).collect();
            assert_eq!(after("kontor", &moves).map(|_| ()), Err(Astray), "{moves:?}");
        }
    }
}
