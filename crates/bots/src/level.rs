//! How strong an opponent is, and how that is written: `clerk`, `regent`, `regent@500ms`, `regent@2000sims`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::budget::Budget;

/// The longest time that can be asked for: ten minutes.
const MOST_MILLIS: u64 = 600_000;
/// The most simulations that can be asked for.
const MOST_SIMULATIONS: u32 = 10_000_000;

/// The five ranks, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// Any legal decision: a kind by chance, then one of that kind.
    Random,
    /// Looks one decision ahead, does not see everything, and now and then does something else.
    Apprentice,
    /// Looks one decision ahead by the advice of the game; answers at once.
    Clerk,
    /// Searches for about 0.3 seconds.
    Merchant,
    /// Searches for about two seconds.
    Regent,
}

impl Rank {
    /// All, the weakest first.
    pub const ALL: [Rank; 5] =
        [Rank::Random, Rank::Apprentice, Rank::Clerk, Rank::Merchant, Rank::Regent];

    /// The name in arguments and records.
    pub const fn name(self) -> &'static str {
        match self {
            Rank::Random => "random",
            Rank::Apprentice => "apprentice",
            Rank::Clerk => "clerk",
            Rank::Merchant => "merchant",
            Rank::Regent => "regent",
        }
    }

    /// How long it thinks unless told otherwise; nothing if it does not search.
    pub const fn usual_budget(self) -> Option<Budget> {
        match self {
            Rank::Random | Rank::Apprentice | Rank::Clerk => None,
            Rank::Merchant => Some(Budget::Time(Duration::from_millis(300))),
            Rank::Regent => Some(Budget::Time(Duration::from_millis(2_000))),
        }
    }
}

/// A rank, and how long it may think if it searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    rank: Rank,
    budget: Option<Budget>,
}

/// A text that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotALevel {
    /// There is no such rank.
    #[error("there is no opponent `{0}`; known are: random, apprentice, clerk, merchant, regent")]
    Rank(String),
    /// This rank does not search.
    #[error("`{0}` answers at once and takes no budget; write just `{0}`")]
    NoBudget(&'static str),
    /// What stands behind the `@` is no budget.
    #[error(
        "`{0}` is no budget; write a time from 1ms to 600000ms or a number from 1sims to 10000000sims, \
         as in regent@500ms or regent@2000sims"
    )]
    Budget(String),
}

impl Level {
    /// A rank with its usual budget.
    pub const fn of(rank: Rank) -> Self {
        Self { rank, budget: rank.usual_budget() }
    }

    /// Its rank.
    pub const fn rank(self) -> Rank {
        self.rank
    }

    /// How long it may think; nothing if it does not search.
    pub const fn budget(self) -> Option<Budget> {
        self.budget
    }
}

impl From<Rank> for Level {
    fn from(rank: Rank) -> Self {
        Self::of(rank)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rank.name())?;
        match self.budget {
            Some(budget) if self.budget != self.rank.usual_budget() => write!(f, "@{budget}"),
            _ => Ok(()),
        }
    }
}

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        let (name, budget) = match text.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let rank = Rank::ALL
            .into_iter()
            .find(|rank| rank.name() == name)
            .ok_or_else(|| NotALevel::Rank(shorten(name)))?;
        let Some(budget) = budget else { return Ok(Self::of(rank)) };
        if rank.usual_budget().is_none() {
            return Err(NotALevel::NoBudget(rank.name()));
        }
        let budget = read_budget(budget).ok_or_else(|| NotALevel::Budget(shorten(budget)))?;
        Ok(Self { rank, budget: Some(budget) })
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    let number = |digits: &str| -> Option<u64> {
        let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        if plain { digits.parse().ok() } else { None }
    };
    if let Some(digits) = text.strip_suffix("sims") {
        let count = u32::try_from(number(digits)?).ok()?;
        return (1..=MOST_SIMULATIONS).contains(&count).then_some(Budget::Simulations(count));
    }
    let millis = number(text.strip_suffix("ms")?)?;
    (1..=MOST_MILLIS).contains(&millis).then(|| Budget::Time(Duration::from_millis(millis)))
}

fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_written_as_they_are_read() {
        for text in ["random", "apprentice", "clerk", "merchant", "regent"] {
            assert_eq!(text.parse::<Level>().unwrap().to_string(), text);
        }
        for text in ["regent@500ms", "merchant@1ms", "regent@2000sims", "merchant@600000ms"] {
            assert_eq!(text.parse::<Level>().unwrap().to_string(), text);
        }
        assert_eq!("regent@2000ms".parse::<Level>().unwrap().to_string(), "regent");
        let short: Level = "merchant@50ms".parse().unwrap();
        assert_eq!(short.budget(), Some(Budget::Time(Duration::from_millis(50))));
        assert_eq!(short.rank(), Rank::Merchant);
    }

    #[test]
    fn anything_else_is_told_what_to_write() {
        for text in ["", "Regent", "grandmaster", "regent ", "@5ms"] {
            let error = text.parse::<Level>().unwrap_err();
            assert!(matches!(error, NotALevel::Rank(_)), "{text}: {error}");
            assert!(error.to_string().contains("random, apprentice, clerk, merchant, regent"));
        }
        for text in ["clerk@5ms", "random@", "apprentice@7sims"] {
            assert!(matches!(text.parse::<Level>(), Err(NotALevel::NoBudget(_))), "{text}");
        }
        for text in [
            "regent@",
            "regent@5",
            "regent@0ms",
            "regent@0sims",
            "regent@-1ms",
            "regent@1.5ms",
            "regent@+5ms",
            "regent@600001ms",
            "regent@10000001sims",
            "regent@ms",
            "regent@5ms@5ms",
            "regent@99999999999999999999999ms",
        ] {
            assert!(matches!(text.parse::<Level>(), Err(NotALevel::Budget(_))), "{text}");
        }
        let long = "x".repeat(1_000);
        assert!(long.parse::<Level>().unwrap_err().to_string().len() < 200);
    }
}
