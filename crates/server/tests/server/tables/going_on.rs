//! Playing on from a position of a game that is over.

use serde_json::json;

use crate::support::{Client, House, play_out, two_at_a_table};

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

/// Where a form leads.
fn location(answer: &str) -> String {
    let found = answer.lines().find_map(|line| line.strip_prefix("location: /table/"));
    found.unwrap_or_else(|| panic!("it leads nowhere: {answer:.600}")).to_owned()
}

fn play_on(client: &Client, table: &str, decision: u32, fields: &str) -> String {
    client.form(&format!("/table/{table}/at/{decision}/on"), fields)
}

/// The cards that are drawn, in order, with what they are.
fn cards(text: &str) -> Vec<String> {
    let card = |part: &str| part.split('"').next().unwrap_or_default().to_owned();
    text.split("data-key=\"card-").skip(1).map(card).collect()
}

/// What a page shows.
fn field(client: &Client, path: &str) -> String {
    let (status, text) = client.request("GET", path, None);
    assert_eq!(status, 200, "{path}: {text:.300}");
    text
}

#[test]
fn a_finished_game_is_played_on_from_any_position_with_its_cards() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({"rated": true}));
    play_out(&table, &[&anna, &piet]);
    let asked = field(&anna, &format!("/table/{table}/at/5/on"));
    for expected in ["Play on from here", "counts for no rating", "name=\"others\"", "sheet-board"]
    {
        assert!(asked.contains(expected), "{expected}");
    }
    let next = location(&play_on(&anna, &table, 5, "seat=2&others=clerk"));
    let look = anna.look(&next);
    assert!(look["game"]["decisions"].as_u64().unwrap() >= 5, "{look}");
    assert_eq!(look["table"]["rated"], false);
    assert_eq!(look["game"]["own"]["seat"], 2, "where Anna wanted to sit");
    let at = |table: &str| cards(&field(&anna, &format!("/table/{table}/at/5?seat=2&part=true")));
    assert!(at(&next) == at(&table) && at(&next).len() > 5, "the same cards lie and are held");
    play_out(&next, &[&anna]);
    for _ in 0..100 {
        if anna.look(&next)["table"]["status"] == "over" {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
        play_out(&next, &[&anna]);
    }
    let (status, record) = anna.request("GET", &format!("/api/v1/tables/{next}/record"), None);
    assert_eq!((status, record.contains("damrak")), (200, true));
    assert_eq!(anna.request("GET", &format!("/table/{next}/fair"), None).0, 200);
}

#[test]
fn a_game_in_play_cannot_be_played_on_and_shows_nothing_this_way() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({"spectators": false}));
    for _ in 0..4 {
        anna.decide_first(&table);
        piet.decide_first(&table);
    }
    let path = format!("/table/{table}/at/2/on");
    for (client, status) in [(&anna, 409), (&piet, 409), (&house.stranger(), 403)] {
        let (got, text) = client.request("GET", &path, None);
        assert_eq!(got, status);
        assert!(!text.contains("sheet-board") && !text.contains("card-"), "{text:.300}");
        let answer = client.form(&path, "seat=1&others=clerk");
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{answer:.200}");
        assert!(!answer.contains("set-cookie"), "nobody becomes a guest for nothing");
    }
    play_out(&table, &[&anna, &piet]);
    let stranger = house.stranger().form(&path, "seat=1&others=clerk");
    assert!(stranger.starts_with("HTTP/1.1 403"), "only they may watch: {stranger:.200}");
}

#[test]
fn what_cannot_be_played_on_is_refused_with_a_reason() {
    let (_folder, house) = house();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    play_out(&table, &[&anna, &piet]);
    let last = anna.look(&table)["game"]["decisions"].as_u64().unwrap() as u32;
    for (decision, fields, status, why) in [
        (last, "seat=1&others=clerk", 409, "Choose an earlier decision"),
        (3, "others=clerk", 400, "no such seat"),
        (3, "seat=5&others=clerk", 400, "no such seat"),
        (3, "seat=1&others=clerk&line=nonsense", 400, "cannot be read"),
        (3, "seat=1&others=clerk&line=1+nonsense", 422, ""),
        (u32::MAX, "seat=1&others=clerk&line=1+pass", 404, ""),
        (3, "seat=1&others=emperor", 400, ""),
    ] {
        let answer = play_on(&anna, &table, decision, fields);
        let got: u16 = answer.split(' ').nth(1).unwrap().parse().unwrap();
        assert!((400..500).contains(&got), "{fields}: {answer:.200}");
        assert!(got == status || why.is_empty(), "{fields}: {got}");
        assert!(answer.contains(why) && answer.contains("text/html"), "{fields}: {answer:.900}");
    }
}

#[test]
fn with_friends_it_waits_for_them_says_what_it_is_and_outlives_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("damrak.sqlite");
    let house = House::open(&file);
    let (anna, piet, table) =
        two_at_a_table(&house, json!({"clock": {"kind": "bank", "seconds": 60, "increment": 30}}));
    play_out(&table, &[&anna, &piet]);
    let next = location(&play_on(&anna, &table, 6, "seat=1&others=friends"));
    let (_, page) = anna.request("GET", &format!("/table/{next}"), None);
    assert!(page.contains("continues another one, after its decision 6"), "{page:.900}");
    let (status, early) = anna.request("GET", &format!("/table/{next}/fair"), None);
    assert!(status == 200 && early.contains("continues another one"));
    piet.wishes(&next, json!({"wish": "sit", "seat": 2, "nonce": "of-piet"}));
    anna.wishes(&next, json!({"wish": "start"}));
    let look = anna.look(&next);
    assert_eq!(look["game"]["decisions"], 6);
    assert!(!look["game"]["own"]["may_take_back"].as_bool().unwrap_or(false));
    let secret = field(&anna, &format!("/table/{next}/fair"));
    assert!(!secret.contains("data-proof=\"secret\""), "not before it is over");
    let left = |look: &serde_json::Value| look["seats"][0]["clock"]["left"].clone();
    assert!(left(&look).as_u64().is_some_and(|left| left <= 60_000), "{}", left(&look));
    let hand = |client: &Client| client.look(&next)["game"]["view"]["own"]["hand"].clone();
    let (before, of_piet) = (hand(&anna), hand(&piet));
    assert_ne!(before, of_piet);
    house.close();
    let house = House::open(&file);
    let again = |client: &Client| Client { address: house.address, ..client.clone() };
    let (anna, piet) = (again(&anna), again(&piet));
    assert_eq!(anna.look(&next)["game"]["view"]["own"]["hand"], before);
    play_out(&next, &[&anna, &piet]);
    assert_eq!(anna.look(&next)["table"]["status"], "over");
}

#[test]
fn a_position_arranged_by_hand_is_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("damrak.sqlite");
    let house = House::open(&file);
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    play_out(&table, &[&anna, &piet]);
    let guilders = |client: &Client, table: &str, decision: u32| -> u32 {
        let form = field(client, &format!("/table/{table}/think/{decision}/arrange"));
        let value = form.split("name=\"/guilders/0\" value=\"").nth(1).unwrap();
        value.split('"').next().unwrap().parse().unwrap()
    };
    let more = guilders(&anna, &table, 2) + 1;
    let arranged = format!("guess=1&set=%2Fguilders%2F0+{more}");
    let asked = field(&anna, &format!("/table/{table}/at/2/on?{arranged}"));
    assert!(asked.contains("Arranged by hand") && asked.contains("name=\"set\""), "{asked:.600}");
    let cannot = play_on(&anna, &table, 2, "seat=1&others=clerk&set=%2Fguilders%2F0+200");
    assert!(cannot.starts_with("HTTP/1.1 400"), "{cannot:.300}");
    let next = location(&play_on(&anna, &table, 2, &format!("seat=1&others=clerk&{arranged}")));
    assert_eq!(guilders(&anna, &next, 0), more, "it begins as it was arranged");
    for _ in 0..200 {
        if anna.look(&next)["table"]["status"] == "over" {
            break;
        }
        play_out(&next, &[&anna]);
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let over = anna.look(&next);
    assert_eq!(over["table"]["status"], "over", "{over}");
    house.close();
    let house = House::open(&file);
    let anna = Client { address: house.address, ..anna };
    assert_eq!(anna.look(&next)["game"]["view"], over["game"]["view"], "read again it is the same");
    assert_eq!(guilders(&anna, &next, 0), more);
    for path in ["", "/at/0", "/at/3?open=true", "/think/2", "/at/1/on"] {
        field(&anna, &format!("/table/{next}{path}"));
    }
    assert!(field(&anna, &format!("/table/{next}/fair")).contains("arranged by hand"));
    assert_eq!(anna.request("GET", &format!("/api/v1/tables/{next}/record"), None).0, 409);
    assert_eq!(anna.request("GET", &format!("/table/{next}/review"), None).0, 409);
    let again = location(&play_on(&anna, &next, 1, "seat=1&others=clerk"));
    assert_eq!(guilders(&anna, &again, 0), more, "and is played on itself");
}
