use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::json;

use super::*;
use crate::Printed;

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Plain,
    OneThing(u8),
    TwoThings(u8, &'static str),
    NamedThings { some_thing: Option<i64> },
}

#[derive(Serialize)]
struct Nothing;

#[derive(Serialize)]
struct Pair(u8, bool);

#[derive(Serialize)]
struct Everything {
    kinds: Vec<Kind>,
    nothing: Nothing,
    pair: Pair,
    letter: char,
    numbers: (i8, u64, i64, u128, f32, f64),
    not_finite: f64,
    text: String,
    by_name: BTreeMap<String, Option<u8>>,
    by_number: BTreeMap<i16, ()>,
    by_kind: BTreeMap<bool, Vec<()>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left_out: Option<u8>,
    printed: Printed<Vec<&'static str>>,
    document: serde_json::Value,
}

fn everything() -> Everything {
    Everything {
        kinds: vec![
            Kind::Plain,
            Kind::OneThing(7),
            Kind::TwoThings(1, "a"),
            Kind::NamedThings { some_thing: None },
            Kind::NamedThings { some_thing: Some(-5) },
        ],
        nothing: Nothing,
        pair: Pair(3, true),
        letter: '"',
        numbers: (-8, u64::MAX, i64::MIN, u128::MAX, 0.1, 1e300),
        not_finite: f64::NAN,
        text: "ƒ50 \"quoted\" \\ \n\t\r\u{8}\u{c}\u{1}\u{1f} \u{7f} – 🏠".to_owned(),
        by_name: BTreeMap::from([("a\"b".to_owned(), None), ("c".to_owned(), Some(2))]),
        by_number: BTreeMap::from([(-3, ()), (4, ())]),
        by_kind: BTreeMap::from([(false, vec![]), (true, vec![(), ()])]),
        left_out: None,
        printed: Printed::new(vec!["x\"", "y"]),
        document: json!({"list": [1, 2.5, null, {}], "empty": [], "text": "z"}),
    }
}

#[test]
fn what_is_written_is_what_serde_json_writes() {
    let mut text = String::from("before ");
    write(&mut text, &everything()).expect("plain data");
    let expected = serde_json::to_string(&everything()).expect("plain data");
    assert_eq!(text, format!("before {expected}"));
}

#[test]
fn every_byte_that_stands_for_itself_or_not_is_written_as_serde_json_writes_it() {
    for code in 0..=0x2ff_u32 {
        let letter = char::from_u32(code).expect("below the surrogates").to_string();
        let mut text = String::new();
        write(&mut text, &letter).expect("a text");
        assert_eq!(text, serde_json::to_string(&letter).expect("a text"));
    }
}

#[test]
fn wherever_a_letter_stands_in_a_long_text_it_is_written_as_serde_json_writes_it() {
    for letter in ['"', '\\', '\n', '\u{1f}', ' ', '!', '#', '[', ']', '\u{7f}', 'é', '🏠'] {
        for before in 0..20 {
            for after in 0..20 {
                let long = format!("{}{letter}{}{letter}", "a".repeat(before), "ß".repeat(after));
                let mut text = String::new();
                write(&mut text, &long).expect("a text");
                assert_eq!(text, serde_json::to_string(&long).expect("a text"));
            }
        }
    }
}

#[test]
fn a_list_is_no_name_of_a_field() {
    let odd = BTreeMap::from([(vec![1], 2)]);
    assert!(write(&mut String::new(), &odd).is_err());
}
