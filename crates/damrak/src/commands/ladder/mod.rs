//! `damrak ladder`: all levels against each other.

mod pairs;
mod ratings;
mod report;

use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::value_parser;
use damrak_bots::{Level, Rank};

use super::write_json;
use crate::bots::{self, LimitArg};
use crate::contest::player::{Player, hint_at_others};
use crate::contest::programs::Programs;
use crate::failure::Failure;
use crate::seed::{SeedArg, given_or_fresh};
use crate::setup_args::SetupArgs;
use crate::voice::Voice;
use crate::{files, registry};
use pairs::Tournament;
use ratings::Ladder;
use report::Report;

/// Let all levels of computer opponents play against each other, and rate them
///
/// Every two levels meet: with two players one against the other, with more one against the rest and the
/// other way round, and every deal is played with everybody on every seat. Ratings are those of Elo: 400 points
/// are ten to one in who comes before whom. They are the most likely ones by all games (Bradley-Terry), as if
/// every two had drawn once more, so that whoever never loses is rated too; the clerk, or else the first level
/// named, stands at 1000. Intervals of 95 % come from drawing the deals anew 400 times. Beside the ratings stands
/// what one of a level wins against others of the next lower level only.
///
/// The same seed gives the same ratings, unless somebody thinks by the clock.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak ladder kontor --levels random,apprentice,clerk,merchant@100ms --games 40
  damrak ladder dutchman --players 4 --svg ladder.svg
  damrak ladder kontor --levels random,clerk --seed 1 --json")]
pub(crate) struct LadderArgs {
    /// The game
    game: Option<String>,
    #[arg(
        long,
        help = format!("Who plays [default: all five]; known are: {}; {}", bots::known(&[]), hint_at_others()),
        value_name = "WHO,WHO…",
        value_delimiter = ','
    )]
    levels: Option<Vec<String>>,
    /// How many games every two play; rounded up to whole deals
    #[arg(
        long,
        value_name = "N",
        default_value_t = 40,
        value_parser = value_parser!(u64).range(1..=1_000_000)
    )]
    games: u64,
    /// Where all chance comes from: a number, or 64 hexadecimal digits
    #[arg(long)]
    seed: Option<SeedArg>,
    /// How many games are played at the same time [default: as many as there are cores]
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
    /// Write JSON
    #[arg(long)]
    json: bool,
    /// Draw the ratings with their intervals into this file, which must not be there yet
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// How long a program may take for a decision
    #[arg(long, value_name = "TIME", default_value = "10s")]
    limit: LimitArg,
    #[command(flatten)]
    setup: SetupArgs,
}

/// Plays all games, rates and reports.
pub(crate) fn run(args: &LadderArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let levels = match &args.levels {
        Some(names) => Player::read_all(names)?,
        None => Rank::ALL.map(|rank| Player::House(Level::of(rank))).to_vec(),
    };
    check(&levels)?;
    if let Some(file) = &args.svg {
        files::check_free(file)?;
    }
    let rules = args.setup.open(&registry(), args.game.as_deref(), None)?;
    let seed = given_or_fresh(args.seed)?;
    levels.iter().try_for_each(|player| player.check(rules.as_ref()))?;
    let programs = Arc::new(Programs::start(&levels, args.limit.0)?);
    let tournament = Tournament { rules, levels, seed, games: args.games, programs };
    let start = Instant::now();
    let results = tournament.play(args.threads.unwrap_or_else(bots::all_cores))?;
    let ladder = Ladder::of(&tournament, &results);
    let report =
        Report { tournament: &tournament, results: &results, ladder, time: start.elapsed() };
    if let Some(file) = &args.svg {
        files::write_new(file, report.drawing(voice).as_bytes())?;
    }
    if args.json { write_json(out, &report.document()) } else { report.write(voice, out) }
}

fn check(levels: &[Player]) -> Result<(), Failure> {
    if levels.len() < 2 {
        return Err(Failure::usage("a ladder needs at least two levels: --levels clerk,merchant"));
    }
    for (index, level) in levels.iter().enumerate() {
        if levels[..index].contains(level) {
            return Err(Failure::usage(format!("`{level}` is named twice in --levels")));
        }
    }
    Ok(())
}
