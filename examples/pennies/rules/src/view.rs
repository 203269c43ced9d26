//! What one viewer may see (clause P-12).

use damrak_core::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::coins::{Coin, Coins};
use crate::position::Position;
use crate::rules::Pennies;

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// How many rounds are played.
    pub rounds: u8,
    /// Who owes a decision.
    pub waiting: SeatSet,
    /// Whether the game is over.
    pub is_over: bool,
    /// The rounds that are over.
    pub past: Vec<RoundView>,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// How many coins of each worth from 1 up the viewer has not seen.
    pub unseen: Vec<u8>,
    /// What only the viewer may see.
    pub own: Option<OwnView>,
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoundView {
    /// By seat.
    pub coins: Vec<Coin>,
    /// Who won it.
    pub winner: Option<Seat>,
}

/// What everybody may know of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// Their seat.
    pub seat: Seat,
    /// How many coins they hold.
    pub coins: u8,
    /// Whether a coin of theirs lies face down.
    pub has_laid: bool,
    /// Their points.
    pub points: u8,
    /// What they kept, once the game is over.
    pub kept: Option<Vec<Coin>>,
}

/// What only the viewer may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnView {
    /// Their hand, the lowest coin first.
    pub hand: Vec<Coin>,
    /// What they have laid face down.
    pub laid: Option<Coin>,
}

impl View {
    /// The round that is played, counted from 1; the last one once the game is over.
    pub fn round(&self) -> u8 {
        (self.past.len() as u8 + 1).min(self.rounds)
    }
}

impl Pennies {
    pub(crate) fn look_at(&self, position: &Position, seat: Seat, points: u8) -> PlayerView {
        let hand = position.hands[seat.index()];
        PlayerView {
            seat,
            coins: hand.len(),
            has_laid: position.sealed[seat.index()].is_some(),
            points,
            kept: self.is_over(position).then(|| hand.iter().collect()),
        }
    }

    /// The coins that a viewer has not seen: neither open on the table nor their own. At the end only the purse is left.
    pub(crate) fn unseen_by(&self, position: &Position, seat: Option<Seat>) -> Coins {
        let mut unseen = self.coins();
        let mut see = |coin| {
            unseen.take(coin);
        };
        position.past(self.players).flatten().copied().for_each(&mut see);
        let is_over = self.is_over(position);
        for shown in Seat::all(self.players).filter(|it| is_over || Some(*it) == seat) {
            let (hand, sealed) = (position.hands[shown.index()], position.sealed[shown.index()]);
            hand.iter().chain(sealed).for_each(&mut see);
        }
        unseen
    }
}
