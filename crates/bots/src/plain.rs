//! The plain players beside the search: one that looks a single decision ahead, and one that tries every decision
//! on guess after guess.

use std::time::Instant;

use damrak_core::{Game, Rng, Seen};

use crate::advice::{Advice, guess_reopened, play_moment, play_on};
use crate::budget::{Deadline, Meter};
use crate::search::{Conditions, Finding, Findings};

/// The one-ply player tries no decision on more guesses than this.
const MOST_GUESSES: u32 = 24;

/// Of a longer list of decisions only those are tried that the priors prefer.
const MOST_ACTIONS: usize = 80;

/// How a decision is chosen that looks a single decision ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Care {
    /// One decision in so many is overlooked; 0 for none.
    pub overlooks_one_in: u32,
    /// How far off the judgement of a decision is, at most.
    pub error: f32,
    /// About how many tries are made in all.
    pub tries: u32,
    /// On how many guesses every decision is tried at least.
    pub least_guesses: u32,
}

impl Care {
    /// Nothing is overlooked.
    pub const FULL: Care = Care { overlooks_one_in: 0, error: 0.0, tries: 160, least_guesses: 3 };
    /// Nothing is overlooked, and every decision is tried once.
    pub const BRISK: Care = Care { tries: 0, least_guesses: 1, ..Care::FULL };
}

/// What a decision brought to its seat in all tries together.
#[derive(Clone, Copy, Debug, Default)]
struct Total {
    aims: f64,
    won: f64,
}

/// Every decision of the seat that is to be weighed.
struct Scales<'a, G: Game, A: Advice<G> + ?Sized> {
    seen: Seen<'a, G>,
    advice: &'a A,
    actions: Vec<G::Action>,
    totals: Vec<Total>,
    tries: u32,
    buffer: Vec<G::Action>,
}

impl<'a, G: Game, A: Advice<G> + ?Sized> Scales<'a, G, A> {
    fn new(seen: Seen<'a, G>, advice: &'a A, rng: &mut Rng) -> Self {
        let rules = seen.rules();
        let guess = guess_reopened(seen, advice, rng);
        let (mut actions, mut weights) = (Vec::new(), Vec::new());
        advice.candidates(rules, &guess, seen.seat(), &mut actions, rng);
        actions.sort_unstable();
        actions.dedup();
        if actions.len() > MOST_ACTIONS {
            advice.priors(rules, &guess, seen.seat(), &actions, &mut weights);
            let mut order: Vec<usize> = (0..actions.len()).collect();
            rng.shuffle(&mut order);
            order.sort_by(|a, b| weights[*b].total_cmp(&weights[*a]));
            actions = order[..MOST_ACTIONS].iter().map(|place| actions[*place]).collect();
        }
        let totals = vec![Total::default(); actions.len()];
        Self { seen, advice, actions, totals, tries: 0, buffer: Vec::with_capacity(256) }
    }

    /// Tries every decision once, on the same guess, as long as it may go on.
    fn try_all(&mut self, moments: u32, rng: &mut Rng, go_on: &mut impl FnMut() -> bool) -> bool {
        let (rules, seat) = (self.seen.rules(), self.seen.seat());
        let guess = guess_reopened(self.seen, self.advice, rng);
        let mut round = vec![Total::default(); self.actions.len()];
        for (action, total) in self.actions.iter().zip(&mut round) {
            if !go_on() {
                return false;
            }
            let mut tried = guess.clone();
            play_moment(rules, self.advice, &mut tried, &[(seat, *action)], &mut self.buffer, rng);
            let worth = play_on(rules, self.advice, &mut tried, moments, &mut self.buffer, rng);
            total.aims = f64::from(worth.aims[seat.index()]);
            total.won = f64::from(worth.won[seat.index()]);
        }
        // Only whole rounds count, so that all decisions are compared on the same guesses.
        for (total, more) in self.totals.iter_mut().zip(round) {
            total.aims += more.aims;
            total.won += more.won;
        }
        self.tries += 1;
        true
    }

    fn findings(self, start: Instant) -> Option<Findings<G::Action>> {
        let tries = f64::from(self.tries.max(1));
        let mut weighed: Vec<_> = self.actions.iter().zip(&self.totals).collect();
        weighed.sort_by(|(_, a), (_, b)| b.aims.total_cmp(&a.aims));
        let finding = |(action, total): (&G::Action, &Total)| Finding {
            action: *action,
            visits: self.tries,
            chance: (total.won / tries) as f32,
        };
        let decisions: Vec<_> = weighed.into_iter().map(finding).collect();
        let choice = decisions.first()?.action;
        let simulations = self.tries * self.actions.len() as u32;
        Some(Findings { choice, decisions, simulations, time: start.elapsed() })
    }
}

/// Looks one decision ahead: what the advice says of where each decision leads, unless it reckons out what to do, which the
/// careless and the brisk do not. Nothing if there is no decision to take.
pub fn look_ahead<G: Game, A: Advice<G> + ?Sized>(
    seen: Seen<'_, G>,
    advice: &A,
    care: Care,
    rng: &mut Rng,
) -> Option<Findings<G::Action>> {
    let start = Instant::now();
    let careful = care == Care::FULL;
    if let Some(choice) = careful.then(|| advice.reckon(seen, rng)).flatten() {
        let decisions = vec![Finding { action: choice, visits: 0, chance: 0.0 }];
        return Some(Findings { choice, decisions, simulations: 0, time: start.elapsed() });
    }
    let mut scales = Scales::new(seen, advice, rng);
    if care.overlooks_one_in > 0 && scales.actions.len() > 1 {
        let kept = rng.below(scales.actions.len() as u32) as usize;
        let spared = scales.actions[kept];
        scales.actions.retain(|action| *action == spared || rng.below(care.overlooks_one_in) > 0);
        scales.totals.truncate(scales.actions.len());
    }
    let count = scales.actions.len() as u32;
    if count > 1 {
        let guesses = (care.tries / count).clamp(care.least_guesses, MOST_GUESSES);
        for _ in 0..guesses {
            scales.try_all(0, rng, &mut || true);
        }
        for total in &mut scales.totals {
            let off = f64::from(rng.below(2_001)) / 1_000.0 - 1.0;
            total.aims += off * f64::from(care.error) * f64::from(guesses);
        }
    }
    scales.findings(start)
}

/// Tries every decision on guess after guess, plays on, and takes what ended best: a search without a tree.
/// Nothing if there is none to take.
pub fn try_everything<G: Game, A: Advice<G> + ?Sized>(
    seen: Seen<'_, G>,
    advice: &A,
    conditions: Conditions,
) -> Option<Findings<G::Action>> {
    try_until(seen, advice, conditions, None)
}

/// The same, within a deadline.
pub(crate) fn try_until<G: Game, A: Advice<G> + ?Sized>(
    seen: Seen<'_, G>,
    advice: &A,
    conditions: Conditions,
    deadline: Option<&Deadline>,
) -> Option<Findings<G::Action>> {
    let start = Instant::now();
    let mut rng = Rng::new(conditions.seed.derive("plain search", 0));
    let mut scales = Scales::new(seen, advice, &mut rng);
    if scales.actions.len() > 1 {
        let moments = advice.horizon(seen.rules());
        let mut meter = Meter::share(conditions.budget, start, 0, 1).ending(deadline);
        let mut taken = 0;
        let mut go_on = || {
            let granted = meter.take(taken);
            taken += u32::from(granted);
            granted
        };
        while scales.try_all(moments, &mut rng, &mut go_on) {}
        if scales.tries == 0 {
            // Too short even for one round: then the advice decides at a glance.
            let seed = conditions.seed.derive("plain search", 1);
            return look_ahead(seen, advice, Care::FULL, &mut Rng::new(seed));
        }
    }
    scales.findings(start)
}
