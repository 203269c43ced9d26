//! The task that owns one table: it grants wishes one after the other, stores what they come to, and
//! shows the result to everybody who looks.

use std::sync::Arc;

use damrak_core::{Seat, Viewer};
use damrak_store::{NewBody, PersonId, Status, StoreError, TableChange};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::frame::Frame;
use super::gallery::{Gallery, Subject, Watching};
use super::hub::Hub;
use super::message::{Handle, Message, Watcher};
use crate::bots::levels;
use crate::clock::Moment;
use crate::commands::leave_alone_while_it_falls;
use crate::entry::{By, Entry};
use crate::falling::Fall;
use crate::model::Table;
use crate::next::{Change, NextTable};
use crate::problem::Problem;
use crate::render::{Look, PagePart};
use crate::settings::{Body, BodyChange};
use crate::turn::Turn;
use crate::wish::{Asker, Granted, Wish};

/// Messages that are handled before their changes are shown.
const AT_ONCE: usize = 8;
/// What came of a wish: the table's version after it.
type Grant = Result<u64, Problem>;

pub(crate) struct Task {
    pub(crate) hub: Hub,
    pub(crate) table: Table,
    pub(crate) gallery: Gallery,
    pub(crate) thinking: Vec<(Seat, Turn)>,
    /// The clock that falls.
    pub(crate) fall: Option<Fall>,
    /// How many have fallen since the table was loaded.
    pub(crate) falls: u32,
    /// When somebody last came to look, once or for longer.
    pub(crate) looked: Option<Instant>,
    /// The moment that the frames of everybody show.
    pub(crate) painted: Moment,
    /// Whether something changed that the frames do not show yet.
    faded: bool,
    /// Seats whose own frame alone does not show something yet.
    faded_for: Vec<Seat>,
    /// Given once the frames show what was granted, so that both go out together.
    answers: Vec<(oneshot::Sender<Grant>, Grant)>,
}

/// Starts the task of a table.
pub(crate) fn start(hub: Hub, table: Table) -> Handle {
    let (handle, mailbox) = Handle::new();
    let task = Task {
        gallery: Gallery::new(hub.pages()),
        hub,
        table,
        thinking: Vec::new(),
        fall: None,
        falls: 0,
        looked: None,
        painted: 0,
        faded: false,
        faded_for: Vec::new(),
        answers: Vec::new(),
    };
    tokio::spawn(task.run(mailbox));
    handle
}

impl Task {
    async fn run(mut self, mut mailbox: mpsc::Receiver<Message>) {
        self.hub.metrics().tables_loaded.add(1);
        self.after_change();
        let mut last = Instant::now();
        loop {
            if self.faded {
                self.read_whole_story().await;
                self.paint_all();
            }
            self.paint_own();
            self.give_answers();
            let idle = if self.is_idle() { Some(last + self.hub.idle()) } else { None };
            let fall = self.fall.as_ref().map(|fall| self.hub.instant(fall.due()));
            let due = self.table.seats.iter().filter_map(|seat| Some(seat.due.as_ref()?.1)).min();
            let due = due.map(|due| self.hub.instant(due));
            let shown = self.next_change_by_time();
            let wakes = [self.next_zero(), idle, fall, due, shown];
            let wake = wakes.into_iter().flatten().min();
            tokio::select! {
                message = mailbox.recv() => {
                    // Boxed, since a table waits far longer than it works.
                    if !Box::pin(self.handle_all(message, &mut mailbox)).await {
                        break;
                    }
                    last = Instant::now();
                }
                () = sleep_until(wake.unwrap_or(last)), if wake.is_some() => {
                    if Box::pin(self.tend_fall()).await
                        || Box::pin(self.lose_patience()).await
                        || Box::pin(self.break_off()).await
                        || self.time_is_up().await
                        || self.show_what_time_changed()
                    {
                        last = Instant::now();
                    } else if self.is_idle() && last.elapsed() >= self.hub.idle() {
                        Box::pin(self.fall_asleep(&mut mailbox)).await;
                        break;
                    }
                }
            }
        }
        self.hub.metrics().tables_loaded.sub(1);
        self.give_answers();
        // Wishes that came in between are asked again of the table's next task.
        while let Some(message) = mailbox.recv().await {
            self.hub.pass_on(self.table.head.id.clone(), message);
        }
    }

    fn give_answers(&mut self) {
        for (reply, answer) in self.answers.drain(..) {
            // Nobody may be listening any more; what was granted stands.
            let _ = reply.send(answer);
        }
    }

    /// Handles a message and those that came meanwhile; says whether the table goes on. What they changed is
    /// shown once.
    async fn handle_all(
        &mut self,
        first: Option<Message>,
        mailbox: &mut mpsc::Receiver<Message>,
    ) -> bool {
        let mut next = first;
        let mut handled = 0;
        loop {
            match next {
                Some(Message::Stop { reply }) => {
                    self.store_clocks().await;
                    // Whoever asked may be gone; the clocks are stored all the same.
                    let _ = reply.send(());
                    return false;
                }
                Some(message) => {
                    let before = self.table.head.decisions;
                    self.handle(message).await;
                    // People are shown every decision, also those of bots that answer at once.
                    if self.table.head.decisions != before && self.gallery.has_pages() {
                        return true;
                    }
                }
                None => return false,
            }
            handled += 1;
            if handled == AT_ONCE {
                return true;
            }
            match mailbox.try_recv() {
                Ok(message) => next = Some(message),
                Err(_) => return true,
            }
        }
    }

    /// Leaves memory. Clocks that run go on running: the hub wakes the table before one is at zero.
    async fn fall_asleep(&mut self, mailbox: &mut mpsc::Receiver<Message>) {
        let (since, zero) = (self.hub.now(), self.next_zero());
        self.store_clocks().await;
        mailbox.close();
        self.hub.remember_absences(&self.table);
        self.hub.let_sleep(&self.table.head.id, zero.map(|zero| (since, zero)));
    }

    fn is_idle(&self) -> bool {
        self.gallery.is_empty() && self.thinking.is_empty() && self.fall.is_none()
    }

    async fn handle(&mut self, message: Message) {
        if let Message::Watch { watcher, .. } | Message::Look { watcher, .. } = &message
            && watcher.look(&self.table).is_ok()
        {
            self.notice_look();
        }
        match message {
            Message::Wish { asker, wish, reply } => {
                self.note_sign_of(&asker.person);
                let answer = self.grant(&asker, *wish).await;
                self.answers.push((reply, answer));
            }
            Message::Close { admin, reply } => {
                let answer = self.close(admin).await;
                self.answers.push((reply, answer));
            }
            Message::PartWith { person, reply } => {
                let answer = self.part_with(&person).await;
                let _ = reply.send(answer);
            }
            Message::Bot { seat, turn, action, by } => {
                self.bot_decided(seat, &turn, action, by).await;
            }
            Message::Hint { seat, turn, hint } => self.hinted(seat, &turn, hint),
            Message::Watch { watcher, reply } => {
                let answer = self.watch(watcher);
                let _ = reply.send(answer);
            }
            Message::Look { watcher, reply } => {
                let look = self.come_to_look(&watcher).map(|look| self.look(look));
                let _ = reply.send(look);
            }
            Message::Page { watcher, reply } => {
                let page = self.come_to_look(&watcher).map(|look| self.page(look));
                let _ = reply.send(page);
            }
            Message::Unwatch { line } => {
                if self.gallery.leave(line) {
                    self.note_presence();
                    self.show();
                }
            }
            Message::IsLooking { person, reply } => {
                let _ = reply.send(self.gallery.is_there(&person));
            }
            Message::RoundTrip { person, millis, known } => {
                if self.gallery.measured(&person, millis, known) {
                    self.show();
                }
            }
            Message::Learning { person, step } => {
                if self.table.note_learning(&person, step, self.hub.now()) {
                    self.show();
                }
            }
            Message::Chat { number } => {
                self.gallery.chat = number;
                self.show();
            }
            Message::ChangeBody { asker, change, reply } => {
                let answer = self.change_body(asker.as_deref(), change).await;
                let _ = reply.send(answer);
            }
            Message::Peek { reply } => {
                let _ = reply.send(Box::new(self.table.clone()));
            }
            Message::Reload => self.reload().await,
            Message::Stop { .. } => {}
        }
    }

    async fn grant(&mut self, asker: &Asker, wish: Wish) -> Result<u64, Problem> {
        if let Wish::Stop { seat, fall, step } = &wish {
            self.table.own_seat(asker, *seat)?;
            self.table.not_given_up(*seat)?;
            self.press(asker, *seat, fall, *step)?;
            return Ok(self.table.length);
        }
        if let Wish::SetSpectators { allowed } = wish {
            self.change_body(Some(asker), BodyChange::Spectators(allowed)).await?;
            return Ok(self.table.length);
        }
        let mut change = match self.table.consider(asker, &wish, self.hub.now())? {
            Granted::Already => return Ok(self.table.length),
            Granted::Change(change) => change,
        };
        if self.fall.is_some() {
            leave_alone_while_it_falls(&wish, &mut change.entries)?;
        }
        let hinted = match &wish {
            Wish::Hint { seat } if self.table.is_hinted(*seat) => {
                self.ask_hint(*seat);
                return Ok(self.table.length);
            }
            Wish::Hint { seat } => Some(*seat),
            _ => None,
        };
        self.store(change).await?;
        if let Some(seat) = hinted {
            self.ask_hint(seat);
        }
        Ok(self.table.length)
    }

    async fn close(&mut self, admin: PersonId) -> Result<u64, Problem> {
        let entries = self.table.close_for_the_house(admin)?;
        self.store(entries).await?;
        Ok(self.table.length)
    }

    /// Stores entries and, once they are safe, carries them out and shows the result.
    pub(crate) async fn store(&mut self, change: impl Into<Change>) -> Result<(), Problem> {
        let change = change.into();
        let undone = change.entries.iter().find_map(|entry| match entry {
            Entry::Undone { to } => Some(*to),
            _ => None,
        });
        let rewound = match undone {
            Some(to) => Some(self.hub.look_back(&self.table, to).await?),
            None => None,
        };
        let at = self.hub.wall_clock();
        let mut next = NextTable::of(&self.table, change, rewound, at)?;
        let change = TableChange {
            head: next.table.head.clone(),
            body: None,
            expected: self.table.length,
            entries: next.documents(at),
            snapshot: next.snapshot.take(),
            ratings: next.ratings.clone(),
        };
        match self.hub.store().change_table(change).await {
            Ok(()) => {
                let before = self.table.waiting();
                self.table = next.table;
                self.hub.metrics().decisions.add(next.decisions);
                self.after_change();
                let is_looking = |person: &PersonId| self.gallery.is_there(person);
                self.hub.notice_changes(&self.table, before, &next.entries, is_looking);
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
        body.change(change, self.table.head.public)?;
        let document = body.document();
        let mut next = self.table.clone();
        next.body = Arc::new(body);
        next.body_version += 1;
        next.refresh_head();
        let change = TableChange {
            head: next.head.clone(),
            body: Some(NewBody { expected: self.table.body_version, document }),
            expected: self.table.length,
            entries: Vec::new(),
            snapshot: None,
            ratings: Vec::new(),
        };
        match self.hub.store().change_table(change).await {
            Ok(()) => {
                self.table = next;
                self.show();
                Ok(())
            }
            Err(StoreError::Conflict(_)) => {
                self.reload().await;
                Err(Problem::stale())
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn reload(&mut self) {
        match self.hub.read(&self.table.head.id).await {
            Ok(mut table) => {
                table.go_on_from(&self.table);
                self.table = table;
                self.after_change();
            }
            Err(problem) => tracing::error!(table = %self.table.head.id, ?problem, "cannot reload"),
        }
    }

    /// Whoever looks at a game that is over is shown how it came to its scores: all of it is read once.
    async fn read_whole_story(&mut self) {
        let over = self.table.head.status == Status::Over;
        if !over || self.table.game.as_ref().is_none_or(|game| game.whole.is_some()) {
            return;
        }
        match self.hub.whole_story(&self.table).await {
            Ok(whole) => {
                if let Some(game) = &mut self.table.game {
                    game.whole = Some(whole);
                }
            }
            Err(problem) => tracing::error!(table = %self.table.head.id, ?problem, "cannot retell"),
        }
    }

    fn note_presence(&mut self) {
        let gallery = &self.gallery;
        self.table.note_presence(|person| gallery.is_there(person), self.hub.now());
    }

    fn note_sign_of(&mut self, person: &PersonId) {
        if self.table.note_sign_of(person, self.hub.now()) {
            self.show();
        }
    }

    fn after_change(&mut self) {
        self.note_presence();
        self.table.run_clocks(self.hub.now());
        self.begin_fall();
        self.forget_hints();
        self.show();
        self.ask_bots();
    }

    /// Has the table drawn anew for everybody, as soon as what is in hand is done.
    pub(crate) fn show(&mut self) {
        self.faded = true;
    }

    /// Has the table drawn anew for those who look from one seat; nobody else is sent anything.
    pub(crate) fn show_to(&mut self, seat: Seat) {
        self.faded_for.push(seat);
    }

    fn paint_own(&mut self) {
        if self.faded_for.is_empty() {
            return;
        }
        let subject = Subject::new(&self.table, self.fall.as_ref(), self.hub.now());
        for seat in std::mem::take(&mut self.faded_for) {
            self.gallery.paint_for(seat, &subject);
        }
    }

    fn paint_all(&mut self) {
        self.faded = false;
        self.faded_for.clear();
        if self.gallery.aim(&self.table) {
            self.note_presence();
            self.begin_fall();
        }
        self.painted = self.hub.now();
        self.gallery.paint_all(&Subject::new(&self.table, self.fall.as_ref(), self.painted));
    }

    /// The table as it looks now.
    fn look(&mut self, look: Look) -> Frame {
        self.gallery.paint(look, &Subject::new(&self.table, self.fall.as_ref(), self.hub.now()))
    }

    /// The same as the main part of a page.
    fn page(&mut self, look: Look) -> PagePart {
        self.gallery.page(look, &Subject::new(&self.table, self.fall.as_ref(), self.hub.now()))
    }

    /// Somebody looks once: what they may see, and what there is to tell them anew.
    fn come_to_look(&mut self, watcher: &Watcher) -> Result<Look, Problem> {
        if let Some(person) = &watcher.person {
            self.note_sign_of(person);
        }
        let look = watcher.look(&self.table)?;
        self.renew_hint(look.viewer);
        Ok(look)
    }

    fn watch(&mut self, watcher: Watcher) -> Result<Watching, Problem> {
        let look = watcher.look(&self.table)?;
        let learnt = watcher.person.as_ref().is_some_and(|person| self.table.note_learnt(person));
        let (line, changes, is_news) = self.gallery.enter(watcher, look);
        self.note_presence();
        // Others see them come only if they sit here.
        if (is_news || learnt) && look.viewer != Viewer::Spectator {
            self.begin_fall();
            self.show();
        }
        self.renew_hint(look.viewer);
        Ok(Watching { line, first: self.look(look), changes })
    }

    /// Asks the bots that owe a decision, if anybody waits for it.
    pub(crate) fn ask_bots(&mut self) {
        if self.table.paused || !self.is_attended() {
            return;
        }
        for seat in self.table.waiting() {
            if let Some(bot) = self.table.bot_of(seat).map(str::to_owned) {
                self.ask_bot(seat, &bot, By::Bot);
            }
        }
    }

    pub(crate) fn ask_bot(&mut self, seat: Seat, bot: &str, by: By) {
        let turn = self.table.turn(seat);
        let asked = (seat, turn.clone());
        if self.thinking.contains(&asked) {
            return;
        }
        if let Some(game) = &self.table.game {
            self.thinking.push(asked);
            let (id, position) = (self.table.head.id.clone(), game.position.fork());
            let owner = self.table.head.owner.clone();
            // An answer to a falling clock is of use only before it falls.
            let before = self.fall.as_ref().map(|fall| fall.begins);
            self.hub.ask_bot(id, owner, seat, turn, levels::stored(bot), by, position, before);
        }
    }

    async fn bot_decided(&mut self, seat: Seat, turn: &Turn, action: Option<String>, by: By) {
        self.thinking.retain(|asked| *asked != (seat, turn.clone()));
        if self.table.turn(seat) != *turn || self.table.paused {
            self.ask_bots();
            return;
        }
        let Some(action) = action else { return };
        if self.plan_for_bot(seat, &action) {
            return;
        }
        if !self.table.waiting().contains(seat) {
            // The game has ended or gone on meanwhile: nothing is wrong with that.
            self.ask_bots();
            return;
        }
        let spent = self.table.seats[seat.index()].clock.used(self.hub.now());
        let stored = match self.table.decide(seat, &action, by, spent, None) {
            Ok(entries) => self.store(entries).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = stored {
            if problem.code == Problem::stale().code {
                tracing::debug!(table = %self.table.head.id, %seat, "a bot's decision came too late");
                self.ask_bots();
                return;
            }
            tracing::warn!(table = %self.table.head.id, %seat, ?problem, "a bot's decision failed");
            self.hub.retry_bots(self.table.head.id.clone());
        }
    }
}
