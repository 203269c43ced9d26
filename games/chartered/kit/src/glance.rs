//! What is best to do at a glance: every decision is tried, the rest of the turn is played by whatever brings most at once, and
//! how everybody stands then decides. Nothing is left to chance but the cards that are drawn.

use damrak_chartered::{Action, Chartered, Phase, Position};
use damrak_core::{Deaf, Rng, Rules, Seen};

use crate::advice::CharteredAdvice;

/// How many guesses of the cards to come are looked at where some may be drawn.
const GUESSES: usize = 3;
/// The rest of a turn takes no more decisions than this.
const REST: usize = 12;

impl CharteredAdvice {
    /// What is best to do outside of events.
    pub(crate) fn best_to_do(&self, seen: Seen<'_, Chartered>, rng: &mut Rng) -> Option<Action> {
        let (rules, seat) = (seen.rules(), seen.seat());
        let mut guess = seen.guess_reopened(rng);
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        self.sift(rules, &guess, seat, &mut actions);
        if actions.len() <= 1 {
            return actions.first().copied();
        }
        let draws = matches!(rules.phase(&guess), Phase::Turn | Phase::Buying);
        let guesses = if draws { GUESSES } else { 1 };
        let mut sums = vec![0.0_f32; actions.len()];
        let mut buffer = Vec::new();
        for round in 0..guesses {
            if round > 0 {
                guess = seen.guess_reopened(rng);
            }
            for (action, sum) in actions.iter().zip(&mut sums) {
                let mut tried = guess.clone();
                if rules.apply(&mut tried, seat, *action, &mut Deaf).is_err() {
                    *sum = f32::NEG_INFINITY;
                    continue;
                }
                self.finish(rules, &mut tried, &mut buffer);
                *sum += self.advantage(rules, &tried, seat);
            }
        }
        let best = actions.iter().zip(&sums).max_by(|(_, a), (_, b)| a.total_cmp(b));
        best.map(|(action, _)| *action)
    }

    /// Plays the rest of the turn by what brings most at once, up to where an event begins.
    fn finish(&self, rules: &Chartered, position: &mut Position, buffer: &mut Vec<Action>) {
        for _ in 0..REST {
            let phase = rules.phase(position);
            let waiting = rules.waiting_for(position);
            let ended = matches!(
                phase,
                Phase::Turn
                    | Phase::Event
                    | Phase::Secret(_)
                    | Phase::Open { .. }
                    | Phase::Offering
            );
            let Some(other) = waiting.first().filter(|_| !ended) else { return };
            rules.legal_actions(position, other, buffer);
            self.sift(rules, position, other, buffer);
            let Some(only) = buffer.first().copied() else { return };
            // Whoever draws does not know what; what lies open is looked at.
            if buffer.len() > 1 && buffer.contains(&Action::Draw) {
                buffer.retain(|action| *action != Action::Draw);
            }
            let mut best = (f32::NEG_INFINITY, only);
            if buffer.len() > 1 || buffer.first() != Some(&only) {
                for action in buffer.iter() {
                    let mut tried = position.clone();
                    if rules.apply(&mut tried, other, *action, &mut Deaf).is_ok() {
                        let stands = self.advantage(rules, &tried, other);
                        if stands > best.0 {
                            best = (stands, *action);
                        }
                    }
                }
            }
            if rules.apply(position, other, best.1, &mut Deaf).is_err() {
                return;
            }
        }
    }
}
