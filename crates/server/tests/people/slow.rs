//! Those who are slow, by nature or on purpose: nobody else waits for them, and they are sent away.

use std::io::{ErrorKind, Read, Write};
use std::time::{Duration, Instant};

use damrak_server::Config;
use serde_json::json;
use tungstenite::client::IntoClientRequest;

use crate::house::House;

#[test]
fn whoever_sends_his_body_too_slowly_is_sent_away() {
    let house = House::open();
    let mut stream = house.stranger().connect();
    stream.set_read_timeout(Some(Duration::from_millis(500))).unwrap();
    let head = "POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
        Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n";
    stream.write_all(head.as_bytes()).unwrap();
    let (began, mut answer) = (Instant::now(), Vec::new());
    while began.elapsed() < Duration::from_secs(45) {
        let mut buffer = [0; 4096];
        match stream.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => answer.extend_from_slice(&buffer[..count]),
            Err(error) if error.kind() == ErrorKind::ConnectionReset => break,
            Err(_nothing_yet) => {}
        }
        // A byte now and then does not help; after the answer nobody listens any more.
        let _ = stream.write_all(b" ");
    }
    let answer = String::from_utf8(answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("\"too-slow\""), "{answer}");
    assert!(began.elapsed() < Duration::from_secs(45));
}

#[test]
fn whoever_does_not_read_his_socket_is_cut_off_and_holds_nobody_up() {
    let house = House::open_with(Config { limits: false, ..Config::default() });
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "clerk"]);
    anna.wishes(&table, json!({"wish": "start"}));
    let request = format!("ws://{}/api/v1/tables/{table}/socket", house.address);
    let request = request.into_client_request().unwrap();
    let (deaf, _) = tungstenite::client(request, house.stranger().connect()).unwrap();
    let streams = || house.app.metrics.streams.get();
    assert_eq!(streams(), 1);

    // Every change is a picture for him; some time no more fit on the line.
    let began = Instant::now();
    let mut changes = 0;
    while streams() == 1 && began.elapsed() < Duration::from_secs(120) {
        let wish = if changes % 2 == 0 { "pause" } else { "resume" };
        let asked = Instant::now();
        anna.wishes(&table, json!({"wish": wish, "seat": 1}));
        assert!(asked.elapsed() < Duration::from_secs(5), "she waits for him");
        changes += 1;
    }
    assert_eq!(streams(), 0, "still connected after {changes} changes");
    drop(deaf);
}
