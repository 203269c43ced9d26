//! A clock that falls for everybody at the table.

use std::net::TcpStream;
use std::time::{Duration, Instant};

use damrak_core::{Registry, Seed, SetupDraft};
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::support::{Client, House};
use crate::tables::live::{connect, next, picture};
use crate::tulips::{STEP_MILLIS, Tulips};

const STEP: Duration = Duration::from_millis(STEP_MILLIS as u64);

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

type Socket = WebSocket<TcpStream>;

/// Anna and Piet with a socket each, and the table.
fn sit_down(house: &House) -> (Client, String, Socket, Socket) {
    let anna = house.person("anna", false);
    let piet = house.person("piet", false);
    let table = anna.table(&["me", "open"], json!({"game": "tulips"}));
    piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
    let annas = connect(house, &table, "token-of-anna");
    let piets = connect(house, &table, "token-of-piet");
    anna.wishes(&table, json!({"wish": "start"}));
    (anna, table, annas, piets)
}

fn press(socket: &mut Socket, seat: u8, fall: &Value, step: Value) -> Value {
    let wish = json!({"id": 1, "wish": "stop", "seat": seat, "fall": fall, "step": step});
    socket.send(Message::Text(wish.to_string().into())).unwrap();
    loop {
        let message = next(socket);
        if message["answer"].is_object() {
            return message["answer"].clone();
        }
    }
}

fn falling(socket: &mut Socket, decisions: u64) -> Value {
    picture(socket, |picture| {
        picture["fall"].is_object() && picture["game"]["decisions"] == decisions
    })["fall"]
        .clone()
}

#[test]
fn the_tiny_game_obeys_the_laws() {
    let registry = Registry::new().with::<Tulips>();
    let rules = registry.open("tulips", &SetupDraft::default()).unwrap();
    for number in 0..20 {
        rules.check_laws(Seed::from_bytes([number; 32]), 100).unwrap();
    }
}

#[test]
fn whoever_stops_first_has_it_and_the_stop_is_kept() {
    let (_folder, house) = house();
    let (anna, table, mut annas, mut piets) = sit_down(&house);
    let fall = falling(&mut annas, 0);
    assert_eq!((&fall["steps"], &fall["step_millis"]), (&json!(4), &json!(STEP_MILLIS)));
    assert!(fall["age"].as_i64().unwrap() < 0, "it is announced before it falls");
    std::thread::sleep(Duration::from_millis(500) + STEP + STEP / 4);
    let answer = press(&mut piets, 2, &fall["id"], json!(1));
    assert!(answer["version"].is_u64(), "{answer}");
    let after = picture(&mut annas, |picture| picture["game"]["decisions"] == 1);
    assert_eq!(after["game"]["view"]["money"], json!([0, 30]));
    let text = anna.request("GET", &format!("/api/v1/tables/{table}"), None).1;
    assert!(!text.contains("\"allowed\":null"), "a player is told what their line is given");
    house.close();
}

#[test]
fn a_stop_that_is_named_before_comes_when_its_step_does_and_nobody_else_sees_it() {
    let (_folder, house) = house();
    let (_anna, _table, mut annas, mut piets) = sit_down(&house);
    let fall = falling(&mut annas, 0);
    let began = Instant::now();
    press(&mut annas, 1, &fall["id"], json!(2));
    let own = picture(&mut annas, |picture| picture["fall"]["plan"] == 2);
    assert_eq!(own["viewer"], 1);
    let others = picture(&mut piets, |picture| picture["fall"].is_object());
    assert_eq!(others["fall"]["plan"], Value::Null);
    let after = picture(&mut piets, |picture| picture["game"]["decisions"] == 1);
    assert_eq!(after["game"]["view"]["money"], json!([50, 0]));
    assert!(began.elapsed() >= STEP * 2, "it was not stopped before its step");
    house.close();
}

#[test]
fn a_clock_nobody_stops_runs_out_and_the_next_one_falls() {
    let (_folder, house) = house();
    let (_anna, _table, mut annas, _piets) = sit_down(&house);
    let first = falling(&mut annas, 0);
    let second = falling(&mut annas, 1);
    assert_ne!(first["id"], second["id"]);
    let answer = press(&mut annas, 1, &first["id"], json!(0));
    assert_eq!(answer["error"]["code"], "stale", "the old clock cannot be stopped any more");
    house.close();
}

/// Of two who press together the second seat is served first here; elsewhere a lot may say so, and whoever knew it
/// would know how long they may wait.
#[test]
fn who_is_served_first_is_not_told_before_anybody_presses() {
    let (_folder, house) = house();
    let (_anna, table, mut annas, mut piets) = sit_down(&house);
    for socket in [&mut annas, &mut piets] {
        assert_eq!(falling(socket, 0)["may_stop"], json!([1, 2]));
    }
    let (_, seen) = house.stranger().get(&format!("/api/v1/tables/{table}"));
    assert_eq!(seen["fall"]["may_stop"], json!([1, 2]));
    house.close();
}

#[test]
fn nobody_goes_round_the_clock() {
    let (_folder, house) = house();
    let (anna, table, mut annas, mut piets) = sit_down(&house);
    let picture = picture(&mut annas, |picture| picture["fall"].is_object());
    let turn = &picture["game"]["own"]["turn"];
    let wish = json!({"wish": "decide", "seat": 1, "turn": turn, "action": "stop 0"});
    let (status, refused) = anna.wish(&table, wish);
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("not-now")));
    let answer = press(&mut piets, 1, &picture["fall"]["id"], json!(0));
    assert_eq!(answer["error"]["code"], "not-your-seat");
    house.close();
}

#[test]
fn bots_stop_the_clock_too() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let table = anna.table(&["me", "random", "random"], json!({"game": "tulips", "start": true}));
    let mut annas = connect(&house, &table, "token-of-anna");
    let over = picture(&mut annas, |picture| picture["table"]["status"] == "over");
    assert_eq!(over["game"]["view"]["sold"], 3);
    house.close();
}

#[test]
fn a_clock_may_wait_for_those_who_are_away_before_it_falls() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let piet = house.person("piet", false);
    let wanted = json!({"game": "tulips", "wait_for_absent": true});
    let table = anna.table(&["me", "open"], wanted);
    piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
    let mut annas = connect(&house, &table, "token-of-anna");
    anna.wishes(&table, json!({"wish": "start"}));
    let dealt = picture(&mut annas, |picture| picture["game"].is_object());
    assert_eq!(dealt["fall"], Value::Null, "Piet is not there");
    let _piets = connect(&house, &table, "token-of-piet");
    assert!(falling(&mut annas, 0)["age"].as_i64().unwrap() < 0);
    house.close();
}
