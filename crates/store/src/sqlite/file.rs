//! Opening the file, and copying it.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use super::migrate::{MIGRATIONS, is_current as is_up_to_date, migrate};
use crate::StoreError;

/// How long to wait for another program (a backup, `damrak doctor`) that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether a commit must survive the loss of power.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lasting {
    Yes,
    /// For stores that are thrown away.
    No,
}

/// Whether a file is of this program's version, so that opening it would change nothing.
pub(super) fn is_current(path: &Path) -> Result<bool, StoreError> {
    is_up_to_date(&mut open_reader(path)?, MIGRATIONS)
}

/// Opens the connection that writes, and brings the file to this program's version.
pub(super) fn open_writer(path: &Path, lasting: Lasting) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    make_private(path);
    let mut connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    // SQLite opens a file it may not write for reading, and would complain much later.
    if connection.is_readonly("main")? {
        return Err(StoreError::Unavailable("the file is read-only".into()));
    }
    let synchronous = if lasting == Lasting::Yes { "FULL" } else { "OFF" };
    connection.pragma_update(None, "synchronous", synchronous)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", -4096)?;
    // What is deleted is overwritten: the name of somebody who went for good, a secret, a session.
    connection.pragma_update(None, "secure_delete", true)?;
    // Before the journal mode is changed: a file that is not ours is left as it is.
    migrate(&mut connection, MIGRATIONS)?;
    let mode: String = connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
    if mode != "wal" {
        return Err(StoreError::Unusable(format!(
            "its file system allows no write-ahead log (journal mode {mode}): \
             keep the file on a local disk"
        )));
    }
    // What a long backup let the log grow to is given back.
    connection.pragma_update(None, "journal_size_limit", 16 << 20)?;
    connection.set_prepared_statement_cache_capacity(128);
    Ok(connection)
}

/// Opens a connection that only reads.
pub(super) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "cache_size", -1024)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// Copies everything that is committed to a new file, which appears only when it is complete.
pub(super) fn back_up(from: &Path, to: &Path) -> Result<(), StoreError> {
    make(to, |partial| copy(from, partial))
}

/// Makes a new file, which appears only when it is complete and on disk.
pub(super) fn make(
    to: &Path,
    fill: impl FnOnce(&Path) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    refuse_existing(to)?;
    let partial = Partial::beside(to);
    fill(&partial.0)?;
    let failed = |error: io::Error| StoreError::Unavailable(format!("{}: {error}", to.display()));
    OpenOptions::new()
        .write(true)
        .open(&partial.0)
        .and_then(|file| file.sync_all())
        .map_err(failed)?;
    refuse_existing(to)?;
    fs::rename(&partial.0, to).map_err(failed)?;
    sync_directory_of(to).map_err(failed)
}

fn refuse_existing(file: &Path) -> Result<(), StoreError> {
    if fs::symlink_metadata(file).is_ok() {
        return Err(StoreError::Conflict("a file of this name is already there"));
    }
    Ok(())
}

/// One step copies all pages of one moment; in WAL mode nobody waits for it.
fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let source = open_reader(from)?;
    make_private(to);
    let mut target = Connection::open(to)?;
    // A copy that breaks off is thrown away, and a complete one is synced as a whole.
    target.pragma_update(None, "synchronous", "OFF")?;
    let backup = Backup::new(&source, &mut target)?;
    while backup.step(-1)? != StepResult::Done {
        thread::sleep(Duration::from_millis(20));
    }
    drop(backup);
    target.close().map_err(|(_, error)| error)?;
    leave_write_ahead_mode(to)
}

/// Makes it one file that can be read without a log beside it, even where nothing can be written.
pub(super) fn leave_write_ahead_mode(file: &Path) -> Result<(), StoreError> {
    // A connection of its own: the one that copied took the file for what it was before.
    let connection = Connection::open(file)?;
    connection.pragma_update(None, "synchronous", "OFF")?;
    let mode: String =
        connection.query_row("PRAGMA journal_mode = DELETE", [], |row| row.get(0))?;
    if mode != "delete" {
        return Err(StoreError::Damaged(format!("the copy stays in journal mode {mode}")));
    }
    connection.close().map_err(|(_, error)| error.into())
}

/// A new file holds the hashes of passwords: it is for its owner only. What goes wrong here is reported when
/// SQLite opens the file.
#[cfg(unix)]
fn make_private(file: &Path) {
    use std::os::unix::fs::OpenOptionsExt;
    let _ = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file);
}

#[cfg(not(unix))]
fn make_private(_file: &Path) {}

#[cfg(unix)]
fn sync_directory_of(file: &Path) -> io::Result<()> {
    let parent = file.parent().filter(|parent| !parent.as_os_str().is_empty());
    File::open(parent.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(not(unix))]
fn sync_directory_of(_file: &Path) -> io::Result<()> {
    Ok(())
}

/// An unfinished copy; removed unless it was renamed.
struct Partial(PathBuf);

impl Partial {
    fn beside(file: &Path) -> Self {
        let mut name = file.file_name().map_or_else(OsString::new, OsString::from);
        name.push(format!(".{}.partial", unique()));
        Self(file.with_file_name(name))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // A copy that broke off may have left SQLite's files beside it.
        for suffix in ["", "-journal", "-wal", "-shm"] {
            let mut name = self.0.clone().into_os_string();
            name.push(suffix);
            let _ = fs::remove_file(name);
        }
    }
}

/// A directory for a store that is thrown away.
pub(super) struct Scratch(PathBuf);

impl Scratch {
    pub(super) fn new() -> Result<Self, StoreError> {
        let directory = std::env::temp_dir().join(format!("damrak-store-{}", unique()));
        fs::create_dir(&directory).map_err(|error| {
            StoreError::Unavailable(format!("{}: {error}", directory.display()))
        })?;
        Ok(Self(directory))
    }

    pub(super) fn file(&self) -> PathBuf {
        self.0.join("damrak.db")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Differs between processes, calls and, where process numbers come again, times.
fn unique() -> String {
    static CALLS: AtomicU32 = AtomicU32::new(0);
    let now = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |elapsed| elapsed.as_nanos());
    format!("{}-{now:x}-{}", std::process::id(), CALLS.fetch_add(1, Relaxed))
}
