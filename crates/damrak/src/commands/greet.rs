//! What the program says when it is asked nothing.

use std::io::Write;

use damrak_core::Phrase;

use crate::failure::Failure;
use crate::registry;
use crate::voice::Voice;
use crate::wrap::wrap;

/// Greets, and shows the way in.
pub(crate) fn run(voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let registry = registry();
    writeln!(out, "{}\n\n{}", voice.word("cli-greeting"), voice.word("cli-greeting-games"))?;
    for info in registry.games() {
        let line = format!("  {:<12} {}", info.title, voice.word(info.about));
        writeln!(out, "{}", wrap(&line, 15))?;
    }
    let game = registry.games().next().map_or("GAME", |info| info.name);
    writeln!(out, "\n{}", voice.word("cli-greeting-try"))?;
    for (command, what) in [
        (format!("damrak play {game}"), "cli-try-play"),
        (format!("damrak rules {game}"), "cli-try-rules"),
        ("damrak games".to_owned(), "cli-try-games"),
        ("damrak --help".to_owned(), "cli-try-help"),
    ] {
        writeln!(out, "  {command:<22} {}", voice.part(&Phrase::new(what)))?;
    }
    Ok(())
}
