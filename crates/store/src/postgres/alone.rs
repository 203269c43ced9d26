//! One server at a time: a lock that the database holds for a connection.

use std::time::Duration;

use tokio::task::JoinHandle;
use tokio_postgres::Client;

use super::address::Address;
use super::fault::Outcome;
use super::pool::connect;
use crate::StoreError;

/// How often a lost lock is taken anew.
const AGAIN: Duration = Duration::from_secs(1);

/// How long whoever finds it taken waits, and how often.
const A_MOMENT: Duration = Duration::from_millis(100);
const PATIENCE: u32 = 100;

/// A program that is gone without a word is noticed within half a minute.
const MANNERS: &str = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5;
     SET tcp_keepalives_count = 3";

const TAKE: &str =
    "SELECT pg_try_advisory_lock(hashtext('damrak house'), hashtext(current_schema()))";

/// The right to be the only one that serves or fills a database, as long as it is kept.
#[derive(Debug)]
pub struct Alone(JoinHandle<()>);

impl Drop for Alone {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Alone {
    /// Takes the right, or tells that somebody else has it.
    pub(super) async fn take(address: Address) -> Outcome<Self> {
        // A server that is busy takes seconds to see that a program which was killed is gone.
        for _ in 0..PATIENCE {
            if let Some(client) = try_to_take(&address).await? {
                return Ok(Self(tokio::spawn(keep(address, client))));
            }
            tokio::time::sleep(A_MOMENT).await;
        }
        Err(StoreError::Conflict("another damrak is using the database").into())
    }
}

async fn try_to_take(address: &Address) -> Outcome<Option<Client>> {
    let client = connect(address).await?;
    client.batch_execute(MANNERS).await?;
    let taken = client.query_one(TAKE, &[]).await?.try_get(0)?;
    Ok(Some(client).filter(|_| taken))
}

/// Takes the lock anew whenever the connection that holds it was lost. Whoever was faster in between is told of: two may not
/// spoil each other's tables, which are fenced by their logs, but neither sees what the other does.
async fn keep(address: Address, mut client: Client) {
    loop {
        // The answer matters to nobody; a connection that is not used for long may be gone without anybody knowing.
        while client.batch_execute("").await.is_ok() {
            tokio::time::sleep(AGAIN).await;
        }
        client = loop {
            match try_to_take(&address).await {
                Ok(Some(client)) => break client,
                Ok(None) => tracing::error!("another damrak has taken over the database"),
                Err(error) => tracing::warn!(?error, "the database does not answer"),
            }
            tokio::time::sleep(AGAIN).await;
        };
    }
}
