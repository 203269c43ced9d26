//! Falling clocks against people who cheat: by answering late, by watching what others are sent, by pausing, by
//! dropping the line.

use std::io::ErrorKind;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::support::{Client, House};
use crate::tables::live::{connect, next, picture};
use crate::tulips::STEP_MILLIS;

const STEP: Duration = Duration::from_millis(STEP_MILLIS as u64);
/// Between the announcement and the first step.
const LEAD: Duration = Duration::from_millis(500);
/// How long presses on their way are waited for, less what a busy machine may be off.
const SETTLING: Duration = Duration::from_millis(280);

type Socket = WebSocket<TcpStream>;

struct Auction {
    _folder: tempfile::TempDir,
    house: House,
    anna: Client,
    eve: Client,
    table: String,
}

/// Anna and Eve at a table with a falling clock that has not been dealt yet.
fn auction(more: Value) -> Auction {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, eve) = (house.person("anna", false), house.person("eve", false));
    let mut wanted = json!({"game": "tulips"});
    for (name, value) in more.as_object().unwrap() {
        wanted[name] = value.clone();
    }
    let table = anna.table(&["me", "open"], wanted);
    eve.wishes(&table, json!({"wish": "sit", "seat": 2}));
    Auction { _folder: folder, house, anna, eve, table }
}

/// A socket that has answered its first measurement, after so long.
fn measured(auction: &Auction, name: &str, seat: usize, late: Duration) -> Socket {
    let mut socket = connect(&auction.house, &auction.table, &format!("token-of-{name}"));
    // Pings are answered when they are read.
    std::thread::sleep(late);
    picture(&mut socket, |picture| picture["seats"][seat]["presence"]["round_trip"].is_u64());
    socket
}

/// Every frame that comes until it is quiet for a while.
fn frames(socket: &mut Socket, quiet: Duration) -> Vec<Value> {
    socket.get_ref().set_read_timeout(Some(quiet)).unwrap();
    let mut all = Vec::new();
    loop {
        match socket.read() {
            Ok(Message::Text(text)) => all.push(serde_json::from_str(&text).unwrap()),
            Ok(_) => {}
            Err(tungstenite::Error::Io(error))
                if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
            {
                socket.get_ref().set_read_timeout(Some(Duration::from_secs(10))).unwrap();
                return all;
            }
            Err(error) => panic!("{error}"),
        }
    }
}

fn send_press(socket: &mut Socket, seat: u8, fall: &Value, step: u8) {
    let wish = json!({"id": 1, "wish": "stop", "seat": seat, "fall": fall, "step": step});
    socket.send(Message::Text(wish.to_string().into())).unwrap();
}

fn press(socket: &mut Socket, seat: u8, fall: &Value, step: u8) -> Value {
    send_press(socket, seat, fall, step);
    loop {
        let message = next(socket);
        if message["answer"].is_object() {
            return message["answer"].clone();
        }
    }
}

fn falling(socket: &mut Socket) -> Value {
    picture(socket, |picture| picture["fall"].is_object())["fall"].clone()
}

/// The picture without what moves with time.
fn still(mut picture: Value) -> Value {
    picture["fall"]["age"] = Value::Null;
    picture
}

#[test]
fn nobody_learns_of_a_press_or_a_plan_before_it_is_judged() {
    let auction = auction(json!({}));
    let (table, now) = (&auction.table, Duration::ZERO);
    let mut annas = measured(&auction, "anna", 0, now);
    let mut eves = measured(&auction, "eve", 1, now);
    auction.house.person("fien", false);
    let mut watching = measured_by_nobody(&auction);
    auction.anna.wishes(table, json!({"wish": "start"}));
    let announced = Instant::now();
    let fall = falling(&mut annas);
    for socket in [&mut eves, &mut watching] {
        falling(socket);
        frames(socket, Duration::from_millis(50));
    }
    let before = still(auction.eve.look(table));
    assert!(press(&mut annas, 1, &fall["id"], 3)["version"].is_u64(), "a plan");
    for socket in [&mut eves, &mut watching] {
        assert_eq!(frames(socket, Duration::from_millis(100)), Vec::<Value>::new(), "a plan");
    }
    std::thread::sleep((LEAD + STEP / 4).saturating_sub(announced.elapsed()));
    let pressed = Instant::now();
    let answer = press(&mut annas, 1, &fall["id"], 0);
    assert!(answer["version"].is_u64(), "{answer}");
    let own = picture(&mut annas, |picture| picture["fall"]["pressed"] == 0);
    assert_eq!(own["viewer"], 1, "whoever pressed is told so");
    assert_eq!(still(auction.eve.look(table)), before, "nor by asking");
    for socket in [&mut eves, &mut watching] {
        let judged = next(socket)["picture"].clone();
        assert!(pressed.elapsed() >= SETTLING, "{:?}: {judged}", pressed.elapsed());
        assert_eq!(judged["game"]["decisions"], 1, "the first thing to be seen is the result");
        assert_eq!(judged["game"]["view"]["money"], json!([10, 0]));
    }
    auction.house.close();
}

/// Somebody who only watches.
fn measured_by_nobody(auction: &Auction) -> Socket {
    let mut socket = connect(&auction.house, &auction.table, "token-of-fien");
    picture(&mut socket, |picture| picture["viewer"] == "spectator");
    // Everybody is shown once that this line was measured too.
    frames(&mut socket, Duration::from_millis(200));
    socket
}

#[test]
fn whoever_answers_pings_late_wins_nothing_by_it() {
    let auction = auction(json!({}));
    let mut annas = measured(&auction, "anna", 0, Duration::ZERO);
    let mut eves = measured(&auction, "eve", 1, Duration::from_millis(285));
    auction.anna.wishes(&auction.table, json!({"wish": "start"}));
    let announced = Instant::now();
    let fall = falling(&mut annas);
    let eves_fall = falling(&mut eves);
    let trip = auction.eve.look(&auction.table)["seats"][1]["presence"]["round_trip"].as_u64();
    assert!(trip >= Some(250), "she answered late: {trip:?}");
    assert!(eves_fall["allowed"].as_u64() < Some(150), "and is given nothing for it: {eves_fall}");
    // On the same step, 150 ms later, and claiming the step before.
    std::thread::sleep((LEAD + STEP + STEP / 4).saturating_sub(announced.elapsed()));
    send_press(&mut annas, 1, &fall["id"], 1);
    std::thread::sleep(Duration::from_millis(150));
    send_press(&mut eves, 2, &fall["id"], 0);
    let judged = picture(&mut eves, |picture| picture["game"]["decisions"] == 1);
    assert_eq!(judged["game"]["view"]["money"], json!([30, 0]), "Anna was first");
    // Waiting for anything to be seen is of no use either: it is over then.
    let answer = press(&mut eves, 2, &fall["id"], 1);
    assert_eq!(answer["error"]["code"], "stale", "{answer}");
    auction.house.close();
}

#[test]
fn a_pause_voids_no_press_and_comes_when_the_clock_is_judged() {
    let auction = auction(json!({}));
    let table = &auction.table;
    let mut annas = measured(&auction, "anna", 0, Duration::ZERO);
    let _eves = measured(&auction, "eve", 1, Duration::ZERO);
    auction.anna.wishes(table, json!({"wish": "start"}));
    let announced = Instant::now();
    let fall = falling(&mut annas);
    auction.eve.wishes(table, json!({"wish": "pause", "seat": 2}));
    assert_eq!(auction.anna.look(table)["paused"], false, "not alone");
    std::thread::sleep((LEAD + STEP / 4).saturating_sub(announced.elapsed()));
    press(&mut annas, 1, &fall["id"], 0);
    auction.anna.wishes(table, json!({"wish": "pause", "seat": 1}));
    let after = picture(&mut annas, |picture| picture["paused"] == true);
    assert_eq!(after["game"]["decisions"], 1, "the press was judged first");
    assert_eq!(after["game"]["view"]["money"], json!([10, 0]));
    assert_eq!(after["votes"], json!([]));
    assert!(after["fall"].is_null());
    auction.eve.wishes(table, json!({"wish": "resume", "seat": 2}));
    assert_eq!(falling(&mut annas)["steps"], 4, "the next one falls");
    auction.house.close();
}

#[test]
fn nothing_is_undone_while_a_clock_falls() {
    let auction = auction(json!({}));
    let table = &auction.table;
    let mut annas = measured(&auction, "anna", 0, Duration::ZERO);
    auction.anna.wishes(table, json!({"wish": "start"}));
    falling(&mut annas);
    picture(&mut annas, |picture| picture["game"]["decisions"] == 1 && picture["fall"].is_object());
    let (status, answer) = auction.eve.wish(table, json!({"wish": "ask-undo", "seat": 2, "to": 0}));
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("not-now")), "{answer}");
    auction.house.close();
}

#[test]
fn a_clock_that_falls_goes_on_falling_whoever_drops_the_line_or_comes_back() {
    let auction = auction(json!({"wait_for_absent": true}));
    let mut annas = measured(&auction, "anna", 0, Duration::ZERO);
    let eves = measured(&auction, "eve", 1, Duration::ZERO);
    auction.anna.wishes(&auction.table, json!({"wish": "start"}));
    let announced = Instant::now();
    let first = falling(&mut annas)["id"].clone();
    std::thread::sleep((LEAD + STEP).saturating_sub(announced.elapsed()));
    drop(eves);
    let _back = connect(&auction.house, &auction.table, "token-of-eve");
    let over = loop {
        let picture = next(&mut annas)["picture"].clone();
        if picture["game"]["decisions"] == 1 {
            break announced.elapsed();
        }
        assert_eq!(picture["fall"]["id"], first, "it was begun anew: {picture}");
    };
    assert!(over < LEAD + STEP * 4 + STEP * 3, "it took as long as one clock: {over:?}");
    auction.house.close();
}

#[test]
fn no_clock_falls_in_real_time_at_a_table_by_turn() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let anna = house.person("anna", false);
    let wanted = |auction: &str, live: bool| {
        let setup = json!({"options": {"auction": auction}});
        json!({"game": "merchants", "setup": setup, "seats": ["me", "open", "open"], "live": live})
    };
    let (status, answer) = anna.post("/api/v1/tables", &wanted("live", false));
    let told = answer["error"]["message"].as_str().unwrap();
    assert_eq!(status, 400, "{answer}");
    assert!(told.contains("Play this table live"), "{told}");
    for (auction, live) in [("live", true), ("sealed", false)] {
        assert_eq!(anna.post("/api/v1/tables", &wanted(auction, live)).0, 200, "{auction}");
    }
    let (_, unsaid) = anna.post(
        "/api/v1/tables",
        &json!({"game": "merchants", "setup": {}, "seats": ["me", "open", "open"], "live": false}),
    );
    let setup = anna.look(unsaid["table"].as_str().unwrap())["setup"].clone();
    assert_eq!(setup["options"]["auction"], "sealed", "{setup}");
    house.close();
}
