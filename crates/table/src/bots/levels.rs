//! The levels there are at the tables, how they are written, and how long one may be told to think.

use std::time::Duration;

use damrak_bots::{Budget, Level, NotALevel, Rank};

use crate::problem::Problem;

/// The names of all levels, the weakest first.
pub const LEVELS: &[&str] = &["random", "apprentice", "clerk", "merchant", "regent"];

/// Who plays on for somebody who left or gave up, and decides for whoever's time is up.
pub const STAND_IN: Rank = Rank::Clerk;

/// Levels that tables were made with before, and who plays there now.
const FORMER: &[(&str, Rank)] = &[("simple", Rank::Clerk)];

/// The longest that a level may be told to think about a decision.
pub const LONGEST: Duration = Duration::from_secs(5);
/// The same in simulations.
pub const MOST_SIMULATIONS: u32 = 20_000;

/// A level as somebody asks for it: `clerk`, `regent@500ms`, or a former name.
pub fn read(text: &str) -> Result<Level, Problem> {
    if let Some((_, rank)) = FORMER.iter().find(|(name, _)| *name == text) {
        return Ok(Level::of(*rank));
    }
    let level: Level = text.parse().map_err(|error| match error {
        // Whoever is wanted on a seat is neither a person nor a bot that there is.
        NotALevel::Rank(_) => {
            Problem::bad("server-bad-seat").with("seat", text).with("known", LEVELS.join(", "))
        }
        NotALevel::NoBudget(name) => Problem::bad("server-level-instant").with("level", name),
        NotALevel::Budget(budget) => budget_problem(&budget),
    })?;
    let is_bounded = match level.budget() {
        None => true,
        Some(Budget::Time(time)) => time <= LONGEST,
        Some(Budget::Simulations(count)) => count <= MOST_SIMULATIONS,
    };
    if is_bounded { Ok(level) } else { Err(budget_problem(text)) }
}

fn budget_problem(text: &str) -> Problem {
    let shown: String = text.chars().take(40).collect();
    Problem::bad("server-level-budget")
        .with("budget", shown)
        .with("millis", LONGEST.as_millis() as u32)
        .with("simulations", MOST_SIMULATIONS)
}

/// Whether there is such a level.
pub fn is_level(text: &str) -> bool {
    read(text).is_ok()
}

/// The level that a table was stored with; who is no longer known is played by the clerk.
pub fn stored(text: &str) -> Level {
    read(text).unwrap_or(Level::of(STAND_IN))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_is_offered() {
        assert_eq!(LEVELS, Rank::ALL.map(Rank::name));
        for name in LEVELS {
            assert_eq!(read(name).unwrap().to_string(), *name);
        }
    }

    #[test]
    fn budgets_are_bounded() {
        for text in ["regent@5000ms", "merchant@1ms", "regent@20000sims"] {
            assert_eq!(read(text).unwrap().to_string(), text);
        }
        for text in ["regent@5001ms", "regent@20001sims", "regent@x", "merchant@0ms"] {
            assert_eq!(read(text).unwrap_err().phrase.key, "server-level-budget", "{text}");
        }
        assert_eq!(read("clerk@5ms").unwrap_err().phrase.key, "server-level-instant");
        assert_eq!(read("regent@2000ms").unwrap().to_string(), "regent", "its usual time");
    }

    #[test]
    fn former_names_are_read_and_strangers_are_not() {
        assert_eq!(read("simple").unwrap().to_string(), "clerk");
        assert_eq!(read("wizard").unwrap_err().phrase.key, "server-bad-seat");
        assert_eq!(stored("wizard").rank(), Rank::Clerk, "a stored table goes on");
    }
}
