//! `damrak hint`: what the computer would do in a position, and why.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use damrak_core::{AnyPosition, Seat, Seed};
use serde_json::Value;

use super::{show, write_json};
use crate::advice::{Advice, USUAL};
use crate::bots::{self, BudgetArg};
use crate::edition_file::OwnEdition;
use crate::failure::Failure;
use crate::voice::Voice;

/// Show the best moves in a position and explain them
///
/// Reads a position file, or a record with --at, and thinks about it from what the seat that must decide
/// knows: its best decisions with the chance to win by each, the result to be expected, how many simulations
/// tried it, and a reason. Where several must decide at the same moment, all are advised.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak hint game.damrak --at 17
  damrak hint p.json --budget 500ms
  damrak hint game.damrak --at 0 --seat 2 --budget 2000sims --json")]
pub(crate) struct HintArgs {
    /// The position file or record; - is the standard input
    file: PathBuf,
    /// Of a record: the position after decision N (0 is the deal) [default: its end]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Advise only this seat
    #[arg(long, value_name = "N")]
    seat: Option<Seat>,
    /// How long to think: 2s, 500ms or 2000sims [default: 2s]
    #[arg(long, value_name = "BUDGET")]
    budget: Option<BudgetArg>,
    /// The edition file to use, if it is not one that comes with the program
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// Write JSON: a list with one entry for each seat
    #[arg(long)]
    json: bool,
}

/// Thinks and tells.
pub(crate) fn run(args: &HintArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let edition = OwnEdition::read(args.edition.as_ref())?;
    let (position, voice) = show::read(&args.file, args.at, &edition, voice)?;
    let budget = args.budget.map_or(USUAL, |budget| budget.0);
    let mut documents = Vec::new();
    for (index, seat) in advised(position.as_ref(), args.seat)?.into_iter().enumerate() {
        say_aside(&voice.word("cli-hint-waiting"));
        // Always the same chance, so that whoever asks again with a number of simulations hears the same.
        let thinking = bots::with_all_cores(Seed::from_number(1));
        let hint = bots::house().hint(position.as_ref(), seat, budget, thinking)?;
        say_aside("\r\x1b[K");
        let advice =
            Advice { position: position.as_ref(), seat, hint: &hint, most: hint.decisions.len() };
        if args.json {
            documents.push(advice.document(&voice));
            continue;
        }
        if index > 0 {
            writeln!(out)?;
        }
        advice.write(&voice, out)?;
    }
    if args.json { write_json(out, &Value::Array(documents)) } else { Ok(()) }
}

/// Says something to whoever looks on, and to nobody else.
fn say_aside(text: &str) {
    let mut aside = io::stderr();
    if aside.is_terminal() {
        let _nobody_listens = write!(aside, "{text}").and_then(|()| aside.flush());
    }
}

/// Who is advised: the seat that was named, or all who must decide.
fn advised(position: &dyn AnyPosition, named: Option<Seat>) -> Result<Vec<Seat>, Failure> {
    let waiting: Vec<Seat> = position.waiting_for().into_iter().collect();
    if waiting.is_empty() {
        return Err(Failure::usage(
            "the game is over, and there is nothing to decide; name an earlier moment of a record with --at",
        ));
    }
    match named {
        None => Ok(waiting),
        Some(seat) if waiting.contains(&seat) => Ok(vec![seat]),
        Some(seat) => {
            let waiting: Vec<String> = waiting.iter().map(Seat::to_string).collect();
            Err(Failure::usage(format!(
                "seat {seat} has nothing to decide here; waited for: {}",
                waiting.join(", ")
            )))
        }
    }
}
