//! Live pictures: sockets and event streams.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

use crate::support::{House, two_at_a_table};

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

pub fn connect(house: &House, table: &str, token: &str) -> WebSocket<TcpStream> {
    connect_to(house, &format!("/api/v1/tables/{table}/socket"), token)
}

/// A socket to this path.
pub fn connect_to(house: &House, path: &str, token: &str) -> WebSocket<TcpStream> {
    let stream = TcpStream::connect(house.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let url = format!("ws://{}{path}", house.address);
    let mut request = url.into_client_request().unwrap();
    let value = format!("Bearer {token}").parse().unwrap();
    request.headers_mut().insert("Authorization", value);
    tungstenite::client(request, stream).unwrap().0
}

pub fn next(socket: &mut WebSocket<TcpStream>) -> Value {
    loop {
        if let Message::Text(text) = socket.read().unwrap() {
            return serde_json::from_str(&text).unwrap();
        }
    }
}

/// Reads until a picture fulfils the wish.
pub fn picture(socket: &mut WebSocket<TcpStream>, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..50 {
        let message = next(socket);
        if wanted(&message["picture"]) {
            return message["picture"].clone();
        }
    }
    panic!("the picture never comes");
}

/// What a page sends when somebody presses a button: the fields of its form as they are.
#[test]
fn a_form_over_a_socket_wishes_what_it_says() {
    let (_folder, house) = house();
    let (_anna, _piet, table) = two_at_a_table(&house, json!({}));
    let mut anna = connect(&house, &table, "token-of-anna");
    let mut wish = |document: Value| {
        anna.send(Message::Text(document.to_string().into())).unwrap();
        loop {
            let message = next(&mut anna);
            if message["answer"].is_object() {
                return message["answer"].clone();
            }
        }
    };
    let kept = wish(json!({"id": 1, "form": [["wish", "set-spectators"], ["allowed", "false"]]}));
    assert!(kept["version"].is_u64(), "{kept}");
    let stranger = house.stranger().answer("GET", &format!("/table/{table}"), None);
    assert!(stranger.starts_with("HTTP/1.1 403"), "nobody watches now: {stranger:.300}");
    for wrong in [
        json!({"id": 2, "form": [["wish", "set-spectators"]]}),
        json!({"id": 2, "form": [["wish", "resign"], ["seat", "one"]]}),
        json!({"id": 2, "form": "wish=close"}),
        json!({"id": 2, "form": [["wish", "close"]], "wish": "close"}),
    ] {
        assert_eq!(wish(wrong.clone())["error"]["code"], "bad-request", "{wrong}");
    }
    house.close();
}

#[test]
fn a_decision_over_a_socket_reaches_the_other_without_its_secret() {
    let (_folder, house) = house();
    let (_anna, _piet, table) = two_at_a_table(&house, json!({}));
    let mut anna = connect(&house, &table, "token-of-anna");
    let mut piet = connect(&house, &table, "token-of-piet");
    let mine = picture(&mut anna, |picture| picture["viewer"] == 1);
    picture(&mut piet, |picture| picture["viewer"] == 2);
    let action = mine["game"]["own"]["offers"][0]["action"].clone();
    let wish = json!({
        "id": 7, "wish": "decide", "seat": 1, "turn": mine["game"]["own"]["turn"], "action": action,
    });
    anna.send(Message::Text(wish.to_string().into())).unwrap();
    let answer = loop {
        let message = next(&mut anna);
        if message["answer"].is_object() {
            break message;
        }
    };
    assert_eq!(answer["answer"]["id"], 7);
    assert!(answer["answer"]["version"].is_u64());
    let seen = picture(&mut piet, |picture| picture["game"]["decisions"] == 1);
    assert!(!seen.to_string().contains(&action.to_string()));
    assert_eq!(seen["game"]["view"]["players"][0]["sealed"], true);
    assert_eq!(seen["seats"][0]["presence"]["online"], true);
    house.close();
}

#[test]
fn a_bad_message_over_a_socket_is_answered_and_the_socket_lives() {
    let (_folder, house) = house();
    let (_anna, _piet, table) = two_at_a_table(&house, json!({}));
    let mut anna = connect(&house, &table, "token-of-anna");
    for text in ["", "{", "[]", "{\"wish\":\"dance\"}", "{\"id\":1}"] {
        anna.send(Message::Text(text.into())).unwrap();
        let answer = loop {
            let message = next(&mut anna);
            if message["answer"].is_object() {
                break message;
            }
        };
        assert_eq!(answer["answer"]["error"]["code"], "bad-request", "{text}");
    }
    house.close();
}

#[test]
fn round_trips_are_measured() {
    let (_folder, house) = house();
    let (anna, _piet, table) = two_at_a_table(&house, json!({}));
    let mut socket = connect(&house, &table, "token-of-anna");
    // The first ping comes at once; reading answers it.
    next(&mut socket);
    let measured = (0..100).any(|_| {
        let _ = socket.get_ref().set_read_timeout(Some(Duration::from_millis(50)));
        let _ = socket.read();
        anna.look(&table)["seats"][0]["presence"]["round_trip"].is_u64()
    });
    assert!(measured);
    house.close();
}

#[test]
fn programs_follow_a_table_by_events() {
    let (_folder, house) = house();
    let (anna, _piet, table) = two_at_a_table(&house, json!({}));
    let mut stream = TcpStream::connect(house.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let head = format!(
        "GET /api/v1/tables/{table}/events HTTP/1.1\r\nHost: test\r\n\
         Authorization: Bearer token-of-piet\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut lines = BufReader::new(stream).lines().map(Result::unwrap);
    let mut picture = || -> Value {
        let data = lines.find_map(|line| line.strip_prefix("data: ").map(str::to_owned)).unwrap();
        serde_json::from_str(&data).unwrap()
    };
    assert_eq!(picture()["game"]["decisions"], 0);
    anna.decide_first(&table);
    assert!((0..5).any(|_| picture()["game"]["decisions"] == 1));
    house.close();
}
