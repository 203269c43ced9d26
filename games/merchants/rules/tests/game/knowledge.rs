//! What a seat can imagine: guesses agree with all it knows, and are free in all it does not know.

use std::collections::{BTreeMap, BTreeSet};

use damrak_core::{Deaf, Documents, Notation, Playout, Rng, Rules, Seat, Seed, Sight};
use damrak_merchants::{Arrange, Merchants, Position};
use serde_json::Value;

use crate::common::{every_setup, open, setup};

fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// Many guesses of a seat, as documents.
fn guesses(rules: &Merchants, position: &Position, seat: Seat, count: usize) -> Vec<Value> {
    let mut rng = Rng::new(Seed::from_number(1666));
    let mut guess = || {
        let guess = rules.guess(position, seat, &mut rng);
        rules.check(&guess).expect("a guess is a position that can be");
        rules.save(&guess)
    };
    (0..count).map(|_| guess()).collect()
}

fn play(rules: &Merchants, position: &mut Position, number: u8, notation: &str) {
    let action = rules.read_notation(notation).unwrap();
    rules.apply(position, seat(number), action, &mut Deaf).unwrap();
}

fn cards(document: &Value) -> Vec<String> {
    let deck = document["deck"].as_array().unwrap().iter();
    deck.map(|card| card.as_str().unwrap().to_owned()).collect()
}

/// What one seat has sealed, as text.
fn bid(document: &Value, number: usize) -> String {
    document["stage"]["bids"][number - 1].to_string()
}

fn tally(things: impl IntoIterator<Item = String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for thing in things {
        *counts.entry(thing).or_default() += 1;
    }
    counts
}

/// Each of these is counted about as often as it should be: within six standard deviations.
#[track_caller]
fn about(counts: &BTreeMap<String, usize>, expected: &BTreeMap<String, f64>, trials: usize) {
    let found: BTreeSet<&String> = counts.keys().collect();
    assert_eq!(found, expected.keys().collect(), "just these can be");
    for (name, share) in expected {
        let mean = trials as f64 * share;
        let slack = 6.0 * (mean * (1.0 - share)).sqrt();
        let off = (counts[name] as f64 - mean).abs();
        assert!(off < slack, "{name}: {} times, not about {mean}", counts[name]);
    }
}

fn equally<const N: usize>(things: [&str; N]) -> BTreeMap<String, f64> {
    things.map(|thing| (thing.to_owned(), 1.0 / N as f64)).into()
}

#[test]
fn what_a_seat_knows_never_changes_in_its_guesses() {
    for (index, draft) in every_setup().iter().enumerate() {
        let rules = open(draft);
        let mut position = rules.deal(Seed::from_number(index as u64), &mut Deaf);
        let mut rng = Rng::new(Seed::from_number(index as u64));
        let mut playout = Playout::<Merchants>::default();
        while let Some(next) = rules.waiting_for(&position).into_iter().last() {
            let truth = rules.save(&position);
            for looking in Seat::all(rules.players()) {
                let [guess] = &guesses(&rules, &position, looking, 1)[..] else { panic!() };
                same_knowledge(&truth, guess, looking);
            }
            let action = playout.choose(&rules, &position, next, &mut rng).unwrap();
            rules.apply(&mut position, next, action, &mut Deaf).unwrap();
        }
    }
}

/// All but the order of the cards to come and what others have sealed; money is known to whoever
/// remembers, also where it is hidden.
fn same_knowledge(truth: &Value, guess: &Value, looking: Seat) {
    for field in ["turn", "mayor", "year", "owed", "bank", "players", "turned", "disks", "drawn"] {
        assert_eq!(truth[field], guess[field], "{field}");
    }
    assert_eq!(tally(cards(truth)), tally(cards(guess)), "which cards are to come");
    let (mut stage, mut guessed) = (truth["stage"].clone(), guess["stage"].clone());
    if let (Some(bids), Some(guessed)) =
        (stage.get_mut("bids").and_then(Value::as_array_mut), guessed.get_mut("bids"))
    {
        for (index, (bid, guess)) in
            bids.iter_mut().zip(guessed.as_array_mut().unwrap()).enumerate()
        {
            let sealed = |bid: &Value| bid == "wait" || bid.is_object();
            if index != looking.index() && sealed(bid) {
                assert!(sealed(guess));
                (*bid, *guess) = (Value::Null, Value::Null);
            }
        }
    }
    assert_eq!(stage, guessed);
}

#[test]
fn every_unseen_card_may_come_next_hourglasses_too() {
    const TRIALS: usize = 6000;
    let rules = open(&setup(4, 0, &[]));
    let position = rules.deal(Seed::from_number(3), &mut Deaf);
    let truth = cards(&rules.save(&position));
    let share: BTreeMap<String, f64> = tally(truth.clone())
        .into_iter()
        .map(|(card, count)| (card, count as f64 / truth.len() as f64))
        .collect();
    assert!(share["hourglass"] > 0.2);
    for place in [0, 40, truth.len() - 1] {
        let all = guesses(&rules, &position, seat(2), TRIALS);
        let found = tally(all.iter().map(|guess| cards(guess)[place].clone()));
        about(&found, &share, TRIALS);
    }
}

#[test]
fn with_few_cards_left_every_order_comes_up_and_so_does_the_truth() {
    const TRIALS: usize = 1200;
    let rules = open(&setup(4, 0, &[]));
    let arranged = Arrange::new(&rules).turn(19).year("1664");
    let position = arranged.next("goods office-silk house-lastage").done().unwrap();
    let order = |document: &Value| cards(document).join(" ");
    assert_eq!(order(&rules.save(&position)), "office-silk house-lastage hourglass");
    let found = tally(guesses(&rules, &position, seat(1), TRIALS).iter().map(order));
    let expected = equally([
        "office-silk house-lastage hourglass",
        "office-silk hourglass house-lastage",
        "house-lastage office-silk hourglass",
        "house-lastage hourglass office-silk",
        "hourglass office-silk house-lastage",
        "hourglass house-lastage office-silk",
    ]);
    about(&found, &expected, TRIALS);
}

/// A sealed auction in which seat 2 has 70 and seat 3 has decided.
fn auction(options: &[(&str, &str)]) -> (Merchants, Position) {
    let rules = open(&setup(3, 0, options));
    let arranged = Arrange::new(&rules).money(seat(2), 70).next("goods office-silk goods");
    let mut position = arranged.done().unwrap();
    for notation in ["use", "auction", "skip"] {
        play(&rules, &mut position, 1, notation);
    }
    (rules, position)
}

#[test]
fn a_sealed_price_may_be_any_that_can_be_paid_or_none() {
    const TRIALS: usize = 1600;
    for decision in ["stop 60", "wait"] {
        let (rules, mut position) = auction(&[]);
        play(&rules, &mut position, 2, decision);
        for looking in [1, 3] {
            let all = guesses(&rules, &position, seat(looking), TRIALS);
            let found = tally(all.iter().map(|guess| bid(guess, 2)));
            let expected =
                equally([r#"{"stop":70}"#, r#"{"stop":60}"#, r#"{"stop":50}"#, r#""wait""#]);
            about(&found, &expected, TRIALS);
            assert!(all.iter().all(|guess| bid(guess, 1) == r#""open""#));
        }
        let own = bid(&rules.save(&position), 2);
        let all = guesses(&rules, &position, seat(2), 50);
        assert!(all.iter().all(|guess| bid(guess, 2) == own), "they know their own price");
    }
}

#[test]
fn in_the_literal_way_a_sealed_price_may_be_any_of_the_clock() {
    let (rules, mut position) = auction(&[("misbid", "literal")]);
    play(&rules, &mut position, 2, "stop 200");
    let found = tally(guesses(&rules, &position, seat(1), 2000).iter().map(|guess| bid(guess, 2)));
    assert_eq!(found.len(), 17);
}

#[test]
fn several_sealed_prices_are_imagined_apart() {
    let (rules, mut position) = auction(&[]);
    play(&rules, &mut position, 2, "stop 60");
    play(&rules, &mut position, 3, "stop 150");
    let both = |guess: &Value| format!("{} {}", bid(guess, 2), bid(guess, 3));
    let found = tally(guesses(&rules, &position, seat(1), 3000).iter().map(both));
    assert_eq!(found.len(), 4 * 17);
}
