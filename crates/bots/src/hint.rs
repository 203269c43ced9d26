//! Which decisions are best, and why.

use std::time::{Duration, Instant};

use damrak_core::{AnyPosition, Game, Phrase, Rng, Seat, Seen};
use serde::Serialize;

use crate::advice::Advice;
use crate::bots::{Bots, NoDecision, Thinking};
use crate::budget::Budget;
use crate::method::Method;
use crate::plain::try_everything;
use crate::reasons::{look_into, reason};
use crate::search::{Conditions, search};

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
    /// Why, or why not.
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
    let best: Vec<_> = tried
        .filter(|(index, finding)| worth_showing(*index, finding.visits))
        .map(|(_, finding)| finding)
        .take(EXPLAINED)
        .collect();
    let actions: Vec<_> = best.iter().map(|finding| finding.action).collect();
    let mut rng = Rng::new(thinking.seed.derive("reasons", 0));
    let prospects = look_into(seen, advice, &actions, &mut rng);
    let weighed = best.iter().enumerate().map(|(index, finding)| Weighed {
        notation: seen.rules().notation(finding.action),
        chance: finding.chance,
        expected: prospects[index].expected,
        visits: finding.visits,
        reason: reason(&prospects, index),
    });
    Some(Hint {
        decisions: weighed.collect(),
        simulations: found.simulations,
        time: start.elapsed(),
    })
}
