//! Lines that stay open: what comes over one is decided when it is sent, not when it was opened.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Error, Message, WebSocket};

use crate::support::{Client, House};
use crate::tables::live::connect_to;

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

/// Every picture that comes until the line is closed or nothing comes for a moment.
fn all_pictures(socket: &mut WebSocket<TcpStream>) -> Vec<Value> {
    socket.get_ref().set_read_timeout(Some(Duration::from_millis(700))).unwrap();
    let mut pictures = Vec::new();
    loop {
        match socket.read() {
            Ok(Message::Text(text)) => {
                let frame: Value = serde_json::from_str(&text).unwrap();
                pictures.extend(frame.get("picture").cloned());
            }
            Ok(Message::Close(_)) | Err(Error::ConnectionClosed | Error::AlreadyClosed) => break,
            Ok(_) => {}
            Err(_) => break,
        }
    }
    pictures
}

fn all_events(client: &Client, table: &str, query: &str) -> BufReader<TcpStream> {
    let mut stream = TcpStream::connect(client.address).unwrap();
    let token = client.token.as_ref().unwrap();
    let head = format!(
        "GET /api/v1/tables/{table}/events{query} HTTP/1.1\r\nHost: test\r\n\
         Authorization: Bearer {token}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    while !line.starts_with("data: ") {
        line.clear();
        assert!(reader.read_line(&mut line).unwrap() > 0, "the first picture comes");
    }
    reader.get_ref().set_read_timeout(Some(Duration::from_millis(700))).unwrap();
    reader
}

fn drained(mut events: BufReader<TcpStream>) -> String {
    let mut text = String::new();
    let mut line = String::new();
    while events.read_line(&mut line).is_ok_and(|read| read > 0) {
        text.push_str(&line);
        line.clear();
    }
    text
}

/// Nothing but what a spectator may see is in these pictures.
fn hold_nothing_of_a_seat(pictures: &[Value]) {
    for picture in pictures {
        assert_eq!(picture["viewer"], "spectator", "{picture}");
        assert!(picture["game"]["own"].is_null(), "{picture}");
    }
}

#[test]
fn whoever_stood_up_sees_no_hand_over_lines_that_stayed_open() {
    let (_folder, house) = house();
    let [anna, eve, piet] = ["anna", "eve", "piet"].map(|name| house.person(name, false));
    for thrown_out in [false, true] {
        let table = anna.table(&["me", "open"], json!({"setup": {"variant": "gulliver"}}));
        eve.wishes(&table, json!({"wish": "sit", "seat": 2}));
        let base = format!("/api/v1/tables/{table}/socket");
        let mut lines = ["", "?seat=2"].map(|query| {
            let mut line = connect_to(&house, &format!("{base}{query}"), "token-of-eve");
            line.read().unwrap();
            line
        });
        let events = ["", "?seat=2"].map(|query| all_events(&eve, &table, query));
        let freeing = if thrown_out { &anna } else { &eve };
        freeing.wishes(&table, json!({"wish": "leave", "seat": 2}));
        piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
        anna.wishes(&table, json!({"wish": "start"}));
        assert_eq!(eve.get(&format!("/api/v1/tables/{table}?seat=2")).0, 403);
        for line in &mut lines {
            let after_the_deal = all_pictures(line).into_iter().filter(|it| !it["game"].is_null());
            hold_nothing_of_a_seat(&after_the_deal.collect::<Vec<_>>());
        }
        for events in events {
            let text = drained(events);
            assert!(!text.contains("\"own\":{"), "{text}");
        }
    }
    house.close();
}

#[test]
fn whoever_hopped_over_seats_reads_no_hand_where_nobody_may_watch() {
    let (_folder, house) = house();
    let [anna, piet] = ["anna", "piet"].map(|name| house.person(name, false));
    let table = anna.table(&["open", "open"], json!({"spectators": false}));
    anna.wishes(&table, json!({"wish": "sit", "seat": 2}));
    let path = format!("/api/v1/tables/{table}/socket?seat=2");
    let mut line = connect_to(&house, &path, "token-of-anna");
    line.read().unwrap();
    anna.wishes(&table, json!({"wish": "leave", "seat": 2}));
    anna.wishes(&table, json!({"wish": "sit", "seat": 1}));
    piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
    anna.wishes(&table, json!({"wish": "start"}));
    let seen = all_pictures(&mut line);
    assert!(seen.iter().all(|picture| picture["game"].is_null()), "{seen:?}");
    house.close();
}

#[test]
fn lines_show_that_a_clock_is_at_zero_even_if_the_table_was_busy_then() {
    let (_folder, house) = house();
    let people = ["anna", "piet", "eve", "jan", "kees"].map(|name| house.person(name, false));
    let clock = json!({"kind": "per-decision", "seconds": 1});
    let settings = json!({
        "game": "chartered", "clock": clock, "at_zero": "others-may-replace", "public": true,
    });
    let table = people[0].table(&["me", "open", "open", "open", "open"], settings);
    for (index, person) in people.iter().enumerate().skip(1) {
        person.wishes(&table, json!({"wish": "sit", "seat": index + 1}));
    }
    people[0].wishes(&table, json!({"wish": "start"}));
    let all_of_them = people
        .iter()
        .flat_map(|person| ["", "?form=page"].map(|query| all_events(person, &table, query)));
    let _lines: Vec<_> = all_of_them.collect();
    for early in 0..8_u64 {
        let seats = people[0].look(&table)["seats"].clone();
        let late = (0..5).find(|index| seats[index]["clock"]["runs"] == true).unwrap();
        let other = &people[(late + 1) % 5];
        let events = all_events(other, &table, "?form=page");
        let left = people[0].look(&table)["seats"][late]["clock"]["left"].as_u64().unwrap();
        std::thread::sleep(Duration::from_millis(left.saturating_sub(4 * early)));
        // Everybody's page is painted, and the clock runs out meanwhile.
        people[0].wishes(&table, json!({"wish": "set-spectators", "allowed": early % 2 == 1}));
        let pages = drained(events);
        let latest = pages.lines().rfind(|line| line.starts_with("data: ")).unwrap_or_default();
        assert!(latest.contains("vote-replace"), "{early}: {latest}");
        assert!(people[late].decide_first(&table));
    }
    house.close();
}
