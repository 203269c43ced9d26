//! The task that owns one table: it grants wishes one after the other, stores what they come to, and
//! shows the result to everybody who looks.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use damrak_core::{Seat, Viewer};
use damrak_store::{PersonId, Status, StoreError, TableChange};
use damrak_words::Language;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use super::commands::STAND_IN;
use super::entry::{By, Entry};
use super::hub::Hub;
use super::model::{Occupant, Table};
use super::next::NextTable;
use super::render::{Presence, render};
use super::settings::{AtZero, Body};
use super::wish::{Asker, Granted, Wish};
use crate::problem::Problem;

/// A table nobody looks at and nothing happens at leaves memory after this.
const IDLE: Duration = Duration::from_secs(60);
/// Messages that may wait for a table.
const MAILBOX: usize = 256;

/// What a table can be asked.
#[derive(Debug)]
pub enum Message {
    /// A person wishes something.
    Wish {
        /// Who.
        asker: Asker,
        /// What.
        wish: Wish,
        /// The answer: the version of the table after it.
        reply: oneshot::Sender<Result<u64, Problem>>,
    },
    /// A bot has decided.
    Bot {
        /// For which seat.
        seat: Seat,
        /// The state it was asked in.
        turn: String,
        /// What; nothing if it found nothing.
        action: Option<String>,
        /// Why a bot decides here.
        by: By,
    },
    /// Somebody wants to see the table, and every change of it.
    Watch {
        /// Who.
        person: Option<PersonId>,
        /// From which seat.
        seat: Option<Seat>,
        /// In which language.
        language: Language,
        /// What he sees.
        reply: oneshot::Sender<Result<Watching, Problem>>,
    },
    /// Somebody no longer watches.
    Unwatch {
        /// Who.
        person: Option<PersonId>,
    },
    /// How long a message to somebody and back took.
    RoundTrip {
        /// Who.
        person: PersonId,
        /// Milliseconds.
        millis: u32,
    },
    /// Somebody wrote a line of chat.
    Chat {
        /// Its number.
        number: u64,
    },
    /// Something in the table's body is to be changed.
    ChangeBody {
        /// Who wishes it; nobody if the server itself does.
        asker: Option<Asker>,
        /// How.
        change: BodyChange,
        /// When it is stored.
        reply: oneshot::Sender<Result<(), Problem>>,
    },
    /// The table was changed in the store by somebody else: read it again.
    Reload,
    /// The server stops: store what must be.
    Stop {
        /// When it is done.
        reply: oneshot::Sender<()>,
    },
}

/// What a watcher gets: always the latest picture; those in between may be missed.
#[derive(Debug)]
pub struct Watching {
    /// As whom he watches.
    pub viewer: Viewer,
    /// The picture, as JSON.
    pub picture: watch::Receiver<Arc<str>>,
}

type ChangeOfBody = dyn FnOnce(&mut Body) -> Result<(), Problem> + Send;

/// A change of a table's body.
pub struct BodyChange(pub Box<ChangeOfBody>);

impl std::fmt::Debug for BodyChange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("BodyChange")
    }
}

/// The door to a table's task.
#[derive(Clone, Debug)]
pub struct Handle {
    sender: mpsc::Sender<Message>,
}

impl Handle {
    /// Sends a message; says whether the table is still there to hear it.
    pub async fn send(&self, message: Message) -> Result<(), Message> {
        self.sender.send(message).await.map_err(|error| error.0)
    }
}

struct Task {
    hub: Hub,
    table: Table,
    pictures: HashMap<(Viewer, Language), watch::Sender<Arc<str>>>,
    watchers: HashMap<PersonId, Watcher>,
    anonymous: u32,
    thinking: Vec<(Seat, String)>,
    /// The last line of chat since the table was loaded.
    chat: u64,
}

#[derive(Default)]
struct Watcher {
    count: u32,
    round_trip: Option<u32>,
}

/// Starts the task of a table.
pub fn start(hub: Hub, table: Table) -> Handle {
    let (sender, mailbox) = mpsc::channel(MAILBOX);
    let task = Task {
        hub,
        table,
        pictures: HashMap::new(),
        watchers: HashMap::new(),
        anonymous: 0,
        thinking: Vec::new(),
        chat: 0,
    };
    tokio::spawn(task.run(mailbox));
    Handle { sender }
}

impl Task {
    async fn run(mut self, mut mailbox: mpsc::Receiver<Message>) {
        self.hub.metrics().tables_loaded.add(1);
        self.after_change();
        let mut last = Instant::now();
        loop {
            let wake = self.next_zero().unwrap_or(last + IDLE);
            tokio::select! {
                message = mailbox.recv() => match message {
                    Some(Message::Stop { reply }) => {
                        self.store_clocks().await;
                        // Whoever asked may be gone; the clocks are stored all the same.
                        let _ = reply.send(());
                        break;
                    }
                    Some(message) => {
                        self.handle(message).await;
                        last = Instant::now();
                    }
                    None => break,
                },
                () = sleep_until(wake) => {
                    if self.time_is_up().await {
                        last = Instant::now();
                    } else if self.is_idle() && last.elapsed() >= IDLE {
                        mailbox.close();
                        self.hub.forget(&self.table.head.id);
                        self.store_clocks().await;
                        break;
                    } else if self.next_zero().is_none() {
                        last = Instant::now();
                    }
                }
            }
        }
        self.hub.metrics().tables_loaded.sub(1);
        // Wishes that came in between are asked again of the table's next task.
        while let Some(message) = mailbox.recv().await {
            self.hub.pass_on(self.table.head.id.clone(), message);
        }
    }

    fn is_idle(&self) -> bool {
        self.watchers.is_empty() && self.anonymous == 0 && self.thinking.is_empty()
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Wish { asker, wish, reply } => {
                let answer = self.grant(&asker, wish).await;
                // Nobody may be listening any more; what was granted stands.
                let _ = reply.send(answer);
            }
            Message::Bot { seat, turn, action, by } => {
                self.bot_decided(seat, &turn, action, by).await;
            }
            Message::Watch { person, seat, language, reply } => {
                let answer = self.watch(person, seat, language);
                let _ = reply.send(answer);
            }
            Message::Unwatch { person } => self.unwatch(person),
            Message::RoundTrip { person, millis } => {
                if let Some(watcher) = self.watchers.get_mut(&person) {
                    watcher.round_trip = Some(millis);
                }
            }
            Message::Chat { number } => {
                self.chat = number;
                self.show();
            }
            Message::ChangeBody { asker, change, reply } => {
                let answer = self.change_body(asker.as_ref(), change).await;
                let _ = reply.send(answer);
            }
            Message::Reload => self.reload().await,
            Message::Stop { .. } => {}
        }
    }

    async fn grant(&mut self, asker: &Asker, wish: Wish) -> Result<u64, Problem> {
        let mut entries = match self.table.consider(asker, &wish)? {
            Granted::Already => return Ok(self.table.length),
            Granted::Entries(entries) => entries,
        };
        let now = self.hub.now();
        for entry in &mut entries {
            if let Entry::Decided { seat, spent, .. } = entry {
                *spent = self.table.seats[seat.index()].clock.used(now);
            }
        }
        self.store(entries).await?;
        Ok(self.table.length)
    }

    /// Stores entries and, once they are safe, carries them out and shows the result.
    async fn store(&mut self, entries: Vec<Entry>) -> Result<(), Problem> {
        let undone = entries.iter().find_map(|entry| match entry {
            Entry::Undone { to } => Some(*to),
            _ => None,
        });
        let rewound = match undone {
            Some(to) => Some(self.hub.replay(&self.table, to).await?),
            None => None,
        };
        let mut next = NextTable::of(&self.table, &entries, rewound, &self.hub)?;
        let change = TableChange {
            head: next.table.head.clone(),
            body: None,
            expected: self.table.length,
            entries: next.documents(self.hub.wall_clock()),
            snapshot: next.snapshot.take(),
            ratings: next.ratings.clone(),
        };
        match self.hub.store().change_table(change).await {
            Ok(()) => {
                let before = self.table.waiting();
                self.table = next.table;
                self.hub.metrics().decisions.add(next.decisions);
                self.after_change();
                self.hub.notice_changes(&self.table, before, &entries);
                Ok(())
            }
            Err(StoreError::Conflict(_)) => {
                self.reload().await;
                Err(Problem::stale())
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn change_body(
        &mut self,
        asker: Option<&Asker>,
        change: BodyChange,
    ) -> Result<(), Problem> {
        if let Some(asker) = asker {
            self.table.owner_only(asker)?;
        }
        let mut body = Body::clone(&self.table.body);
        (change.0)(&mut body)?;
        let change = TableChange {
            head: self.table.head.clone(),
            body: Some(serde_json::to_value(&body).expect("a body is plain data with text keys")),
            expected: self.table.length,
            entries: Vec::new(),
            snapshot: None,
            ratings: Vec::new(),
        };
        self.hub.store().change_table(change).await?;
        self.table.body = Arc::new(body);
        self.show();
        Ok(())
    }

    async fn reload(&mut self) {
        match self.hub.read(&self.table.head.id).await {
            Ok(table) => {
                self.table = table;
                self.after_change();
            }
            Err(problem) => tracing::error!(table = %self.table.head.id, ?problem, "cannot reload"),
        }
    }

    fn after_change(&mut self) {
        self.table.run_clocks(self.hub.now());
        self.show();
        self.ask_bots();
    }

    fn presence(&self) -> Vec<Presence> {
        let of = |seat: &super::model::SeatState| match &seat.occupant {
            Occupant::Person { id, .. } => {
                let watcher = self.watchers.get(id);
                Presence {
                    online: watcher.is_some(),
                    round_trip: watcher.and_then(|watcher| watcher.round_trip),
                }
            }
            _ => Presence::default(),
        };
        self.table.seats.iter().map(of).collect()
    }

    /// Draws the table anew for every way in which somebody looks at it.
    fn show(&mut self) {
        self.pictures.retain(|_, sender| sender.receiver_count() > 0);
        let presence = self.presence();
        let now = self.hub.now();
        for ((viewer, language), sender) in &self.pictures {
            let picture = render(
                &self.table,
                *viewer,
                *language,
                self.hub.words(),
                &presence,
                self.chat,
                now,
            );
            sender.send_replace(picture.into());
        }
    }

    fn watch(
        &mut self,
        person: Option<PersonId>,
        seat: Option<Seat>,
        language: Language,
    ) -> Result<Watching, Problem> {
        let viewer = self.table.may_view(person.as_ref(), seat).ok_or_else(if seat.is_some() {
            Problem::not_your_seat
        } else {
            Problem::forbidden
        })?;
        match person {
            Some(person) => self.watchers.entry(person).or_default().count += 1,
            None => self.anonymous += 1,
        }
        let presence = self.presence();
        let now = self.hub.now();
        let sender = self.pictures.entry((viewer, language)).or_insert_with(|| {
            let picture =
                render(&self.table, viewer, language, self.hub.words(), &presence, self.chat, now);
            watch::channel(Arc::from(picture)).0
        });
        let picture = sender.subscribe();
        self.show();
        Ok(Watching { viewer, picture })
    }

    fn unwatch(&mut self, person: Option<PersonId>) {
        match person {
            None => self.anonymous = self.anonymous.saturating_sub(1),
            Some(person) => {
                if let Some(watcher) = self.watchers.get_mut(&person) {
                    watcher.count -= 1;
                    if watcher.count == 0 {
                        self.watchers.remove(&person);
                    }
                }
            }
        }
        self.show();
    }

    /// Asks the bots that owe a decision.
    fn ask_bots(&mut self) {
        if self.table.paused {
            return;
        }
        for seat in self.table.waiting() {
            if let Some(bot) = self.table.bot_of(seat).map(str::to_owned) {
                self.ask_bot(seat, &bot, By::Bot);
            }
        }
    }

    fn ask_bot(&mut self, seat: Seat, bot: &str, by: By) {
        let turn = self.table.turn(seat);
        let asked = (seat, turn.clone());
        if self.thinking.contains(&asked) {
            return;
        }
        if let Some(game) = &self.table.game {
            self.thinking.push(asked);
            self.hub.ask_bot(self.table.head.id.clone(), seat, turn, bot, by, game.position.fork());
        }
    }

    async fn bot_decided(&mut self, seat: Seat, turn: &str, action: Option<String>, by: By) {
        self.thinking.retain(|asked| *asked != (seat, turn.to_owned()));
        if self.table.turn(seat) != turn || self.table.paused {
            self.ask_bots();
            return;
        }
        let Some(action) = action else { return };
        let spent = self.table.seats[seat.index()].clock.used(self.hub.now());
        let stored = match self.table.decide(seat, &action, by, spent, None) {
            Ok(entries) => self.store(entries).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = stored {
            tracing::warn!(table = %self.table.head.id, %seat, ?problem, "a bot's decision failed");
            self.hub.retry_bots(self.table.head.id.clone());
        }
    }

    /// When the next clock runs out.
    fn next_zero(&self) -> Option<Instant> {
        let zero = self.table.seats.iter().filter_map(|seat| seat.clock.zero_at()).min()?;
        let pending = self.table.seats.iter().enumerate().any(|(index, seat)| {
            let asked = |(waiting, _): &(Seat, String)| waiting.index() == index;
            seat.clock.zero_at() == Some(zero) && !self.thinking.iter().any(asked)
        });
        let replaceable = self.table.body.settings.at_zero == AtZero::OthersMayReplace;
        let past = zero <= self.hub.now();
        (pending && !(past && replaceable)).then(|| self.hub.instant(zero))
    }

    /// Does what the table's rule says for those whose time is up; says whether anybody's is.
    async fn time_is_up(&mut self) -> bool {
        let now = self.hub.now();
        let up: Vec<Seat> = self
            .table
            .waiting()
            .into_iter()
            .filter(|seat| {
                let clock = &self.table.seats[seat.index()].clock;
                clock.zero_at().is_some_and(|zero| zero <= now)
                    && self.table.bot_of(*seat).is_none()
            })
            .collect();
        if up.is_empty() {
            return false;
        }
        match self.table.body.settings.at_zero {
            AtZero::BotDecides => {
                for seat in up {
                    self.ask_bot(seat, STAND_IN, By::Clock);
                }
            }
            AtZero::OthersMayReplace => {
                for seat in up {
                    self.table.seats[seat.index()].clock.stop(now);
                }
                self.show();
            }
        }
        true
    }

    /// Writes down how much time everybody has left, so that waiting counts but the server's absence
    /// does not.
    async fn store_clocks(&mut self) {
        let runs =
            self.table.seats.iter().any(|seat| seat.clock.runs() && seat.clock.left.is_some());
        if !runs || self.table.head.status != Status::Playing {
            return;
        }
        let now = self.hub.now();
        let left = self.table.seats.iter().map(|seat| seat.clock.left_at(now)).collect();
        if let Err(problem) = self.store(vec![Entry::Clocks { left }]).await {
            tracing::warn!(table = %self.table.head.id, ?problem, "the clocks could not be stored");
        }
    }
}
