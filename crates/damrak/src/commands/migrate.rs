//! `damrak migrate`: a house moves from its file to a database server, or back.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, Subcommand};
use damrak_server::doctor::{self, Examination};
use damrak_store::{SqliteStore, Store};

use super::Answer;
use super::care::{DataArgs, runtime, tell};
use crate::failure::Failure;
use crate::files;
use crate::house::{self, House, StoreName};
use crate::lock::Lock;

/// Move everything between the file in the data folder and a PostgreSQL database
///
/// The house is examined before it moves and where it arrives, and what it came from stays as it is. No server
/// may be using either meanwhile.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damrak migrate to-postgres --store postgres://damrak:password@localhost/damrak
  damrak migrate to-sqlite --store postgres://damrak:password@localhost/damrak --data new")]
pub(crate) struct MigrateArgs {
    #[command(subcommand)]
    way: Way,
}

#[derive(Debug, Subcommand)]
enum Way {
    /// From the file in the data folder to a database, which must be empty
    ToPostgres(DataArgs),
    /// From a database to the file in the data folder, which must not be there yet
    ToSqlite(DataArgs),
}

/// Moves the house.
pub(crate) fn run(args: &MigrateArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let (Way::ToPostgres(data) | Way::ToSqlite(data)) = &args.way;
    let House::Server(server) = data.house()? else {
        return Err(Failure::usage(
            "name the database with --store, or in DAMRAK_STORE: postgres://user:password@host/database",
        ));
    };
    match args.way {
        Way::ToPostgres(_) => to_postgres(&data.folder(), &server, out),
        Way::ToSqlite(_) => to_sqlite(&data.folder(), &server, out),
    }
}

fn to_postgres(folder: &Path, server: &StoreName, out: &mut dyn Write) -> Result<Answer, Failure> {
    let on = runtime()?;
    let file = house::existing_file(folder)?;
    let _nobody_serves = Lock::take(folder)?;
    // Brought up to date first, and closed before it is read as a whole.
    let before = examine(Arc::new(SqliteStore::open(&file, damrak_server::ratings::rate)?), out)?;
    if !before.findings.is_empty() {
        return nothing_moved(out);
    }
    let store = house::open_postgres(server, on)?;
    let _nobody_else = house::take_alone(&store, on)?;
    on.block_on(store.fill_from(&file))
        .map_err(|error| Failure::usage(format!("nothing was moved: {error}")))?;
    let place = store.place();
    let after = examine(Arc::new(store), out)?;
    compare(&before, &after, &place, out)
}

fn to_sqlite(folder: &Path, server: &StoreName, out: &mut dyn Write) -> Result<Answer, Failure> {
    let on = runtime()?;
    let house = House::Folder(folder.to_owned());
    if !house.is_new() {
        return Err(Failure::Exists(house::existing_file(folder)?));
    }
    files::make_private_folder(folder)?;
    let _nobody_serves = Lock::take(folder)?;
    let store = Arc::new(house::open_postgres(server, on)?);
    let _nobody_else = house::take_alone(&store, on)?;
    let before = examine(Arc::clone(&store) as Arc<dyn Store>, out)?;
    if !before.findings.is_empty() {
        return nothing_moved(out);
    }
    let file = house.to_string();
    on.block_on(store.backup(PathBuf::from(&file)))?;
    let opened = SqliteStore::open(&house::existing_file(folder)?, damrak_server::ratings::rate)?;
    let after = examine(Arc::new(opened), out)?;
    compare(&before, &after, &file, out)
}

fn examine(store: Arc<dyn Store>, out: &mut dyn Write) -> Result<Examination, Failure> {
    let found = runtime()?.block_on(doctor::examine(crate::kits(), store))?;
    tell(&found, out)?;
    Ok(found)
}

fn nothing_moved(out: &mut dyn Write) -> Result<Answer, Failure> {
    writeln!(out, "Nothing was moved: mend this first.")?;
    Ok(Answer::No)
}

fn compare(
    before: &Examination,
    after: &Examination,
    place: &str,
    out: &mut dyn Write,
) -> Result<Answer, Failure> {
    if before != after {
        writeln!(out, "What arrived is not what left: do not use {place}.")?;
        return Ok(Answer::No);
    }
    writeln!(out, "Everything is in {place} now; what it came from is as it was.")?;
    Ok(Answer::Fine)
}
