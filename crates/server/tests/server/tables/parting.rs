//! Whoever goes for good leaves no ghost behind, whatever a table is in the middle of.

use serde_json::{Value, json};

use crate::support::{Client, House, reveal, seal_number};

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

/// Two people whose numbers are sealed and whose seats are fixed.
fn being_dealt(house: &House) -> (Client, Client, String) {
    let (anna, piet) = (house.person("anna", false), house.person("piet", false));
    let table = anna.table(&["me", "open"], json!({"deal": "sealed"}));
    piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
    seal_number(&anna, &table, 1, 1, &number(1));
    seal_number(&piet, &table, 2, 1, &number(2));
    anna.wishes(&table, json!({"wish": "start"}));
    assert_eq!(anna.look(&table)["fair"]["stage"], "revealing");
    (anna, piet, table)
}

fn number(seat: u8) -> String {
    format!("{seat:032}")
}

/// The attempt was broken off because of the second seat, which is free again.
fn is_broken_off(picture: &Value) {
    assert_eq!(picture["table"]["status"], "gathering", "{picture}");
    assert_eq!(picture["seats"][1]["kind"], "open", "{}", picture["seats"]);
    let fair = &picture["fair"];
    assert_eq!((&fair["stage"], &fair["attempt"]), (&json!("open"), &json!(2)), "{fair}");
}

#[test]
fn no_game_begins_with_somebody_who_was_deleted_after_telling_their_number() {
    let (_folder, house) = house();
    let (anna, piet, table) = being_dealt(&house);
    assert_eq!(reveal(&piet, &table, 2, 1, &number(2)).0, 200);
    assert_eq!(piet.request("DELETE", "/api/v1/me", None).0, 200);
    is_broken_off(&anna.look(&table));
    let late = reveal(&anna, &table, 1, 1, &number(1));
    assert_eq!(late.0, 409, "the attempt is over: {}", late.1);
    // Others take the seat, and it is dealt.
    let eve = house.person("eve", false);
    eve.wishes(&table, json!({"wish": "sit", "seat": 2}));
    seal_number(&anna, &table, 1, 2, &number(1));
    seal_number(&eve, &table, 2, 2, &number(2));
    anna.wishes(&table, json!({"wish": "start"}));
    for (seat, client) in [(1, &anna), (2, &eve)] {
        assert_eq!(reveal(client, &table, seat, 2, &number(seat)).0, 200);
    }
    assert_eq!(anna.look(&table)["table"]["status"], "playing");
    house.close();
}

#[test]
fn nobody_waits_for_the_number_of_somebody_who_was_blocked() {
    let (_folder, house) = house();
    let (anna, _piet, table) = being_dealt(&house);
    assert_eq!(reveal(&anna, &table, 1, 1, &number(1)).0, 200);
    let carla = house.person("carla", true);
    let block = carla.post("/api/v1/admin/people/id-piet/block", &json!({"blocked": true}));
    assert_eq!(block.0, 200, "{}", block.1);
    is_broken_off(&anna.look(&table));
    house.close();
}

#[test]
fn whoever_holds_several_seats_gives_up_all_of_them() {
    let (_folder, house) = house();
    let [anna, piet] = ["anna", "piet"].map(|name| house.person(name, false));
    let wanted = json!({
        "game": "tulips", "hot_seat": true, "setup": {"options": {"clock": false, "tulips": 3}},
    });
    let table = anna.table(&["me", "me", "open"], wanted);
    piet.wishes(&table, json!({"wish": "sit", "seat": 3, "nonce": "abc"}));
    anna.wishes(&table, json!({"wish": "start"}));
    assert_eq!(anna.request("DELETE", "/api/v1/me", None).0, 200);
    let picture = piet.look(&table);
    assert_eq!(picture["result"]["why"], "resignation", "{picture}");
    assert_eq!(picture["result"]["ranks"][0], json!({"seat": 3, "rank": 1}));
    house.close();
}
