//! A table on a wall: nothing private, whoever has opened it.

use serde_json::json;

use crate::support::{Client, House, two_at_a_table};
use crate::tables::live::{connect_to, picture};

fn hand(client: &Client, table: &str) -> Vec<String> {
    let cards = client.look(table)["game"]["view"]["own"]["hand"].clone();
    let id = |card: &serde_json::Value| format!("card-{}", card["id"].as_str().unwrap());
    cards.as_array().unwrap().iter().map(id).collect()
}

#[test]
fn a_wall_shows_nobodys_hand_and_how_to_join() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    let secrets: Vec<String> = [hand(&anna, &table), hand(&piet, &table)].concat();
    assert!(secrets.len() > 4);
    for client in [&anna, &piet, &house.stranger()] {
        let (status, wall) = client.request("GET", &format!("/table/{table}/screen"), None);
        assert_eq!(status, 200);
        assert!(wall.contains("at-wall") && wall.contains("class=\"qr\""), "{wall:.300}");
        assert!(wall.contains("socket?form=page&amp;spectator=true"), "and stays a spectator's");
        assert!(!wall.contains("name=\"action\""), "nothing is decided there");
        let shown: Vec<_> = secrets.iter().filter(|card| wall.contains(*card)).collect();
        assert_eq!(shown, Vec::<&String>::new());
    }
    let path = format!("/api/v1/tables/{table}/socket?form=page&spectator=true");
    let mut socket = connect_to(&house, &path, "token-of-anna");
    let html = picture(&mut socket, |_| true)["html"].as_str().unwrap().to_owned();
    assert!(html.contains("sheet-board") && secrets.iter().all(|card| !html.contains(card)));
    assert!(html.contains("spectator=true"), "also when it comes back after a pause");
}

#[test]
fn a_table_that_nobody_may_watch_hangs_on_no_wall() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (anna, _piet, table) = two_at_a_table(&house, json!({"spectators": false}));
    for client in [&anna, &house.stranger()] {
        assert_eq!(client.request("GET", &format!("/table/{table}/screen"), None).0, 403);
    }
}
