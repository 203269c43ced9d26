//! Information-set Monte-Carlo tree search.
//!
//! One tree over what the seat can tell apart; every walk goes through a fresh guess, and an edge counts how often
//! it could have been taken. Each seat has its own values and maximises its own. Seats that decide at the same
//! moment choose each by its own statistics, and what others have sealed already is thought through anew
//! ([`damrak_core::Sight::reopen`]). Edges are tried by what they brought so far and by the priors of the advice
//! (PUCT); where there are very many, they are added bit by bit. A walk is cut off by the horizon of the advice
//! and judged.

mod memory;
mod tree;
mod walk;

use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use damrak_core::{Game, Rng, Seed, Seen};

use crate::advice::{Advice, Breadth, guess_reopened};
use crate::budget::{Budget, Deadline, Meter};
pub use memory::Memory;
use memory::foresee;
use walk::Walker;

/// The numbers that steer a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How much a promising edge is preferred that was tried little, in standard deviations of what came out.
    pub curiosity: f32,
    /// The same where several seats decide at the same moment: less would leave them stuck with what was good
    /// against what the others do no more.
    pub curiosity_together: f32,
    /// How much less than the mean an edge is thought to bring that was never tried, likewise.
    pub doubt: f32,
    /// For so many visits of a moment the others, and the seat itself later on, decide as in games that are only
    /// played through: what was hardly tried yet says less than that.
    pub trust: u32,
    /// For so many visits the others do so where several seats decide at the same moment: what they try there would
    /// be no answer to anything.
    pub trust_together: u32,
    /// Whether other seats choose by what they could know of the guess, guessing the rest anew; else as if they knew it.
    pub guess_anew: bool,
    /// How many edges a slot has at first.
    pub width: usize,
    /// How many more it gets with the square root of its visits.
    pub growth: f32,
    /// A decision taken at the same moment as others is drawn in proportion to visits, from those with at least
    /// this part of the most.
    pub mixing: f32,
}

impl Settings {
    /// As the house searches if nothing else was found better for a game.
    pub const DEFAULT: Self = Self {
        curiosity: 0.7,
        curiosity_together: 2.0,
        doubt: 0.1,
        trust: 0,
        trust_together: 0,
        guess_anew: false,
        width: 40,
        growth: 2.0,
        mixing: 0.25,
    };
}

impl Default for Settings {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// How a search is run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Conditions {
    /// How long.
    pub budget: Budget,
    /// On how many threads; each has a tree of its own, and their findings are added up.
    pub threads: u32,
    /// From where all its chance flows.
    pub seed: Seed,
}

/// One decision as the search judges it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding<A> {
    /// The decision.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How likely the seat is to win by it, from 0 to 1.
    pub chance: f32,
}

impl<A> Finding<A> {
    /// What the seat may count on: the chance less its standard error.
    pub fn at_least(&self) -> f32 {
        let spread = (self.chance * (1.0 - self.chance)).max(0.0);
        self.chance - (spread / self.visits.max(1) as f32).sqrt()
    }
}

/// A decision that was tried less than this part of the most is not known well enough to be taken.
const KNOWN: f32 = 0.25;

/// Those that are known well enough, the one with the best to count on first.
pub(crate) fn by_surety<A: Copy>(decisions: &[Finding<A>]) -> Vec<Finding<A>> {
    let most = decisions.iter().map(|found| found.visits).max().unwrap_or(0);
    let known = |found: &&Finding<A>| found.visits as f32 >= KNOWN * most as f32;
    let mut known: Vec<_> = decisions.iter().filter(known).copied().collect();
    known.sort_by(|a, b| b.at_least().total_cmp(&a.at_least()));
    known
}

/// The one with the best to count on.
fn surest<A: Copy>(decisions: &[Finding<A>]) -> Option<Finding<A>> {
    by_surety(decisions).first().copied()
}

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings<A> {
    /// What to do.
    pub choice: A,
    /// Every decision that was thought of, the most tried first.
    pub decisions: Vec<Finding<A>>,
    /// How many simulations were made.
    pub simulations: u32,
    /// How long it took.
    pub time: Duration,
}

/// From where a search sets out, and within which bounds.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a, A> {
    /// What is remembered of the last decision of this seat, to go on from there.
    pub memory: Option<&'a Memory>,
    /// The only decisions that are thought of, if not all are.
    pub among: Option<&'a [A]>,
    /// When it ends, whatever is left of its budget.
    pub deadline: Option<&'a Deadline>,
}

impl<A> Default for Start<'_, A> {
    fn default() -> Self {
        Self { memory: None, among: None, deadline: None }
    }
}

/// Searches for the best decision of a seat; nothing if it has none to take.
pub fn search<G: Game, A: Advice<G> + ?Sized>(
    seen: Seen<'_, G>,
    advice: &A,
    settings: Settings,
    conditions: Conditions,
) -> Option<Findings<G::Action>> {
    search_from(seen, advice, settings, conditions, Start::default())
}

/// The same with more to start from.
pub fn search_from<G: Game, A: Advice<G> + ?Sized>(
    seen: Seen<'_, G>,
    advice: &A,
    settings: Settings,
    conditions: Conditions,
    Start { memory, among, deadline }: Start<'_, G::Action>,
) -> Option<Findings<G::Action>> {
    let start = Instant::now();
    let mut rng = Rng::new(conditions.seed.derive("search", 0));
    let mut list = Vec::new();
    let guess = guess_reopened(seen, advice, &mut rng);
    let breadth = advice.candidates(seen.rules(), &guess, seen.seat(), &mut list, &mut rng);
    let only = *list.first()?;
    if among.is_none() && list.len() == 1 && breadth == Breadth::All {
        let decisions = vec![Finding { action: only, visits: 0, chance: 0.5 }];
        return Some(Findings { choice: only, decisions, simulations: 0, time: start.elapsed() });
    }

    let waiting = seen.rules().waiting_for(&guess);
    let threads = conditions.threads.max(1);
    let mut kept: Vec<_> = memory.map(|memory| memory.take(seen)).unwrap_or_default();
    kept.truncate(threads as usize);
    let kept: Vec<_> = kept.into_iter().map(|tree| Mutex::new(Some(tree))).collect();
    let think = |thread: u32| {
        let kept = kept.get(thread as usize).and_then(|kept| kept.lock().ok()?.take());
        let rng = Rng::new(conditions.seed.derive("search thread", u64::from(thread)));
        let mut walker = Walker::new(seen, advice, settings, waiting, kept, rng);
        walker.among = among;
        let meter = Meter::share(conditions.budget, start, thread, threads);
        let mut meter = meter.ending(deadline);
        let mut walks = 0;
        while meter.take(walks) {
            walker.walk();
            walks += 1;
        }
        (walker, walks)
    };
    let results = if threads == 1 { vec![think(0)] } else { on_threads(threads, &think) };

    let simulations = results.iter().map(|(_, walks)| walks).sum();
    let edges = |(walker, _): &(Walker<'_, G, A>, u32)| -> Vec<(G::Action, u32, f64)> {
        let edges = walker.own_slot().into_iter().flat_map(|slot| walker.tree.edges_of(slot));
        edges.map(|edge| (edge.action, edge.visits, f64::from(edge.won))).collect()
    };
    let decisions = add_up(results.iter().flat_map(edges).collect());
    let choice = match decisions.first() {
        Some(best) if waiting.len() > 1 => draw(&decisions, best.visits, settings, &mut rng),
        Some(_) => surest(&decisions).map_or(only, |found| found.action),
        None => only,
    };
    if let Some(memory) = memory
        && let Some((view, position)) = foresee(seen, choice, &mut rng)
    {
        let trees = results.into_iter().filter_map(|(tree, _)| tree.into_child(choice, &position));
        memory.keep::<G>(view, trees.collect());
    }
    Some(Findings { choice, decisions, simulations, time: start.elapsed() })
}

/// Runs the same on several threads. What a thread found that broke down is left out.
fn on_threads<T: Send>(threads: u32, think: &(impl Fn(u32) -> T + Sync)) -> Vec<T> {
    thread::scope(|scope| {
        let started: Vec<_> =
            (1..threads).map(|thread| scope.spawn(move || think(thread))).collect();
        let mut results = vec![think(0)];
        results.extend(started.into_iter().filter_map(|thread| thread.join().ok()));
        results
    })
}

/// The findings of all threads in one list, the most tried first.
fn add_up<A: Copy + Ord>(mut found: Vec<(A, u32, f64)>) -> Vec<Finding<A>> {
    found.sort_by_key(|(action, ..)| *action);
    let mut decisions: Vec<Finding<A>> = found
        .chunk_by(|(a, ..), (b, ..)| a == b)
        .map(|same| {
            let visits: u32 = same.iter().map(|(_, visits, _)| visits).sum();
            let won: f64 = same.iter().map(|(.., won)| won).sum();
            let chance = if visits == 0 { 0.0 } else { (won / f64::from(visits)) as f32 };
            Finding { action: same[0].0, visits, chance }
        })
        .collect();
    decisions.sort_by(|a, b| {
        let by_chance = || b.chance.total_cmp(&a.chance);
        b.visits.cmp(&a.visits).then_with(by_chance).then_with(|| a.action.cmp(&b.action))
    });
    decisions
}

/// Draws in proportion to visits from those that were tried often.
fn draw<A: Copy>(decisions: &[Finding<A>], most: u32, settings: Settings, rng: &mut Rng) -> A {
    let least = (most as f32 * settings.mixing) as u32;
    let often = || decisions.iter().take_while(|found| found.visits >= least.max(1));
    let all: u32 = often().map(|found| found.visits).sum();
    let mut drawn = rng.below(all);
    for found in often() {
        if drawn < found.visits {
            return found.action;
        }
        drawn -= found.visits;
    }
    decisions[0].action
}
