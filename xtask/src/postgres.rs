//! A PostgreSQL server of the tests' own: made, used and gone.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    browser::install,
    failure::Failure,
    workspace::{self, Workspace},
};

/// Where Debian keeps its versions.
const VERSIONS: &str = "/usr/lib/postgresql";
/// The server refuses to run as root.
const USER: &str = "postgres";
/// Under which name tests find the server.
const ADDRESS: &str = "DAMRAK_TEST_POSTGRES";

/// The folder with the programs of the newest version, if one is there; on a Debian it is fetched if there is none.
pub(crate) fn programs(workspace: &Workspace) -> Option<PathBuf> {
    newest().or_else(|| {
        println!("PostgreSQL is not here; asking apt-get for it.");
        install(workspace, &["postgresql"]).then(newest)?
    })
}

fn newest() -> Option<PathBuf> {
    let versions = fs::read_dir(VERSIONS).ok()?.flatten().map(|entry| entry.path().join("bin"));
    let mut versions: Vec<PathBuf> = versions
        .filter(|bin| bin.join("initdb").is_file() && bin.join("postgres").is_file())
        .collect();
    versions.sort_by_key(|bin| {
        let version = bin.parent().and_then(Path::file_name);
        version.and_then(|name| name.to_str()?.parse::<u32>().ok())
    });
    versions.pop()
}

/// A server that runs as long as this is kept. It listens on a socket in its own folder only.
pub(crate) struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    as_root: bool,
}

impl Cluster {
    /// Makes a server in a new folder and starts it.
    pub(crate) fn start(workspace: &Workspace, programs: PathBuf) -> Result<Self, Failure> {
        let folder = std::env::temp_dir().join(format!("damrak-postgres-{}", std::process::id()));
        let as_root = workspace::read(&mut workspace.program("id", &["-u"]))?.trim() == "0";
        fs::create_dir(&folder).map_err(|source| Failure::NotStarted {
            program: folder.display().to_string(),
            source,
        })?;
        if as_root {
            let mut give = workspace.program("chown", &[USER]);
            workspace::run(give.arg(&folder))?;
        }
        let cluster = Self { programs, folder, as_root };
        let data = cluster.path("data");
        let made = ["-D", &data, "-E", "UTF8", "--locale=C", "-A", "trust", "-U", USER, "-N"];
        workspace::read(&mut cluster.program("initdb", &made))?;
        // What is lost with the machine is made anew. Nobody else can get into the folder.
        let how = format!(
            "-k {} -c listen_addresses='' -c fsync=off -c max_connections=300",
            cluster.folder.display()
        );
        let log = cluster.path("log");
        let started = ["-D", &data, "-w", "-l", &log, "-o", &how, "start"];
        workspace::read(&mut cluster.program("pg_ctl", &started))?;
        Ok(cluster)
    }

    /// Where it is.
    pub(crate) fn address(&self) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://{USER}@{folder}/postgres")
    }

    fn path(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
    }

    fn program(&self, name: &str, arguments: &[&str]) -> Command {
        let program = self.programs.join(name);
        let mut command = if self.as_root {
            let mut command = Command::new("runuser");
            command.args(["-u", USER, "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.args(arguments).current_dir(&self.folder);
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.path("data");
        // It may never have run; then there is nothing to stop.
        let _ = self.program("pg_ctl", &["-D", &data, "-m", "immediate", "stop"]).output();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Runs the tests that need a server.
pub(crate) fn test(workspace: &Workspace, programs: PathBuf) -> Result<(), Failure> {
    let cluster = Cluster::start(workspace, programs)?;
    let test = ["test", "--workspace", "--test", "postgres", "--", "--ignored"];
    workspace::run(workspace.cargo(&test).env(ADDRESS, cluster.address()))
}
