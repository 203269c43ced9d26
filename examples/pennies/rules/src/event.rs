//! What happens.

use damrak_core::{Figure, Measure, Seat};
use serde::Serialize;

use crate::coins::Coin;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Told to whoever drew alone (clause P-3).
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        coins: Vec<Coin>,
    },
    /// A round begins.
    RoundBegan {
        /// Counted from 1.
        round: u8,
    },
    /// Told to whoever laid alone (clause P-4).
    Laid {
        /// Who.
        seat: Seat,
        /// What.
        coin: Coin,
    },
    /// Told to the others instead.
    LaidFaceDown {
        /// Who.
        seat: Seat,
    },
    /// All coins of the round are turned up.
    TurnedUp {
        /// Who laid what.
        coins: Vec<(Seat, Coin)>,
    },
    /// Somebody wins the round (clause P-6).
    Won {
        /// Who.
        seat: Seat,
        /// With what.
        coin: Coin,
        /// How many points that is (clause P-8).
        points: u8,
    },
    /// No coin lies alone (clause P-7).
    NobodyWon,
    /// At the end everybody shows what they kept (clause P-10).
    Kept {
        /// Who.
        seat: Seat,
        /// What.
        coins: Vec<Coin>,
        /// What that is worth.
        worth: u16,
    },
}

/// What is worth counting over many games.
pub(crate) static FIGURES: &[Figure<Event>] = &[
    Figure {
        name: "nobody",
        title: "pennies-figure-nobody",
        measure: Measure::Times(|event| matches!(event, Event::NobodyWon)),
    },
    Figure {
        name: "winning",
        title: "pennies-figure-winning",
        measure: Measure::Amounts(|event| match event {
            Event::Won { coin, .. } => Some(i64::from(coin.0)),
            _ => None,
        }),
    },
];
