//! Running the program.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// More lines than any game has decisions.
pub(crate) const ALWAYS_ONE: usize = 1000;

/// What a run of the program came to.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    fn of(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
        let code = output.status.code().expect("the program ends by itself");
        Self { code, out: text(output.stdout), err: text(output.stderr) }
    }

    /// The output of a run without any complaint.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{self:?}");
        self.out
    }

    /// The document that a run wrote.
    #[track_caller]
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.fine()).expect("the output is JSON")
    }

    /// The complaint of a run that wrote nothing else, without `error: `.
    #[track_caller]
    pub(crate) fn wrong(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (2, ""), "{self:?}");
        let complaint = self.err.strip_prefix("error: ").expect("errors say what they are");
        complaint.trim_end().to_owned()
    }
}

/// A folder in which the program is run.
pub(crate) struct Place(TempDir);

impl Place {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder for the test"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        fs::write(self.path(name), content).expect("the folder takes files");
    }

    #[track_caller]
    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect("the file is there")
    }

    /// The names of all files, in order.
    pub(crate) fn files(&self) -> Vec<String> {
        files_in(self.0.path())
    }

    /// The program, speaking English.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_damrak"));
        command.args(args);
        self.prepare(command)
    }

    /// A line for the shell in which `$DAMRAK` is the program.
    pub(crate) fn shell(&self, line: &str) -> Run {
        let mut command = Command::new("sh");
        command.args(["-c", line]).env("DAMRAK", env!("CARGO_BIN_EXE_damrak"));
        Run::of(self.prepare(command).output().expect("there is a shell"))
    }

    fn prepare(&self, mut command: Command) -> Command {
        command.current_dir(self.0.path()).stdin(Stdio::null());
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "PAGER", "LESS"] {
            command.env_remove(name);
        }
        command
    }

    pub(crate) fn run(&self, args: &[&str]) -> Run {
        Run::of(self.command(args).output().expect("the program starts"))
    }

    /// Runs with these lines as input; the program may end before it has read them all.
    pub(crate) fn type_in<S: AsRef<str>>(&self, args: &[&str], lines: &[S]) -> Run {
        let mut command = self.command(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut input = child.stdin.take().expect("the input is a pipe");
        let text: String = lines.iter().map(|line| format!("{}\n", line.as_ref())).collect();
        let writer = std::thread::spawn(move || {
            let _the_program_may_be_gone = input.write_all(text.as_bytes());
        });
        let output = child.wait_with_output().expect("the program ends");
        writer.join().expect("writing does not panic");
        Run::of(output)
    }

    /// Plays a whole game of Kontor by always choosing the first decision, and keeps its record.
    pub(crate) fn play_first_choices(&self, file: &str, more: &[&str]) -> String {
        let args = [&["play", "kontor", "--seed", "5", "--save", file], more].concat();
        self.type_in(&args, &vec!["1"; ALWAYS_ONE]).fine()
    }
}

/// The names of all files in a folder, in order.
pub(crate) fn files_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder can be listed");
    let name = |entry: std::io::Result<fs::DirEntry>| {
        let name = entry.expect("its entries can be listed").file_name();
        name.into_string().expect("names are plain text")
    };
    let mut names: Vec<String> = entries.map(name).collect();
    names.sort();
    names
}

/// The decisions of a seat in a record, in notation.
pub(crate) fn decisions_of(record: &str, seat: &str) -> Vec<String> {
    let decision = |line: &str| {
        let (body, _) = line.rsplit_once(" #")?;
        let mut parts = body.splitn(3, ' ');
        parts.next()?.parse::<u32>().ok()?;
        (parts.next() == Some(seat)).then(|| parts.next().map(str::to_owned))?
    };
    record.lines().filter_map(decision).collect()
}

/// The edition of Kontor that comes with the program.
pub(crate) fn kontor_edition() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/kontor/rules/edition.toml");
    fs::read_to_string(path).expect("the edition is there")
}
