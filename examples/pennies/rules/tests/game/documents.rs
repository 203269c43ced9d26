//! What cannot be is not read: neither positions nor purses.

use damrak_core::edition::EditionSource;
use damrak_core::{Documents, Rules};
use pennies::Pennies;
use serde_json::{Value, json};

use crate::common::{rules, setup};

fn good() -> Value {
    json!({
        "hands": [[1, 2, 3, 4, 5], [1, 2, 3, 4]],
        "sealed": [null, 5],
        "rounds": [[9, 9]],
    })
}

#[test]
fn a_position_is_read_back() {
    let rules = rules(2);
    assert_eq!(rules.save(&rules.load(&good()).unwrap()), good());
}

#[test]
fn wrong_positions_are_refused_with_the_place() {
    for (pointer, wrong, place) in [
        ("/hands", json!([[1, 2, 3, 4, 5]]), "hands"),
        ("/hands/0", json!([1, 2, 3, 4]), "hands"),
        ("/hands/0", json!([1, 2, 3, 4, 5, 6]), "hands"),
        ("/hands/0", json!(vec![1; 300]), "hands"),
        ("/hands/0/0", json!(0), "coins"),
        ("/hands/0/0", json!(10), "coins"),
        ("/hands/0", json!([9, 9, 1, 2, 3]), "coins"),
        ("/sealed", json!([null]), "sealed"),
        ("/sealed/1", json!(77), "coins"),
        ("/rounds/0", json!([9]), "rounds"),
        ("/rounds", json!(vec![[1, 2]; 5]), "rounds"),
        ("/rounds", json!("none"), "position"),
    ] {
        let mut document = good();
        *document.pointer_mut(pointer).unwrap() = wrong.clone();
        let error = rules(2).load(&document).expect_err(&format!("{pointer}: {wrong}"));
        assert_eq!(error.place, place, "{pointer}: {wrong}: {error}");
    }
    let turned =
        json!({"hands": [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5]], "sealed": [6, 7], "rounds": []});
    assert_eq!(rules(2).load(&turned).unwrap_err().place, "sealed");
}

#[test]
fn wrong_purses_are_refused_with_their_line() {
    let info = Pennies::info();
    let good = info.editions[0].text;
    let open = |text: &str| {
        let setup = setup(2, 4).complete(info).unwrap();
        Pennies::open(&setup, EditionSource { file: "mine.toml", text })
    };
    assert!(open(good).is_ok());
    assert!(open(&good.replace("each = 3", "each = 9")).is_ok());
    for (from, to) in [
        ("each = 3", "each = 2"),
        ("each = 3", "each = 0"),
        ("highest = 9", "highest = 10"),
        ("highest = 9", "highest = 7"),
        ("highest = 9", "lowest = 9"),
        ("provenance = \"printed\"", "provenance = \"dreamt\""),
    ] {
        let error = open(&good.replace(from, to)).expect_err(to);
        let shown = format!("{error:?}");
        assert!(shown.contains("mine.toml") && shown.contains("line: Some"), "{to}: {shown}");
    }
}
