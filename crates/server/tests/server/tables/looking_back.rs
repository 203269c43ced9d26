//! The pages of a table besides the game itself: looking back, talking, proving, sharing a device.

use std::io::Read;
use std::net::TcpStream;

use flate2::read::GzDecoder;
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::support::{Client, House, play_out, two_at_a_table};
use crate::tables::live::connect_to;

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

/// A status and the text of a page.
fn page(client: &Client, path: &str) -> (u16, String) {
    client.request("GET", path, None)
}

fn hand(client: &Client, table: &str) -> Vec<String> {
    let cards = client.look(table)["game"]["view"]["own"]["hand"].clone();
    let id = |card: &Value| format!("card-{}", card["id"].as_str().unwrap());
    cards.as_array().unwrap().iter().map(id).collect()
}

#[test]
fn while_a_game_is_played_everybody_looks_back_with_his_own_eyes() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    let secrets = hand(&piet, &table);
    anna.decide_first(&table);
    let (status, text) = page(&anna, &format!("/table/{table}/at/1"));
    assert_eq!(status, 200);
    assert!(hand(&anna, &table).iter().any(|card| text.contains(card)));
    for query in ["", "?part=true", "?seat=1"] {
        let (status, text) = page(&anna, &format!("/table/{table}/at/1{query}"));
        assert_eq!(status, 200, "{query}");
        assert!(secrets.iter().all(|card| !text.contains(card)), "{query}");
    }
    assert_eq!(page(&anna, &format!("/table/{table}/at/1?seat=2")).0, 403);
    assert_eq!(page(&anna, &format!("/table/{table}/at/1?open=true")).0, 409);
    assert_eq!(page(&house.stranger(), &format!("/table/{table}/at/1?seat=2")).0, 403);
}

#[test]
fn a_finished_game_is_open_and_every_position_has_a_page() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    let secrets = hand(&piet, &table);
    play_out(&table, &[&anna, &piet]);
    let last = anna.look(&table)["game"]["decisions"].as_u64().unwrap();
    let (_, open) = page(&house.stranger(), &format!("/table/{table}/at/0?open=true"));
    assert!(secrets.iter().all(|card| open.contains(card)), "all cards are shown");
    assert!(hand_of_deal(&open) > secrets.len(), "also the other's");
    let (_, by_seat) = page(&house.stranger(), &format!("/table/{table}/at/0?seat=2"));
    assert!(secrets.iter().all(|card| by_seat.contains(card)));
    let (status, end) = page(&anna, &format!("/table/{table}/at/{last}"));
    assert_eq!(status, 200);
    assert!(end.contains(&format!("Decision {last} of {last}")), "{end:.200}");
    let (_, beyond) = page(&anna, &format!("/table/{table}/at/999999"));
    assert!(beyond.contains(&format!("Decision {last} of {last}")));
    let found = anna.answer("GET", &format!("/table/{table}/at?n=3"), None);
    assert!(found.contains(&format!("location: /table/{table}/at/3")), "{found}");
}

fn hand_of_deal(text: &str) -> usize {
    text.matches("data-target=\"card-").count()
}

#[test]
fn the_end_is_told_and_leads_on() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    let fair = format!("/table/{table}/fair");
    let (_, before) = page(&anna, &fair);
    assert!(before.contains("data-proof=\"commitment\"") && before.contains("abc"), "the nonces");
    assert!(!before.contains("data-proof=\"secret\""), "not yet");
    assert!(anna.form(&format!("/table/{table}/rematch"), "").starts_with("HTTP/1.1 409"));
    play_out(&table, &[&anna, &piet]);
    let (_, after) = page(&house.stranger(), &fair);
    assert!(after.contains("data-proof=\"secret\"") && after.contains("✓"), "{after:.400}");
    let (_, end) = page(&anna, &format!("/table/{table}"));
    for expected in
        ["id=\"outcome\"", "id=\"scores\"", "class=\"reckoning\"", "/rematch", "/record"]
    {
        assert!(end.contains(expected), "{expected}");
    }
    let again = anna.form(&format!("/table/{table}/rematch"), "");
    assert!(again.starts_with("HTTP/1.1 303"), "{again:.300}");
    let (_, end) = page(&piet, &format!("/table/{table}"));
    assert!(end.contains("To the next game"));
    assert!(
        house.stranger().form(&format!("/table/{table}/rematch"), "").starts_with("HTTP/1.1 403")
    );
}

#[test]
fn talking_works_by_a_plain_form_and_is_only_text() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    let chat = format!("/table/{table}/chat");
    assert!(anna.form(&chat, "text=%3Cb%3Ehoi%3C%2Fb%3E").starts_with("HTTP/1.1 303"));
    let (_, text) = page(&piet, &chat);
    assert!(text.contains("&lt;b&gt;hoi&lt;/b&gt;") && !text.contains("<b>hoi"), "{text:.300}");
    assert!(anna.form(&chat, "text=").starts_with("HTTP/1.1 400"));
    assert!(house.stranger().form(&chat, "text=hoi").starts_with("HTTP/1.1 403"));
}

#[test]
fn a_curtain_falls_between_two_on_one_device() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let table = anna.table(&["me", "me"], json!({"hot_seat": true, "start": true}));
    let (_, curtain) = page(&anna, &format!("/table/{table}"));
    assert!(curtain.contains("id=\"curtain\"") && !curtain.contains("data-target"));
    let path = |seat: u8| format!("/table/{table}?seat={seat}");
    let (_, first) = page(&anna, &path(1));
    assert!(first.contains("data-target") && first.contains("anna 2"), "told apart by their seats");
    let own = anna.get(&format!("/api/v1/tables/{table}?seat=1")).1["game"]["own"].clone();
    let form = format!("wish=decide&seat=1&turn={}&action=pass", own["turn"].as_str().unwrap());
    let sent = anna.form(&format!("/table/{table}/wish"), &form);
    assert!(sent.contains(&format!("location: {}", path(1))), "{sent:.400}");
    let (_, curtain) = page(&anna, &path(1));
    assert!(curtain.contains("id=\"curtain\"") && curtain.contains("?seat=2"), "for the other");
    assert!(!curtain.contains("data-target"), "nothing of the game is behind it");
    let (_, second) = page(&anna, &path(2));
    assert!(second.contains("data-target") && !second.contains("id=\"curtain\""));
}

#[test]
fn pictures_come_packed_to_those_who_ask() {
    let (_folder, house) = house();
    let (_anna, _piet, table) = two_at_a_table(&house, json!({}));
    let path = format!("/api/v1/tables/{table}/socket?form=page&packed=true");
    let mut socket = connect_to(&house, &path, "token-of-piet");
    let packed = loop {
        match socket.read().unwrap() {
            Message::Binary(packed) => break packed,
            Message::Text(text) => panic!("not packed: {text:.80}"),
            _ => {}
        }
    };
    let mut text = String::new();
    GzDecoder::new(&packed[..]).read_to_string(&mut text).unwrap();
    let picture: Value = serde_json::from_str(&text).unwrap();
    assert!(picture["picture"]["html"].as_str().unwrap().contains("sheet-board"));
    println!("a pushed page: {} bytes packed, {} plain", packed.len(), text.len());
    assert!(packed.len() < 20_000, "{} of {}", packed.len(), text.len());
    drop(socket);
    house.close();
}

/// The main part of a page that comes next, and the length of what came; pieces are put together with those that are held.
fn next_page(socket: &mut WebSocket<TcpStream>, held: &mut Vec<Value>) -> (Value, usize) {
    loop {
        let Message::Text(text) = socket.read().unwrap() else { continue };
        let mut picture = serde_json::from_str::<Value>(&text).unwrap()["picture"].take();
        if let Some(pieces) = picture["pieces"].as_array() {
            let at = |one: &Value, end: usize| one[end].as_u64().unwrap() as usize;
            let pieces = pieces.iter().flat_map(|one| match one {
                Value::String(_) => vec![one.clone()],
                run => held[at(run, 0)..][..at(run, 1)].to_vec(),
            });
            *held = pieces.collect();
            let html: String = held.iter().map(|piece| piece.as_str().unwrap()).collect();
            picture["html"] = html.into();
        }
        if picture.is_object() {
            return (picture, text.len());
        }
    }
}

#[test]
fn a_page_in_pieces_is_the_same_page() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    let path = format!("/api/v1/tables/{table}/socket?form=page");
    let mut whole = connect_to(&house, &path, "token-of-piet");
    next_page(&mut whole, &mut Vec::new());
    let mut pieces = connect_to(&house, &format!("{path}&pieces=true"), "token-of-piet");
    let (mut held, mut sent) = (Vec::new(), Vec::new());
    let mut shown = next_page(&mut pieces, &mut held);
    for decision in 0..12 {
        let version = |picture: &Value| picture["version"].as_u64();
        let mut same = next_page(&mut whole, &mut Vec::new());
        while version(&same.0) < version(&shown.0) {
            same = next_page(&mut whole, &mut Vec::new());
        }
        while version(&shown.0) < version(&same.0) {
            shown = next_page(&mut pieces, &mut held);
        }
        assert_eq!(shown.0["html"], same.0["html"], "after {decision}");
        sent.push((shown.1, same.1));
        assert!(anna.decide_first(&table) | piet.decide_first(&table));
        shown = next_page(&mut pieces, &mut held);
    }
    println!("pieces and pages: {sent:?}");
    assert!(sent[1..].iter().all(|(pieces, whole)| pieces * 3 < *whole), "{sent:?}");
    // Whoever comes back holds nothing.
    let mut anew = connect_to(&house, &format!("{path}&pieces=true"), "token-of-piet");
    let (anew, _) = next_page(&mut anew, &mut Vec::new());
    assert!(anew["html"].as_str().unwrap().contains("sheet-board"));
    house.close();
}
