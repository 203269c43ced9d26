//! How a clerk decides: every decision is played through to the end of the round on the same guesses of what is hidden,
//! the others playing by what they would gain, and a model judges where that leads. What is behind is dropped early.

use std::sync::LazyLock;

use damrak_bots::{Advice, Learnt, Rank, result};
use damrak_core::{Deaf, Rng, Rules, Seat, Seed, Seen};
use damrak_dutchman::{Action, Dutchman, Position};

use crate::advice::DutchmanAdvice;
use crate::learnt;

/// So many rounds are played through in all.
const WALKS: usize = 360;
/// In so many stages; after each the worse half is dropped.
const STAGES: usize = 3;
/// A round that is not over after so many moments is judged as it is.
const MOST_MOMENTS: usize = 60;

static JUDGE: LazyLock<Learnt<DutchmanAdvice>> = LazyLock::new(|| learnt::advice(Rank::Regent));

/// Everything that is weighed.
struct Clerk<'a> {
    advice: &'a DutchmanAdvice,
    seen: Seen<'a, Dutchman>,
    buffer: Vec<Action>,
}

/// What a seat does.
pub(crate) fn decide(
    advice: &DutchmanAdvice,
    seen: Seen<'_, Dutchman>,
    rng: &mut Rng,
) -> Option<Action> {
    let mut clerk = Clerk { advice, seen, buffer: Vec::with_capacity(64) };
    let mut left: Vec<(Action, f32)> = clerk.candidates(rng);
    let mut tries = 0;
    for stage in (0..STAGES).rev() {
        if left.len() < 2 {
            break;
        }
        for _ in 0..(WALKS / STAGES / left.len()).max(2) {
            let guess = clerk.guess(rng);
            // The same chance for all, so that they differ in nothing but what is decided.
            let seed = Seed::from_number(rng.next_u32().into());
            for (action, total) in &mut left {
                *total += clerk.walk(guess.clone(), *action, &mut Rng::new(seed));
            }
            tries += 1;
        }
        left.sort_by(|a, b| b.1.total_cmp(&a.1));
        if stage > 0 {
            left.truncate(left.len().div_ceil(2).max(2));
        }
    }
    debug_assert!(tries > 0 || left.len() < 2, "whoever has a choice weighs it");
    left.first().map(|(action, _)| *action)
}

impl Clerk<'_> {
    fn guess(&self, rng: &mut Rng) -> Position {
        let mut guess = self.seen.guess_reopened(rng);
        self.advice.refine(self.seen.rules(), &mut guess, self.seen.seat(), rng);
        guess
    }

    fn candidates(&mut self, rng: &mut Rng) -> Vec<(Action, f32)> {
        let guess = self.guess(rng);
        let (rules, seat) = (self.seen.rules(), self.seen.seat());
        self.advice.candidates(rules, &guess, seat, &mut self.buffer, rng);
        self.buffer.sort_unstable();
        self.buffer.dedup();
        self.buffer.iter().map(|action| (*action, 0.0)).collect()
    }

    /// Plays the round through after this decision and says what the seat may expect then.
    fn walk(&mut self, mut position: Position, action: Action, rng: &mut Rng) -> f32 {
        let (rules, seat) = (self.seen.rules(), self.seen.seat());
        let mut decided = Some(action);
        for _ in 0..MOST_MOMENTS {
            let waiting = rules.waiting_for(&position);
            if waiting.is_empty() || decided.is_none() && rules.is_between_rounds(&position) {
                break;
            }
            let mut choices = [None; Seat::MAX as usize];
            for one in waiting {
                let given = if one == seat { decided.take() } else { None };
                choices[one.index()] = given
                    .or_else(|| self.advice.play(rules, &position, one, &mut self.buffer, rng));
            }
            let choices = waiting.into_iter().filter_map(|one| Some((one, choices[one.index()]?)));
            let mut any = false;
            for (one, choice) in choices {
                // A refusal can make the answers of others pointless.
                any |= rules.apply(&mut position, one, choice, &mut Deaf).is_ok();
            }
            if !any {
                break;
            }
        }
        let worth = match rules.standing(&position) {
            Some(standing) => result(&standing),
            None => JUDGE.judge(rules, &position),
        };
        worth[seat.index()]
    }
}
