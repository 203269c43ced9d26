//! What SQLite's errors mean to whoever asked.

use rusqlite::{Error, ErrorCode, ffi};

use crate::StoreError;

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        match &error {
            Error::SqliteFailure(failure, _) | Error::SqlInputError { error: failure, .. } => {
                of_failure(*failure, &error)
            }
            Error::QueryReturnedNoRows => Self::NotFound,
            Error::InvalidPath(_) | Error::NulError(_) => Self::Unavailable(error.to_string()),
            _ => Self::Damaged(error.to_string()),
        }
    }
}

/// What may pass by itself or by somebody's doing is [`StoreError::Unavailable`], and a reason not to try
/// anything else either. All the rest concerns only the request that met with it.
fn of_failure(failure: ffi::Error, error: &Error) -> StoreError {
    let unavailable = |what: &str| StoreError::Unavailable(format!("{what} ({error})"));
    match failure.code {
        ErrorCode::ConstraintViolation => of_constraint(failure.extended_code, error),
        ErrorCode::DiskFull => unavailable("the disk is full: make room"),
        ErrorCode::ReadOnly => unavailable("the file or its directory is read-only"),
        ErrorCode::SystemIoFailure => unavailable("the disk reports an error"),
        ErrorCode::CannotOpen => unavailable("the file cannot be opened or created"),
        ErrorCode::PermissionDenied => unavailable("the permission is missing"),
        ErrorCode::OutOfMemory => unavailable("there is no memory left"),
        ErrorCode::DatabaseBusy
        | ErrorCode::DatabaseLocked
        | ErrorCode::FileLockingProtocolFailed => {
            unavailable("another program is writing to the file")
        }
        ErrorCode::OperationInterrupted | ErrorCode::SchemaChanged => unavailable("try again"),
        _ => StoreError::Damaged(error.to_string()),
    }
}

/// A broken foreign key means that what was pointed to is not there; a broken unique key that something is.
fn of_constraint(extended_code: i32, error: &Error) -> StoreError {
    match extended_code {
        ffi::SQLITE_CONSTRAINT_FOREIGNKEY => StoreError::NotFound,
        ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE => {
            StoreError::Conflict("it is already there")
        }
        _ => StoreError::Damaged(error.to_string()),
    }
}
