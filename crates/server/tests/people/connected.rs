//! Those who stay connected, and the pace of what people do at tables.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

use crate::browser::Browser;
use crate::house::House;

/// Sooner than the next time that a session would be looked at anyway.
const AT_ONCE: Duration = Duration::from_secs(6);

fn socket(browser: &Browser, table: &str) -> WebSocket<TcpStream> {
    let address = format!("ws://{}/api/v1/tables/{table}/socket", browser.address);
    let mut request = address.into_client_request().unwrap();
    let cookie = format!("damrak_session={}", browser.cookie.as_ref().unwrap());
    request.headers_mut().insert("Cookie", cookie.parse().unwrap());
    tungstenite::client(request, browser.connect()).unwrap().0
}

/// The next answer to a wish; nothing if the connection has ended.
fn answer(socket: &mut WebSocket<TcpStream>) -> Option<Value> {
    loop {
        match socket.read().ok()? {
            Message::Text(text) => {
                let mut document: Value = serde_json::from_str(&text).unwrap();
                if document.get("answer").is_some() {
                    return Some(document["answer"].take());
                }
            }
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

#[test]
fn whoever_is_blocked_is_heard_no_more_and_cut_off_at_once() {
    let house = House::open();
    let mut admin = house.admin();
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "open"]);
    let mut line = socket(&anna, &table);
    assert!(line.read().is_ok());
    let block = format!("/api/v1/admin/people/{}/block", anna.id());
    admin.posts(&block, json!({"blocked": true}));
    let wish = json!({"id": 1, "wish": "leave", "seat": 1});
    // The server may notice before Anna says anything.
    if line.send(Message::text(wish.to_string())).is_ok() {
        let refused = answer(&mut line).map(|answer| answer["error"]["code"].clone());
        assert!(refused.is_none_or(|code| code == "sign-in"));
    }
    let picture = admin.gets(&format!("/api/v1/tables/{table}"));
    assert_eq!(picture["seats"][0]["kind"], "person", "nothing was done");
    let began = Instant::now();
    assert_eq!(answer(&mut line), None);
    assert!(began.elapsed() < AT_ONCE, "{:?}", began.elapsed());
}

#[test]
fn an_office_that_was_taken_away_is_gone_from_lines_that_were_opened_before() {
    let house = House::open();
    let mut owner = house.admin();
    let mut carla = house.account("carla", "correct horse 17 staples");
    let office = format!("/api/v1/admin/people/{}/admin", carla.id());
    owner.posts(&office, json!({"admin": true}));
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "random"]);
    anna.wishes(&table, json!({"wish": "start"}));
    let mut line = socket(&carla, &table);
    assert!(line.read().is_ok());
    owner.posts(&office, json!({"admin": false}));
    for wish in [
        json!({"id": 1, "wish": "close"}),
        json!({"id": 2, "wish": "set-spectators", "allowed": false}),
    ] {
        line.send(Message::text(wish.to_string())).unwrap();
        let refused = answer(&mut line).map(|answer| answer["error"]["code"].clone());
        assert_eq!(refused, Some(json!("forbidden")), "{wish}");
    }
    let picture = house.stranger().gets(&format!("/api/v1/tables/{table}"));
    assert_eq!(picture["table"]["status"], "playing");
}

#[test]
fn an_event_stream_ends_with_its_session_at_once() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "open"]);
    let mut stream = anna.connect();
    let request = format!(
        "GET /api/v1/tables/{table}/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
         Cookie: damrak_session={}\r\n\r\n",
        anna.cookie.as_ref().unwrap()
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut first = [0; 15];
    stream.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 200 OK");
    anna.posts("/api/v1/sign-out", json!({}));
    let began = Instant::now();
    stream.read_to_end(&mut Vec::new()).unwrap();
    assert!(began.elapsed() < AT_ONCE, "{:?}", began.elapsed());
}

#[test]
fn tables_chat_and_streams_have_their_own_pace() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "open"]);
    let wanted = json!({"game": "kontor", "setup": {}, "seats": ["me", "open"]});
    let mut statuses = |path: &str, body: Value, times: usize| -> Vec<u16> {
        (0..times).map(|_| anna.post(path, body.clone()).status).collect()
    };
    assert_eq!(statuses("/api/v1/tables", wanted, 10), [vec![200; 9], vec![429]].concat());
    let chat = format!("/api/v1/tables/{table}/chat");
    let said = statuses(&chat, json!({"text": "hello"}), 12);
    assert_eq!(said[..8], [200; 8]);
    assert!(said.contains(&429), "{said:?}");

    let request = format!(
        "GET /api/v1/tables/{table}/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    );
    let opened: Vec<[u8; 12]> = (0..70)
        .map(|_| {
            let mut stream = house.stranger().connect();
            stream.write_all(request.as_bytes()).unwrap();
            let mut status = [0; 12];
            stream.read_exact(&mut status).unwrap();
            status
        })
        .collect();
    assert!(opened[..60].iter().all(|status| status == b"HTTP/1.1 200"));
    assert!(opened[60..].contains(b"HTTP/1.1 429"));
}
