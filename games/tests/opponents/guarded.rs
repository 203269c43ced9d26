//! That nothing an opponent does holds up or breaks a table.

use std::time::{Duration, Instant};

use damrak_bots::{Advice, Bots, Chances, Level, Method, Rank, Settings, Thinking};
use damrak_core::{Play, Rng, Rules, Seat, Seed, SetupDraft};
use damrak_kontor::{Action, Kontor, Position};

use crate::playing::registry;

/// What goes wrong whenever a position is judged.
enum Fault {
    BreaksDown,
    Hangs(Duration),
}

/// Advice with a fault. What it says to the clerk may be sound.
struct Faulty {
    fault: Fault,
    clerk_too: bool,
}

impl Faulty {
    fn strike(&self) {
        match self.fault {
            Fault::BreaksDown => panic!("this advice breaks down on purpose"),
            Fault::Hangs(time) => std::thread::sleep(time),
        }
    }
}

impl Advice<Kontor> for Faulty {
    fn judges(&self) -> bool {
        true
    }

    fn judge(&self, _rules: &Kontor, _position: &Position) -> Chances {
        if self.clerk_too {
            self.strike();
        }
        [0.5; Seat::MAX as usize]
    }

    /// Only a search looks at names of what chance has shown.
    fn shown(&self, _rules: &Kontor, _position: &Position) -> u64 {
        self.strike();
        0
    }

    fn play(
        &self,
        rules: &Kontor,
        position: &Position,
        seat: Seat,
        buffer: &mut Vec<Action>,
        rng: &mut Rng,
    ) -> Option<Action> {
        rules.random_action(position, seat, buffer, rng)
    }
}

fn decide(fault: Fault, clerk_too: bool, level: &str) -> (damrak_bots::Decided, Duration) {
    let advice = Faulty { fault, clerk_too };
    let bots = Bots::new().with::<Kontor>(advice, Method::Tree(Settings::default()));
    let play = Play::deal(
        registry().open("kontor", &SetupDraft::default()).unwrap(),
        Seed::from_number(3),
    );
    let seat = play.position().waiting_for().first().unwrap();
    let thinking = Thinking { seed: Seed::from_number(1), threads: 1 };
    let start = Instant::now();
    let decided = bots.decide(play.position(), seat, level.parse().unwrap(), thinking).unwrap();
    let time = start.elapsed();
    let mut played = play;
    played.decide(seat, &decided.notation).expect("what was decided instead is legal");
    (decided, time)
}

#[test]
fn a_search_that_breaks_down_leaves_the_decision_to_the_clerk() {
    for level in ["regent@3000ms", "merchant@20sims"] {
        let (decided, _) = decide(Fault::BreaksDown, false, level);
        let trouble = decided.trouble.as_deref().expect("says so");
        assert!(trouble.contains(level) && trouble.contains("broke down"), "{trouble}");
        assert!(decided.simulations > 0, "the clerk has weighed: {decided:?}");
    }
}

#[test]
fn a_search_that_hangs_is_not_waited_for() {
    let (decided, time) = decide(Fault::Hangs(Duration::from_secs(4)), false, "regent@300ms");
    assert!(decided.trouble.is_some_and(|trouble| trouble.contains("in time")));
    assert!(decided.simulations > 0, "the clerk has weighed");
    // The clerk has a moment after the search; four seconds were the alternative.
    assert!(time < Duration::from_secs(2), "{time:?}");
}

#[test]
fn where_the_clerk_fails_too_chance_decides() {
    let (decided, _) = decide(Fault::BreaksDown, true, "merchant@3000ms");
    assert!(decided.trouble.is_some() && decided.chance.is_none(), "{decided:?}");
    let (decided, time) = decide(Fault::Hangs(Duration::from_secs(4)), true, "merchant@100ms");
    assert!(decided.trouble.is_some() && decided.chance.is_none(), "{decided:?}");
    assert!(time < Duration::from_secs(2), "{time:?}");
}

#[test]
fn whoever_has_no_trouble_does_not_speak_of_any() {
    let play = Play::deal(
        registry().open("kontor", &SetupDraft::default()).unwrap(),
        Seed::from_number(3),
    );
    let seat = play.position().waiting_for().first().unwrap();
    let thinking = Thinking { seed: Seed::from_number(1), threads: 1 };
    for rank in Rank::ALL {
        let decided = damrak_games::kits()
            .bots()
            .decide(play.position(), seat, Level::of(rank), thinking)
            .unwrap();
        assert_eq!(decided.trouble, None, "{rank:?}");
    }
}
