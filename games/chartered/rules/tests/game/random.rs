//! Random decisions are drawn without listing all of them, and are the same as if they had been listed.

use damrak_core::{Deaf, Rng, Rules, Seat, Seed, pick_by_kind};

use crate::common::{every_setup, open};

#[test]
fn what_is_drawn_is_what_would_be_drawn_from_the_list() {
    let (mut listed, mut buffer) = (Vec::new(), Vec::new());
    for (index, setup) in every_setup().iter().enumerate() {
        let rules = open(setup);
        let seed = Seed::from_number(500 + index as u64);
        let mut position = rules.deal(seed, &mut Deaf);
        let mut rng = Rng::new(seed.derive("drawn", 0));
        while let Some(seat) = rules.waiting_for(&position).first() {
            let mut same = rng.clone();
            rules.legal_actions(&position, seat, &mut listed);
            let expected = pick_by_kind::<damrak_chartered::Chartered>(&listed, &mut same);
            let drawn = rules.random_action(&position, seat, &mut buffer, &mut rng);
            assert_eq!(drawn, expected, "{setup:?}: of {listed:?}");
            assert_eq!(rng, same, "{setup:?}: as much chance was used");
            let action = drawn.expect("somebody who is waited for can decide");
            rules.apply(&mut position, seat, action, &mut Deaf).expect("what is drawn is legal");
        }
    }
}

#[test]
fn who_is_not_waited_for_draws_nothing() {
    let rules = open(&every_setup()[0]);
    let position = rules.deal(Seed::from_number(1), &mut Deaf);
    let waiting = rules.waiting_for(&position);
    let other = Seat::all(2).find(|seat| !waiting.contains(*seat)).expect("one of two");
    let mut rng = Rng::new(Seed::from_number(2));
    assert_eq!(rules.random_action(&position, other, &mut Vec::new(), &mut rng), None);
}
