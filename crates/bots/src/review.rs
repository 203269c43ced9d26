//! A finished game looked back on: each seat's chances after every decision, what was done instead of something
//! better, and what chance did.

use std::time::{Duration, Instant};

use damrak_core::{AnyPosition, Deaf, Game, Play, Rng, Seat, Seed, Seen};
use serde::{Deserialize, Serialize};

use crate::advice::{self, Advice, Chances, play_on};
use crate::bots::{Bots, NoDecision, Thinking};
use crate::budget::Budget;
use crate::judge::agree;
use crate::search::{Conditions, Findings, Settings, Start, search, search_from};

/// Of the time for a decision this part goes into the search for something better.
const SEARCHING: f32 = 0.6;
/// A moment is judged on at least so many guesses for every seat.
const LEAST_GUESSES: u32 = 12;
/// And on no more than this.
const MOST_GUESSES: u32 = 20_000;
/// How curious a search is that compares two decisions: both get their share of the simulations.
const EVEN_HANDED: f32 = 6.0;
/// Something else was better only if it was by more than this.
const LEAST_COST: f32 = 0.005;
/// A slip costs at least so much.
const SLIP: f32 = 0.05;
/// Chance is said to have done something only if it moved a seat's chances by more than this.
const LEAST_LUCK: f32 = 0.04;

/// A finished game, looked back on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// For how many seconds it was looked at; 0 if that was not kept.
    #[serde(default)]
    pub seconds: u32,
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
    /// How often the less tried of the two was tried.
    #[serde(default)]
    pub tried: u32,
}

/// How sure it is that something else would have been better, by sampling alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sure {
    /// It may vanish in a longer look.
    Hardly,
    /// More than one and a half times what sampling could do.
    Likely,
    /// More than three times.
    Certainly,
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

    /// How sure the cost is.
    pub fn sure(&self) -> Sure {
        let tried = self.choice.as_ref().map_or(0, |choice| choice.tried).max(1);
        // The spread of the difference of two shares is no more than this.
        let spread = (0.5 / tried as f32).sqrt();
        match self.cost() / spread {
            times if times > 3.0 => Sure::Certainly,
            times if times > 1.5 => Sure::Likely,
            _ => Sure::Hardly,
        }
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

    /// How many decisions of a seat were as good as the best but for a point, of how many where there was a choice.
    pub fn as_good_as_best(&self, seat: Seat) -> (u32, u32) {
        let chose = |moment: &&Moment| moment.seat == seat && moment.choice.is_some();
        let of = self.moments.iter().filter(chose);
        (of.clone().filter(|moment| moment.cost() <= 0.01).count() as u32, of.count() as u32)
    }

    /// The decisions of a seat that cost something to speak of, as far as sampling can tell; in order.
    pub fn slips(&self, seat: Seat) -> Vec<&Moment> {
        let of = self.moments.iter().filter(|moment| moment.seat == seat);
        of.filter(|moment| moment.cost() >= SLIP && moment.sure() > Sure::Hardly).collect()
    }

    /// After how many decisions a seat was ahead of all others for good; nothing if it was not even at the end.
    pub fn led_from(&self, seat: Seat) -> Option<u32> {
        let leads = |chances: &[f32]| {
            let own = chances.get(seat.index()).copied().unwrap_or_default();
            chances.iter().enumerate().all(|(at, chance)| at == seat.index() || own > *chance)
        };
        let behind = self.moments.iter().rposition(|moment| !leads(&moment.chances));
        match behind {
            Some(at) => self.moments.get(at + 1).map(|moment| moment.decision),
            None if leads(&self.start) => Some(0),
            None => self.moments.first().map(|moment| moment.decision),
        }
    }

    /// The greatest chance of a seat in the second half of the game, and after which decision; not at the very end.
    pub fn late_hope(&self, seat: Seat) -> Option<(u32, f32)> {
        let half = self.moments.len() / 2;
        let until = self.moments.len().checked_sub(1)?;
        let late = self.moments.get(half..until)?.iter();
        let hopes = late.map(|moment| {
            (moment.decision, moment.chances.get(seat.index()).copied().unwrap_or_default())
        });
        hopes.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The chance of a seat after the deal and at the end.
    pub fn from_deal_to_end(&self, seat: Seat) -> (f32, f32) {
        let at = |chances: &[f32]| chances.get(seat.index()).copied().unwrap_or_default();
        let end = self.moments.last().map_or(&self.start, |moment| &moment.chances);
        (at(&self.start), at(end))
    }

    /// What the decisions of a seat cost in all.
    pub fn cost_of(&self, seat: Seat) -> f32 {
        self.moments.iter().filter(|moment| moment.seat == seat).map(Moment::cost).sum()
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
        let mut came_to_light = Vec::with_capacity(play.decisions().len());
        for (decision, number) in play.decisions().iter().zip(1..) {
            if !progress(number - 1, all) {
                return Err(NoReview::Stopped);
            }
            let time = slice(number);
            let before = position.fork();
            let done = position
                .act(decision.seat, &decision.notation)
                .map_err(|_| NoReview::Broken(number))?;
            came_to_light.push(!done.disclosure.is_nothing());
            let searching = time.mul_f32(SEARCHING);
            let choice =
                look.choice(before.as_ref(), decision.seat, &decision.notation, searching, number)?;
            let after = time - searching;
            let chances = look.chances(position.as_ref(), after, u64::from(number))?;
            moments.push(Moment {
                decision: number,
                seat: decision.seat,
                notation: decision.notation.clone(),
                chances,
                choice,
                luck: vec![0.0; usize::from(players)],
            });
        }
        progress(all, all);
        let seconds = reviewing.budget.as_secs() as u32;
        let mut review = Review { seconds, players, start, moments };
        settle(&mut review, &came_to_light);
        Ok(review)
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
}

/// One judge says all of it: before a choice the chance of whoever chooses is what the search found for the best
/// decision, a decision that lets nothing out moves it by its cost alone, and what is left where something came to
/// light is luck.
fn settle(review: &mut Review, came_to_light: &[bool]) {
    for index in (0..review.moments.len()).rev() {
        let next = review.moments[index].clone();
        let before = match index.checked_sub(1) {
            Some(last) => &mut review.moments[last].chances,
            None => &mut review.start,
        };
        match &next.choice {
            Some(choice) => agree(before, next.seat, best_chance(choice)),
            None if !came_to_light[index] => before.clone_from(&next.chances),
            None => {}
        }
    }
    let mut last = review.start.clone();
    for (moment, came_to_light) in review.moments.iter_mut().zip(came_to_light) {
        let mut before = std::mem::replace(&mut last, moment.chances.clone());
        if !came_to_light {
            continue;
        }
        if let Some(choice) = &moment.choice {
            agree(&mut before, moment.seat, choice.chance);
        }
        let moved: Vec<f32> =
            moment.chances.iter().zip(before).map(|(now, then)| now - then).collect();
        if moved.iter().any(|moved| moved.abs() > LEAST_LUCK) {
            moment.luck = moved;
        }
    }
}

fn best_chance(choice: &Choice) -> f32 {
    choice.better.as_ref().map_or(choice.chance, |better| better.chance.max(choice.chance))
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
        (finding.visits > 0).then_some((finding.chance, finding.visits))
    };
    let best = found.decisions.first()?;
    if found.decisions.len() < 2 && best.action == done {
        return None;
    }
    if best.action == done {
        return Some(Choice { chance: best.chance, better: None, tried: best.visits });
    }
    let curious = Settings { curiosity: EVEN_HANDED, curiosity_together: EVEN_HANDED, ..settings };
    let among = [best.action.min(done), best.action.max(done)];
    let start = Start { among: Some(&among), ..Start::default() };
    let found = search_from(seen, advice, curious, conditions, start)?;
    let (chance, done_tried) = chance_of(&found, done)?;
    let (better, better_tried) = chance_of(&found, best.action)?;
    let better = (better > chance + LEAST_COST)
        .then(|| Better { notation: seen.rules().notation(best.action), chance: better });
    Some(Choice { chance, better, tried: done_tried.min(better_tried) })
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

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(
        decision: u32,
        seat: usize,
        chances: [f32; 2],
        choice: Option<(f32, Option<f32>)>,
    ) -> Moment {
        let better = |chance| Better { notation: "other".into(), chance };
        let choice =
            choice.map(|(chance, best)| Choice { chance, better: best.map(better), tried: 1_000 });
        let (seat, notation, luck) = (Seat::from_index(seat), "this".into(), vec![0.0; 2]);
        Moment { decision, seat, notation, chances: chances.into(), choice, luck }
    }

    /// A judge that does not see an end two decisions away must not contradict the search that does.
    #[test]
    fn the_plot_says_what_the_search_found() {
        let moments = vec![
            moment(1, 1, [0.04, 0.96], None),
            moment(2, 0, [0.04, 0.96], Some((0.992, None))),
            moment(3, 1, [1.0, 0.0], Some((0.002, None))),
        ];
        let mut review = Review { seconds: 1, players: 2, start: vec![0.5, 0.5], moments };
        settle(&mut review, &[true, false, false]);
        let first: Vec<f32> = review.moments.iter().map(|moment| moment.chances[0]).collect();
        assert!((first[0] - 0.992).abs() < 1e-4, "before the winner's own decision: {first:?}");
        assert!((first[1] - 0.998).abs() < 1e-4, "before the loser's last: {first:?}");
        assert_eq!(first[2], 1.0);
        assert!(review.moments[0].luck[0] > 0.4, "what came to light then was luck");
        assert_eq!(review.moments[1].luck, [0.0, 0.0], "nothing came to light");
    }

    #[test]
    fn a_lead_begins_where_it_is_not_lost_again() {
        let seats = [Seat::from_index(0), Seat::from_index(1)];
        let game = |first: &[f32]| {
            let moment_of =
                |(at, own): (usize, &f32)| moment(at as u32 + 1, at % 2, [*own, 1.0 - own], None);
            let moments = first.iter().enumerate().map(moment_of).collect();
            Review { seconds: 1, players: 2, start: vec![0.6, 0.4], moments }
        };
        let swung = game(&[0.7, 0.3, 0.8, 0.45, 0.9, 1.0]);
        assert_eq!(swung.led_from(seats[0]), Some(5));
        assert_eq!(swung.led_from(seats[1]), None);
        assert_eq!(game(&[0.7, 1.0]).led_from(seats[0]), Some(0));
        assert_eq!(swung.late_hope(seats[1]), Some((4, 0.55)));
        assert_eq!(swung.from_deal_to_end(seats[1]), (0.4, 0.0));
    }

    #[test]
    fn slips_are_dear_and_more_than_sampling() {
        let of = |decision, cost: f32, tried| {
            let mut moment = moment(decision, 0, [0.5, 0.5], Some((0.3, Some(0.3 + cost))));
            if let Some(choice) = &mut moment.choice {
                choice.tried = tried;
            }
            moment
        };
        let moments = vec![of(1, 0.02, 40_000), of(2, 0.06, 40_000), of(3, 0.06, 20)];
        let review = Review { seconds: 1, players: 2, start: vec![0.5, 0.5], moments };
        let slips = review.slips(Seat::from_index(0));
        assert_eq!(slips.iter().map(|moment| moment.decision).collect::<Vec<_>>(), [2]);
        assert!(review.slips(Seat::from_index(1)).is_empty());
    }

    #[test]
    fn small_costs_of_few_tries_are_hardly_sure() {
        let of = |cost: f32, tried: u32| {
            let mut moment = moment(1, 0, [0.5, 0.5], Some((0.3, Some(0.3 + cost))));
            if let Some(choice) = &mut moment.choice {
                choice.tried = tried;
            }
            moment.sure()
        };
        assert_eq!(
            [of(0.02, 50), of(0.2, 50), of(0.4, 50), of(0.02, 40_000)],
            [Sure::Hardly, Sure::Likely, Sure::Certainly, Sure::Certainly]
        );
    }
}
