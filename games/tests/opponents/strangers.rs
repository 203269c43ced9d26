//! The league: plain strangers of every game, who know what their seat knows and play every game to its end.

use damrak_bots::Idea;
use damrak_core::{Play, Rng, Seed, SetupDraft};

use crate::playing::registry;

#[test]
fn every_game_has_three_strangers_and_the_clerk_of_before() {
    let bots = damrak_games::kits().bots();
    for info in registry().games() {
        let names: Vec<&str> = bots.strangers(info.name).collect();
        assert!(names.contains(&"clerk-1") && names.len() >= 4, "{}: {names:?}", info.name);
    }
}

#[test]
fn strangers_play_every_game_to_its_end_and_decide_nothing_that_is_not_legal() {
    let bots = damrak_games::kits().bots();
    for info in registry().games() {
        let rules = registry().open(info.name, &SetupDraft::default()).unwrap();
        let names: Vec<&str> = bots.strangers(info.name).filter(|it| *it != "clerk-1").collect();
        let mut play = Play::deal(rules, Seed::from_number(6));
        let mut number = 0;
        while let Some(seat) = play.position().waiting_for().first() {
            let name = names[seat.index() % names.len()];
            let seed = Seed::from_number(number);
            let idea = bots.ask_stranger(name, play.position(), seat, seed);
            let Some(Idea::Decided(notation)) = idea else {
                panic!("{}: {name} {idea:?}", info.name)
            };
            play.decide(seat, &notation).unwrap();
            number += 1;
            assert!(number < 5_000, "{} does not end", info.name);
        }
    }
}

#[test]
fn what_is_hidden_changes_nothing_for_strangers() {
    let bots = damrak_games::kits().bots();
    for info in registry().games() {
        let rules = registry().open(info.name, &SetupDraft::default()).unwrap();
        let mut rng = Rng::new(Seed::from_number(4));
        let (mut position, _) = rules.deal(Seed::from_number(4));
        for number in 0..60 {
            let Some(seat) = position.waiting_for().first() else { break };
            let seed = Seed::from_number(number);
            let other = position.guess(seat, &mut Rng::new(seed));
            for name in bots.strangers(info.name).filter(|_| number % 3 == 0) {
                let truth = bots.ask_stranger(name, position.as_ref(), seat, seed);
                let guess = bots.ask_stranger(name, other.as_ref(), seat, seed);
                assert_eq!(truth, guess, "{} {name}", info.name);
            }
            let action = position.random_action(seat, &mut rng).unwrap();
            position.act(seat, &action).unwrap();
        }
    }
}
