//! Those who hold up a live table too long have said no.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::{Client, House};
use crate::tulips::STEP_MILLIS;

/// Far longer than anybody's patience here.
const LONG: Duration = Duration::from_millis(5 * STEP_MILLIS as u64);

fn hasty(more: &Value) -> Value {
    let mut wanted = json!({
        "game": "tulips",
        "setup": {"options": {"clock": false, "haste": true, "tulips": 2}},
    });
    for (name, value) in more.as_object().unwrap() {
        wanted[name] = value.clone();
    }
    wanted
}

/// Anna, whose turn it is, and Piet at a table where nobody does anything.
fn table_of_two(house: &House, more: &Value) -> (Client, String) {
    let (anna, piet) = (house.person("anna", false), house.person("piet", false));
    let table = anna.table(&["me", "open"], hasty(more));
    piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
    anna.wishes(&table, json!({"wish": "start"}));
    (anna, table)
}

fn decisions(client: &Client, table: &str) -> u64 {
    client.look(table)["game"]["decisions"].as_u64().unwrap()
}

#[test]
fn silence_is_a_decision_after_a_while_and_each_has_its_own_time() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let began = Instant::now();
    let (anna, table) = table_of_two(&house, &json!({}));
    while decisions(&anna, &table) < 2 {
        assert!(began.elapsed() < 3 * LONG, "nobody loses patience");
        std::thread::sleep(Duration::from_millis(20));
    }
    let step = Duration::from_millis(STEP_MILLIS.into());
    assert!(began.elapsed() >= 2 * step, "too soon: {:?}", began.elapsed());
    let story = anna.look(&table)["game"]["story"].clone();
    assert_eq!((&story[1]["by"], &story[2]["by"]), (&json!("clock"), &json!("clock")));
    house.close();
}

#[test]
fn there_is_patience_without_end_by_turn_alone_on_one_device_and_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, by_turn) = table_of_two(&house, &json!({"live": false}));
    let unhurried = anna.table(&["me", "open"], hasty(&json!({"limited_talk": false})));
    let piet = house.person("cleo", false);
    piet.wishes(&unhurried, json!({"wish": "sit", "seat": 2}));
    anna.wishes(&unhurried, json!({"wish": "start"}));
    let alone = anna.table(&["me", "random"], hasty(&json!({"start": true})));
    let shared = anna.table(&["me", "me"], hasty(&json!({"hot_seat": true, "start": true})));
    std::thread::sleep(LONG);
    for table in [by_turn, unhurried, alone, shared] {
        assert_eq!(decisions(&anna, &table), 0, "{table}");
    }
    house.close();
}

#[test]
fn a_pause_stops_the_others_losing_patience() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, table) = table_of_two(&house, &json!({}));
    let piet = Client { address: anna.address, token: Some("token-of-piet".into()), cookie: None };
    anna.wishes(&table, json!({"wish": "pause", "seat": 1}));
    assert_eq!(anna.look(&table)["paused"], false, "Piet has not agreed");
    // Somebody may lose patience between the two, which makes the question void: they try again with a new game.
    let agree = |table: String| {
        anna.wish(&table, json!({"wish": "pause", "seat": 1}));
        piet.wish(&table, json!({"wish": "pause", "seat": 2}));
        (anna.look(&table)["paused"] == true).then_some(table)
    };
    let again = || {
        let table = anna.table(&["me", "open"], hasty(&json!({})));
        piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
        anna.wishes(&table, json!({"wish": "start"}));
        table
    };
    let table = (0..20).find_map(|_| agree(again())).expect("both agree before patience ends");
    let before = decisions(&anna, &table);
    std::thread::sleep(LONG);
    assert_eq!(decisions(&anna, &table), before);
    house.close();
}
