//! The computer opponents of the house, as arguments and records name them.

use std::num::NonZero;
use std::sync::{LazyLock, OnceLock};
use std::thread;
use std::time::Duration;

use damrak_bots::{Bots, Budget, Decided, Level, NoDecision, NotALevel, Order, Rank, Thinking};
use damrak_core::{AnyPosition, Seat, Seed};

use crate::failure::Failure;

/// Who plays where nobody else was asked for.
pub(crate) const USUAL: Rank = Rank::Clerk;
/// How budgets are written behind a level that searches.
const BUDGETS: &str = "merchant and regent also with a budget, as regent@500ms or regent@2000sims";

/// The opponents of all games.
pub(crate) fn house() -> &'static Bots {
    static HOUSE: LazyLock<Bots> = LazyLock::new(|| {
        let bots = crate::kits().bots();
        FURTHER.get().map_or(bots.clone(), |enter| enter(bots))
    });
    &HOUSE
}

/// Who enters players beside those of the house.
static FURTHER: OnceLock<fn(Bots) -> Bots> = OnceLock::new();

/// Says who enters further players. Whoever speaks first, and before anybody plays, is heard.
pub(crate) fn have(enter: fn(Bots) -> Bots) {
    FURTHER.get_or_init(|| enter);
}

/// Whether some game has a stranger of this name.
pub(crate) fn is_stranger(name: &str) -> bool {
    crate::kits().iter().any(|kit| house().strangers(kit.name()).any(|other| other == name))
}

/// The level that is written so, or an error that lists what could be written instead.
pub(crate) fn read(text: &str, others: &[&str]) -> Result<Level, Failure> {
    text.parse().map_err(|error| match error {
        NotALevel::Rank(name) => {
            Failure::usage(format!("`{name}` cannot take a seat; known are: {}", known(others)))
        }
        other => Failure::usage(other.to_string()),
    })
}

/// Who can take a seat, for messages and help.
pub(crate) fn known(others: &[&str]) -> String {
    let names = others.iter().copied().chain(Rank::ALL.map(Rank::name));
    format!("{}; {BUDGETS}", names.collect::<Vec<_>>().join(", "))
}

/// What a level decides.
pub(crate) fn decide(
    position: &dyn AnyPosition,
    seat: Seat,
    order: &Order,
) -> Result<Decided, Failure> {
    house().decide_as(position, seat, order).map_err(Failure::from)
}

/// As many threads as there are cores.
pub(crate) fn all_cores() -> NonZero<usize> {
    thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}

/// With what somebody thinks who has all cores to themselves.
pub(crate) fn with_all_cores(seed: Seed) -> Thinking {
    Thinking { seed, threads: u32::try_from(all_cores().get()).unwrap_or(u32::MAX) }
}

impl From<NoDecision> for Failure {
    fn from(problem: NoDecision) -> Self {
        match problem {
            NoDecision::NotWaiting(seat) | NoDecision::Broken(seat) => Failure::Stuck(seat),
            NoDecision::UnknownGame(_) => Failure::usage(problem.to_string()),
        }
    }
}

/// How long to think, as a person writes it: `2s`, `500ms` or `2000sims`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BudgetArg(pub(crate) Budget);

/// How long a program may take, written like a budget, but in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LimitArg(pub(crate) Duration);

impl std::str::FromStr for LimitArg {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<Self, NotABudget> {
        match text.parse::<BudgetArg>()? {
            BudgetArg(Budget::Time(time)) => Ok(Self(time)),
            BudgetArg(Budget::Simulations(_)) => Err(NotABudget),
        }
    }
}

/// None of these.
#[derive(Debug, thiserror::Error)]
#[error(
    "expected a time such as 2s or 500ms, up to 600s, or a number of simulations such as 2000sims"
)]
pub(crate) struct NotABudget;

impl std::str::FromStr for BudgetArg {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<Self, NotABudget> {
        let seconds = text.strip_suffix('s').filter(|rest| !rest.ends_with(['m', 'n']));
        let seconds = seconds.filter(|rest| !rest.ends_with("sim"));
        let text = match seconds {
            Some(rest) => {
                let seconds: f64 = rest.parse().map_err(|_| NotABudget)?;
                format!("{:.0}ms", seconds * 1000.0)
            }
            None => text.to_owned(),
        };
        let level: Level = format!("regent@{text}").parse().map_err(|_| NotABudget)?;
        level.budget().map(BudgetArg).ok_or(NotABudget)
    }
}

/// A time as people read it: in milliseconds or seconds, whichever is short.
pub(crate) fn shown(time: Duration) -> String {
    let millis = time.as_secs_f64() * 1e3;
    match millis {
        millis if millis < 0.1 => format!("{:.0} µs", millis * 1e3),
        millis if millis < 10.0 => format!("{millis:.1} ms"),
        millis if millis < 1000.0 => format!("{millis:.0} ms"),
        millis => format!("{:.2} s", millis / 1e3),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_in_seconds_milliseconds_and_simulations() {
        let read = |text: &str| text.parse::<BudgetArg>().ok().map(|arg| arg.0);
        let millis = |count| Some(Budget::Time(Duration::from_millis(count)));
        assert_eq!(read("2s"), millis(2000));
        assert_eq!(read("0.25s"), millis(250));
        assert_eq!(read("500ms"), millis(500));
        assert_eq!(read("2000sims"), Some(Budget::Simulations(2000)));
        for text in
            ["", "s", "2", "0s", "-1s", "nans", "infs", "601s", "2 s", "sims", "1e9s", "2us"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn what_cannot_take_a_seat_is_told_who_can() {
        let tell = |text: &str| match read(text, &["human"]) {
            Err(Failure::Usage(sentence)) => sentence,
            other => panic!("{other:?}"),
        };
        assert!(tell("robot").contains("known are: human, random, apprentice, clerk"));
        assert!(tell("clerk@5ms").contains("no budget"), "{}", tell("clerk@5ms"));
        assert!(tell("regent@5").contains("regent@500ms"));
    }

    #[test]
    fn times_are_short() {
        let told = [30, 1_500, 25_000, 2_350_000].map(|it| shown(Duration::from_micros(it)));
        assert_eq!(told, ["30 µs", "1.5 ms", "25 ms", "2.35 s"]);
    }
}
