//! A first game that nobody stores: the decisions so far are in the address, and everything else follows.

use damrak_bots::{Bots, Level, Rank, Thinking};
use damrak_core::{
    AnyPosition, AnyRules, FallingClock, OptionValue, Seat, Seed, SetupDraft, Told, Viewer,
};
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
    /// Who of the others would stop the clock that falls first, with which decision, and on which step.
    rival: Option<Rival>,
}

/// Somebody who stops a clock.
#[derive(Debug)]
struct Rival {
    seat: Seat,
    notation: String,
    step: u8,
}

/// A clock that falls in a lesson.
#[derive(Debug)]
pub(super) struct Fall {
    pub(super) clock: FallingClock,
    /// On which step somebody else stops it.
    pub(super) until: Option<u8>,
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
    /// How many decisions the learner has taken.
    pub fn step(&self) -> u32 {
        self.moves.len() as u32
    }

    /// What is chosen before the game of a lesson.
    pub fn setup(lesson: &Lesson) -> SetupDraft {
        let choice = |(name, value): &(&str, &str)| {
            ((*name).to_owned(), OptionValue::Choice((*value).to_owned()))
        };
        SetupDraft { options: lesson.options.iter().map(choice).collect(), ..SetupDraft::default() }
    }

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
            let (seat, decided) = stand.decided(wanted)?;
            let done = stand.position.act(seat, &decided).map_err(|_| Astray)?;
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
        let mut stand =
            Self { position, told: Vec::new(), asked, turns: 0, ends_after, rival: None };
        stand.hear(told, lesson);
        stand.answer(lesson, teachers);
        stand
    }

    /// The clock that falls now.
    pub(super) fn fall(&self) -> Option<Fall> {
        let clock = self.position.falling_clock().filter(|_| !self.is_over())?;
        Some(Fall { clock, until: self.rival.as_ref().map(|rival| rival.step) })
    }

    /// On which step a decision stops the clock that falls.
    pub(super) fn step_of(&self, seat: Seat, notation: &str) -> Option<u8> {
        let clock = self.position.falling_clock()?;
        (0..clock.steps)
            .find(|step| self.position.stop_clock(seat, *step).as_deref() == Some(notation))
    }

    /// Who decides what if the learner wants this: a clock that falls is stopped by whoever is first.
    fn decided(&self, wanted: &str) -> Result<(Seat, String), Astray> {
        let Some(clock) = self.position.falling_clock() else {
            return Ok((LEARNER, wanted.to_owned()));
        };
        let is_offered = |offer: &damrak_core::Offer| offer.notation == wanted;
        if !self.position.offers(LEARNER).iter().any(is_offered) {
            return Err(Astray);
        }
        let served = |seat: Seat| clock.order.iter().position(|other| *other == seat);
        let own = self.step_of(LEARNER, wanted).map(|step| (step, served(LEARNER)));
        let rival = self.rival.as_ref().map(|rival| ((rival.step, served(rival.seat)), rival));
        match (own, rival) {
            (own, Some((moment, rival))) if own.is_none_or(|own| moment < own) => {
                Ok((rival.seat, rival.notation.clone()))
            }
            (Some(_), _) => Ok((LEARNER, wanted.to_owned())),
            (None, _) => self.position.clock_ran_out().ok_or(Astray),
        }
    }

    /// Lets the others think about a clock before it falls, so that the page knows when it is stopped.
    fn think_ahead(&mut self, teachers: &Bots, seed: Seed) {
        self.rival = None;
        let Some(clock) = self.position.falling_clock() else { return };
        let mut first: Option<Rival> = None;
        for seat in clock.order.iter().copied().filter(|seat| *seat != LEARNER) {
            let chance = seed.derive("stops", (self.asked.len() * 10 + seat.index()) as u64);
            let thinking = Thinking { seed: chance, threads: 1 };
            let decided = teachers.decide(self.position.as_ref(), seat, OTHER_SIDE, thinking);
            let Ok(decided) = decided else { continue };
            let Some(step) = self.step_of(seat, &decided.notation) else { continue };
            if first.as_ref().is_none_or(|first| step < first.step) {
                first = Some(Rival { seat, notation: decided.notation, step });
            }
        }
        self.rival = first;
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
                self.think_ahead(teachers, seed);
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
    use damrak_core::rulebook;
    use damrak_words::Language;

    use super::super::figures;
    use super::*;

    const GAMES: [&str; 4] = ["kontor", "merchants", "dutchman", "chartered"];

    fn after(game: &str, moves: &[String]) -> Result<Stand, Astray> {
        let kits = damrak_games::kits();
        let lesson = lesson_of(game);
        let setup = FirstTurn::setup(lesson);
        let rules = kits.registry().open(game, &setup).expect("the game is known");
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

    /// In a lesson a clock falls as at a table: whoever is first buys.
    #[test]
    fn whoever_stops_the_clock_of_a_lesson_first_buys() {
        let mut moves = Vec::new();
        let fall = loop {
            let stand = after("merchants", &moves).expect("offers are legal");
            if let Some(fall) = stand.fall() {
                break fall;
            }
            assert!(!stand.is_over(), "no clock fell: {moves:?}");
            moves.push(stand.position.offers(LEARNER)[0].notation.clone());
        };
        assert_eq!((fall.clock.steps, fall.clock.step_millis), (16, 2000));
        let buyer = |wanted: &str| {
            let moves: Vec<String> = moves.iter().cloned().chain([wanted.to_owned()]).collect();
            let stand = after("merchants", &moves).expect("it is legal");
            let sold = stand.told.iter().find(|told| told.phrase.key == "merchants-event-sold");
            sold.map(|told| told.phrase.args.clone())
        };
        let until = fall.until.expect("somebody wants the card");
        assert!((2..15).contains(&until), "{until}");
        let price = 200 - 10 * u16::from(until);
        let paid = |price: u16| ("price", damrak_core::Arg::from(price));
        let waited = buyer("wait").expect("the other buys");
        assert!(waited.contains(&paid(price)), "{waited:?}");
        let quicker = buyer(&format!("stop {}", price + 10)).expect("the learner buys");
        assert!(quicker.contains(&paid(price + 10)), "{quicker:?}");
        assert!(quicker.contains(&("player", LEARNER.into())), "{quicker:?}");
        let slower = buyer(&format!("stop {}", price - 10)).expect("the other buys");
        assert_eq!(slower, waited);
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
