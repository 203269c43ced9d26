//! Everything in one SQLite file.
//!
//! One thread writes and takes with one commit all that waits; a few threads read meanwhile. Whoever gets an
//! answer to a write can rely on it: it is on disk, and every read that begins now sees it.

mod care;
mod chat;
mod check;
#[cfg(feature = "postgres")]
pub(crate) mod copy;
mod fault;
mod file;
mod forgetting;
mod migrate;
mod people;
mod post;
mod ratings;
mod reader;
mod reviews;
mod rows;
mod seats;
mod sessions;
mod settings;
mod store;
mod tables;
pub(crate) mod worker;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};

use rusqlite::Connection;

use self::file::{Lasting, Scratch, open_reader, open_writer};
use self::worker::Worker;
use self::writer::Counters;
use crate::{Answer, Rater, StoreError};

/// Enough that one slow list does not hold up the others; each costs a megabyte of cache at most.
const READERS: usize = 3;

/// A store in one SQLite file. Dropping it finishes what is queued and closes the file.
pub struct SqliteStore {
    // In this order: the last connection to close tidies up, and only the writer's can.
    readers: Worker,
    writer: Worker,
    file: PathBuf,
    rater: Rater,
    counters: Arc<Counters>,
    _scratch: Option<Scratch>,
}

/// What a store has done since it was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stats {
    /// Requests to write that were answered, refused ones included.
    pub writes: u64,
    /// Commits that answered them.
    pub commits: u64,
    /// Commits that failed, with all their requests.
    pub failures: u64,
}

impl SqliteStore {
    /// Opens a file, or makes it; one of an older version is brought to this one.
    pub fn open(path: &Path, rater: Rater) -> Result<Self, StoreError> {
        Self::start(path, rater, Lasting::Yes, None).map_err(|error| naming(path, error))
    }

    /// Opens a file that is of this program's version, or says that it is not and leaves it as it is: bringing it up to
    /// date would pull the ground away from under a server of a former version that is using it.
    pub fn open_as_it_is(path: &Path, rater: Rater) -> Result<Option<Self>, StoreError> {
        match file::is_current(path).map_err(|error| naming(path, error))? {
            true => Self::open(path, rater).map(Some),
            false => Ok(None),
        }
    }

    /// Copies a file, of whatever version, to a new one without changing it, also while a server is using it.
    pub fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
        file::back_up(from, to).map_err(|error| naming(from, error))
    }

    /// A store for tests, in a temporary file that is never synced and goes when the store goes.
    pub fn temporary(rater: Rater) -> Result<Self, StoreError> {
        let scratch = Scratch::new()?;
        Self::start(&scratch.file(), rater, Lasting::No, Some(scratch))
    }

    fn start(
        path: &Path,
        rater: Rater,
        lasting: Lasting,
        scratch: Option<Scratch>,
    ) -> Result<Self, StoreError> {
        let connection = open_writer(path, lasting)?;
        let counters = Arc::new(Counters::default());
        let (mut writer, requests) = Worker::new();
        let counted = Arc::clone(&counters);
        writer.start("store-writer", move || writer::serve(connection, requests, &counted))?;

        let (mut readers, requests) = Worker::new();
        let requests = Arc::new(Mutex::new(requests));
        for _ in 0..READERS {
            let connection = open_reader(path)?;
            let requests = Arc::clone(&requests);
            readers.start("store-reader", move || reader::serve(&connection, &requests))?;
        }
        let file = path.to_owned();
        Ok(Self { readers, writer, file, rater, counters, _scratch: scratch })
    }

    /// What the store has done so far.
    pub fn stats(&self) -> Stats {
        Stats {
            writes: self.counters.writes.load(Relaxed),
            commits: self.counters.commits.load(Relaxed),
            failures: self.counters.failures.load(Relaxed),
        }
    }

    /// Allows the file so many pages and no more: a full disk, for tests.
    #[doc(hidden)]
    pub fn limit_pages(&self, pages: u32) -> Answer<'_, ()> {
        self.write(move |connection| {
            let sql = format!("PRAGMA max_page_count = {pages}");
            connection.query_row(&sql, [], |_| Ok(()))?;
            Ok(())
        })
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        Box::pin(self.readers.ask(work))
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        Box::pin(self.writer.ask(work))
    }
}

/// Whoever starts a server must know which file is meant.
fn naming(path: &Path, error: StoreError) -> StoreError {
    let named = |text: String| format!("{}: {text}", path.display());
    match error {
        StoreError::Unavailable(text) => StoreError::Unavailable(named(text)),
        StoreError::Damaged(text) => StoreError::Damaged(named(text)),
        StoreError::Unusable(text) => StoreError::Unusable(named(text)),
        StoreError::NotFound | StoreError::Conflict(_) => error,
    }
}
