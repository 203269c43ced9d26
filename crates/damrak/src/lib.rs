//! Damrak's command line, and the one place that knows all games.
//!
//! Each command is a file in `commands/`. None of them knows a game: they work with the registry,
//! through [`AnyRules`](damrak_core::AnyRules) and [`AnyPosition`](damrak_core::AnyPosition), and
//! through phrases that become sentences in the language of whoever asked.

mod advice;
mod arguments;
mod bots;
mod columns;
mod commands;
mod contest;
mod edition_file;
mod failure;
mod falling;
mod files;
mod games;
mod house;
mod lock;
mod pager;
mod record_file;
mod rulebook;
mod seating;
mod seed;
mod setup_args;
mod story;
mod table;
mod voice;
mod wrap;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;
use damrak_kit::Kits;

pub use games::{kits, registry};

use arguments::Cli;
use commands::Answer;
use failure::Failure;
use voice::Voice;

/// The exit code when the answer is no: a record that does not hold.
const NO: u8 = 1;

/// Runs the program with these games instead of Damrak's own, and the arguments it was started with.
///
/// The door for whoever has a game of their own: a program with one line, which leaves Damrak as it is. Further games are
/// added to ours, or stand alone.
///
/// ```text
/// damrak::main_with(damrak_games::kits().with(&pennies_kit::KIT))
/// ```
///
/// `examples/pennies` is such a program with such a game. To be called once, before anything else of this crate.
pub fn main_with(kits: Kits) -> ExitCode {
    games::have(kits);
    main()
}

/// Runs the program with further players, for `damrak sim` and `damrak ladder`: the door for whoever has one of their own.
///
/// ```text
/// damrak::main_with_players(|bots| bots.with_stranger::<Kontor>("mine", Mine))
/// ```
///
/// `examples/stranger.rs` is such a program. To be called once, before anything else of this crate.
pub fn main_with_players(enter: fn(damrak_bots::Bots) -> damrak_bots::Bots) -> ExitCode {
    bots::have(enter);
    main()
}

/// Runs the program with the arguments it was started with.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let voice = Voice::new(cli.language());
    let mut out = BufWriter::new(io::stdout());
    let answer = commands::run(cli.command, &voice, &mut out)
        .and_then(|answer| out.flush().map(|()| answer).map_err(Failure::Output));
    // What was said before a failure still belongs before its error.
    let _reported_by_the_failure = out.flush();
    match answer {
        Ok(Answer::Fine) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(NO),
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            failure.report(&voice);
            ExitCode::from(failure.exit_code())
        }
    }
}
