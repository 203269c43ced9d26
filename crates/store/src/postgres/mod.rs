//! Everything on a PostgreSQL server.
//!
//! Changes of tables that wait are written with one commit, and each is fenced by the table's own row; everything else is a
//! transaction of its own. Whoever gets an answer to a write can rely on it: it is on disk, and every read that begins now
//! sees it. People are held before tables, and both in a fixed order, so that nobody waits for somebody who waits for them.
//! Nothing is ever announced within a transaction: that would let all others wait for its disk.

mod address;
mod alone;
mod care;
mod changes;
mod chat;
mod check;
mod copy;
mod fault;
mod forgetting;
mod lists;
mod migrate;
mod moves;
mod people;
mod pool;
mod post;
mod ratings;
mod reviews;
mod rows;
mod sessions;
mod settings;
mod store;
mod tables;
mod tls;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use deadpool_postgres::{Client, Pool, Transaction};
use tokio_postgres::IsolationLevel;

use self::address::Address;
pub use self::alone::Alone;
use self::changes::{Changes, Written};
use self::fault::{Outcome, Trouble};
use self::moves::Move;
use crate::{Rater, Stats, StoreError, TableChange};

/// How often something is tried anew when others were in the way.
const TRIES: u32 = 8;

/// A store on a PostgreSQL server. It needs the runtime that it was opened on.
pub struct PostgresStore {
    address: Address,
    pool: Pool,
    changes: Changes,
    rater: Rater,
    /// By what name this program's changes are told from those of others.
    writer: String,
    counters: Arc<Counters>,
}

/// What the store counts.
#[derive(Default)]
struct Counters {
    writes: AtomicU64,
    commits: AtomicU64,
    failures: AtomicU64,
}

impl PostgresStore {
    /// Opens the database of an address like `postgres://user:password@host/name`, and brings it to this program's version.
    pub async fn open(address: &str, rater: Rater) -> Result<Self, StoreError> {
        let address = Address::read(address)?;
        Self::start(address, rater).await.map_err(StoreError::from)
    }

    async fn start(address: Address, rater: Rater) -> Outcome<Self> {
        let mut client = pool::connect(&address).await?;
        migrate::migrate(&mut client).await?;
        let writer = client.query_one("SELECT gen_random_uuid()::text", &[]).await?.try_get(0)?;
        // Programs that ended long ago have nothing to tell any more.
        client
            .batch_execute("DELETE FROM writers WHERE opened < now() - interval '90 days'")
            .await?;
        let pool = pool::pool(&address)?;
        let counters = Arc::new(Counters::default());
        let changes = Changes::start(pool.clone(), Arc::clone(&counters));
        Ok(Self { address, pool, changes, rater, writer, counters })
    }

    /// The right to be the only one that serves or fills this database; [`StoreError::Conflict`] if somebody else is.
    pub async fn alone(&self) -> Result<Alone, StoreError> {
        Ok(Alone::take(self.address.clone()).await?)
    }

    /// Where it is, for people; without the password.
    pub fn place(&self) -> String {
        self.address.place()
    }

    /// The same for an address, if it is one.
    pub fn place_of(address: &str) -> Option<String> {
        Address::read(address).ok().map(|address| address.place())
    }

    /// What the store has done so far.
    pub fn stats(&self) -> Stats {
        Stats {
            writes: self.counters.writes.load(Relaxed),
            commits: self.counters.commits.load(Relaxed),
            failures: self.counters.failures.load(Relaxed),
        }
    }

    async fn client(&self) -> Outcome<Client> {
        Ok(self.pool.get().await?)
    }

    /// Together with others if it concerns nothing but its table; else in a transaction of its own.
    async fn change(&self, change: TableChange) -> Result<(), StoreError> {
        let mut unknown = None;
        if change.ratings.is_empty() {
            match self.changes.write(Move::new(&change)?).await {
                Written::Yes => {
                    self.counters.writes.fetch_add(1, Relaxed);
                    return Ok(());
                }
                Written::No => {}
                Written::Unknown(error) => unknown = Some(error),
            }
        }
        let outcome = self.change_alone(&change).await;
        self.counters.writes.fetch_add(1, Relaxed);
        match (outcome, unknown) {
            // What was refused may be what was written before the connection broke.
            (Err(StoreError::Conflict(why)), Some(_)) => {
                let client = self.client().await?;
                match tables::was_made(&client, &change).await? {
                    true => Ok(()),
                    false => Err(StoreError::Conflict(why)),
                }
            }
            (outcome, _) => outcome,
        }
    }
}

/// A transaction in which something is written.
async fn begin(client: &mut Client) -> Outcome<Transaction<'_>> {
    Ok(client.transaction().await?)
}

/// A transaction in which several statements see the same moment.
async fn look(client: &mut Client) -> Outcome<Transaction<'_>> {
    let transaction = client.build_transaction();
    let transaction = transaction.isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    Ok(transaction.start().await?)
}

/// Keeps what was done, if it was done.
async fn finish<T>(transaction: Transaction<'_>, outcome: Outcome<T>) -> Outcome<T> {
    let done = match outcome {
        Ok(done) => done,
        Err(trouble) => {
            // A connection that is broken has rolled back by itself.
            let _ = transaction.rollback().await;
            return Err(trouble);
        }
    };
    transaction.commit().await?;
    Ok(done)
}

/// Whether to try again, and how long to wait before.
async fn again<T>(attempt: u32, outcome: Outcome<T>) -> Option<Result<T, StoreError>> {
    match outcome {
        Err(Trouble::Again(_)) if attempt < TRIES => {
            tokio::time::sleep(std::time::Duration::from_millis(2 << attempt)).await;
            None
        }
        outcome => Some(outcome.map_err(StoreError::from)),
    }
}
