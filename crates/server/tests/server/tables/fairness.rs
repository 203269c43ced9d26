//! Thinkers are shared by people, not by questions: one guest with many strong opponents holds up nobody else's.
//!
//! The figures of a longer run: `DAMRAK_SAMPLES=300 cargo test -p damrak-server --test server -- --nocapture slows`.

use std::net::TcpStream;
use std::time::{Duration, Instant};

use damrak_server::Config;
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use super::live::{connect, next};
use crate::support::{Client, House};

/// By so much one guest may slow the answer of somebody else's clerk.
const MOST: Duration = Duration::from_millis(100);
const TABLES: usize = 8;

fn house() -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let kits = damrak_games::kits().only(&["kontor", "chartered"]);
    let config = Config { bot_threads: 1, limits: false, ..Config::default() };
    let house = House::open_games(&folder.path().join("damrak.sqlite"), config, kits);
    (folder, house)
}

fn metric(house: &House, name: &str) -> u64 {
    let (_, text) = house.stranger().request("GET", "/metrics", None);
    let line = text.lines().find(|line| line.starts_with(&format!("{name} ")));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}

fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Tables of five regents each, at which nobody sits.
fn attack(eve: &Client) -> Vec<String> {
    let settings = || json!({"game": "chartered", "setup": {}, "start": true, "public": true});
    (0..TABLES).map(|_| eve.table(&["regent@20000sims"; 5], settings())).collect()
}

/// Somebody who plays against one bot and measures how long it takes to answer.
struct Player<'a> {
    house: &'a House,
    client: &'a Client,
    level: &'static str,
    socket: Option<WebSocket<TcpStream>>,
}

impl Player<'_> {
    fn sit_down(&mut self) {
        let settings = json!({"setup": {"variant": "base"}, "start": true});
        let table = self.client.table(&["me", self.level], settings);
        let token = self.client.token.as_ref().unwrap();
        self.socket = Some(connect(self.house, &table, token));
    }

    /// The next picture in which it is her turn; nothing if the game is over.
    fn own_turn(&mut self, after: u64) -> Option<Value> {
        loop {
            let picture = next(self.socket.as_mut().unwrap())["picture"].take();
            if picture["table"]["status"] == "over" {
                return None;
            }
            let is_later = picture["game"]["decisions"].as_u64() >= Some(after);
            if is_later && picture["game"]["own"]["offers"][0].is_object() {
                return Some(picture);
            }
        }
    }

    /// How long the bot took to answer, so many times; commit and picture included.
    fn answers(&mut self, count: usize) -> Duration {
        let mut times = Vec::new();
        while times.len() < count {
            self.sit_down();
            let mut turn = self.own_turn(0);
            while let Some(picture) = turn
                && times.len() < count
            {
                let own = &picture["game"]["own"];
                let wish = json!({
                    "id": 1, "wish": "decide", "seat": 1, "turn": own["turn"],
                    "action": own["offers"][0]["action"],
                });
                let before = picture["game"]["decisions"].as_u64().unwrap();
                let asked = Instant::now();
                self.socket.as_mut().unwrap().send(Message::text(wish.to_string())).unwrap();
                turn = self.own_turn(before + 1);
                let now = turn.as_ref().and_then(|then| then["game"]["decisions"].as_u64());
                // Two decisions of her own in a row say nothing about the bot.
                if now >= Some(before + 2) {
                    times.push(asked.elapsed());
                }
            }
        }
        times.sort_unstable();
        println!(
            "{} answers of a {}: median {:?}, nine in ten within {:?}, longest {:?}",
            count,
            self.level,
            times[count / 2],
            times[count * 9 / 10],
            times[count - 1]
        );
        times[count / 2]
    }
}

#[test]
fn one_guest_never_slows_the_opponents_of_others() {
    let samples = std::env::var("DAMRAK_SAMPLES").ok().and_then(|count| count.parse().ok());
    let samples = samples.unwrap_or(40);
    let (_folder, house) = house();
    let (anna, eve) = (house.person("anna", false), house.person("eve", false));
    let mut player = Player { house: &house, client: &anna, level: "clerk", socket: None };
    let before = player.answers(samples);

    let tables = attack(&eve);
    let unwatched = player.answers(samples);
    assert!(unwatched < before + MOST, "nobody looks: {before:?}, then {unwatched:?}");

    let _looking: Vec<_> =
        tables.iter().map(|table| connect(&house, table, eve.token.as_ref().unwrap())).collect();
    wait_until("the regents begin", || metric(&house, "damrak_bots_queued") > 4);
    let watched = player.answers(samples);
    assert!(watched < before + MOST, "somebody looks: {before:?}, then {watched:?}");
    assert!(metric(&house, "damrak_bots_queued") > 4, "they think all the while");

    // Who searches gets every second turn, and a fair part of the time.
    let mut merchants = Player { level: "merchant", socket: None, ..player };
    let searched = merchants.answers(samples.div_ceil(10));
    assert!(searched < Duration::from_secs(3), "{searched:?}");
}

#[test]
fn bots_alone_rest_until_somebody_looks() {
    let (_folder, house) = house();
    let eve = house.person("eve", false);
    let table =
        eve.table(&["clerk", "clerk"], json!({"setup": {"variant": "base"}, "start": true}));
    wait_until("they come to rest", || {
        metric(&house, "damrak_bots_queued") + metric(&house, "damrak_bots_thinking") == 0
    });
    let decided = metric(&house, "damrak_decisions_total");
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(metric(&house, "damrak_decisions_total"), decided, "nobody waits for it");
    assert_eq!(decided, 0);

    // A single look is enough to go on, as a page without scripts takes one after the other.
    eve.look(&table);
    wait_until("they play to the end", || eve.look(&table)["table"]["status"] == "over");
}

#[test]
fn bots_go_on_for_a_person_who_is_away() {
    let (_folder, house) = house();
    let anna = house.person("anna", false);
    let table = anna.table(
        &["clerk", "me"],
        json!({"setup": {"variant": "base"}, "start": true, "live": false}),
    );
    // The lists of tables show what is stored; nobody opens the table.
    wait_until("it is her turn", || {
        let (_, list) = anna.get("/api/v1/tables?list=mine");
        let tables = list["tables"].as_array().unwrap();
        let mine = tables.iter().find(|one| one["id"] == table.as_str()).expect("her table");
        mine["waiting"].as_array().is_some_and(|waiting| waiting.contains(&json!(2)))
    });
}
