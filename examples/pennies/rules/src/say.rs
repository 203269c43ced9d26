//! Coins, questions and events as phrases, and decisions as notation.

use damrak_core::{NotationError, Phrase};

use crate::coins::Coin;
use crate::event::Event;

/// A coin in the middle of a sentence.
fn coin(coin: Coin) -> Phrase {
    Phrase::new("pennies-coin").with("worth", coin.0)
}

fn coins(list: &[Coin]) -> Vec<Phrase> {
    list.iter().copied().map(coin).collect()
}

/// The decision as a sentence.
pub(crate) fn action(wanted: Coin) -> Phrase {
    Phrase::new("pennies-action-lay").with("coin", coin(wanted))
}

/// The event as a sentence.
pub(crate) fn event(event: &Event) -> Phrase {
    match event {
        Event::Drew { seat, coins: drawn } => {
            Phrase::new("pennies-event-drew").with("player", *seat).with("coins", coins(drawn))
        }
        Event::RoundBegan { round } => Phrase::new("pennies-event-round").with("round", *round),
        Event::Laid { seat, coin: laid } => {
            Phrase::new("pennies-event-laid").with("player", *seat).with("coin", coin(*laid))
        }
        Event::LaidFaceDown { seat } => {
            Phrase::new("pennies-event-laid-face-down").with("player", *seat)
        }
        Event::TurnedUp { coins } => {
            let one = |(seat, coin): &(_, Coin)| {
                Phrase::new("pennies-coin-of").with("player", *seat).with("worth", coin.0)
            };
            let all: Vec<Phrase> = coins.iter().map(one).collect();
            Phrase::new("pennies-event-turned-up").with("coins", all)
        }
        Event::Won { seat, coin, points } => Phrase::new("pennies-event-won")
            .with("player", *seat)
            .with("worth", coin.0)
            .with("points", *points),
        Event::NobodyWon => Phrase::new("pennies-event-nobody"),
        Event::Kept { seat, coins: kept, worth } => Phrase::new("pennies-event-kept")
            .with("player", *seat)
            .with("coins", coins(kept))
            .with("worth", *worth),
    }
}

/// Writes a decision.
pub(crate) fn write(coin: Coin) -> String {
    format!("lay {}", coin.0)
}

/// Reads a decision; capitals and extra spaces do not matter.
pub(crate) fn read(text: &str) -> Result<Coin, NotationError> {
    let lower = text.to_ascii_lowercase();
    let words: Vec<&str> = lower.split_whitespace().take(3).collect();
    let worth = match words[..] {
        ["lay", worth] => worth.parse().ok(),
        _ => None,
    };
    worth.map(Coin).ok_or_else(|| {
        let shown: String = text.chars().take(40).collect();
        NotationError { phrase: Phrase::new("pennies-notation-unknown").with("text", shown) }
    })
}
