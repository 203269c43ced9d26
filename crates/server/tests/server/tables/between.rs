//! What one player cannot do to another.

use serde_json::{Value, json};

use crate::support::{Client, House, deal, two_at_a_table};
use crate::tables::live::connect;
use crate::tables::playing::until_at_zero;

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    (folder, house)
}

fn refused(client: &Client, table: &str, wish: Value) -> Value {
    let (status, answer) = client.wish(table, wish);
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("not-now")), "{answer}");
    answer["error"]["message"].clone()
}

/// A game of two in which the second's time ran out, and the first has given the seat to a bot.
fn replaced(house: &House, more: Value) -> (Client, Client, String) {
    let mut wanted = json!({
        "clock": {"kind": "per-decision", "seconds": 1}, "at_zero": "others-may-replace",
    });
    for (name, value) in more.as_object().unwrap() {
        wanted[name] = value.clone();
    }
    let (anna, piet, table) = two_at_a_table(house, wanted);
    while anna.decide_first(&table) {}
    until_at_zero(&anna, &table, 1);
    anna.wishes(&table, json!({"wish": "vote-replace", "seat": 1, "about": 2, "agrees": true}));
    assert_eq!(anna.look(&table)["seats"][1]["stand_in"], "clerk");
    (anna, piet, table)
}

#[test]
fn one_of_two_can_neither_replace_nor_undo_nor_end_alone() {
    let (_folder, house) = house();
    let (anna, eve, table) = two_at_a_table(&house, json!({"rated": true}));
    let _annas_page = connect(&house, &table, "token-of-anna");
    for _ in 0..6 {
        assert!(anna.decide_first(&table) || eve.decide_first(&table));
    }
    let decisions = anna.look(&table)["game"]["decisions"].clone();
    let replace = json!({"wish": "vote-replace", "seat": 2, "about": 1, "agrees": true});
    let why = refused(&eve, &table, replace);
    assert!(why.as_str().unwrap().contains("one minute"), "it says how long: {why}");
    assert!(anna.look(&table)["seats"][0]["stand_in"].is_null());
    eve.wishes(&table, json!({"wish": "ask-undo", "seat": 2, "to": 0}));
    eve.wishes(&table, json!({"wish": "vote-end", "seat": 2, "agrees": true}));
    let picture = anna.look(&table);
    assert_eq!(picture["game"]["decisions"], decisions);
    assert_eq!(picture["table"]["status"], "playing");
    house.close();
}

#[test]
fn who_was_here_a_moment_ago_is_not_replaced() {
    let (_folder, house) = house();
    let (anna, eve, table) = two_at_a_table(&house, json!({}));
    drop(connect(&house, &table, "token-of-anna"));
    anna.look(&table);
    refused(&eve, &table, json!({"wish": "vote-replace", "seat": 2, "about": 1, "agrees": true}));
    assert_eq!(eve.look(&table)["votes"], json!([]), "nor is there a vote for later");
    house.close();
}

#[test]
fn who_is_replaced_keeps_a_say_in_going_back_and_in_ending() {
    let (_folder, house) = house();
    let (anna, piet, table) = replaced(&house, json!({}));
    anna.wishes(&table, json!({"wish": "ask-undo", "seat": 1, "to": 0}));
    assert_eq!(anna.look(&table)["undo"]["to"], 0, "Piet has not agreed");
    piet.wishes(&table, json!({"wish": "answer-undo", "seat": 2, "agrees": false}));
    anna.wishes(&table, json!({"wish": "vote-end", "seat": 1, "agrees": true}));
    assert_eq!(anna.look(&table)["table"]["status"], "playing");
    piet.wishes(&table, json!({"wish": "vote-end", "seat": 2, "agrees": true}));
    assert_eq!(anna.look(&table)["result"]["why"], "agreement");
    house.close();
}

#[test]
fn who_does_not_come_back_has_given_up_in_a_rated_game() {
    let (_folder, house) = house();
    let (anna, _piet, table) = replaced(&house, json!({"rated": true}));
    for _ in 0..4_000 {
        let picture = anna.look(&table);
        if picture["table"]["status"] == "over" {
            break;
        }
        if !anna.decide_first(&table) {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    }
    let result = anna.look(&table)["result"].clone();
    assert_eq!(result["why"], "rules");
    assert_eq!(result["ranks"], json!([{"seat": 1, "rank": 1}, {"seat": 2, "rank": 2}]));
    let games = |person: &str| {
        let profile = anna.get(&format!("/api/v1/people/{person}")).1;
        profile["person"]["ratings"][0].clone()
    };
    let (first, second) = (games("id-anna"), games("id-piet"));
    assert!(first["mean"].as_f64() > second["mean"].as_f64(), "{first} {second}");
    house.close();
}

#[test]
fn people_are_rated_among_themselves_and_bots_never() {
    let (_folder, house) = house();
    let (anna, piet) = (house.person("anna", false), house.person("piet", false));
    let wanted = json!({
        "game": "tulips", "rated": true, "setup": {"options": {"clock": false, "tulips": 1}},
    });
    let table = anna.table(&["me", "open", "random"], wanted.clone());
    piet.wishes(&table, json!({"wish": "sit", "seat": 2}));
    deal(&table, &[&anna, &piet]);
    assert!(anna.decide_first(&table));
    assert_eq!(anna.look(&table)["table"]["status"], "over");
    let games =
        |person: &str| anna.get(&format!("/api/v1/people/{person}")).1["person"]["ratings"].clone();
    assert_eq!(games("id-anna")[0]["games"], 1, "{}", games("id-anna"));
    assert_eq!(games("id-piet")[0]["games"], 1);
    let alone = anna.table(&["me", "random"], wanted);
    deal(&alone, &[&anna]);
    assert!(anna.decide_first(&alone));
    assert_eq!(games("id-anna").as_array().unwrap().len(), 1, "one person is compared with nobody");
    house.close();
}

#[test]
fn nobody_stops_the_clocks_alone_and_a_yes_is_for_now() {
    let (_folder, house) = house();
    let clock = json!({"clock": {"kind": "bank", "seconds": 600, "increment": 0}});
    let (anna, eve, table) = two_at_a_table(&house, clock.clone());
    eve.wishes(&table, json!({"wish": "pause", "seat": 2}));
    let picture = anna.look(&table);
    assert_eq!(
        (&picture["paused"], &picture["seats"][0]["clock"]["runs"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(picture["votes"][0], json!({"motion": {"motion": "pause"}, "agreed": [2]}));
    assert!(anna.decide_first(&table) || eve.decide_first(&table));
    assert_eq!(anna.look(&table)["votes"], json!([]), "the next decision makes it void");
    anna.wishes(&table, json!({"wish": "pause", "seat": 1}));
    eve.wishes(&table, json!({"wish": "pause", "seat": 2, "agrees": false}));
    assert_eq!(anna.look(&table)["votes"], json!([]));
    refused(&anna, &table, json!({"wish": "pause", "seat": 1, "agrees": false}));
    anna.wishes(&table, json!({"wish": "pause", "seat": 1}));
    eve.wishes(&table, json!({"wish": "pause", "seat": 2}));
    assert_eq!(anna.look(&table)["paused"], true);
    eve.wishes(&table, json!({"wish": "resume", "seat": 2}));
    let mut alone = clock;
    alone["start"] = json!(true);
    let alone = anna.table(&["me", "random"], alone);
    anna.wishes(&alone, json!({"wish": "pause", "seat": 1}));
    assert_eq!(anna.look(&alone)["paused"], true, "against bots alone it is one's own affair");
    house.close();
}

/// Three people at one table, dealt; the first decides as long as there are tulips.
fn three(house: &House, more: Value) -> ([Client; 3], String) {
    let people = ["anna", "piet", "eve"].map(|name| house.person(name, false));
    let mut wanted = json!({
        "game": "tulips", "setup": {"options": {"clock": false, "tulips": 3}},
    });
    for (name, value) in more.as_object().unwrap() {
        wanted[name] = value.clone();
    }
    let table = people[0].table(&["me", "open", "open"], wanted);
    for (seat, person) in (2..).zip(&people[1..]) {
        person.wishes(&table, json!({"wish": "sit", "seat": seat, "nonce": "abc"}));
    }
    deal(&table, &[&people[0], &people[1], &people[2]]);
    (people, table)
}

#[test]
fn who_gave_up_neither_stops_the_others_nor_answers_them() {
    let (_folder, house) = house();
    let ([anna, piet, eve], table) = three(&house, json!({}));
    assert!(anna.decide_first(&table));
    eve.wishes(&table, json!({"wish": "resign", "seat": 3}));
    for wish in [
        json!({"wish": "pause", "seat": 3}),
        json!({"wish": "ask-undo", "seat": 3, "to": 0}),
        json!({"wish": "vote-end", "seat": 3, "agrees": true}),
        json!({"wish": "vote-replace", "seat": 3, "about": 2, "agrees": true}),
        json!({"wish": "take-back", "seat": 3}),
        json!({"wish": "decide", "seat": 3, "turn": "0.0", "action": "pass"}),
    ] {
        assert_eq!(refused(&eve, &table, wish), "You have given up already.");
    }
    anna.wishes(&table, json!({"wish": "ask-undo", "seat": 1, "to": 0}));
    refused(&eve, &table, json!({"wish": "answer-undo", "seat": 3, "agrees": false}));
    anna.wishes(&table, json!({"wish": "pause", "seat": 1}));
    refused(&eve, &table, json!({"wish": "resume", "seat": 3}));
    assert_eq!(anna.look(&table)["paused"], true);
    let page = eve.request("GET", &format!("/table/{table}"), None).1;
    for wish in ["answer-undo", "resume", "vote-end", "resign", "return", "ask-undo"] {
        assert!(!page.contains(&format!("value=\"{wish}\"")), "{wish} is offered");
    }
    anna.wishes(&table, json!({"wish": "resume", "seat": 1}));
    piet.wishes(&table, json!({"wish": "answer-undo", "seat": 2, "agrees": true}));
    assert_eq!(anna.look(&table)["game"]["decisions"], 0, "both who play have agreed");
    house.close();
}

#[test]
fn who_has_a_bot_play_for_them_leaves_the_clocks_alone_until_they_are_back() {
    let (_folder, house) = house();
    let (_anna, piet, table) = replaced(&house, json!({}));
    let why = refused(&piet, &table, json!({"wish": "pause", "seat": 2}));
    assert!(why.as_str().unwrap().contains("Come back first"), "{why}");
    let page = piet.request("GET", &format!("/table/{table}"), None).1;
    assert!(page.contains("value=\"return\"") && page.contains("value=\"vote-end\""));
    assert!(!page.contains("value=\"pause\""));
    piet.wishes(&table, json!({"wish": "return", "seat": 2}));
    piet.wishes(&table, json!({"wish": "pause", "seat": 2}));
    house.close();
}

#[test]
fn a_motion_is_asked_anew_when_somebody_gives_up() {
    let (_folder, house) = house();
    let ([anna, piet, eve], table) = three(&house, json!({}));
    assert!(anna.decide_first(&table));
    eve.wishes(&table, json!({"wish": "vote-end", "seat": 3, "agrees": true}));
    anna.wishes(&table, json!({"wish": "ask-undo", "seat": 1, "to": 0}));
    piet.wishes(&table, json!({"wish": "answer-undo", "seat": 2, "agrees": true}));
    eve.wishes(&table, json!({"wish": "resign", "seat": 3}));
    let picture = anna.look(&table);
    assert_eq!((&picture["undo"], &picture["votes"]), (&json!(null), &json!([])));
    anna.wishes(&table, json!({"wish": "ask-undo", "seat": 1, "to": 0}));
    piet.wishes(&table, json!({"wish": "answer-undo", "seat": 2, "agrees": true}));
    assert_eq!(anna.look(&table)["game"]["decisions"], 0);
    house.close();
}
