//! `damrak verify`: does a record hold?

use std::io::Write;
use std::path::{Path, PathBuf};

use damrak_core::record::Verified;

use super::Answer;
use crate::edition_file::OwnEdition;
use crate::failure::{Failure, tell_record};
use crate::record_file;
use crate::voice::{Voice, printable};

/// Check records: every decision by the rules, every hash, the result
///
/// A record is fine if its hashes fit, the deal follows from its seed, the rules allow every
/// decision and the result is the one that comes out. A game that is not finished is not fine. The exit code
/// is 1 if any record is not fine, and 2 if a file cannot be read at all.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak verify game.damrak
  damrak verify games/*.damrak
  damrak verify game.damrak --edition my-box.toml")]
pub(crate) struct VerifyArgs {
    /// The records; - is the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The edition file they were played with, if it was not one that comes with the program
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

/// Checks every file, and says of each what it is.
pub(crate) fn run(
    args: &VerifyArgs,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Answer, Failure> {
    let edition = OwnEdition::read(args.edition.as_ref())?;
    let mut answer = Answer::Fine;
    let mut unreadable = None;
    for file in &args.files {
        match check(file, &edition, voice, out) {
            Ok(Answer::Fine) => {}
            Ok(Answer::No) => answer = Answer::No,
            Err(failure @ Failure::Output(_)) => return Err(failure),
            Err(failure) => {
                // The last one is reported by whoever called; the others must not be lost.
                if let Some(earlier) = unreadable.replace(failure) {
                    earlier.report(voice);
                }
            }
        }
    }
    match unreadable {
        Some(failure) => Err(failure),
        None => Ok(answer),
    }
}

fn check(
    file: &Path,
    edition: &OwnEdition,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Answer, Failure> {
    let (answer, told) = match record_file::check(file, edition)? {
        Err(error) => (Answer::No, format!("WRONG: {}", tell_record(&error, voice))),
        Ok(verified) if verified.ending.is_none() => {
            let over = verified.play.position().standing().is_some();
            (Answer::No, if over { OVER_WITHOUT_ENDING.to_owned() } else { unfinished(&verified) })
        }
        Ok(verified) => (Answer::Fine, fine(&verified)),
    };
    writeln!(out, "{}: {}", file.display(), printable(&told))?;
    Ok(answer)
}

const OVER_WITHOUT_ENDING: &str =
    "WRONG: the game is over, but its result is missing: the end of the file was cut off";

fn unfinished(verified: &Verified) -> String {
    let decisions = verified.play.decisions().len();
    format!(
        "NOT FINISHED: {}, all is well up to decision {decisions}; go on with damrak play --resume",
        verified.header.game
    )
}

fn fine(verified: &Verified) -> String {
    let decisions = verified.play.decisions().len();
    let places = verified.ending.iter().flat_map(|ending| &ending.places);
    let places: Vec<_> = places.map(String::as_str).collect();
    format!("OK: {}, {decisions} decisions; {}", verified.header.game, places.join("; "))
}
