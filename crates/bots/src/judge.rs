//! How a position stands: everybody's chances, and what is best for whoever decides. One judge says both.

use std::time::{Duration, Instant};

use damrak_core::{AnyPosition, Seat};

use crate::advice::victory;
use crate::bots::{Bots, NoDecision, Thinking};
use crate::budget::Budget;
use crate::hint::{Hint, Weighed};

/// This part of the time goes into the search for what is best, the rest into everybody's chances.
const SEARCHING: f32 = 0.7;
/// Chances are judged on at least so many guesses.
const LEAST_GUESSES: u32 = 24;

/// How a position stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// Each seat's chance to win, by seat; they add up to 1.
    pub chances: Vec<f32>,
    /// Who decides, and what is best for them; nothing once the game is over.
    pub best: Option<(Seat, Hint)>,
}

impl Weighed {
    /// How far the chance may be off by sampling alone: twice its standard error.
    pub fn doubt(&self) -> f32 {
        let spread = (self.chance * (1.0 - self.chance)).max(0.0);
        2.0 * (spread / self.visits.max(1) as f32).sqrt()
    }
}

impl Bots {
    /// Judges a position, with the eyes of one seat or, without one, each seat by what it knows itself. Where the seat
    /// itself decides it comes first.
    pub fn judge(
        &self,
        position: &dyn AnyPosition,
        eyes: Option<Seat>,
        time: Duration,
        thinking: Thinking,
    ) -> Result<Judgement, NoDecision> {
        let players = usize::from(position.rules().players());
        if let Some(standing) = position.standing() {
            return Ok(Judgement { chances: victory(&standing)[..players].to_vec(), best: None });
        }
        let waiting = position.waiting_for();
        let own = eyes.filter(|seat| waiting.contains(*seat));
        let decides = own.or(waiting.first());
        let searching = time.mul_f32(SEARCHING);
        let best = match decides {
            Some(seat) => {
                Some((seat, self.hint(position, seat, Budget::Time(searching), thinking)?))
            }
            None => None,
        };
        let mut chances =
            self.expected(position, eyes, time.saturating_sub(searching), thinking)?;
        let found = best.as_ref().and_then(|(seat, hint)| Some((*seat, hint.decisions.first()?)));
        if let Some((seat, first)) = found {
            agree(&mut chances, seat, first.chance);
        }
        Ok(Judgement { chances, best })
    }

    fn expected(
        &self,
        position: &dyn AnyPosition,
        eyes: Option<Seat>,
        time: Duration,
        thinking: Thinking,
    ) -> Result<Vec<f32>, NoDecision> {
        let (opponent, players) = (self.knower(position)?, position.rules().players());
        let expect = |seat: Seat, time: Duration| {
            let seed = thinking.seed.derive("judged", u64::from(seat.number()));
            opponent.expect(position, seat, None, LEAST_GUESSES, Instant::now() + time, seed)
        };
        let mut chances: Vec<f32> = match eyes {
            Some(seat) => {
                let seen = expect(seat, time).unwrap_or_default();
                seen[..usize::from(players)].to_vec()
            }
            None => {
                let share = time / u32::from(players.max(1));
                let own = |seat: Seat| expect(seat, share).unwrap_or_default()[seat.index()];
                Seat::all(players).map(own).collect()
            }
        };
        let all: f32 = chances.iter().sum();
        if all > 0.0 {
            chances.iter_mut().for_each(|chance| *chance /= all);
        }
        Ok(chances)
    }
}

/// What a search found of one seat is taken for true; the others share the rest as they stood to each other.
pub(crate) fn agree(chances: &mut [f32], seat: Seat, found: f32) {
    let found = found.clamp(0.0, 1.0);
    if seat.index() >= chances.len() {
        return;
    }
    // Added up without the own one: what is left after taking it away again may be less than one of them.
    let all = chances.iter().enumerate().filter(|(index, _)| *index != seat.index());
    let (rest, others) = (all.map(|(_, chance)| chance).sum::<f32>(), chances.len() - 1);
    for (index, chance) in chances.iter_mut().enumerate() {
        *chance = match index == seat.index() {
            true => found,
            false if rest > 0.0 => *chance / rest * (1.0 - found),
            false => (1.0 - found) / others as f32,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_chance_is_more_than_certain() {
        for thousandths in 1..1000 {
            let own = thousandths as f32 / 1000.0 + 1e-7;
            for mut chances in [vec![own, 1.0 - own], vec![own, 1e-9, 1.0 - own]] {
                agree(&mut chances, Seat::from_index(0), 0.0);
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
            }
        }
    }

    #[test]
    fn what_was_found_stands_and_the_others_share_the_rest() {
        let mut chances = vec![0.5, 0.3, 0.2];
        agree(&mut chances, Seat::from_index(0), 0.2);
        assert!(
            (chances[1] - 0.48).abs() < 1e-5 && (chances[2] - 0.32).abs() < 1e-5,
            "{chances:?}"
        );
        let mut sure = vec![1.0, 0.0, 0.0];
        agree(&mut sure, Seat::from_index(0), 0.4);
        assert_eq!(sure, [0.4, 0.3, 0.3]);
    }
}
