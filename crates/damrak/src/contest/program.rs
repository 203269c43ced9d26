//! A program that plays, spoken to over its standard input and output: a line of JSON each way
//! (`docs/strangers.md`).
//!
//! Whatever it does, nothing here waits longer than the limit, and nothing panics.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};
use std::{io, mem};

use serde::Deserialize;

/// A longer line is no answer to anything.
const LONGEST_LINE: u64 = 1 << 20;
/// A program that is not needed any more gets so long to end by itself.
const FAREWELL: Duration = Duration::from_millis(200);

/// What is wrong with a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It is not there any more.
    Ended,
    /// It did not answer in time.
    Late,
    /// What it answered is no answer, or not legal.
    Refused,
}

/// A running program.
#[derive(Debug)]
pub(super) struct Program {
    child: Child,
    /// Taken away to tell it that nothing more will come.
    input: Option<Sender<String>>,
    lines: Receiver<String>,
}

#[derive(Deserialize)]
struct Answer {
    action: String,
}

impl Program {
    /// Starts a command: a program and its arguments, separated by spaces.
    pub(super) fn start(command: &str) -> io::Result<Self> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (input, to_write) = channel();
        let (heard, lines) = channel();
        // Should anything of this fail the child is dropped with its pipes, and answers nothing.
        if let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            thread::Builder::new().spawn(move || write_all(stdin, &to_write))?;
            thread::Builder::new().spawn(move || read_all(stdout, &heard))?;
        }
        Ok(Self { child, input: Some(input), lines })
    }

    /// Tells it something.
    pub(super) fn tell(&self, line: String) {
        if let Some(input) = &self.input {
            // If it has ended that shows when it is to answer.
            let _it_may_have_ended = input.send(line);
        }
    }

    /// Asks for a decision.
    pub(super) fn ask(&self, line: String, limit: Duration) -> Result<String, Fault> {
        // What was said without being asked is no answer to this.
        self.lines.try_iter().for_each(mem::drop);
        self.tell(line);
        match self.lines.recv_timeout(limit) {
            Ok(answer) => match serde_json::from_str::<Answer>(&answer) {
                Ok(answer) => Ok(answer.action),
                Err(_) => Err(Fault::Refused),
            },
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Ended),
        }
    }
}

impl Drop for Program {
    /// Nothing more will come: then it may end by itself, and soon must.
    fn drop(&mut self) {
        self.input = None;
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _it_may_have_ended = self.child.kill();
        let _nobody_asks_how = self.child.wait();
    }
}

/// Writes what comes until nothing more comes or nobody reads.
fn write_all(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Hears every line until there are no more, or one that never ends.
fn read_all(stdout: ChildStdout, heard: &Sender<String>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = (&mut reader).take(LONGEST_LINE).read_until(b'\n', &mut line);
        let whole = read.is_ok() && line.ends_with(b"\n");
        if !whole || heard.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            return;
        }
    }
}
