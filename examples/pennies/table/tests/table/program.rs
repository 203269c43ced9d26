//! The commands of the program know the game.

use serde_json::Value;

use crate::support::Place;

const GAME: &str = "game.damrak";

/// A whole game for three in the terminal, always taking the first that is offered.
fn play(place: &Place, lang: &str) -> String {
    let args = ["play", "pennies", "--players", "3", "--opponents", "clerk,random", "--seed", "5"];
    let args = [&args[..], &["--save", GAME, "--lang", lang]].concat();
    place.type_in(&args, &"1\n".repeat(10))
}

#[test]
fn the_game_is_on_the_list_beside_the_others() {
    let place = Place::new();
    let out = place.run(&["games"]);
    for title in ["Kontor", "Chartered", "Pennies"] {
        assert!(out.contains(title), "{title}: {out}");
    }
    let all: Value = serde_json::from_str(&place.run(&["games", "--json"])).unwrap();
    assert_eq!(all.as_array().unwrap().len(), 5);
    assert!(place.run(&["games", "pennies"]).contains("rounds"));
}

#[test]
fn its_rules_are_read() {
    let place = Place::new();
    assert!(place.run(&["rules", "pennies"]).contains("P-12"));
    let clause = place.run(&["rules", "pennies", "--clause", "P-6", "--lang", "de"]);
    assert!(clause.contains("Die höchste Münze"), "{clause}");
}

#[test]
fn it_is_played_to_its_end_and_the_record_holds() {
    let place = Place::new();
    let out = play(&place, "en");
    assert!(out.contains("Round 4 of 4") && out.contains("kept"), "{out}");
    assert!(place.run(&["verify", GAME]).contains("OK"));
    assert!(place.run(&["replay", GAME]).contains("Round 2 begins."));
    assert!(place.run(&["show", GAME, "--at", "3"]).contains("Round 2 of 4"));
}

/// Both decide the same by the same seed, so the numbers are always the same.
#[test]
fn the_clerk_beats_chance() {
    for (seats, even) in [("clerk,random", 0.5), ("clerk,random,random,random", 0.25)] {
        let args = ["sim", "pennies", "--seats", seats, "--games", "200", "--seed", "1", "--json"];
        let out: Value = serde_json::from_str(&Place::new().run(&args)).unwrap();
        let share = &out["levels"][0]["share"];
        let [mean, margin] = ["mean", "margin"].map(|name| share[name].as_f64().unwrap());
        assert!(mean - 2.0 * margin > even, "{seats}: {share}");
    }
}

#[test]
fn somebody_is_advised() {
    let place = Place::new();
    play(&place, "en");
    let args = ["hint", GAME, "--at", "3", "--seat", "1", "--budget", "200sims"];
    let out = place.run(&args);
    assert!(out.contains("Lay a") && out.contains('%'), "{out}");
    let legal: Value =
        serde_json::from_str(&place.run(&[&args[..], &["--json"]].concat())).unwrap();
    assert!(legal[0]["decisions"].as_array().is_some_and(|list| list.len() > 1), "{legal:#}");
}

#[test]
fn a_game_is_looked_back_on() {
    let place = Place::new();
    play(&place, "en");
    let out = place.run(&["review", GAME, "--budget", "0.3", "--json"]);
    let review: Value = serde_json::from_str(&out).unwrap();
    assert!(review.as_object().is_some_and(|review| !review.is_empty()), "{review:#}");
    assert!(place.run(&["review", GAME, "--budget", "0.3", "--svg"]).starts_with("<svg"));
}

#[test]
fn a_position_is_drawn_with_its_style() {
    let place = Place::new();
    play(&place, "en");
    let board = place.run(&["draw", GAME, "--at", "3"]);
    assert!(board.contains("id=\"laid-1-1\"") && board.contains(".drawn .copper"), "{board:.300}");
    let hand = place.run(&["draw", GAME, "--at", "3", "--as", "1", "--sheet", "hand"]);
    assert!(hand.contains("data-target=\"coin-"));
}

/// A key in ⟨angle brackets⟩ is a sentence that nobody wrote.
#[test]
fn everything_is_said_in_every_language() {
    for lang in ["en", "de", "nl"] {
        let place = Place::new();
        let mut said = play(&place, lang);
        let mut run = |args: &[&str]| said += &place.run(&[args, &["--lang", lang]].concat());
        run(&["games"]);
        run(&["games", "pennies"]);
        run(&["replay", GAME]);
        for at in ["0", "4", "12"] {
            run(&["show", GAME, "--at", at]);
            run(&["draw", GAME, "--at", at]);
        }
        run(&["hint", GAME, "--at", "0", "--budget", "50sims"]);
        run(&["review", GAME, "--budget", "0.2"]);
        run(&["sim", "pennies", "--games", "4", "--seed", "1"]);
        let talk = "?\nlay 0\nlay\nback\n1\nback\nquit\n";
        said += &place.type_in(&["play", "pennies", "--seed", "1", "--lang", lang], talk);
        said += &place.wrong(&["play", "pennies", "-o", "rounds=9", "--lang", lang]);
        assert!(!said.contains('⟨'), "{lang}: {:?}", said.lines().find(|line| line.contains('⟨')));
    }
}
