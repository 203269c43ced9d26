//! Single positions.

use serde_json::Value;

use crate::support::{Place, decisions_of, kontor_edition};

fn place_with_position() -> (Place, Value) {
    let place = Place::new();
    place.play_first_choices("game.damrak", &[]);
    let document = place.run(&["show", "game.damrak", "--at", "0", "--json"]).json();
    place.write("p.json", document.to_string());
    (place, document)
}

#[test]
fn a_position_is_drawn_with_what_can_be_decided() {
    let (place, document) = place_with_position();
    let out = place.run(&["show", "p.json"]).fine();
    for seat in ["1", "2"] {
        for notation in document["legal"][seat].as_array().expect("both choose") {
            let notation = notation.as_str().expect("text");
            assert!(out.contains(&format!("  {notation}")), "{notation}: {out}");
        }
    }
}

#[test]
fn a_position_cut_out_of_a_game_plays_on_like_the_game() {
    let (place, _) = place_with_position();
    let record = place.read("game.damrak");
    let (own, other) = (decisions_of(&record, "1"), decisions_of(&record, "2"));
    let first = format!("2:{}", other[0]);
    let args = ["show", "p.json", "--json", "--apply", &first, "--apply", &own[0]];
    let played = place.run(&args).json();
    let reached = place.run(&["show", "game.damrak", "--at", "2", "--json"]).json();
    assert_eq!(played, reached);
    assert_eq!(place.run(&["show", "p.json", "--json"]).json()["legal"]["1"][0], own[0].as_str());
}

#[test]
fn applied_decisions_are_told() {
    let (place, document) = place_with_position();
    let card = document["legal"]["1"][0].as_str().expect("text");
    let out = place.run(&["show", "p.json", "--apply", card]).fine();
    assert!(out.starts_with("  · ") && out.contains(card), "{out}");
}

#[test]
fn a_plain_position_file_is_read_too() {
    let (place, document) = place_with_position();
    place.write("plain.json", document["position"].to_string());
    let run = place.shell("\"$DAMRAK\" show - --json < plain.json");
    assert_eq!(run.json(), document);
}

#[test]
fn a_viewer_sees_no_secrets() {
    let (place, document) = place_with_position();
    let hidden = document["legal"]["1"].as_array().expect("a list");
    for viewer in ["2", "spectator"] {
        let seen = place.run(&["show", "p.json", "--as", viewer, "--json"]).json();
        assert!(seen["legal"].get("1").is_none() && seen.get("position").is_none(), "{seen}");
        let drawn = place.run(&["show", "p.json", "--as", viewer]).fine();
        for card in hidden.iter().filter_map(Value::as_str).filter(|card| *card != "pass") {
            assert!(!drawn.contains(card) && !seen.to_string().contains(card), "{card}");
        }
    }
}

#[test]
fn a_finished_game_is_shown_with_its_result() {
    let (place, _) = place_with_position();
    assert!(place.run(&["show", "game.damrak"]).fine().contains(" wins."));
    let complaint = place.run(&["show", "game.damrak", "--apply", "pass"]).wrong();
    assert!(complaint.contains("[K-50]"), "{complaint}");
}

#[test]
fn a_refused_decision_names_the_clause() {
    let (place, _) = place_with_position();
    for (notation, expected) in [
        ("build d4", "[K-10]"),
        ("1:build d4", "[K-10]"),
        ("8:pass", "[K-10]"),
        ("1:K08", "[K-11]"),
        ("tea", "tea"),
        ("", "--apply"),
        ("9:pass", "9:pass"),
    ] {
        let complaint = place.run(&["show", "p.json", "--apply", notation]).wrong();
        assert!(complaint.contains(expected), "{notation}: {complaint}");
    }
}

#[test]
fn an_impossible_position_is_told_with_its_place() {
    let (place, document) = place_with_position();
    let text = document.to_string();
    let card = document["legal"]["1"][0].as_str().expect("text").to_owned();
    let other = document["legal"]["2"][0].as_str().expect("text").to_owned();
    for (what, from, to) in [
        ("a card that does not exist", card.as_str(), "R99"),
        ("a card that lies there twice", card.as_str(), other.as_str()),
        ("money out of nothing", "\"treasury\":14", "\"treasury\":15"),
        ("a stage that does not exist", "\"choosing\"", "\"resting\""),
        ("a field that does not exist", "\"treasury\"", "\"treasure\""),
        ("a later format", "\"damrak-position\":1", "\"damrak-position\":2"),
        ("later rules", "\"rules\":2", "\"rules\":99"),
        ("another game", "\"game\":\"kontor\",\"rules\"", "\"game\":\"chess\",\"rules\""),
        ("another variant", "\"base\"", "\"tea\""),
    ] {
        assert!(text.contains(from), "{what}: {from}");
        place.write("bad.json", text.replace(from, to));
        let complaint = place.run(&["show", "bad.json"]).wrong();
        assert!(complaint.starts_with("bad.json: "), "{what}: {complaint}");
    }
}

#[test]
fn what_is_no_position_is_told() {
    let (place, _) = place_with_position();
    for content in ["", "{", "[]", "null", "{\"position\":5}", "tea\n", "damrak-record 9\n"] {
        place.write("bad.json", content);
        let complaint = place.run(&["show", "bad.json"]).wrong();
        assert!(complaint.starts_with("bad.json: "), "{content}: {complaint}");
    }
    let complaint = place.run(&["show", "p.json", "--at", "3"]).wrong();
    assert!(complaint.contains("--at is for records"), "{complaint}");
}

#[test]
fn the_right_edition_is_asked_for() {
    let (place, _) = place_with_position();
    place.write("own.toml", kontor_edition().replacen("number = 65", "number = 165", 1));
    let complaint = place.run(&["show", "p.json", "--edition", "own.toml"]).wrong();
    assert!(complaint.contains("--edition"), "{complaint}");
}
