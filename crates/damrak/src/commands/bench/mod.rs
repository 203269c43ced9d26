//! `damrak bench`: how fast the rules are, and the computer opponents.

mod bots;

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::value_parser;
use damrak_core::{AnyRules, BenchCount, Seed};
use serde_json::{Value, json};

use super::write_json;
use crate::failure::Failure;
use crate::registry;
use crate::setup_args::SetupArgs;
use bots::BenchBotsArgs;

/// Measure how many random games a second the rules play
///
/// Plays whole random games, one after the other, on one core, and counts games and decisions. All
/// games are measured unless one is named. `damrak bench bots` measures the search of the computer opponents.
#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  damrak bench
  damrak bench bots
  damrak bench kontor --variant gulliver --seconds 10
  damrak bench --json"
)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    what: Option<What>,
    /// Only this game
    game: Option<String>,
    /// How long to measure each game
    #[arg(
        long,
        value_name = "N",
        default_value_t = 3,
        value_parser = value_parser!(u64).range(1..=3600)
    )]
    seconds: u64,
    /// Play so many games of each instead, always the same
    #[arg(
        long,
        value_name = "N",
        conflicts_with = "seconds",
        value_parser = value_parser!(u64).range(1..)
    )]
    games: Option<u64>,
    /// Write JSON: a list of games
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

/// What else can be measured.
#[derive(Debug, clap::Subcommand)]
enum What {
    Bots(Box<BenchBotsArgs>),
}

/// The game that is named, or all of them.
fn open(
    setup: &SetupArgs,
    game: Option<&str>,
    command: &str,
) -> Result<Vec<Arc<dyn AnyRules>>, Failure> {
    let registry = registry();
    if game.is_none() && !setup.is_default() {
        return Err(Failure::usage(format!("name the game that is to be set up: {command}")));
    }
    let names: Vec<&str> = match game {
        Some(name) => vec![name],
        None => registry.games().map(|info| info.name).collect(),
    };
    names.into_iter().map(|name| setup.open(&registry, Some(name), None)).collect()
}

/// Measures the games.
pub(crate) fn run(args: &BenchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(What::Bots(args)) = &args.what {
        return bots::run(args, out);
    }
    let mut documents = Vec::new();
    for rules in open(&args.setup, args.game.as_deref(), "damrak bench GAME …")? {
        let (count, time) = match args.games {
            Some(games) => play(rules.as_ref(), games),
            None => measure(rules.as_ref(), Duration::from_secs(args.seconds)),
        };
        let rate = |number: u64| number as f64 / time.as_secs_f64();
        let (name, variant) = (rules.info().name, rules.setup().variant);
        if args.json {
            documents.push(json!({
                "game": name,
                "setup": rules.setup(),
                "seconds": time.as_secs_f64(),
                "games": count.games,
                "actions": count.actions,
                "games_per_second": rate(count.games),
                "actions_per_second": rate(count.actions),
            }));
        } else {
            writeln!(
                out,
                "{:<24} {:>10.0} games/s {:>12.0} actions/s",
                format!("{name} {variant}"),
                rate(count.games),
                rate(count.actions),
            )?;
            out.flush()?;
        }
    }
    if args.json {
        write_json(out, &Value::Array(documents))?;
    }
    Ok(())
}

/// Plays so many games, the first of those that are always played.
fn play(rules: &dyn AnyRules, games: u64) -> (BenchCount, Duration) {
    let mut left = games;
    let mut goes_on = || {
        let another = left > 0;
        left = left.saturating_sub(1);
        another
    };
    let start = Instant::now();
    let count = rules.bench(Seed::from_number(1), &mut goes_on);
    (count, start.elapsed())
}

fn measure(rules: &dyn AnyRules, time: Duration) -> (BenchCount, Duration) {
    // Always the same games, so that two measurements can be compared.
    let seed = Seed::from_number(1);
    let warm_up = Instant::now();
    rules.bench(seed, &mut || warm_up.elapsed() < time / 20);
    let start = Instant::now();
    let count = rules.bench(seed, &mut || start.elapsed() < time);
    (count, start.elapsed())
}
