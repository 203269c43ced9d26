//! Two games that differ only in what the second seat and everybody else cannot know: whatever they ask,
//! they get the same bytes from both.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;

use damrak_core::{Registry, Rng, Seat, Seed, SetupDraft};
use damrak_kontor::Kontor;
use serde_json::{Value, json};
use tungstenite::Message;

use crate::support::{Client, House, two_at_a_table};
use crate::tables::live::{connect, next};

/// A game that was dealt and is stored whole, with a snapshot.
fn dealt(file: &Path) -> String {
    let house = House::open(file);
    let (anna, piet, table) = two_at_a_table(&house, json!({"public": true}));
    house.person("eve", false);
    anna.post(&format!("/api/v1/tables/{table}/chat"), &json!({"text": "hello"}));
    for (seat, client) in [(1, &anna), (2, &piet)] {
        let pass = json!({"wish": "decide", "seat": seat, "turn": "0.0", "action": "pass"});
        client.wishes(&table, pass);
    }
    anna.wishes(&table, json!({"wish": "ask-undo", "seat": 1, "to": 0}));
    piet.wishes(&table, json!({"wish": "answer-undo", "seat": 2, "agrees": true}));
    house.close();
    table
}

/// Deals the cards that the second seat cannot see anew.
fn deal_what_is_hidden_anew(file: &Path) {
    let connection = rusqlite::Connection::open(file).unwrap();
    let last = "SELECT rowid, document FROM snapshots ORDER BY number DESC LIMIT 1";
    let read = |row: &rusqlite::Row<'_>| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?));
    let (row, text) = connection.query_row(last, [], read).unwrap();
    let mut snapshot: Value = serde_json::from_str(&text).unwrap();
    let registry = Registry::new().with::<Kontor>();
    let setup = SetupDraft { variant: Some("gulliver".into()), ..SetupDraft::default() };
    let rules = registry.open("kontor", &setup).unwrap();
    let position = rules.load(&snapshot["position"]).unwrap();
    let piet = Seat::from_index(1);
    let mut rng = Rng::new(Seed::from_number(7));
    let other = position.guess(piet, &mut rng).save();
    assert_ne!(other, snapshot["position"], "something is hidden");
    snapshot["position"] = other;
    let sql = "UPDATE snapshots SET document = ?1 WHERE rowid = ?2";
    assert_eq!(connection.execute(sql, (snapshot.to_string(), row)).unwrap(), 1);
}

/// What differs between any two answers: the name of the request, and the time of day.
fn without_time(answer: &str) -> String {
    let is_same = |line: &&str| !line.starts_with("x-request-id:") && !line.starts_with("date:");
    let lines: Vec<&str> = answer.split("\r\n").filter(is_same).collect();
    let text = lines.join("\r\n");
    let mut parts = text.split("\"changed\":");
    let mut same = parts.next().unwrap().to_owned();
    for part in parts {
        same.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    same
}

/// A connection that was closed is noticed a moment later; until then its owner is shown as being there.
fn wait_until_nobody_is_there(client: &Client, table: &str) {
    for _ in 0..500 {
        let picture = client.look(table);
        let mut seats = picture["seats"].as_array().unwrap().iter();
        if seats.all(|seat| seat["presence"]["online"] == false) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("somebody stays");
}

fn events(house: &House, client: &Client, table: &str) -> String {
    let mut stream = TcpStream::connect(house.address).unwrap();
    let token = client.token.as_ref().unwrap();
    let head = format!(
        "GET /api/v1/tables/{table}/events HTTP/1.1\r\nHost: test\r\n\
         Authorization: Bearer {token}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    let lines = BufReader::new(stream).lines().map(Result::unwrap);
    let mut said = String::new();
    for line in lines {
        said.push_str(&line);
        said.push_str("\r\n");
        if line.starts_with("data: ") {
            return said;
        }
    }
    panic!("no picture comes: {said}");
}

fn socket(house: &House, client: &Client, table: &str) -> String {
    let mut socket = connect(house, table, client.token.as_ref().unwrap());
    let mut said = next(&mut socket).to_string();
    for wish in [
        json!({"id": 1, "wish": "decide", "seat": 2, "turn": "9.9", "action": "pass"}),
        json!({"id": 2, "wish": "decide", "seat": 1, "turn": "1.0", "action": "pass"}),
        json!({"id": 3, "wish": "take-back", "seat": 1}),
    ] {
        socket.send(Message::text(wish.to_string())).unwrap();
        loop {
            let frame = next(&mut socket);
            // A picture may come in between; how long a message takes is in it.
            if frame.get("answer").is_some() {
                said.push_str(&frame.to_string());
                break;
            }
        }
    }
    said
}

/// Everything somebody can get hold of, with what they asked for it.
fn everything(house: &House, table: &str) -> Vec<(String, String)> {
    let token = |name: &str| Client { token: Some(format!("token-of-{name}")), ..house.stranger() };
    let (piet, eve) = (token("piet"), token("eve"));
    let base = format!("/api/v1/tables/{table}");
    let mut got = Vec::new();
    for (name, client) in [("piet", &piet), ("eve", &eve), ("stranger", &house.stranger())] {
        let mut paths: Vec<String> = [
            "",
            "?seat=1",
            "?seat=2",
            "?seat=3",
            "/at/0",
            "/at/1",
            "/at/2",
            "/at/0?seat=1",
            "/at/0?seat=2",
            "/record",
            "/chat",
            "/chat?after=1",
            "/nothing",
        ]
        .map(|end| format!("{base}{end}"))
        .to_vec();
        paths.extend(
            ["open", "playing", "recent", "mine", "past"]
                .map(|list| format!("/api/v1/tables?list={list}")),
        );
        paths.extend(["anna", "piet"].map(|name| format!("/api/v1/people/id-{name}")));
        for path in paths {
            let answer = client.answer("GET", &path, None);
            got.push((format!("{name}: GET {path}"), without_time(&answer)));
        }
        let own =
            |action: &str| json!({"wish": "decide", "seat": 2, "turn": "1.0", "action": action});
        for wish in [
            own("build e5"),
            own("dance"),
            own(""),
            json!({"wish": "decide", "seat": 1, "turn": "1.0", "action": "pass"}),
            json!({"wish": "take-back", "seat": 2}),
            json!({"wish": "ask-undo", "seat": 2, "to": 5}),
            json!({"wish": "start"}),
        ] {
            let answer = client.answer("POST", &format!("{base}/wish"), Some(&wish));
            got.push((format!("{name}: {wish}"), without_time(&answer)));
        }
        let again = client.answer("POST", &format!("{base}/rematch"), None);
        got.push((format!("{name}: rematch"), without_time(&again)));
    }
    for (name, client) in [("piet", &piet), ("eve", &eve)] {
        wait_until_nobody_is_there(client, table);
        got.push((format!("{name}: events"), without_time(&events(house, client, table))));
        wait_until_nobody_is_there(client, table);
        got.push((format!("{name}: socket"), without_time(&socket(house, client, table))));
    }
    got
}

fn compare(houses: [&House; 2], table: &str) {
    let [one, other] = houses.map(|house| everything(house, table));
    assert_eq!(one.len(), other.len());
    for ((asked, one), (_, other)) in one.iter().zip(&other) {
        assert_eq!(one, other, "{asked}");
    }
}

#[test]
fn what_is_hidden_changes_not_one_byte_for_anybody_else() {
    let folder = tempfile::tempdir().unwrap();
    let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
    let table = dealt(&one);
    std::fs::copy(&one, &other).unwrap();
    deal_what_is_hidden_anew(&other);
    let houses = [House::open(&one), House::open(&other)];
    let [one, other] = &houses;
    let anna = |house: &House| Client { token: Some("token-of-anna".into()), ..house.stranger() };
    let hand = |house| anna(house).look(&table)["game"]["view"]["own"]["hand"].clone();
    assert_ne!(hand(one), hand(other), "she has other cards there");
    compare([one, other], &table);

    // Another secret choice changes nothing either.
    let offered = anna(one).look(&table)["game"]["own"].clone();
    let choices = offered["offers"].as_array().unwrap();
    let choice = choices.iter().map(|offer| &offer["action"]).find(|a| **a != "pass").unwrap();
    for (house, action) in [(one, choice), (other, &json!("pass"))] {
        let wish = json!({"wish": "decide", "seat": 1, "turn": offered["turn"], "action": action});
        anna(house).wishes(&table, wish);
    }
    compare([one, other], &table);
    houses.into_iter().for_each(House::close);
}
