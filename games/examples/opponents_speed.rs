//! How many simulations a second the search makes on one thread, along a random game: `speed [GAME] [MILLIS]`.
//!
//! Also, of how many decisions the same seat takes the next one without anything having come out between, and which
//! part of the simulations went to the decision that was taken: what a tree that is kept could carry over.

use std::time::{Duration, Instant};

use damrak_bots::{Level, Thinking};
use damrak_chartered::Chartered;
use damrak_core::{Registry, Rng, Seed, SetupDraft};
use damrak_dutchman::Dutchman;
use damrak_kontor::Kontor;
use damrak_merchants::Merchants;

/// Searched is every so many decisions.
const STRIDE: u64 = 7;

fn main() {
    let wanted = std::env::args().nth(1);
    let millis: u64 = std::env::args().nth(2).and_then(|text| text.parse().ok()).unwrap_or(100);
    let registry =
        Registry::new().with::<Kontor>().with::<Merchants>().with::<Dutchman>().with::<Chartered>();
    let bots = damrak_games::kits().bots();
    let level: Level = format!("regent@{millis}ms").parse().expect("a level");
    for info in registry.games() {
        if wanted.as_deref().is_some_and(|name| name != info.name) {
            continue;
        }
        let rules = registry.open(info.name, &SetupDraft::default()).expect("the usual setup");
        let seed = Seed::from_number(1);
        let (mut position, _) = rules.deal(seed);
        let mut rng = Rng::new(seed.derive("random seats", 0));
        let (mut simulations, mut time, mut longest) = (0_u64, Duration::ZERO, Duration::ZERO);
        let (mut tried, mut followed) = (0_u64, 0_u64);
        let mut number = 0;
        while let Some(seat) = position.waiting_for().first() {
            if number % STRIDE == 0 && time < Duration::from_secs(5) {
                let thinking = Thinking { seed: seed.derive("speed", number), threads: 1 };
                let start = Instant::now();
                let decided = bots.decide(position.as_ref(), seat, level, thinking);
                if let Ok(decided) = decided
                    && decided.simulations > 0
                {
                    simulations += u64::from(decided.simulations);
                    tried += u64::from(decided.tried);
                    time += decided.time;
                    longest = longest.max(start.elapsed());
                }
            }
            let action = position.random_action(seat, &mut rng).expect("somebody can decide");
            let done = position.act(seat, &action).expect("random decisions are legal");
            let again = position.waiting_for().contains(seat);
            followed += u64::from(again && done.disclosure.is_nothing());
            number += 1;
        }
        println!(
            "{:<10} {:>8.0} simulations/s; longest decision {:.1} ms of {millis} ms; {:.0} % followed by \
             another of the same seat, {:.0} % of simulations on the decision",
            info.name,
            simulations as f64 / time.as_secs_f64(),
            longest.as_secs_f64() * 1e3,
            100.0 * followed as f64 / number as f64,
            100.0 * tried as f64 / simulations as f64,
        );
    }
}
