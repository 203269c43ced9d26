//! Bots that sit like people. They think on threads of their own and never hold up a table.

use std::collections::{HashSet, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use damrak_core::{AnyPosition, Rng, Seat, Seed};

/// The bots there are, the weakest first.
pub const LEVELS: &[&str] = &["random", "simple"];

/// How long the simple bot may think.
const BUDGET: Duration = Duration::from_millis(60);
/// A random game that takes longer tells nothing.
const PLAYOUT: u32 = 5_000;
/// How many random decisions are tried where not all can be.
const STRANGERS: usize = 16;

/// Something to decide.
pub struct Job {
    /// Which level.
    pub bot: String,
    /// For which seat.
    pub seat: Seat,
    /// Where.
    pub position: Box<dyn AnyPosition>,
    /// Who wants to know.
    pub answer: Box<dyn FnOnce(Option<String>) + Send>,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Job").field("bot", &self.bot).field("seat", &self.seat).finish()
    }
}

/// A fixed number of thinkers and a queue before them.
#[derive(Clone, Debug)]
pub struct BotPool(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    queue: Mutex<VecDeque<Job>>,
    arrived: Condvar,
    thinking: AtomicUsize,
}

impl BotPool {
    /// A pool with so many thinkers.
    pub fn new(threads: usize) -> Self {
        let shared = Arc::new(Shared::default());
        for _ in 0..threads.max(1) {
            let shared = Arc::clone(&shared);
            thread::spawn(move || shared.work());
        }
        Self(shared)
    }

    /// Queues something to decide.
    pub fn ask(&self, job: Job) {
        self.0.lock().push_back(job);
        self.0.arrived.notify_one();
    }

    /// How many decisions wait for a thinker.
    pub fn queued(&self) -> usize {
        self.0.lock().len()
    }

    /// How many thinkers are busy.
    pub fn thinking(&self) -> usize {
        self.0.thinking.load(Ordering::Relaxed)
    }
}

impl Shared {
    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<Job>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        loop {
            let job = {
                let mut queue = self.lock();
                loop {
                    if let Some(job) = queue.pop_front() {
                        break job;
                    }
                    queue = self.arrived.wait(queue).unwrap_or_else(PoisonError::into_inner);
                }
            };
            self.thinking.fetch_add(1, Ordering::Relaxed);
            let action = decide(&job.bot, job.position.as_ref(), job.seat);
            self.thinking.fetch_sub(1, Ordering::Relaxed);
            (job.answer)(action);
        }
    }
}

fn fresh_rng() -> Rng {
    let mut bytes = [0; 32];
    if getrandom::fill(&mut bytes).is_err() {
        // Without the system's randomness a bot may be predictable; the deal never uses this.
        bytes[..8].copy_from_slice(&crate::wall_clock().to_le_bytes());
    }
    Rng::new(Seed::from_bytes(bytes))
}

/// The decision of a bot, in notation; it knows only what its seat knows.
pub fn decide(bot: &str, position: &dyn AnyPosition, seat: Seat) -> Option<String> {
    let mut rng = fresh_rng();
    match bot {
        "random" => position.random_action(seat, &mut rng),
        _ => simple(position, seat, &mut rng),
    }
}

fn simple(position: &dyn AnyPosition, seat: Seat, rng: &mut Rng) -> Option<String> {
    let until = Instant::now() + BUDGET;
    weigh(position, seat, rng, &mut |_| Instant::now() < until)
}

/// The decision of the simple bot by so many tries of every action instead of by the clock: the same for the
/// same position and the same chance.
pub(crate) fn decide_steadily(
    position: &dyn AnyPosition,
    seat: Seat,
    rng: &mut Rng,
    tries: usize,
) -> Option<String> {
    weigh(position, seat, rng, &mut |tried| tried < tries)
}

/// Tries every action on guesses of what is hidden and keeps the one whose random games end best; goes on
/// while it may, asked with how often every action was tried.
fn weigh(
    position: &dyn AnyPosition,
    seat: Seat,
    rng: &mut Rng,
    go_on: &mut dyn FnMut(usize) -> bool,
) -> Option<String> {
    let actions = worth_trying(position, seat, rng);
    if actions.len() <= 1 {
        return actions.into_iter().next();
    }
    let mut results = vec![(0.0_f64, 0_u32); actions.len()];
    let mut tried_all = 0;
    'thinking: while go_on(tried_all) {
        let guess = position.guess(seat, rng);
        for (action, result) in actions.iter().zip(&mut results) {
            let mut tried = guess.fork();
            if tried.act(seat, action).is_err() {
                continue;
            }
            result.0 += play_on(tried, seat, rng);
            result.1 += 1;
            if !go_on(tried_all) {
                break 'thinking;
            }
        }
        tried_all += 1;
    }
    let mean = |(sum, count): (f64, u32)| if count == 0 { 0.0 } else { sum / f64::from(count) };
    let best = (0..actions.len()).max_by(|a, b| mean(results[*a]).total_cmp(&mean(results[*b])));
    best.map(|index| actions[index].clone())
}

/// Every decision; of a bundle those worth naming and some others.
fn worth_trying(position: &dyn AnyPosition, seat: Seat, rng: &mut Rng) -> Vec<String> {
    let choices = position.choices(seat);
    let mut actions: Vec<String> =
        choices.sentences().map(|offer| offer.notation.clone()).collect();
    if !choices.bundles.is_empty() {
        for _ in 0..STRANGERS {
            actions.extend(position.random_action(seat, rng));
        }
        let mut seen = HashSet::new();
        actions.retain(|action| seen.insert(action.clone()));
    }
    actions
}

/// What a seat gets in a random game from here: 1 for winning alone, 0 for coming last.
fn play_on(mut position: Box<dyn AnyPosition>, seat: Seat, rng: &mut Rng) -> f64 {
    let Some(standing) = position.play_randomly(rng, PLAYOUT) else { return 0.5 };
    let Some(place) = standing.place_of(seat) else { return 0.5 };
    let tied = standing.places.iter().filter(|other| other.rank == place.rank).count() - 1;
    let below = standing.places.iter().filter(|other| other.rank > place.rank).count();
    let others = standing.places.len().saturating_sub(1).max(1);
    (below as f64 + tied as f64 / 2.0) / others as f64
}
