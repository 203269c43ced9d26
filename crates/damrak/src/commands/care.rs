//! `damrak backup`, `doctor`, `export` and `import`: looking after what a server keeps.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use clap::Args;
use damrak_server::doctor::{self, Examination};
use damrak_store::{LogEntry, Store, StoredTable, TableHead, TableId};
use serde::{Deserialize, Serialize};
use tokio::runtime::Runtime;

use super::Answer;
use super::serve::data_folder;
use crate::failure::Failure;
use crate::files;
use crate::house::{Held, House, StoreName};

/// Where the data is.
#[derive(Debug, Args)]
pub(crate) struct DataArgs {
    /// The folder where everything is kept; DAMRAK_DATA, or the platform's place, without it
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The database instead of a folder, such as postgres://user:password@host/database; better said in
    /// DAMRAK_STORE, which others on the machine do not see
    #[arg(long, value_name = "ADDRESS")]
    store: Option<StoreName>,
}

/// Copy everything to one file, also while the server runs
///
/// Writes a complete copy of everything to a new SQLite file, also while a server is using it. A file stays
/// of the version it has. To go back to the copy, stop the server and put the file in place of damrak.sqlite.
#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    data: DataArgs,
    /// The file to write; it must not exist
    file: PathBuf,
}

/// Check everything that is stored
///
/// Checks the database and replays every stored game from its first decision. Lists what is damaged;
/// exits with 1 if anything is.
#[derive(Debug, Args)]
pub(crate) struct DoctorArgs {
    #[command(flatten)]
    data: DataArgs,
}

/// Write tables to a file, to be imported elsewhere
#[derive(Debug, Args)]
pub(crate) struct ExportArgs {
    #[command(flatten)]
    data: DataArgs,
    /// The file to write, one table a line; it must not exist
    file: PathBuf,
    /// The tables; all of them without any
    tables: Vec<String>,
}

/// Read tables from a file that was exported
///
/// No server may be using the folder meanwhile; one without data is filled.
#[derive(Debug, Args)]
pub(crate) struct ImportArgs {
    #[command(flatten)]
    data: DataArgs,
    /// The file to read
    file: PathBuf,
}

/// A table on a line of an export.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exported {
    head: TableHead,
    body: serde_json::Value,
    log: Vec<LogEntry>,
}

impl DataArgs {
    pub(super) fn folder(&self) -> PathBuf {
        self.data
            .clone()
            .or_else(|| std::env::var_os("DAMRAK_DATA").map(PathBuf::from))
            .unwrap_or_else(data_folder)
    }

    pub(super) fn house(&self) -> Result<House, Failure> {
        House::find(self.store.as_ref(), None, self.folder())
    }

    fn open_alone(&self) -> Result<(Arc<dyn Store>, Held), Failure> {
        self.house()?.open_alone(runtime()?)
    }

    pub(super) fn open(&self) -> Result<Arc<dyn Store>, Failure> {
        self.house()?.open(runtime()?)
    }
}

/// What a command waits on: one for all its questions, since connections belong to it.
pub(super) fn runtime() -> Result<&'static Runtime, Failure> {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    if let Some(runtime) = RUNTIME.get() {
        return Ok(runtime);
    }
    let made = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::usage(format!("no threads can be started: {error}")))?;
    Ok(RUNTIME.get_or_init(|| made))
}

pub(super) fn block_on<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    runtime()?.block_on(work)
}

pub(crate) fn backup(args: &BackupArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    if args.file.exists() {
        return Err(Failure::Exists(args.file.clone()));
    }
    args.data.house()?.back_up(&args.file, runtime()?)?;
    writeln!(out, "Everything is copied to {}", args.file.display())?;
    Ok(Answer::Fine)
}

pub(crate) fn doctor(args: &DoctorArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let store = args.data.open()?;
    let found = block_on(async { Ok(doctor::examine(crate::kits(), store).await?) })?;
    tell(&found, out)?;
    Ok(if found.findings.is_empty() { Answer::Fine } else { Answer::No })
}

/// What the doctor found.
pub(super) fn tell(found: &Examination, out: &mut dyn Write) -> Result<(), Failure> {
    for finding in &found.findings {
        match &finding.table {
            Some(table) => writeln!(out, "table {table}: {}", finding.problem)?,
            None => writeln!(out, "database: {}", finding.problem)?,
        }
    }
    writeln!(
        out,
        "{} tables and {} decisions replayed, {} things wrong",
        found.tables,
        found.decisions,
        found.findings.len()
    )?;
    Ok(())
}

pub(crate) fn export(args: &ExportArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let store = args.data.open()?;
    let lines = block_on(async {
        let ids = match args.tables.as_slice() {
            [] => doctor::all_tables(store.as_ref()).await?,
            some => some.iter().map(|id| TableId(id.clone())).collect(),
        };
        let mut lines = String::new();
        for id in &ids {
            let table = doctor::whole_table(store.as_ref(), id)
                .await
                .map_err(|error| Failure::usage(format!("table {id}: {error}")))?;
            let exported = Exported { head: table.head, body: table.body, log: table.entries };
            lines += &serde_json::to_string(&exported).expect("plain data with text keys");
            lines.push('\n');
        }
        Ok((lines, ids.len()))
    })?;
    write_new(&args.file, lines.0.as_bytes())?;
    writeln!(out, "{} tables are written to {}", lines.1, args.file.display())?;
    Ok(Answer::Fine)
}

fn write_new(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let failed = |error: std::io::Error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => Failure::Exists(path.to_owned()),
        _ => Failure::Write(path.to_owned(), error),
    };
    // There are seeds of running games in it.
    let mut options = std::fs::OpenOptions::new();
    let mut file =
        files::private(options.write(true).create_new(true)).open(path).map_err(failed)?;
    file.write_all(bytes).and_then(|()| file.sync_all()).map_err(|error| {
        // Half a file is worse than none.
        let _ = std::fs::remove_file(path);
        Failure::Write(path.to_owned(), error)
    })
}

/// Former versions wrote into the log what people were called; now the head alone says so.
fn without_names(mut log: Vec<LogEntry>) -> Vec<LogEntry> {
    for line in &mut log {
        if line.entry["kind"] == "sat"
            && let Some(entry) = line.entry.as_object_mut()
        {
            entry.remove("name");
        }
    }
    log
}

pub(crate) fn import(args: &ImportArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let file = files::open(&args.file)?;
    let (store, _lock) = args.data.open_alone()?;
    let shelf = damrak_table::shelf::Shelf::new(crate::kits().clone());
    let mut count = 0;
    for (number, line) in file.lines().enumerate() {
        let line = line.map_err(|error| Failure::Read(args.file.clone(), error))?;
        let place = format!("{}:{}", args.file.display(), number + 1);
        let exported: Exported = serde_json::from_str(&line)
            .map_err(|error| Failure::usage(format!("{place}: not an exported table: {error}")))?;
        let length = exported.log.len() as u64;
        let table = StoredTable {
            head: exported.head,
            body: exported.body,
            body_version: 1,
            snapshot: None,
            entries: without_names(exported.log),
            length,
        };
        // What cannot be replayed is not let in.
        damrak_table::examining::Examined::load(&shelf, table.clone())
            .map_err(|damage| Failure::usage(format!("{place}: {damage}")))?;
        block_on(async {
            store
                .import_table(table)
                .await
                .map_err(|error| Failure::usage(format!("{place}: {error}")))
        })?;
        count += 1;
    }
    writeln!(out, "{count} tables are imported")?;
    Ok(Answer::Fine)
}
