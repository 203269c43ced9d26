//! Requests, and the threads that work on them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;

/// How many requests may wait; whoever comes then waits outside, so that a stalled disk does not eat the memory.
const QUEUE: usize = 2048;

pub(super) type Requests = mpsc::Receiver<Box<dyn Request>>;

/// Something somebody waits for. It is done first and answered later, when the answer is true on disk.
pub(super) trait Request: Send {
    /// Does the work.
    fn run(&mut self, connection: &Connection) -> Verdict;
    /// Gives the answer, or says why everything came to nothing.
    fn answer(self: Box<Self>, failure: Option<StoreError>);
}

/// What is to happen with a request's changes.
pub(super) enum Verdict {
    Keep,
    /// It was refused; the others are not concerned.
    Undo,
    /// The disk does not work: there is no point in trying the others.
    Broken(StoreError),
}

struct Pending<T, F> {
    work: Option<F>,
    outcome: Option<Result<T, StoreError>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Request for Pending<T, F>
where
    T: Send,
    F: FnOnce(&Connection) -> Result<T, StoreError> + Send,
{
    fn run(&mut self, connection: &Connection) -> Verdict {
        let Some(work) = self.work.take() else { return Verdict::Undo };
        // One request that panics must not take the thread, and with it the whole house, along.
        let outcome = catch_unwind(AssertUnwindSafe(|| work(connection)))
            .unwrap_or_else(|_| Err(StoreError::Damaged("the program stumbled over it".into())));
        let verdict = match &outcome {
            Ok(_) => Verdict::Keep,
            Err(error @ StoreError::Unavailable(_)) => Verdict::Broken(error.clone()),
            Err(_) => Verdict::Undo,
        };
        self.outcome = Some(outcome);
        verdict
    }

    fn answer(self: Box<Self>, failure: Option<StoreError>) {
        let outcome = match failure {
            Some(error) => Err(error),
            None => self.outcome.unwrap_or_else(|| Err(closed())),
        };
        // Whoever asked may have left; what was done stays done.
        let _ = self.reply.send(outcome);
    }
}

/// Threads with a common queue. Dropping it lets them finish what is queued.
pub(super) struct Worker {
    queue: Option<mpsc::Sender<Box<dyn Request>>>,
    threads: Vec<JoinHandle<()>>,
}

impl Worker {
    pub(super) fn new() -> (Self, Requests) {
        let (sender, receiver) = mpsc::channel(QUEUE);
        (Self { queue: Some(sender), threads: Vec::new() }, receiver)
    }

    pub(super) fn start(
        &mut self,
        name: &str,
        body: impl FnOnce() + Send + 'static,
    ) -> Result<(), StoreError> {
        self.threads.push(start_thread(name, body)?);
        Ok(())
    }

    pub(super) async fn ask<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let queue = self.queue.as_ref().ok_or_else(closed)?;
        let (reply, answer) = oneshot::channel();
        let request = Pending { work: Some(work), outcome: None, reply };
        queue.send(Box::new(request)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            // A thread that panicked has nothing left to finish.
            let _ = thread.join();
        }
    }
}

/// Work that takes seconds and would be in the way of the others gets a thread of its own.
pub(crate) async fn apart<T: Send + 'static>(
    name: &'static str,
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let (reply, answer) = oneshot::channel();
    start_thread(name, move || {
        let _ = reply.send(work());
    })?;
    answer.await.map_err(|_| closed())?
}

fn start_thread(
    name: &str,
    body: impl FnOnce() + Send + 'static,
) -> Result<JoinHandle<()>, StoreError> {
    thread::Builder::new()
        .name(name.into())
        .spawn(body)
        .map_err(|error| StoreError::Unavailable(format!("no thread can be started: {error}")))
}

fn closed() -> StoreError {
    StoreError::Unavailable("the store has been closed".into())
}
