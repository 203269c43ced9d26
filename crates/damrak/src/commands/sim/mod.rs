//! `damrak sim`: many games between computer opponents.

mod levels;
mod report;
mod tally;

use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::value_parser;
use damrak_bots::{Level, Rank};
use damrak_core::record;

use super::write_json;
use crate::bots::{self, LimitArg};
use crate::contest::crew::{progress_bar, share_out};
use crate::contest::player::{Player, hint_at_others};
use crate::contest::programs::Programs;
use crate::contest::seatings::Seatings;
use crate::contest::{Contest, Game};
use crate::failure::Failure;
use crate::seed::{SeedArg, given_or_fresh};
use crate::setup_args::SetupArgs;
use crate::voice::Voice;
use crate::{files, registry};
use levels::LevelTally;
use report::Report;
use tally::Tally;

/// Simulate many games between computer opponents and count the results
///
/// Every deal is played once in each rotation of the seats that differs, so that neither seats nor deals
/// favour anybody; --games is rounded up to whole deals. Shares of victories and scores come with 95 %
/// intervals, which take the games of one deal together. Where all seats are the same there is nothing to
/// rotate, and every deal is played once. Of a shared victory everybody has a part. A search that does not
/// come to an end in time leaves the decision to a clerk; how often is told. Strangers and programs
/// (docs/strangers.md) sit beside the house; where one fails chance decides, and that is told, too.
///
/// Deal number i is dealt from the seed and i alone, so the same seed gives the same games and the
/// same counts, whatever the number of threads, unless somebody thinks by the clock. Without --seed a fresh one
/// is taken and printed. Beside the shares of victories stand the figures that the game itself finds worth
/// counting.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak sim kontor --games 10000
  damrak sim kontor --seats merchant@200sims,clerk --games 200
  damrak sim merchants --seats clerk,random,random,random --games 400
  damrak sim kontor --games 1000 --seats random,random --seed 42 --json
  damrak sim chartered --seats program:./my-bot.py,clerk,clerk,clerk --games 100
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
        help = format!("Who plays [default: random everywhere]; known are: {}; {}", bots::known(&[]), hint_at_others()),
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
    /// How long a program may take for a decision
    #[arg(long, value_name = "TIME", default_value = "10s")]
    limit: LimitArg,
    #[command(flatten)]
    setup: SetupArgs,
}

/// What is counted.
#[derive(Debug, Default)]
struct Counts {
    /// By seat.
    tally: Tally,
    /// By level, deal by deal.
    levels: LevelTally,
}

/// Plays the games and reports.
pub(crate) fn run(args: &SimArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let seats = args.seats.as_ref().map(|names| Player::read_all(names)).transpose()?;
    let count = seats.as_ref().map(Vec::len);
    let rules = args.setup.open(&registry(), args.game.as_deref(), count)?;
    let all_random = || vec![Player::House(Level::of(Rank::Random)); usize::from(rules.players())];
    let seats = seats.unwrap_or_else(all_random);
    if let Some(folder) = &args.records {
        prepare(folder)?;
    }
    let seed = given_or_fresh(args.seed)?;
    seats.iter().try_for_each(|player| player.check(rules.as_ref()))?;
    let programs = Arc::new(Programs::start(&seats, args.limit.0)?);
    let contest = Contest { rules, seatings: Seatings::rotations(&seats), seed, programs };
    let deals = contest.seatings.deals_for(args.games);
    let threads = args.threads.unwrap_or_else(bots::all_cores);
    let start = Instant::now();
    let counts = play_all(&contest, deals, threads, args.records.as_deref())?;
    let report = Report {
        contest: &contest,
        deals,
        asked: args.games,
        tally: &counts.tally,
        levels: &counts.levels,
        time: start.elapsed(),
    };
    if args.json { write_json(out, &report.document()) } else { report.write(voice, out) }
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

/// Plays all deals.
fn play_all(
    contest: &Contest,
    deals: u64,
    threads: NonZero<usize>,
    records: Option<&Path>,
) -> Result<Counts, Failure> {
    let ways = contest.seatings.count() as u64;
    let progress = progress_bar(deals * ways, "games");
    let baskets = share_out(deals, threads, |deal, counts: &mut Counts| {
        let games = contest.play(deal, records.is_some())?;
        for (number, game) in ((deal - 1) * ways + 1..).zip(&games) {
            counts.tally.add(&game.result);
            if let Some(folder) = records {
                keep(folder, number, contest, game)?;
            }
        }
        counts.levels.add_deal(&contest.seatings, &games);
        progress.inc(ways);
        Ok(())
    })?;
    progress.finish_and_clear();
    let mut all = Counts::default();
    for counts in &baskets {
        all.tally.merge(&counts.tally);
        all.levels.merge(&counts.levels);
    }
    Ok(all)
}

/// Writes the record of one game.
fn keep(folder: &Path, number: u64, contest: &Contest, game: &Game) -> Result<(), Failure> {
    let Some(play) = &game.play else { return Ok(()) };
    let names: Vec<String> =
        contest.seatings.seats(game.seating).map(ToString::to_string).collect();
    let record = record::write_play(Vec::new(), play, &names)?;
    files::write_new(&folder.join(format!("{number:06}.damrak")), &record)
}
