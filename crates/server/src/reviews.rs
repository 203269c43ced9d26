//! Looking back on finished games, in the background: one game at a time, each within so many seconds of one core.
//!
//! What waits and what is being done is known to this process alone. Whoever asks for a review after a restart has
//! it made again; what is finished is kept in the store.

use std::collections::{HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use damrak_bots::{Bots, Review, Reviewing};
use damrak_core::{AnyRules, Play, Seat, Seed};
use damrak_store::{Person, PersonId, Status, StoreError, TableId};

use damrak_table::Problem;
use damrak_table::live::hub::Hub;
use damrak_table::live::metrics::Metrics;
use damrak_table::live::thinkers::BotPool;
use damrak_table::notice::{Kind, Notice};
use damrak_table::visit::Over;

/// Who asks when so many wait already is asked to come back later.
const MOST_WAITING: usize = 200;

/// A longer look takes so many times as long as the one before, and never longer than this.
const LONGER: u32 = 4;
const LONGEST: u32 = 300;

/// A review, or how far it is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Progress {
    /// It is made.
    Ready(Box<Review>),
    /// So many others come first.
    Waits {
        /// How many.
        before: usize,
    },
    /// It is being made.
    Runs {
        /// Decisions that are looked at.
        done: u32,
        /// All decisions.
        all: u32,
    },
}

/// Who looks back on games. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Reviews {
    hub: Hub,
    /// While they have something to do nothing is begun that nobody asked for.
    thinkers: BotPool,
    work: Arc<Work>,
}

/// What the thread has that looks back. It never ends, so it must not keep the tables and their store alive.
#[derive(Debug)]
struct Work {
    bots: Bots,
    seconds: u32,
    desk: Mutex<Desk>,
    arrived: Condvar,
    metrics: Arc<Metrics>,
}

#[derive(Debug, Default)]
struct Desk {
    waiting: VecDeque<Job>,
    running: Option<Running>,
    /// Games that could not be looked back on: nobody tries forever.
    failed: HashSet<TableId>,
}

#[derive(Debug)]
struct Running {
    table: TableId,
    done: u32,
    all: u32,
}

/// A game to be looked back on.
struct Job {
    table: TableId,
    rules: Arc<dyn AnyRules>,
    seed: Seed,
    decisions: Vec<(Seat, String)>,
    /// How long it is looked at.
    seconds: u32,
    /// Takes the review and says when it is kept.
    keep: Box<dyn FnOnce(Review) + Send>,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Job").field("table", &self.table).finish_non_exhaustive()
    }
}

impl Reviews {
    /// Somebody who takes so many seconds for a game; nobody if that is 0.
    pub(crate) fn new(
        hub: Hub,
        bots: Bots,
        thinkers: BotPool,
        seconds: u32,
        metrics: Arc<Metrics>,
    ) -> Self {
        let (desk, arrived) = (Mutex::default(), Condvar::new());
        let work = Arc::new(Work { bots, seconds, desk, arrived, metrics });
        if seconds > 0 {
            let work = Arc::clone(&work);
            thread::spawn(move || work.go_on());
        }
        Self { hub, thinkers, work }
    }

    /// Whether games are looked back on here at all.
    pub(crate) fn is_on(&self) -> bool {
        self.work.seconds > 0
    }

    /// Whether nothing is to be done.
    pub(crate) fn is_idle(&self) -> bool {
        let desk = self.work.lock();
        desk.waiting.is_empty() && desk.running.is_none()
    }

    /// How far the review of a table is, if it was asked for; an error if it cannot be made.
    fn progress(&self, table: &TableId) -> Result<Option<Progress>, Problem> {
        let desk = self.work.lock();
        if desk.failed.contains(table) {
            return Err(Problem::not_now("server-review-failed"));
        }
        if let Some(running) = desk.running.as_ref().filter(|running| running.table == *table) {
            return Ok(Some(Progress::Runs { done: running.done, all: running.all }));
        }
        let place = desk.waiting.iter().position(|job| job.table == *table);
        let ahead = usize::from(desk.running.is_some());
        Ok(place.map(|place| Progress::Waits { before: place + ahead }))
    }

    /// Whether a game waits to be looked at or is being looked at, for the first time or again.
    pub(crate) fn is_looked_at(&self, table: &TableId) -> bool {
        matches!(self.progress(table), Ok(Some(_)))
    }

    fn ask(&self, job: Job) -> Result<(), Problem> {
        let mut desk = self.work.lock();
        let is_known = |table: &TableId| {
            desk.waiting.iter().any(|job| job.table == *table)
                || desk.running.as_ref().is_some_and(|running| running.table == *table)
        };
        if is_known(&job.table) {
            return Ok(());
        }
        if desk.waiting.len() >= MOST_WAITING {
            return Err(Problem::busy());
        }
        desk.waiting.push_back(job);
        self.work.arrived.notify_one();
        Ok(())
    }
}

impl Work {
    fn lock(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn go_on(&self) {
        loop {
            let job = {
                let mut desk = self.lock();
                loop {
                    if let Some(job) = desk.waiting.pop_front() {
                        let (table, all) = (job.table.clone(), job.decisions.len() as u32);
                        desk.running = Some(Running { table, done: 0, all });
                        break job;
                    }
                    desk = self.arrived.wait(desk).unwrap_or_else(PoisonError::into_inner);
                }
            };
            let made = catch_unwind(AssertUnwindSafe(|| self.review(&job)));
            let why = match made {
                Ok(Ok(review)) => {
                    self.metrics.reviews.add(1);
                    (job.keep)(review);
                    None
                }
                Ok(Err(why)) => Some(why),
                Err(_) => Some("it panicked".to_owned()),
            };
            let mut desk = self.lock();
            desk.running = None;
            if let Some(why) = why {
                tracing::error!(table = %job.table, why, "a game could not be looked back on");
                desk.failed.insert(job.table);
            }
        }
    }

    fn review(&self, job: &Job) -> Result<Review, String> {
        let mut play = Play::deal(Arc::clone(&job.rules), job.seed);
        for (seat, action) in &job.decisions {
            let decided = play.decide(*seat, action);
            decided.map_err(|refused| {
                format!("the rules refuse `{action}`: {}", refused.phrase.key)
            })?;
        }
        let reviewing = Reviewing {
            budget: Duration::from_secs(u64::from(job.seconds)),
            threads: 1,
            seed: Seed::from_number(1),
        };
        let mut progress = |done, all| {
            if let Some(running) = &mut self.lock().running {
                (running.done, running.all) = (done, all);
            }
            true
        };
        self.bots.review(&play, reviewing, &mut progress).map_err(|why| why.to_string())
    }
}

impl Reviews {
    /// The review of a table that is kept, if there is one. Whether somebody may see it is the caller's question.
    pub(crate) async fn kept(&self, table: &TableId) -> Result<Option<Review>, Problem> {
        let Some(document) = self.hub.store().review(table).await? else { return Ok(None) };
        let review = serde_json::from_value(document)
            .map_err(|error| StoreError::Damaged(format!("the review of {table}: {error}")))?;
        Ok(Some(review))
    }

    /// The review of a table, or how far it is; it is begun if nobody has asked before.
    pub(crate) async fn review_of(&self, over: Over<'_>) -> Result<Progress, Problem> {
        let table = over.facts();
        // What was broken off has no result that could be explained.
        if table.head().status == Status::Closed || table.standing().is_none() {
            return Err(Problem::not_now("server-no-review"));
        }
        if table.is_arranged() {
            return Err(Problem::not_now("boards-no-review"));
        }
        let id = table.id();
        // Asked first: a review that is finished between the two questions is found by the second.
        let progress = self.progress(id);
        if let Some(review) = self.kept(id).await? {
            return Ok(Progress::Ready(Box::new(review)));
        }
        if let Some(progress) = progress? {
            return Ok(progress);
        }
        if !self.is_on() {
            return Err(Problem::not_now("server-reviews-off"));
        }
        self.begin(over, self.work.seconds).await?;
        Ok(self.progress(id)?.unwrap_or(Progress::Waits { before: 0 }))
    }

    /// Looks at a game once more, longer than before; what is kept stays until that is done.
    pub(crate) async fn look_longer(&self, over: Over<'_>) -> Result<(), Problem> {
        if !self.is_on() {
            return Err(Problem::not_now("server-reviews-off"));
        }
        if over.facts().is_arranged() {
            return Err(Problem::not_now("boards-no-review"));
        }
        let kept = self.kept(over.facts().id()).await?;
        let before = kept.map_or(0, |review| review.seconds).max(self.work.seconds);
        self.begin(over, (before * LONGER).min(LONGEST)).await
    }

    async fn begin(&self, over: Over<'_>, seconds: u32) -> Result<(), Problem> {
        let deal = over.deal().ok_or_else(Problem::not_found)?;
        let seed = deal.seed().map_err(|_| Problem::not_found())?;
        let id = over.facts().id().clone();
        let hub = &self.hub;
        let decisions = hub.decisions(over).await?;
        let (store, runtime) = (Arc::clone(hub.store()), tokio::runtime::Handle::current());
        let keep = {
            let id = id.clone();
            move |review: Review| {
                let document = serde_json::to_value(review).expect("a review is plain data");
                // Kept before the desk forgets that it was made.
                if let Err(error) = runtime.block_on(store.put_review(&id, document)) {
                    tracing::error!(table = %id, %error, "a review could not be kept");
                }
            }
        };
        let rules = Arc::clone(over.facts().rules());
        self.ask(Job { table: id, rules, seed, decisions, seconds, keep: Box::new(keep) })
    }

    /// Whether there is nothing else to do.
    fn has_leisure(&self) -> bool {
        self.is_on() && self.is_idle() && self.thinkers.queued() == 0
    }

    /// Begins with a game at whose end somebody looks who sat there, if there is nothing else to do.
    pub(crate) async fn begin_at_leisure(&self, over: Over<'_>) -> Result<(), Problem> {
        let facts = over.facts();
        if self.has_leisure() && facts.standing().is_some() && !facts.is_arranged() {
            self.review_of(over).await?;
        }
        Ok(())
    }

    /// Begins with the live games of people who have accounts as soon as they are over, if there is nothing else to do.
    pub(crate) fn begin_for(&self, notices: &[Notice]) {
        let is_over = |notice: &&Notice| notice.kind == Kind::Over && notice.table.live;
        for notice in notices.iter().filter(is_over) {
            if !self.has_leisure() {
                return;
            }
            let (reviews, person) = (self.clone(), notice.person.clone());
            let table = notice.table.id.clone();
            tokio::spawn(async move {
                if let Err(problem) = reviews.begin_with(&table, &person).await {
                    tracing::warn!(%table, code = problem.code, "a review was not begun");
                }
            });
        }
    }

    async fn begin_with(&self, table: &TableId, person: &PersonId) -> Result<(), Problem> {
        let hub = &self.hub;
        let has_account = |person: Person| person.user_name.is_some();
        if hub.store().person(person).await?.is_some_and(has_account) {
            let visit = hub.visit(table, Some(person)).await?;
            if visit.facts().standing().is_some() && !visit.facts().is_arranged() {
                self.review_of(visit.over()?).await?;
            }
        }
        Ok(())
    }
}
