//! `damrak bench bots`: how fast the computer opponents search.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::value_parser;
use damrak_bots::{Level, Order, Thinking};
use damrak_core::{AnyRules, Rng, Seat, Seed};
use serde_json::{Value, json};

use crate::commands::write_json;
use crate::failure::Failure;
use crate::setup_args::SetupArgs;
use crate::{bots, falling};

/// Searched is every so many decisions of a game.
const STRIDE: u64 = 7;

/// Measure how many simulations a second the computer opponents make
///
/// Searches decisions along random games on one thread, as a regent does, and counts simulations: walks
/// through the tree with everything that belongs to them. Beside it stands the longest decision. All games are
/// measured unless one is named.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak bench bots
  damrak bench bots chartered --players 5 --seconds 10")]
pub(crate) struct BenchBotsArgs {
    /// Only this game
    game: Option<String>,
    /// How long to measure each game
    #[arg(
        long,
        value_name = "N",
        default_value_t = 5,
        value_parser = value_parser!(u64).range(1..=3600)
    )]
    seconds: u64,
    /// How long to think about each decision
    #[arg(
        long,
        value_name = "MILLISECONDS",
        default_value_t = 100,
        value_parser = value_parser!(u64).range(1..=60_000)
    )]
    decision: u64,
    /// Write JSON: a list of games
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

/// What was measured.
#[derive(Debug, Default)]
struct Measured {
    decisions: u64,
    simulations: u64,
    time: Duration,
    longest: Duration,
    troubles: u64,
}

/// Measures the games.
pub(super) fn run(args: &BenchBotsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let level: Level = bots::read(&format!("regent@{}ms", args.decision), &[])?;
    let mut documents = Vec::new();
    for rules in super::open(&args.setup, args.game.as_deref(), "damrak bench bots GAME …")? {
        let measured = measure(rules.as_ref(), level, Duration::from_secs(args.seconds))?;
        let rate = measured.simulations as f64 / measured.time.as_secs_f64().max(1e-9);
        let (name, variant) = (rules.info().name, rules.setup().variant);
        if args.json {
            documents.push(json!({
                "game": name,
                "setup": rules.setup(),
                "decisions": measured.decisions,
                "simulations": measured.simulations,
                "seconds": measured.time.as_secs_f64(),
                "simulations_per_second": rate,
                "budget_ms": args.decision,
                "longest_ms": measured.longest.as_secs_f64() * 1e3,
                "troubles": measured.troubles,
            }));
            continue;
        }
        let players = format!("{name} {variant}, {} players", rules.players());
        writeln!(
            out,
            "{players:<34} {rate:>8.0} simulations/s   longest decision {:>6.1} ms of {} ms",
            measured.longest.as_secs_f64() * 1e3,
            args.decision,
        )?;
        if measured.troubles > 0 {
            writeln!(out, "{:>34} {} decisions came too late", "", measured.troubles)?;
        }
        out.flush()?;
    }
    if args.json { write_json(out, &Value::Array(documents)) } else { Ok(()) }
}

/// Searches along random games until the time is over.
fn measure(rules: &dyn AnyRules, level: Level, time: Duration) -> Result<Measured, Failure> {
    let mut measured = Measured::default();
    let start = Instant::now();
    for game in 1.. {
        let seed = Seed::from_number(game);
        let (mut position, _) = rules.deal(seed);
        let mut rng = Rng::new(seed.derive("random seats", 0));
        let mut number = 0;
        while let Some(seat) = falling::asked(position.as_ref()).first().copied() {
            if start.elapsed() >= time && measured.decisions > 0 {
                return Ok(measured);
            }
            if number % STRIDE == 0 {
                let thinking = Thinking { seed: seed.derive("speed", number), threads: 1 };
                let begun = Instant::now();
                let order = Order::new(level, thinking);
                let decided = bots::decide(position.as_ref(), seat, &order)?;
                // Where there is only one thing to do nothing is searched.
                if decided.simulations > 0 {
                    measured.decisions += 1;
                    measured.simulations += u64::from(decided.simulations);
                    measured.time += decided.time;
                    measured.longest = measured.longest.max(begun.elapsed());
                }
                measured.troubles += u64::from(decided.trouble.is_some());
            }
            let decide = |seat: Seat| {
                let action = position.random_action(seat, &mut rng).ok_or(Failure::Stuck(seat))?;
                Ok((seat, action))
            };
            let asked = falling::asked(position.as_ref()).into_iter();
            let said = asked.map(decide).collect::<Result<Vec<_>, Failure>>()?;
            let decided = falling::decided(position.as_ref(), said).ok_or(Failure::Stuck(seat))?;
            let (seat, action) = decided;
            let refused = |refused| Failure::Refused(action.clone(), refused);
            position.act(seat, &action).map_err(refused)?;
            number += 1;
        }
    }
    Ok(measured)
}
