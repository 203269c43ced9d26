//! What goes wrong: requests that cannot be understood, and a server that cannot do what it should.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::{Duration, Instant};

use damrak_server::Config;
use serde_json::{Value, json};

use crate::openapi::desk::Desk;
use crate::openapi::house::House;

pub fn what_cannot_be_understood(house: &House) {
    let mut anna = house.guest("Anna");
    anna.refused(("GET", "/nowhere"), None, 404, "not-found");
    anna.refused(("GET", "/api/v1/nowhere"), None, 404, "not-found");
    let mut misled = anna.with("Host", "evil.example");
    misled.refused(("GET", "/api/v1/games"), None, 421, "unknown-host");
    anna.refused(("DELETE", "/api/v1/games"), None, 405, "bad-method");
    anna.refused(("GET", "/api/v1/tables?offset=minus"), None, 400, "bad-request");
    anna.refused(("GET", "/api/v1/tables/%ff"), None, 400, "bad-request");
    let table = anna.table(&["me", "open"], json!({}));
    let table = format!("/api/v1/tables/{table}");
    anna.refused(("GET", &format!("{table}?seat=9")), None, 400, "bad-request");
    anna.refused(("GET", &format!("{table}/at/some")), None, 400, "bad-request");
    let targets = [
        ("POST", "/api/v1/guest".to_owned()),
        ("PATCH", "/api/v1/me".to_owned()),
        ("POST", "/api/v1/tables".to_owned()),
        ("POST", format!("{table}/wish")),
        ("POST", format!("{table}/invitations")),
        ("POST", format!("{table}/chat")),
        ("POST", "/api/v1/account".to_owned()),
        ("POST", "/api/v1/sign-in".to_owned()),
        ("POST", "/api/v1/password".to_owned()),
        ("POST", "/api/v1/tokens".to_owned()),
    ];
    let large = " ".repeat(256 * 1024 + 1);
    for (method, target) in &targets {
        for (kind, text, status, code) in [
            ("text/plain", "{}", 415, "not-json"),
            ("application/json", "{", 400, "bad-request"),
            ("application/json", "[null, null]", 400, "bad-request"),
            ("application/json", "\"word\"", 400, "bad-request"),
            ("application/json", r#"{"nonsense": 1}"#, 422, "bad-request"),
            ("application/json", large.as_str(), 413, "too-large"),
        ] {
            let reply = anna.send(method, target, Some((kind, text)));
            assert_eq!(reply.refused(), (status, code.to_owned()), "{method} {target}");
        }
    }
}

pub fn too_many_passwords_at_once(house: &House) {
    let guess = || {
        let wrong = json!({"user_name": "nobody", "password": "wrong horse"});
        house.stranger().post("/api/v1/sign-in", wrong).refused()
    };
    let answers: Vec<(u16, String)> = std::thread::scope(|scope| {
        let guesses: Vec<_> = (0..80).map(|_| scope.spawn(guess)).collect();
        guesses.into_iter().map(|guess| guess.join().unwrap()).collect()
    });
    assert!(answers.contains(&(503, "busy".to_owned())), "{answers:?}");
}

pub fn too_fast(desk: &Arc<Desk>) {
    let house = House::open(desk, true);
    let mut anna = house.guest("Anna");
    let wanted = json!({"game": "kontor", "setup": {}, "seats": ["me", "open"]});
    let statuses: Vec<u16> =
        (0..11).map(|_| anna.post("/api/v1/tables", wanted.clone()).status).collect();
    assert_eq!(statuses, [vec![200; 10], vec![429]].concat());
}

pub fn a_full_disk(desk: &Arc<Desk>) {
    let house = House::open(desk, false);
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "open"], json!({}));
    house.runtime.block_on(house.store.limit_pages(1)).unwrap();
    let chat = format!("/api/v1/tables/{table}/chat");
    let line = json!({"text": "x".repeat(500)});
    let refused = (0..500)
        .map(|_| anna.post(&chat, line.clone()))
        .find(|reply| reply.status != 200)
        .expect("some time nothing fits any more");
    assert_eq!(refused.refused(), (503, "unavailable".into()));
    anna.look(&table);
    house.runtime.block_on(house.store.limit_pages(1_000_000)).unwrap();
    anna.posts(&chat, line);
}

pub fn damage(desk: &Arc<Desk>) {
    let idle = Duration::from_millis(20);
    let house = House::open_with(desk, Config { limits: false, idle, ..Config::default() });
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "random"], json!({}));
    // What is in memory is whole.
    let until = Instant::now() + Duration::from_secs(20);
    while !anna.get("/metrics").text.contains("\ndamrak_tables_loaded 0\n") {
        assert!(Instant::now() < until, "the table never leaves memory");
        std::thread::sleep(idle);
    }
    let connection = rusqlite::Connection::open(&house.file).unwrap();
    let changed = connection.execute("UPDATE log SET entry = '{\"kind\": \"eaten\"}'", []).unwrap();
    assert_eq!(changed, 2);
    anna.refused(("GET", &format!("/api/v1/tables/{table}")), None, 500, "damaged");
}

/// A request whose body does not come.
pub fn begin_slowly(house: &House) -> TcpStream {
    let stranger = house.stranger();
    let mut stream = stranger.connect();
    let head = stranger.head("POST", "/api/v1/guest")
        + "Connection: close\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
    stream.write_all(head.as_bytes()).unwrap();
    stream
}

pub fn too_slow(desk: &Arc<Desk>, stream: &mut TcpStream) {
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 408 "), "{head}");
    let problem: Value = serde_json::from_str(body).unwrap();
    desk.check_named("Problem", &problem, "a slow request");
    assert_eq!(problem["error"]["code"], "too-slow");
    desk.seen.lock().unwrap().codes.insert("too-slow".to_owned());
}
