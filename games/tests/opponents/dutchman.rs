//! What hints for The Flying Dutchman say is so, by the rules.

use std::collections::BTreeMap;

use damrak_bots::Advice;
use damrak_core::{Arg, Deaf, Phrase, Rng, Rules, Seed, Sight, Viewer};
use damrak_dutchman::{Action, Dutchman};
use damrak_dutchman_kit::advice::DutchmanAdvice;

use crate::playing::open;

fn number(phrase: &Phrase, name: &str) -> i64 {
    match phrase.args.iter().find(|(other, _)| *other == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{name} in {phrase:?}: {other:?}"),
    }
}

/// What a decision is said to pay or to cost is what is paid once it is taken.
#[test]
fn the_numbers_of_reasons_are_those_of_the_rules() {
    let rules = open::<Dutchman>(&[]);
    let advice = DutchmanAdvice::default();
    let mut checked: BTreeMap<&str, u32> = BTreeMap::new();
    for game in 0..40 {
        let seed = Seed::from_number(game);
        let mut rng = Rng::new(seed);
        let mut position = rules.deal(seed, &mut Deaf);
        let mut buffer = vec![];
        while let Some(seat) = rules.waiting_for(&position).first() {
            let action = match rng.below(3) {
                0 => rules.random_action(&position, seat, &mut buffer, &mut rng).unwrap(),
                _ => advice.play(&rules, &position, seat, &mut buffer, &mut rng).unwrap(),
            };
            let said = advice.explain(&rules, &position, seat, action).expect("there is a reason");
            let before = rules.view(&position, Viewer::Seat(seat));
            let own = before.own.unwrap();
            let outlook = rules.outlook(&position).merchants[seat.index()];
            let mut after = position.clone();
            rules.apply(&mut after, seat, action, &mut Deaf).unwrap();
            let now = rules.view(&after, Viewer::Seat(seat));
            let (purse, solvent) = {
                let player = &now.players[seat.index()];
                (player.ducats.unwrap(), !player.bankrupt)
            };
            let gained = i64::from(purse - own.ducats);
            match action {
                Action::Move(space) => {
                    let brings = i64::from(rules.steering_brings(&position, seat, space));
                    assert_eq!(number(&said, "ducats"), brings.abs());
                    if said.key != "dutchman-why-island" && solvent {
                        assert_eq!(-number(&said, "ducats"), gained, "{said:?}");
                    }
                }
                Action::Show(_) => assert_eq!(number(&said, "ducats"), gained, "{said:?}"),
                Action::Lay(shoes) => {
                    let sum = rules.forge().sum(shoes, before.lucky);
                    assert_eq!(number(&said, "sum"), i64::from(sum));
                    assert_eq!(number(&said, "count"), i64::from(shoes.len()));
                    let best = i64::from(outlook.steering.max(0));
                    assert_eq!(number(&said, "pays"), best, "{said:?}");
                    assert!(number(&said, "dearest") <= i64::from(outlook.threat), "{said:?}");
                }
                Action::Smith => assert_eq!(number(&said, "middle"), i64::from(before.middle)),
                Action::Return(..) => {
                    assert_eq!(number(&said, "kept"), i64::from(now.own.unwrap().worth));
                }
                _ => {}
            }
            *checked.entry(said.key).or_default() += 1;
            position = after;
        }
    }
    for key in ["lay", "smith", "island", "free", "ship", "show", "return", "pass", "kontor"] {
        let key = format!("dutchman-why-{key}");
        assert!(checked.get(key.as_str()).is_some_and(|count| *count > 3), "{key}: {checked:?}");
    }
}
