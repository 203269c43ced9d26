//! What a seat can imagine: guesses agree with all it knows, and are free in all it does not know.

use std::collections::{BTreeMap, BTreeSet};

use damrak_core::edition::EditionSource;
use damrak_core::{
    Deaf, Documents, Notation, OptionValue, Playout, Rng, Rules, Seat, Seed, SetupDraft, Sight,
    Viewer,
};
use damrak_kontor::{Arrange, BLACK, Kontor, Position, RED, other};
use serde_json::Value;

fn open(special_cards: bool) -> Kontor {
    let info = Kontor::info();
    let draft = SetupDraft {
        options: [("special-cards".to_owned(), OptionValue::Flag(special_cards))].into(),
        ..SetupDraft::default()
    };
    let setup = draft.complete(info).unwrap();
    let edition = &info.editions[0];
    Kontor::open(&setup, EditionSource { file: edition.file, text: edition.text }).unwrap()
}

/// Many guesses of a seat, as documents.
fn guesses(rules: &Kontor, position: &Position, seat: Seat, count: usize) -> Vec<Value> {
    let mut rng = Rng::new(Seed::from_number(2007));
    let mut guess = || {
        let guess = rules.guess(position, seat, &mut rng);
        rules.check(&guess).expect("a guess is a position that can be");
        rules.save(&guess)
    };
    (0..count).map(|_| guess()).collect()
}

fn play(rules: &Kontor, position: &mut Position, seat: Seat, notation: &str) {
    let action = rules.read_notation(notation).unwrap();
    rules.apply(position, seat, action, &mut Deaf).unwrap();
}

fn list(cards: &Value) -> Vec<String> {
    cards.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

fn set(cards: &Value) -> BTreeSet<String> {
    list(cards).into_iter().collect()
}

/// The cards of a hand that not everybody has seen.
fn unseen(document: &Value, seat: Seat) -> BTreeSet<String> {
    &set(&document["hands"][seat.index()]) - &set(&document["known"])
}

/// A pile in three parts, from below: known to all, hidden, open on top.
fn parts(pile: &Value, face_up: bool) -> [Vec<String>; 3] {
    let cards = list(&pile["cards"]);
    let known = pile["known_below"].as_u64().unwrap() as usize;
    let end = cards.len().saturating_sub(usize::from(face_up)).max(known);
    [cards[..known].to_vec(), cards[known..end].to_vec(), cards[end..].to_vec()]
}

/// How often each card was counted.
fn tally(cards: impl IntoIterator<Item = String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for card in cards {
        *counts.entry(card).or_default() += 1;
    }
    counts
}

/// Every one of these is counted about equally often: within six standard deviations.
#[track_caller]
fn about_equal(counts: &BTreeMap<String, usize>, all: &BTreeSet<String>, trials: usize, each: f64) {
    assert_eq!(&counts.keys().cloned().collect::<BTreeSet<_>>(), all, "just these can be");
    let expected = trials as f64 * each;
    let slack = 6.0 * (expected * (1.0 - each)).sqrt();
    for (name, count) in counts {
        let off = (*count as f64 - expected).abs();
        assert!(off < slack, "{name}: {count} times, not about {expected}");
    }
}

/// What must be the same in a guess, because the seat knows it.
fn same_knowledge(truth: &Value, guess: &Value, seat: Seat) {
    let rival = other(seat).index();
    assert_eq!(truth["hands"][seat.index()], guess["hands"][seat.index()], "their own hand");
    assert_eq!(truth["known"], guess["known"], "cards known to all");
    let known = set(&truth["known"]);
    let of_rival = |document: &Value| &set(&document["hands"][rival]) & &known;
    assert_eq!(of_rival(truth), of_rival(guess), "known cards stay in the hand");
    for pile in ["/canal_pile", "/quay_piles/0", "/quay_piles/1", "/special_pile"] {
        let face_up = pile != "/special_pile";
        let [below, hidden, top] = parts(truth.pointer(pile).unwrap(), face_up);
        let [guess_below, guess_hidden, guess_top] = parts(guess.pointer(pile).unwrap(), face_up);
        assert_eq!((below, top), (guess_below, guess_top), "{pile}");
        assert_eq!(hidden.len(), guess_hidden.len(), "{pile}");
    }
    for letter in ["R", "K", "C", "S"] {
        let count = |document: &Value| {
            list(&document["hands"][rival]).iter().filter(|card| card.starts_with(letter)).count()
        };
        assert_eq!(count(truth), count(guess), "how many cards of a kind they hold");
    }
    for field in ["round", "played", "guilders", "treasury", "harbour", "covered", "boat", "order"]
    {
        assert_eq!(truth[field], guess[field], "{field}");
    }
    for field in ["border", "closed", "guards", "idle_rounds", "stale_rounds", "largest"] {
        assert_eq!(truth[field], guess[field], "{field}");
    }
}

/// What is hidden from a seat: unseen cards of the other's hand and of the piles.
fn hidden_from(document: &Value, seat: Seat) -> BTreeSet<String> {
    let mut hidden = unseen(document, other(seat));
    for pile in ["/canal_pile", "/quay_piles/0", "/quay_piles/1", "/special_pile"] {
        let [_, cards, _] = parts(document.pointer(pile).unwrap(), pile != "/special_pile");
        hidden.extend(cards);
    }
    hidden
}

#[test]
fn what_a_seat_knows_never_changes_in_its_guesses() {
    for special_cards in [false, true] {
        let rules = open(special_cards);
        for game in 0..6 {
            let mut position = rules.deal(Seed::from_number(game), &mut Deaf);
            let mut rng = Rng::new(Seed::from_number(game));
            let mut playout = Playout::<Kontor>::default();
            while let Some(seat) = rules.waiting_for(&position).into_iter().last() {
                let truth = rules.save(&position);
                for looking in [RED, BLACK] {
                    for guess in guesses(&rules, &position, looking, 4) {
                        same_knowledge(&truth, &guess, looking);
                        assert_eq!(hidden_from(&truth, looking), hidden_from(&guess, looking));
                    }
                }
                let action = playout.choose(&rules, &position, seat, &mut rng).unwrap();
                rules.apply(&mut position, seat, action, &mut Deaf).unwrap();
            }
        }
    }
}

#[test]
fn at_the_deal_every_unseen_card_is_equally_likely_in_the_rivals_hand() {
    const TRIALS: usize = 4000;
    let rules = open(false);
    let position = rules.deal(Seed::from_number(3), &mut Deaf);
    let truth = rules.save(&position);
    for seat in [RED, BLACK] {
        let rival = other(seat);
        let all = guesses(&rules, &position, seat, TRIALS);
        let hands = || all.iter().flat_map(|guess| list(&guess["hands"][rival.index()]));

        let quay = if rival == RED { "R" } else { "K" };
        let pool = |letter: &str| -> BTreeSet<String> {
            hidden_from(&truth, seat).into_iter().filter(|card| card.starts_with(letter)).collect()
        };
        assert_eq!((pool(quay).len(), pool("C").len()), (20, 32));
        let quays = tally(hands().filter(|card| card.starts_with(quay)));
        about_equal(&quays, &pool(quay), TRIALS, 3.0 / 20.0);
        let canals = tally(hands().filter(|card| card.starts_with('C')));
        about_equal(&canals, &pool("C"), TRIALS, 2.0 / 32.0);
    }
}

#[test]
fn at_the_deal_every_unseen_card_is_equally_likely_next_in_a_pile() {
    const TRIALS: usize = 4000;
    let rules = open(false);
    let position = rules.deal(Seed::from_number(4), &mut Deaf);
    let all = guesses(&rules, &position, RED, TRIALS);
    let second = |pile: &Value| parts(pile, true)[1].last().unwrap().clone();
    let truth = rules.save(&position);

    // Their own pile: they know which cards are in it, but not in which order.
    let own: BTreeSet<String> = parts(&truth["quay_piles"][0], true)[1].iter().cloned().collect();
    assert_eq!(own.len(), 17);
    let next = tally(all.iter().map(|guess| second(&guess["quay_piles"][0])));
    about_equal(&next, &own, TRIALS, 1.0 / 17.0);

    let of_rival: BTreeSet<String> =
        hidden_from(&truth, RED).into_iter().filter(|card| card.starts_with('K')).collect();
    let next = tally(all.iter().map(|guess| second(&guess["quay_piles"][1])));
    about_equal(&next, &of_rival, TRIALS, 1.0 / 20.0);
}

/// Black has one quay in hand that Red has not seen, and two lie hidden under the top of Black's pile.
fn three_unseen(rules: &Kontor) -> Position {
    let cells =
        ["b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4", "f2", "g2", "h2", "f3", "g3"];
    let quays =
        ["K02", "K04", "K06", "K08", "K10", "K12", "K14", "K16", "K18", "K20", "K22", "K24"];
    let more = ["K26", "K28"];
    let laid: Vec<String> =
        quays.iter().chain(&more).zip(cells).map(|(quay, cell)| format!("{quay} {cell}")).collect();
    Arrange::new(rules)
        .lay(&laid.join(", "))
        .hand(BLACK, "K30 K36 K42 K48")
        .known("K30 K36 K42")
        .hand(RED, "R13")
        .top("K54 K60 K66")
        .done()
        .unwrap()
}

#[test]
fn with_few_unseen_cards_every_arrangement_comes_up_and_so_does_the_truth() {
    const TRIALS: usize = 1200;
    let rules = open(false);
    let position = three_unseen(&rules);
    let arrangement = |document: &Value| {
        let hand: Vec<String> = unseen(document, BLACK).into_iter().collect();
        format!("{} | {}", hand.join(" "), parts(&document["quay_piles"][1], true)[1].join(" "))
    };
    let truth = arrangement(&rules.save(&position));
    assert_eq!(truth, "K48 | K54 K60");
    let found = tally(guesses(&rules, &position, RED, TRIALS).iter().map(arrangement));
    let expected: BTreeSet<String> = [
        "K48 | K54 K60",
        "K48 | K60 K54",
        "K54 | K48 K60",
        "K54 | K60 K48",
        "K60 | K48 K54",
        "K60 | K54 K48",
    ]
    .map(str::to_owned)
    .into();
    about_equal(&found, &expected, TRIALS, 1.0 / 6.0);

    // Black knows that hand; to Black only the order of the two is open.
    let found = tally(guesses(&rules, &position, BLACK, TRIALS).iter().map(arrangement));
    let expected = ["K48 | K54 K60", "K48 | K60 K54"].map(str::to_owned).into();
    about_equal(&found, &expected, TRIALS, 0.5);
}

#[test]
fn a_removed_card_stays_at_the_bottom_of_the_pile() {
    let rules = open(false);
    let arranged = Arrange::new(&rules).lay("K08 d4").hand(RED, "R25").hand(BLACK, "K14 K16");
    let mut position = arranged.done().unwrap();
    for (seat, notation) in
        [(RED, "R25"), (BLACK, "pass"), (RED, "boat e4"), (RED, "remove d4"), (RED, "build e2")]
    {
        play(&rules, &mut position, seat, notation);
    }
    let truth = rules.save(&position);
    for seat in [RED, BLACK] {
        for guess in guesses(&rules, &position, seat, 200) {
            assert_eq!(parts(&guess["quay_piles"][1], true)[0], ["K08"]);
            assert_eq!(guess["quay_piles"][1]["known_below"], 1);
            same_knowledge(&truth, &guess, seat);
        }
    }
}

#[test]
fn a_sealed_choice_may_be_any_card_or_a_pass() {
    const TRIALS: usize = 1200;
    let rules = open(false);
    let arranged = Arrange::new(&rules).hand(RED, "R13 R15").hand(BLACK, "K14 K16 C63");
    let mut position = arranged.known("K14 K16 C63").done().unwrap();
    play(&rules, &mut position, BLACK, "K16");
    let sealed =
        |guess: &Value, seat: usize| guess["stage"]["sealed"][seat].as_str().unwrap().to_owned();
    let all = guesses(&rules, &position, RED, TRIALS);
    let found = tally(all.iter().map(|guess| sealed(guess, 1)));
    let expected = ["K14", "K16", "C63", "pass"].map(str::to_owned).into();
    about_equal(&found, &expected, TRIALS, 0.25);
    assert!(all.iter().all(|guess| sealed(guess, 0) == "open"), "Red has still to choose");
    for guess in guesses(&rules, &position, BLACK, 100) {
        assert_eq!(sealed(&guess, 1), "K16", "they know their own choice");
    }
}

#[test]
fn a_sealed_choice_follows_the_guessed_hand() {
    let rules = open(false);
    let mut position = rules.deal(Seed::from_number(9), &mut Deaf);
    let choice = list(&rules.save(&position)["hands"][1])[0].clone();
    play(&rules, &mut position, BLACK, &choice);
    let mut chosen = BTreeSet::new();
    for guess in guesses(&rules, &position, RED, 2000) {
        let sealed = guess["stage"]["sealed"][1].as_str().unwrap().to_owned();
        assert!(sealed == "pass" || set(&guess["hands"][1]).contains(&sealed));
        chosen.insert(sealed);
    }
    assert_eq!(chosen.len(), 20 + 32 + 1, "every unseen quay and canal, and a pass");
}

#[test]
fn whether_the_rival_buys_is_open_until_it_is_revealed() {
    const TRIALS: usize = 1000;
    let rules = open(true);
    for decision in ["buy", "decline"] {
        let mut position = rules.deal(Seed::from_number(1), &mut Deaf);
        play(&rules, &mut position, BLACK, decision);
        let sealed = |guess: &Value| guess["stage"]["sealed"][1].as_str().unwrap().to_owned();
        let found = tally(guesses(&rules, &position, RED, TRIALS).iter().map(sealed));
        about_equal(&found, &["buy", "decline"].map(str::to_owned).into(), TRIALS, 0.5);
        for guess in guesses(&rules, &position, BLACK, 50) {
            assert_eq!(sealed(&guess), decision);
        }
    }
}

#[test]
fn a_card_to_be_shown_may_be_any_of_the_hand() {
    const TRIALS: usize = 1000;
    let rules = open(true);
    let arranged = Arrange::new(&rules).hand(RED, "R65 S86 S88").hand(BLACK, "K14 K16 S87 S89 S90");
    let mut position = arranged.known("K14 K16 S87 S89 S90").done().unwrap();
    for (seat, notation) in [(RED, "buy"), (BLACK, "buy"), (BLACK, "show K16")] {
        play(&rules, &mut position, seat, notation);
    }
    let sealed = |guess: &Value| guess["stage"]["sealed"][1].as_str().unwrap().to_owned();
    let found = tally(guesses(&rules, &position, RED, TRIALS).iter().map(sealed));
    let expected = ["K14", "K16", "S87", "S89", "S90"].map(str::to_owned).into();
    about_equal(&found, &expected, TRIALS, 0.2);
    assert!(guesses(&rules, &position, BLACK, 50).iter().all(|guess| sealed(guess) == "K16"));
}

#[test]
fn a_bought_special_card_may_be_any_that_one_has_not_seen() {
    const TRIALS: usize = 1500;
    let rules = open(true);
    let mut position = Arrange::new(&rules).top("S90 S87").done().unwrap();
    play(&rules, &mut position, RED, "buy");
    play(&rules, &mut position, BLACK, "buy");
    assert_eq!(list(&rules.save(&position)["hands"][0]), ["S87"]);
    let all = guesses(&rules, &position, RED, TRIALS);
    let found = tally(all.iter().flat_map(|guess| list(&guess["hands"][1])));
    let expected: BTreeSet<String> = ["S86", "S88", "S89", "S90", "S91"].map(str::to_owned).into();
    about_equal(&found, &expected, TRIALS, 0.2);
    let top = |guess: &Value| list(&guess["special_pile"]["cards"]).pop().unwrap();
    about_equal(&tally(all.iter().map(top)), &expected, TRIALS, 0.2);
}

#[test]
fn a_view_names_its_variant_and_the_blocks_of_tic_tac_toe() {
    let info = Kontor::info();
    for variant in info.variants {
        let draft = SetupDraft { variant: Some(variant.name.to_owned()), ..SetupDraft::default() };
        let edition = &info.editions[0];
        let source = EditionSource { file: edition.file, text: edition.text };
        let rules = Kontor::open(&draft.complete(info).unwrap(), source).unwrap();
        let view = rules.view(&rules.deal(Seed::from_number(1), &mut Deaf), Viewer::Spectator);
        assert_eq!(view.variant, variant.name);
        if variant.name == "tic-tac-toe" {
            assert_eq!(view.harbour.blocks.len(), 9);
            assert_eq!(view.harbour.blocks[4], ["d4", "e4", "d5", "e5"]);
        } else {
            assert!(view.harbour.blocks.is_empty(), "{}", variant.name);
        }
    }
}
