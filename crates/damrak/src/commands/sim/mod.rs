//! `damrak sim`: many games between computer opponents.

mod game;
mod report;
mod tally;

use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use clap::value_parser;
use indicatif::{ProgressBar, ProgressStyle};

use super::write_json;
use crate::bots::{Level, RANDOM, known};
use crate::failure::Failure;
use crate::seed::{SeedArg, given_or_fresh};
use crate::setup_args::SetupArgs;
use crate::voice::Voice;
use crate::{files, registry};
use game::Match;
use report::Report;
use tally::Tally;

/// Let computer opponents play many games, and count
///
/// Game number i is dealt from the seed and i alone, so the same seed gives the same games and the
/// same counts, whatever the number of threads. Without --seed a fresh one is taken and printed. Beside
/// the shares of victories stand the figures that the game itself finds worth counting.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak sim kontor --games 10000
  damrak sim merchants --games 2000 --players 5
  damrak sim kontor --games 1000 --seats random,random --seed 42 --json
  damrak sim kontor --games 100 --variant gulliver --records games/")]
pub(crate) struct SimArgs {
    /// The game
    game: Option<String>,
    /// How many games
    #[arg(
        long,
        value_name = "N",
        default_value_t = 1000,
        value_parser = value_parser!(u64).range(1..)
    )]
    games: u64,
    #[arg(
        long,
        help = format!("Who plays, in seat order; known are: {}", known(&[])),
        value_name = "WHO,WHO…",
        value_delimiter = ','
    )]
    seats: Option<Vec<String>>,
    /// Where all chance comes from: a number, or 64 hexadecimal digits
    #[arg(long)]
    seed: Option<SeedArg>,
    /// How many games are played at the same time [default: as many as there are cores]
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
    /// Write JSON
    #[arg(long)]
    json: bool,
    /// Keep a record of every game in this folder: 000001.damrak, 000002.damrak, …
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    #[command(flatten)]
    setup: SetupArgs,
}

/// Plays the games and reports.
pub(crate) fn run(args: &SimArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let levels = args.seats.as_ref().map(|names| read_levels(names)).transpose()?;
    let seats = levels.as_ref().map(Vec::len);
    let rules = args.setup.open(&registry(), args.game.as_deref(), seats)?;
    let levels = match levels {
        Some(levels) => levels,
        None => vec![Level::find(RANDOM, &[])?; usize::from(rules.players())],
    };
    if let Some(folder) = &args.records {
        prepare(folder)?;
    }
    let seed = given_or_fresh(args.seed)?;
    let contest = Match { rules, levels, seed, records: args.records.clone() };
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let threads = args.threads.map_or_else(cores, NonZero::get);
    let start = Instant::now();
    let tally = play_all(&contest, args.games, threads)?;
    let report = Report { contest: &contest, tally: &tally, time: start.elapsed() };
    if args.json { write_json(out, &report.document()) } else { report.write(voice, out) }
}

fn read_levels(names: &[String]) -> Result<Vec<&'static Level>, Failure> {
    names.iter().map(|name| Level::find(name, &[])).collect()
}

/// Makes the folder for the records; old records in it are not overwritten.
fn prepare(folder: &Path) -> Result<(), Failure> {
    let error = |error: io::Error| Failure::Write(folder.to_owned(), error);
    fs::create_dir_all(folder).map_err(error)?;
    for entry in fs::read_dir(folder).map_err(error)? {
        let path = entry.map_err(error)?.path();
        if path.extension().is_some_and(|extension| extension == "damrak") {
            return Err(Failure::usage(format!(
                "{}: there are records in this folder already; choose an empty one",
                folder.display()
            )));
        }
    }
    Ok(())
}

/// Plays games 1 to `games`; who plays which does not matter, only that each is played once.
fn play_all(contest: &Match, games: u64, threads: usize) -> Result<Tally, Failure> {
    let progress = progress_bar(games);
    let next = AtomicU64::new(1);
    let failed: Mutex<Option<Failure>> = Mutex::new(None);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number > games {
                return tally;
            }
            match contest.play(number) {
                Ok(result) => tally.add(&result),
                Err(failure) => {
                    next.store(games + 1, Ordering::Relaxed);
                    if let Ok(mut failed) = failed.lock() {
                        failed.get_or_insert(failure);
                    }
                    return tally;
                }
            }
            progress.inc(1);
        }
    };
    let threads = threads.min(usize::try_from(games).unwrap_or(usize::MAX));
    let tally = thread::scope(|scope| {
        // Where the system gives fewer threads than asked for, those few do all the work.
        let start = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
        let others: Vec<_> = (1..threads).map_while(start).collect();
        let mut tally = work();
        for other in others {
            match other.join() {
                Ok(theirs) => tally.merge(&theirs),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        tally
    });
    progress.finish_and_clear();
    match failed.into_inner().ok().flatten() {
        Some(failure) => Err(failure),
        None => Ok(tally),
    }
}

/// A bar on the error stream; nothing if that is not a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left");
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// Writes the record of one game.
fn keep(folder: &Path, number: u64, record: &[u8]) -> Result<(), Failure> {
    files::write_new(&folder.join(format!("{number:06}.damrak")), record)
}
