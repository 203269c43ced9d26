//! Games, from the deal to the rematch.

use damrak_core::Seat;
use damrak_core::fair::seal;
use serde_json::json;

use crate::openapi::client::Client;
use crate::openapi::house::House;

fn two(house: &House, more: serde_json::Value) -> (Client, Client, String) {
    let (mut fien, mut gijs) = (house.guest("Fien"), house.guest("Gijs"));
    let table = fien.table(&["me", "open"], more);
    gijs.wishes(&table, json!({"wish": "sit", "seat": 2, "nonce": "xyz"}));
    deal(&mut fien, &mut gijs, &table);
    (fien, gijs, table)
}

/// Deals; where numbers are sealed they are sealed and told first.
fn deal(fien: &mut Client, gijs: &mut Client, table: &str) {
    let start = json!({"wish": "start"});
    if fien.look(table)["fair"]["way"] == "quick" {
        return gijs.wishes(table, start);
    }
    let number = |seat: u8| format!("{seat:032}");
    let sealed = |seat: u8| {
        let hash = seal(table, Seat::from_number(seat).unwrap(), 1, &number(seat)).to_string();
        json!({"wish": "seal", "seat": seat, "attempt": 1, "seal": hash})
    };
    let told =
        |seat: u8| json!({"wish": "reveal", "seat": seat, "attempt": 1, "number": number(seat)});
    fien.wishes(table, json!({"wish": "seal", "seat": 1, "attempt": 1}));
    fien.wishes(table, sealed(1));
    fien.wish_refused(table, sealed(2), 403, "not-your-seat");
    fien.wish_refused(table, told(1), 409, "not-now");
    gijs.wishes(table, sealed(2));
    gijs.wishes(table, start);
    gijs.wish_refused(table, sealed(2), 409, "not-now");
    gijs.wish_refused(table, json!({"wish": "leave", "seat": 2}), 409, "not-now");
    let other = json!({"wish": "reveal", "seat": 2, "attempt": 1, "number": number(7)});
    gijs.wish_refused(table, other, 400, "bad-request");
    let late = json!({"wish": "reveal", "seat": 2, "attempt": 2, "number": number(2)});
    gijs.wish_refused(table, late, 409, "stale");
    gijs.wishes(table, told(2));
    gijs.wishes(table, told(2));
    fien.look(table);
    fien.wishes(table, told(1));
}

pub fn a_whole_game(house: &House) {
    let (mut fien, mut gijs, table) = two(house, json!({"public": true, "rated": true}));
    let path = format!("/api/v1/tables/{table}");
    fien.wish_refused(
        &table,
        json!({
            "wish": "decide", "seat": 2, "turn": "0.0", "action": "pass",
        }),
        403,
        "not-your-seat",
    );
    let decide = |action: &str, turn: &str| json!({"wish": "decide", "seat": 1, "turn": turn, "action": action, "key": "once"});
    fien.wish_refused(&table, decide("build e5", "0.0"), 422, "against-the-rules");
    fien.wish_refused(&table, decide("dance", "0.0"), 422, "notation");
    fien.wish_refused(&table, decide("pass", "7.0"), 409, "stale");
    let stop = json!({"wish": "stop", "seat": 1, "fall": "0.0", "step": 3});
    fien.wish_refused(&table, stop, 409, "stale");
    fien.wishes(&table, decide("pass", "0.0"));
    fien.wishes(&table, decide("pass", "0.0"));
    fien.refused(("GET", &format!("{path}/record")), None, 409, "not-now");
    fien.refused(("POST", &format!("{path}/rematch")), None, 409, "not-now");
    let mut watcher = house.stranger().with("Accept-Language", "nl");
    let spectators = |allowed: bool| json!({"wish": "set-spectators", "allowed": allowed});
    gijs.wish_refused(&table, spectators(false), 403, "forbidden");
    fien.wishes(&table, spectators(false));
    watcher.refused(("GET", &path), None, 403, "forbidden");
    fien.wishes(&table, spectators(true));
    while gijs.decide(&table) || fien.decide(&table) {
        watcher.look(&table);
    }
    let picture = watcher.look(&table);
    assert_eq!(picture["result"]["why"], "rules");
    assert!(picture["result"]["places"][0]["scores"][0]["title"].is_string());
    let decisions = picture["game"]["decisions"].as_u64().unwrap();
    for decision in 0..=decisions {
        let at = fien.gets(&format!("{path}/at/{decision}?seat=1"));
        assert_eq!(at["decision"], decision);
        watcher.gets(&format!("{path}/at/{decision}"));
    }
    let beyond = fien.gets(&format!("{path}/at/{}", decisions + 1));
    assert_eq!(beyond["decision"], decisions, "there are no more");
    assert!(watcher.get(&format!("{path}/record")).text.lines().count() as u64 > decisions);

    let id = fien.id();
    let profile = watcher.gets(&format!("/api/v1/people/{id}"));
    assert_eq!(profile["person"]["ratings"][0]["games"], 1);
    assert_eq!(profile["person"]["games"][0]["id"], table);
    let first = fien.granted("POST", &format!("{path}/rematch"), None);
    let second = gijs.granted("POST", &format!("{path}/rematch"), None);
    assert_eq!(first, second, "the second is told the same");
    assert_eq!(watcher.look(&table)["rematch"], first["table"]);
    house.guest("Eve").refused(("POST", &format!("{path}/rematch")), None, 403, "not-your-seat");
}

/// Asks until something is true of the answer.
fn until(mut ask: impl FnMut() -> serde_json::Value, is_it: impl Fn(&serde_json::Value) -> bool) {
    for _ in 0..400 {
        if is_it(&ask()) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("it never comes");
}

pub fn with_advice(house: &House) {
    let mut fien = house.guest("Fien");
    let table = fien.table(&["me", "regent@200sims"], json!({"start": true}));
    let path = format!("/api/v1/tables/{table}/review");
    fien.refused(("GET", &path), None, 409, "not-now");
    fien.wishes(&table, json!({"wish": "hint", "seat": 1}));
    until(|| fien.look(&table), |picture| picture["game"]["own"]["hint"]["thinking"] == false);
    assert_eq!(fien.look(&table)["seats"][0]["hints"], 1);
    until(
        || {
            fien.decide(&table);
            fien.look(&table)
        },
        |picture| picture["result"]["why"] == "rules",
    );
    until(|| fien.gets(&path), |review| review["state"] == "ready");
}

pub fn changing_ones_mind(house: &House) {
    let (mut fien, mut gijs, table) = two(house, json!({}));
    fien.decide(&table);
    fien.wishes(&table, json!({"wish": "take-back", "seat": 1}));
    fien.wish_refused(&table, json!({"wish": "take-back", "seat": 1}), 409, "not-now");
    while fien.look(&table)["game"]["decisions"].as_u64() < Some(3) {
        assert!(fien.decide(&table) || gijs.decide(&table));
    }
    fien.wishes(&table, json!({"wish": "ask-undo", "seat": 1, "to": 1}));
    assert_eq!(gijs.look(&table)["undo"]["to"], 1);
    gijs.wishes(&table, json!({"wish": "answer-undo", "seat": 2, "agrees": false}));
    gijs.wish_refused(&table, json!({"wish": "ask-undo", "seat": 2, "to": 99}), 400, "bad-request");
    gijs.wishes(&table, json!({"wish": "ask-undo", "seat": 2, "to": 0}));
    fien.wishes(&table, json!({"wish": "answer-undo", "seat": 1, "agrees": true}));
    assert_eq!(fien.look(&table)["game"]["decisions"], 0);
    fien.wishes(&table, json!({"wish": "pause", "seat": 1}));
    assert_eq!(gijs.look(&table)["paused"], true);
    gijs.wish_refused(&table, json!({"wish": "pause", "seat": 2}), 409, "not-now");
    gijs.wishes(&table, json!({"wish": "resume", "seat": 2}));
}

pub fn giving_up_and_voting(house: &House) {
    let clock = json!({"kind": "per-decision", "seconds": 1});
    let (mut fien, mut gijs, table) =
        two(house, json!({"clock": clock, "at_zero": "others-may-replace"}));
    fien.wishes(&table, json!({"wish": "pause", "seat": 1}));
    assert_eq!(gijs.look(&table)["votes"][0]["motion"]["motion"], "pause");
    gijs.wishes(&table, json!({"wish": "pause", "seat": 2, "agrees": false}));
    let replace = json!({"wish": "vote-replace", "seat": 1, "about": 2, "agrees": true});
    fien.wish_refused(&table, replace.clone(), 409, "not-now");
    while fien.decide(&table) {}
    until(|| fien.look(&table), |picture| picture["seats"][1]["clock"]["left"] == 0);
    fien.wishes(&table, replace);
    assert_eq!(gijs.look(&table)["seats"][1]["stand_in"], "clerk");
    gijs.wishes(&table, json!({"wish": "return", "seat": 2}));
    fien.wishes(&table, json!({"wish": "vote-end", "seat": 1, "agrees": true}));
    assert_eq!(gijs.look(&table)["votes"][0]["motion"]["motion"], "end");
    gijs.wishes(&table, json!({"wish": "vote-end", "seat": 2, "agrees": true}));
    assert_eq!(gijs.look(&table)["result"]["why"], "agreement");

    let (mut fien, mut gijs, table) = two(house, json!({}));
    fien.wishes(&table, json!({"wish": "resign", "seat": 1}));
    assert_eq!(gijs.look(&table)["result"]["why"], "resignation");
    gijs.wish_refused(&table, json!({"wish": "resign", "seat": 2}), 409, "not-now");
}

pub fn with_clocks(house: &House) {
    let clock = json!({"clock": {"kind": "per-decision", "seconds": 1}});
    let (mut fien, _, table) = two(house, clock);
    let by_clock = |picture: &serde_json::Value| {
        let story = picture["game"]["story"].as_array().cloned().unwrap_or_default();
        story.iter().any(|chapter| chapter["by"] == "clock")
    };
    for _ in 0..200 {
        let picture = fien.look(&table);
        if by_clock(&picture) {
            return;
        }
        assert!(picture["seats"][0]["clock"]["left"].as_u64() <= Some(1000));
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("time is never up");
}

pub fn with_a_falling_clock(house: &House) {
    let (mut fien, mut gijs, table) = two(house, json!({"game": "tulips", "setup": {}}));
    let fall = fien.look(&table)["fall"].clone();
    let stop = |seat: u8, fall: &serde_json::Value, step: Option<u8>| json!({"wish": "stop", "seat": seat, "fall": fall["id"], "step": step});
    fien.wishes(&table, stop(1, &fall, Some(3)));
    assert_eq!(fien.look(&table)["fall"]["plan"], 3);
    assert!(gijs.look(&table)["fall"]["plan"].is_null(), "it is her secret");
    assert!(house.stranger().look(&table)["fall"]["allowed"].is_null());
    fien.wishes(&table, stop(1, &fall, None));
    gijs.wishes(&table, stop(2, &fall, Some(0)));
    gijs.wish_refused(&table, stop(2, &fall, Some(9)), 409, "not-now");
}
