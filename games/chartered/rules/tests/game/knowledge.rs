//! What a seat can imagine: guesses agree with all it knows, and are free in all it does not know.

use std::collections::{BTreeMap, BTreeSet};

use damrak_chartered::{Arrange, Chartered, Company, Position};
use damrak_core::{Deaf, Documents, Notation, Playout, Rng, Rules, Seat, Seed, Sight};
use serde_json::Value;

use crate::common::{every_former_setup, every_setup, open, setup};

fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// Many guesses of a seat, as documents.
fn guesses(rules: &Chartered, position: &Position, seat: Seat, count: usize) -> Vec<Value> {
    let mut rng = Rng::new(Seed::from_number(1602));
    let mut guess = || {
        let guess = rules.guess(position, seat, &mut rng);
        rules.check(&guess).expect("a guess is a position that can be");
        rules.save(&guess)
    };
    (0..count).map(|_| guess()).collect()
}

fn play(rules: &Chartered, position: &mut Position, decisions: &str) {
    for decision in decisions.split(',').map(str::trim) {
        let (number, notation) = decision.split_once(' ').unwrap();
        let action = rules.read_notation(notation).unwrap();
        rules.apply(position, seat(number.parse().unwrap()), action, &mut Deaf).unwrap();
    }
}

fn names(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

fn hand(document: &Value, number: usize) -> BTreeSet<String> {
    names(&document["players"][number - 1]["hand"]).into_iter().collect()
}

fn tally(things: impl IntoIterator<Item = String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for thing in things {
        *counts.entry(thing).or_default() += 1;
    }
    counts
}

/// Everything a seat may not know is taken out of the document.
fn known_part(mut document: Value, looking: Seat) -> Value {
    document["chance"] = Value::Null;
    // Which level cards lie beside the chart everybody knows only where none is ever won unseen.
    let unseen = !document["knowledge"]["beside"].is_null();
    for list in ["pile", "aside"] {
        let mut cards = names(&document[list]);
        cards.sort();
        let counted = list == "pile" || unseen;
        document[list] = if counted { cards.len().into() } else { cards.into() };
    }
    let mut events = names(&document["events"]["pile"]);
    events.sort();
    document["events"]["pile"] = events.into();
    for (index, player) in document["players"].as_array_mut().unwrap().iter_mut().enumerate() {
        if index != looking.index() {
            player["hand"] = names(&player["hand"]).len().into();
        }
    }
    for list in ["own", "own_beside"] {
        let Some(own) = document["knowledge"][list].as_array_mut() else { continue };
        for (index, own) in own.iter_mut().enumerate() {
            if index != looking.index() {
                *own = Value::Null;
            }
        }
    }
    let turn = document["turn"].as_u64().unwrap();
    let stage = &mut document["stage"];
    if stage["now"] == "bids" {
        for (index, bid) in stage["bids"].as_array_mut().unwrap().iter_mut().enumerate() {
            if index != looking.index() && bid.is_object() {
                *bid = "sealed".into();
            }
        }
    }
    if stage["now"] == "trade"
        && let Some(draft) = stage["step"].get_mut("drafting")
    {
        let in_return = draft["in_return"] == true;
        let maker = if in_return { draft["partner"].as_u64().unwrap() } else { turn };
        if maker != u64::from(looking.number()) {
            draft["give"] = Value::Null;
            draft["get"] = Value::Null;
        }
    }
    document
}

#[test]
fn what_a_seat_knows_never_changes_in_its_guesses() {
    let setups = [every_setup(), every_former_setup()].concat();
    for (index, draft) in setups.iter().enumerate().step_by(5) {
        let rules = open(draft);
        let mut position = rules.deal(Seed::from_number(index as u64), &mut Deaf);
        let mut rng = Rng::new(Seed::from_number(index as u64));
        let mut playout = Playout::<Chartered>::default();
        let mut decision = 0;
        while let Some(next) = rules.waiting_for(&position).into_iter().last() {
            if decision % 5 == 0 {
                let truth = rules.save(&position);
                for looking in Seat::all(rules.players()) {
                    let [guess] = &guesses(&rules, &position, looking, 1)[..] else { panic!() };
                    assert_eq!(
                        known_part(truth.clone(), looking),
                        known_part(guess.clone(), looking)
                    );
                }
            }
            let action = playout.choose(&rules, &position, next, &mut rng).unwrap();
            rules.apply(&mut position, next, action, &mut Deaf).unwrap();
            decision += 1;
        }
    }
}

#[test]
fn cards_that_were_shown_stay_where_they_are() {
    let rules = open(&setup(3, "base", &[]));
    let arranged = Arrange::new(&rules).market("HA1 HB1 HC1 HD1 HE1").hand(seat(1), "JA1 JB1");
    let mut position = arranged.done().unwrap();
    play(&rules, &mut position, "1 take HA1, 1 draw");
    for looking in [2, 3] {
        for guess in guesses(&rules, &position, seat(looking), 100) {
            assert!(hand(&guess, 1).contains("HA1"));
        }
        let found = guesses(&rules, &position, seat(looking), 100);
        let hands: BTreeSet<BTreeSet<String>> = found.iter().map(|guess| hand(guess, 1)).collect();
        assert!(hands.len() > 90, "the rest may be anything");
    }
}

#[test]
fn no_level_card_is_imagined_in_a_hand_that_drew_nothing() {
    let rules = open(&setup(4, "base", &[]));
    let position = rules.deal(Seed::from_number(5), &mut Deaf);
    for guess in guesses(&rules, &position, seat(1), 200) {
        for number in 2..=4 {
            assert!(hand(&guess, number).iter().all(|card| !card.starts_with("floor")));
        }
    }
}

#[test]
fn as_many_level_cards_as_were_drawn_unseen_are_possible_and_no_more() {
    let rules = open(&setup(2, "base", &[]));
    let arranged = Arrange::new(&rules).hand(seat(1), "JA1 JB1 JC1").next("HA1 HB1 HC1 HD1");
    let mut position = arranged.done().unwrap();
    play(&rules, &mut position, "1 draw, 1 draw");
    let levels = |guess: &Value| {
        let hand = names(&guess["players"][0]["hand"]);
        hand.iter().filter(|card| card.starts_with("floor")).count()
    };
    let found: BTreeSet<usize> =
        guesses(&rules, &position, seat(2), 3000).iter().map(levels).collect();
    assert_eq!(found, [0, 1, 2].into());
    // A plot card that the other plays may have been dealt: both draws may still be level cards.
    play(&rules, &mut position, "2 draw, 2 draw, 1 build HA1, 1 done");
    let found: BTreeSet<usize> =
        guesses(&rules, &position, seat(2), 3000).iter().map(levels).collect();
    assert_eq!(found, [0, 1, 2].into());
}

#[test]
fn a_card_that_went_back_into_the_pile_is_in_no_hand_that_drew_nothing_since() {
    let rules = open(&setup(3, "base", &[]));
    let market = "HA1 HB1 HC1 HD1 HE1";
    let arranged = Arrange::new(&rules)
        .market(market)
        .hand(seat(2), "JA1 JB1 JC1")
        .hand(seat(3), "CA1 CB1 CC1");
    let mut position = arranged.done().unwrap();
    play(&rules, &mut position, "1 refresh, 1 draw, 1 draw");
    let back: BTreeSet<String> = market.split(' ').map(str::to_owned).collect();
    let mut in_first_hand = 0;
    for guess in guesses(&rules, &position, seat(3), 1500) {
        assert!(hand(&guess, 2).is_disjoint(&back), "seat 2 drew nothing");
        in_first_hand += usize::from(!hand(&guess, 1).is_disjoint(&back));
    }
    assert!(in_first_hand > 20, "seat 1 may have drawn one of them: {in_first_hand}");
}

/// Seat 2 looks at ten cards and takes one: it knows that the others cannot hold the rest.
#[test]
fn who_looked_at_ten_cards_knows_where_nine_of_them_are_not() {
    let rules = open(&setup(3, "base", &[]));
    let ten = "JA1 JB1 JC1 JD1 JE1 JF1 JA2 JB2 JC2 JD2";
    let arranged = Arrange::new(&rules)
        .standing(Company::Tea, 50, "HA1 HB1")
        .open_events("veilinge")
        .hand(seat(1), "HC1 CA1 CB1 CC1")
        .hand(seat(3), "CD1 CE1 CF1")
        .next(ten);
    let mut position = arranged.done().unwrap();
    play(&rules, &mut position, "1 build HC1, 1 done, 1 event veilinge, 1 lot ten");
    play(&rules, &mut position, "1 bid 0, 2 bid 10, 3 pass, 1 pass");
    let looked: BTreeSet<String> = ten.split(' ').map(str::to_owned).collect();
    for guess in guesses(&rules, &position, seat(2), 100) {
        let pile = names(&guess["pile"]);
        assert_eq!(pile[pile.len() - 10..].iter().cloned().collect::<BTreeSet<_>>(), looked);
    }
    play(&rules, &mut position, "2 keep JA1");
    for guess in guesses(&rules, &position, seat(2), 300) {
        assert!(hand(&guess, 1).is_disjoint(&looked) && hand(&guess, 3).is_disjoint(&looked));
    }
    let others = guesses(&rules, &position, seat(3), 600);
    assert!(others.iter().any(|guess| !hand(guess, 1).is_disjoint(&looked)), "seat 3 saw nothing");
    assert!(others.iter().all(|guess| hand(guess, 2).len() == 1));
    let kept = tally(others.iter().flat_map(|guess| hand(guess, 2)));
    assert!(kept.len() > 40, "the card that was kept may be any");
}

#[test]
fn a_secret_bid_may_be_any_that_can_be_paid() {
    let rules = open(&setup(3, "base", &[]));
    let arranged = Arrange::new(&rules)
        .standing(Company::Tea, 50, "HA1 HB1")
        .open_events("verlappen")
        .hand(seat(1), "HC1")
        .money(seat(2), 30);
    let mut position = arranged.done().unwrap();
    play(&rules, &mut position, "1 build HC1, 1 done, 1 event verlappen, 2 bid 20");
    let bid = |guess: &Value| guess["stage"]["bids"][1]["sealed"].to_string();
    let found = tally(guesses(&rules, &position, seat(1), 800).iter().map(bid));
    assert_eq!(found.keys().map(String::as_str).collect::<Vec<_>>(), ["0", "10", "20", "30"]);
    assert!(found.values().all(|count| (130..270).contains(count)), "{found:?}");
    let own = tally(guesses(&rules, &position, seat(2), 50).iter().map(bid));
    assert_eq!(own.len(), 1, "they know their own bid");
}

#[test]
fn every_order_of_the_hidden_piles_comes_up_and_so_does_the_truth() {
    let rules = open(&setup(2, "base", &[]));
    let position = rules.deal(Seed::from_number(9), &mut Deaf);
    let truth = rules.save(&position);
    let all = guesses(&rules, &position, seat(1), 600);
    let orders = tally(all.iter().map(|guess| guess["aside"].to_string()));
    assert_eq!(orders.len(), 12);
    assert!(orders.contains_key(&truth["aside"].to_string()));
    let next = tally(all.iter().map(|guess| names(&guess["pile"]).pop().unwrap()));
    assert!(next.len() > 70, "{}", next.len());
    let events = tally(all.iter().map(|guess| names(&guess["events"]["pile"]).pop().unwrap()));
    let expected: BTreeSet<String> = names(&truth["events"]["pile"]).into_iter().collect();
    assert_eq!(events.keys().cloned().collect::<BTreeSet<_>>(), expected);
}

/// Seat 2 wins a level card; with these cards in its hand before.
fn a_level_won(hand: &str) -> (Chartered, Position) {
    let rules = open(&setup(3, "base", &[]));
    let arranged = Arrange::new(&rules)
        .standing(Company::Tea, 50, "HA1 HB1")
        .aside("floor-4 floor-2 floor-2 floor-3")
        .open_events("aenleggen")
        .hand(seat(1), "HC1")
        .hand(seat(2), hand)
        .next("JA1 JB1 JC1 JD1");
    let mut position = arranged.done().unwrap();
    play(&rules, &mut position, "1 build HC1, 1 done, 1 event aenleggen");
    play(&rules, &mut position, "1 bid 0, 3 bid 10, 2 bid 30");
    (rules, position)
}

fn levels(document: &Value, number: usize) -> Vec<String> {
    let mut hand = names(&document["players"][number - 1]["hand"]);
    hand.retain(|card| card.starts_with("floor"));
    hand
}

#[test]
fn a_level_card_that_was_won_may_be_any_of_the_four_to_the_others() {
    let (rules, position) = a_level_won("CA1 CB1");
    let guessed = guesses(&rules, &position, seat(1), 800);
    for guess in &guessed {
        let mut four = [levels(guess, 2), names(&guess["aside"])].concat();
        four.sort();
        assert_eq!(four, ["floor-2", "floor-2", "floor-3", "floor-4"]);
    }
    let won = tally(guessed.iter().flat_map(|guess| levels(guess, 2)));
    assert!((330..470).contains(&won["floor-2"]), "{won:?}");
    assert!(
        (130..270).contains(&won["floor-3"]) && (130..270).contains(&won["floor-4"]),
        "{won:?}"
    );
    for guess in guesses(&rules, &position, seat(2), 100) {
        assert_eq!(levels(&guess, 2), ["floor-4"]);
        assert!(!names(&guess["aside"]).contains(&"floor-4".to_owned()), "the winner knows");
    }
}

#[test]
fn who_plays_the_only_card_that_can_be_the_one_has_shown_what_was_won() {
    let (rules, mut position) = a_level_won("CA1");
    // Seat 2 drew nothing: a second floor that it plays can only be the card it won.
    let mut document = rules.save(&position);
    assert_eq!(document["knowledge"]["beside"], serde_json::json!([2, 1, 1]));
    document["players"][1]["hand"] = serde_json::json!(["CA1", "floor-2"]);
    document["aside"] = serde_json::json!(["floor-3", "floor-2", "floor-4"]);
    document["knowledge"]["own_beside"][1] = serde_json::json!([1, 1, 1]);
    position = rules.load(&document).unwrap();
    play(&rules, &mut position, "2 raise HA1, 2 done");
    let after = rules.save(&position);
    assert_eq!(after["knowledge"]["beside"], serde_json::json!([1, 1, 1]));
    assert_eq!(after["players"][1]["won"], 0);
}

#[test]
fn who_may_have_drawn_it_as_well_leaves_the_others_in_doubt() {
    let rules = open(&setup(3, "base", &[]));
    let arranged = Arrange::new(&rules)
        .standing(Company::Tea, 50, "HA1 HB1")
        .aside("floor-4 floor-2 floor-2 floor-3")
        .open_events("aenleggen")
        .hand(seat(1), "HC1")
        .hand(seat(2), "CA1 floor-2");
    let mut position = arranged.done().unwrap();
    play(&rules, &mut position, "1 build HC1, 1 done, 1 event aenleggen");
    play(&rules, &mut position, "1 bid 0, 3 bid 10, 2 bid 30, 2 raise HA1, 2 done");
    let found = tally(
        guesses(&rules, &position, seat(3), 800)
            .iter()
            .map(|guess| format!("{:?} {}", levels(guess, 2), names(&guess["aside"]).len())),
    );
    // The second floor on HA1 may have been drawn, and any of the four won; or it was won, and the other card drawn
    // is anything.
    for kind in ["[] 3", "[\"floor-2\"] 3", "[\"floor-3\"] 3", "[\"floor-4\"] 3"] {
        assert!(found.contains_key(kind), "{kind}: {found:?}");
    }
}
