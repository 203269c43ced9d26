//! What lies on the table.

use damrak_core::Seat;

use crate::coins::{Coin, Coins};
use crate::{MOST_ROUNDS, SEATS};

/// A position, without anything on the heap. The purse is what is nowhere else, so it is not kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// By seat.
    pub(crate) hands: [Coins; SEATS],
    /// What lies face down, by seat (clause P-4).
    pub(crate) sealed: [Option<Coin>; SEATS],
    /// How many rounds are over.
    pub(crate) done: u8,
    /// What was laid in those, by seat (clause P-9).
    pub(crate) rounds: [[Coin; SEATS]; MOST_ROUNDS],
}

impl Position {
    /// The rounds that are over, each with the coins of so many seats.
    pub(crate) fn past(&self, players: u8) -> impl Iterator<Item = &[Coin]> {
        let done = self.rounds.iter().take(usize::from(self.done));
        done.map(move |coins| &coins[..usize::from(players).min(SEATS)])
    }

    /// Clause P-8: the points of each seat.
    pub(crate) fn points(&self, players: u8) -> [u8; SEATS] {
        let mut points = [0; SEATS];
        for (coins, worth) in self.past(players).zip(1..) {
            if let Some(seat) = winner(coins) {
                points[seat.index()] += worth;
            }
        }
        points
    }
}

/// Clauses P-6 and P-7: who laid the highest coin that lies alone; nobody if none does.
pub(crate) fn winner(coins: &[Coin]) -> Option<Seat> {
    let lies_alone = |coin: &Coin| coins.iter().filter(|other| *other == coin).count() == 1;
    let alone = coins.iter().enumerate().filter(|(_, coin)| lies_alone(coin));
    alone.max_by_key(|(_, coin)| **coin).map(|(index, _)| Seat::from_index(index))
}
