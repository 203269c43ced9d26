//! A server of one's own: a real process on a free port, with its data in a folder that goes with it.

use std::fs::File;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

use crate::{Outcome, Table, Trouble};

/// How long the server may take to answer for the first time.
const PATIENCE: Duration = Duration::from_secs(20);

/// What the house is told beyond its address. A finished game is looked back on in less time than usual: whoever tests
/// waits for it.
const SETTINGS: &str = "review-seconds = 8\n";

/// A server that is killed when it is dropped.
#[derive(Debug)]
pub struct House {
    address: SocketAddr,
    folder: TempDir,
    server: Option<Child>,
}

impl House {
    /// Opens a house.
    pub fn open() -> Outcome<Self> {
        let mut house =
            Self { address: free_address()?, folder: tempfile::tempdir()?, server: None };
        house.start()?;
        Ok(house)
    }

    /// The address of a page.
    pub fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The server dies without a word, as when the power fails.
    pub fn kill(&mut self) -> Outcome<()> {
        if let Some(mut server) = self.server.take() {
            server.kill()?;
            server.wait()?;
        }
        Ok(())
    }

    /// Lays so many more tables like one that is there, while the server is away for a moment. Each is called by its
    /// number, the first one 1.
    pub fn copy(&mut self, table: &Table, times: u32) -> Outcome<()> {
        self.kill()?;
        let file = self.folder.path().join("data").join("damrak.sqlite");
        let store = rusqlite::Connection::open(file)?;
        store.execute_batch("BEGIN")?;
        let key: i64 =
            store
                .query_row("SELECT key FROM tables WHERE id = ?1", [&table.0], |row| row.get(0))?;
        for number in 1..=times {
            let id = format!("copy{number:012}");
            let head = "INSERT INTO tables (id, head, status, public, open, owner, changed, length, was_rated, rounds)
                SELECT ?2, json_set(head, '$.id', ?2, '$.title', 'Table ' || ?3), status, public, open, owner,
                       changed + ?3, length, was_rated, rounds FROM tables WHERE key = ?1";
            store.execute(head, (key, &id, number))?;
            let copy = store.last_insert_rowid();
            for rest in [
                "INSERT INTO bodies (table_key, body, version) SELECT ?2, body, version FROM bodies WHERE table_key = ?1",
                "INSERT INTO seat_people (table_key, person) SELECT ?2, person FROM seat_people WHERE table_key = ?1",
                "INSERT INTO log (table_key, number, at, entry) SELECT ?2, number, at, entry FROM log WHERE table_key = ?1",
                "INSERT INTO snapshots (table_key, number, document) SELECT ?2, number, document FROM snapshots WHERE table_key = ?1",
            ] {
                store.execute(rest, (key, copy))?;
            }
        }
        store.execute_batch("COMMIT")?;
        drop(store);
        self.start()
    }

    /// Puts other positions on tables whose last entry is an undo, while the server is away for a moment.
    pub fn rearrange(&mut self, tables: &[(&Table, Value)]) -> Outcome<()> {
        self.kill()?;
        let file = self.folder.path().join("data").join("damrak.sqlite");
        let store = rusqlite::Connection::open(file)?;
        let sql = "UPDATE snapshots SET document = json_set(document, '$.position', json(?1))
                   WHERE table_key = (SELECT key FROM tables WHERE id = ?2)";
        for (table, position) in tables {
            let changed = store.execute(sql, (position.to_string(), &table.0))?;
            if changed == 0 {
                return Err(Trouble::Start(format!("there is no snapshot of {}", table.0)));
            }
        }
        drop(store);
        self.start()
    }

    /// The server comes back with another secret for the deal of a table, as one that cheats would.
    pub fn swap_secret(&mut self, table: &Table) -> Outcome<()> {
        let sql = "UPDATE bodies SET body = json_set(body, '$.secret', ?1)
                   WHERE table_key = (SELECT key FROM tables WHERE id = ?2)";
        self.swap(table, sql, "5a".repeat(32))
    }

    /// The server comes back with other numbers of those who sat down for a quick deal.
    pub fn swap_numbers(&mut self, table: &Table) -> Outcome<()> {
        let sql = "UPDATE log SET entry = json_set(entry, '$.nonce', ?1)
                   WHERE table_key = (SELECT key FROM tables WHERE id = ?2)
                   AND entry ->> '$.kind' = 'sat'";
        self.swap(table, sql, "5a".repeat(16))
    }

    fn swap(&mut self, table: &Table, sql: &str, by: String) -> Outcome<()> {
        self.kill()?;
        let file = self.folder.path().join("data").join("damrak.sqlite");
        let store = rusqlite::Connection::open(file)?;
        let changed = store.execute(sql, (by, &table.0))?;
        if changed == 0 {
            return Err(Trouble::Start(format!("there is no table {}", table.0)));
        }
        drop(store);
        self.start()
    }

    /// The server starts, on the same port and with the same data as before.
    pub fn start(&mut self) -> Outcome<()> {
        let log = File::options().create(true).append(true).open(self.folder.path().join("log"))?;
        let settings = self.folder.path().join("damrak.toml");
        std::fs::write(&settings, SETTINGS)?;
        let mut command = Command::new(program()?);
        command.arg("serve").arg("--config").arg(settings);
        command.args(["--listen", &self.address.to_string(), "--data"]);
        command.arg(self.folder.path().join("data"));
        command.env("DAMRAK_LIMITS", "off").env("DAMRAK_LOG", "warn");
        command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        self.server = Some(command.spawn()?);
        let began = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            if began.elapsed() > PATIENCE {
                let log = std::fs::read_to_string(self.folder.path().join("log"))?;
                return Err(Trouble::Start(format!("the server does not answer: {log}")));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It is going away, and so is its folder.
        let _ = self.kill();
    }
}

/// A port that nobody listens on at the moment.
pub(crate) fn free_address() -> Outcome<SocketAddr> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?)
}

/// The program lies beside what is built with it, unless `DAMRAK_PROGRAM` names another.
fn program() -> Outcome<PathBuf> {
    if let Some(named) = std::env::var_os("DAMRAK_PROGRAM") {
        return Ok(PathBuf::from(named));
    }
    let own = std::env::current_exe()?;
    let folders = own.ancestors().skip(1).take(2).map(Path::to_path_buf);
    let found = folders.map(|folder| folder.join("damrak")).find(|file| file.is_file());
    found.ok_or_else(|| Trouble::Start("build the program first: cargo build -p damrak".to_owned()))
}
