//! Positions as documents, and notation: what cannot be is refused with a sentence and never panics.

use damrak_core::testing::{load_broken, seat};
use damrak_core::{Deaf, Documents, Notation, PositionError, Rng, Rules, Seed, Speech};
use damrak_dutchman::{Arrange, Dutchman, Position};
use serde_json::{Value, json};

use crate::common::{open, setup};

fn rules() -> Dutchman {
    open(&setup(4, &[]))
}

fn arranged(rules: &Dutchman) -> Position {
    Arrange::new(rules)
        .shoes(seat(1), "45 44 40 10 10 2 1 1 1")
        .shoes(seat(2), "43 42 39 10 10 1 1 1 1")
        .shoes(seat(3), "48 47 20 20 10 10 2 1 1")
        .shoes(seat(4), "31 30 29 10 10 10 2 1 1")
        .middle("21 22 23 24")
        .shares(seat(1), "blue blue red")
        .at("G1", Some("Y1"))
        .counter(6)
        .done()
        .unwrap()
}

fn play(rules: &Dutchman, position: &mut Position, decisions: &str) {
    for decision in decisions.split(',').map(str::trim) {
        let (number, notation) = decision.split_once(' ').unwrap();
        let action = rules.read_notation(notation).unwrap();
        rules.apply(position, seat(number.parse().unwrap()), action, &mut Deaf).unwrap();
    }
}

/// Positions in every stage.
fn stages(rules: &Dutchman) -> Vec<Position> {
    let mut all = vec![arranged(rules)];
    for decisions in [
        "1 kontor",
        "1 lay 45 2, 2 lay 43, 3 smith, 4 lay 31 10 2",
        "1 want HOL",
        "2 want FAR, 4 want HOL",
        "1 propose HOL",
        "1 give 2 3",
        "1 put",
        "4 accept",
        "2 refuse",
        "2 silent, 4 silent, 1 silent, 2 silent, 4 silent",
        "1 lay 44, 2 lay 42 1",
        "4 pass",
        "2 move HOL",
        "2 show blue",
    ] {
        let mut next = all.last().unwrap().clone();
        if decisions == "1 lay 45 2, 2 lay 43, 3 smith, 4 lay 31 10 2" {
            next = all[0].clone();
        }
        if decisions == "2 show blue" {
            let mut actions = Vec::new();
            rules.legal_actions(&next, seat(2), &mut actions);
            rules.apply(&mut next, seat(2), actions[0], &mut Deaf).unwrap();
        } else {
            play(rules, &mut next, decisions);
        }
        all.push(next);
    }
    all
}

/// Demands that a changed document is refused with a problem that names `hint`.
#[track_caller]
fn refused_in(position: &Position, pointer: &str, value: Value, hint: &str) {
    let rules = rules();
    let mut document = rules.save(position);
    *document.pointer_mut(pointer).unwrap_or_else(|| panic!("there is no {pointer}")) = value;
    let error: PositionError = rules.load(&document).expect_err("it cannot be");
    let text = error.to_string();
    assert!(text.contains(hint), "`{hint}` is not named: {text}");
}

#[track_caller]
fn refused(pointer: &str, value: Value, hint: &str) {
    refused_in(&arranged(&rules()), pointer, value, hint);
}

#[test]
fn a_position_of_every_stage_is_read_back_and_played_on() {
    let rules = rules();
    let mut names = Vec::new();
    for position in stages(&rules) {
        let document = rules.save(&position);
        names.push(document["stage"]["now"].as_str().unwrap().to_owned());
        let mut loaded = rules.load(&document).unwrap();
        assert_eq!(loaded, position);
        let next = rules.waiting_for(&loaded).first().unwrap();
        let mut actions = Vec::new();
        rules.legal_actions(&loaded, next, &mut actions);
        rules.apply(&mut loaded, next, actions[0], &mut Deaf).unwrap();
    }
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 9, "{names:?}");
}

#[test]
fn what_is_in_the_box_must_be_there() {
    refused("/players/0/shoes", json!("45 44 40 10 10 2 1 1"), "D-11");
    refused("/players/0/shoes", json!("45 44 48 10 10 2 1 1 1"), "D-3");
    refused("/players/0/shoes", json!("45 44 49 10 10 2 1 1 1"), "D-3");
    refused("/players/0/shoes", json!("2 2 2 2"), "D-3");
    refused("/players/0/shares", json!(["blue", "blue"]), "D-10");
    refused("/players/0/shares", json!(["blue", "blue", "green"]), "D-10");
    refused("/players/0/ducats", json!(26), "D-7");
    refused("/players/0/ducats", json!(-1), "ducats");
    refused("/bank", json!(2_000_000), "box");
    refused("/players/0/smiths", json!(4), "D-12");
    refused("/kontor", json!([]), "D-10");
    refused("/players", json!([]), "4 players");
}

#[test]
fn stones_sea_and_dice_must_be_possible() {
    refused("/counter", json!(1), "D-8");
    refused("/counter", json!(200), "D-8");
    refused("/counter", json!(18), "D-50");
    refused("/values/0", json!(7), "D-43");
    refused("/values/0", json!(0), "D-43");
    refused("/space", json!("X1"), "D-2");
    refused("/from", json!("R1"), "D-39");
    refused("/lucky", json!(22), "D-15");
    refused("/round", json!(1), "D-14");
    refused("/starter", json!(7), "D-1");
    refused("/starter", json!(2), "D-16");
}

#[test]
fn there_must_be_something_to_decide() {
    refused("/stage", json!({ "now": "over" }), "D-50");
    refused("/stage", json!({ "now": "acting", "seat": 2 }), "D-16");
    refused("/stage", json!({ "now": "acting", "seat": 8 }), "D-1");
    refused("/stage", json!({ "now": "returning", "seat": 1 }), "D-1");
    refused("/stage", json!({ "now": "moving", "seat": 1 }), "D-16");
    refused("/stage", json!({ "now": "showing", "seats": [] }), "D-46");
    refused("/stage", json!({ "now": "showing", "seats": [1] }), "D-46");
    refused("/stage", json!({ "now": "asleep" }), "asleep");
    refused("/players/1/fall", json!({ "meetings": 0, "short": 3 }), "D-44");
    let rules = rules();
    let stage = |now: &str| {
        let found =
            stages(&rules).into_iter().find(|position| rules.save(position)["stage"]["now"] == now);
        found.unwrap()
    };
    let showing = stage("showing");
    let asked = rules.save(&showing)["stage"]["seats"][0].as_u64().unwrap() - 1;
    let mut player = rules.save(&showing)["players"][asked as usize].clone();
    player["shown"] = json!("red");
    refused_in(&showing, &format!("/players/{asked}"), player, "D-46");
    refused_in(&stage("announcing"), "/stage/tie/tied", json!([1, 2]), "D-31");
    refused_in(&stage("announcing"), "/stage/seat", json!(3), "D-31");
    refused_in(&stage("bargaining"), "/stage/talk/round", json!(2), "D-32");
    refused_in(&stage("bargaining"), "/stage/talk/seat", json!(3), "D-32");
    refused_in(&stage("bargaining"), "/stage/tie/wishes/0", json!("R1"), "D-31");
    refused_in(&stage("terms"), "/stage/proposal/gives/2", json!(1), "D-33");
    refused_in(&stage("terms"), "/stage/proposal/gives/1", json!(26), "D-33");
    refused_in(&stage("terms"), "/stage/proposal/gives/1", json!(-26), "D-33");
    refused_in(&stage("terms"), "/stage/proposal/space", json!("B1"), "D-33");
    refused_in(&stage("answering"), "/stage/accepted", json!([2, 4]), "D-34");
    refused_in(&stage("answering"), "/stage/accepted", json!([3]), "D-34");
    refused_in(&stage("deciding"), "/stage/tie/tied", json!([1]), "D-31");
    refused_in(&stage("deciding"), "/players/2/choice", json!("none"), "D-16");
}

#[test]
fn what_is_known_must_fit() {
    refused("/shoes_known/0", json!(0), "D-57");
    refused("/shoes_known/0", json!(256), "D-57");
    refused("/shoes_known", json!([1, 2]), "60");
    refused("/shares_known/0/0", json!(2), "D-57");
    refused("/shares_known/4/0", json!(1), "D-57");
    refused("/shares_known/6/4", json!(1), "D-57");
    refused("/shares_known", json!([]), "shares_known");
    let rules = rules();
    let mut document = rules.save(&arranged(&rules));
    for place in 0..60 {
        document["shoes_known"][place] = json!(64);
    }
    assert!(rules.load(&document).unwrap_err().to_string().contains("D-57"));
}

#[test]
fn whatever_the_document_says_loading_never_panics() {
    let rules = rules();
    let mut rng = Rng::new(Seed::from_number(5));
    for position in stages(&rules) {
        load_broken(&rules, &rules.save(&position), 400, "red", &mut rng);
    }
}

#[test]
fn notation_reads_back_whatever_the_capitals_and_spaces() {
    let rules = rules();
    for (text, canonical) in [
        ("kontor", "kontor"),
        ("  LAY   2 45 ", "lay 45 2"),
        ("lay 1 20 10 1 33", "lay 33 20 10 1 1"),
        ("pass", "pass"),
        ("return Blue RED", "return blue red"),
        ("want y1", "want Y1"),
        ("propose hol", "propose HOL"),
        ("give 2 5", "give 2 5"),
        ("ask 3 12", "ask 3 12"),
        ("put", "put"),
        ("silent", "silent"),
        ("accept", "accept"),
        ("refuse", "refuse"),
        ("move Hel", "move HEL"),
        ("show violet", "show violet"),
        ("keep", "keep"),
        ("smith", "smith"),
    ] {
        assert_eq!(rules.notation(rules.read_notation(text).unwrap()), canonical);
    }
}

#[test]
fn what_is_not_understood_is_told_with_what_to_write() {
    let rules = rules();
    let long = "x".repeat(5000);
    let many = format!("lay {}", "1 ".repeat(500));
    for (text, key) in [
        ("", "dutchman-notation-unknown"),
        ("jump", "dutchman-notation-unknown"),
        ("kontor now", "dutchman-notation-unknown"),
        ("lay", "dutchman-notation-unknown"),
        (&long, "dutchman-notation-unknown"),
        ("lay 49", "dutchman-notation-shoe"),
        ("lay 45 45", "dutchman-notation-shoe"),
        ("lay 2 2 2 2", "dutchman-notation-shoe"),
        ("lay 045", "dutchman-notation-shoe"),
        ("lay ٤", "dutchman-notation-shoe"),
        ("lay 300", "dutchman-notation-shoe"),
        (&many, "dutchman-notation-shoe"),
        ("move Q9", "dutchman-notation-space"),
        ("show pink", "dutchman-notation-colour"),
        ("return blue pink", "dutchman-notation-colour"),
        ("give 9 5", "dutchman-notation-seat"),
        ("give you 5", "dutchman-notation-seat"),
        ("give 2 0", "dutchman-notation-ducats"),
        ("ask 2 -5", "dutchman-notation-ducats"),
        ("ask 2 99999", "dutchman-notation-ducats"),
    ] {
        let error = rules.read_notation(text).unwrap_err();
        assert_eq!(error.phrase.key, key, "{text}");
    }
}

#[test]
fn every_decision_can_be_pointed_at() {
    let rules = rules();
    let position = arranged(&rules);
    for (notation, path) in [
        ("kontor", "button-kontor"),
        ("lay 45 10 10 1", "shoe-45 shoe-10-1 shoe-10-2 shoe-1-1 button-lay"),
        ("return blue blue", "share-blue-1 share-blue-2"),
        ("return blue red", "share-blue-1 share-red-1"),
        ("want Y1", "space-Y1"),
        ("move HOL", "space-HOL"),
        ("give 2 5", "give-2 ducats-5"),
        ("ask 2 5", "ask-2 ducats-5"),
        ("show red", "share-red-1"),
        ("keep", "button-keep"),
    ] {
        let action = rules.read_notation(notation).unwrap();
        let targets = rules.targets(&position, seat(1), action);
        let targets: Vec<&str> = targets.iter().map(|target| target.0.as_str()).collect();
        assert_eq!(targets.join(" "), path);
    }
}
