//! Making a table, sitting down, playing, taking back, ending.

use serde_json::{Value, json};

use crate::support::{Client, House, play_out, two_at_a_table};

fn file() -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("damrak.sqlite");
    (folder, file)
}

#[test]
fn two_people_play_a_whole_game_and_its_record_verifies() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    assert_eq!(anna.get(&format!("/api/v1/tables/{table}/record")).0, 409);
    play_out(&table, &[&anna, &piet]);
    let picture = anna.look(&table);
    assert_eq!(picture["table"]["status"], "over");
    assert_eq!(picture["result"]["ranks"].as_array().unwrap().len(), 2);
    assert!(picture["fair"]["secret"].is_string());

    let (status, record) = house.stranger().get(&format!("/api/v1/tables/{table}/record"));
    assert_eq!(status, 200);
    let registry = damrak_core::Registry::new().with::<damrak_kontor::Kontor>();
    let text = record.as_str().unwrap();
    let verified = damrak_core::record::verify(&registry, text.as_bytes(), None).unwrap();
    assert!(verified.ending.is_some());
    assert_eq!(verified.header.seats, ["anna", "piet"]);
    house.close();
}

#[test]
fn a_person_plays_a_bot() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let anna = house.person("anna", false);
    let more = json!({"setup": {"variant": "gulliver"}, "start": true});
    let table = anna.table(&["me", "random"], more);
    for _ in 0..10_000 {
        if anna.look(&table)["table"]["status"] == "over" {
            house.close();
            return;
        }
        if !anna.decide_first(&table) {
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
    }
    panic!("the game does not end");
}

#[test]
fn a_refused_decision_names_the_clause_in_the_language_asked_for() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let (anna, _, table) = two_at_a_table(&house, json!({}));
    let turn = anna.look(&table)["game"]["own"]["turn"].clone();
    let wish = json!({"wish": "decide", "seat": 1, "turn": turn, "action": "build e5"});
    let (status, answer) = anna.wish(&table, wish);
    assert_eq!(status, 422);
    assert_eq!(answer["error"]["code"], "against-the-rules");
    assert_eq!(answer["error"]["clause"], "K-10");
    let wish = json!({"wish": "decide", "seat": 1, "turn": turn, "action": "dance"});
    assert_eq!(anna.wish(&table, wish).1["error"]["code"], "notation");
    house.close();
}

#[test]
fn a_repeated_decision_is_harmless_and_a_stale_one_is_refused() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    let own = anna.look(&table)["game"]["own"].clone();
    let wish = json!({
        "wish": "decide", "seat": 1, "turn": own["turn"], "key": "once", "action": "pass",
    });
    let first = anna.wish(&table, wish.clone());
    let second = anna.wish(&table, wish);
    assert_eq!((first.0, second.0), (200, 200));
    assert_eq!(anna.look(&table)["game"]["decisions"], 1);
    let stale = json!({"wish": "decide", "seat": 1, "turn": own["turn"], "action": "pass"});
    assert_eq!(anna.wish(&table, stale).1["error"]["code"], "stale");
    // The other's secret choice was made in the same state and does not collide.
    let own = piet.look(&table)["game"]["own"].clone();
    assert_eq!(own["turn"], "0.0");
    piet.wishes(&table, json!({"wish": "decide", "seat": 2, "turn": "0.0", "action": "pass"}));
    house.close();
}

#[test]
fn a_secret_choice_is_taken_back_alone_and_more_only_by_consent() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    anna.decide_first(&table);
    assert_eq!(anna.look(&table)["game"]["own"]["may_take_back"], true);
    assert_eq!(piet.wish(&table, json!({"wish": "take-back", "seat": 2})).0, 409);
    anna.wishes(&table, json!({"wish": "take-back", "seat": 1}));
    assert_eq!(anna.look(&table)["game"]["decisions"], 0);

    anna.decide_first(&table);
    piet.decide_first(&table);
    assert_eq!(anna.wish(&table, json!({"wish": "take-back", "seat": 1})).0, 409);
    anna.wishes(&table, json!({"wish": "ask-undo", "seat": 1, "to": 0}));
    assert_eq!(anna.look(&table)["undo"]["to"], 0);
    piet.wishes(&table, json!({"wish": "answer-undo", "seat": 2, "agrees": true}));
    let picture = anna.look(&table);
    assert_eq!(picture["game"]["decisions"], 0);
    assert_eq!(picture["game"]["waiting"], json!([1, 2]));
    play_out(&table, &[&anna, &piet]);
    assert_eq!(anna.look(&table)["table"]["status"], "over");
    house.close();
}

#[test]
fn giving_up_loses_and_a_rematch_keeps_the_settings() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let (anna, piet, table) = two_at_a_table(&house, json!({"rated": true}));
    anna.decide_first(&table);
    anna.wishes(&table, json!({"wish": "resign", "seat": 1}));
    let picture = piet.look(&table);
    assert_eq!(picture["result"]["why"], "resignation");
    assert_eq!(picture["result"]["ranks"], json!([{"seat": 2, "rank": 1}, {"seat": 1, "rank": 2}]));
    let (status, next) = piet.post(&format!("/api/v1/tables/{table}/rematch"), &json!({}));
    assert_eq!(status, 200, "{next}");
    let again = anna.post(&format!("/api/v1/tables/{table}/rematch"), &json!({})).1;
    assert_eq!(again["table"], next["table"]);
    house.close();
}

/// Who sits where at a table: Anna, Piet, or a computer.
fn sitting(anyone: &Client, table: &str) -> Vec<String> {
    let seats = anyone.look(table)["table"]["seats"].clone();
    let who = |seat: &Value| match seat["bot"].as_str() {
        Some(bot) => bot.to_owned(),
        None if seat["person"].is_null() => "nobody".to_owned(),
        None => seat["name"].as_str().unwrap_or_default().to_owned(),
    };
    seats.as_array().unwrap().iter().map(who).collect()
}

#[test]
fn of_three_everybody_moves_on_by_one_seat_in_a_rematch() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let (anna, piet) = (house.person("anna", false), house.person("piet", false));
    let setup = json!({"players": 3, "options": {"clock": false, "tulips": 1}});
    let wanted = json!({"game": "tulips", "setup": setup});
    let mut table = anna.table(&["me", "random", "open"], wanted);
    piet.wishes(&table, json!({"wish": "sit", "seat": 3}));
    // Whoever asks sits already, and for the other the seat is free to which they move on.
    for (asks, sits, seat, then) in [
        (&piet, &anna, 3, ["random", "piet", "anna"]),
        (&anna, &piet, 1, ["piet", "anna", "random"]),
        (&piet, &anna, 1, ["anna", "random", "piet"]),
    ] {
        anna.wishes(&table, json!({"wish": "start"}));
        while anna.look(&table)["table"]["status"] != "over" {
            if !anna.decide_first(&table) && !piet.decide_first(&table) {
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
        }
        let (status, next) = asks.post(&format!("/api/v1/tables/{table}/rematch"), &json!({}));
        assert_eq!(status, 200, "{next}");
        table = next["table"].as_str().unwrap().to_owned();
        let open: Vec<usize> =
            (1..=3).filter(|at| sitting(asks, &table)[at - 1] == "nobody").collect();
        assert_eq!(open, [seat]);
        sits.wishes(&table, json!({"wish": "sit", "seat": seat}));
        assert_eq!(sitting(asks, &table), then);
    }
    house.close();
}

#[test]
fn tables_survive_a_restart_in_the_middle_of_a_game() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    for _ in 0..7 {
        assert!(anna.decide_first(&table) || piet.decide_first(&table));
    }
    let before = anna.look(&table);
    house.close();
    let house = House::open(&file);
    let (anna, piet) = (
        crate::support::Client { address: house.address, ..anna },
        crate::support::Client { address: house.address, ..piet },
    );
    let after = anna.look(&table);
    assert_eq!(after["game"]["view"], before["game"]["view"]);
    assert_eq!(after["game"]["own"], before["game"]["own"]);
    play_out(&table, &[&anna, &piet]);
    let at = anna.get(&format!("/api/v1/tables/{table}/at/7")).1;
    assert_eq!(at["view"], before["game"]["view"]);
    house.close();
}

#[test]
fn pausing_stops_decisions_and_time() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let clock = json!({"clock": {"kind": "bank", "seconds": 600, "increment": 0}});
    let (anna, piet, table) = two_at_a_table(&house, clock);
    piet.wishes(&table, json!({"wish": "pause", "seat": 2}));
    anna.wishes(&table, json!({"wish": "pause", "seat": 1}));
    let left = anna.look(&table)["seats"][0]["clock"].clone();
    assert_eq!(left["runs"], false);
    std::thread::sleep(std::time::Duration::from_millis(30));
    assert_eq!(anna.look(&table)["seats"][0]["clock"], left);
    let wish = json!({"wish": "decide", "seat": 1, "turn": "0.0", "action": "pass"});
    assert_eq!(anna.wish(&table, wish).0, 409);
    anna.wishes(&table, json!({"wish": "resume", "seat": 1}));
    assert!(anna.decide_first(&table));
    house.close();
}

#[test]
fn when_time_is_up_a_bot_decides() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let clock = json!({"clock": {"kind": "per-decision", "seconds": 1}});
    let (anna, _, table) = two_at_a_table(&house, clock);
    for _ in 0..100 {
        std::thread::sleep(std::time::Duration::from_millis(50));
        let picture = anna.look(&table);
        if picture["game"]["decisions"].as_u64() >= Some(2) {
            assert_eq!(picture["game"]["story"][1]["by"], "clock");
            house.close();
            return;
        }
    }
    panic!("time is never up");
}

/// Waits until a seat has no time left.
pub fn until_at_zero(client: &crate::support::Client, table: &str, index: usize) {
    for _ in 0..500 {
        if client.look(table)["seats"][index]["clock"]["left"] == 0 {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("time is never up");
}

#[test]
fn the_others_vote_a_bot_onto_a_seat_whose_time_is_up_and_its_owner_comes_back() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let clock = json!({"kind": "per-decision", "seconds": 1});
    let clock = json!({"clock": clock, "at_zero": "others-may-replace"});
    let (anna, piet, table) = two_at_a_table(&house, clock);
    while anna.decide_first(&table) {}
    until_at_zero(&anna, &table, 1);
    let vote = json!({"wish": "vote-replace", "seat": 1, "about": 2, "agrees": true});
    anna.wishes(&table, vote);
    assert!(anna.look(&table)["seats"][1]["stand_in"].is_string());
    piet.wishes(&table, json!({"wish": "return", "seat": 2}));
    assert!(anna.look(&table)["seats"][1]["stand_in"].is_null());
    let vote = json!({"wish": "vote-end", "seat": 1, "agrees": true});
    anna.wishes(&table, vote);
    assert_eq!(anna.look(&table)["table"]["status"], "playing");
    piet.wishes(&table, json!({"wish": "vote-end", "seat": 2, "agrees": true}));
    let picture = anna.look(&table);
    assert_eq!(picture["result"]["why"], "agreement");
    assert!(picture["result"]["ranks"].is_null());
    house.close();
}

#[test]
fn invitations_chat_and_lists() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let anna = house.person("anna", false);
    let piet = house.person("piet", false);
    let body =
        json!({"game": "kontor", "setup": {}, "seats": ["me", "invite"], "title": "<b>us</b>"});
    let (_, made) = anna.post("/api/v1/tables", &body);
    let table = made["table"].as_str().unwrap();
    assert_eq!(piet.wish(table, json!({"wish": "sit", "seat": 2})).0, 409);
    let invitation = made["invitations"][0]["invitation"].clone();
    let (_, renewed) =
        anna.post(&format!("/api/v1/tables/{table}/invitations"), &json!({"seat": 2}));
    let old = json!({"wish": "sit", "seat": 2, "invitation": invitation});
    assert_eq!(piet.wish(table, old).0, 409);
    let new = json!({"wish": "sit", "seat": 2, "invitation": renewed["invitation"]});
    piet.wishes(table, new);

    let chat = format!("/api/v1/tables/{table}/chat");
    assert_eq!(piet.post(&chat, &json!({"text": "<script>hi</script>"})).1["number"], 1);
    assert_eq!(anna.get(&chat).1["lines"][0]["text"], "<script>hi</script>");
    assert_eq!(piet.post(&chat, &json!({"text": "  "})).0, 400);
    assert_eq!(piet.post(&chat, &json!({"phrase": "well-played"})).1["number"], 2);
    assert_eq!(piet.post(&chat, &json!({"phrase": "badly-played"})).0, 400);
    let line = anna.get(&format!("{chat}?after=1")).1["lines"][0].clone();
    assert_eq!((&line["phrase"], &line["text"]), (&json!("well-played"), &json!("Well played!")));
    assert_eq!(piet.post(&chat, &json!({"text": ":well-played:"})).1["number"], 3);
    let line = anna.get(&format!("{chat}?after=2")).1["lines"][0].clone();
    assert_eq!((&line["phrase"], &line["text"]), (&json!(null), &json!(":well-played:")));

    assert_eq!(anna.get("/api/v1/tables?list=open").1["tables"], json!([]));
    assert_eq!(piet.get("/api/v1/tables?list=mine").1["tables"][0]["id"], *table);
    house.close();
}

#[test]
fn a_clock_gives_some_time_and_not_for_ever() {
    let (_folder, file) = file();
    let house = House::open(&file);
    let anna = house.person("anna", false);
    let month = 31 * 24 * 3600;
    for (clock, status) in [
        (json!({"kind": "per-decision", "seconds": 3 * 24 * 3600}), 200),
        (json!({"kind": "per-decision", "seconds": month}), 200),
        (json!({"kind": "per-decision", "seconds": month + 1}), 400),
        (json!({"kind": "per-decision", "seconds": 0}), 400),
        (json!({"kind": "bank", "seconds": 600, "increment": 0}), 200),
        (json!({"kind": "bank", "seconds": 0, "increment": 5}), 400),
        (json!({"kind": "bank", "seconds": 600, "increment": month + 1}), 400),
    ] {
        let new = json!({
            "game": "kontor", "setup": {}, "seats": ["me", "open"], "live": false, "clock": clock,
        });
        let (answered, made) = anna.post("/api/v1/tables", &new);
        assert_eq!(answered, status, "{clock}: {made}");
    }
    house.close();
}
