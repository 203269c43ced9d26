//! Which decisions are best, and why.

use std::time::{Duration, Instant};

use damrak_core::{AnyPosition, Game, Phrase, Rng, Seat, Seen};
use serde::Serialize;

use crate::advice::Advice;
use crate::bots::{Bots, NoDecision, Thinking};
use crate::budget::Budget;
use crate::method::Method;
use crate::plain::try_everything;
use crate::reasons::{expected, explained};
use crate::search::{Conditions, Finding, by_surety, search};

/// So many decisions are explained, the best first.
const EXPLAINED: usize = 5;
/// A decision that was tried less than this part of the most is not worth showing, unless there are not even so many
/// others.
const TRIED: f32 = 0.02;
const SHOWN: usize = 3;

/// What a seat could do.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// The best first.
    pub decisions: Vec<Weighed>,
    /// How many simulations were made.
    pub simulations: u32,
    /// How long it took.
    pub time: Duration,
}

/// One decision, weighed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Weighed {
    /// What, in notation.
    pub notation: String,
    /// How likely the seat is to win by it, from 0 to 1.
    pub chance: f32,
    /// What score the seat may expect in the end, if that can be told.
    pub expected: Option<f32>,
    /// How many simulations tried it.
    pub visits: u32,
    /// Why, in the words of the game.
    pub reason: Option<Phrase>,
}

impl Bots {
    /// Which decisions of this seat are best, and why; from what the seat knows.
    pub fn hint(
        &self,
        position: &dyn AnyPosition,
        seat: Seat,
        budget: Budget,
        thinking: Thinking,
    ) -> Result<Hint, NoDecision> {
        let opponent = self.opponent(position, seat)?;
        opponent.hint(position, seat, budget, thinking).ok_or(NoDecision::NotWaiting(seat))
    }
}

/// The best first. What was tried much less than others comes after them, and is left out if it seems better: that is
/// luck, or else it would have been tried more.
fn ranked<A: Copy + PartialEq>(found: &[Finding<A>]) -> Vec<Finding<A>> {
    let mut best = by_surety(found);
    let rest = found.iter().filter(|one| best.iter().all(|known| known.action != one.action));
    let mut rest: Vec<_> = rest.copied().collect();
    rest.sort_by(|a, b| b.at_least().total_cmp(&a.at_least()));
    best.extend(rest);
    let mut least = f32::INFINITY;
    best.retain(|one| {
        let falls = one.chance <= least;
        least = least.min(one.chance);
        falls
    });
    best.truncate(EXPLAINED);
    best
}

/// Searches, and explains the best of what was found.
pub(crate) fn weigh<G: Game, A: Advice<G>>(
    seen: Seen<'_, G>,
    advice: &A,
    method: Method,
    budget: Budget,
    thinking: Thinking,
) -> Option<Hint> {
    let start = Instant::now();
    let conditions = Conditions { budget, threads: thinking.threads, seed: thinking.seed };
    let found = match method {
        Method::Tree(settings) => search(seen, advice, settings, conditions)?,
        Method::Plain => try_everything(seen, advice, conditions)?,
    };
    let most = found.decisions.first()?.visits;
    let worth_showing = |index: usize, visits: u32| {
        visits > 0 && index < SHOWN || visits as f32 >= TRIED * most as f32
    };
    let tried = found.decisions.iter().enumerate();
    let shown: Vec<_> = tried
        .filter(|(index, finding)| worth_showing(*index, finding.visits))
        .map(|(_, finding)| *finding)
        .collect();
    let best = ranked(&shown);
    let actions: Vec<_> = best.iter().map(|finding| finding.action).collect();
    let mut rng = Rng::new(thinking.seed.derive("reasons", 0));
    let expected = expected(seen, advice, &actions, &mut rng);
    let weighed = best.iter().enumerate().map(|(index, finding)| Weighed {
        notation: seen.rules().notation(finding.action),
        chance: finding.chance,
        expected: expected[index],
        visits: finding.visits,
        reason: explained(seen, advice, finding.action, &mut rng),
    });
    Some(Hint {
        decisions: weighed.collect(),
        simulations: found.simulations,
        time: start.elapsed(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(decisions: &[(u32, f32)]) -> Vec<Finding<usize>> {
        let finding = |(action, (visits, chance)): (usize, &(u32, f32))| Finding {
            action,
            visits: *visits,
            chance: *chance,
        };
        decisions.iter().enumerate().map(finding).collect()
    }

    #[test]
    fn a_worse_chance_never_stands_above_a_better_one() {
        for decisions in [
            // Tried a little less, and clearly better.
            &[(4_143, 0.307), (3_857, 0.333)][..],
            &[(900, 0.089), (800, 0.090), (20, 0.3), (10, 0.01)],
            &[(5, 0.2)],
        ] {
            let ranked = ranked(&found(decisions));
            assert!(ranked.windows(2).all(|two| two[0].chance >= two[1].chance), "{ranked:?}");
            assert!(!ranked.is_empty());
        }
        assert_eq!(ranked(&found(&[(4_143, 0.307), (3_857, 0.333)]))[0].action, 1);
        assert_eq!(
            ranked(&found(&[(900, 0.3), (9, 0.9)]))[0].action,
            0,
            "hardly tried is no better"
        );
    }
}
