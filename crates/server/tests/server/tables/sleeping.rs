//! Tables that leave memory, and positions of long ago.

use std::time::{Duration, Instant};

use damrak_server::Config;
use serde_json::{Value, json};

use crate::support::{Client, House, two_at_a_table};

fn quick_house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { limits: false, idle: Duration::from_millis(300), ..Config::default() };
    let house = House::open_with(&folder.path().join("damrak.sqlite"), config);
    (folder, house)
}

fn loaded(anyone: &Client) -> u64 {
    let (_, text) = anyone.request("GET", "/metrics", None);
    let line = text.lines().find(|line| line.starts_with("damrak_tables_loaded "));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}

fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_secs(10), "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_table_nobody_looks_at_leaves_memory_and_comes_back() {
    let (_folder, house) = quick_house();
    let (anna, piet, table) = two_at_a_table(&house, json!({}));
    anna.decide_first(&table);
    let before = anna.look(&table);
    let stranger = house.stranger();
    wait_until("it leaves", || loaded(&stranger) == 0);
    assert_eq!(anna.look(&table)["game"], before["game"]);
    assert!(piet.decide_first(&table));
    house.close();
}

/// Somebody who took a hint and comes back later finds it again, and it is not counted twice.
#[test]
fn a_hint_outlasts_the_sleep_of_its_table() {
    let (_folder, house) = quick_house();
    let anna = house.person("anna", false);
    let settings = json!({"setup": {"variant": "gulliver"}, "start": true});
    let table = anna.table(&["me", "clerk"], settings);
    let hint = json!({"wish": "hint", "seat": 1});
    anna.wishes(&table, hint.clone());
    let stranger = house.stranger();
    let told = || anna.look(&table)["game"]["own"]["hint"].clone();
    wait_until("it is told", || told()["thinking"] == false);
    let best = told()["decisions"][0]["action"].clone();
    assert!(best.is_string());
    for asks_again in [false, true] {
        wait_until("the table leaves", || loaded(&stranger) == 0);
        if asks_again {
            anna.wishes(&table, hint.clone());
        }
        wait_until("it is told again", || told()["thinking"] == false);
        assert_eq!(anna.look(&table)["seats"][0]["hints"], 1, "it was counted already");
    }
    house.close();
}

#[test]
fn time_runs_for_a_table_that_sleeps_and_wakes_it() {
    let (_folder, house) = quick_house();
    let clock = json!({"clock": {"kind": "per-decision", "seconds": 2}, "live": false});
    let (_anna, _piet, table) = two_at_a_table(&house, clock);
    let stranger = house.stranger();
    wait_until("it leaves", || loaded(&stranger) == 0);
    // Nobody touches the table: its own clock must bring it back, and a bot decides.
    wait_until("it wakes", || loaded(&stranger) == 1);
    wait_until("a bot decides", || {
        let (_, picture) = stranger.get(&format!("/api/v1/tables/{table}"));
        picture["game"]["decisions"].as_u64() >= Some(1)
    });
    house.close();
}

#[test]
fn time_asleep_is_time_used() {
    let (_folder, house) = quick_house();
    let clock = json!({"clock": {"kind": "bank", "seconds": 600, "increment": 0}, "live": false});
    let (anna, _piet, table) = two_at_a_table(&house, clock);
    let stranger = house.stranger();
    wait_until("it leaves", || loaded(&stranger) == 0);
    std::thread::sleep(Duration::from_millis(1500));
    let left = anna.look(&table)["seats"][0]["clock"]["left"].as_u64().unwrap();
    assert!(left < 600_000 - 1_500, "{left}");
    house.close();
}

#[test]
fn a_server_that_stops_while_tables_sleep_keeps_their_time() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("damrak.sqlite");
    let config = Config { limits: false, idle: Duration::from_millis(200), ..Config::default() };
    let house = House::open_with(&file, config);
    let clock = json!({"clock": {"kind": "bank", "seconds": 600, "increment": 0}, "live": false});
    let (anna, _piet, table) = two_at_a_table(&house, clock);
    let stranger = house.stranger();
    wait_until("it leaves", || loaded(&stranger) == 0);
    std::thread::sleep(Duration::from_millis(1200));
    house.close();
    std::thread::sleep(Duration::from_millis(1500));
    let house = House::open(&file);
    let anna = Client { address: house.address, ..anna };
    let left = anna.look(&table)["seats"][0]["clock"]["left"].as_u64().unwrap();
    assert!(left < 600_000 - 1_200, "time asleep counts: {left}");
    assert!(left > 600_000 - 1_200 - 1_400, "time when the server is down does not: {left}");
    house.close();
}

/// Every position of a game as it was when it was played, by number of decisions.
fn play(anna: &Client, piet: &Client, table: &str, most: usize) -> Vec<Value> {
    let view = || anna.look(table)["game"]["view"].clone();
    let mut views = vec![view()];
    while views.len() <= most && (anna.decide_first(table) || piet.decide_first(table)) {
        views.push(view());
    }
    views
}

fn compare_all(anna: &Client, table: &str, views: &[Value]) {
    for (number, view) in views.iter().enumerate() {
        let (status, then) = anna.get(&format!("/api/v1/tables/{table}/at/{number}"));
        assert_eq!((status, &then["decision"]), (200, &json!(number)));
        assert_eq!(then["view"], *view, "after {number} decisions");
    }
}

#[test]
fn every_position_of_a_long_game_can_be_opened() {
    let (_folder, house) = quick_house();
    let (anna, piet, table) = two_at_a_table(&house, json!({"setup": {"variant": "base"}}));
    let views = play(&anna, &piet, &table, 1_000);
    assert!(views.len() > 100, "long enough for snapshots: {}", views.len());
    compare_all(&anna, &table, &views);
    let past_the_end = anna.get(&format!("/api/v1/tables/{table}/at/100000")).1;
    assert_eq!(past_the_end["decision"], json!(views.len() - 1));
    house.close();
}

#[test]
fn what_was_undone_is_nowhere_among_the_positions() {
    let (_folder, house) = quick_house();
    let (anna, piet, table) = two_at_a_table(&house, json!({"setup": {"variant": "base"}}));
    let mut views = play(&anna, &piet, &table, 76);
    // Back over a snapshot, and on along another way.
    for to in [50, 20] {
        anna.wishes(&table, json!({"wish": "ask-undo", "seat": 1, "to": to}));
        piet.wishes(&table, json!({"wish": "answer-undo", "seat": 2, "agrees": true}));
        views.truncate(to + 1);
        compare_all(&anna, &table, &views);
        let next = play(&anna, &piet, &table, 20);
        views.extend(next.into_iter().skip(1));
        compare_all(&anna, &table, &views);
    }
    house.close();
}

/// The time it takes is printed, not judged: `cargo test -p damrak-server --test server -- --nocapture long`.
#[test]
fn positions_of_a_very_long_game_are_opened_without_replaying_it() {
    const DECISIONS: usize = 2_000;
    let (_folder, house) = quick_house();
    let anna = house.person("anna", false);
    let options = json!({"tulips": DECISIONS, "clock": false});
    let settings = json!({"game": "tulips", "setup": {"options": options}, "start": true});
    let table = anna.table(&["me", "random"], settings);
    for number in 0..DECISIONS {
        let wish = json!({
            "wish": "decide", "seat": 1, "turn": format!("0.{number}"), "action": "stop 2",
        });
        anna.wishes(&table, wish);
    }
    assert_eq!(anna.look(&table)["table"]["status"], "over");
    let mut times = Vec::new();
    for number in (0..=DECISIONS).step_by(37) {
        let began = Instant::now();
        let (status, then) = anna.get(&format!("/api/v1/tables/{table}/at/{number}"));
        times.push(began.elapsed());
        assert_eq!((status, &then["decision"]), (200, &json!(number)));
        assert_eq!(then["view"]["money"], json!([50 * number, 0]));
    }
    times.sort_unstable();
    println!("opening a position: median {:?}, longest {:?}", times[times.len() / 2], times.last());
    house.close();
}
