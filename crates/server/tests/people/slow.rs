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

    // Every change is a picture for the deaf one; some time no more fit on the line.
    let began = Instant::now();
    let mut changes = 0;
    while streams() == 1 && began.elapsed() < Duration::from_secs(120) {
        let wish = if changes % 2 == 0 { "pause" } else { "resume" };
        let asked = Instant::now();
        anna.wishes(&table, json!({"wish": wish, "seat": 1}));
        assert!(asked.elapsed() < Duration::from_secs(5), "Anna waits for the deaf one");
        changes += 1;
    }
    assert_eq!(streams(), 0, "still connected after {changes} changes");
    drop(deaf);
}

/// Waits for something, generously: the machine may be busy.
fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn impatient() -> House {
    House::open_with(Config { limits: false, unread: Duration::from_secs(1), ..Config::default() })
}

#[test]
fn answers_that_nobody_reads_end_in_time() {
    let house = impatient();
    let connections = || house.app.metrics.connections.get();
    // Far more than the system takes for them.
    let page = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    let deaf: Vec<_> = (0..4)
        .map(|_| {
            let mut stream = house.stranger().connect();
            stream.write_all(page.as_bytes()).unwrap();
            stream
        })
        .collect();
    wait_until("they are let in", || connections() >= 4);
    wait_until("they are cut off", || connections() == 0);
    drop(deaf);
    // Whoever reads slowly, but reads, gets everything.
    let mut slow = house.stranger().connect();
    let last = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    slow.write_all((page[..page.len() / 10].to_owned() + last).as_bytes()).unwrap();
    let (mut buffer, mut read, began) = (vec![0; 512 * 1024], 0, Instant::now());
    loop {
        match slow.read(&mut buffer).unwrap() {
            0 => break,
            count => read += count,
        }
        if began.elapsed() < Duration::from_secs(3) {
            std::thread::sleep(Duration::from_millis(300));
        }
    }
    let one = house.stranger().get("/api/v1/openapi.json").text.len();
    assert!(read > 11 * one, "{read} of {}", 11 * one);
}

#[test]
fn whoever_reads_only_a_trickle_is_sent_away() {
    // The buffers of the system make a trickle of what the network would call a river.
    let (unread, least_read) = (Duration::from_secs(2), 1 << 30);
    let house = House::open_with(Config { limits: false, unread, least_read, ..Config::default() });
    let page = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(200);
    let mut slow = house.stranger().connect();
    slow.write_all(page.as_bytes()).unwrap();
    let whole = 200 * house.stranger().get("/api/v1/openapi.json").text.len();
    let (mut buffer, mut read, began) = (vec![0; 256 * 1024], 0, Instant::now());
    // There is always something to read, and always something taken.
    loop {
        match slow.read(&mut buffer) {
            Ok(0) | Err(_) => break,
            Ok(count) => read += count,
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(read < whole, "all {whole} bytes came, in {:?}", began.elapsed());
    wait_until("the place is free", || house.app.metrics.connections.get() == 0);
    // Lines on which little is said are not concerned.
    let table = house.guest("Anna").table(&["me", "open"]);
    let mut events = house.stranger().connect();
    let request = format!("GET /api/v1/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n");
    events.write_all(request.as_bytes()).unwrap();
    wait_until("the stream is open", || house.app.metrics.streams.get() == 1);
    std::thread::sleep(2 * unread);
    assert_eq!(house.app.metrics.streams.get(), 1);
}

#[test]
fn an_event_stream_that_nobody_reads_ends_in_time() {
    let house = impatient();
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "clerk"]);
    anna.wishes(&table, json!({"wish": "start"}));
    let mut deaf = house.stranger().connect();
    let request = format!("GET /api/v1/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n");
    deaf.write_all(request.as_bytes()).unwrap();
    let streams = || house.app.metrics.streams.get();
    wait_until("the stream is open", || streams() == 1);
    let (began, mut changes) = (Instant::now(), 0);
    while streams() == 1 && began.elapsed() < Duration::from_secs(120) {
        let wish = if changes % 2 == 0 { "pause" } else { "resume" };
        anna.wishes(&table, json!({"wish": wish, "seat": 1}));
        changes += 1;
    }
    assert_eq!(streams(), 0, "still open after {changes} changes");
    drop(deaf);
}

#[test]
fn one_address_never_takes_all_connections() {
    const MOST: usize = 8;
    let house = House::open_with(Config { most_per_address: MOST, ..Config::default() });
    let table = house.guest("Anna").table(&["me", "open"]);
    let connections = || house.app.metrics.connections.get();
    wait_until("she is gone", || connections() == 0);
    // Sockets are connections as well, and last longest.
    let socket = || {
        let request = format!("ws://{}/api/v1/tables/{table}/socket", house.address);
        let request = request.into_client_request().unwrap();
        tungstenite::client(request, house.stranger().connect()).unwrap().0
    };
    let sockets: Vec<_> = (0..MOST / 2).map(|_| socket()).collect();
    let mut open: Vec<_> = (0..MOST / 2).map(|_| house.stranger().connect()).collect();
    wait_until("they are let in", || connections() >= MOST as u64 / 2);
    let mut one_more = house.stranger().connect();
    // It is closed without a word.
    let _ = one_more.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    assert!(matches!(one_more.read(&mut [0; 100]), Ok(0) | Err(_)), "it was answered");
    assert_eq!(house.app.metrics.turned_away.get(), 1);
    open.pop();
    wait_until("a place is free", || connections() < MOST as u64 / 2);
    assert_eq!(house.stranger().get("/healthz").status, 200);
    drop(sockets);
}

#[test]
fn behind_a_proxy_those_it_speaks_for_are_counted_each() {
    const MOST: usize = 8;
    let config = Config { most_per_address: MOST, trust_proxy: true, ..Config::default() };
    let house = House::open_with(config);
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "open"]);
    let open = |path: &str, address: &str, more: &str| {
        let mut stream = house.stranger().connect();
        let request = format!(
            "GET /api/v1/tables/{table}/{path} HTTP/1.1\r\nHost: x\r\n\
             X-Forwarded-For: {address}\r\n{more}\r\n"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut status = [0; 12];
        stream.read_exact(&mut status).unwrap();
        (stream, String::from_utf8_lossy(&status[9..]).into_owned())
    };
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let mut eve = Vec::new();
    for number in 0..MOST {
        let (stream, status) = match number % 2 {
            0 => open("events", "192.0.2.1", ""),
            _ => open("socket", "192.0.2.1", upgrade),
        };
        assert!(["200", "101"].contains(&status.as_str()), "{number}: {status}");
        eve.push(stream);
    }
    assert_eq!(open("events", "192.0.2.1", "").1, "429");
    assert_eq!(open("socket", "192.0.2.1", upgrade).1, "429");
    assert_eq!(open("events", "192.0.2.2", "").1, "200", "somebody else is not concerned");
    drop(eve);
    wait_until("the places are free again", || open("events", "192.0.2.1", "").1 == "200");
}
