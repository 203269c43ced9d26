//! A position arranged by hand: what lies on the table as fields, and the changes to it.

use damrak_core::Phrase;
use damrak_table::Problem;
use maud::{Markup, html};
use serde_json::Value;

use super::place::Place;
use crate::shell::{say, say_phrase};
use crate::{Page, Visitor};

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

/// What the fields of a form change in a position: where, and what stands there then.
pub fn changes(document: &Value, fields: &[(String, String)]) -> Vec<(String, String)> {
    let said = |thing: &Thing| {
        let (_, text) = fields.iter().find(|(name, _)| *name == thing.path)?;
        let is_same = text.split_whitespace().eq(thing.text.split_whitespace());
        (!is_same).then(|| (thing.path.clone(), text.trim().to_owned()))
    };
    things(document).iter().filter_map(said).collect()
}

/// Makes the changes; what stands nowhere is left out.
pub fn arranged(mut document: Value, changes: &[(String, String)]) -> Value {
    for (path, text) in changes {
        if let Some(place) = document.pointer_mut(path) {
            *place = meant(text, place);
        }
    }
    document
}

/// The page on which a position is arranged; `document` is the one that it is arranged from.
pub fn page(
    who: &Visitor,
    place: &Place,
    document: &Value,
    filled: &[(String, String)],
    problem: Option<&Problem>,
) -> Page {
    let word = |key| say(who.language, key);
    let things = things(document);
    let group = |thing: &Thing| thing.path.split('/').nth(1).unwrap_or_default().to_owned();
    let groups: Vec<&[Thing]> = things.chunk_by(|a, b| group(a) == group(b)).collect();
    let as_it_was = Place { sets: Vec::new(), ..place.clone() };
    let body = html! {
        .prose.arrange {
            h1 { (word("boards-arrange")) }
            p { (word("boards-arrange-help")) }
            @if let Some(problem) = problem { p.notice.problem role="alert" { (say_phrase(who.language, &problem.phrase)) } }
            form #arrange method="post" action={ (place.arrange()) } {
                section.tile.fields.inside.arrange-loose {
                    @for one in groups.iter().filter(|group| group.len() == 1).flat_map(|group| group.iter()) { (field(one, filled)) }
                }
                @for many in groups.iter().filter(|group| group.len() > 1) {
                    @let changed = many.iter().any(|thing| filled.iter().any(|(path, _)| *path == thing.path));
                    details.tile open[changed] {
                        summary { h2 { (group(&many[0])) } }
                        .inside.fields { @for thing in *many { (field(thing, filled)) } }
                    }
                }
                p.actions {
                    button.main { (word("boards-think-about-it")) }
                    a.button href=(as_it_was.address()) { (word("boards-as-it-was")) }
                }
            }
        }
    };
    Page::new(word("boards-arrange"), body).because_of(problem).dressed(&crate::shell::BOARDS)
}

fn field(thing: &Thing, filled: &[(String, String)]) -> Markup {
    let text = filled.iter().find(|(path, _)| *path == thing.path).map_or(&thing.text, |(_, t)| t);
    let kind = if thing.is_number { "number" } else { "text" };
    html! {
        label.field {
            span { (thing.path.trim_start_matches('/').replace(['/', '_'], " ")) }
            input type=(kind) name=(thing.path) value=(text) autocomplete="off" spellcheck="false";
        }
    }
}

/// Why a position cannot be.
pub fn cannot_be(place: &str, problem: &str) -> Problem {
    Problem::bad("boards-cannot-be").with("place", place).with("problem", problem)
}

/// How many things were changed by hand.
pub(super) fn told(place: &Place) -> Option<Phrase> {
    let count = place.sets.len() as u32;
    (count > 0).then(|| Phrase::new("boards-arranged").with("count", count))
}

#[cfg(test)]
mod tests {
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
        let mut changes = changes(&lying(), &said);
        changes.sort();
        let expected = [field("/hands/0", "R1"), field("/hands/1", "C2"), field("/round", "5")];
        assert_eq!(changes, expected);
        let then = arranged(lying(), &changes);
        assert_eq!(then["round"], 5);
        assert_eq!(then["hands"], json!([["R1"], ["C2"]]));
        assert_eq!(arranged(lying(), &[field("/nowhere", "1")]), lying());
    }
}
