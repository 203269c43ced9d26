//! Positions as documents, and notation: what cannot be is refused with a sentence and never panics.

use damrak_core::testing::{load_broken, seat};
use damrak_core::{Deaf, Documents, Notation, PositionError, Rng, Rules, Seed, Speech};
use damrak_merchants::{Action, Arrange, Merchants, Position};
use serde_json::{Value, json};

use crate::common::{open, setup};

fn rules() -> Merchants {
    open(&setup(4, 0, &[]))
}

fn arranged(rules: &Merchants) -> Position {
    let arranged = Arrange::new(rules).market(seat(1), [2, 2, 2, 2]).houses(seat(1), "G1w N1w");
    arranged.offices(seat(2), "Asu1 Bge1").next("goods office-silk goods").done().unwrap()
}

/// The document of a position with one thing changed.
fn changed(rules: &Merchants, pointer: &str, value: Value) -> Result<Position, PositionError> {
    let mut document = rules.save(&arranged(rules));
    *document.pointer_mut(pointer).unwrap_or_else(|| panic!("there is no {pointer}")) = value;
    rules.load(&document)
}

/// Demands that a changed document is refused with a problem that names `hint`.
#[track_caller]
fn refused(pointer: &str, value: Value, hint: &str) {
    let error = changed(&rules(), pointer, value).expect_err("it cannot be");
    let text = error.to_string();
    assert!(text.contains(hint), "`{hint}` is not named: {text}");
}

#[test]
fn a_position_is_read_back_and_played_on() {
    let rules = rules();
    let position = arranged(&rules);
    assert_eq!(rules.load(&rules.save(&position)).unwrap(), position);
}

#[test]
fn money_must_be_that_of_the_box() {
    refused("/bank", json!(0), "M-10");
    refused("/players/0/money", json!(410), "M-10");
    refused("/players/0/money", json!(i32::MAX), "so much");
    let rules = rules();
    let mut document = rules.save(&arranged(&rules));
    document["players"][0]["money"] = json!(2_000_000_000);
    document["bank"] = json!(10_350 - 1200 - 2_000_000_000);
    assert!(rules.load(&document).unwrap_err().problem.contains("so much"));
    document["players"][0]["money"] = json!(-100);
    document["bank"] = json!(10_350 - 1200 + 100);
    assert!(rules.load(&document).unwrap_err().problem.contains("M-75"));
    document["players"][0]["money"] = json!(405);
    document["bank"] = json!(10_350 - 1200 - 405);
    assert!(rules.load(&document).unwrap_err().problem.contains("tens"));
}

#[test]
fn tokens_must_stand_where_they_can() {
    refused("/players/0/market/0", json!(9), "M-5");
    refused("/players/0/houses", json!(["G1w", "Q9"]), "Q9");
    refused("/players/0/offices", json!(["Asu1"]), "M-6");
    refused("/players", json!([]), "4 players");
}

#[test]
fn cards_must_be_those_of_the_box() {
    refused("/turned", json!("hourglass"), "M-18");
    refused("/turned", json!("joker"), "joker");
    refused("/turned", json!("office-africa"), "turned up");
    refused("/deck/3", json!("joker"), "joker");
    refused("/deck/0", json!("hourglass"), "M-2");
    refused("/deck", json!([]), "84");
    refused("/year", json!(1), "M-18");
    refused("/year", json!(200), "M-18");
    refused("/turn", json!(1), "M-2");
    refused("/turn", json!(255), "M-2");
    refused("/mayor", json!(2), "M-21");
    refused("/disks/2", json!("goods"), "turned up");
}

#[test]
fn bonuses_must_be_settled() {
    refused("/players/0/market_bonus", json!("none"), "M-68");
    refused("/players/1/market_bonus", json!("built"), "M-68");
    refused("/owed", json!({ "return": 1 }), "M-69");
    refused("/owed", json!({ "build": 2 }), "M-64");
    refused("/owed", json!({ "build": 7 }), "M-1");
}

#[test]
fn there_must_be_something_to_decide() {
    refused("/stage", json!({ "now": "turn-up" }), "M-18");
    refused("/stage", json!({ "now": "over" }), "M-");
    refused("/stage", json!({ "now": "year", "seat": 2 }), "disks");
    refused("/stage", json!({ "now": "year", "seat": 8 }), "M-1");
    refused("/stage", json!({ "now": "asleep" }), "asleep");
    let part = json!({ "now": "using", "seat": 1, "bought": false, "part": "office" });
    refused("/stage", part, "M-");
    let falling = json!({ "now": "falling", "opener": null, "barred": [] });
    refused("/stage", falling, "M-");
}

/// A position in the middle of an auction, as a document.
fn auction(rules: &Merchants) -> Value {
    let mut position = arranged(rules);
    for notation in ["use", "auction", "skip"] {
        let action = rules.read_notation(notation).unwrap();
        rules.apply(&mut position, seat(1), action, &mut Deaf).unwrap();
    }
    rules.save(&position)
}

#[test]
fn an_auction_must_be_one_that_can_be_held() {
    let rules = rules();
    let document = auction(&rules);
    assert!(rules.load(&document).is_ok());
    for (pointer, value, hint) in [
        ("/stage/bids/0", json!({ "stop": 45 }), "M-9"),
        ("/stage/bids/0", json!({ "stop": 60000 }), "M-9"),
        ("/stage/bids/0", json!("not-asked"), "M-45"),
        ("/stage/bids/4", json!("open"), "M-45"),
        ("/stage/bids", json!(["wait", "wait", "wait", "wait", "not-asked"]), "M-45"),
        ("/stage/barred", json!([2]), "M-40"),
        ("/stage/barred", json!([8]), "M-1"),
        ("/stage/opener", json!(8), "M-1"),
        ("/stage/now", json!("falling"), "bids"),
    ] {
        let mut document = document.clone();
        *document.pointer_mut(pointer).unwrap() = value;
        let error = rules.load(&document).expect_err(pointer).to_string();
        assert!(error.contains(hint), "{pointer}: `{hint}` is not named: {error}");
    }
}

#[test]
fn whatever_the_document_says_loading_never_panics() {
    let rules = rules();
    let mut rng = Rng::new(Seed::from_number(5));
    for document in [rules.save(&arranged(&rules)), auction(&rules)] {
        load_broken(&rules, &document, 3000, "goods", &mut rng);
    }
}

#[test]
fn notation_reads_back_whatever_the_capitals_and_spaces() {
    let rules = rules();
    for (text, canonical) in [
        ("use", "use"),
        ("  STOP   120 ", "stop 120"),
        ("open ASU1", "open Asu1"),
        ("build g1W", "build G1w"),
        ("Step Silk", "step silk"),
        ("back spice", "back spice"),
        ("close dsi3", "close Dsi3"),
        ("raze L5e", "raze L5e"),
        ("borrow", "borrow"),
        ("skip", "skip"),
        ("start", "start"),
        ("wait", "wait"),
    ] {
        assert_eq!(rules.notation(rules.read_notation(text).unwrap()), canonical);
    }
    assert_eq!(rules.read_notation("stop 90"), Ok(Action::Stop(90)));
}

#[test]
fn what_is_not_understood_is_told_with_what_to_write() {
    let rules = rules();
    let long = "x".repeat(5000);
    for (text, key) in [
        ("", "merchants-notation-unknown"),
        ("jump", "merchants-notation-unknown"),
        ("use it", "merchants-notation-unknown"),
        ("stop 120 now please", "merchants-notation-unknown"),
        (&long, "merchants-notation-unknown"),
        ("step tea", "merchants-notation-commodity"),
        ("open Q1", "merchants-notation-office"),
        ("build", "merchants-notation-house"),
        ("stop", "merchants-notation-price"),
        ("stop 0120", "merchants-notation-price"),
        ("stop -5", "merchants-notation-price"),
        ("stop 99999", "merchants-notation-price"),
        ("stop ١٢", "merchants-notation-price"),
    ] {
        let error = rules.read_notation(text).unwrap_err();
        assert_eq!(error.phrase.key, key, "{text}");
    }
}

#[test]
fn every_decision_can_be_pointed_at() {
    let rules = rules();
    let position = arranged(&rules);
    for (notation, target) in [
        ("use", "disk-use"),
        ("step silk", "track-silk"),
        ("open Asu1", "office-Asu1"),
        ("raze G1w", "house-G1w"),
        ("stop 120", "price-120"),
        ("wait", "button-wait"),
        ("skip", "button-skip"),
    ] {
        let action = rules.read_notation(notation).unwrap();
        let targets = rules.targets(&position, seat(1), action);
        assert_eq!(targets.iter().map(|target| target.0.as_str()).collect::<Vec<_>>(), [target]);
    }
}
