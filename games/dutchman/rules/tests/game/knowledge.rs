//! What a seat can imagine: guesses agree with all it knows, and are free in all it does not know.

use std::collections::BTreeMap;

use damrak_core::{Deaf, Documents, Notation, Playout, Rng, Rules, Seat, Seed, Sight, Viewer};
use damrak_dutchman::{Arrange, Dutchman, Event, Position};
use serde_json::Value;

use crate::common::{every_setup, open, setup};

fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// Many guesses of a seat, as documents.
fn guesses(rules: &Dutchman, position: &Position, seat: Seat, count: usize) -> Vec<Value> {
    let mut rng = Rng::new(Seed::from_number(1729));
    let mut guess = || {
        let guess = rules.guess(position, seat, &mut rng);
        rules.check(&guess).expect("a guess is a position that can be");
        rules.save(&guess)
    };
    (0..count).map(|_| guess()).collect()
}

fn play(rules: &Dutchman, position: &mut Position, decisions: &str) {
    for decision in decisions.split(',').map(str::trim) {
        let (number, notation) = decision.split_once(' ').unwrap();
        let action = rules.read_notation(notation).unwrap();
        rules.apply(position, seat(number.parse().unwrap()), action, &mut Deaf).unwrap();
    }
}

fn words(value: &Value) -> Vec<String> {
    match value.as_str() {
        Some(text) => text.split_whitespace().map(str::to_owned).collect(),
        None => {
            let items = value.as_array().unwrap().iter();
            items.map(|item| item.as_str().unwrap().to_owned()).collect()
        }
    }
}

fn count(value: &Value, wanted: &str) -> usize {
    words(value).iter().filter(|word| *word == wanted).count()
}

/// All that must be the same in a guess because the seat knows it.
fn same_knowledge(truth: &Value, guess: &Value, looking: Seat) {
    for field in
        ["round", "starter", "lucky", "stage", "space", "from", "values", "counter", "bank"]
    {
        assert_eq!(truth[field], guess[field], "{field}");
    }
    assert_eq!(truth["shoes_known"], guess["shoes_known"], "what all know");
    let own = looking.index();
    assert_eq!(truth["players"][own], guess["players"][own], "their own");
    assert_eq!(truth["shares_known"][own], guess["shares_known"][own], "their own knowledge");
    let lengths = |document: &Value, player: usize, field: &str| {
        words(&document["players"][player][field]).len()
    };
    for player in 0..truth["players"].as_array().unwrap().len() {
        for field in ["ducats", "smiths", "kontors", "choice", "fall"] {
            assert_eq!(truth["players"][player][field], guess["players"][player][field], "{field}");
        }
        for field in ["shoes", "laid", "shares"] {
            assert_eq!(lengths(truth, player, field), lengths(guess, player, field), "{field}");
        }
    }
    assert_eq!(words(&truth["kontor"]).len(), words(&guess["kontor"]).len());
    assert_eq!(words(&truth["middle"]).len(), words(&guess["middle"]).len());
}

/// What one player has written down while they watched: what they can be sure of.
#[derive(Clone, Default)]
struct Notes {
    /// For a seat and a colour: how many they hold at least, since it was last seen; exactly if the flag is set.
    shares: BTreeMap<(usize, String), (usize, bool)>,
    /// Gold horseshoes: the places where each must be, as a set of seats and the middle (6).
    gold: BTreeMap<u8, Vec<usize>>,
}

impl Notes {
    /// Follows what everybody hears.
    fn hear(&mut self, event: &Event, middle_left: bool, smiths: &[usize]) {
        match event {
            Event::Revealed { shoes, .. } => {
                for shoe in shoes.iter().filter(|shoe| **shoe > 20) {
                    self.gold.insert(*shoe, vec![6]);
                }
            }
            Event::SmithGot { .. } => {
                for places in self.gold.values_mut() {
                    if places.contains(&6) {
                        places.extend(smiths);
                        if !middle_left {
                            places.retain(|place| *place != 6);
                        }
                    }
                }
            }
            Event::KontorPlayed { seat, .. } => {
                self.shares.retain(|(holder, _), _| *holder != seat.index());
            }
            Event::Met { colour, debts, .. } => {
                for holder in 0..6 {
                    let shown = debts.iter().find(|debt| debt.seat.index() == holder);
                    let shown = shown.map_or(0, |debt| usize::from(debt.shares));
                    self.shares.insert((holder, colour.name().to_owned()), (shown, true));
                }
            }
            Event::Shown { seat, colour, .. } => {
                let known = self
                    .shares
                    .entry((seat.index(), colour.name().to_owned()))
                    .or_insert((1, false));
                known.0 = known.0.max(1);
            }
            Event::Fell { seat, .. } => {
                self.shares.retain(|(holder, _), _| *holder != seat.index());
                for places in self.gold.values_mut() {
                    for place in places.iter_mut().filter(|place| **place == seat.index()) {
                        *place = 6;
                    }
                }
            }
            _ => {}
        }
    }

    fn check(&self, guess: &Value, over: bool) {
        let players = guess["players"].as_array().unwrap();
        for ((holder, colour), (least, exactly)) in &self.shares {
            let Some(player) = players.get(*holder) else { continue };
            if player["fall"] != Value::Null {
                continue;
            }
            let held = count(&player["shares"], colour);
            assert!(
                held >= *least && (!exactly || held == *least),
                "{holder} {colour}: {held}, {least}"
            );
        }
        if over {
            return;
        }
        for (gold, places) in &self.gold {
            let found = places.iter().any(|place| {
                let laid =
                    players.iter().any(|player| count(&player["laid"], &gold.to_string()) > 0);
                match players.get(*place) {
                    Some(player) => {
                        count(&player["shoes"], &gold.to_string())
                            + count(&player["laid"], &gold.to_string())
                            > 0
                    }
                    None => count(&guess["middle"], &gold.to_string()) > 0 || laid,
                }
            });
            assert!(found, "{gold} must be in one of {places:?}: {guess}");
        }
    }
}

/// A player with a pencil, who knows nothing of the program's own memory, never finds a guess that they could prove
/// wrong.
#[test]
fn guesses_agree_with_what_a_player_with_a_pencil_has_written_down() {
    for (index, draft) in every_setup().iter().enumerate() {
        let rules = open(draft);
        let mut rng = Rng::new(Seed::from_number(index as u64));
        let mut playout = Playout::<Dutchman>::default();
        for game in 0..2 {
            let mut position = rules.deal(Seed::from_number(game), &mut Deaf);
            let mut notes = Notes::default();
            while let Some(next) = rules.waiting_for(&position).into_iter().last() {
                let action = playout.choose(&rules, &position, next, &mut rng).unwrap();
                let mut told = Vec::new();
                let before = position.clone();
                rules.apply(&mut position, next, action, &mut told).unwrap();
                let smiths: Vec<usize> = told
                    .iter()
                    .filter_map(|(_, event)| match event {
                        Event::SmithGot { seat, .. } => Some(seat.index()),
                        _ => None,
                    })
                    .collect();
                let pool = usize::from(rules.view(&before, Viewer::Spectator).middle);
                let each = told.iter().find_map(|(_, event)| match event {
                    Event::SmithGot { count, .. } => Some(usize::from(*count)),
                    _ => None,
                });
                let left = each.is_some_and(|each| pool > each * smiths.len());
                for (_, event) in &told {
                    notes.hear(event, left, &smiths);
                }
                let over = rules.waiting_for(&position).is_empty();
                let truth = rules.save(&position);
                notes.check(&truth, over);
                for looking in Seat::all(rules.players()) {
                    for guess in guesses(&rules, &position, looking, 2) {
                        notes.check(&guess, over);
                        same_knowledge(&truth, &guess, looking);
                    }
                }
            }
        }
    }
}

fn shod(rules: &Dutchman) -> Position {
    Arrange::new(rules)
        .shoes(seat(1), "45 44 40 10 10 2 1 1 1")
        .shoes(seat(2), "43 42 39 10 10 1 1 1 1")
        .shoes(seat(3), "48 47 20 20 10 10 2 1 1")
        .middle("21 22 23")
        .shares(seat(1), "blue blue red")
        .shares(seat(2), "yellow yellow green")
        .shares(seat(3), "green orange orange")
        .kontor("red violet violet")
        .done()
        .unwrap()
}

#[test]
fn at_first_every_share_may_be_in_any_hand() {
    const TRIALS: usize = 3000;
    let rules = open(&setup(3, &[]));
    let all = guesses(&rules, &shod(&rules), seat(1), TRIALS);
    // Nine places, of which three are seat 2's: each of the two yellow shares is there with one in three.
    let yellow: usize =
        all.iter().map(|guess| count(&guess["players"][1]["shares"], "yellow")).sum();
    let mean = TRIALS as f64 * 2.0 / 3.0;
    assert!(
        (yellow as f64 - mean).abs() < 6.0 * (mean * 2.0 / 3.0).sqrt(),
        "{yellow}, not about {mean}"
    );
    let top: usize = all.iter().filter(|guess| guess["kontor"][0] == "violet").count();
    let mean = TRIALS as f64 * 2.0 / 9.0;
    assert!((top as f64 - mean).abs() < 6.0 * mean.sqrt(), "{top}, not about {mean}");
    let blue: usize = all.iter().map(|guess| count(&guess["players"][1]["shares"], "blue")).sum();
    assert_eq!(blue, 0, "both blue shares are their own");
}

#[test]
fn at_first_every_horseshoe_may_be_anywhere() {
    const TRIALS: usize = 3000;
    let rules = open(&setup(3, &[]));
    let all = guesses(&rules, &shod(&rules), seat(1), TRIALS);
    // 51 others: nine with each of two players, three in the middle, thirty out of the game.
    for gold in ["43", "47", "21", "30"] {
        let held =
            all.iter().filter(|guess| count(&guess["players"][1]["shoes"], gold) > 0).count();
        let mean = TRIALS as f64 * 9.0 / 51.0;
        assert!((held as f64 - mean).abs() < 6.0 * mean.sqrt(), "{gold}: {held}, not about {mean}");
        let middle = all.iter().filter(|guess| count(&guess["middle"], gold) > 0).count();
        let mean = TRIALS as f64 * 3.0 / 51.0;
        assert!(
            (middle as f64 - mean).abs() < 6.0 * mean.sqrt(),
            "{gold}: {middle}, not about {mean}"
        );
    }
}

#[test]
fn what_others_have_laid_may_be_anything_that_could_be_laid() {
    let rules = open(&setup(3, &[]));
    let mut position = shod(&rules);
    play(&rules, &mut position, "1 lay 45 2, 2 lay 43 10 1");
    let all = guesses(&rules, &position, seat(3), 2000);
    let mut gold = 0;
    for guess in &all {
        let laid = words(&guess["players"][1]["laid"]);
        assert_eq!(laid.len(), 3);
        let golden = laid.iter().filter(|shoe| shoe.parse::<u8>().unwrap() > 20).count();
        assert!(golden <= 1);
        gold += golden;
        assert_eq!(words(&guess["players"][0]["laid"]).len(), 2);
    }
    assert!(gold > 100 && gold < 1900, "with gold and without: {gold}");
    let different: std::collections::BTreeSet<String> =
        all.iter().map(|guess| guess["players"][1]["laid"].to_string()).collect();
    assert!(different.len() > 100, "{}", different.len());
    let own = guesses(&rules, &position, seat(2), 50);
    assert!(own.iter().all(|guess| guess["players"][1]["laid"] == "43 10 1"), "their own is known");
}

#[test]
fn what_two_smiths_shared_is_with_one_of_them_or_left() {
    let rules = open(&setup(3, &[]));
    let mut position = shod(&rules);
    play(&rules, &mut position, "1 lay 45 2, 2 smith, 3 smith");
    let starts = |position: &Position| rules.view(position, Viewer::Spectator).starter.number();
    play(&rules, &mut position, "1 move R2");
    assert_eq!(starts(&position), 2);
    // The middle holds what was left of 21, 22 and 23, and seat 1's 45 and 2.
    play(&rules, &mut position, "2 smith, 3 lay 48, 1 smith");
    let (mut two, mut left) = (0, 0);
    for guess in guesses(&rules, &position, seat(3), 900) {
        let with = |player: usize| count(&guess["players"][player]["shoes"], "45");
        let middle = count(&guess["middle"], "45");
        assert_eq!(with(0) + with(1) + middle, 1);
        two += with(1);
        left += middle;
    }
    assert!((200..550).contains(&two) && left < 500, "{two}, {left}");
    // Whoever shared it knows whether they have it.
    for number in [1, 2] {
        let own = count(&rules.save(&position)["players"][number - 1]["shoes"], "45");
        for guess in guesses(&rules, &position, seat(number as u8), 50) {
            assert_eq!(count(&guess["players"][number - 1]["shoes"], "45"), own);
        }
    }
}

#[test]
fn chance_to_come_is_not_known() {
    let rules = open(&setup(4, &[]));
    let position = rules.deal(Seed::from_number(9), &mut Deaf);
    let truth = rules.save(&position)["rng"].clone();
    let all = guesses(&rules, &position, seat(1), 3);
    assert!(all.iter().all(|guess| guess["rng"] != truth));
    assert_ne!(all[0]["rng"], all[1]["rng"]);
}

/// To draw a random decision without listing all is the same as to list them and draw.
#[test]
fn random_lays_are_as_likely_as_if_all_were_listed() {
    const TRIALS: usize = 30_000;
    let rules = open(&setup(3, &[]));
    let position = Arrange::new(&rules).shoes(seat(1), "45 44 10 10 2").done().unwrap();
    let mut actions = Vec::new();
    rules.legal_actions(&position, seat(1), &mut actions);
    let lays = actions.len() - 2;
    assert_eq!(lays, 3 * 3 * 2 - 1);
    let mut rng = Rng::new(Seed::from_number(4));
    let mut playout = Playout::<Dutchman>::default();
    let mut found = BTreeMap::new();
    for _ in 0..TRIALS {
        let action = playout.choose(&rules, &position, seat(1), &mut rng).unwrap();
        *found.entry(action).or_insert(0usize) += 1;
    }
    assert_eq!(found.len(), actions.len());
    for action in actions {
        let share = match rules.notation(action).split(' ').next() {
            Some("lay") => 1.0 / 3.0 / lays as f64,
            _ => 1.0 / 3.0,
        };
        let mean = TRIALS as f64 * share;
        let off = (found[&action] as f64 - mean).abs();
        assert!(off < 6.0 * mean.sqrt(), "{}: {}", rules.notation(action), found[&action]);
    }
}

#[test]
fn lays_are_counted_and_numbered_just_as_they_are_listed() {
    let rules = open(&setup(6, &[]));
    let all = Arrange::new(&rules)
        .shoes(seat(1), "48 47 46 20 10 10 2 1 1 1 1 45")
        .shoes(seat(2), "44 43 42 41 40 39 38 37 36")
        .middle("21 22 23")
        .done()
        .unwrap();
    let mut actions = Vec::new();
    rules.legal_actions(&all, seat(1), &mut actions);
    assert_eq!(actions.len(), 5 * 2 * 3 * 2 * 5 - 1 + 2);
}
