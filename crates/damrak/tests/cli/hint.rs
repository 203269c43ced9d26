//! What the computer would do.

use serde_json::Value;

use crate::support::Place;

fn place_with_games() -> Place {
    let place = Place::new();
    let args = ["sim", "kontor", "--games", "1", "--seed", "4", "--records", "games", "--seats"];
    place.run(&[&args[..], &["clerk,clerk"]].concat()).fine();
    place
}

const GAME: &str = "games/000001.damrak";

#[test]
fn a_hint_names_legal_decisions_with_chances_and_reasons() {
    let place = place_with_games();
    let args = ["hint", GAME, "--at", "0", "--budget", "300sims", "--json"];
    let hints = place.run(&args).json();
    let hints = hints.as_array().expect("a list");
    assert_eq!(hints.len(), 2, "both choose at the same moment");
    let legal = place.run(&["show", GAME, "--at", "0", "--json"]).json()["legal"].clone();
    for hint in hints {
        let seat = hint["seat"].to_string();
        let decisions = hint["decisions"].as_array().expect("a list");
        assert!(!decisions.is_empty());
        for decision in decisions {
            let own = legal[&seat].as_array().expect("a list");
            assert!(own.contains(&decision["notation"]), "{decision}");
            assert!(decision["sentence"].as_str().is_some_and(|text| text.contains(' ')));
            let chance = decision["chance"].as_f64().expect("a chance");
            assert!((0.0..=1.0).contains(&chance));
            assert!(decision["visits"].as_u64().is_some_and(|visits| visits > 0));
        }
    }
    assert_eq!(untimed(place.run(&args).json()), untimed(Value::Array(hints.clone())));
}

/// What is the same every time.
fn untimed(mut hints: Value) -> Value {
    for hint in hints.as_array_mut().expect("a list") {
        hint.as_object_mut().expect("an object").remove("seconds");
    }
    hints
}

#[test]
fn people_read_sentences() {
    let place = place_with_games();
    let out = place.run(&["hint", GAME, "--at", "0", "--seat", "2", "--budget", "100sims"]).fine();
    assert!(out.starts_with("The best for clerk 2") && out.contains("100 simulations"), "{out}");
    assert!(out.contains("\n  1  ") && out.contains("Play ") && out.contains("tried "), "{out}");
    let position = place.run(&["show", GAME, "--at", "3", "--json"]).json();
    place.write("p.json", position.to_string());
    assert!(
        place.run(&["hint", "p.json", "--budget", "20ms", "--lang", "de"]).fine().contains('%')
    );
}

#[test]
fn where_only_one_thing_can_be_done_nothing_is_weighed() {
    let place = place_with_games();
    let replay = place.run(&["replay", GAME, "--json"]).fine();
    let forced = (0..replay.lines().count()).find(|at| {
        let at = at.to_string();
        let legal = place.run(&["show", GAME, "--at", &at, "--json"]).json()["legal"].clone();
        let seats = legal.as_object().expect("by seat");
        seats.len() == 1 && seats.values().all(|own| own.as_array().is_some_and(|it| it.len() == 1))
    });
    let at = forced.expect("somebody must do something").to_string();
    let out = place.run(&["hint", GAME, "--at", &at]).fine();
    assert!(out.contains(" can do only this:\n  ") && !out.contains('%'), "{out}");
    let hint = place.run(&["hint", GAME, "--at", &at, "--json"]).json();
    assert_eq!(hint[0]["decisions"][0]["chance"], Value::Null);
}

#[test]
fn wrong_use_is_told() {
    let place = place_with_games();
    for (more, expected) in [
        (&["--at", "0", "--seat", "3"][..], "seat 3 has nothing to decide here; waited for: 1, 2"),
        (&[], "the game is over"),
        (&["--at", "9999"], "there is no decision 9999"),
        (&["--at", "0", "--budget", "soon"], "2000sims"),
        (&["--at", "0", "--budget", "0s"], "2000sims"),
    ] {
        let complaint = place.run(&[&["hint", GAME], more].concat()).wrong();
        assert!(complaint.contains(expected), "{more:?}: {complaint}");
    }
    assert!(place.run(&["hint", "missing"]).wrong().starts_with("missing: cannot be read"));
}
