//! What hints for The Flying Dutchman say is so, by the rules.

use std::collections::BTreeMap;

use damrak_bots::{Advice, Learnt, Rank, read_weights};
use damrak_core::{Arg, Deaf, Phrase, Rng, Rules, Seed, Sight, Viewer};
use damrak_dutchman::{Action, Dutchman, Position};
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

/// Bargaining positions of three or more who are tied, each with a demand for most of what the others have, put to them
/// and not yet answered; with how it stood before.
fn demands(rules: &Dutchman) -> Vec<(Position, Position)> {
    let advice = DutchmanAdvice::default();
    let mut found = vec![];
    for game in 0..400 {
        let seed = Seed::from_number(game);
        let mut rng = Rng::new(seed);
        let mut position = rules.deal(seed, &mut Deaf);
        let mut buffer = vec![];
        while let Some(seat) = rules.waiting_for(&position).first() {
            let bargain = rules.bargain(&position).filter(|one| one.space.is_none());
            if let Some(bargain) = bargain.filter(|one| one.tied.len() > 2) {
                let before = position.clone();
                let way = rules.open_ways(&position).first().unwrap();
                let mut says = vec![Action::Propose(way)];
                for other in bargain.tied.without(seat) {
                    let ducats = rules.outlook(&position).merchants[other.index()].ducats;
                    if ducats > 5 {
                        says.push(Action::Ask(other, (ducats - 2).min(20) as u16));
                    }
                }
                says.push(Action::Put);
                for action in says {
                    rules.apply(&mut position, seat, action, &mut Deaf).unwrap();
                }
                found.push((before, position));
                break;
            }
            let action = advice.play(rules, &position, seat, &mut buffer, &mut rng).unwrap();
            rules.apply(&mut position, seat, action, &mut Deaf).unwrap();
        }
    }
    found
}

/// How many of those who were asked in these demands refuse, and by how much the demands have bettered, on average, what
/// those who made them may expect once the round was played through, as a review does.
fn answered(rules: &Dutchman, is_former: bool, found: &[(Position, Position)]) -> (f32, f32) {
    let base = DutchmanAdvice { is_former, ..DutchmanAdvice::default() };
    let model = read_weights(damrak_dutchman_kit::learnt::model(Rank::Regent));
    let advice = Learnt::new::<Dutchman>(base, model).unwrap();
    let (mut asked, mut refused, mut rise) = (0.0, 0.0, 0.0);
    for (number, (before, after)) in found.iter().enumerate() {
        let seat = rules.bargain(after).unwrap().proposer;
        let mut rng = Rng::new(Seed::from_number(number as u64));
        let mut buffer = vec![];
        for other in rules.waiting_for(after) {
            let answer = advice.play(rules, after, other, &mut buffer, &mut rng);
            asked += 1.0;
            refused += if answer == Some(Action::Refuse) { 1.0 } else { 0.0 };
        }
        let mut stands = |position: &Position| {
            let mut then = position.clone();
            while !rules.is_between_rounds(&then) {
                let waiting = rules.waiting_for(&then);
                let answers: Vec<_> = waiting
                    .into_iter()
                    .map(|one| (one, advice.play(rules, &then, one, &mut buffer, &mut rng)))
                    .collect();
                for (one, answer) in answers {
                    let _ = rules.apply(&mut then, one, answer.unwrap(), &mut Deaf);
                }
            }
            advice.judge(rules, &then)[seat.index()]
        };
        rise += stands(after) - stands(before);
    }
    (refused / asked, rise / found.len() as f32)
}

/// A demand is worth its chance to be accepted, and nobody gives nearly all they have for a way. It was thought to be as
/// good as paid: whoever answered alone saw nothing change by it.
#[test]
fn an_unanswered_demand_is_no_income() {
    let rules = open::<Dutchman>(&[]);
    let found = demands(&rules);
    assert!(found.len() >= 10, "{} demands", found.len());
    let [now, before] = [false, true].map(|is_former| answered(&rules, is_former, &found));
    assert!(now.0 > 0.9 && now.0 > before.0 + 0.2, "{now:?} {before:?}");
    assert!(now.1 < 0.05 && now.1 < before.1 - 0.1, "{now:?} {before:?}");
}
