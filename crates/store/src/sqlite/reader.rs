//! The threads that read, and never wait for the one that writes.

use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;

use super::worker::{Request, Requests};
use crate::StoreError;

/// Works until nobody can ask any more.
pub(super) fn serve(connection: &Connection, requests: &Arc<Mutex<Requests>>) {
    while let Some(mut request) = next(requests) {
        let failure = within_transaction(connection, request.as_mut()).err();
        request.answer(failure);
    }
}

/// The threads take turns in waiting.
fn next(requests: &Mutex<Requests>) -> Option<Box<dyn Request>> {
    requests.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv()
}

/// A transaction, so that several statements see the same moment.
fn within_transaction(
    connection: &Connection,
    request: &mut dyn Request,
) -> Result<(), StoreError> {
    let transaction = connection.unchecked_transaction()?;
    // What it found or why it failed is in the request.
    let _ = request.run(&transaction);
    transaction.commit()?;
    Ok(())
}
