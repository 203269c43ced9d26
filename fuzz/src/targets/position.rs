//! A position file is refused with a sentence, or it is a position in which every law holds and from
//! which one can play on.

use damrak_core::{Rng, Seed, saved};

use super::tables;

/// How far to play on.
const STEPS: u32 = 30;

/// The input is the file.
pub(super) fn run(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let mut position = match saved::read(&tables::registry(), text, None) {
        Ok(position) => position,
        Err(error) => {
            assert!(!error.to_string().is_empty(), "an error says what is wrong");
            return;
        }
    };
    let mut rng = Rng::new(Seed::from_number(input.len() as u64));
    if let Err(law) = position.check_laws(&mut rng) {
        panic!("{law}");
    }
    for _ in 0..STEPS {
        let Some(seat) = position.waiting_for().first() else { break };
        let action = position.random_action(seat, &mut rng).expect("a waiting seat has an action");
        position.act(seat, &action).expect("a legal action is accepted");
        if let Err(problem) = position.check() {
            panic!("{action} leads to a position that cannot be: {problem}");
        }
    }
}
