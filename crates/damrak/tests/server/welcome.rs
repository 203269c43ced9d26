//! What whoever starts the server sees: where to go, and on a desktop the page itself.

use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A desktop whose browser writes down what it is to open.
struct Desktop(tempfile::TempDir);

impl Desktop {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let browser = folder.path().join("xdg-open");
        fs::write(&browser, "#!/bin/sh\necho \"$1\" > \"$(dirname \"$0\")/opened\"\n").unwrap();
        fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).unwrap();
        Self(folder)
    }

    /// The program as it is started here.
    fn program(&self) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_damrak"));
        let path = format!("{}:{}", self.0.path().display(), std::env::var("PATH").unwrap());
        program.env("PATH", path).env("DISPLAY", ":0").env_remove("SSH_CONNECTION");
        program.env("DAMRAK_LOG", "error").stderr(Stdio::null());
        program
    }

    fn opened(&self) -> Option<String> {
        let page = fs::read_to_string(self.0.path().join("opened")).ok()?;
        page.strip_suffix('\n').map(str::to_owned)
    }

    /// What is opened within a while.
    fn waits(&self) -> Option<String> {
        let until = Instant::now() + Duration::from_secs(20);
        while self.opened().is_none() && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(20));
        }
        self.opened()
    }
}

/// A server that was started here with these options, and the lines that it says.
struct Started(Child, Lines<BufReader<ChildStdout>>);

impl Drop for Started {
    fn drop(&mut self) {
        // One that is dead already is as dead as it should be.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Started {
    fn with(options: &[&str], desktop: &Desktop, data: &Path) -> Self {
        let mut program = desktop.program();
        program.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(options);
        let mut child = program.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Self(child, lines)
    }

    fn line(&mut self) -> String {
        self.1.next().expect("it has more to say").unwrap()
    }

    fn page(&mut self) -> String {
        let first = self.line();
        first.strip_prefix("Damrak listens on ").expect("the address comes first").to_owned()
    }
}

#[test]
fn the_page_is_opened_for_whoever_asks() {
    let (desktop, data) = (Desktop::new(), tempfile::tempdir().unwrap());
    let mut server = Started::with(&["--open"], &desktop, data.path());
    assert_eq!(desktop.waits(), Some(server.page()));
}

#[test]
fn nothing_is_opened_where_nobody_sits() {
    let data = tempfile::tempdir().unwrap();
    for options in [&[][..], &["--no-open"], &["--open", "--no-open"]] {
        let desktop = Desktop::new();
        let mut server = Started::with(options, &desktop, data.path());
        while !server.line().contains("/admin/begin") {}
        std::thread::sleep(Duration::from_millis(200));
        assert_eq!(desktop.opened(), None, "{options:?}: its output is no terminal");
    }
}

#[test]
fn whoever_starts_it_reads_where_to_go() {
    let (desktop, data) = (Desktop::new(), tempfile::tempdir().unwrap());
    let mut server = Started::with(&[], &desktop, data.path());
    let page = server.page();
    let mut said = Vec::new();
    while said.last().is_none_or(|line: &String| !line.contains("/admin/begin")) {
        said.push(server.line());
    }
    assert!(said.contains(&format!("Open {page} to play.")), "{said:#?}");
    assert!(said.iter().any(|line| line.contains("damrak.sqlite")), "{said:#?}");
    assert!(said.iter().any(|line| line.contains("--listen 0.0.0.0:")), "{said:#?}");
    assert!(said.iter().any(|line| line.contains("Ctrl+C")), "{said:#?}");
}
