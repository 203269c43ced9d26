//! Connections to the server of the database.

use std::time::Duration;

use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Timeouts,
};
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::{Client, NoTls, Socket};

use super::address::Address;
use super::fault::{self, Outcome};
use super::migrate::{STILL_WRITES, VERSION};
use super::tls::Tls;
use crate::StoreError;

/// Enough that slow lists do not hold up the others, and few enough for the server's usual hundred.
const CONNECTIONS: usize = 12;
/// How long somebody waits for one of them.
const PATIENCE: Duration = Duration::from_secs(10);

/// What every connection asks for. Whoever waits for a lock, or is silent in the middle of a transaction, gives up in the end,
/// so that others need not; statements are compiled for nobody.
const MANNERS: &str = "SET synchronous_commit = on; SET jit = off; SET lock_timeout = '10s';
     SET idle_in_transaction_session_timeout = '60s'";

/// A pool of connections, each of which is tried before it is used again.
pub(super) fn pool(address: &Address) -> Outcome<Pool> {
    let how = ManagerConfig { recycling_method: RecyclingMethod::Verified };
    let config = address.config.clone();
    let manager = match &address.tls {
        None => Manager::from_config(config, NoTls, how),
        Some(trust) => Manager::from_config(config, Tls::new(trust)?, how),
    };
    let prepare = Hook::async_fn(|client, _| {
        Box::pin(async move {
            client.batch_execute(MANNERS).await.map_err(HookError::Backend)?;
            let row = client.query_one(STILL_WRITES, &[&VERSION]).await;
            match row.and_then(|row| row.try_get(0)).map_err(HookError::Backend)? {
                true => Ok(()),
                false => Err(HookError::message(
                    "a newer program has changed it, and this one may no longer write: upgrade it",
                )),
            }
        })
    });
    let timeouts =
        Timeouts { wait: Some(PATIENCE), create: Some(PATIENCE), recycle: Some(PATIENCE) };
    let pool = Pool::builder(manager).max_size(CONNECTIONS).post_create(prepare);
    let pool = pool.runtime(Runtime::Tokio1).timeouts(timeouts).build();
    pool.map_err(|error| StoreError::Unusable(error.to_string()).into())
}

/// One connection of one's own.
pub(super) async fn connect(address: &Address) -> Outcome<Client> {
    match &address.tls {
        None => connect_by(address, NoTls).await,
        Some(trust) => connect_by(address, Tls::new(trust)?).await,
    }
}

async fn connect_by<T>(address: &Address, tls: T) -> Outcome<Client>
where
    T: MakeTlsConnect<Socket>,
    T::Stream: Send + 'static,
{
    let (client, connection) =
        address.config.connect(tls).await.map_err(|error| fault::of(&error))?;
    tokio::spawn(async move {
        // Whoever uses it is told what is wrong with it.
        let _ = connection.await;
    });
    Ok(client)
}
