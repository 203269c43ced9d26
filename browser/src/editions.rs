//! Editions in which something rare happens soon.

use serde_json::{Value, json};

/// The Flying Dutchman with dice that roll 21 or 22: nearly every gold horseshoe is above that, so whoever lays
/// one has 0, and so has everybody else who does.
pub fn easy_ties() -> Value {
    let text = include_str!("../../games/dutchman/rules/edition.toml");
    let easy = text
        .replace("faces = [1, 3, 5, 5, 7, 9]", "faces = [1, 1, 1, 1, 1, 2]")
        .replace("faces = [20, 20, 30, 30, 40, 40]", "faces = [20, 20, 20, 20, 20, 20]");
    assert!(
        easy.contains("1, 1, 2]") && easy.contains("20, 20]"),
        "the dice are written otherwise"
    );
    json!({"file": "easy-ties.toml", "text": easy})
}

/// The lay of one gold horseshoe that is above every lucky number there, from the view of its owner.
pub fn too_much(view: &Value) -> String {
    let shoes = view["own"]["shoes"].as_array().cloned().unwrap_or_default();
    let gold = shoes.iter().filter_map(Value::as_u64).find(|number| *number > 22);
    format!("lay {}", gold.expect("hardly any hand has no gold"))
}

/// The shipped edition of a game with a clock that falls quickly; nothing for games without one.
pub fn quick_clock(game: &str) -> Option<Value> {
    const STEP: &str = "step_millis = 300";
    let text = match game {
        "merchants" => include_str!("../../games/merchants/rules/edition.toml"),
        _ => return None,
    };
    let quick = text.replace("step_millis = 2000", STEP);
    assert!(quick.contains(STEP), "the clock is written otherwise");
    Some(json!({"file": "quick.toml", "text": quick}))
}
