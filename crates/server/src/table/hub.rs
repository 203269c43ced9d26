//! All tables: those in memory, and how to reach the others.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use damrak_core::{AnyPosition, Registry, Seat, SeatSet};
use damrak_store::{LogEntry, Millis, PersonId, RatingChange, Status, Store, TableHead, TableId};
use damrak_words::{Words, words};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::clock::Moment;
use super::entry::{By, Entry, Why};
use super::model::{Occupant, Table};
use super::settings::Body;
use super::task::{self, BodyChange, Handle, Message, Watching};
use super::wish::{Asker, Wish};
use crate::bots::{BotPool, Job};
use crate::metrics::Metrics;
use crate::problem::Problem;

/// How many entries of a log are read at once.
const PAGE: u32 = 4096;
/// A bot whose decision could not be stored is asked again after this.
const BOT_RETRY: Duration = Duration::from_secs(2);

/// Something that people who are not looking may want to know.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// It is somebody's turn.
    YourTurn {
        /// Whose.
        person: PersonId,
        /// Where.
        table: TableHead,
    },
    /// A game is over.
    Over {
        /// Who played in it.
        person: PersonId,
        /// Where.
        table: TableHead,
    },
    /// A game began.
    Began {
        /// Who plays in it.
        person: PersonId,
        /// Where.
        table: TableHead,
    },
}

/// A game set back to an earlier decision.
#[derive(Debug)]
pub struct Rewound {
    /// Where it stands then.
    pub position: Box<dyn AnyPosition>,
    /// How many decisions remain.
    pub decisions: u32,
    /// How many of each seat.
    pub turns: Vec<u32>,
}

/// All tables of a server. Cheap to clone.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    registry: Registry,
    store: Arc<dyn Store>,
    bots: BotPool,
    metrics: Arc<Metrics>,
    notices: mpsc::UnboundedSender<Notice>,
    tables: Mutex<HashMap<TableId, Handle>>,
    /// Loading a table twice would give it two masters.
    loading: tokio::sync::Mutex<()>,
    began: Instant,
}

impl std::fmt::Debug for Hub {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hub").finish_non_exhaustive()
    }
}

impl Hub {
    /// A hub without tables in memory, and the notices it will give.
    pub fn new(
        registry: Registry,
        store: Arc<dyn Store>,
        bots: BotPool,
        metrics: Arc<Metrics>,
    ) -> (Self, mpsc::UnboundedReceiver<Notice>) {
        let (notices, receiver) = mpsc::unbounded_channel();
        let inner = Inner {
            registry,
            store,
            bots,
            metrics,
            notices,
            tables: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
            began: Instant::now(),
        };
        (Self(Arc::new(inner)), receiver)
    }

    /// The games there are.
    pub fn registry(&self) -> &Registry {
        &self.0.registry
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.0.store
    }

    /// What is counted.
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// The sentences.
    pub fn words(&self) -> &'static Words {
        words()
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

    /// Writes a new table.
    pub async fn create(&self, head: TableHead, body: &Body) -> Result<(), Problem> {
        let document = serde_json::to_value(body).expect("a body is plain data with text keys");
        self.0.store.create_table(head, document).await?;
        Ok(())
    }

    /// Reads a table from the store.
    pub async fn read(&self, id: &TableId) -> Result<Table, Problem> {
        let stored = self.0.store.table(id, None).await?.ok_or_else(Problem::not_found)?;
        Table::load(&self.0.registry, stored).map_err(|damage| {
            tracing::error!(table = %id, %damage, "a stored table cannot be replayed");
            Problem::from(damrak_store::StoreError::Damaged(damage.to_string()))
        })
    }

    async fn handle(&self, id: &TableId) -> Result<Handle, Problem> {
        if let Some(handle) = self.loaded(id) {
            return Ok(handle);
        }
        let _one_at_a_time = self.0.loading.lock().await;
        if let Some(handle) = self.loaded(id) {
            return Ok(handle);
        }
        let handle = task::start(self.clone(), self.read(id).await?);
        self.tables().insert(id.clone(), handle.clone());
        Ok(handle)
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Handle>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn loaded(&self, id: &TableId) -> Option<Handle> {
        self.tables().get(id).cloned()
    }

    /// A table leaves memory.
    pub(super) fn forget(&self, id: &TableId) {
        self.tables().remove(id);
    }

    /// Sends a message to a table, loading it if need be.
    pub async fn send(&self, id: &TableId, message: Message) -> Result<(), Problem> {
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

    pub(super) fn pass_on(&self, id: TableId, message: Message) {
        let hub = self.clone();
        tokio::spawn(async move {
            if let Err(problem) = hub.send(&id, message).await {
                tracing::warn!(table = %id, ?problem, "a message was lost");
            }
        });
    }

    /// Asks a table to grant a wish; the answer is its version after it.
    pub async fn wish(&self, id: &TableId, asker: Asker, wish: Wish) -> Result<u64, Problem> {
        let (reply, answer) = oneshot::channel();
        self.send(id, Message::Wish { asker, wish, reply }).await?;
        answer.await.map_err(|_| Problem::unavailable())?
    }

    /// Watches a table.
    pub async fn watch(
        &self,
        id: &TableId,
        person: Option<PersonId>,
        seat: Option<Seat>,
        language: damrak_words::Language,
    ) -> Result<Watching, Problem> {
        let (reply, answer) = oneshot::channel();
        self.send(id, Message::Watch { person, seat, language, reply }).await?;
        answer.await.map_err(|_| Problem::unavailable())?
    }

    /// Changes something in a table's body; only its maker may.
    pub async fn change_body(
        &self,
        id: &TableId,
        asker: &Asker,
        change: impl FnOnce(&mut Body) -> Result<(), Problem> + Send + 'static,
    ) -> Result<(), Problem> {
        self.send_change(id, Some(asker.clone()), change).await
    }

    /// Notes which table follows a finished one.
    pub async fn note_rematch(&self, id: &TableId, next: TableId) -> Result<(), Problem> {
        let note = move |body: &mut Body| {
            body.rematch.get_or_insert(next);
            Ok(())
        };
        self.send_change(id, None, note).await
    }

    async fn send_change(
        &self,
        id: &TableId,
        asker: Option<Asker>,
        change: impl FnOnce(&mut Body) -> Result<(), Problem> + Send + 'static,
    ) -> Result<(), Problem> {
        let (reply, answer) = oneshot::channel();
        let change = BodyChange(Box::new(change));
        self.send(id, Message::ChangeBody { asker, change, reply }).await?;
        answer.await.map_err(|_| Problem::unavailable())?
    }

    /// The whole log of a table.
    pub async fn log(&self, id: &TableId) -> Result<Vec<LogEntry>, Problem> {
        let mut entries: Vec<LogEntry> = Vec::new();
        loop {
            let after = entries.last().map_or(0, |entry| entry.number);
            let page = self.0.store.log(id, after, PAGE).await?;
            let done = page.len() < PAGE as usize;
            entries.extend(page);
            if done {
                return Ok(entries);
            }
        }
    }

    /// The game of a table as it stood after so many decisions.
    pub async fn replay(&self, table: &Table, to: u32) -> Result<Rewound, Problem> {
        let game = table.game.as_ref().ok_or_else(Problem::not_found)?;
        let decisions = effective_decisions(&self.log(&table.head.id).await?);
        let seed = game.deal.seed().map_err(|_| Problem::not_found())?;
        let (mut position, _) = table.rules.deal(seed);
        let mut turns = vec![0; table.seats.len()];
        for (seat, action) in decisions.iter().take(to as usize) {
            position.act(*seat, action)?;
            turns[seat.index()] += 1;
        }
        Ok(Rewound { position, decisions: to, turns })
    }

    /// What a finished game does to ratings: nothing unless it is rated, people alone played it, and
    /// they played it themselves.
    pub(super) fn rate(&self, table: &Table) -> Vec<RatingChange> {
        if !table.head.rated {
            return Vec::new();
        }
        let Some(ranks) = table.ranks() else { return Vec::new() };
        let mut places = Vec::new();
        for (seat, rank) in ranks {
            match &table.seats[seat.index()].occupant {
                Occupant::Person { id, .. } => places.push((id.clone(), rank)),
                _ => return Vec::new(),
            }
        }
        let mut people: Vec<&PersonId> = places.iter().map(|(person, _)| person).collect();
        people.sort();
        people.dedup();
        if people.len() != places.len() || places.len() < 2 {
            return Vec::new();
        }
        vec![RatingChange { pool: pool(&table.head), places }]
    }

    /// Asks a bot to decide; the answer comes back to the table as a message.
    pub(super) fn ask_bot(
        &self,
        id: TableId,
        seat: Seat,
        turn: String,
        bot: &str,
        by: By,
        position: Box<dyn AnyPosition>,
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
        self.0.bots.ask(Job { bot: bot.to_owned(), seat, position, answer: Box::new(answer) });
    }

    /// Lets the bots of a table try again in a while.
    pub(super) fn retry_bots(&self, id: TableId) {
        let hub = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(BOT_RETRY).await;
            if let Err(problem) = hub.send(&id, Message::Reload).await {
                tracing::warn!(table = %id, ?problem, "a table could not be woken");
            }
        });
    }

    /// Tells the notifier what a change means for people.
    pub(super) fn notice_changes(&self, table: &Table, before: SeatSet, entries: &[Entry]) {
        let people = |seats: &mut dyn Iterator<Item = Seat>| -> Vec<PersonId> {
            seats
                .filter_map(|seat| match &table.seats[seat.index()].occupant {
                    Occupant::Person { id, .. } => Some(id.clone()),
                    _ => None,
                })
                .collect()
        };
        let tell = |notice| {
            // Without a notifier there is nobody to tell.
            let _ = self.0.notices.send(notice);
        };
        let all = || Seat::all(table.rules.players());
        if entries.iter().any(|entry| matches!(entry, Entry::Started { .. })) {
            for person in people(&mut all()) {
                tell(Notice::Began { person, table: table.head.clone() });
            }
        }
        if entries.iter().any(|entry| matches!(entry, Entry::Ended { .. })) {
            for person in people(&mut all()) {
                tell(Notice::Over { person, table: table.head.clone() });
            }
        }
        let now = table.waiting();
        for person in people(&mut now.into_iter().filter(|seat| !before.contains(*seat))) {
            tell(Notice::YourTurn { person, table: table.head.clone() });
        }
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

/// The pool in which a table is rated: game, player-count class, pace.
pub fn pool(head: &TableHead) -> String {
    let class = match head.seats.len() {
        0..=2 => "2",
        3 => "3",
        _ => "4+",
    };
    let pace = if head.live { "live" } else { "turn" };
    format!("{}/{class}/{pace}", head.game)
}

/// The decisions of a log that stand: what was taken back is not among them.
pub fn effective_decisions(log: &[LogEntry]) -> Vec<(Seat, String)> {
    let mut decisions: Vec<(Seat, String)> = Vec::new();
    for entry in log {
        match serde_json::from_value::<Entry>(entry.entry.clone()) {
            Ok(Entry::Decided { seat, action, .. }) => decisions.push((seat, action)),
            Ok(Entry::TookBack { .. }) => {
                decisions.pop();
            }
            Ok(Entry::Undone { to }) => decisions.truncate(to as usize),
            _ => {}
        }
    }
    decisions
}

/// Whether a game ended in a way that has a result.
pub fn has_result(table: &Table) -> bool {
    table.head.status == Status::Over
        && table.game.as_ref().is_some_and(|game| game.ended != Some(Why::Agreement))
}
