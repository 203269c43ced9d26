//! Making tables, sitting down, talking, and the lists.

use serde_json::{Value, json};

use crate::openapi::house::House;

const EDITION: &str = include_str!("../../../../../../games/kontor/rules/edition.toml");

pub fn making(house: &House) {
    let mut dora = house.guest("Dora");
    for seats in [["me", "open"], ["me", "invite"], ["me", "random"], ["clerk", "random"]] {
        let table = dora.table(&seats, json!({"title": "Ours", "public": true}));
        assert!(dora.look(&table)["game"].is_null());
    }
    let sheltered = json!({
        "edition": {"file": "ours.toml", "text": EDITION}, "hot_seat": true, "spectators": false,
        "nonce": "abc", "live": false, "rated": true, "start": true, "at_zero": "others-may-replace",
        "clock": {"kind": "per-decision", "seconds": 86400},
    });
    let table = dora.table(&["me", "me"], sheltered);
    for seat in 1..=2 {
        let picture = dora.gets(&format!("/api/v1/tables/{table}?seat={seat}"));
        assert_eq!(picture["viewer"], seat);
    }
    let mut eve = house.guest("Eve");
    let path = format!("/api/v1/tables/{table}");
    eve.refused(("GET", &path), None, 403, "forbidden");
    eve.refused(("GET", &format!("{path}?seat=1")), None, 403, "not-your-seat");
    eve.refused(("GET", &format!("{path}/at/0?seat=1")), None, 403, "not-your-seat");
    for clock in [json!({"kind": "none"}), json!({"kind": "bank", "seconds": 60, "increment": 5})] {
        dora.table(&["me", "open"], json!({ "clock": clock }));
    }

    let mut refused = |more: Value, status, code: &str| {
        let mut wanted = json!({"game": "kontor", "setup": {}, "seats": ["me", "open"]});
        for (name, value) in more.as_object().unwrap() {
            wanted[name] = value.clone();
        }
        dora.refused(("POST", "/api/v1/tables"), Some(wanted), status, code);
    };
    refused(json!({"game": "chess"}), 422, "setup");
    refused(json!({"setup": {"variant": "blitz"}}), 422, "setup");
    refused(json!({"seats": ["me", "god"]}), 400, "bad-request");
    refused(json!({"edition": {"file": "x", "text": "name = 3"}}), 422, "edition");
    refused(json!({"title": "x".repeat(81)}), 400, "bad-request");
    refused(json!({"start": true}), 409, "not-now");
    refused(json!({"rated": true, "deal": "quick"}), 400, "bad-request");
    refused(json!({"deal": "somehow"}), 422, "bad-request");
    for misspelt in [
        json!({"spectator": false}),
        json!({"clock": {"kind": "bank", "seconds": 1, "increments": 1}}),
        json!({"setup": {"option": {}}}),
        json!({"edition": {"file": "x", "text": "", "name": ""}}),
    ] {
        refused(misspelt, 422, "bad-request");
    }
}

pub fn gathering(house: &House) {
    let mut dora = house.guest("Dora");
    let mut eve = house.guest("Eve");
    let wanted = json!({"game": "kontor", "setup": {}, "seats": ["me", "invite"]});
    let made = dora.posts("/api/v1/tables", wanted);
    let table = made["table"].as_str().unwrap();
    let sit = json!({"wish": "sit", "seat": 2});
    house.stranger().wish_refused(table, sit.clone(), 401, "sign-in");
    eve.wish_refused(table, sit, 409, "not-now");
    let old = json!({"wish": "sit", "seat": 2, "invitation": made["invitations"][0]["invitation"]});
    let invitations = format!("/api/v1/tables/{table}/invitations");
    let new = dora.posts(&invitations, json!({"seat": 2}));
    eve.refused(("POST", &invitations), Some(json!({"seat": 2})), 403, "forbidden");
    dora.refused(("POST", &invitations), Some(json!({"seat": 3})), 404, "not-found");
    eve.wish_refused(table, old, 409, "not-now");
    let invited = json!({
        "wish": "sit", "seat": 2, "invitation": new["invitation"], "nonce": "0123456789abcdef",
    });
    eve.wishes(table, invited);
    eve.wishes(table, json!({"wish": "leave", "seat": 2}));
    dora.wish_refused(
        table,
        json!({"wish": "seat-bot", "seat": 2, "bot": "god"}),
        400,
        "bad-request",
    );
    dora.wishes(table, json!({"wish": "seat-bot", "seat": 2, "bot": "random"}));
    eve.wish_refused(table, json!({"wish": "close"}), 403, "forbidden");
    eve.refused(("GET", &format!("/api/v1/tables/{table}/at/0")), None, 404, "not-found");
    eve.refused(("GET", &format!("/api/v1/tables/{table}/record")), None, 409, "not-now");
    dora.wishes(table, json!({"wish": "close"}));
    dora.wish_refused(table, json!({"wish": "start"}), 409, "not-now");
    dora.wish_refused(table, json!({"wish": "dance"}), 422, "bad-request");
    dora.wish_refused(table, json!({"wish": "start", "at": "once"}), 422, "bad-request");
    dora.wish_refused("nowhere", json!({"wish": "start"}), 404, "not-found");

    for list in ["open", "playing", "recent", "mine", "past"] {
        dora.gets(&format!("/api/v1/tables?list={list}&offset=0"));
    }
    assert_eq!(dora.gets("/api/v1/tables?list=past")["tables"][0]["id"], table);
    dora.refused(("GET", "/api/v1/tables?list=none"), None, 400, "bad-request");
    house.stranger().refused(("GET", "/api/v1/tables?list=mine"), None, 401, "sign-in");
}

pub fn talking(house: &House) {
    let mut dora = house.guest("Dora");
    let table = dora.table(&["me", "open"], json!({"public": true}));
    let chat = format!("/api/v1/tables/{table}/chat");
    for text in ["Good evening", "<b>anybody</b>?"] {
        dora.posts(&chat, json!({ "text": text }));
    }
    dora.refused(("POST", &chat), Some(json!({"text": " "})), 400, "bad-request");
    let lines = house.stranger().gets(&format!("{chat}?after=1"))["lines"].clone();
    assert_eq!(lines[0]["text"], "<b>anybody</b>?");
    assert_eq!(dora.look(&table)["chat"], 2);
    dora.posts(&chat, json!({"phrase": "good-game"}));
    dora.refused(("POST", &chat), Some(json!({"phrase": "bad-game"})), 400, "bad-request");
    let read = [("en", "Good game!"), ("de", "Das war ein gutes Spiel!"), ("nl", "Goed spel!")];
    for (language, text) in read {
        let mut reader = house.stranger().with("Accept-Language", language);
        let line = reader.gets(&format!("{chat}?after=2"))["lines"][0].clone();
        assert_eq!((&line["phrase"], &line["text"]), (&json!("good-game"), &json!(text)));
    }
}
