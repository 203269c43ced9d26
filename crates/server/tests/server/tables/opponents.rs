//! Bots by level, hints, and finished games looked back on.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use damrak_server::Config;
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::support::{Client, House, two_at_a_table};

struct Place {
    _folder: tempfile::TempDir,
    file: PathBuf,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("damrak.sqlite");
        Self { _folder: folder, file }
    }

    fn open(&self) -> House {
        open(&self.file, 1)
    }
}

fn open(file: &Path, review_seconds: u32) -> House {
    House::open_with(file, Config { limits: false, review_seconds, ..Config::default() })
}

/// Asks until something is true of the answer.
fn until(mut ask: impl FnMut() -> Value, is_it: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let answer = ask();
        if is_it(&answer) {
            return answer;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "it never comes: {answer}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A short game against one bot, dealt.
fn against(client: &Client, level: &str, more: Value) -> String {
    let mut settings = json!({"setup": {"variant": "gulliver"}, "start": true});
    for (name, value) in more.as_object().unwrap() {
        settings[name] = value.clone();
    }
    client.table(&["me", level], settings)
}

/// Plays the first thing offered until the game is over.
fn play_to_the_end(client: &Client, table: &str) {
    until(
        || {
            client.decide_first(table);
            client.look(table)
        },
        |picture| picture["result"]["why"] == "rules",
    );
}

#[test]
fn every_level_sits_down_and_plays() {
    let place = Place::new();
    let house = place.open();
    let anna = house.person("anna", false);
    let (_, games) = anna.get("/api/v1/games");
    assert_eq!(games["bots"], json!(["random", "apprentice", "clerk", "merchant", "regent"]));
    for level in ["random", "apprentice", "clerk", "merchant@30ms", "regent@100sims"] {
        let table = against(&anna, level, json!({}));
        let seat = anna.look(&table)["seats"][1].clone();
        assert_eq!((&seat["kind"], &seat["bot"]), (&json!("bot"), &json!(level)));
        assert_ne!(seat["name"], level, "it has a name of its own");
        until(
            || {
                anna.decide_first(&table);
                anna.look(&table)
            },
            |picture| {
                let story = picture["game"]["story"].as_array().unwrap();
                story.iter().any(|told| told["by"] == "bot")
            },
        );
    }
}

#[test]
fn thinking_time_is_bounded_and_refusals_say_what_to_write() {
    let place = Place::new();
    let house = place.open();
    let anna = house.person("anna", false);
    for (level, expected) in [
        ("regent@5001ms", "1ms to 5000ms"),
        ("regent@20001sims", "1sims to 20000sims"),
        ("regent@soon", "1ms to 5000ms"),
        ("clerk@5ms", "write just clerk"),
        ("wizard", "random, apprentice, clerk, merchant, regent"),
    ] {
        let wanted = json!({"game": "kontor", "setup": {}, "seats": ["me", level]});
        let (status, answer) = anna.post("/api/v1/tables", &wanted);
        assert_eq!((status, &answer["error"]["code"]), (400, &json!("bad-request")), "{answer}");
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.contains(expected), "{level}: {message}");
    }
    let table = anna.table(&["me", "open"], json!({}));
    let seat_bot =
        |bot: &str| anna.wish(&table, json!({"wish": "seat-bot", "seat": 2, "bot": bot})).0;
    assert_eq!((seat_bot("regent@9999ms"), seat_bot("regent@5000ms")), (400, 200));
}

#[test]
fn a_table_stored_with_the_former_bot_goes_on_with_the_clerk() {
    let place = Place::new();
    let house = place.open();
    let anna = house.person("anna", false);
    let table = against(&anna, "clerk", json!({}));
    house.close();
    let connection = Connection::open(&place.file).unwrap();
    let mut changed = 0;
    for (rows, column) in [("log", "entry"), ("snapshots", "document"), ("tables", "head")] {
        let former =
            format!("UPDATE {rows} SET {column} = replace({column}, '\"clerk\"', '\"simple\"')");
        let sql = format!("{former} WHERE {column} LIKE '%\"clerk\"%'");
        changed += connection.execute(&sql, []).unwrap();
    }
    assert!(changed >= 2, "the log and the head knew it: {changed}");
    drop(connection);

    let house = place.open();
    let anna = Client { address: house.address, ..anna };
    assert_eq!(anna.look(&table)["seats"][1]["bot"], "clerk");
    play_to_the_end(&anna, &table);
    let (_, again) = anna.post(&format!("/api/v1/tables/{table}/rematch"), &json!({}));
    let next = again["table"].as_str().unwrap();
    assert_eq!(anna.look(next)["seats"][0]["bot"], "clerk", "whoever sat second begins now");
    assert_eq!(anna.look(&anna.table(&["me", "simple"], json!({})))["seats"][1]["bot"], "clerk");
}

#[test]
fn a_hint_tells_what_is_best_and_is_seen_by_all() {
    let place = Place::new();
    let house = place.open();
    let anna = house.person("anna", false);
    let table = against(&anna, "clerk", json!({}));
    assert_eq!(anna.look(&table)["hints"], true, "she plays against a bot alone");
    let hint = json!({"wish": "hint", "seat": 1});
    anna.wishes(&table, hint.clone());
    anna.wishes(&table, hint);
    let own = |picture: &Value| picture["game"]["own"].clone();
    let told = until(|| own(&anna.look(&table)), |own| own["hint"]["thinking"] == false);
    let decisions = told["hint"]["decisions"].as_array().unwrap();
    assert!((1..=3).contains(&decisions.len()), "{told}");
    for advised in decisions {
        let is_it = |offer: &&Value| offer["action"] == advised["action"];
        let offer = told["offers"].as_array().unwrap().iter().find(is_it).expect("it is legal");
        assert_eq!(offer["targets"], advised["targets"]);
        assert!(advised["chance"].as_f64().is_some_and(|chance| (0.0..=1.0).contains(&chance)));
    }
    let stranger = house.stranger().look(&table);
    assert_eq!(stranger["seats"][0]["hints"], 1, "asking twice in a turn counts once");
    assert!(!stranger.to_string().contains("thinking"), "what it was is nobody's business");

    let page = anna.answer("GET", &format!("/table/{table}"), None);
    assert!(page.contains("id=\"hint\"") && page.contains("% to win"), "{page:.200}");
    assert!(page.contains("data-advised"), "the best one is marked on the board");
    let best = &decisions[0]["action"];
    let wish = json!({"wish": "decide", "seat": 1, "turn": told["turn"], "action": best});
    anna.wishes(&table, wish);
    assert!(own(&anna.look(&table))["hint"].is_null(), "it was for that turn");
}

/// Nobody of the house plays tulips. Whoever asks is told so, and looking again does not ask again.
#[test]
fn a_hint_that_nobody_can_think_of_is_asked_for_once() {
    let place = Place::new();
    let house = place.open();
    let anna = house.person("anna", false);
    let options = json!({"tulips": 3, "clock": false});
    let settings = json!({"game": "tulips", "setup": {"options": options}, "start": true});
    let table = anna.table(&["me", "random"], settings);
    anna.wishes(&table, json!({"wish": "hint", "seat": 1}));
    let told = || anna.look(&table)["game"]["own"]["hint"].clone();
    let hint = until(told, |hint| hint["thinking"] == false);
    assert_eq!(hint["decisions"], json!([]));
    assert_eq!(told()["thinking"], false, "no second try");
    let (_, metrics) = house.stranger().request("GET", "/metrics", None);
    assert!(metrics.contains("\ndamrak_bot_trouble_total 1\n"), "asked once: {metrics}");
}

#[test]
fn hints_are_refused_where_the_table_has_none() {
    let place = Place::new();
    let house = place.open();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    let hint = |seat: u8| json!({"wish": "hint", "seat": seat});
    for (client, seat) in [(&anna, 1), (&piet, 2)] {
        let (status, answer) = client.wish(&table, hint(seat));
        assert_eq!((status, &answer["error"]["code"]), (409, &json!("not-now")));
    }
    let rated = json!({
        "game": "kontor", "setup": {}, "seats": ["me", "open"], "rated": true, "hints": true,
    });
    assert_eq!(anna.post("/api/v1/tables", &rated).0, 400, "never in rated games between people");
    let allowed = anna.table(&["me", "open"], json!({"hints": true}));
    piet.wishes(&allowed, json!({"wish": "sit", "seat": 2, "nonce": "abc"}));
    piet.wishes(&allowed, json!({"wish": "start"}));
    assert_eq!(anna.wish(&allowed, hint(2)).0, 403, "that seat is Piet's");
    let waiting = anna.look(&allowed)["game"]["waiting"].as_array().unwrap().clone();
    for (client, seat) in [(&anna, 1), (&piet, 2)] {
        let expected = if waiting.contains(&json!(seat)) { 200 } else { 409 };
        assert_eq!(client.wish(&allowed, hint(seat)).0, expected);
    }
    let none = against(&anna, "clerk", json!({"hints": false}));
    assert_eq!(anna.wish(&none, hint(1)).0, 409, "its maker wanted none");
    assert!(!anna.answer("GET", &format!("/table/{none}"), None).contains("id=\"hint\""));
}

#[test]
fn a_finished_game_is_looked_back_on_once_and_the_review_is_kept() {
    let place = Place::new();
    let house = place.open();
    let anna = house.person("anna", false);
    let table = against(&anna, "apprentice", json!({"spectators": false}));
    let (api, page) = (format!("/api/v1/tables/{table}/review"), format!("/table/{table}/review"));
    assert_eq!(anna.get(&api).0, 409, "it is not over");
    play_to_the_end(&anna, &table);
    assert_eq!(house.stranger().get(&api).0, 403, "nor may a stranger see the record");
    assert!(anna.answer("GET", &page, None).to_lowercase().contains("\r\nrefresh: 2\r\n"));
    assert_eq!(anna.get(&api).0, 202, "a second is not over yet");
    let ready = until(|| anna.get(&api).1, |answer| answer["state"] == "ready");
    let moments = ready["review"]["moments"].as_array().unwrap();
    assert_eq!(json!(moments.len()), anna.look(&table)["game"]["decisions"]);
    let shown = anna.answer("GET", &page, None);
    assert!(!shown.to_lowercase().contains("\r\nrefresh:"));
    assert!(shown.contains("sheet-plot-wide") && shown.contains("id=\"turning-points\""));
    let missed = moments.iter().find(|moment| moment["choice"]["better"].is_object());
    if let Some(missed) = missed {
        let before = missed["decision"].as_u64().unwrap() - 1;
        let seat = &missed["seat"];
        let then = anna.answer("GET", &format!("/table/{table}/at/{before}?seat={seat}"), None);
        assert!(then.contains("id=\"missed\""), "what would have been better is told there");
    }
    house.close();

    let house = open(&place.file, 0);
    let anna = Client { address: house.address, ..anna };
    assert_eq!(anna.get(&api), (200, ready), "kept, though reviews are off now");
    let other = against(&anna, "random", json!({}));
    play_to_the_end(&anna, &other);
    let (status, answer) = anna.get(&format!("/api/v1/tables/{other}/review"));
    assert_eq!(status, 409);
    assert!(answer["error"]["message"].as_str().unwrap().contains("turned off"), "{answer}");
}

/// Nobody has to ask for it: whoever sat there comes upon it at the end, also as a guest.
#[test]
fn the_end_of_a_game_leads_to_the_decision_that_turned_it() {
    let place = Place::new();
    let house = place.open();
    let anna = house.person("anna", false);
    let table = against(&anna, "apprentice", json!({}));
    play_to_the_end(&anna, &table);
    let part = format!("/table/{table}/review?part=true");
    let status = |answer: &str| answer.split(' ').nth(1).unwrap_or_default().to_owned();
    assert_eq!(status(&anna.answer("GET", &part, None)), "204", "a second is not over yet");
    let ask = || json!(anna.answer("GET", &part, None));
    let told = until(ask, |answer| answer.as_str().map(status).as_deref() == Some("200"));
    let told = told.as_str().unwrap();
    assert!(told.contains("/at/") && told.contains("/on\""), "{told}");
}

#[test]
fn what_was_broken_off_has_no_review() {
    let place = Place::new();
    let house = place.open();
    let (anna, _, table) = two_at_a_table(&house, json!({}));
    anna.wishes(&table, json!({"wish": "resign", "seat": 1}));
    let (status, answer) = anna.get(&format!("/api/v1/tables/{table}/review"));
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("not-now")));
    assert!(!anna.answer("GET", &format!("/table/{table}"), None).contains("/review\""));
}

#[test]
fn newcomers_play_against_apprentices_and_then_against_clerks() {
    let place = Place::new();
    let house = place.open();
    let anna = house.person("anna", false);
    let play = |fields: &str| {
        let answer = anna.form("/play", fields);
        let location = answer.lines().find(|line| line.to_lowercase().starts_with("location"));
        location.unwrap().rsplit('/').next().unwrap().trim().to_owned()
    };
    let bot = |table: &str| anna.look(table)["seats"][1]["bot"].clone();
    let first = play("game=kontor");
    assert_eq!(bot(&first), "apprentice");
    assert_eq!(bot(&play("game=kontor&level=merchant")), "merchant");
    play_to_the_end(&anna, &against(&anna, "random", json!({})));
    assert_eq!(bot(&play("game=kontor")), "clerk");
    assert_eq!(bot(&play("game=dutchman")), "apprentice", "that she has not finished yet");
}
