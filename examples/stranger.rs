//! The program with a player of your own, for `damrak sim` and `damrak ladder`.
//!
//!     cargo run --release --example stranger -- sim kontor --seats mine,clerk --games 100
//!
//! It is entered in one line, and sees what its seat may see: a view, what may be decided, and guesses of the rest. This one
//! takes the first thing it may do; put your own ideas into `decide`.

use std::process::ExitCode;

use damrak_bots::Decider;
use damrak_core::{Rng, Seen};
use damrak_kontor::{Action, Kontor};

struct Mine;

impl Decider<Kontor> for Mine {
    fn decide(&self, seen: Seen<'_, Kontor>, _rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        seen.legal_actions(&mut actions);
        actions.first().copied()
    }
}

fn main() -> ExitCode {
    damrak::main_with_players(|bots| bots.with_stranger::<Kontor>("mine", Mine))
}
