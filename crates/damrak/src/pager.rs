//! Long texts, one screen at a time.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::Failure;

/// Shows a long text: through the pager on a terminal, plainly otherwise.
pub(crate) fn show(out: &mut dyn Write, text: &str) -> Result<(), Failure> {
    out.flush()?;
    if io::stdout().is_terminal()
        && let Some(mut pager) = start()
    {
        READING.store(true, Ordering::Relaxed);
        if let Some(mut input) = pager.stdin.take() {
            // Whoever leaves the pager early has read enough.
            let _left_early = input.write_all(text.as_bytes());
        }
        let _the_text_was_shown = pager.wait();
        READING.store(false, Ordering::Relaxed);
        return Ok(());
    }
    out.write_all(text.as_bytes())?;
    Ok(())
}

/// Whether somebody reads in the pager now: an interrupt is meant for it, not for us.
pub(crate) fn is_open() -> bool {
    READING.load(Ordering::Relaxed)
}

static READING: AtomicBool = AtomicBool::new(false);

/// The pager of the environment, or `less`.
fn start() -> Option<Child> {
    let named = env::var("PAGER").unwrap_or_default();
    let mut words = named.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or("less"));
    command.args(words).stdin(Stdio::piped());
    if env::var_os("LESS").is_none() {
        command.env("LESS", "FRX");
    }
    command.spawn().ok()
}
