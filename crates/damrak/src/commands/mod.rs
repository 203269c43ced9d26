//! The commands, one file each.

pub(crate) mod admin;
pub(crate) mod bench;
pub(crate) mod care;
pub(crate) mod draw;
pub(crate) mod games;
pub(crate) mod hint;
pub(crate) mod ladder;
#[cfg(feature = "postgres")]
pub(crate) mod migrate;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod sim;
pub(crate) mod verify;

use std::io::Write;

use crate::arguments::Command;
use crate::failure::Failure;
use crate::voice::Voice;

/// What a command that was carried out has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// All is well.
    Fine,
    /// The question was understood, and the answer is no.
    No,
}

/// Carries out a command; without one, serves.
pub(crate) fn run(
    command: Option<Command>,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Answer, Failure> {
    match command {
        None => return serve::run(&serve::ServeArgs::default(), out),
        Some(Command::Games(args)) => games::run(&args, voice, out)?,
        Some(Command::Rules(args)) => rules::run(&args, voice, out)?,
        Some(Command::Play(args)) => play::run(&args, voice, out)?,
        Some(Command::Sim(args)) => sim::run(&args, voice, out)?,
        Some(Command::Ladder(args)) => ladder::run(&args, voice, out)?,
        Some(Command::Hint(args)) => hint::run(&args, voice, out)?,
        Some(Command::Review(args)) => review::run(&args, voice, out)?,
        Some(Command::Replay(args)) => replay::run(&args, voice, out)?,
        Some(Command::Show(args)) => show::run(&args, voice, out)?,
        Some(Command::Draw(args)) => draw::run(&args, voice, out)?,
        Some(Command::Verify(args)) => return verify::run(&args, voice, out),
        Some(Command::Bench(args)) => bench::run(&args, out)?,
        Some(Command::Serve(args)) => return serve::run(&args, out),
        Some(Command::Admin(args)) => return admin::run(&args, voice, out),
        Some(Command::Backup(args)) => return care::backup(&args, out),
        Some(Command::Doctor(args)) => return care::doctor(&args, out),
        Some(Command::Export(args)) => return care::export(&args, out),
        Some(Command::Import(args)) => return care::import(&args, out),
        #[cfg(feature = "postgres")]
        Some(Command::Migrate(args)) => return migrate::run(&args, out),
    }
    Ok(Answer::Fine)
}

/// Writes a document on lines of its own, indented for people.
fn write_json(out: &mut dyn Write, document: &serde_json::Value) -> Result<(), Failure> {
    writeln!(out, "{document:#}")?;
    Ok(())
}
