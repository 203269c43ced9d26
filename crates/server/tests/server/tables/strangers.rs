//! Every wish there is, wished by somebody who has no right to it: refused by request and by socket, and
//! nothing happens.

use std::collections::BTreeSet;
use std::net::TcpStream;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

use crate::support::{Client, House, two_at_a_table};
use crate::tables::live::{connect, next};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");

/// What may be wished while people gather; the second seat is Piet's.
fn while_gathering() -> Vec<(Value, &'static str)> {
    vec![
        (json!({"wish": "sit", "seat": 1}), "not-now"),
        (json!({"wish": "seat-bot", "seat": 2, "bot": "random"}), "forbidden"),
        (json!({"wish": "leave", "seat": 1}), "not-your-seat"),
        (json!({"wish": "start"}), "forbidden"),
        (json!({"wish": "seal", "seat": 1, "attempt": 1}), "not-your-seat"),
        (json!({"wish": "reveal", "seat": 1, "attempt": 1, "number": "7"}), "not-your-seat"),
        (json!({"wish": "set-spectators", "allowed": false}), "forbidden"),
        (json!({"wish": "close"}), "forbidden"),
    ]
}

/// What may be wished during a game.
fn while_playing() -> Vec<(Value, &'static str)> {
    let own = |mut wish: Value| {
        wish["seat"] = json!(1);
        (wish, "not-your-seat")
    };
    vec![
        own(json!({"wish": "decide", "turn": "0.0", "action": "pass"})),
        own(json!({"wish": "stop", "fall": "0.0", "step": 0})),
        own(json!({"wish": "hint"})),
        own(json!({"wish": "take-back"})),
        own(json!({"wish": "ask-undo", "to": 0})),
        own(json!({"wish": "answer-undo", "agrees": true})),
        own(json!({"wish": "pause"})),
        own(json!({"wish": "resume"})),
        own(json!({"wish": "resign"})),
        own(json!({"wish": "vote-replace", "about": 2, "agrees": true})),
        own(json!({"wish": "vote-end", "agrees": true})),
        own(json!({"wish": "return"})),
    ]
}

fn by_socket(house: &House, client: &Client, table: &str, wish: &Value) -> Value {
    over(connect(house, table, client.token.as_ref().unwrap()), wish)
}

/// The same from a browser's page.
fn by_page(house: &House, client: &Client, table: &str, wish: &Value) -> Value {
    let stream = TcpStream::connect(house.address).unwrap();
    let url = format!("ws://{}/api/v1/tables/{table}/socket", house.address);
    let mut request = url.into_client_request().unwrap();
    let cookie = client.cookie.as_ref().unwrap().parse().unwrap();
    request.headers_mut().insert("Cookie", cookie);
    over(tungstenite::client(request, stream).unwrap().0, wish)
}

fn over(mut socket: WebSocket<TcpStream>, wish: &Value) -> Value {
    socket.send(Message::text(wish.to_string())).unwrap();
    loop {
        let frame = next(&mut socket);
        if let Some(answer) = frame.get("answer") {
            return answer["error"]["code"].clone();
        }
    }
}

fn refuse_all(house: &House, table: &str, who: &[&Client], wishes: &[(Value, &str)]) {
    let before = who[0].look(table)["version"].clone();
    for (wish, code) in wishes {
        for client in who {
            let (status, answer) = client.wish(table, wish.clone());
            assert!((400..500).contains(&status), "{wish}: {answer}");
            assert_eq!(answer["error"]["code"], *code, "{wish}");
            assert_eq!(by_socket(house, client, table, wish), *code, "{wish} by socket");
            assert_eq!(by_page(house, client, table, wish), *code, "{wish} from a page");
        }
        assert_eq!(house.stranger().wish(table, wish.clone()).1["error"]["code"], "sign-in");
    }
    assert_eq!(who[0].look(table)["version"], before, "nothing has happened");
}

#[test]
fn nobody_has_a_wish_of_anothers_granted_by_request_or_by_socket() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    let eve = house.person("eve", false);
    anna.decide_first(&table);
    refuse_all(&house, &table, &[&eve, &piet], &while_playing());
    let gathering = anna.table(&["me", "open"], json!({}));
    piet.wishes(&gathering, json!({"wish": "sit", "seat": 2}));
    refuse_all(&house, &gathering, &[&eve], &while_gathering());
    house.close();
}

#[test]
fn an_admin_has_no_wish_granted_that_others_would_not_and_changes_nothing_unwritten() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    let carla = house.person("carla", true);
    anna.decide_first(&table);
    let always = [
        (json!({"wish": "close"}), "forbidden"),
        (json!({"wish": "set-spectators", "allowed": true}), "forbidden"),
    ];
    refuse_all(&house, &table, &[&carla], &[&while_playing()[..], &always].concat());
    let gathering = anna.table(&["me", "open"], json!({}));
    piet.wishes(&gathering, json!({"wish": "sit", "seat": 2}));
    refuse_all(&house, &gathering, &[&carla], &while_gathering());
    let invitation = format!("/api/v1/tables/{gathering}/invitations");
    assert_eq!(carla.post(&invitation, &json!({"seat": 2})).1["error"]["code"], "forbidden");

    // What an admin can do to a table is closing it, and that is written down.
    let deeds = || carla.get("/api/v1/admin/deeds").1["deeds"].clone();
    assert_eq!(deeds(), json!([]));
    assert_eq!(carla.post(&format!("/api/v1/admin/tables/{table}/close"), &json!({})).0, 200);
    assert_eq!(anna.look(&table)["table"]["status"], "closed");
    assert_eq!((&deeds()[0]["act"], &deeds()[0]["table"]), (&json!("close-table"), &json!(table)));
    house.close();
}

#[test]
fn an_admin_opens_no_game_that_is_closed_to_spectators() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, _, table) = two_at_a_table(&house, json!({"public": false, "spectators": false}));
    let carla = house.person("carla", true);
    let open = json!({"wish": "set-spectators", "allowed": true});
    assert_eq!(carla.wish(&table, open).1["error"]["code"], "forbidden");
    let answer = carla.form(&format!("/table/{table}/wish"), "wish=set-spectators&allowed=true");
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    for path in ["", "?seat=1", "/at/0", "/record", "/review"] {
        let (status, answer) = carla.get(&format!("/api/v1/tables/{table}{path}"));
        assert_eq!(status, 403, "{path}: {answer}");
    }
    assert_eq!(house.stranger().get(&format!("/api/v1/tables/{table}")).0, 403);
    assert_eq!(anna.look(&table)["table"]["status"], "playing");
    house.close();
}

#[test]
fn no_wish_is_forgotten_here() {
    let document: Value =
        serde_json::from_str(&std::fs::read_to_string(DOCUMENT).unwrap()).unwrap();
    let known = &document["components"]["schemas"]["AnyWish"]["discriminator"]["mapping"];
    let known: BTreeSet<&str> = known.as_object().unwrap().keys().map(String::as_str).collect();
    let tried = [while_gathering(), while_playing()].concat();
    let tried: BTreeSet<&str> =
        tried.iter().map(|(wish, _)| wish["wish"].as_str().unwrap()).collect();
    assert_eq!(tried, known);
}

#[test]
fn a_decision_sent_many_times_at_once_is_one_decision() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, _, table) = two_at_a_table(&house, json!({}));
    let send = |key: Option<&str>| {
        let wish =
            json!({"wish": "decide", "seat": 1, "turn": "0.0", "action": "pass", "key": key});
        anna.wish(&table, wish).0
    };
    let with_key: Vec<u16> = std::thread::scope(|scope| {
        let sent: Vec<_> = (0..8).map(|_| scope.spawn(|| send(Some("once")))).collect();
        sent.into_iter().map(|sent| sent.join().unwrap()).collect()
    });
    assert_eq!(with_key, [200; 8]);
    assert_eq!(anna.look(&table)["game"]["decisions"], 1);
    assert_eq!(send(None), 409, "without its key it is stale");
    assert_eq!(anna.look(&table)["game"]["decisions"], 1);
    house.close();
}
