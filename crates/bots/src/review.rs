//! A finished game looked back on: each seat's chances after every decision, what was done instead of something
//! better, and what chance did.

use std::time::{Duration, Instant};

use damrak_core::{AnyPosition, Deaf, Game, Play, Rng, Seat, Seed, Seen};
use serde::{Deserialize, Serialize};

use crate::advice::{self, Advice, Chances, play_on};
use crate::bots::{Bots, NoDecision, Thinking};
use crate::budget::Budget;
use crate::search::{Conditions, Findings, Settings, Start, search, search_from};

/// Of the time for a decision this part goes into the search for something better.
const SEARCHING: f32 = 0.5;
/// A moment is judged on at least so many guesses for every seat.
const LEAST_GUESSES: u32 = 12;
/// And on no more than this.
const MOST_GUESSES: u32 = 20_000;
/// How curious a search is that compares two decisions: both get their share of the simulations.
const EVEN_HANDED: f32 = 6.0;
/// Something else was better only if it was by more than this.
const LEAST_COST: f32 = 0.005;
/// Chance is said to have done something only if it moved a seat's chances by more than this.
const LEAST_LUCK: f32 = 0.03;

/// A finished game, looked back on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// How many played.
    pub players: u8,
    /// Each seat's chance to win after the deal, by seat.
    pub start: Vec<f32>,
    /// Every decision, in order.
    pub moments: Vec<Moment>,
}

/// One decision, looked back on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    /// Which one of the record; the first is 1.
    pub decision: u32,
    /// Who decided.
    pub seat: Seat,
    /// What, in notation.
    pub notation: String,
    /// Each seat's chance to win after it, each by what the seat itself knew; they add up to 1.
    pub chances: Vec<f32>,
    /// How good it was, as the seat could know; nothing where there was nothing to choose.
    pub choice: Option<Choice>,
    /// What came to light with it, such as a card that was drawn or what others had sealed, moved each seat's
    /// chances by so much; zeros where it moved nothing to speak of.
    pub luck: Vec<f32>,
}

/// What was chosen, weighed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// How likely the seat was to win by it.
    pub chance: f32,
    /// What would have been better.
    pub better: Option<Better>,
}

/// Something better.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Better {
    /// What, in notation.
    pub notation: String,
    /// How likely the seat was to win by it.
    pub chance: f32,
}

/// How a game is looked back on.
#[derive(Clone, Copy, Debug)]
pub struct Reviewing {
    /// How long for the whole game.
    pub budget: Duration,
    /// On how many threads.
    pub threads: u32,
    /// From where all its chance flows.
    pub seed: Seed,
}

/// Why there is no review.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoReview {
    /// The game goes on.
    #[error("this game is not over yet; a review would tell what is still hidden")]
    NotOver,
    /// Nobody here knows the game.
    #[error(transparent)]
    Unknown(#[from] NoDecision),
    /// A decision of the record could not be carried out again.
    #[error("decision {0} of this record cannot be carried out again")]
    Broken(u32),
    /// Whoever asked wants no more.
    #[error("the review was stopped")]
    Stopped,
}

impl Moment {
    /// How much better something else would have been for the seat.
    pub fn cost(&self) -> f32 {
        let better = |choice: &Choice| {
            choice.better.as_ref().map_or(0.0, |better| (better.chance - choice.chance).max(0.0))
        };
        self.choice.as_ref().map_or(0.0, better)
    }

    /// How far chance moved the seat that it moved most.
    pub fn stroke(&self) -> f32 {
        self.luck.iter().map(|moved| moved.abs()).fold(0.0, f32::max)
    }
}

impl Review {
    /// The costliest decisions, the costliest first; only those that cost something.
    pub fn turning_points(&self, most: usize) -> Vec<&Moment> {
        self.greatest(most, Moment::cost)
    }

    /// Where chance did most, likewise.
    pub fn strokes_of_luck(&self, most: usize) -> Vec<&Moment> {
        self.greatest(most, Moment::stroke)
    }

    fn greatest(&self, most: usize, size: impl Fn(&Moment) -> f32) -> Vec<&Moment> {
        let mut moments: Vec<&Moment> =
            self.moments.iter().filter(|moment| size(moment) > 0.0).collect();
        moments.sort_by(|a, b| size(b).total_cmp(&size(a)));
        moments.truncate(most);
        moments
    }

    /// What the decisions of a seat cost on average, those counted where there was a choice.
    pub fn mean_cost(&self, seat: Seat) -> f32 {
        let chose = |moment: &&Moment| moment.seat == seat && moment.choice.is_some();
        let costs: Vec<f32> = self.moments.iter().filter(chose).map(Moment::cost).collect();
        costs.iter().sum::<f32>() / costs.len().max(1) as f32
    }

    /// What chance brought a seat in all.
    pub fn luck_of(&self, seat: Seat) -> f32 {
        self.moments.iter().filter_map(|moment| moment.luck.get(seat.index())).sum()
    }
}

impl Bots {
    /// Looks back on a finished game. `progress` is told how many decisions are done of how many, and says
    /// whether to go on.
    pub fn review(
        &self,
        play: &Play,
        reviewing: Reviewing,
        progress: &mut dyn FnMut(u32, u32) -> bool,
    ) -> Result<Review, NoReview> {
        if play.position().standing().is_none() {
            return Err(NoReview::NotOver);
        }
        let until = Instant::now() + reviewing.budget;
        let all = play.decisions().len() as u32;
        let players = play.rules().players();
        let (mut position, _) = play.rules().deal(play.seed());
        let look = Look { bots: self, reviewing, players };
        let slice = |done: u32| {
            let left = until.saturating_duration_since(Instant::now());
            left / (all + 1).saturating_sub(done).max(1)
        };
        let start = look.chances(position.as_ref(), slice(0), 0)?;
        let mut moments = Vec::with_capacity(play.decisions().len());
        for (decision, number) in play.decisions().iter().zip(1..) {
            if !progress(number - 1, all) {
                return Err(NoReview::Stopped);
            }
            let time = slice(number);
            let before = position.fork();
            position
                .act(decision.seat, &decision.notation)
                .map_err(|_| NoReview::Broken(number))?;
            let searching = time.mul_f32(SEARCHING);
            let choice =
                look.choice(before.as_ref(), decision.seat, &decision.notation, searching, number)?;
            let after = time - searching;
            let chances = look.chances(position.as_ref(), after, u64::from(number))?;
            let luck = look.luck(
                (before.as_ref(), position.as_ref()),
                (decision.seat, &decision.notation),
                after / 2,
                u64::from(number),
            )?;
            moments.push(Moment {
                decision: number,
                seat: decision.seat,
                notation: decision.notation.clone(),
                chances,
                choice,
                luck,
            });
        }
        progress(all, all);
        Ok(Review { players, start, moments })
    }
}

/// Somebody who looks back.
struct Look<'a> {
    bots: &'a Bots,
    reviewing: Reviewing,
    players: u8,
}

impl Look<'_> {
    /// Each seat's chance by what it knows itself, made to add up to 1.
    fn chances(
        &self,
        position: &dyn AnyPosition,
        time: Duration,
        number: u64,
    ) -> Result<Vec<f32>, NoDecision> {
        let opponent = self.bots.knower(position)?;
        let share = time / u32::from(self.players.max(1));
        let mut chances = Vec::with_capacity(usize::from(self.players));
        for seat in Seat::all(self.players) {
            let seed = self.reviewing.seed.derive("chances", number * 8 + u64::from(seat.number()));
            let until = Instant::now() + share;
            let expected = opponent.expect(position, seat, None, LEAST_GUESSES, until, seed);
            chances.push(expected.map_or(0.0, |chances| chances[seat.index()]));
        }
        let all: f32 = chances.iter().sum();
        if all > 0.0 {
            chances.iter_mut().for_each(|chance| *chance /= all);
        }
        Ok(chances)
    }

    fn choice(
        &self,
        before: &dyn AnyPosition,
        seat: Seat,
        notation: &str,
        time: Duration,
        number: u32,
    ) -> Result<Option<Choice>, NoDecision> {
        let seed = self.reviewing.seed.derive("choice", u64::from(number));
        let thinking = Thinking { seed, threads: self.reviewing.threads };
        // A seat can decide out of turn where several decide at once and nobody waits for it any more.
        if !before.waiting_for().contains(seat) {
            return Ok(None);
        }
        let opponent = self.bots.knower(before)?;
        Ok(opponent.weigh_choice(before, seat, notation, Budget::Time(time), thinking))
    }

    /// What came to light with a decision moved the chances by so much, as far as whoever decided knew: what the
    /// decision led to, less what it led to on average.
    fn luck(
        &self,
        (before, after): (&dyn AnyPosition, &dyn AnyPosition),
        (seat, notation): (Seat, &str),
        time: Duration,
        number: u64,
    ) -> Result<Vec<f32>, NoDecision> {
        let opponent = self.bots.knower(before)?;
        let share = time / 2;
        let nothing = vec![0.0; usize::from(self.players)];
        let expect = |position: &dyn AnyPosition, then: Option<&str>, label: &str| {
            let seed = self.reviewing.seed.derive(label, number);
            let until = Instant::now() + share;
            opponent.expect(position, seat, then, 4 * LEAST_GUESSES, until, seed)
        };
        let Some(expected) = expect(before, Some(notation), "expected") else { return Ok(nothing) };
        let Some(came) = expect(after, None, "came") else { return Ok(nothing) };
        let moved: Vec<f32> = came
            .iter()
            .zip(expected)
            .take(usize::from(self.players))
            .map(|(came, expected)| came - expected)
            .collect();
        let most = moved.iter().map(|moved| moved.abs()).fold(0.0, f32::max);
        Ok(if most > LEAST_LUCK { moved } else { nothing })
    }
}

/// How good a decision was beside the best one: first the best is looked for, then both are searched alone.
pub(crate) fn weigh_choice<G: Game, A: Advice<G>>(
    seen: Seen<'_, G>,
    advice: &A,
    settings: Settings,
    done: G::Action,
    budget: Budget,
    thinking: Thinking,
) -> Option<Choice> {
    let half = budget.half();
    let conditions = Conditions { budget: half, threads: thinking.threads, seed: thinking.seed };
    let found = search(seen, advice, settings, conditions)?;
    let chance_of = |found: &Findings<G::Action>, action: G::Action| {
        let finding = found.decisions.iter().find(|finding| finding.action == action)?;
        (finding.visits > 0).then_some(finding.chance)
    };
    let best = found.decisions.first()?;
    if found.decisions.len() < 2 && best.action == done {
        return None;
    }
    if best.action == done {
        return Some(Choice { chance: best.chance, better: None });
    }
    let curious = Settings { curiosity: EVEN_HANDED, curiosity_together: EVEN_HANDED, ..settings };
    let among = [best.action.min(done), best.action.max(done)];
    let start = Start { among: Some(&among), ..Start::default() };
    let found = search_from(seen, advice, curious, conditions, start)?;
    let (chance, better) = (chance_of(&found, done)?, chance_of(&found, best.action)?);
    let better = (better > chance + LEAST_COST)
        .then(|| Better { notation: seen.rules().notation(best.action), chance: better });
    Some(Choice { chance, better })
}

/// Each seat's chance to win as the seat sees it, after it did what is given.
pub(crate) fn expect<G: Game, A: Advice<G>>(
    seen: Seen<'_, G>,
    advice: &A,
    then: Option<G::Action>,
    least: u32,
    until: Instant,
    rng: &mut Rng,
) -> Option<Chances> {
    let rules = seen.rules();
    let (mut sums, mut count) = (Chances::default(), 0_u32);
    let mut buffer = Vec::new();
    let mut tries = 0;
    while tries < least || (tries < MOST_GUESSES && Instant::now() < until) {
        tries += 1;
        let mut guess = advice::guess(seen, advice, rng);
        if let Some(action) = then
            && rules.apply(&mut guess, seen.seat(), action, &mut Deaf).is_err()
        {
            continue;
        }
        let moments = advice.horizon(rules);
        let worth = play_on(rules, advice, &mut guess, moments, &mut buffer, rng);
        sums.iter_mut().zip(worth.won).for_each(|(sum, won)| *sum += won);
        count += 1;
    }
    (count > 0).then(|| sums.map(|sum| sum / count as f32))
}
