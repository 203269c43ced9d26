//! Why a decision is advised, and what comes of it.

use damrak_core::{Game, Phrase, Rng, Seen};

use crate::advice::{Advice, guess_reopened, play_moment, play_on};

/// So many guesses are looked at for every decision.
const GUESSES: u32 = 48;
/// So many guesses must agree on what the game says of a decision.
const CHECKED: u32 = 6;

/// What the game itself says of a decision: only what it says whatever is hidden from the seat.
pub(crate) fn explained<G: Game, A: Advice<G> + ?Sized>(
    seen: Seen<'_, G>,
    advice: &A,
    action: G::Action,
    rng: &mut Rng,
) -> Option<Phrase> {
    let (rules, seat) = (seen.rules(), seen.seat());
    let mut say = || advice.explain(rules, &guess_reopened(seen, advice, rng), seat, action);
    let said = say()?;
    (1..CHECKED).all(|_| say().as_ref() == Some(&said)).then_some(said)
}

/// The final score of the seat after each of these decisions, on average and all on the same guesses; nothing where the
/// advice cannot tell.
pub(crate) fn expected<G: Game, A: Advice<G> + ?Sized>(
    seen: Seen<'_, G>,
    advice: &A,
    actions: &[G::Action],
    rng: &mut Rng,
) -> Vec<Option<f32>> {
    let (rules, seat) = (seen.rules(), seen.seat());
    let mut expected = vec![None; actions.len()];
    let mut buffer = Vec::new();
    for _ in 0..GUESSES {
        let guess = guess_reopened(seen, advice, rng);
        for (action, expected) in actions.iter().zip(&mut expected) {
            let mut tried = guess.clone();
            play_moment(rules, advice, &mut tried, &[(seat, *action)], &mut buffer, rng);
            play_on(rules, advice, &mut tried, 0, &mut buffer, rng);
            if let Some(scores) = advice.expects(rules, &tried) {
                *expected.get_or_insert(0.0) += scores[seat.index()] / GUESSES as f32;
            }
        }
    }
    expected
}
