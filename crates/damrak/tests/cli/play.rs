//! Games in the terminal.

use crate::support::{ALWAYS_ONE, Place, decisions_of};

const SEEDED: [&str; 6] = ["play", "kontor", "--seed", "5", "--save", "game.damrak"];

#[test]
fn a_game_is_played_to_its_end_by_numbers() {
    let place = Place::new();
    let out = place.play_first_choices("game.damrak", &[]);
    for expected in ["Type ? for help", "The game is over.", " wins.", "damrak replay game.damrak"]
    {
        assert!(out.contains(expected), "{expected}");
    }
    assert!(place.run(&["verify", "game.damrak"]).fine().contains("OK"));
    assert_eq!(place.files(), ["game.damrak"]);
}

#[test]
fn every_variant_is_played_to_its_end() {
    let games = Place::new().run(&["games", "--json"]).json();
    for game in games.as_array().expect("a list") {
        for variant in game["variants"].as_array().expect("a list") {
            let place = Place::new();
            let (game, variant) = (&game["name"], &variant["name"]);
            let name = |value: &serde_json::Value| value.as_str().expect("a name").to_owned();
            let (game, variant) = (name(game), name(variant));
            let args = ["play", &game, "--variant", &variant, "--save", "g", "--seed", "1"];
            let args = [&args[..], &["--opponents", "random"]].concat();
            place.type_in(&args, &vec!["1"; ALWAYS_ONE]).fine();
            place.run(&["verify", "g"]).fine();
        }
    }
}

#[test]
fn the_same_game_is_played_by_notation() {
    let place = Place::new();
    place.play_first_choices("game.damrak", &[]);
    let record = place.read("game.damrak");
    let own = decisions_of(&record, "1");
    let mut again = SEEDED;
    again[5] = "again.damrak";
    place.type_in(&again, &own).fine();
    assert_eq!(place.read("again.damrak"), record);
    again[5] = "shouted.damrak";
    let shouted: Vec<String> = own.iter().map(|notation| notation.to_uppercase()).collect();
    place.type_in(&again, &shouted).fine();
    assert_eq!(place.read("shouted.damrak"), record);
}

#[test]
fn a_person_may_sit_anywhere_and_have_a_name() {
    let place = Place::new();
    place.play_first_choices("second.damrak", &["--seat", "2", "--name", "Änne"]);
    let record = place.read("second.damrak");
    assert!(record.contains("\nseat 1: clerk\nseat 2: Änne\n"));
    assert!(place.run(&["replay", "second.damrak"]).fine().contains("Änne"));
}

#[test]
fn opponents_of_all_levels_take_their_seats_again() {
    let place = Place::new();
    let args = ["play", "merchants", "--opponents", "merchant@20sims,apprentice", "--save", "g"];
    let out = place.type_in(&[&args[..], &["--seed", "2"]].concat(), &["1"; 8]).fine();
    assert!(!out.contains("is thinking"), "that is for people at a terminal: {out}");
    assert!(place.read("g").contains("\nseat 2: merchant@20sims\nseat 3: apprentice\n"));
    let resumed = place.type_in(&["play", "--resume", "g"], &["1"; 8]).fine();
    assert!(resumed.contains("merchant@20sims"));
    let record = place.read("g");
    assert!(!decisions_of(&record, "2").is_empty() && !decisions_of(&record, "3").is_empty());
}

#[test]
fn whoever_is_at_a_loss_asks_for_a_hint() {
    let place = Place::new();
    let out = place.type_in(&SEEDED, &["hint", "quit"]).fine();
    let shown = out.split("simulations in ").nth(1).expect("a hint");
    for expected in ["\n  1  ", "%  ", "Play ", "tried "] {
        assert!(shown.contains(expected), "{expected}: {shown}");
    }
    assert!(!shown.contains("\n  4  "), "three are enough: {shown}");
    assert_eq!(decisions_of(&place.read("game.damrak"), "1"), [""; 0], "nothing was decided");
}

#[test]
fn the_computer_can_play_alone() {
    let place = Place::new();
    let args = ["play", "kontor", "--seats", "random,random", "--save", "game.damrak"];
    assert!(place.run(&args).fine().contains("random 2"));
    place.run(&["verify", "game.damrak"]).fine();
}

#[test]
fn the_other_hand_stays_hidden() {
    let place = Place::new();
    let out = place.run(&SEEDED).fine();
    let secret = place.run(&["show", "game.damrak", "--json"]).json();
    let hand = |seat: &str| {
        let cards = secret["legal"][seat].as_array().expect("both choose").iter();
        let cards = cards.filter_map(|card| card.as_str()).filter(|card| *card != "pass");
        cards.map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(hand("1").iter().all(|card| out.contains(card)));
    assert!(!hand("2").is_empty() && hand("2").iter().all(|card| !out.contains(card)));
}

#[test]
fn a_curtain_falls_between_people() {
    let place = Place::new();
    let args = ["--seats", "human,human", "--name", "Anna", "--name", "Ben"];
    let out = place.play_first_choices("game.damrak", &args);
    place.run(&["verify", "game.damrak"]).fine();
    assert!(place.read("game.damrak").contains("\nseat 1: Anna\nseat 2: Ben\n"));
    let mut screens = out.split("Press Enter when only ");
    assert!(!screens.next().expect("the welcome").contains("hand"));
    let secret = place.run(&["show", "game.damrak", "--at", "0", "--json"]).json();
    let cards = |seat: &str| {
        let cards = secret["legal"][seat].as_array().expect("both choose").clone();
        let text = |card: serde_json::Value| card.as_str().expect("text").to_owned();
        cards.into_iter().map(text).filter(|card| card != "pass").collect::<Vec<_>>()
    };
    // What is revealed once both have chosen is no secret any more.
    let first_screen = |screen: Option<&str>| {
        let screen = screen.expect("somebody looks");
        screen.split(" > ").next().expect("up to the first question").to_owned()
    };
    let (anna, ben) = (first_screen(screens.next()), first_screen(screens.next()));
    assert!(anna.starts_with("Anna ") && ben.starts_with("Ben "));
    assert!(cards("2").iter().all(|card| !anna.contains(card) && ben.contains(card)));
    assert!(cards("1").iter().all(|card| anna.contains(card) && !ben.contains(card)));
}

#[test]
fn questions_are_answered() {
    let place = Place::new();
    let lines = ["?", "table", "log", "rules K-17", "rules 999", "save", "", "rules", "quit"];
    let out = place.type_in(&SEEDED, &lines).fine();
    let answers: Vec<&str> = out.split("Seat 1 > ").skip(1).collect();
    let expected = [
        "take back",
        "Which card do you play",
        "Round 1 begins",
        "**K-17** ",
        "K-1 to K-",
        "game.damrak",
        "",
        "# Kontor",
        "--resume game.damrak",
    ];
    assert_eq!(answers.len(), expected.len());
    for ((answer, line), expected) in answers.iter().zip(lines).zip(expected) {
        assert!(answer.starts_with(line) && answer.contains(expected), "{line}: {answer}");
    }
}

#[test]
fn what_is_not_allowed_or_not_understood_changes_nothing() {
    let place = Place::new();
    let lines = ["99", "0", "tea", "build d4", "K08", "\u{1b}[2J", "back"];
    let out = place.type_in(&SEEDED, &lines).fine();
    let answers: Vec<&str> = out.split("Seat 1 > ").skip(1).collect();
    for (answer, expected) in answers.iter().zip([
        "from 1 to 6",
        "from 1 to 6",
        "“tea” is not understood",
        "[K-10]",
        "[K-11]",
        "not understood",
        "nothing to take back",
    ]) {
        assert!(answer.contains(expected), "{expected}: {answer}");
    }
    assert_eq!(decisions_of(&place.read("game.damrak"), "1"), [""; 0]);
}

#[test]
fn a_decision_is_taken_back_and_taken_again() {
    let place = Place::new();
    place.play_first_choices("whole.damrak", &[]);
    let whole = place.read("whole.damrak");
    let own = decisions_of(&whole, "1");
    let boat = own.iter().position(|notation| notation.starts_with("boat "));
    let boat = boat.expect("somewhere in this game the boat moves");
    let (before, after) = own.split_at(boat + 1);

    let leave = [before, &["back".to_owned(), "back".to_owned()]].concat();
    let out = place.type_in(&SEEDED, &leave).fine();
    assert!(out.contains(&format!("Taken back: {}", own[boat])), "{out}");
    assert_eq!(decisions_of(&place.read("game.damrak"), "1"), own[..boat]);

    let mut again = SEEDED;
    again[5] = "again.damrak";
    let lines = [before, &["back".to_owned(), own[boat].clone()], after].concat();
    place.type_in(&again, &lines).fine();
    assert_eq!(place.read("again.damrak"), whole);
}

#[test]
fn nothing_is_taken_back_once_the_other_has_decided() {
    let place = Place::new();
    let out = place.type_in(&SEEDED, &["1", "back", "quit"]).fine();
    assert!(out.contains("so your decision stands") || out.contains("so it stands"), "{out}");
    assert_eq!(decisions_of(&place.read("game.damrak"), "1").len(), 1);
}
