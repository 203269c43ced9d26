//! `damrak verify`: does a record hold?

use std::io::Write;
use std::path::{Path, PathBuf};

use damrak_core::fair::FairDeal;
use damrak_core::record::{Deal, Verified};
use damrak_core::{Hash, Seat};

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
///
/// A record alone shows only that it agrees with itself. Give what you noted before the deal, and it must also
/// agree with that: the server's commitment, and the number of your own seat.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak verify game.damrak
  damrak verify games/*.damrak
  damrak verify game.damrak --edition my-box.toml
  damrak verify game.damrak --commitment 5f1e0c… --number 2=93ab7e…")]
pub(crate) struct VerifyArgs {
    /// The records; - is the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The edition file they were played with, if it was not one that comes with the program
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// The commitment that the server showed before the deal
    #[arg(long, value_name = "HASH")]
    commitment: Option<Hash>,
    /// The number that a seat gave, as its browser or program remembers it; may be said once for each seat
    #[arg(long = "number", value_name = "SEAT=NUMBER", value_parser = read_number)]
    numbers: Vec<(Seat, String)>,
}

fn read_number(text: &str) -> Result<(Seat, String), String> {
    let (seat, number) = text.split_once('=').ok_or("expected SEAT=NUMBER, such as 2=93ab7e")?;
    let seat =
        seat.parse().map_err(|_| format!("`{seat}` is no seat; seats are numbers from 1"))?;
    Ok((seat, number.to_owned()))
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
        match check(file, args, &edition, voice, out) {
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
    args: &VerifyArgs,
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
        Ok(verified) => match unlike_noted(&verified.header.deal, args) {
            Some(difference) => (Answer::No, format!("WRONG: {difference}")),
            None => (Answer::Fine, fine(&verified)),
        },
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

/// What of the deal is not what was noted before it.
fn unlike_noted(deal: &Deal, args: &VerifyArgs) -> Option<String> {
    let Deal::Fair(fair) = deal else {
        let noted = args.commitment.is_some() || !args.numbers.is_empty();
        return noted
            .then(|| "this game was not dealt by a server: there is nothing to compare".into());
    };
    if let Some(noted) = args.commitment.filter(|noted| *noted != fair.commitment) {
        return Some(format!(
            "the server committed itself to {}, not to {noted}, which you noted",
            fair.commitment
        ));
    }
    let differs = |(seat, noted): &&(Seat, String)| fair.nonces.get(seat.index()) != Some(noted);
    let (seat, _) = args.numbers.iter().find(differs)?;
    Some(format!("seat {seat} is said to have given another number than the one you noted"))
}

/// How it was dealt, as far as that can be told.
fn dealt(deal: &Deal) -> &'static str {
    match deal {
        Deal::Seed(_) => "",
        Deal::Fair(FairDeal { sealed: None, .. }) => "; a quick deal",
        Deal::Fair(FairDeal { sealed: Some(sealed), .. }) if sealed.failed.is_empty() => {
            "; sealed numbers, dealt at the first attempt"
        }
        Deal::Fair(_) => "; sealed numbers, dealt after attempts that were broken off",
    }
}

fn fine(verified: &Verified) -> String {
    let decisions = verified.play.decisions().len();
    let places = verified.ending.iter().flat_map(|ending| &ending.places);
    let places: Vec<_> = places.map(String::as_str).collect();
    let dealt = dealt(&verified.header.deal);
    format!("OK: {}, {decisions} decisions; {}{dealt}", verified.header.game, places.join("; "))
}
