//! What several tests need.

pub use damrak_core::testing::seat;
use damrak_core::{Documents, OptionValue, Rules, Seat, SetupDraft, testing};
use pennies::{Event, Pennies, Position};
use serde_json::json;

/// A setup with so many players and rounds.
pub fn setup(players: u8, rounds: i64) -> SetupDraft {
    SetupDraft {
        players: Some(players),
        options: [("rounds".to_owned(), OptionValue::Number(rounds))].into(),
        ..SetupDraft::default()
    }
}

/// Every number of players with every number of rounds.
pub fn every_setup() -> Vec<SetupDraft> {
    (2..=4).flat_map(|players| (3..=5).map(move |rounds| setup(players, rounds))).collect()
}

/// The rules for a setup.
pub fn open(draft: &SetupDraft) -> Pennies {
    testing::open(draft)
}

/// The rules for so many players and four rounds.
pub fn rules(players: u8) -> Pennies {
    open(&setup(players, 4))
}

/// A position in the first round with these hands.
pub fn holding(rules: &Pennies, hands: &[[u8; 6]]) -> Position {
    let sealed: Vec<Option<u8>> = vec![None; hands.len()];
    rules.load(&json!({"hands": hands, "sealed": sealed, "rounds": []})).unwrap()
}

/// Everybody lays a coin, in the order of the seats; returns what was told to all.
pub fn lay(rules: &Pennies, position: &mut Position, coins: &[u8]) -> Vec<Event> {
    let mut told = Vec::new();
    for (seat, coin) in Seat::all(rules.players()).zip(coins) {
        rules.apply(position, seat, pennies::Coin(*coin), &mut told).unwrap();
    }
    told.into_iter()
        .filter(|(audience, _)| *audience == damrak_core::Audience::All)
        .map(|(_, event)| event)
        .collect()
}
