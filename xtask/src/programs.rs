//! Test programs, several at a time. `cargo test` runs one after the other, and while one waits for its last clock
//! nothing else happens.

use std::{
    io::{self, Write},
    path::PathBuf,
    process::{Command, Stdio},
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::{
    failure::Failure,
    workspace::{self, Workspace},
};

/// A program that holds tests.
#[derive(Debug, PartialEq, Eq)]
struct Program {
    /// What it is called: the package and the target.
    name: String,
    file: PathBuf,
    /// Where its package lies: that is where tests run.
    folder: PathBuf,
}

/// Builds what `cargo test` with these arguments would run, and runs it.
pub(crate) fn test(workspace: &Workspace, arguments: &[&str]) -> Result<(), Failure> {
    let mut build =
        workspace.cargo(&["test", "--no-run", "--message-format", "json-render-diagnostics"]);
    let messages = workspace::read(build.args(arguments))?;
    let mut programs: Vec<Program> = messages.lines().filter_map(read).collect();
    // The largest take longest, and nobody shall wait for them in the end; the first is taken from the end.
    programs.sort_by_cached_key(|one| one.file.metadata().map_or(0, |about| about.len()));
    let count = programs.len();
    let at_a_time = thread::available_parallelism().map_or(2, usize::from);
    let (waiting, failures) = (Mutex::new(programs), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..at_a_time {
            scope.spawn(|| {
                while let Some(program) = waiting.lock().ok().and_then(|mut list| list.pop()) {
                    let failure = run(workspace, &program, at_a_time).err();
                    if let Ok(mut failures) = failures.lock() {
                        failures.extend(failure);
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().unwrap_or_default();
    println!("{} of {count} test programs passed", count - failures.len());
    for failure in &failures {
        println!("  {failure}");
    }
    failures.into_iter().next().map_or(Ok(()), Err)
}

/// The program that a message of cargo tells of, if it does.
fn read(message: &str) -> Option<Program> {
    let message: Value = serde_json::from_str(message).ok()?;
    if message["profile"]["test"] != true {
        return None;
    }
    let manifest = PathBuf::from(message["manifest_path"].as_str()?);
    let folder = manifest.parent()?.to_owned();
    let package = folder.file_name()?.to_string_lossy().into_owned();
    let name = format!("{package} {}", message["target"]["name"].as_str()?);
    Some(Program { name, file: message["executable"].as_str()?.into(), folder })
}

/// Runs a program to its end and then shows what it said. Its tests wait for clocks and sockets: twice as many are
/// run at a time as there are cores for each program. Laws are tried on the same random games every time.
fn run(workspace: &Workspace, program: &Program, at_a_time: usize) -> Result<(), Failure> {
    let start = Instant::now();
    let mut command: Command = workspace.program(&program.file, &[]);
    command.current_dir(&program.folder).env("CARGO_MANIFEST_DIR", &program.folder);
    command.env("RUST_TEST_THREADS", at_a_time.to_string()).env("PROPTEST_RNG_SEED", "1");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let started = |source| Failure::NotStarted { program: program.name.clone(), source };
    let output = command.output().map_err(started)?;
    show(&program.name, start.elapsed(), [&output.stdout, &output.stderr]);
    if output.status.success() {
        return Ok(());
    }
    Err(Failure::Refused {
        command: format!("tests of {}", program.name),
        code: output.status.code(),
    })
}

/// In one piece, so that programs do not talk over each other.
fn show(name: &str, time: Duration, said: [&Vec<u8>; 2]) {
    let mut out = io::stdout().lock();
    // Nobody may be listening any more; the verdict does not depend on it.
    let _ = writeln!(out, "\n{name} ({:.1} s)", time.as_secs_f64());
    for text in said {
        let _ = out.write_all(text);
    }
    let _ = out.flush();
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT: &str = r#"{"reason":"compiler-artifact","manifest_path":"/house/crates/core/Cargo.toml",
        "target":{"name":"laws","test":true},"profile":{"test":true},"executable":"/house/target/laws-1"}"#;

    #[test]
    fn a_message_about_a_test_program_is_understood() {
        let program = read(BUILT).expect("it is one");
        assert_eq!(program.name, "core laws");
        assert_eq!(program.file, PathBuf::from("/house/target/laws-1"));
        assert_eq!(program.folder, PathBuf::from("/house/crates/core"));
    }

    #[test]
    fn other_messages_are_left_alone() {
        let example = BUILT.replace(r#""profile":{"test":true}"#, r#""profile":{"test":false}"#);
        let library = BUILT.replace(r#""/house/target/laws-1""#, "null");
        for other in [&example, &library, "", "{}", r#"{"reason":"build-finished"}"#, "warning:"] {
            assert_eq!(read(other), None, "{other}");
        }
    }

    #[test]
    fn a_program_that_fails_is_named() {
        let workspace = Workspace::here();
        let program = |file: &str| Program {
            name: "core laws".into(),
            file: file.into(),
            folder: workspace.path("."),
        };
        assert!(run(&workspace, &program("true"), 2).is_ok());
        let failure = run(&workspace, &program("false"), 2).expect_err("false fails");
        assert_eq!(failure.to_string(), "`tests of core laws` ended with exit code 1");
        let failure = run(&workspace, &program("no-such-program"), 2).expect_err("not there");
        assert!(failure.to_string().starts_with("cannot start core laws:"), "{failure}");
    }
}
