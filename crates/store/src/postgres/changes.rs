//! The one task that writes decisions: everything that waits is written with one commit.
//!
//! What concerns more than its table, and what does not fit, goes back to whoever asked, who does it alone.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use deadpool_postgres::{Client, Pool};
use futures_util::future::join4;
use tokio::sync::{mpsc, oneshot};

use super::Counters;
use super::fault::Outcome;
use super::moves::{HOLD, MOVE, Move, Together};
use super::rows::get;
use crate::{StoreError, TableId};

/// How many changes may wait; whoever comes then waits outside.
const QUEUE: usize = 2048;
/// How many changes share a commit at most: enough to make commits cheap, few enough that the first of them does not wait
/// noticeably for the last.
const LARGEST_BATCH: usize = 256;

/// What became of a change.
#[derive(Debug)]
pub(super) enum Written {
    /// It is written.
    Yes,
    /// It does not fit, or not without a closer look.
    No,
    /// The database failed; nobody knows whether it is written.
    Unknown(StoreError),
}

struct Waiting {
    change: Move,
    reply: oneshot::Sender<Written>,
}

/// The way to the task.
#[derive(Clone)]
pub(super) struct Changes(mpsc::Sender<Waiting>);

impl Changes {
    /// Starts the task, which ends when nobody can ask any more.
    pub(super) fn start(pool: Pool, counters: Arc<Counters>) -> Self {
        let (sender, receiver) = mpsc::channel(QUEUE);
        tokio::spawn(serve(pool, receiver, counters));
        Self(sender)
    }

    /// Writes a change together with others.
    pub(super) async fn write(&self, change: Move) -> Written {
        let closed = || Written::Unknown(StoreError::Unavailable("the store is closed".into()));
        let (reply, answer) = oneshot::channel();
        if self.0.send(Waiting { change, reply }).await.is_err() {
            return closed();
        }
        answer.await.unwrap_or_else(|_| closed())
    }
}

async fn serve(pool: Pool, mut requests: mpsc::Receiver<Waiting>, counters: Arc<Counters>) {
    let mut waiting = Vec::new();
    loop {
        if waiting.is_empty() && requests.recv_many(&mut waiting, LARGEST_BATCH).await == 0 {
            return;
        }
        while waiting.len() < LARGEST_BATCH
            && let Ok(one) = requests.try_recv()
        {
            waiting.push(one);
        }
        let batch = once_each(&mut waiting);
        let written = write_together(&pool, &batch).await;
        match &written {
            Ok(_) => counters.commits.fetch_add(1, Relaxed),
            Err(_) => counters.failures.fetch_add(1, Relaxed),
        };
        for one in batch {
            let answer = match &written {
                Ok(done) if done.contains(&one.change.id) => Written::Yes,
                Ok(_) => Written::No,
                Err(error) => Written::Unknown(error.clone()),
            };
            // Whoever asked may have left; what was done stays done.
            let _ = one.reply.send(answer);
        }
    }
}

/// Takes out the first change of each table; a second one waits for the next commit.
fn once_each(waiting: &mut Vec<Waiting>) -> Vec<Waiting> {
    let mut seen = HashSet::new();
    let (batch, later) =
        waiting.drain(..).partition(|one: &Waiting| seen.insert(one.change.id.clone()));
    *waiting = later;
    batch
}

async fn write_together(pool: &Pool, batch: &[Waiting]) -> Result<HashSet<TableId>, StoreError> {
    let client = pool.get().await.map_err(|error| StoreError::from(super::Trouble::from(error)))?;
    let written = write_with(&client, batch).await;
    if written.is_err() {
        // Whatever state it is in, nobody else shall have it.
        drop(Client::take(client));
    }
    Ok(written?)
}

/// Begins, writes and commits on one way there and back. The plan never reads whole tables, however few rows the server
/// believes that they have.
async fn write_with(client: &Client, batch: &[Waiting]) -> Outcome<HashSet<TableId>> {
    let (hold, write) = (client.prepare_cached(HOLD).await?, client.prepare_cached(MOVE).await?);
    let ids: Vec<&str> = batch.iter().map(|one| one.change.id.0.as_str()).collect();
    let moves: Vec<&Move> = batch.iter().map(|one| &one.change).collect();
    let together = Together::of(&moves);
    let (begun, held, written, committed) = join4(
        client.batch_execute("BEGIN; SET LOCAL enable_seqscan = off"),
        async { client.query(&hold, &[&ids]).await },
        async { client.query(&write, &together.values()).await },
        client.batch_execute("COMMIT"),
    )
    .await;
    begun?;
    held?;
    let written = written?;
    committed?;
    written.iter().map(|row| get(row, 0)).collect()
}
