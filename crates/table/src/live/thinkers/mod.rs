//! Bots that sit like people. They think on threads of their own and never hold up a table.
//!
//! Everybody is served in turn (see `turns`): whoever made the table that asks, or asked for a hint. Nobody has every
//! thinker that searches, if there are several, and one more thinker answers only what takes no search, so that a clerk
//! never waits for a regent. While others wait, those who search think shorter (see `in_a_hurry`), also when they have
//! begun already; and nobody thinks longer than `levels::LONGEST`, whatever was asked for.

mod desk;
mod turns;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use damrak_bots::{Bots, Budget, Hint, Level, Memory, Order, Rank, Thinking};
use damrak_core::{AnyPosition, Rng, Seat};
use damrak_store::PersonId;

use self::desk::{Desk, Task, Thinker, share};
use crate::bots::{fresh_seed, levels};
use crate::live::metrics::Metrics;

/// A search that has less time than this is no better than the clerk.
const SHORTEST: Duration = Duration::from_millis(25);
/// The same in simulations.
const FEWEST: u32 = 50;

/// How long a hint is thought about…
const HINT: Duration = Duration::from_secs(1);
/// …and how long at least, however many wait.
const SHORTEST_HINT: Duration = Duration::from_millis(100);

/// Something to think about.
pub struct Job {
    /// On whose account: whoever made the table, or asked for the hint.
    pub owner: PersonId,
    /// For which seat.
    pub seat: Seat,
    /// Where.
    pub position: Box<dyn AnyPosition>,
    /// What for.
    pub wanted: Wanted,
}

/// What is wanted of a thinker, and who wants to know.
pub enum Wanted {
    /// A decision, in notation.
    Decision {
        /// Of which level.
        level: Level,
        /// When the answer is needed, if a clock falls.
        before: Option<Instant>,
        /// Takes it.
        answer: Box<dyn FnOnce(Option<String>) + Send>,
    },
    /// Advice for a person.
    Hint(Box<dyn FnOnce(Option<Hint>) + Send>),
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Job").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// A fixed number of thinkers and the lines before them.
#[derive(Clone, Debug)]
pub struct BotPool(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    bots: Bots,
    /// How many thinkers search.
    threads: usize,
    desk: Mutex<Desk>,
    arrived: Condvar,
    thinking: AtomicUsize,
    metrics: Arc<Metrics>,
}

impl BotPool {
    /// A pool with so many thinkers who search, and one who answers what takes no search.
    pub fn new(bots: Bots, threads: usize, metrics: Arc<Metrics>) -> Self {
        let threads = threads.max(1);
        let shared = Arc::new(Shared {
            bots,
            threads,
            desk: Mutex::default(),
            arrived: Condvar::new(),
            thinking: AtomicUsize::new(0),
            metrics,
        });
        let searching = std::iter::repeat_n(Thinker::Searching, threads);
        for thinker in searching.chain([Thinker::Quick]) {
            let shared = Arc::clone(&shared);
            thread::spawn(move || shared.work(thinker));
        }
        Self(shared)
    }

    /// Queues something to decide.
    pub fn ask(&self, job: Job) {
        self.0.lock().put(job, self.0.threads);
        // Not everybody takes everything.
        self.0.arrived.notify_all();
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
    fn lock(&self) -> std::sync::MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, thinker: Thinker) {
        let memory = Arc::default();
        let mut was_quick = false;
        loop {
            let task = {
                let mut desk = self.lock();
                loop {
                    if let Some(task) = desk.take(thinker, self.threads, was_quick) {
                        break task;
                    }
                    desk = self.arrived.wait(desk).unwrap_or_else(PoisonError::into_inner);
                }
            };
            was_quick = task.search.is_none();
            let search = task.search.clone();
            self.thinking.fetch_add(1, Ordering::Relaxed);
            self.think(task, &memory);
            self.thinking.fetch_sub(1, Ordering::Relaxed);
            if let Some(search) = search {
                self.lock().done(&search);
                // Whoever had too many searches may have another.
                self.arrived.notify_all();
            }
        }
    }

    /// Thinks about one thing while so many others wait for the same thinker, who remembers the last one. Whatever goes
    /// wrong with it, the thinker is there for the next.
    fn think(&self, task: Task, memory: &Arc<Memory>) {
        let Task { job, waiting, search } = task;
        let Job { seat, position, wanted, .. } = job;
        let position = position.as_ref();
        match wanted {
            Wanted::Decision { level, before, answer } => {
                let left = before.map(|before| before.saturating_duration_since(Instant::now()));
                let now = in_a_hurry(level, waiting, left);
                if now != level {
                    self.metrics.bots_hurried.add(1);
                }
                let thinking = Thinking { seed: fresh_seed(), threads: 1 };
                let order = Order::new(now, thinking).remembering(memory);
                let order = match &search {
                    Some(search) => order.within(&search.deadline),
                    None => order,
                };
                let decide = || self.decide(&order, position, seat);
                answer(catch_unwind(AssertUnwindSafe(decide)).unwrap_or_else(|_| {
                    self.note_trouble("it panicked");
                    position.random_action(seat, &mut Rng::new(fresh_seed()))
                }));
            }
            Wanted::Hint(answer) => {
                let hint = || self.hint(position, seat, waiting);
                answer(catch_unwind(AssertUnwindSafe(hint)).unwrap_or_else(|_| {
                    self.note_trouble("a hint panicked");
                    None
                }));
            }
        }
    }

    fn note_trouble(&self, why: &str) {
        self.metrics.bot_trouble.add(1);
        tracing::warn!(why, "a bot could not think as it should");
    }

    /// The decision of a bot, in notation; it knows only what its seat knows.
    fn decide(&self, order: &Order, position: &dyn AnyPosition, seat: Seat) -> Option<String> {
        match self.bots.decide_as(position, seat, order) {
            Ok(decided) => {
                if let Some(why) = &decided.trouble {
                    self.note_trouble(why);
                }
                Some(decided.notation)
            }
            Err(why) => {
                self.note_trouble(&why.to_string());
                position.random_action(seat, &mut Rng::new(fresh_seed()))
            }
        }
    }

    /// What a person could do. The more wait, the shorter it is thought about.
    fn hint(&self, position: &dyn AnyPosition, seat: Seat, waiting: usize) -> Option<Hint> {
        let budget = Budget::Time((HINT / share(waiting)).max(SHORTEST_HINT));
        let thinking = Thinking { seed: fresh_seed(), threads: 1 };
        self.bots
            .hint(position, seat, budget, thinking)
            .inspect_err(|why| self.note_trouble(&why.to_string()))
            .ok()
    }
}

/// With what a bot thinks when so many decisions wait behind it for the same thinker, and there is so much time
/// left, if there is a limit: the time, shared by all who wait. What is too short for a search is the clerk's.
fn in_a_hurry(level: Level, waiting: usize, left: Option<Duration>) -> Level {
    let share = share(waiting);
    let clerk = Level::of(Rank::Clerk);
    let Some(budget) = level.budget().filter(|_| waiting > 0 || left.is_some()) else {
        return level;
    };
    let (budget, is_enough) = match (budget, left) {
        (Budget::Time(time), left) => {
            let time = left.map_or(time, |left| left.min(time)) / share;
            (Budget::Time(time), time >= SHORTEST)
        }
        // How long simulations take is not known beforehand.
        (Budget::Simulations(_), Some(left)) => {
            let time = left.min(levels::LONGEST) / share;
            (Budget::Time(time), time >= SHORTEST)
        }
        (Budget::Simulations(count), None) => {
            let count = count / share;
            (Budget::Simulations(count), count >= FEWEST)
        }
    };
    let name = level.rank().name();
    if is_enough { format!("{name}@{budget}").parse().unwrap_or(clerk) } else { clerk }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn hurried(level: &str, waiting: usize, left: Option<u64>) -> String {
        in_a_hurry(level.parse().unwrap(), waiting, left.map(Duration::from_millis)).to_string()
    }

    #[test]
    fn the_more_wait_the_shorter_a_search() {
        assert_eq!(hurried("regent", 0, None), "regent");
        assert_eq!(hurried("regent", 3, None), "regent@500ms");
        assert_eq!(hurried("merchant", 2, None), "merchant@100ms");
        assert_eq!(hurried("merchant@1000sims", 9, None), "merchant@100sims");
        assert_eq!(hurried("merchant", 40, None), "clerk");
        assert_eq!(hurried("merchant@100sims", 9, None), "clerk");
        for level in ["clerk", "apprentice", "random"] {
            assert_eq!(hurried(level, 1000, Some(0)), level, "it answers at once anyway");
        }
    }

    #[test]
    fn before_a_clock_falls_there_is_only_so_much_time() {
        assert_eq!(hurried("regent", 0, Some(500)), "regent@500ms");
        assert_eq!(hurried("regent", 1, Some(500)), "regent@250ms");
        assert_eq!(hurried("regent@20000sims", 0, Some(400)), "regent@400ms");
        assert_eq!(hurried("regent", 0, Some(3_000)), "regent", "its usual time is shorter");
        assert_eq!(hurried("regent", 0, Some(0)), "clerk");
    }
}
