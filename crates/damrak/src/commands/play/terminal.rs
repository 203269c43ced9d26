//! The person in front of the terminal.

use std::io::{self, BufRead, IsTerminal, Read, StdinLock, Write};

use crate::failure::Failure;
use crate::wrap::wrap;

/// Nobody types a longer line.
const LONGEST_LINE: u64 = 4096;

/// Where the explanations in the help begin.
const SECOND_COLUMN: usize = 16;

/// Asks and shows.
pub(crate) struct Terminal<'a> {
    input: StdinLock<'static>,
    /// Where everything is shown.
    pub(crate) out: &'a mut dyn Write,
    typing: bool,
    screen: bool,
}

impl<'a> Terminal<'a> {
    /// The terminal of this program, or what stands in for it.
    pub(crate) fn new(out: &'a mut dyn Write) -> Self {
        let input = io::stdin().lock();
        Self { typing: input.is_terminal(), input, out, screen: io::stdout().is_terminal() }
    }

    /// The next line that is typed; nothing at the end of input.
    pub(crate) fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let mut limited = (&mut self.input).take(LONGEST_LINE);
        let read = limited
            .read_until(b'\n', &mut line)
            .map_err(|error| Failure::usage(format!("the input cannot be read: {error}")))?;
        if read == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        if read as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
            return Err(Failure::usage("a line of the input is far too long; the game is saved"));
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if !self.typing {
            // Nobody's typing shows up here by itself; with it the output reads like a game.
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    /// Says something on lines of its own; lines of a table hang below their second column.
    pub(crate) fn say(&mut self, text: &str) -> Result<(), Failure> {
        for line in text.lines() {
            let indent = if line.starts_with(' ') { SECOND_COLUMN } else { 0 };
            writeln!(self.out, "{}", wrap(line, indent))?;
        }
        Ok(())
    }

    /// Does something that takes its time, and says so meanwhile to whoever looks at the screen.
    pub(crate) fn while_waiting<T>(
        &mut self,
        words: &str,
        work: impl FnOnce() -> T,
    ) -> Result<T, Failure> {
        if !self.screen {
            return Ok(work());
        }
        write!(self.out, "{words}")?;
        self.out.flush()?;
        let done = work();
        write!(self.out, "\r\x1b[K")?;
        Ok(done)
    }

    /// Wipes the screen and what could be scrolled back to.
    pub(crate) fn clear(&mut self) -> Result<(), Failure> {
        if self.screen {
            write!(self.out, "\x1b[H\x1b[2J\x1b[3J")?;
        }
        Ok(())
    }
}
