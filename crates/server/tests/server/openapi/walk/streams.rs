//! Sockets and event streams: every frame and every event is held against the document.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

use crate::openapi::client::Client;
use crate::openapi::house::House;

/// The next frame; it is a picture or an answer.
fn next(client: &Client, socket: &mut WebSocket<TcpStream>) -> Value {
    loop {
        if let Message::Text(text) = socket.read().unwrap() {
            let frame: Value = serde_json::from_str(&text).unwrap();
            let name =
                if frame.get("picture").is_some() { "SocketPicture" } else { "SocketAnswer" };
            client.desk.check_named(name, &frame, "a frame of the socket");
            return frame;
        }
    }
}

/// The answer to a wish, and the last picture that came before it, if any did: the next one may not come for long.
fn answer(
    client: &Client,
    socket: &mut WebSocket<TcpStream>,
    wish: &str,
) -> (Value, Option<Value>) {
    socket.send(Message::text(wish)).unwrap();
    let mut picture = None;
    loop {
        let frame = next(client, socket);
        if let Some(answer) = frame.get("answer") {
            return (answer.clone(), picture);
        }
        picture = Some(frame["picture"].clone());
    }
}

pub fn by_socket(house: &House) {
    let mut hugo = house.guest("Hugo");
    let program = hugo.program();
    let table = hugo.table(&["me", "random"], json!({"start": true}));
    let path = format!("/api/v1/tables/{table}/socket");
    hugo.refused(("GET", &path), None, 400, "bad-request");
    let mut request = format!("ws://{}{path}?seat=1", house.address).into_client_request().unwrap();
    let token = format!("Bearer {}", program.token.as_ref().unwrap());
    request.headers_mut().insert("Authorization", token.parse().unwrap());
    let (mut socket, upgraded) = tungstenite::client(request, program.connect()).unwrap();
    let status = upgraded.status().as_u16();
    assert!(
        house.desk.document.operation("GET", &path).unwrap().json["responses"]
            .get(status.to_string())
            .is_some()
    );
    house.desk.note("socket", status);

    let mut number = 0;
    let mut shown = None;
    while number < 30 {
        let came = || next(&program, &mut socket)["picture"].clone();
        let picture = shown.take().unwrap_or_else(came);
        let own = picture["game"]["own"].clone();
        let Some(offer) = own["offers"].get(0) else { continue };
        number += 1;
        let wish = json!({
            "id": number, "wish": "decide", "seat": 1, "turn": own["turn"],
            "action": offer["action"], "key": number.to_string(),
        });
        house.desk.check_named("SocketWish", &wish, "a wish over the socket");
        let (answer, picture) = answer(&program, &mut socket, &wish.to_string());
        shown = picture;
        assert_eq!(answer["id"], number);
        // The bot may have moved on; what matters is that every answer is one.
        assert!(answer["version"].is_u64() || answer["error"]["code"] == "stale", "{answer}");
        if hugo.look(&table)["table"]["status"] == "over" {
            break;
        }
    }
    pages_by_socket(house, &program, &path);
    for (wish, code) in [
        ("{", "bad-request"),
        (r#"{"id": [1], "wish": "dance"}"#, "bad-request"),
        (r#"{"id": "x", "wish": "pause", "seat": 2}"#, "not-your-seat"),
    ] {
        assert_eq!(answer(&program, &mut socket, wish).0["error"]["code"], code);
    }
}

/// Pages come over a socket, too: whole or in pieces.
fn pages_by_socket(house: &House, client: &Client, path: &str) {
    for query in ["form=page", "form=page&pieces=true"] {
        let address = format!("ws://{}{path}?{query}", house.address);
        let mut request = address.into_client_request().unwrap();
        let token = format!("Bearer {}", client.token.as_ref().unwrap());
        request.headers_mut().insert("Authorization", token.parse().unwrap());
        let (mut socket, _) = tungstenite::client(request, client.connect()).unwrap();
        next(client, &mut socket);
    }
}

pub fn by_events(house: &House) {
    let mut ines = house.guest("Ines");
    let table = ines.table(&["me", "clerk"], json!({"start": true}));
    let path = format!("/api/v1/tables/{table}/events?seat=1");
    house.stranger().refused(("GET", &path), None, 403, "not-your-seat");
    let mut stream = ines.connect();
    stream.write_all((ines.head("GET", &path) + "\r\n").as_bytes()).unwrap();
    let mut lines = BufReader::new(stream).lines().map(Result::unwrap);
    let head: Vec<String> = lines.by_ref().take_while(|line| !line.is_empty()).collect();
    assert!(head[0].contains(" 200 "), "{head:?}");
    assert!(head.contains(&"content-type: text/event-stream".to_owned()), "{head:?}");
    house.desk.note("events", 200);

    let mut events = 0;
    while events < 10 {
        let line = lines.next().unwrap();
        if let Some(name) = line.strip_prefix("event: ") {
            assert_eq!(name, "table");
        }
        let Some(data) = line.strip_prefix("data: ") else { continue };
        let picture: Value = serde_json::from_str(data).unwrap();
        house.desk.check_named("Picture", &picture, "an event");
        assert_eq!(picture["viewer"], 1);
        events += 1;
        if picture["game"]["own"]["offers"].get(0).is_some() {
            ines.decide(&table);
        }
    }
}
