//! That the search finds what is known to be best, keeps its time, and is repeatable.

use std::time::{Duration, Instant};

use damrak_bots::{
    Advice, Budget, Care, Conditions, Findings, NoAdvice, Settings, look_ahead, search,
    try_everything,
};
use damrak_core::{Deaf, Rng, Rules, Seat, Seed, Seen};

use crate::tiny::{Kind, ONE, Position, TWO, Tiny};

fn conditions(simulations: u32, number: u64) -> Conditions {
    Conditions {
        budget: Budget::Simulations(simulations),
        threads: 1,
        seed: Seed::from_number(number),
    }
}

fn think(rules: &Tiny, position: &Position, seat: Seat, how: Conditions) -> Findings<u8> {
    let seen = Seen::new(rules, position, seat);
    search(seen, &NoAdvice, Settings::default(), how).expect("there is something to decide")
}

/// Which part of the visits went to the first choice.
fn part_of_first(found: &Findings<u8>) -> f64 {
    let first = found.decisions.iter().find(|finding| finding.action == 0).expect("was tried");
    f64::from(first.visits) / f64::from(found.simulations)
}

/// Nothing is better in these than to mix, and how is known.
#[test]
fn secret_choices_at_the_same_time_are_mixed_as_they_should_be() {
    for (table, first, second) in [
        ([[100, 0], [0, 100]], 0.5, 0.5),
        ([[90, 20], [30, 70]], 0.364, 0.455),
        ([[20, 80], [90, 30]], 0.5, 0.417),
    ] {
        let rules = Tiny::new(Kind::Matrix(table));
        let position = rules.deal(Seed::from_number(1), &mut Deaf);
        for (seat, expected) in [(ONE, first), (TWO, second)] {
            let found = think(&rules, &position, seat, conditions(30_000, 5));
            let part = part_of_first(&found);
            assert!((part - expected).abs() < 0.1, "{table:?} seat {seat}: {part}");
        }
    }
}

/// Whoever is more curious goes on trying what looks worse.
#[test]
fn the_curious_try_what_looks_worse_more_often() {
    let rules = Tiny::new(Kind::Cards);
    let mut position = rules.deal(Seed::from_number(1), &mut Deaf);
    position.cards[0] = 7;
    let seen = Seen::new(&rules, &position, ONE);
    let tried_less = |curiosity: f32| {
        let settings = Settings { curiosity, ..Settings::default() };
        let found = search(seen, &NoAdvice, settings, conditions(20_000, 3)).unwrap();
        assert_eq!(found.choice, 0, "seven is enough to bet on");
        found.decisions[1].visits
    };
    assert!(tried_less(2.8) > 2 * tried_less(0.7));
}

/// Somebody who takes the second choice three times in four, if they have a moment to think.
struct Habit;

impl Advice<Tiny> for Habit {
    fn consider(
        &self,
        _rules: &Tiny,
        _position: &Position,
        _seat: Seat,
        _buffer: &mut Vec<u8>,
        rng: &mut Rng,
    ) -> Option<u8> {
        Some(u8::from(rng.below(4) > 0))
    }
}

/// Where others are thought to do what the advice considers, the best answer to that is found, and nothing is mixed.
#[test]
fn what_others_are_thought_to_consider_is_answered() {
    let rules = Tiny::new(Kind::Matrix([[100, 0], [0, 100]]));
    let position = rules.deal(Seed::from_number(1), &mut Deaf);
    let settings = Settings { trust_together: u32::MAX, mixing: 1.0, ..Settings::default() };
    for (seat, best) in [(ONE, 1), (TWO, 0)] {
        let seen = Seen::new(&rules, &position, seat);
        for number in 0..5 {
            let found = search(seen, &Habit, settings, conditions(3_000, number)).unwrap();
            assert_eq!(found.choice, best);
            // What was considered 64 times stands for the rest.
            let chance = found.decisions[0].chance;
            assert!((chance - 0.75).abs() < 0.18, "{chance}");
        }
    }
}

/// What the other has sealed already is not taken for a coin toss: they are thought to have chosen well.
#[test]
fn what_another_has_sealed_is_thought_through() {
    let rules = Tiny::new(Kind::Matrix([[60, 80], [30, 20]]));
    let mut position = rules.deal(Seed::from_number(1), &mut Deaf);
    rules.apply(&mut position, TWO, 1, &mut Deaf).unwrap();
    let found = think(&rules, &position, ONE, conditions(5_000, 1));
    assert_eq!(found.choice, 0);
    // The second seat would take the first column: the first seat wins 60 times in a hundred, not 70.
    let best = found.decisions[0];
    assert!((best.chance - 0.6).abs() < 0.04, "{}", best.chance);
}

#[test]
fn a_hidden_card_is_bet_against_from_six_on() {
    let rules = Tiny::new(Kind::Cards);
    for own in 1..=10 {
        let mut position = rules.deal(Seed::from_number(1), &mut Deaf);
        position.cards = [own, if own == 1 { 10 } else { 1 }];
        let seen = Seen::new(&rules, &position, ONE);
        let best = u8::from(own < 6);
        assert_eq!(think(&rules, &position, ONE, conditions(3_000, 2)).choice, best, "{own}");
        let plain = try_everything(seen, &NoAdvice, conditions(3_000, 2)).unwrap();
        assert_eq!(plain.choice, best, "{own}");
        if !(5..=6).contains(&own) {
            let mut rng = Rng::new(Seed::from_number(3));
            let quick = look_ahead(seen, &NoAdvice, Care::FULL, &mut rng).unwrap();
            assert!(own > 3 && own < 8 || quick.choice == best, "{own}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_search_on_any_number_of_threads() {
    let rules = Tiny::new(Kind::Matrix([[90, 20], [30, 70]]));
    let position = rules.deal(Seed::from_number(1), &mut Deaf);
    for threads in [1, 2, 3] {
        let how = Conditions { threads, ..conditions(1_001, 7) };
        let (one, two) = (think(&rules, &position, ONE, how), think(&rules, &position, ONE, how));
        assert_eq!(one.simulations, 1_001);
        assert_eq!((one.choice, &one.decisions), (two.choice, &two.decisions));
        let visits: u32 = one.decisions.iter().map(|finding| finding.visits).sum();
        assert_eq!(visits, 1_001, "the findings of all threads are added up");
    }
    let (a, b) = (conditions(500, 1), conditions(500, 2));
    let other =
        think(&rules, &position, ONE, a).decisions != think(&rules, &position, ONE, b).decisions;
    assert!(other, "another seed gives another search");
}

#[test]
fn a_budget_of_time_is_kept() {
    let rules = Tiny::new(Kind::Cards);
    let position = rules.deal(Seed::from_number(1), &mut Deaf);
    let millis = Duration::from_millis;
    for threads in [1, 2] {
        let budget = Budget::Time(millis(150));
        let how = Conditions { budget, threads, seed: Seed::from_number(1) };
        let take_time = || {
            let start = Instant::now();
            let found = think(&rules, &position, ONE, how);
            let time = start.elapsed();
            assert!(found.simulations > 100);
            assert!(time >= millis(135), "{time:?}");
            time
        };
        // The machine may be busy with something else: one of several searches shall be in time.
        let times: Vec<Duration> = std::iter::repeat_with(take_time).take(5).collect();
        assert!(times.iter().any(|time| *time <= millis(165)), "{times:?}");
    }
}

#[test]
fn who_has_nothing_to_decide_gets_no_answer() {
    let rules = Tiny::new(Kind::Cards);
    let position = rules.deal(Seed::from_number(1), &mut Deaf);
    let seen = Seen::new(&rules, &position, TWO);
    let how = conditions(10, 1);
    assert!(search(seen, &NoAdvice, Settings::default(), how).is_none());
    assert!(try_everything(seen, &NoAdvice, how).is_none());
    let mut rng = Rng::new(Seed::from_number(1));
    assert!(look_ahead(seen, &NoAdvice, Care::FULL, &mut rng).is_none());
}
