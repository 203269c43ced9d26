//! Acting for others and reading what is hidden: refused everywhere.

use serde_json::json;

use crate::support::{House, two_at_a_table};

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

#[test]
fn nobody_acts_for_a_seat_that_is_not_his() {
    let (_folder, house) = house();
    let (_anna, piet, table) = two_at_a_table(&house, json!({}));
    let eve = house.person("eve", false);
    for wish in [
        json!({"wish": "decide", "seat": 1, "turn": "0.0", "action": "pass"}),
        json!({"wish": "take-back", "seat": 1}),
        json!({"wish": "ask-undo", "seat": 1, "to": 0}),
        json!({"wish": "answer-undo", "seat": 1, "agrees": true}),
        json!({"wish": "pause", "seat": 1}),
        json!({"wish": "resume", "seat": 1}),
        json!({"wish": "resign", "seat": 1}),
        json!({"wish": "vote-end", "seat": 1, "agrees": true}),
        json!({"wish": "vote-replace", "seat": 1, "about": 2, "agrees": true}),
        json!({"wish": "return", "seat": 1}),
    ] {
        for other in [&piet, &eve] {
            let (status, answer) = other.wish(&table, wish.clone());
            assert_eq!(status, 403, "{wish}: {answer}");
            assert_eq!(answer["error"]["code"], "not-your-seat");
        }
        assert_eq!(house.stranger().wish(&table, wish).0, 401);
    }
    assert_eq!(eve.wish(&table, json!({"wish": "close"})).0, 403);
    house.close();
}

/// The names of the cards that only their owner may see.
fn hidden_hand(view: &serde_json::Value, seat: usize) -> Vec<String> {
    let known: Vec<String> = view["players"][seat]["known"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card["id"].to_string())
        .collect();
    view["own"]["hand"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card["id"].to_string())
        .filter(|card| !known.contains(card))
        .collect()
}

#[test]
fn what_is_hidden_reaches_nobody_else_by_any_way() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    let eve = house.person("eve", false);
    let mine = anna.look(&table);
    let secret = hidden_hand(&mine["game"]["view"], 0);
    assert_eq!(secret.len(), 5);
    anna.decide_first(&table);
    for (who, client) in [("piet", &piet), ("eve", &eve), ("stranger", &house.stranger())] {
        for path in [
            format!("/api/v1/tables/{table}"),
            format!("/api/v1/tables/{table}?seat=1"),
            format!("/api/v1/tables/{table}/at/0"),
            format!("/api/v1/tables/{table}/at/1"),
            format!("/api/v1/tables/{table}/at/0?seat=1"),
            format!("/api/v1/tables/{table}/record"),
            format!("/api/v1/tables/{table}/chat"),
            "/api/v1/tables?list=playing".to_owned(),
            "/metrics".to_owned(),
        ] {
            let (status, answer) = client.get(&path);
            let text = answer.to_string();
            for card in &secret {
                assert!(!text.contains(card.as_str()), "{who} reads {card} at {path}: {text}");
            }
            assert!(!text.contains("secret\":\""), "{who} reads the seed at {path}");
            if path.contains("seat=1") {
                assert_eq!(status, 403, "{path}");
            }
        }
    }
    house.close();
}

#[test]
fn no_list_shows_the_way_to_a_game_that_nobody_may_watch() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let closed = json!({
        "game": "kontor", "setup": {}, "seats": ["me", "open"], "public": true, "spectators": false,
    });
    let (status, answer) = anna.post("/api/v1/tables", &closed);
    assert_eq!(status, 400, "{answer}");
    assert!(answer["error"]["message"].as_str().unwrap().contains("watched"), "{answer}");
    let (eve, piet) = (house.person("eve", false), house.person("piet", false));
    let lists = ["open", "playing", "recent"];
    let listed = |table: &str| {
        lists.iter().any(|list| {
            let path = format!("/api/v1/tables?list={list}");
            house.stranger().get(&path).1.to_string().contains(table)
        })
    };
    let watch = |allowed: bool| json!({"wish": "set-spectators", "allowed": allowed});
    let played = eve.table(&["me", "open"], json!({"public": true}));
    let gathering = eve.table(&["me", "open"], json!({"public": true}));
    piet.wishes(&played, json!({"wish": "sit", "seat": 2, "nonce": "abc"}));
    eve.wishes(&played, json!({"wish": "start"}));
    for table in [&played, &gathering] {
        assert!(listed(table));
        eve.wishes(table, watch(false));
        assert!(!listed(table));
        assert!(!house.stranger().request("GET", "/watch", None).1.contains(table.as_str()));
        eve.wishes(table, watch(true));
        assert_eq!(house.stranger().get(&format!("/api/v1/tables/{table}")).0, 200);
        assert!(listed(table), "it is as public as it was");
    }
    eve.wishes(&played, watch(false));
    piet.wishes(&played, json!({"wish": "resign", "seat": 2}));
    assert!(!listed(&played), "nor among the games that are over");
    house.close();
}

#[test]
fn a_table_that_allows_no_spectators_has_none() {
    let (_folder, house) = house();
    let (anna, _, table) = two_at_a_table(&house, json!({"spectators": false}));
    assert_eq!(house.stranger().get(&format!("/api/v1/tables/{table}")).0, 403);
    assert_eq!(house.stranger().get(&format!("/api/v1/tables/{table}/chat")).0, 403);
    assert_eq!(anna.get(&format!("/api/v1/tables/{table}")).0, 200);
    house.close();
}

#[test]
fn what_is_not_there_and_what_cannot_be_read_is_told_so() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let code = |reply: crate::support::Reply| (reply.0, reply.1["error"]["code"].clone());
    assert_eq!(code(anna.get("/api/v1/tables/nowhere")), (404, json!("not-found")));
    let wish = |body| code(anna.wish("nowhere", body));
    assert_eq!(wish(json!({"wish": "dance"})).0, 422);
    assert_eq!(wish(json!({"wish": "start"})), (404, json!("not-found")));
    let table = |body| code(anna.post("/api/v1/tables", &body));
    assert_eq!(table(json!({"game": "chess", "setup": {}, "seats": []})), (422, json!("setup")));
    let seats = json!({"game": "kontor", "setup": {}, "seats": ["me", "god"]});
    assert_eq!(table(seats), (400, json!("bad-request")));
    let crowd = json!({"game": "kontor", "setup": {}, "seats": ["me", "open", "open"]});
    assert_eq!(table(crowd), (422, json!("setup")));
    let edition = json!({
        "game": "kontor", "setup": {}, "seats": ["me", "open"],
        "edition": {"file": "mine.toml", "text": "name = 3"},
    });
    assert_eq!(table(edition), (422, json!("edition")));
    house.close();
}
