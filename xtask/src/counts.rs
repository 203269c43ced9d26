//! How many instructions a random game takes, counted by Callgrind: the same on a busy machine and on an idle one.

use std::collections::BTreeMap;
use std::{env, fs};

use serde_json::{Value, json};

use crate::{
    browser,
    failure::Failure,
    tools::beside_us,
    workspace::{self, Workspace},
};

/// What was counted last, and by which compiler; the names in it say which games are counted.
const KEPT: &str = "xtask/counts.json";
/// So many games more are played by the longer of two runs, which leaves out what it takes to begin.
const GAMES: u64 = 100;
/// So many percent more are a slip.
const MOST: u64 = 5;

/// How counting went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// No game takes more than it did.
    AsBefore,
    /// The kept counts are of another compiler and say nothing.
    OtherCompiler,
    /// Callgrind is not here.
    NoCallgrind,
    /// What is built in steps is built into more parts, and takes more instructions than what was counted.
    BuiltInSteps,
}

/// The kept counts: instructions a game, by game.
#[derive(Debug, PartialEq, Eq)]
struct Counts {
    compiler: String,
    games: BTreeMap<String, u64>,
}

/// Counts and compares with what is kept.
pub(crate) fn compare(workspace: &Workspace) -> Result<Outcome, Failure> {
    let kept = read(workspace)?;
    if kept.compiler != compiler(workspace)? {
        return Ok(Outcome::OtherCompiler);
    }
    if is_built_in_steps() {
        return Ok(Outcome::BuiltInSteps);
    }
    if !is_there(workspace) {
        return Ok(Outcome::NoCallgrind);
    }
    browser::build(workspace)?;
    let mut slips = 0;
    for (game, before) in &kept.games {
        let now = count(workspace, game)?;
        let (line, is_slip) = judge(game, *before, now);
        println!("{line}");
        slips += usize::from(is_slip);
    }
    if slips > 0 {
        println!("If that is meant to be so, keep the new counts: cargo xtask counts --keep");
        return Err(Failure::Slower { games: slips });
    }
    Ok(Outcome::AsBefore)
}

/// Counts and keeps that.
pub(crate) fn keep(workspace: &Workspace) -> Result<(), Failure> {
    if is_built_in_steps() {
        return Err(Failure::WrongUse(
            "counts are kept of whole builds: set CARGO_INCREMENTAL=0".into(),
        ));
    }
    if !is_there(workspace) {
        return Err(Failure::Missing("Callgrind: install valgrind"));
    }
    browser::build(workspace)?;
    let mut games = BTreeMap::new();
    for game in read(workspace)?.games.into_keys() {
        let now = count(workspace, &game)?;
        println!("{game:12} {now:>10} instructions a game");
        games.insert(game, now);
    }
    let document = json!({"compiler": compiler(workspace)?, "games": games});
    let path = workspace.path(KEPT);
    fs::write(&path, format!("{document:#}\n"))
        .map_err(|source| Failure::Unreadable { path, source })
}

/// Whether cargo was left to build in steps, as it does for whoever edits and builds again.
fn is_built_in_steps() -> bool {
    env::var("CARGO_INCREMENTAL").as_deref() != Ok("0")
}

/// Whether Callgrind is there; on a Debian it is fetched if it is not.
fn is_there(workspace: &Workspace) -> bool {
    let asks = || workspace::succeeds(&mut workspace.program("valgrind", &["--version"]));
    asks() || {
        println!("Valgrind is not here; asking apt-get for it.");
        browser::install(workspace, &["valgrind"]) && asks()
    }
}

fn compiler(workspace: &Workspace) -> Result<String, Failure> {
    let said = workspace::read(&mut workspace.program("rustc", &["--version"]))?;
    Ok(said.trim().to_owned())
}

fn read(workspace: &Workspace) -> Result<Counts, Failure> {
    let path = workspace.path(KEPT);
    let read = fs::read_to_string(&path).and_then(|text| Ok(serde_json::from_str::<Value>(&text)?));
    let document = read.map_err(|source| Failure::Unreadable { path, source })?;
    let games = document["games"].as_object().into_iter().flatten();
    let games = games.map(|(game, count)| (game.clone(), count.as_u64().unwrap_or_default()));
    let compiler = document["compiler"].as_str().unwrap_or_default().to_owned();
    Ok(Counts { compiler, games: games.collect() })
}

/// Instructions that a random game takes, always the same games.
fn count(workspace: &Workspace, game: &str) -> Result<u64, Failure> {
    let few = run(workspace, game, 1)?;
    let many = run(workspace, game, 1 + GAMES)?;
    Ok(many.saturating_sub(few) / GAMES)
}

fn run(workspace: &Workspace, game: &str, games: u64) -> Result<u64, Failure> {
    let log = workspace.path(&format!("target/callgrind-{game}"));
    let mut command =
        workspace.program("valgrind", &["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    command.arg(format!("--log-file={}", log.display()));
    command.arg(beside_us("damrak")).args(["bench", game, "--json", "--games"]);
    workspace::read(command.arg(games.to_string()))?;
    let said =
        fs::read_to_string(&log).map_err(|source| Failure::Unreadable { path: log, source })?;
    collected(&said).ok_or(Failure::Missing("a Callgrind that says what it collected"))
}

/// What Callgrind says in the end.
fn collected(said: &str) -> Option<u64> {
    let line = said.lines().rev().find_map(|line| line.split_once("Collected : "))?;
    line.1.split_whitespace().next()?.parse().ok()
}

/// A count beside the kept one, and whether it is a slip.
fn judge(game: &str, before: u64, now: u64) -> (String, bool) {
    let is_slip = now * 100 > before * (100 + MOST);
    let change = (now as f64 / before.max(1) as f64 - 1.0) * 100.0;
    let word = if is_slip { ": SLOWER" } else { "" };
    (format!("{game:12} {now:>10} instructions a game, {change:+.1} %{word}"), is_slip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_collected_is_read() {
        let said = "==7== Callgrind, a call-graph\n==7== Collected : 1234567\n==7== \n";
        assert_eq!(collected(said), Some(1_234_567));
        assert_eq!(collected("==7== Collected : nothing"), None);
        assert_eq!(collected(""), None);
    }

    #[test]
    fn five_percent_more_is_allowed_and_more_is_not() {
        assert!(!judge("go", 1000, 1050).1);
        assert!(judge("go", 1000, 1051).1);
        assert_eq!(
            judge("go", 1000, 900).0,
            "go                  900 instructions a game, -10.0 %"
        );
    }

    #[test]
    fn games_are_kept_with_their_compiler() {
        let kept = read(&Workspace::here()).expect("it is there");
        assert!(kept.compiler.starts_with("rustc "), "{}", kept.compiler);
        assert!(!kept.games.is_empty() && kept.games.values().all(|count| *count > 0));
    }
}
