//! Recorded games, told again.

use serde_json::Value;

use crate::support::{Place, decisions_of};

fn place_with_game() -> Place {
    let place = Place::new();
    place.play_first_choices("game.damrak", &["--name", "Anna"]);
    place
}

fn lines(place: &Place, more: &[&str]) -> Vec<Value> {
    let args = [&["replay", "game.damrak", "--json"], more].concat();
    let out = place.run(&args).fine();
    out.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

#[test]
fn the_story_names_people_and_ends_with_the_result() {
    let place = place_with_game();
    let out = place.run(&["replay", "game.damrak"]).fine();
    assert!(out.contains("\n0  The deal\n"), "{out}");
    assert!(out.contains("\n1  Anna: ") && out.contains("\n2  clerk: "), "{out}");
    assert!(out.contains("The game is over.") && out.contains(" wins."), "{out}");
}

#[test]
fn the_story_can_stop_early() {
    let place = place_with_game();
    let out = place.run(&["replay", "game.damrak", "--at", "1"]).fine();
    assert!(out.contains("\n1  Anna: ") && !out.contains("\n2  "), "{out}");
    assert!(!out.contains("The game is over."), "{out}");
    let complaint = place.run(&["replay", "game.damrak", "--at", "9999"]).wrong();
    assert!(complaint.contains("no decision 9999"), "{complaint}");
}

#[test]
fn json_has_a_line_for_the_deal_and_for_each_decision() {
    let place = place_with_game();
    let record = place.read("game.damrak");
    let own = decisions_of(&record, "1");
    let lines = lines(&place, &[]);
    assert_eq!(lines.len(), own.len() + decisions_of(&record, "2").len() + 1);
    assert_eq!((&lines[0]["number"], &lines[0]["action"]), (&0.into(), &Value::Null));
    assert_eq!((&lines[1]["seat"], &lines[1]["action"]), (&1.into(), &own[0].as_str().into()));
    assert!(lines.iter().all(|line| line["events"].is_array() && line["position"].is_object()));
    assert!(lines[lines.len() - 1]["places"].is_array());
}

#[test]
fn a_line_of_json_is_a_position_that_can_be_shown() {
    let place = place_with_game();
    place.write("p.json", lines(&place, &[])[7].to_string());
    let from_line = place.run(&["show", "p.json", "--json"]).fine();
    assert_eq!(place.run(&["show", "game.damrak", "--at", "7", "--json"]).fine(), from_line);
}

#[test]
fn a_viewer_is_told_only_what_he_may_know() {
    let place = place_with_game();
    let all = lines(&place, &[]);
    for viewer in ["2", "spectator"] {
        for (line, open) in lines(&place, &["--as", viewer]).iter().zip(&all) {
            assert!(line.get("position").is_none() && line["view"].is_object());
            if line["seat"] != 2 || viewer == "spectator" {
                assert_eq!(line["action"], Value::Null);
            }
            let heard = line["events"].as_array().expect("a list");
            let said = open["events"].as_array().expect("a list");
            assert!(heard.iter().all(|event| said.contains(event)));
            assert!(heard.iter().all(|event| event["audience"]["only"] != 1), "{line}");
        }
    }
    // The first decision is a secret choice: its card must not be seen in the story either.
    let card = all[1]["action"].as_str().expect("a card").to_owned();
    let told =
        |viewer: &str| place.run(&["replay", "game.damrak", "--at", "1", "--as", viewer]).fine();
    assert!(told("1").contains(&card));
    assert!(!told("2").contains(&card) && !told("spectator").contains(&card));
}

#[test]
fn a_viewer_must_sit_at_the_table() {
    let place = place_with_game();
    let complaint = place.run(&["replay", "game.damrak", "--as", "3"]).wrong();
    assert!(complaint.contains("no seat 3"), "{complaint}");
    assert!(place.run(&["replay", "game.damrak", "--as", "tea"]).wrong().contains("tea"));
}

#[test]
fn names_cannot_play_tricks_on_the_terminal() {
    let place = place_with_game();
    let record = place.read("game.damrak").replacen("seat 1: Anna", "seat 1: \u{1b}[2JAnna", 1);
    place.write("trick.damrak", record);
    let run = place.run(&["replay", "trick.damrak"]);
    assert!(!run.out.contains('\u{1b}') && !run.err.contains('\u{1b}'), "{run:?}");
}

#[test]
fn a_damaged_record_is_told_with_file_and_line() {
    let place = place_with_game();
    let record = place.read("game.damrak").replacen("\n1 1 ", "\n1 2 ", 1);
    place.write("bad.damrak", record);
    for command in ["replay", "show"] {
        let complaint = place.run(&[command, "bad.damrak"]).wrong();
        assert!(complaint.starts_with("bad.damrak: line 10: "), "{complaint}");
    }
    let complaint = place.run(&["play", "--resume", "bad.damrak"]).wrong();
    assert!(complaint.starts_with("bad.damrak: line 10: "), "{complaint}");
}
