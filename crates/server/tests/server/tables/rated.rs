//! What a rated game counts, and what nobody gets out of by going away.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Client, House, cookie_of, deal, two_at_a_table};
use crate::tables::playing::until_at_zero;

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

/// How somebody is rated in the only pool they have played in.
fn rating(house: &House, person: &str) -> Value {
    let profile = house.stranger().get(&format!("/api/v1/people/{person}")).1;
    profile["person"]["ratings"][0].clone()
}

fn is_rated_above(house: &House, first: &str, second: &str) {
    let (first, second) = (rating(house, first), rating(house, second));
    assert!(first["mean"].as_f64() > second["mean"].as_f64(), "{first} {second}");
}

/// Waits until the table looks so.
fn until(client: &Client, table: &str, wanted: impl Fn(&Value) -> bool) {
    for _ in 0..1000 {
        if wanted(&client.look(table)) {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("it never comes to that: {}", client.look(table)["game"]["decisions"]);
}

/// So many decisions stand.
fn decisions(picture: &Value) -> u64 {
    picture["game"]["decisions"].as_u64().unwrap()
}

#[test]
fn who_left_first_is_last_also_when_the_others_give_up() {
    let (_folder, house) = house();
    let wanted = json!({
        "rated": true, "clock": {"kind": "per-decision", "seconds": 1},
        "at_zero": "others-may-replace",
    });
    let (anna, _piet, table) = two_at_a_table(&house, wanted);
    while anna.decide_first(&table) {}
    until_at_zero(&anna, &table, 1);
    let before = decisions(&anna.look(&table));
    anna.wishes(&table, json!({"wish": "vote-replace", "seat": 1, "about": 2, "agrees": true}));
    until(&anna, &table, |picture| decisions(picture) > before);
    anna.wishes(&table, json!({"wish": "resign", "seat": 1}));
    let result = anna.look(&table)["result"].clone();
    assert_eq!(result["why"], "resignation");
    assert_eq!(result["ranks"], json!([{"seat": 1, "rank": 1}, {"seat": 2, "rank": 2}]));
    is_rated_above(&house, "id-anna", "id-piet");
    house.close();
}

#[test]
fn nobody_is_rated_by_what_a_bot_played_when_their_time_was_up() {
    let (_folder, house) = house();
    let clock = json!({"rated": true, "clock": {"kind": "per-decision", "seconds": 1}});
    let (anna, piet, table) = two_at_a_table(&house, clock);
    while anna.decide_first(&table) {}
    let before = decisions(&anna.look(&table));
    until(&anna, &table, |picture| decisions(picture) > before);
    anna.wishes(&table, json!({"wish": "resign", "seat": 1}));
    let ranks = anna.look(&table)["result"]["ranks"].clone();
    assert_eq!(ranks, json!([{"seat": 1, "rank": 1}, {"seat": 2, "rank": 2}]), "Piet had gone");
    is_rated_above(&house, "id-anna", "id-piet");

    // Deciding oneself again is coming back.
    let wanted = json!({
        "setup": {"variant": "gulliver"}, "rated": true,
        "clock": {"kind": "bank", "seconds": 1, "increment": 60},
    });
    let table = anna.table(&["me", "open"], wanted);
    piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
    deal(&table, &[&anna, &piet]);
    while anna.decide_first(&table) {}
    let before = decisions(&anna.look(&table));
    until(&anna, &table, |picture| decisions(picture) > before);
    for _ in 0..40 {
        if piet.decide_first(&table) {
            break;
        }
        anna.decide_first(&table);
    }
    anna.wishes(&table, json!({"wish": "resign", "seat": 1}));
    let ranks = anna.look(&table)["result"]["ranks"].clone();
    assert_eq!(ranks, json!([{"seat": 2, "rank": 1}, {"seat": 1, "rank": 2}]));
    house.close();
}

#[test]
fn becoming_the_same_person_as_somebody_else_at_the_table_voids_nothing() {
    let (_folder, house) = house();
    let [anna, mallory, guest] =
        ["anna", "mallory", "guest"].map(|name| house.browser(name, false));
    let account = json!({"user_name": "mallory", "password": "correct horse 17 staples"});
    let answer = mallory.answer("POST", "/api/v1/account", Some(&account));
    let mallory = Client { cookie: Some(cookie_of(&answer)), ..mallory };
    let wanted = json!({
        "game": "tulips", "rated": true, "setup": {"options": {"clock": false, "tulips": 1}},
    });
    let table = anna.table(&["me", "open", "open"], wanted);
    mallory.wishes(&table, json!({"wish": "sit", "seat": 2}));
    guest.wishes(&table, json!({"wish": "sit", "seat": 3}));
    deal(&table, &[&anna, &mallory, &guest]);
    let mut over = account;
    over["take_over"] = json!(true);
    assert_eq!(guest.post("/api/v1/sign-in", &over).0, 200);
    assert_eq!(anna.look(&table)["table"]["seats"][2]["person"], "id-mallory");

    assert!(anna.decide_first(&table));

    let result = anna.look(&table)["result"].clone();
    assert_eq!(result["why"], "rules", "{result}");
    for person in ["id-anna", "id-mallory"] {
        assert_eq!(rating(&house, person)["games"], 1, "{person}");
    }
    house.close();
}
