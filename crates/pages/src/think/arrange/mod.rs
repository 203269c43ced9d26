//! A position arranged by hand: what lies on the table as fields, and the changes to it.

mod page;

use damrak_core::Phrase;
use damrak_kit::arranging::{Group, Shape};
use damrak_table::Problem;
use serde_json::Value;

use super::place::Place;

pub use page::{Arranging, groups, page};

/// What is longer than so many numbers is what somebody knows of things, not the things.
const LONGEST_NUMBERS: usize = 40;
/// Seeds and hashes have so many digits; nobody arranges them.
const SEED: usize = 64;

/// Something that lies on the table, and how a field says it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Thing {
    /// Where it stands in the document of the position, as a JSON pointer.
    path: String,
    /// What the field says.
    text: String,
    is_number: bool,
}

/// Everything that can be changed.
fn things(document: &Value) -> Vec<Thing> {
    let mut found = Vec::new();
    gather(document, String::new(), &mut found);
    found
}

fn gather(value: &Value, path: String, found: &mut Vec<Thing>) {
    let plain = |value: &Value| !value.is_object() && !value.is_array();
    match value {
        // What draws lots is no thing.
        Value::Object(fields) if fields.values().any(is_seed) => {}
        Value::Object(fields) => {
            fields.iter().for_each(|(name, inner)| gather(inner, format!("{path}/{name}"), found));
        }
        Value::Array(items) if !items.iter().all(plain) => {
            items
                .iter()
                .enumerate()
                .for_each(|(at, one)| gather(one, format!("{path}/{at}"), found));
        }
        Value::Array(items) => {
            let is_known = items.len() > LONGEST_NUMBERS && items.iter().all(Value::is_number);
            if !is_known {
                let text = items.iter().map(written).collect::<Vec<_>>().join(" ");
                found.push(Thing { path, text, is_number: false });
            }
        }
        value if is_seed(value) => {}
        value => found.push(Thing { path, text: written(value), is_number: value.is_number() }),
    }
}

fn is_seed(value: &Value) -> bool {
    value.as_str().is_some_and(|text| text.len() == SEED)
}

/// How a field says something.
fn written(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "-".to_owned(),
        value => value.to_string(),
    }
}

/// What a field says, meant like what stood there: words stay words.
fn meant(text: &str, like: &Value) -> Value {
    let text = text.trim();
    match like {
        Value::String(_) => Value::String(text.to_owned()),
        Value::Array(items) => {
            let first = items.first().unwrap_or(&Value::Null);
            let pieces = text.split_whitespace().enumerate();
            pieces.map(|(at, piece)| meant(piece, items.get(at).unwrap_or(first))).collect()
        }
        _ if text == "-" => Value::Null,
        _ => text.parse::<i64>().map(Value::from).unwrap_or_else(|_| match text {
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            word => Value::String(word.to_owned()),
        }),
    }
}

/// What the fields of a form change in a position: where, and what stands there then. Things that are called by their names
/// come first.
pub fn changes(
    document: &Value,
    groups: &[Group],
    fields: &[(String, String)],
) -> Vec<(String, String)> {
    let said = |path: &str, was: &str| {
        let (_, text) = fields.iter().find(|(name, _)| *name == path)?;
        let is_same = text.split_whitespace().eq(was.split_whitespace());
        (!is_same).then(|| (path.to_owned(), text.trim().to_owned()))
    };
    let knobs = groups.iter().flat_map(|group| &group.knobs);
    let turned = knobs.filter_map(|knob| said(&knob.path, &stands(document, &knob.path)?));
    let rest = rest(document, groups);
    turned.chain(rest.iter().filter_map(|thing| said(&thing.path, &thing.text))).collect()
}

/// What stands at a place of a document, as a field says it.
fn stands(document: &Value, path: &str) -> Option<String> {
    match document.pointer(path)? {
        Value::Array(items) => Some(items.iter().map(written).collect::<Vec<_>>().join(" ")),
        value => Some(written(value)),
    }
}

/// What can be changed by nothing but its name in documents.
fn rest(document: &Value, groups: &[Group]) -> Vec<Thing> {
    let paths = || groups.iter().flat_map(|group| &group.knobs).map(|knob| knob.path.as_str());
    let is_part = |one: &str, whole: &str| {
        one == whole || one.strip_prefix(whole).is_some_and(|rest| rest.starts_with('/'))
    };
    let is_named = |thing: &Thing| paths().any(|path| is_part(path, &thing.path));
    things(document).into_iter().filter(|thing| !is_named(thing)).collect()
}

/// Makes the changes, with what follows from them; what stands nowhere is left out.
pub fn arranged(mut document: Value, groups: &[Group], changes: &[(String, String)]) -> Value {
    let before = document.clone();
    for (path, text) in changes {
        if let Some(place) = document.pointer_mut(path) {
            *place = meant(text, place);
        }
    }
    for knob in groups.iter().flat_map(|group| &group.knobs) {
        let (was, is) = (before.pointer(&knob.path), document.pointer(&knob.path));
        if was == is {
            continue;
        }
        let more = is.and_then(Value::as_i64).zip(was.and_then(Value::as_i64));
        match &knob.shape {
            Shape::Number { pot: Some(pot), .. } => {
                let Some((more, held)) = more.zip(document.pointer_mut(pot)) else { continue };
                let left =
                    held.as_i64().map(|held| held.saturating_add(more.1).saturating_sub(more.0));
                *held = left.map_or(Value::Null, Value::from);
            }
            Shape::OneOf { clears, .. } => clears.iter().for_each(|path| {
                if let Some(place) = document.pointer_mut(path) {
                    *place = Value::Null;
                }
            }),
            Shape::Number { .. } | Shape::Places { .. } => {}
        }
    }
    document
}

/// Why a position cannot be.
pub fn cannot_be(place: &str, problem: &str) -> Problem {
    Problem::bad("boards-cannot-be").with("place", place).with("problem", problem)
}

/// How many things were changed by hand.
pub(crate) fn told(place: &Place) -> Option<Phrase> {
    let count = place.sets.len() as u32;
    (count > 0).then(|| Phrase::new("boards-arranged").with("count", count))
}

#[cfg(test)]
mod tests {
    use damrak_kit::arranging::{Knob, Title};
    use serde_json::json;

    use super::*;

    fn lying() -> Value {
        json!({
            "round": 3, "boat": "e5", "mayor": null, "hands": [["R1", "C2"], []],
            "known": vec![1; 60], "rng": {"seed": "0".repeat(64), "drawn": 2},
        })
    }

    fn field(path: &str, text: &str) -> (String, String) {
        (path.to_owned(), text.to_owned())
    }

    #[test]
    fn fields_say_what_lies_there_but_neither_seeds_nor_what_is_known() {
        let mut paths: Vec<String> = things(&lying()).into_iter().map(|thing| thing.path).collect();
        paths.sort();
        assert_eq!(paths, ["/boat", "/hands/0", "/hands/1", "/mayor", "/round"]);
    }

    #[test]
    fn what_was_changed_is_laid_and_nothing_else() {
        let said = [
            field("/round", "5"),
            field("/boat", "e5"),
            field("/hands/0", "R1"),
            field("/hands/1", " C2 "),
            field("/mayor", "-"),
            field("/nowhere", "1"),
        ];
        let mut changes = changes(&lying(), &[], &said);
        changes.sort();
        let expected = [field("/hands/0", "R1"), field("/hands/1", "C2"), field("/round", "5")];
        assert_eq!(changes, expected);
        let then = arranged(lying(), &[], &changes);
        assert_eq!(then["round"], 5);
        assert_eq!(then["hands"], json!([["R1"], ["C2"]]));
        assert_eq!(arranged(lying(), &[], &[field("/nowhere", "1")]), lying());
    }

    #[test]
    fn what_is_handed_out_comes_from_its_pot_and_places_are_left_behind() {
        let document = json!({"bank": 90, "players": [{"money": 10}], "space": "A", "from": "B"});
        let ship = Shape::OneOf { choices: Vec::new(), target: "space-", clears: &["/from"] };
        let name = || Phrase::new("page-name");
        let groups = [Group {
            title: Title::Word("page-name"),
            knobs: vec![
                Knob::money("/players/0/money".into(), name(), 10, "/bank"),
                Knob { path: "/space".into(), name: name(), shape: ship },
            ],
        }];
        let said = [field("/players/0/money", "30"), field("/space", "C"), field("/bank", "90")];
        let changes = changes(&document, &groups, &said);
        assert_eq!(changes, [field("/players/0/money", "30"), field("/space", "C")]);
        let then = arranged(document.clone(), &groups, &changes);
        let expected = json!({"bank": 70, "players": [{"money": 30}], "space": "C", "from": null});
        assert_eq!(then, expected);
        assert_eq!(arranged(document.clone(), &groups, &[]), document);
        let rest: Vec<String> =
            rest(&document, &groups).into_iter().map(|thing| thing.path).collect();
        assert_eq!(rest, ["/bank", "/from"]);
    }
}
