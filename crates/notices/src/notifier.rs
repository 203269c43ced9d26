//! The task that sees to notices: it writes them down, and sends what is due on its way.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Duration;

use damrak_store::{Delivery, PersonId, TableId};
use tokio::sync::{mpsc, oneshot};
use tokio::task::{Id, JoinHandle, JoinSet};
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::deliver::deliver;
use crate::parcel::{Channel, Kind, Parcel};
use crate::post::Post;
use crate::ways::Unreachable;
use damrak_table::Problem;
use damrak_table::notice::Notice;

/// So many deliveries are under way at once, and only one for each person: nobody holds up the others.
const AT_ONCE: usize = 16;
/// How many due deliveries are looked at.
const LOOKED_AT: u32 = 256;
/// So many notices are kept while the store takes none.
const BACKLOG: usize = 10_000;
/// How long deliveries under way may take when the server stops.
const LAST_CALL: Duration = Duration::from_secs(3);

/// The task that sees to notices.
#[derive(Debug)]
pub struct Notifier {
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

impl Notifier {
    /// Starts it. Whatever is noticed is told to `heard` first: others may wait for it, too.
    pub fn start(
        post: Post,
        notices: mpsc::UnboundedReceiver<Notice>,
        heard: impl Fn(&[Notice]) + Send + 'static,
    ) -> Self {
        let (stop, stopped) = oneshot::channel();
        let task = Task {
            post,
            heard: Box::new(heard),
            backlog: Vec::new(),
            under_way: JoinSet::new(),
            busy: HashMap::new(),
            unreachable: Unreachable::default(),
            rest_until: Instant::now(),
        };
        Self { stop, ended: tokio::spawn(task.run(notices, stopped)) }
    }

    /// Stops it: what was noticed is written down, what is under way may arrive.
    pub async fn stop(self) {
        // If the task is gone there is nothing to stop.
        let _ = self.stop.send(());
        let _ = self.ended.await;
    }
}

/// Whoever is told first of what is noticed.
type Heard = dyn Fn(&[Notice]) + Send;

struct Task {
    post: Post,
    heard: Box<Heard>,
    /// Notices that are not in the store yet.
    backlog: Vec<Notice>,
    under_way: JoinSet<Result<(), Problem>>,
    /// For whom something is under way.
    busy: HashMap<Id, PersonId>,
    unreachable: Unreachable,
    /// While the store does not answer it is left alone.
    rest_until: Instant,
}

impl Task {
    async fn run(
        mut self,
        mut notices: mpsc::UnboundedReceiver<Notice>,
        mut stopped: oneshot::Receiver<()>,
    ) {
        let mut pulse = interval(self.post.how.pulse);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = &mut stopped => break,
                count = notices.recv_many(&mut self.backlog, LOOKED_AT as usize) => {
                    if count == 0 {
                        break;
                    }
                    (self.heard)(&self.backlog[self.backlog.len() - count..]);
                    self.book().await;
                }
                Some(done) = self.under_way.join_next_with_id() => {
                    self.note(done);
                    self.sweep().await;
                }
                _ = pulse.tick() => {
                    self.book().await;
                    self.sweep().await;
                }
            }
        }
        while let Ok(notice) = notices.try_recv() {
            self.backlog.push(notice);
        }
        self.rest_until = Instant::now();
        self.book().await;
        let rest = async { while self.under_way.join_next().await.is_some() {} };
        if tokio::time::timeout(LAST_CALL, rest).await.is_err() {
            tracing::info!("some deliveries were under way; they are tried again");
        }
        self.under_way.shutdown().await;
    }

    fn note(&mut self, done: Result<(Id, Result<(), Problem>), tokio::task::JoinError>) {
        let id = match done {
            Ok((id, Ok(()))) => id,
            Ok((id, Err(problem))) => {
                tracing::warn!(code = problem.code, "a delivery has to wait");
                self.rest();
                id
            }
            Err(error) => {
                tracing::error!("a delivery could not be made");
                self.rest();
                error.id()
            }
        };
        self.busy.remove(&id);
    }

    fn rest(&mut self) {
        self.rest_until = Instant::now() + self.post.how.pulse * 30;
    }

    /// Writes down what was noticed.
    async fn book(&mut self) {
        if self.backlog.is_empty() || Instant::now() < self.rest_until {
            return;
        }
        let booked = async {
            let deliveries = book(&self.post, &mut self.unreachable, &self.backlog).await?;
            if !deliveries.is_empty() {
                self.post.store().add_deliveries(deliveries).await?;
            }
            Ok::<_, Problem>(())
        };
        match booked.await {
            Ok(()) => self.backlog.clear(),
            Err(problem) => {
                tracing::warn!(code = problem.code, "notices have to wait");
                let too_many = self.backlog.len().saturating_sub(BACKLOG);
                self.backlog.drain(..too_many);
                self.rest();
            }
        }
    }

    /// Sends what is due on its way.
    async fn sweep(&mut self) {
        if self.under_way.len() >= AT_ONCE || Instant::now() < self.rest_until {
            return;
        }
        let due = self.post.store().due_deliveries(damrak_table::wall_clock(), LOOKED_AT).await;
        let Ok(due) = due else { return self.rest() };
        for delivery in due {
            if self.under_way.len() >= AT_ONCE {
                break;
            }
            if self.busy.values().any(|person| *person == delivery.person) {
                continue;
            }
            let (post, person) = (self.post.clone(), delivery.person.clone());
            let task = self.under_way.spawn(async move { deliver(&post, delivery).await });
            self.busy.insert(task.id(), person);
        }
    }
}

/// The deliveries that notices make: none for whoever wants none or has just seen it themselves.
async fn book(
    post: &Post,
    unreachable: &mut Unreachable,
    notices: &[Notice],
) -> Result<Vec<Delivery>, Problem> {
    type Place = (PersonId, TableId);
    let mut news: BTreeMap<Place, (bool, BTreeSet<Kind>)> = BTreeMap::new();
    for notice in notices {
        // Whoever looks at a table that is played by turn may be gone in a minute without having decided; a
        // connection may also be dead and not know it yet. Their turn is looked at again when it is due.
        let is_asked = matches!(notice.kind, Kind::YourTurn | Kind::LookIn);
        if notice.looking && (!is_asked || notice.table.live) {
            continue;
        }
        let place = (notice.person.clone(), notice.table.id.clone());
        let (_, kinds) = news.entry(place).or_insert_with(|| (notice.table.live, BTreeSet::new()));
        kinds.insert(notice.kind);
    }
    let config = &post.how;
    let mut deliveries = Vec::new();
    for ((person, table), (live, kinds)) in news {
        if !unreachable.wants_to_hear(post, &person, &table, &kinds).await? {
            continue;
        }
        let delay = if live { config.live_delay } else { config.turn_delay };
        let due = damrak_table::wall_clock() + delay.as_millis() as i64;
        let parcel = Parcel::of_table(table, kinds);
        deliveries.push(parcel.delivery(person, Channel::Notice, due));
    }
    Ok(deliveries)
}
