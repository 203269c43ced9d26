//! The law of sight: whatever happens to people and their seats, every line that is open shows, byte for byte, what
//! a fresh request by the same person would get; or it is closed.
//!
//! Five people with sockets and event streams sit down, stand up, are thrown out, are stood in for and come back, take
//! over a guest's seats, sign out, lose a token, delete themselves, are blocked, and may no longer watch, in random order.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use damrak_core::{Rng, Seed};
use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Error, Message};

use crate::support::{Client, House, cookie_of};

/// How long a line may take to show what is so: less than until its session is looked at anyway.
const PATIENCE: Duration = Duration::from_secs(8);
const PASSWORD: &str = "seven gables by the water";
const PEOPLE: usize = 5;
/// How often everything happens.
const ROUNDS: usize = 2;
/// The kinds of things that happen.
const KINDS: usize = 24;

/// What has come over a line.
#[derive(Default)]
struct Heard {
    latest: Option<String>,
    closed: bool,
}

/// A line of somebody's that stays open.
struct Line {
    person: usize,
    client: Client,
    query: &'static str,
    what: &'static str,
    heard: Arc<Mutex<Heard>>,
}

impl Line {
    fn heard<T>(&self, tell: impl FnOnce(&mut Heard) -> T) -> T {
        tell(&mut self.heard.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn socket(person: usize, client: &Client, table: &str, query: &'static str) -> Option<Self> {
        let url = format!("ws://{}/api/v1/tables/{table}/socket{query}", client.address);
        let mut request = url.into_client_request().unwrap();
        let headers = request.headers_mut();
        if let Some(token) = &client.token {
            headers.insert("Authorization", format!("Bearer {token}").parse().unwrap());
        }
        if let Some(cookie) = &client.cookie {
            headers.insert("Cookie", cookie.parse().unwrap());
        }
        let stream = TcpStream::connect(client.address).unwrap();
        let mut socket = tungstenite::client(request, stream).ok()?.0;
        let heard: Arc<Mutex<Heard>> = Arc::default();
        let listens = Arc::clone(&heard);
        std::thread::spawn(move || {
            loop {
                let mut picture = None;
                let ended = match socket.read() {
                    Ok(Message::Text(text)) => {
                        let inner = text.strip_prefix("{\"picture\":");
                        picture = inner.and_then(|it| it.strip_suffix('}')).map(str::to_owned);
                        false
                    }
                    Ok(Message::Close(_)) => true,
                    Ok(_) => false,
                    Err(Error::Io(_)) | Err(_) => true,
                };
                let mut heard = listens.lock().unwrap();
                heard.latest = picture.or(heard.latest.take());
                heard.closed = ended;
                if ended {
                    return;
                }
            }
        });
        Some(Self { person, client: client.clone(), query, what: "socket", heard })
    }

    fn events(person: usize, client: &Client, table: &str, query: &'static str) -> Option<Self> {
        let mut stream = TcpStream::connect(client.address).unwrap();
        let token = client.token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n"));
        let cookie = client.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n"));
        let (token, cookie) = (token.unwrap_or_default(), cookie.unwrap_or_default());
        let head = format!(
            "GET /api/v1/tables/{table}/events{query} HTTP/1.1\r\nHost: test\r\n\
             {token}{cookie}\r\n"
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut lines = BufReader::new(stream).lines();
        if !lines.next()?.ok()?.contains(" 200 ") {
            return None;
        }
        let heard: Arc<Mutex<Heard>> = Arc::default();
        let listens = Arc::clone(&heard);
        std::thread::spawn(move || {
            for line in lines {
                let Ok(line) = line else { break };
                if let Some(data) = line.strip_prefix("data: ") {
                    listens.lock().unwrap().latest = Some(data.to_owned());
                }
                // The last piece of an answer that comes in pieces.
                if line == "0" {
                    break;
                }
            }
            listens.lock().unwrap().closed = true;
        });
        Some(Self { person, client: client.clone(), query, what: "events", heard })
    }

    /// Whether it is closed, or shows what a fresh request gets.
    fn is_right(&self, table: &str, fresh: &mut HashMap<String, (u16, String)>) -> bool {
        if self.heard(|heard| heard.closed) {
            return true;
        }
        let Client { token, cookie, .. } = &self.client;
        let (status, now) =
            fresh.entry(format!("{token:?} {cookie:?} {}", self.query)).or_insert_with(|| {
                let path = format!("/api/v1/tables/{table}{}", self.query);
                self.client.request("GET", &path, None)
            });
        let same = |latest: &String| *status == 200 && without_time(latest) == without_time(now);
        self.heard(|heard| heard.latest.as_ref().is_some_and(same))
    }
}

/// A clock that runs is another one a moment later; nothing else may differ.
fn without_time(picture: &str) -> String {
    let mut parts = picture.split("\"left\":");
    let mut same = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        same.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    let mut parts = same.split("data-left=\\\"");
    let mut shown = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        // The number, and the same as hours and minutes.
        let (_, rest) = part.split_once("</span>").unwrap_or(("", part));
        shown.push_str(rest);
    }
    shown
}

/// Five people, their table and their lines.
struct Evening {
    house: House,
    admin: Client,
    people: Vec<Client>,
    /// An account that a guest may sign in to.
    account: String,
    table: String,
    /// What its tables are like.
    settings: Value,
    seats: usize,
    lines: Vec<Line>,
    rng: Rng,
    made: usize,
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
        let mut settings = json!({"game": game, "live": false, "public": true});
        for (name, value) in more.as_object().cloned().unwrap_or_default() {
            settings[name] = value;
        }
        let rng = Rng::new(Seed::from_number(seed));
        let (table, lines) = (String::new(), Vec::new());
        let mut evening =
            Self { house, admin, people, account, table, settings, seats, lines, rng, made: 0 };
        evening.make_table();
        (folder, evening)
    }

    /// A new table; what is open at the last one is no concern any more.
    fn make_table(&mut self) {
        self.lines.clear();
        self.table = self.people[0].table(&vec!["open"; self.seats], self.settings.clone());
    }

    /// Everybody has at least two lines open, if they may look.
    fn open_lines(&mut self) {
        for person in 0..PEOPLE {
            let own = |line: &&Line| line.person == person;
            let missing = 2_usize.saturating_sub(self.lines.iter().filter(own).count());
            for _ in 0..missing {
                self.open(person);
            }
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.rng.below(bound as u32) as usize
    }

    /// Opens a line of somebody's: from a seat, from wherever they sit, with a session or with a token.
    fn open(&mut self, person: usize) {
        let query = ["", "?form=page", "?seat=1", "?seat=2&form=page"][self.below(4)];
        let mut client = self.people[person].clone();
        if self.below(3) == 0 {
            let (status, made) = client.post("/api/v1/tokens", &json!({"label": "my program"}));
            if status == 201 {
                client.token = made["token"].as_str().map(str::to_owned);
                client.cookie = None;
            }
        }
        let line = match self.below(2) {
            0 => Line::socket(person, &client, &self.table, query),
            _ => Line::events(person, &client, &self.table, query),
        };
        self.lines.extend(line);
    }

    /// Everybody who is to decide takes the first thing that is offered.
    fn decide(&self) -> Value {
        for person in &self.people {
            let (_, picture) = person.get(&format!("/api/v1/tables/{}", self.table));
            let own = &picture["game"]["own"];
            let verb = own["bundles"][0]["verb"].as_str();
            let offered = own["offers"][0]["action"].as_str();
            if let Some(action) = offered.or(verb) {
                let wish = json!({
                    "wish": "decide", "seat": own["seat"], "turn": own["turn"], "action": action,
                });
                person.wish(&self.table, wish);
            }
        }
        json!("decide")
    }

    /// A seat of somebody's, if they have one.
    fn seat_of(&self, person: usize) -> Option<usize> {
        let is_own = |seat: &usize| {
            let path = format!("/api/v1/tables/{}?seat={seat}", self.table);
            self.people[person].get(&path).0 == 200
        };
        (1..=self.seats).find(is_own)
    }

    /// The game begins: whoever has no seat takes one that is open, and bots take the rest.
    fn start(&self) -> String {
        for seat in 1..=self.seats {
            let standing = (0..PEOPLE).find(|person| self.seat_of(*person).is_none());
            if let Some(person) = standing {
                self.people[person].wish(&self.table, json!({"wish": "sit", "seat": seat}));
            }
            let bot = json!({"wish": "seat-bot", "seat": seat, "bot": "random"});
            self.people[0].wish(&self.table, bot);
        }
        format!("start: {:?}", self.people[0].wish(&self.table, json!({"wish": "start"})))
    }

    fn let_watch(&self, allowed: bool) -> String {
        let wish = json!({"wish": "set-spectators", "allowed": allowed});
        format!("spectators {allowed}: {:?}", self.people[0].wish(&self.table, wish))
    }

    /// Something happens; whether it is granted does not matter to the law.
    fn step(&mut self, kind: usize) -> String {
        let (person, seat) = (self.below(PEOPLE), self.below(self.seats) + 1);
        let someone = self.people[person].clone();
        let own = self.seat_of(person).unwrap_or(seat);
        let wish = match kind {
            0..=4 => json!({"wish": "sit", "seat": seat}),
            5 => json!({"wish": "leave", "seat": own}),
            6 => {
                let kick = json!({"wish": "leave", "seat": seat});
                return format!("throw out: {:?}", self.people[0].wish(&self.table, kick));
            }
            7 => {
                let bot = json!({"wish": "seat-bot", "seat": seat, "bot": "random"});
                return format!("a bot: {:?}", self.people[0].wish(&self.table, bot));
            }
            8 => return self.start(),
            9 => json!({"wish": "pause", "seat": own}),
            10..=12 => return self.decide().to_string(),
            13 => {
                let about = own % self.seats + 1;
                json!({"wish": "vote-replace", "seat": own, "about": about, "agrees": true})
            }
            14 => json!({"wish": "return", "seat": own}),
            15 => return self.let_watch(false),
            22 => return self.let_watch(true),
            16 => return self.take_over(person),
            17 => {
                someone.post("/api/v1/sign-out", &json!({}));
                return self.comes_anew(person, "signs out");
            }
            18 => return self.revoke(person),
            // The maker of the table stays, or there would soon be none.
            19 | 20 if someone.get("/api/v1/me").1["person"]["user_name"].is_string() => {
                return self.decide().to_string();
            }
            19 => {
                someone.request("DELETE", "/api/v1/me", Some(&json!({"password": PASSWORD})));
                return self.comes_anew(person, "deletes themself");
            }
            20 => {
                let (_, me) = someone.get("/api/v1/me");
                let id = me["person"]["id"].as_str().unwrap_or_default().to_owned();
                let path = format!("/api/v1/admin/people/{id}/block");
                let blocked = self.admin.post(&path, &json!({"blocked": true}));
                return self.comes_anew(person, &format!("is blocked {blocked:?}"));
            }
            21 => json!({"wish": "resign", "seat": own}),
            _ => {
                self.open(person);
                return format!("{person} opens a line");
            }
        };
        let granted = someone.wish(&self.table, wish.clone());
        format!("{person} wishes {wish}: {granted:?}")
    }

    /// A guest signs in to the account, and their seats become the account's.
    fn take_over(&mut self, person: usize) -> String {
        let wanted = json!({"user_name": self.account, "password": PASSWORD, "take_over": true});
        let answer = self.people[person].answer("POST", "/api/v1/sign-in", Some(&wanted));
        if answer.starts_with("HTTP/1.1 200") {
            self.people[person].cookie = Some(cookie_of(&answer));
        }
        format!("{person} signs in: {}", answer.lines().next().unwrap_or_default())
    }

    fn revoke(&mut self, person: usize) -> String {
        let someone = &self.people[person];
        let (_, sessions) = someone.get("/api/v1/sessions");
        let tokens = sessions["sessions"].as_array().cloned().unwrap_or_default();
        let token = tokens.iter().find(|session| session["kind"] == "token");
        let Some(key) = token.and_then(|token| token["key"].as_str()) else {
            return "no token to revoke".into();
        };
        let revoked = someone.request("DELETE", &format!("/api/v1/sessions/{key}"), None);
        format!("{person} revokes a token: {revoked:?}")
    }

    /// Whoever is gone comes again as somebody else; the maker of the table signs in again if that goes.
    fn comes_anew(&mut self, person: usize, why: &str) -> String {
        self.made += 1;
        self.people[person] = guest(self.house.address, &format!("Newcomer {}", self.made));
        let wanted = json!({"user_name": self.account, "password": PASSWORD});
        if person == 0 {
            let answer = self.people[0].answer("POST", "/api/v1/sign-in", Some(&wanted));
            if answer.starts_with("HTTP/1.1 200") {
                self.people[0].cookie = Some(cookie_of(&answer));
            }
        }
        format!("{person} {why}")
    }

    /// The law. Pictures take a moment to arrive, and bots decide in between.
    fn hold(&mut self, story: &[String]) -> usize {
        let began = Instant::now();
        loop {
            let mut fresh = HashMap::new();
            let table = &self.table;
            let wrong: Vec<&Line> =
                self.lines.iter().filter(|line| !line.is_right(table, &mut fresh)).collect();
            if wrong.is_empty() {
                break;
            }
            if began.elapsed() > PATIENCE {
                let line = wrong[0];
                let shows = line.heard(|heard| heard.latest.clone()).unwrap_or_default();
                let story = story.join("\n");
                panic!(
                    "{} {} of {:?} shows\n{shows}\n\nfresh: {:?}\n\n{story}",
                    line.what,
                    line.query,
                    line.client.cookie,
                    fresh.values().collect::<Vec<_>>()
                );
            }
            std::thread::sleep(Duration::from_millis(15));
        }
        let before = self.lines.len();
        self.lines.retain(|line| !line.heard(|heard| heard.closed));
        before - self.lines.len()
    }

    fn play(mut self) {
        let (mut story, mut ended, mut compared) = (Vec::new(), 0, 0);
        for _ in 0..ROUNDS {
            let mut kinds: Vec<usize> = (0..KINDS).collect();
            self.rng.shuffle(&mut kinds);
            for kind in kinds {
                self.open_lines();
                story.push(self.step(kind));
                ended += self.hold(&story);
                compared += self.lines.len();
                let (_, picture) = self.people[0].get(&format!("/api/v1/tables/{}", self.table));
                if matches!(picture["table"]["status"].as_str(), Some("over" | "closed")) {
                    self.make_table();
                }
            }
        }
        let told = story.join("\n");
        assert!(compared > 4 * ROUNDS * KINDS, "lines were compared: {compared}\n{told}");
        assert!(ended >= 2 * ROUNDS, "lines were closed: {ended}\n{told}");
        self.house.close();
    }
}

#[test]
fn open_lines_show_what_a_fresh_request_shows_in_kontor() {
    for seed in [1, 2] {
        // Whoever is at zero may be replaced by the others.
        let clock = json!({
            "setup": {"variant": "gulliver"}, "at_zero": "others-may-replace",
            "clock": {"kind": "per-decision", "seconds": 1},
        });
        Evening::begin("kontor", 2, clock, seed).1.play();
    }
}

#[test]
fn open_lines_show_what_a_fresh_request_shows_in_merchants_of_amsterdam() {
    Evening::begin("merchants", 3, json!({}), 3).1.play();
}

#[test]
fn open_lines_show_what_a_fresh_request_shows_in_the_flying_dutchman() {
    Evening::begin("dutchman", 4, json!({}), 4).1.play();
}

#[test]
fn open_lines_show_what_a_fresh_request_shows_in_chartered() {
    Evening::begin("chartered", 3, json!({}), 5).1.play();
}
