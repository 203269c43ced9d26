//! A server is killed again and again while people play.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{PEOPLE, Server, ask};

const TABLES: usize = PEOPLE / 2;

/// What everybody shares: where the server is now, and how far each table is known to be.
struct World {
    address: Mutex<SocketAddr>,
    acknowledged: Vec<AtomicU64>,
    tables: Vec<Mutex<String>>,
    over: AtomicBool,
    decisions: AtomicU64,
    asked_again: AtomicU64,
}

impl World {
    fn address(&self) -> SocketAddr {
        *self.address.lock().unwrap()
    }

    /// Asks until there is an answer: what a client does that reconnects by itself.
    fn insist(&self, token: usize, path: &str, body: Option<&Value>) -> Option<(u16, Value)> {
        while !self.over.load(Ordering::Relaxed) {
            if let Some(answer) = ask(self.address(), token, path, body) {
                return Some(answer);
            }
            self.asked_again.fetch_add(1, Ordering::Relaxed);
            std::thread::sleep(Duration::from_millis(15));
        }
        None
    }

    fn new_table(&self, index: usize) -> Option<()> {
        let body =
            json!({"game": "kontor", "setup": {"variant": "gulliver"}, "seats": ["me", "open"]});
        let (_, made) = self.insist(2 * index, "/api/v1/tables", Some(&body))?;
        let id = made["table"].as_str()?.to_owned();
        let path = format!("/api/v1/tables/{id}/wish");
        self.insist(2 * index + 1, &path, Some(&json!({"wish": "sit", "seat": 2})))?;
        self.insist(2 * index, &path, Some(&json!({"wish": "start"})))?;
        self.acknowledged[index].store(0, Ordering::SeqCst);
        *self.tables[index].lock().unwrap() = id;
        Some(())
    }

    /// Plays one seat of one table for as long as the test lasts.
    fn play(&self, index: usize, seat: usize) -> Option<()> {
        let token = 2 * index + seat;
        let mut number = 0_u64;
        loop {
            let id = self.tables[index].lock().unwrap().clone();
            let (status, picture) = self.insist(token, &format!("/api/v1/tables/{id}"), None)?;
            assert_eq!(status, 200, "{picture}");
            if picture["table"]["status"] == "over" {
                if seat == 0 {
                    self.new_table(index)?;
                } else {
                    std::thread::sleep(Duration::from_millis(20));
                }
                continue;
            }
            let own = &picture["game"]["own"];
            let offers = own["offers"].as_array().cloned().unwrap_or_default();
            let Some(offer) = offers.get(number as usize % offers.len().max(1)) else {
                std::thread::sleep(Duration::from_millis(3));
                continue;
            };
            number += 1;
            let wish = json!({
                "wish": "decide", "seat": own["seat"], "turn": own["turn"],
                "action": offer["action"], "key": format!("{token}-{number}"),
            });
            let answer = self.insist(token, &format!("/api/v1/tables/{id}/wish"), Some(&wish))?;
            if answer.0 == 200 {
                let version = answer.1["version"].as_u64().unwrap();
                self.decisions.fetch_add(1, Ordering::Relaxed);
                if *self.tables[index].lock().unwrap() == id {
                    self.acknowledged[index].fetch_max(version, Ordering::SeqCst);
                }
            }
        }
    }
}

/// Kills it so many times, and looks each time whether everything is there that was acknowledged before. People with tokens
/// must be there.
pub fn kill_again_and_again(kills: u32, start: impl Fn() -> (Server, SocketAddr)) {
    let (mut server, address) = start();
    let world = Arc::new(World {
        address: Mutex::new(address),
        acknowledged: (0..TABLES).map(|_| AtomicU64::new(0)).collect(),
        tables: (0..TABLES).map(|_| Mutex::default()).collect(),
        over: AtomicBool::new(false),
        decisions: AtomicU64::new(0),
        asked_again: AtomicU64::new(0),
    });
    for index in 0..TABLES {
        world.new_table(index).unwrap();
    }
    let players: Vec<_> = (0..2 * TABLES)
        .map(|player| {
            let world = Arc::clone(&world);
            std::thread::spawn(move || world.play(player / 2, player % 2))
        })
        .collect();

    let mut moment = 17_u64;
    for kill in 0..kills {
        moment = moment.wrapping_mul(2_862_933_555_777_941_757).wrapping_add(3_037_000_493);
        std::thread::sleep(Duration::from_millis(40 + (moment >> 33) % 200));
        server.kill();
        // Read before the restart: whatever is in here was acknowledged by the server that is dead now.
        let promised: Vec<(String, u64)> = (0..TABLES)
            .map(|index| {
                let id = world.tables[index].lock().unwrap().clone();
                (id, world.acknowledged[index].load(Ordering::SeqCst))
            })
            .collect();
        let (restarted, address) = start();
        server = restarted;
        *world.address.lock().unwrap() = address;
        for (index, (id, version)) in promised.iter().enumerate() {
            let path = format!("/api/v1/tables/{id}");
            let (_, picture) = world.insist(2 * index, &path, None).unwrap();
            let found = picture["version"].as_u64().unwrap_or_default();
            assert!(found >= *version, "kill {kill}: table {id} is at {found}, not {version}");
        }
    }
    world.over.store(true, Ordering::Relaxed);
    for player in players {
        player.join().unwrap();
    }
    server.kill();
    let decisions = world.decisions.load(Ordering::Relaxed);
    let again = world.asked_again.load(Ordering::Relaxed);
    println!("{kills} kills, {decisions} decisions acknowledged, {again} requests asked again");
    assert!(decisions > u64::from(kills), "people could hardly play: {decisions} decisions");
}
