//! A position as a document that a person can read and change, and what must hold in it.

use damrak_core::{Documents, PositionError, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::coins::{Coin, Coins};
use crate::position::Position;
use crate::rules::Pennies;
use crate::{HAND, MOST_ROUNDS};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    /// By seat, the lowest coin first.
    hands: Vec<Vec<Coin>>,
    /// What lies face down, by seat.
    sealed: Vec<Option<Coin>>,
    /// What was laid in the rounds before, by seat.
    rounds: Vec<Vec<Coin>>,
}

impl Documents for Pennies {
    fn save(&self, position: &Position) -> Value {
        let seats = || Seat::all(self.players).map(Seat::index);
        let document = Document {
            hands: seats().map(|seat| position.hands[seat].iter().collect()).collect(),
            sealed: seats().map(|seat| position.sealed[seat]).collect(),
            rounds: position.past(self.players).map(<[Coin]>::to_vec).collect(),
        };
        serde_json::to_value(document).unwrap_or_default()
    }

    fn load(&self, document: &Value) -> Result<Position, PositionError> {
        let document = Document::deserialize(document)
            .map_err(|error| PositionError::at("position", error.to_string()))?;
        let players = usize::from(self.players);
        let full = |place: &str, length: usize| match length == players {
            true => Ok(()),
            false => Err(PositionError::at(place, format!("there are {players} seats"))),
        };
        full("hands", document.hands.len())?;
        full("sealed", document.sealed.len())?;
        document.rounds.iter().try_for_each(|coins| full("rounds", coins.len()))?;
        if document.rounds.len() > usize::from(self.rounds) {
            let problem = format!("there are {} rounds", self.rounds);
            return Err(PositionError::at("rounds", problem));
        }
        let all = document.hands.iter().chain(&document.rounds).flatten();
        if let Some(Coin(worth)) =
            all.chain(document.sealed.iter().flatten()).find(|coin| !self.has(**coin))
        {
            return Err(PositionError::at("coins", format!("no coin is worth {worth}")));
        }
        let mut position = Position { done: document.rounds.len() as u8, ..Position::default() };
        for (seat, hand) in document.hands.iter().enumerate() {
            // Counted before it is a handful, which holds no more than a byte can count.
            if hand.len() > usize::from(HAND) {
                return Err(PositionError::at("hands", format!("nobody holds more than {HAND}")));
            }
            position.hands[seat] = hand.iter().copied().collect();
        }
        for (seat, coin) in document.sealed.iter().enumerate() {
            position.sealed[seat] = *coin;
        }
        for (round, coins) in position.rounds.iter_mut().zip(&document.rounds) {
            round[..players].copy_from_slice(coins);
        }
        self.check(&position)?;
        Ok(position)
    }

    /// Nobody has more or fewer coins than they drew, and no coin is there too often (clauses P-2 and P-3).
    fn check(&self, position: &Position) -> Result<(), PositionError> {
        if position.done > self.rounds || usize::from(position.done) > MOST_ROUNDS {
            return Err(PositionError::at("rounds", "there are more than are played"));
        }
        let mut seen = Coins::default();
        position.past(self.players).flatten().for_each(|coin| seen.put(*coin));
        for seat in Seat::all(self.players) {
            let (hand, sealed) = (position.hands[seat.index()], position.sealed[seat.index()]);
            if hand.len() + u8::from(sealed.is_some()) + position.done != HAND {
                let problem = format!("seat {seat} has drawn {HAND} coins");
                return Err(PositionError::at("hands", problem));
            }
            hand.iter().chain(sealed).for_each(|coin| seen.put(coin));
        }
        if let Some(Coin(worth)) =
            seen.kinds().find(|coin| seen.count(*coin) > self.coins().count(*coin))
        {
            return Err(PositionError::at("coins", format!("too many are worth {worth}")));
        }
        let sealed = position.sealed.iter().flatten().count();
        let most = if self.is_over(position) { 0 } else { usize::from(self.players) - 1 };
        if sealed > most {
            return Err(PositionError::at("sealed", "these would have been turned up"));
        }
        let nobody = usize::from(self.players)..;
        let empty = position.hands[nobody.clone()].iter().all(Coins::is_empty)
            && position.sealed[nobody].iter().all(Option::is_none);
        if empty { Ok(()) } else { Err(PositionError::at("hands", "nobody sits there")) }
    }
}
