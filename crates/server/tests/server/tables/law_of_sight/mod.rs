//! The law of sight: whatever happens to people and their seats, every line that is open shows, byte for byte, what
//! a fresh request by the same person would get; or it is closed.
//!
//! Five people with sockets and event streams sit down, stand up, are thrown out, are stood in for and come back, take
//! over a guest's seats, sign out, lose a token, delete themselves, are blocked, and may no longer watch, in random
//! order. What is always refused shows nothing, so each of these must have been granted.

mod events;
mod lines;

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::time::{Duration, Instant, SystemTime};

use damrak_core::{Rng, Seed};
use serde_json::{Value, json};

use self::events::{BESIDES, EVENTS};
use self::lines::Line;
use crate::support::{Client, House, cookie_of};

/// How long a line may take to show what is so: less than until its session is looked at anyway.
const PATIENCE: Duration = Duration::from_secs(8);
const PASSWORD: &str = "seven gables by the water";
const PEOPLE: usize = 5;
const QUERIES: [&str; 4] = ["", "?form=page", "?seat=1", "?seat=2&form=page"];

/// Five people, their table and their lines.
struct Evening {
    house: House,
    admin: Client,
    people: Vec<Client>,
    /// Who each of them is now: a newcomer is somebody else.
    identities: Vec<usize>,
    /// An account that a guest may sign in to.
    account: String,
    table: String,
    /// What its tables are like.
    settings: Value,
    seats: usize,
    /// Whether others may watch.
    watched: bool,
    lines: Vec<Line>,
    rng: Rng,
    made: usize,
    /// What happened so far.
    story: Vec<String>,
}

fn guest(address: SocketAddr, name: &str) -> Client {
    let nobody = Client { address, token: None, cookie: None };
    let answer = nobody.answer("POST", "/api/v1/guest", Some(&json!({ "name": name })));
    Client { cookie: Some(cookie_of(&answer)), ..nobody }
}

impl Evening {
    fn begin(game: &str, seats: usize, more: Value, seed: u64) -> (tempfile::TempDir, Self) {
        let folder = tempfile::tempdir().unwrap();
        let house = House::open(&folder.path().join("damrak.sqlite"));
        let admin = house.browser("warden", true);
        let mut people: Vec<Client> =
            (0..PEOPLE).map(|index| guest(house.address, &format!("Guest {index}"))).collect();
        let account = format!("host{seed}");
        let wanted = json!({"user_name": account, "password": PASSWORD});
        let made = people[0].answer("POST", "/api/v1/account", Some(&wanted));
        people[0].cookie = Some(cookie_of(&made));
        // Whoever is at zero may be replaced by the others, also where everybody else is there.
        let mut settings = json!({
            "game": game, "live": false, "public": true, "at_zero": "others-may-replace",
            "clock": {"kind": "per-decision", "seconds": 1},
        });
        for (name, value) in more.as_object().cloned().unwrap_or_default() {
            settings[name] = value;
        }
        let mut evening = Self {
            house,
            admin,
            people,
            identities: (0..PEOPLE).collect(),
            account,
            table: String::new(),
            settings,
            seats,
            watched: true,
            lines: Vec::new(),
            rng: Rng::new(Seed::from_number(seed)),
            made: PEOPLE,
            story: vec![format!("{game}, seed {seed}")],
        };
        evening.make_table();
        (folder, evening)
    }

    /// A new table; what is open at the last one is no concern any more.
    fn make_table(&mut self) {
        self.lines.clear();
        self.watched = true;
        self.table = self.people[0].table(&vec!["open"; self.seats], self.settings.clone());
    }

    /// The table as anybody sees it who may.
    fn picture(&self) -> Value {
        let path = format!("/api/v1/tables/{}", self.table);
        let mut looks = self.people.iter().map(|person| person.get(&path));
        looks.find(|(status, _)| *status == 200).unwrap_or_default().1
    }

    fn status(&self) -> String {
        self.picture()["table"]["status"].as_str().unwrap_or_default().to_owned()
    }

    /// Everybody has at least two lines open, if they may look.
    fn open_lines(&mut self) {
        for person in 0..PEOPLE {
            let own = |line: &&Line| line.owner == self.identities[person];
            let missing = 2_usize.saturating_sub(self.lines.iter().filter(own).count());
            for _ in 0..missing {
                self.open_any(person);
            }
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.rng.below(bound as u32) as usize
    }

    /// Opens a line of somebody's: from a seat, from wherever they sit, with a session or with a token.
    fn open_any(&mut self, person: usize) {
        let query = QUERIES[self.below(QUERIES.len())];
        let with_token = self.below(3) == 0;
        self.open(person, query, with_token);
    }

    /// Says by which session it is open, if it is open and that is a token.
    fn open(&mut self, person: usize, query: &'static str, with_token: bool) -> Option<String> {
        let mut client = self.people[person].clone();
        let mut key = None;
        if with_token {
            let (status, made) = client.post("/api/v1/tokens", &json!({"label": "my program"}));
            assert_eq!(status, 201, "{made}");
            (client.token, client.cookie) = (made["token"].as_str().map(str::to_owned), None);
            key = made["key"].as_str().map(str::to_owned);
        }
        let owner = self.identities[person];
        let line = match self.below(2) {
            0 => Line::socket(owner, &client, &self.table, query),
            _ => Line::events(owner, &client, &self.table, query),
        };
        let opened = line.is_some();
        self.lines.extend(line);
        key.filter(|_| opened)
    }

    /// A seat of somebody's, if they have one.
    fn seat_of(&self, person: usize) -> Option<usize> {
        let is_own = |seat: &usize| {
            let path = format!("/api/v1/tables/{}?seat={seat}", self.table);
            self.people[person].get(&path).0 == 200
        };
        (1..=self.seats).find(is_own)
    }

    /// Whoever is gone comes again as somebody else; the maker of the table signs in again.
    fn comes_anew(&mut self, person: usize) {
        self.made += 1;
        self.people[person] = guest(self.house.address, &format!("Newcomer {}", self.made));
        self.identities[person] = self.made;
        if person == 0 {
            let wanted = json!({"user_name": self.account, "password": PASSWORD});
            let answer = self.people[0].answer("POST", "/api/v1/sign-in", Some(&wanted));
            self.people[0].cookie = Some(cookie_of(&answer));
        }
    }

    /// The law. Pictures take a moment to arrive, and bots decide in between. Returns how many lines were closed.
    fn hold(&mut self) -> usize {
        let began = Instant::now();
        loop {
            let mut fresh = HashMap::new();
            let table = &self.table;
            let wrong: Vec<&Line> =
                self.lines.iter().filter(|line| !line.is_right(table, &mut fresh)).collect();
            let Some(line) = wrong.first() else { break };
            if began.elapsed() > PATIENCE {
                panic!(
                    "{} {} of {:?} shows\n{}\n\nfresh: {:?}\n\n{}",
                    line.what,
                    line.query,
                    line.client.cookie,
                    line.heard(|heard| heard.latest.clone()).unwrap_or_default(),
                    fresh.values().collect::<Vec<_>>(),
                    self.story.join("\n")
                );
            }
            std::thread::sleep(Duration::from_millis(15));
        }
        let before = self.lines.len();
        self.lines.retain(|line| !line.heard(|heard| heard.closed));
        before - self.lines.len()
    }

    fn play(mut self, rounds: usize) {
        let (mut granted, mut compared) = (BTreeMap::new(), 0);
        for _ in 0..rounds {
            let mut events = [&EVENTS[..], &BESIDES[..]].concat();
            self.rng.shuffle(&mut events);
            for event in events {
                self.open_lines();
                let happened = self.happen(event);
                let mut closed = self.hold();
                // Who may not look any more had a line, and it is closed; until then it shows what anybody sees.
                let must_close = happened && event.closes_lines();
                let began = Instant::now();
                while must_close && closed == 0 && began.elapsed() < PATIENCE {
                    std::thread::sleep(Duration::from_millis(15));
                    closed = self.hold();
                }
                compared += self.lines.len();
                let counts = happened && (closed > 0 || !must_close);
                self.story.push(format!("{event:?}: granted {happened}, {closed} lines closed"));
                *granted.entry(event).or_insert(0) += usize::from(counts);
                if matches!(self.status().as_str(), "over" | "closed") {
                    self.make_table();
                }
            }
        }
        let told = self.story.join("\n");
        assert!(compared > 4 * rounds * EVENTS.len(), "lines were compared: {compared}\n{told}");
        for event in EVENTS {
            assert!(granted[&event] > 0, "{event:?} was never granted\n{told}");
        }
        self.house.close();
    }
}

/// An evening that is always the same, and one that never was before; `LAW_SEED` gives one that was.
fn hold_the_law(game: &str, seats: usize, more: &Value, seed: u64) {
    Evening::begin(game, seats, more.clone(), seed).1.play(2);
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();
    let given = std::env::var("LAW_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = given.unwrap_or(u64::from(since.subsec_nanos()));
    println!("{game}, seed {seed}");
    Evening::begin(game, seats, more.clone(), seed).1.play(1);
}

#[test]
fn open_lines_show_what_a_fresh_request_shows_in_kontor() {
    hold_the_law("kontor", 2, &json!({"setup": {"variant": "gulliver"}}), 1);
}

#[test]
fn open_lines_show_what_a_fresh_request_shows_in_merchants_of_amsterdam() {
    hold_the_law("merchants", 3, &json!({}), 3);
}

#[test]
fn open_lines_show_what_a_fresh_request_shows_in_the_flying_dutchman() {
    hold_the_law("dutchman", 4, &json!({}), 4);
}

#[test]
fn open_lines_show_what_a_fresh_request_shows_in_chartered() {
    hold_the_law("chartered", 3, &json!({}), 5);
}
