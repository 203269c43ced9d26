//! All tables: those in memory, and how to reach the others.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use damrak_bots::Level;
use damrak_core::{AnyPosition, Hash, Registry, Seat};
use damrak_kit::Kits;
use damrak_store::{Millis, PersonId, Status, Store, TableHead, TableId};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::frame::Frame;
use super::gallery::{LineId, Watching};
use super::message::{Handle, Message, Watcher};
use super::metrics::Metrics;
use super::task;
use super::thinkers::{BotPool, Job, Wanted};
use crate::clock::Moment;
use crate::entry::By;
use crate::model::Table;
use crate::notice::Notice;
use crate::problem::Problem;
use crate::render::{Form, PagePart, Pages};
use crate::settings::{Body, BodyChange};
use crate::shelf::Shelf;
use crate::turn::Turn;
use crate::wish::{Asker, HouseOrder, Wish};

/// A bot whose decision could not be stored is asked again after this.
const BOT_RETRY: Duration = Duration::from_secs(2);

/// All tables of a server. Cheap to clone.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    shelf: Shelf,
    store: Arc<dyn Store>,
    bots: BotPool,
    metrics: Arc<Metrics>,
    notices: mpsc::UnboundedSender<Notice>,
    tables: Mutex<HashMap<TableId, Handle>>,
    /// Tables that left memory, and since when their clocks run without them.
    asleep: Mutex<HashMap<TableId, Moment>>,
    /// Since when everybody is away from tables in play that left memory, by seat.
    absences: Mutex<HashMap<TableId, Vec<Option<Moment>>>>,
    /// Loading a table twice would give it two masters.
    loading: tokio::sync::Mutex<()>,
    began: Instant,
    idle: Duration,
    pages: &'static dyn Pages,
}

impl std::fmt::Debug for Hub {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hub").finish_non_exhaustive()
    }
}

impl Hub {
    /// A hub without tables in memory, and the notices it will give.
    pub fn new(
        kits: Kits,
        store: Arc<dyn Store>,
        bots: BotPool,
        metrics: Arc<Metrics>,
        idle: Duration,
        pages: &'static dyn Pages,
    ) -> (Self, mpsc::UnboundedReceiver<Notice>) {
        let (notices, receiver) = mpsc::unbounded_channel();
        let inner = Inner {
            shelf: Shelf::new(kits),
            store,
            bots,
            metrics,
            notices,
            tables: Mutex::default(),
            asleep: Mutex::default(),
            absences: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
            began: Instant::now(),
            idle,
            pages,
        };
        (Self(Arc::new(inner)), receiver)
    }

    /// The games there are.
    pub fn kits(&self) -> &Kits {
        self.0.shelf.kits()
    }

    /// The rules of the games there are.
    pub fn registry(&self) -> &Registry {
        self.0.shelf.registry()
    }

    /// The games there are, with the rules that are open.
    pub fn shelf(&self) -> &Shelf {
        &self.0.shelf
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.0.store
    }

    /// What is counted.
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// Milliseconds since the server began: for clocks, never stored.
    pub fn now(&self) -> Moment {
        self.0.began.elapsed().as_millis() as Moment
    }

    /// The instant of a moment.
    pub fn instant(&self, moment: Moment) -> Instant {
        self.0.began + Duration::from_millis(moment)
    }

    /// The time of day: stored with everything.
    pub fn wall_clock(&self) -> Millis {
        crate::wall_clock()
    }

    /// Who writes tables as pages.
    pub(crate) fn pages(&self) -> &'static dyn Pages {
        self.0.pages
    }

    /// A table nobody looks at and nothing happens at leaves memory after this.
    pub(crate) fn idle(&self) -> Duration {
        self.0.idle
    }

    /// Writes a new table.
    pub async fn create(&self, head: TableHead, body: &Body) -> Result<(), Problem> {
        self.0.store.create_table(head, body.document()).await?;
        Ok(())
    }

    /// Reads a table from the store.
    pub(crate) async fn read(&self, id: &TableId) -> Result<Table, Problem> {
        let stored = self.0.store.table(id, None).await?.ok_or_else(Problem::not_found)?;
        Table::load(&self.0.shelf, stored).map_err(|error| {
            tracing::error!(table = %id, %error, "a stored table cannot be loaded");
            Problem::from(error)
        })
    }

    /// A table as it is now, without taking it into memory for longer.
    pub(crate) async fn peek(&self, id: &TableId) -> Result<Table, Problem> {
        if let Some(handle) = self.loaded(id) {
            let (reply, answer) = oneshot::channel();
            if handle.send(Message::Peek { reply }).await.is_ok()
                && let Ok(table) = answer.await
            {
                return Ok(*table);
            }
        }
        self.read(id).await
    }

    async fn handle(&self, id: &TableId) -> Result<Handle, Problem> {
        if let Some(handle) = self.loaded(id) {
            return Ok(handle);
        }
        let _one_at_a_time = self.0.loading.lock().await;
        if let Some(handle) = self.loaded(id) {
            return Ok(handle);
        }
        let mut table = self.read(id).await?;
        if let Some(since) = self.asleep().remove(id) {
            table.run_clocks(since);
        }
        if let Some(absences) = self.absences().remove(id) {
            table.recall_absences(&absences);
        }
        self.note_visit(&table.head);
        let handle = task::start(self.clone(), table);
        self.tables().insert(id.clone(), handle.clone());
        Ok(handle)
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Handle>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn loaded(&self, id: &TableId) -> Option<Handle> {
        self.tables().get(id).cloned()
    }

    /// While this is held no table comes into memory.
    pub(crate) async fn hold_loading(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.0.loading.lock().await
    }

    /// A table that is in memory learns that the people at it have changed.
    pub async fn reload_if_loaded(&self, id: &TableId) {
        let loaded = {
            let _nobody_loads = self.hold_loading().await;
            self.loaded(id)
        };
        if let Some(handle) = loaded {
            // One that has just fallen asleep reads everything anew when it wakes.
            let _ = handle.send(Message::Reload).await;
        }
    }

    /// A table leaves memory. If clocks run there: since when without it, and when the next is at zero.
    pub(crate) fn let_sleep(&self, id: &TableId, clocks: Option<(Moment, Instant)>) {
        if let Some((since, zero)) = clocks {
            self.asleep().insert(id.clone(), since);
            let (hub, id) = (self.clone(), id.clone());
            tokio::spawn(async move {
                tokio::time::sleep_until(zero).await;
                if hub.asleep().get(&id) == Some(&since)
                    && let Err(problem) = hub.handle(&id).await
                {
                    tracing::error!(table = %id, ?problem, "a table cannot be woken");
                }
            });
        }
        self.tables().remove(id);
    }

    /// Remembers since when everybody is away from a table that leaves memory.
    pub(crate) fn remember_absences(&self, table: &Table) {
        if table.head.status == Status::Playing {
            self.absences().insert(table.head.id.clone(), table.absences());
        }
    }

    /// A table that is no more needs none of that.
    pub(crate) fn forget_absences(&self, id: &TableId) {
        self.absences().remove(id);
    }

    fn absences(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Vec<Option<Moment>>>> {
        self.0.absences.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn asleep(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Moment>> {
        self.0.asleep.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a message to a table, loading it if need be.
    pub(crate) async fn send(&self, id: &TableId, message: Message) -> Result<(), Problem> {
        let mut message = message;
        for _ in 0..3 {
            match self.handle(id).await?.send(message).await {
                Ok(()) => return Ok(()),
                Err(unsent) => {
                    message = unsent;
                    tokio::task::yield_now().await;
                }
            }
        }
        Err(Problem::unavailable())
    }

    pub(crate) fn pass_on(&self, id: TableId, message: Message) {
        let hub = self.clone();
        tokio::spawn(async move {
            if let Err(problem) = hub.send(&id, message).await {
                tracing::warn!(table = %id, ?problem, "a message was lost");
            }
        });
    }

    /// Sends a table a message that it answers.
    pub(crate) async fn ask<T>(
        &self,
        id: &TableId,
        message: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> Message,
    ) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        self.send(id, message(reply)).await?;
        answer.await.map_err(|_| Problem::unavailable())?
    }

    /// Asks a table to grant a wish; the answer is its version after it.
    pub async fn wish(&self, id: &TableId, asker: Asker, wish: Wish) -> Result<u64, Problem> {
        let (asker, wish) = (Box::new(asker), Box::new(wish));
        self.ask(id, |reply| Message::Wish { asker, wish, reply }).await
    }

    /// Closes a table for the house; the answer is its version after it.
    pub async fn close(&self, order: impl HouseOrder) -> Result<u64, Problem> {
        let (id, admin) = order.into_parts();
        self.ask(&id, |reply| Message::Close { admin, reply }).await
    }

    /// Watches a table.
    pub async fn watch(&self, id: &TableId, watcher: Watcher) -> Result<Watching, Problem> {
        self.ask(id, |reply| Message::Watch { watcher, reply }).await
    }

    /// Looks at a table once.
    pub async fn look(&self, id: &TableId, watcher: Watcher) -> Result<Frame, Problem> {
        self.ask(id, |reply| Message::Look { watcher, reply }).await
    }

    /// Looks at a table once, for whoever shows it on a page.
    pub async fn look_page(&self, id: &TableId, watcher: Watcher) -> Result<PagePart, Problem> {
        let watcher = Watcher { form: Form::Page, ..watcher };
        self.ask(id, |reply| Message::Page { watcher, reply }).await
    }

    /// A line has ended.
    pub async fn unwatch(&self, id: &TableId, line: LineId) {
        // A table that is gone has forgotten its watchers.
        let _ = self.send(id, Message::Unwatch { line }).await;
    }

    /// Somebody takes a step in the lesson of the game that is to be played at a table. Nobody waits at a table that is
    /// not in memory.
    pub async fn note_learning(&self, id: &TableId, person: PersonId, step: u32) {
        if let Some(table) = self.loaded(id) {
            let _ = table.send(Message::Learning { person, step }).await;
        }
    }

    /// How long a message to somebody and back took.
    pub async fn note_round_trip(
        &self,
        id: &TableId,
        person: PersonId,
        millis: u32,
        known: Option<u32>,
    ) {
        // A table that is gone needs no measurements.
        let _ = self.send(id, Message::RoundTrip { person, millis, known }).await;
    }

    /// Somebody wrote a line of chat.
    pub async fn note_chat(&self, id: &TableId, number: u64) -> Result<(), Problem> {
        self.send(id, Message::Chat { number }).await
    }

    /// The people at a table have changed in the store: it is read again.
    pub async fn reload(&self, id: &TableId) -> Result<(), Problem> {
        self.send(id, Message::Reload).await
    }

    /// Keeps a seat for whoever shows the secret of this hash; only the table's maker may.
    pub async fn keep_seat(
        &self,
        id: &TableId,
        asker: Asker,
        seat: Seat,
        hash: Hash,
    ) -> Result<(), Problem> {
        self.change_body(id, Some(asker), BodyChange::Invitation(seat, hash)).await
    }

    /// Notes which table follows a finished one.
    pub async fn note_rematch(&self, id: &TableId, next: TableId) -> Result<(), Problem> {
        self.change_body(id, None, BodyChange::Rematch(next)).await
    }

    async fn change_body(
        &self,
        id: &TableId,
        asker: Option<Asker>,
        change: BodyChange,
    ) -> Result<(), Problem> {
        let asker = asker.map(Box::new);
        self.ask(id, |reply| Message::ChangeBody { asker, change, reply }).await
    }

    /// Asks a bot to decide on somebody's account, if it can before a moment; the answer comes back to the table as a
    /// message.
    #[allow(clippy::too_many_arguments)] // They are what a decision is made of, named once and passed on.
    pub(crate) fn ask_bot(
        &self,
        id: TableId,
        owner: PersonId,
        seat: Seat,
        turn: Turn,
        level: Level,
        by: By,
        position: Box<dyn AnyPosition>,
        before: Option<Moment>,
    ) {
        let hub = self.clone();
        let runtime = tokio::runtime::Handle::current();
        let answer = move |action| {
            runtime.spawn(async move {
                let message = Message::Bot { seat, turn, action, by };
                if let Err(problem) = hub.send(&id, message).await {
                    tracing::warn!(table = %id, ?problem, "a bot's decision was lost");
                }
            });
        };
        let before = before.map(|moment| self.instant(moment).into_std());
        let wanted = Wanted::Decision { level, before, answer: Box::new(answer) };
        self.0.bots.ask(Job { owner, seat, position, wanted });
    }

    /// Has somebody think about what a seat could do, on its person's account; the answer comes back to the table as a
    /// message.
    pub(crate) fn ask_hint(
        &self,
        id: TableId,
        owner: PersonId,
        seat: Seat,
        turn: Turn,
        position: Box<dyn AnyPosition>,
    ) {
        let hub = self.clone();
        let runtime = tokio::runtime::Handle::current();
        let answer = move |hint| {
            runtime.spawn(async move {
                if let Err(problem) = hub.send(&id, Message::Hint { seat, turn, hint }).await {
                    tracing::warn!(table = %id, ?problem, "a hint was lost");
                }
            });
        };
        self.0.bots.ask(Job { owner, seat, position, wanted: Wanted::Hint(Box::new(answer)) });
    }

    /// Tells whoever notifies people.
    pub(super) fn notice(&self, notice: Notice) {
        // Without a notifier there is nobody to tell.
        let _ = self.0.notices.send(notice);
    }

    /// Lets the bots of a table try again in a while.
    pub(crate) fn retry_bots(&self, id: TableId) {
        let hub = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(BOT_RETRY).await;
            if let Err(problem) = hub.send(&id, Message::Reload).await {
                tracing::warn!(table = %id, ?problem, "a table could not be woken");
            }
        });
    }

    /// Whether somebody looks at a table now. One that is not in memory is looked at by nobody.
    pub async fn is_looking(&self, id: &TableId, person: &PersonId) -> bool {
        let Some(handle) = self.loaded(id) else { return false };
        let (reply, answer) = oneshot::channel();
        let question = Message::IsLooking { person: person.clone(), reply };
        handle.send(question).await.is_ok() && answer.await.unwrap_or(false)
    }

    /// Wakes every table that is being played: bots go on thinking, clocks go on running.
    pub async fn wake_all(&self) -> Result<usize, Problem> {
        let ids = self.0.store.tables_in_play().await?;
        for id in &ids {
            if let Err(problem) = self.handle(id).await {
                tracing::error!(table = %id, ?problem, "a table cannot be woken");
            }
        }
        Ok(ids.len())
    }

    /// Stops every table: clocks are stored, nothing is lost.
    pub async fn stop_all(&self) {
        let asleep: Vec<TableId> = self.asleep().keys().cloned().collect();
        for id in asleep {
            if let Err(problem) = self.handle(&id).await {
                tracing::error!(table = %id, ?problem, "a table's clocks cannot be stored");
            }
        }
        let handles: Vec<Handle> = self.tables().drain().map(|(_, handle)| handle).collect();
        for handle in handles {
            let (reply, done) = oneshot::channel();
            if handle.send(Message::Stop { reply }).await.is_ok() {
                // A task that died has nothing more to store.
                let _ = done.await;
            }
        }
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.tables().len()
    }
}
