//! Advice for Pennies: points, and what the coins in hand may still win.

use damrak_bots::{Advice, Chances, PerSeat, chances_by_wealth, read_weights};
use damrak_core::{Rng, Rules, Seat};
use pennies::{Coin, Pennies, Position};
use serde::{Deserialize, Serialize};

/// What matters how much, in points. The numbers are in `weights.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenniesAdvice {
    /// What of a round the highest coin wins that is laid in it.
    pub coin: f32,
    /// How much less lower coins win: the power of what part of the highest worth they have, for each of the others.
    pub steep: f32,
    /// What one of the worth of a coin counts that will be kept (clause P-10).
    pub kept: f32,
    /// Whoever is so many points ahead is about three times as likely to win.
    pub scale: f32,
}

impl Default for PenniesAdvice {
    fn default() -> Self {
        read_weights(include_str!("../weights.toml"))
    }
}

impl PenniesAdvice {
    /// What a hand may still come to: the best coin is laid in the last round, the next best in the one before, and so on
    /// (clause P-8). The others are kept.
    fn hand(&self, rules: &Pennies, position: &Position, seat: Seat) -> f32 {
        let highest = rules.coins().kinds().next_back().map_or(1, |coin| coin.0);
        let others = f32::from(rules.players().max(2) - 1);
        let mut rounds = rules.rounds_left(position).rev();
        let coins = rules.hand(position, seat).iter().rev();
        coins
            .map(|coin| match rounds.next() {
                // The more others there are, the likelier one of them lays more.
                Some(round) => {
                    let wins = (f32::from(coin.0) / f32::from(highest)).powf(self.steep * others);
                    self.coin * wins * f32::from(round)
                }
                None => self.kept * f32::from(coin.0),
            })
            .sum()
    }

    fn wealth(&self, rules: &Pennies, position: &Position) -> PerSeat {
        let mut wealth = PerSeat::default();
        for seat in Seat::all(rules.players()) {
            let points = f32::from(rules.points(position, seat));
            wealth[seat.index()] = points + self.hand(rules, position, seat);
        }
        wealth
    }
}

impl Advice<Pennies> for PenniesAdvice {
    fn judges(&self) -> bool {
        true
    }

    fn judge(&self, rules: &Pennies, position: &Position) -> Chances {
        chances_by_wealth(&self.wealth(rules, position), rules.players(), self.scale)
    }

    /// A game is so short that whoever searches plays it to its end.
    fn horizon(&self, rules: &Pennies) -> u32 {
        u32::from(rules.rounds())
    }

    fn is_quiet(&self, rules: &Pennies, position: &Position) -> bool {
        rules.is_between_rounds(position)
    }

    /// Any of the coins that will be laid some time: who lays the best first is easily read.
    fn play(
        &self,
        rules: &Pennies,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Coin>,
        rng: &mut Rng,
    ) -> Option<Coin> {
        rules.legal_actions(position, seat, buffer);
        let spare = buffer.len().saturating_sub(rules.rounds_left(position).len());
        rng.pick(&buffer[spare..]).copied()
    }
}
