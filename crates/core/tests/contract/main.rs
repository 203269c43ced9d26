//! The contract and everything above it, tried on a tiny game.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used)]

mod laws;
mod pennies;
mod playing;
mod records;
mod setups;
mod versions;

use std::sync::Arc;

use damrak_core::{AnyRules, OptionValue, Play, Registry, Seat, Seed, SetupDraft};

use crate::pennies::Pennies;

const ONE: Seat = Seat::from_index(0);
const TWO: Seat = Seat::from_index(1);

fn registry() -> Registry {
    Registry::new().with::<Pennies>()
}

fn rules() -> Arc<dyn AnyRules> {
    registry().open("pennies", &SetupDraft::default()).unwrap()
}

fn with_fault(name: &str) -> Arc<dyn AnyRules> {
    let options = [("fault".to_owned(), OptionValue::Choice(name.to_owned()))].into();
    registry().open("pennies", &SetupDraft { options, ..SetupDraft::default() }).unwrap()
}

/// A whole game in which everybody lays the lowest coin first.
fn finished() -> Play {
    let mut play = Play::deal(rules(), Seed::from_number(1));
    while let Some(seat) = play.position().waiting_for().first() {
        let notation = play.position().offers(seat)[0].notation.clone();
        play.decide(seat, &notation).unwrap();
    }
    play
}
