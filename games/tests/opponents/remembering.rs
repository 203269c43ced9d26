//! That a search goes on where it was, and only where it may.

use std::sync::Arc;

use damrak_bots::{
    Advice, Budget, Conditions, Memory, Order, Settings, Start, Thinking, search, search_from,
};
use damrak_chartered::Chartered;
use damrak_chartered_kit::advice::CharteredAdvice;
use damrak_core::{Deaf, Play, Rng, Rules, Seed, Seen, SetupDraft};

use crate::playing::{open, registry};

const SIMULATIONS: u32 = 300;

fn conditions(number: u64) -> Conditions {
    let budget = Budget::Simulations(SIMULATIONS);
    Conditions { budget, threads: 1, seed: Seed::from_number(number) }
}

fn visits<A>(found: &damrak_bots::Findings<A>) -> u32 {
    found.decisions.iter().map(|finding| finding.visits).sum()
}

/// Along a game that quick players play, everybody searches with a memory of their own. A search that begins anew tries
/// as much as it makes simulations; one that goes on has tried more.
#[test]
fn a_search_goes_on_where_the_seat_decides_again_and_nothing_was_revealed() {
    let rules: Chartered = open(&[]);
    let advice = CharteredAdvice::default();
    let mut position = rules.deal(Seed::from_number(3), &mut Deaf);
    let (mut rng, mut buffer) = (Rng::new(Seed::from_number(4)), Vec::new());
    let memories: Vec<Memory> = (0..rules.players()).map(|_| Memory::default()).collect();
    let (mut kept, mut anew, mut last) = (0, 0, None);
    for number in 0..120 {
        let Some(seat) = rules.waiting_for(&position).first() else { break };
        let seen = Seen::new(&rules, &position, seat);
        let memory = &memories[seat.index()];
        let start = Start { memory: Some(memory), ..Start::default() };
        let found =
            search_from(seen, &advice, Settings::default(), conditions(number), start).unwrap();
        if found.simulations > 0 {
            let more = visits(&found) > found.simulations;
            assert!(!more || last == Some(seat), "others have decided between");
            kept += u32::from(more);
            anew += u32::from(!more);
        }
        // Now and then something else is done than was thought best: then nothing can be kept.
        let action = match number % 5 {
            4 => advice.play(&rules, &position, seat, &mut buffer, &mut rng).unwrap(),
            _ => found.choice,
        };
        last = (action == found.choice).then_some(seat);
        rules.apply(&mut position, seat, action, &mut Deaf).unwrap();
    }
    assert!(kept >= 5, "{kept} searches went on, {anew} began anew");
    assert!(anew >= 5, "{kept} searches went on, {anew} began anew");
}

/// The same view in other hands is something else.
#[test]
fn a_memory_is_of_one_seat_of_one_game() {
    let bots = damrak_games::kits().bots();
    let memory = Arc::<Memory>::default();
    let level = "merchant@60sims".parse().unwrap();
    let order = |number| {
        let thinking = Thinking { seed: Seed::from_number(number), threads: 1 };
        Order::new(level, thinking).remembering(&memory)
    };
    for game in ["kontor", "merchants", "dutchman", "chartered"] {
        let rules = registry().open(game, &SetupDraft::default()).unwrap();
        let mut play = Play::deal(rules, Seed::from_number(5));
        for number in 0..60 {
            // Two who decide at the same moment share one memory here, and neither is led astray.
            for seat in play.position().waiting_for() {
                let position = play.position();
                bots.decide_as(position, seat, &order(number)).unwrap();
            }
            let Some(seat) = play.position().waiting_for().first() else { break };
            let position = play.position();
            let decided = bots.decide_as(position, seat, &order(number)).unwrap();
            assert!(decided.trouble.is_none(), "{decided:?}");
            play.decide(seat, &decided.notation).unwrap();
        }
    }
}

/// With nothing to remember it is the same search.
#[test]
fn an_empty_memory_changes_nothing() {
    let rules: Chartered = open(&[]);
    let advice = CharteredAdvice::default();
    let position = rules.deal(Seed::from_number(6), &mut Deaf);
    let seat = rules.waiting_for(&position).first().unwrap();
    let seen = Seen::new(&rules, &position, seat);
    let plain = search(seen, &advice, Settings::default(), conditions(1)).unwrap();
    let memory = Memory::default();
    let start = Start { memory: Some(&memory), ..Start::default() };
    let with = search_from(seen, &advice, Settings::default(), conditions(1), start).unwrap();
    assert_eq!((plain.choice, plain.decisions), (with.choice, with.decisions));
}

/// Others who choose by what they could know, and others who are trusted for long or not at all, play legally.
#[test]
fn every_way_to_think_of_others_plays() {
    let rules: Chartered = open(&[]);
    let advice = CharteredAdvice::default();
    let settings = Settings::default();
    for settings in [
        Settings { guess_anew: true, ..settings },
        Settings { trust: 0, ..settings },
        Settings { trust: 1_000, guess_anew: true, ..settings },
    ] {
        let mut position = rules.deal(Seed::from_number(9), &mut Deaf);
        for number in 0..60 {
            let Some(seat) = rules.waiting_for(&position).first() else { break };
            let seen = Seen::new(&rules, &position, seat);
            let found = search(seen, &advice, settings, conditions(number)).unwrap();
            rules.apply(&mut position, seat, found.choice, &mut Deaf).unwrap();
        }
    }
}
