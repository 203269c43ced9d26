//! When notices are sent, and when not.

use std::net::TcpStream;
use std::time::Duration;

use serde_json::json;
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

use crate::notify::house::{
    DELAY, Street, chooses, gathered, hears_by_webhook, play_until_asked_again, put, sends_test,
    sit_down, start,
};

use crate::support::{reveal, seal_number};

const PATIENT: Duration = Duration::from_millis(1500);

/// Somebody looks at a table, and has seen it.
fn look(street: &Street, table: &str, token: &str) -> WebSocket<TcpStream> {
    let stream = TcpStream::connect(street.house.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let url = format!("ws://{}/api/v1/tables/{table}/socket", street.house.address);
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("Authorization", format!("Bearer {token}").parse().unwrap());
    let mut socket = tungstenite::client(request, stream).unwrap().0;
    while !matches!(socket.read().unwrap(), Message::Text(_)) {}
    socket
}

/// A street on which a notice waits for so long that something can happen meanwhile, however busy the machine is.
fn patient() -> Street {
    Street::open_with(|config| config.notify.turn_delay = PATIENT)
}

/// What arrived at a path, by kind, once everything before now has been seen to.
fn told(street: &Street, client: &crate::support::Client, name: &str, path: &str) -> Vec<String> {
    std::thread::sleep(street.config.notify.turn_delay.max(DELAY));
    sends_test(client);
    street.settled(name);
    let kinds = street.web.all().into_iter().filter(|told| told.path == path);
    kinds.map(|told| told.json()["kind"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn whoever_looks_is_not_told() {
    let street = Street::open();
    let (anna, piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/anna", "json");
    hears_by_webhook(&street, &piet, "/piet", "json");
    let socket = look(&street, &table, "token-of-anna");
    start(&anna, &table);
    assert_eq!(street.web.wait_for(1)[0].path, "/piet");
    assert_eq!(told(&street, &anna, "anna", "/anna"), ["test"]);
    drop(socket);
}

#[test]
fn whoever_only_looked_at_another_table_is_told() {
    let street = Street::open();
    let (anna, piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/anna", "json");
    let other = sit_down(&anna, &piet, "Saturday");
    let _socket = look(&street, &other, "token-of-anna");
    start(&anna, &table);
    assert_eq!(street.web.wait_for(1)[0].json()["table"], json!(table));
}

#[test]
fn whoever_leaves_before_it_is_due_is_told() {
    let street = patient();
    let (anna, _piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/anna", "json");
    let socket = look(&street, &table, "token-of-anna");
    start(&anna, &table);
    drop(socket);
    assert_eq!(street.web.wait_for(1)[0].json()["kind"], "your-turn");
}

#[test]
fn whoever_decides_before_it_is_due_is_not_told() {
    let street = patient();
    let (anna, piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/anna", "json");
    hears_by_webhook(&street, &piet, "/piet", "json");
    start(&anna, &table);
    assert!(anna.decide_first(&table));
    assert_eq!(street.web.wait_for(1)[0].path, "/piet");
    assert_eq!(told(&street, &anna, "anna", "/anna"), ["test"]);
}

#[test]
fn what_was_decided_while_a_try_failed_is_not_tried_again() {
    let street = Street::open_with(|config| {
        config.notify.first_retry = Duration::from_millis(1500);
    });
    let (anna, _piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/anna", "json");
    street.web.answer_next("500 Sorry");
    start(&anna, &table);
    street.web.wait_for(1);
    assert!(anna.decide_first(&table));
    street.settled("anna");
    assert_eq!(street.web.all().len(), 1);
}

#[test]
fn notices_of_one_table_are_merged() {
    let street = Street::open_with(|config| {
        config.notify.turn_delay = Duration::from_secs(3);
    });
    let (anna, piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/anna", "json");
    start(&anna, &table);
    // She decides and is asked again: three notices of one table wait.
    play_until_asked_again(&anna, &piet, &table);
    street.noticed("anna");
    let first = street.web.wait_for(1)[0].json();
    assert_eq!(first["text"], "Friday (Kontor): The game has begun. It is your turn.");
    street.settled("anna");
    assert_eq!(street.web.all().len(), 1);
}

#[test]
fn what_waits_for_a_second_try_takes_later_news_along() {
    let street = Street::open_with(|config| {
        config.notify.first_retry = Duration::from_secs(60);
    });
    let (anna, piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/anna", "json");
    street.web.answer_next("500 Sorry");
    start(&anna, &table);
    street.web.wait_for(1);
    play_until_asked_again(&anna, &piet, &table);
    street.quiet();
    let channels: Vec<String> = street.waiting("anna").into_iter().map(|it| it.channel).collect();
    assert_eq!(channels, ["webhook"]);
    street.hurry("anna", "webhook");
    let told = street.web.wait_for(2)[1].json();
    assert_eq!(told["text"], "Friday (Kontor): The game has begun. It is your turn.");
    street.settled("anna");
    assert_eq!(street.web.all().len(), 2);
}

#[test]
fn a_muted_table_is_silent_until_it_is_wanted_again() {
    let street = Street::open();
    let (anna, piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/anna", "json");
    let path = format!("/api/v1/tables/{table}/mute");
    assert_eq!(put(&anna, &path, &json!({"mute": true})), (200, json!({"mute": true})));
    assert_eq!(anna.get("/api/v1/notifications").1["muted"], json!([table]));
    start(&anna, &table);
    assert_eq!(told(&street, &anna, "anna", "/anna"), ["test"]);
    assert_eq!(put(&anna, &path, &json!({"mute": false})).0, 200);
    play_until_asked_again(&anna, &piet, &table);
    assert_eq!(street.web.wait_for(2)[1].json()["kind"], "your-turn");
    assert_eq!(put(&street.house.person("mata", false), &path, &json!({"mute": true})).0, 403);
    let nowhere = "/api/v1/tables/nowhere/mute";
    assert_eq!(put(&anna, nowhere, &json!({"mute": true})).0, 404);
}

#[test]
fn only_what_was_chosen_is_told() {
    let street = Street::open();
    let (anna, _piet, table) = gathered(&street, "Friday");
    let webhook = json!({"url": street.web.url("/anna"), "format": "json"});
    let kinds = json!({"your_turn": false, "began": true, "over": false});
    chooses(&anna, json!({"webhook": webhook, "kinds": kinds}));
    start(&anna, &table);
    let told = street.web.wait_for(1)[0].json();
    assert_eq!(told["kind"], "began");
    assert_eq!(told["text"], "Friday (Kontor): The game has begun.");
}

#[test]
fn a_restart_loses_nothing_that_waits() {
    let street = Street::open_with(|config| {
        config.notify.turn_delay = Duration::from_secs(3);
    });
    let (anna, piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/anna", "json");
    hears_by_webhook(&street, &piet, "/piet", "json");
    start(&anna, &table);
    // What was just noticed is written down before the server is gone.
    let street = street.reopen();
    assert!(street.web.all().is_empty());
    assert!(street.again(&anna).decide_first(&table));
    assert_eq!(street.web.wait_for(1)[0].path, "/piet");
    street.quiet();
    assert_eq!(street.web.all().len(), 1);
}

#[test]
fn a_try_that_failed_before_a_restart_is_repeated_after_it() {
    let street = Street::open_with(|config| {
        config.notify.first_retry = Duration::from_millis(800);
    });
    let (anna, _piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/anna", "json");
    street.web.answer_next("500 Sorry");
    start(&anna, &table);
    street.web.wait_for(1);
    let street = street.reopen();
    let told = street.web.wait_for(2);
    assert_eq!(told[0].json(), told[1].json());
    street.settled("anna");
}

#[test]
fn what_is_counted_can_be_read() {
    let street = Street::open_with(|config| {
        config.notify.first_retry = Duration::from_secs(60);
    });
    let (anna, _piet, table) = gathered(&street, "Friday");
    hears_by_webhook(&street, &anna, "/anna", "json");
    sends_test(&anna);
    street.web.wait_for(1);
    street.settled("anna");
    street.web.answer_next("500 Sorry");
    start(&anna, &table);
    street.web.wait_for(2);
    let metric = |line: &str| {
        (0..400).any(|_| {
            std::thread::sleep(Duration::from_millis(5));
            let text = anna.get("/metrics").1;
            text.as_str().unwrap().lines().any(|other| other == line)
        })
    };
    assert!(metric("damrak_deliveries_sent_total{channel=\"webhook\"} 1"));
    assert!(metric("damrak_deliveries_failed_total{channel=\"webhook\"} 1"));
    assert!(metric("damrak_deliveries_waiting{channel=\"webhook\"} 1"));
    assert!(metric("damrak_deliveries_sent_total{channel=\"mail\"} 0"));
}

#[test]
fn whoever_must_look_in_so_that_it_can_be_dealt_is_told() {
    let street = Street::open();
    let (anna, piet) = (street.house.person("anna", false), street.house.person("piet", false));
    let settings = json!({"live": false, "title": "Friday", "rated": true});
    let table = anna.table(&["me", "open"], settings);
    piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
    hears_by_webhook(&street, &piet, "/piet", "json");
    let number = |seat: u8| format!("{seat:032}");
    seal_number(&anna, &table, 1, 1, &number(1));
    seal_number(&piet, &table, 2, 1, &number(2));
    start(&anna, &table);
    let told = street.web.wait_for(1)[0].json();
    assert_eq!(told["kind"], "look-in", "{told}");
    assert!(told.to_string().contains("look in"), "{told}");
    assert_eq!(reveal(&anna, &table, 1, 1, &number(1)).0, 200);
    assert_eq!(reveal(&piet, &table, 2, 1, &number(2)).0, 200);
    assert_eq!(anna.look(&table)["table"]["status"], "playing");
}
