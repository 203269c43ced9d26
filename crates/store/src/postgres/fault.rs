//! What the errors of a database server mean to whoever asked.

use std::error::Error as _;
use std::io;

use deadpool_postgres::{HookError, PoolError, TimeoutType};
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::StoreError;

/// Why something came to nothing.
#[derive(Debug)]
pub(super) enum Trouble {
    /// It will not be otherwise.
    Final(StoreError),
    /// Somebody else was in the way; all of it may be tried again.
    Again(StoreError),
}

/// What a room of this store answers.
pub(super) type Outcome<T> = Result<T, Trouble>;

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Final(error)
    }
}

impl From<Trouble> for StoreError {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Final(error) | Trouble::Again(error) => error,
        }
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        let told = of(&error);
        match error.code() {
            Some(&SqlState::T_R_DEADLOCK_DETECTED | &SqlState::T_R_SERIALIZATION_FAILURE) => {
                Self::Again(told)
            }
            _ => Self::Final(told),
        }
    }
}

impl From<PoolError> for Trouble {
    fn from(error: PoolError) -> Self {
        let unavailable = |what: &str| StoreError::Unavailable(what.into()).into();
        match error {
            PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => {
                error.into()
            }
            PoolError::PostCreateHook(HookError::Message(what)) => {
                StoreError::Unusable(what.into_owned()).into()
            }
            PoolError::Timeout(TimeoutType::Wait) => {
                unavailable("all connections to the database are busy")
            }
            _ => unavailable("the database does not answer"),
        }
    }
}

/// What may pass by itself or by somebody's doing is [`StoreError::Unavailable`].
pub(super) fn of(error: &Error) -> StoreError {
    let Some(told) = error.as_db_error() else { return of_connection(error) };
    let unavailable = |what: &str| StoreError::Unavailable(format!("{what} ({})", told.message()));
    match told.code() {
        &SqlState::UNIQUE_VIOLATION => StoreError::Conflict("it is already there"),
        // What was pointed to is not there; and nothing is called by a text that cannot be kept.
        &SqlState::FOREIGN_KEY_VIOLATION | &SqlState::CHARACTER_NOT_IN_REPERTOIRE => {
            StoreError::NotFound
        }
        &SqlState::DISK_FULL => unavailable("the disk of the database is full: make room"),
        &SqlState::TOO_MANY_CONNECTIONS => unavailable("the database takes no more connections"),
        &SqlState::READ_ONLY_SQL_TRANSACTION => unavailable("the database is read-only"),
        &SqlState::INSUFFICIENT_PRIVILEGE => unavailable("the permission is missing"),
        &SqlState::T_R_DEADLOCK_DETECTED | &SqlState::T_R_SERIALIZATION_FAILURE => {
            unavailable("others were in the way")
        }
        // Connections, the right to connect, resources, and what its keeper or system does.
        code if ["08", "28", "3D", "53", "55", "57", "58"].contains(&&code.code()[..2]) => {
            unavailable("the database refuses")
        }
        _ => StoreError::Damaged(format!("{} ({})", told.message(), told.code().code())),
    }
}

fn of_connection(error: &Error) -> StoreError {
    let cause = error.source();
    let is_connection =
        error.is_closed() || cause.is_none_or(|cause| cause.is::<io::Error>()) || is_tls(error);
    match (is_connection, cause) {
        (true, Some(cause)) => {
            StoreError::Unavailable(format!("the database does not answer: {cause}"))
        }
        (true, None) => StoreError::Unavailable(format!("the database does not answer: {error}")),
        (false, _) => StoreError::Damaged(error.to_string()),
    }
}

fn is_tls(error: &Error) -> bool {
    error.to_string().contains("TLS")
}
