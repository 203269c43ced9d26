//! Positions as documents, and notation: what cannot be is refused with a sentence and never panics.

use damrak_chartered::{Arrange, Chartered, Company, Position};
use damrak_core::{Deaf, Documents, Notation, PositionError, Rng, Rules, Seat, Seed};
use serde_json::{Value, json};

use crate::common::{open, setup};

fn rules() -> Chartered {
    open(&setup(3, "base", &[]))
}

fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

fn arranged(rules: &Chartered) -> Position {
    Arrange::new(rules)
        .standing(Company::Tea, 50, "HA1 HB1")
        .built("JA1:2 JC1")
        .open_events("veilinge coopmanscappen verlappen")
        .hand(seat(1), "HC1 floor-2")
        .hand(seat(2), "GA1")
        .shares(seat(2), Company::Tea, 2)
        .done()
        .unwrap()
}

fn play(rules: &Chartered, position: &mut Position, decisions: &str) {
    for decision in decisions.split(',').map(str::trim) {
        let (number, notation) = decision.split_once(' ').unwrap();
        let action = rules.read_notation(notation).unwrap();
        rules.apply(position, seat(number.parse().unwrap()), action, &mut Deaf).unwrap();
    }
}

/// Demands that a changed document of a position is refused with a problem that names `hint`.
#[track_caller]
fn refused_after(decisions: &str, pointer: &str, value: Value, hint: &str) {
    let rules = rules();
    let mut position = arranged(&rules);
    if !decisions.is_empty() {
        play(&rules, &mut position, decisions);
    }
    let mut document = rules.save(&position);
    *document.pointer_mut(pointer).unwrap_or_else(|| panic!("there is no {pointer}")) = value;
    let text = rules.load(&document).expect_err("it cannot be").to_string();
    assert!(text.contains(hint), "`{hint}` is not named: {text}");
}

#[track_caller]
fn refused(pointer: &str, value: Value, hint: &str) {
    refused_after("", pointer, value, hint);
}

#[test]
fn a_position_is_read_back_and_played_on() {
    let rules = rules();
    let position = arranged(&rules);
    let mut loaded = rules.load(&rules.save(&position)).unwrap();
    assert_eq!(loaded, position);
    play(&rules, &mut loaded, "1 build HC1, 1 done, 1 event coopmanscappen, 1 offer 2, 1 ask GA1");
    assert_eq!(rules.load(&rules.save(&loaded)).unwrap(), loaded);
}

#[test]
fn what_is_not_conserved_is_refused() {
    refused("/bank", json!(0), "C-10");
    refused("/players/0/money", json!(305), "C-10");
    refused("/players/0/money", json!(-10), "C-10");
    refused("/players/0/money", json!(2_000_000_000), "so much");
    refused("/supply", json!(62), "C-8");
    refused("/players/0/hand", json!(["HC1"]), "C-3");
    refused("/players/0/hand", json!(["HC1", "HC1"]), "HC1");
    refused("/players/1/hand", json!(["HC1"]), "C-3");
    refused("/pile/0", json!("JF9"), "JF9");
    refused("/players/1/shares", json!([0, 0, 0, 0, 0, 0, 0, 10, 0]), "C-7");
    refused("/events/discard", json!([1, 0, 0, 0, 0]), "C-9");
    refused("/discard", json!(["HA1", "HB1", "JA1"]), "C-3");
    refused("/players/0/action_cards", json!(3), "C-68");
    refused("/players/0/roofs", json!(1), "C-68");
}

#[test]
fn boards_that_cannot_be_are_refused() {
    refused("/companies/0/value", json!(15), "C-6");
    refused("/companies/0/value", json!(310), "C-6");
    refused("/companies/0/hq", json!("HC1"), "C-34");
    refused("/companies/0/hq", Value::Null, "C-34");
    refused("/companies/0/plots", json!(["HA1"]), "C-44");
    refused("/companies/0/plots", json!(["HA1", "HB1", "JC1"]), "C-56");
    refused("/companies/0/plots", json!(["HA1", "HB1", "ZZ9"]), "ZZ9");
    refused("/built/JA1", json!(5), "C-45");
    refused("/built/JA1", json!(1), "C-");
    refused("/roofs", json!(["HA1"]), "C-68");
    refused("/roofs", json!(["HF4"]), "C-");
}

#[test]
fn stages_that_cannot_be_are_refused() {
    refused("/turn", json!(4), "C-1");
    refused("/turn", json!(0), "seat");
    refused("/due", json!(true), "C-70");
    refused("/ending", json!(true), "C-96");
    refused("/passes", json!(3), "C-19");
    refused("/founded", json!("tea"), "C-65");
    refused("/stage", json!({"now": "dancing"}), "dancing");
    refused("/stage", json!({"now": "buying", "taken": 2}), "C-");
    refused("/stage", json!({"now": "diagonal", "plot": "HA1"}), "C-37");
    refused("/stage", json!({"now": "between", "plots": ["JA1", "JC1"]}), "C-40");
    refused("/stage", json!({"now": "founding", "hq": "HC1"}), "C-42");
    refused("/stage", json!({"now": "founding", "hq": "JA1"}), "C-42");
    refused("/stage", json!({"now": "merging", "companies": ["tea", "silk"]}), "C-51");
    refused("/stage", json!({"now": "trading", "left": 3}), "C-63");
    refused("/stage", json!({"now": "lots"}), "C-72");
    refused("/stage", json!({"now": "looking", "seat": 1}), "C-72");
    let sales =
        json!({"now": "sales", "companies": ["tea"], "loser": "tea", "winner": "tea", "seat": 2});
    refused("/stage", sales, "C-53");
    refused("/event", json!({"kind": "verlappen", "by_action": false}), "C-");
}

const VEILINGE: &str = "1 build HC1, 1 done, 1 event veilinge, 1 lot bank tea, 1 bid 10";
const TRADE: &str = "1 build HC1, 1 done, 1 event coopmanscappen, 1 offer 2, 1 give 20, 1 send";
const BIDS: &str = "1 build HC1, 1 done, 1 event verlappen, 2 bid 30";

#[test]
fn events_that_cannot_be_are_refused() {
    refused_after(VEILINGE, "/stage/best", json!([1, 15]), "C-89");
    refused_after(VEILINGE, "/stage/best", json!([1, 9990]), "C-89");
    refused_after(VEILINGE, "/stage/best", json!([2, 10]), "C-89");
    refused_after(VEILINGE, "/stage/bidders", json!([1, 3]), "C-89");
    refused_after(VEILINGE, "/stage/bidders", json!([1, 2, 3, 5]), "C-1");
    refused_after(VEILINGE, "/stage/lot", json!({"own": "silk"}), "C-95");
    refused_after(BIDS, "/stage/bids/1", json!({"sealed": 35}), "C-75");
    refused_after(BIDS, "/stage/bids/1", json!({"sealed": 990}), "C-75");
    refused_after(BIDS, "/stage/bids/4", json!("open"), "C-1");
    refused_after(BIDS, "/stage/ties", json!(5), "C-77");
    refused_after(TRADE, "/stage/left", json!(6), "C-85");
    refused_after(TRADE, "/stage/step/answering/partner", json!(1), "C-84");
    refused_after(TRADE, "/stage/step/answering/give/money", json!(9990), "C-87");
    refused_after(TRADE, "/stage/step/answering/get/money", json!(10), "C-85");
    refused_after(TRADE, "/stage/step/answering/give/cards", json!(["HD1"]), "C-87");
    refused_after(TRADE, "/stage/step/answering/get/cards", json!(["HA1"]), "C-87");
    refused_after(TRADE, "/stage/step/answering/give/money", json!(0), "C-87");
}

#[test]
fn knowledge_that_cannot_be_is_refused() {
    refused("/players/0/slots", json!([0]), "unseen");
    refused("/players/0/slots", json!([0, 0]), "at once");
    refused("/players/0/slots", json!([0, 9]), "later");
    refused("/players/0/shown", json!(["HD1"]), "C-99");
    refused("/knowledge/stretch", json!(0), "C-99");
    refused("/knowledge/all", json!({"HC1": 1}), "knows less");
    refused("/knowledge/own", json!([]), "C-99");
}

#[test]
fn any_part_of_a_document_may_be_wrong_without_harm() {
    let rules = rules();
    let mut rng = Rng::new(Seed::from_number(4));
    for decisions in ["", VEILINGE, TRADE, BIDS, "1 build HC1"] {
        let mut position = arranged(&rules);
        if !decisions.is_empty() {
            play(&rules, &mut position, decisions);
        }
        let document = rules.save(&position);
        let mut pointers = Vec::new();
        gather(&document, String::new(), &mut pointers);
        for pointer in pointers {
            for value in
                [json!(null), json!(0), json!(255), json!(-1), json!("tea"), json!([]), json!({})]
            {
                let mut changed = document.clone();
                *changed.pointer_mut(&pointer).unwrap() = value;
                if let Ok(position) = rules.load(&changed) {
                    let law = damrak_core::laws::check_position(&rules, &position, &mut rng);
                    assert_eq!(law, Ok(()), "{pointer}");
                }
            }
        }
    }
}

fn gather(value: &Value, at: String, pointers: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                gather(field, format!("{at}/{name}"), pointers);
            }
        }
        // The first entries of a list stand for all of them.
        Value::Array(items) => {
            for (index, item) in items.iter().take(3).enumerate() {
                gather(item, format!("{at}/{index}"), pointers);
            }
        }
        _ => {}
    }
    if !at.is_empty() {
        pointers.push(at);
    }
}

#[test]
fn what_is_no_document_is_refused() {
    let rules = rules();
    for value in [json!(null), json!([]), json!({}), json!("x"), json!(7)] {
        let error: PositionError = rules.load(&value).unwrap_err();
        assert_eq!(error.place, "position");
    }
}

#[test]
fn notation_is_read_whatever_the_spelling() {
    let rules = rules();
    for (text, canonical) in [
        ("  BUILD   hb3 ", "build HB3"),
        ("pair hb3 HA3", "pair HB3 HA3"),
        ("Raise hb3 ROOF", "raise HB3 roof"),
        ("give Floor-2", "give floor-2"),
        ("lot BANK tea", "lot bank tea"),
    ] {
        let action = rules.read_notation(text).unwrap();
        assert_eq!(rules.notation(action), canonical);
    }
}

#[test]
fn what_is_no_notation_is_refused_with_a_sentence() {
    let rules = rules();
    for (text, key) in [
        ("", "chartered-notation-unknown"),
        ("jump", "chartered-notation-unknown"),
        ("build HB3 twice", "chartered-notation-unknown"),
        ("build HB9", "chartered-notation-plot"),
        ("take floor-5", "chartered-notation-card"),
        ("buy gold", "chartered-notation-company"),
        ("bid 07", "chartered-notation-amount"),
        ("bid -10", "chartered-notation-amount"),
        ("bid 99999999", "chartered-notation-amount"),
        ("offer 9", "chartered-notation-unknown"),
        ("pair HA1 HA2 HA3", "chartered-notation-unknown"),
    ] {
        assert_eq!(rules.read_notation(text).unwrap_err().phrase.key, key, "{text}");
    }
    let long = "build ".to_owned() + &"ß".repeat(10_000);
    assert!(rules.read_notation(&long).is_err());
}
