//! A real server on a free port, and a plain HTTP client.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use damrak_core::Seat;
use damrak_core::fair::seal;
use damrak_kit::Kits;
use damrak_server::register::session_key;
use damrak_server::{Config, Server, ratings};
use damrak_store::{Person, PersonId, Session, SessionKind, SqliteStore, Store};
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// A server that stops when it is dropped.
pub struct House {
    pub address: SocketAddr,
    pub store: Arc<SqliteStore>,
    pub runtime: Runtime,
    stop: Option<oneshot::Sender<()>>,
    ended: Option<tokio::task::JoinHandle<()>>,
}

impl House {
    /// A server on a file.
    pub fn open(file: &Path) -> Self {
        Self::open_with(file, Config { limits: false, ..Config::default() })
    }

    /// A server on a file, set up like this.
    pub fn open_with(file: &Path, config: Config) -> Self {
        Self::open_games(file, config, damrak_games::kits().with(&crate::tulips::KIT))
    }

    /// A server with these games.
    pub fn open_games(file: &Path, config: Config, kits: Kits) -> Self {
        let store = Arc::new(SqliteStore::open(file, ratings::rate).unwrap());
        let runtime = Runtime::new().unwrap();
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { listen, ..config };
        let keeper: Arc<dyn Store> = store.clone();
        let server = runtime.block_on(Server::bind(config, kits, keeper)).unwrap();
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel();
        let ended = runtime.spawn(server.run(async {
            let _ = stopped.await;
        }));
        Self { address, store, runtime, stop: Some(stop), ended: Some(ended) }
    }

    /// Somebody in a browser who also has a token for lines that stay open.
    pub fn person(&self, name: &str, admin: bool) -> Client {
        let (token, secret) = (format!("token-of-{name}"), format!("browser-of-{name}"));
        self.enter(name, admin, &[(&token, SessionKind::Token), (&secret, SessionKind::Browser)]);
        let cookie = Some(format!("damrak_session={secret}"));
        Client { address: self.address, token: Some(token), cookie }
    }

    /// Somebody with a browser.
    pub fn browser(&self, name: &str, admin: bool) -> Client {
        let secret = format!("cookie-of-{name}");
        self.enter(name, admin, &[(&secret, SessionKind::Browser)]);
        let cookie = Some(format!("damrak_session={secret}"));
        Client { address: self.address, token: None, cookie }
    }

    fn enter(&self, name: &str, admin: bool, sessions: &[(&str, SessionKind)]) {
        let person = Person {
            id: PersonId(format!("id-{name}")),
            name: name.to_owned(),
            user_name: None,
            password: None,
            admin,
            blocked: false,
            settings: json!({}),
            created: 0,
        };
        let session = |(secret, kind): &(&str, SessionKind)| Session {
            key: session_key(secret),
            person: PersonId(format!("id-{name}")),
            kind: *kind,
            label: "test".into(),
            created: 0,
            seen: damrak_table::wall_clock(),
            ends: damrak_store::Lived(i64::MAX),
            bound: false,
        };
        self.runtime.block_on(async {
            self.store.create_person(person).await.unwrap();
            for session in sessions.iter().map(session) {
                self.store.create_session(session).await.unwrap();
            }
        });
    }

    /// Somebody without a name.
    pub fn stranger(&self) -> Client {
        Client { address: self.address, token: None, cookie: None }
    }

    /// Stops in good order.
    pub fn close(mut self) {
        self.stop.take().map(|stop| stop.send(()));
        if let Some(ended) = self.ended.take() {
            self.runtime.block_on(ended).unwrap();
        }
    }
}

/// Talks to a server.
#[derive(Clone)]
pub struct Client {
    pub address: SocketAddr,
    pub token: Option<String>,
    pub cookie: Option<String>,
}

/// A status and a document.
pub type Reply = (u16, Value);

impl Client {
    pub fn get(&self, path: &str) -> Reply {
        let (status, text) = self.request("GET", path, None);
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub fn post(&self, path: &str, body: &Value) -> Reply {
        let (status, text) = self.request("POST", path, Some(body));
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub fn request(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, String) {
        let answer = self.answer(method, path, body);
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        let text = answer.split_once("\r\n\r\n").unwrap().1;
        (status, text.to_owned())
    }

    /// Everything that comes back, head and all.
    pub fn answer(&self, method: &str, path: &str, body: Option<&Value>) -> String {
        let body = body.map(Value::to_string).unwrap_or_default();
        self.send(method, path, "application/json", &body)
    }

    /// Everything that comes back when a form is sent.
    pub fn form(&self, path: &str, fields: &str) -> String {
        self.send("POST", path, "application/x-www-form-urlencoded", fields)
    }

    fn send(&self, method: &str, path: &str, kind: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        // Whoever has a browser uses it; the token is for lines that stay open.
        let token = self.token.as_ref().filter(|_| self.cookie.is_none());
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n"));
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\
             Content-Type: {kind}\r\n{}{}Content-Length: {}\r\n\r\n{body}",
            token.unwrap_or_default(),
            cookie.unwrap_or_default(),
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// A new table; returns its id.
    pub fn table(&self, seats: &[&str], more: Value) -> String {
        let mut body = json!({"game": "kontor", "setup": {}, "seats": seats});
        for (name, value) in more.as_object().cloned().unwrap_or_default() {
            body[name] = value;
        }
        let (status, made) = self.post("/api/v1/tables", &body);
        assert_eq!(status, 200, "{made}");
        made["table"].as_str().unwrap().to_owned()
    }

    pub fn wish(&self, table: &str, wish: Value) -> Reply {
        self.post(&format!("/api/v1/tables/{table}/wish"), &wish)
    }

    /// A wish that must be granted.
    pub fn wishes(&self, table: &str, wish: Value) {
        let (status, answer) = self.wish(table, wish.clone());
        assert_eq!(status, 200, "{wish}: {answer}");
    }

    pub fn look(&self, table: &str) -> Value {
        let (status, picture) = self.get(&format!("/api/v1/tables/{table}"));
        assert_eq!(status, 200, "{picture}");
        picture
    }

    /// Decides the first thing that is offered to the own seat, if there is one.
    pub fn decide_first(&self, table: &str) -> bool {
        let own = self.look(table)["game"]["own"].clone();
        let Some(offer) = own["offers"].get(0).cloned() else { return false };
        let wish = json!({
            "wish": "decide", "seat": own["seat"], "turn": own["turn"], "action": offer["action"],
        });
        self.wishes(table, wish);
        true
    }
}

/// Seals a number for a seat. Once all seats are fixed only the first seal counts.
pub fn seal_number(client: &Client, table: &str, seat: u8, attempt: u32, number: &str) {
    let hash = seal(table, Seat::from_number(seat).unwrap(), attempt, number).to_string();
    let wish = json!({"wish": "seal", "seat": seat, "attempt": attempt, "seal": hash});
    let (status, answer) = client.wish(table, wish);
    assert!(status == 200 || status == 409, "{answer}");
}

/// Tells the number of a seat.
pub fn reveal(client: &Client, table: &str, seat: u8, attempt: u32, number: &str) -> Reply {
    let wish = json!({"wish": "reveal", "seat": seat, "attempt": attempt, "number": number});
    client.wish(table, wish)
}

/// Deals a full table, also where numbers are sealed; players sit in the order of the seats.
pub fn deal(table: &str, players: &[&Client]) {
    let sealed = players[0].look(table)["fair"]["way"] == "sealed";
    let seats = || (1..).zip(players).filter(|_| sealed);
    let number = |seat: u8| format!("{seat:032}");
    seats().for_each(|(seat, player)| seal_number(player, table, seat, 1, &number(seat)));
    players[0].wishes(table, json!({"wish": "start"}));
    for (seat, player) in seats() {
        let (status, answer) = reveal(player, table, seat, 1, &number(seat));
        assert_eq!(status, 200, "{answer}");
    }
}

/// Two people at a table of the shortest variant, dealt.
pub fn two_at_a_table(house: &House, more: Value) -> (Client, Client, String) {
    let anna = house.person("anna", false);
    let piet = house.person("piet", false);
    let mut settings = json!({"setup": {"variant": "gulliver"}});
    for (name, value) in more.as_object().cloned().unwrap_or_default() {
        settings[name] = value;
    }
    let table = anna.table(&["me", "open"], settings);
    piet.wishes(&table, json!({"wish": "sit", "seat": 2, "nonce": "abc"}));
    deal(&table, &[&anna, &piet]);
    (anna, piet, table)
}

/// Plays until the game is over.
pub fn play_out(table: &str, players: &[&Client]) {
    for _ in 0..2_000 {
        if !players.iter().any(|player| player.decide_first(table)) {
            return;
        }
    }
    panic!("the game does not end");
}

/// The cookie of the session that an answer gives.
pub fn cookie_of(answer: &str) -> String {
    let set = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let set = set.unwrap_or_else(|| panic!("no session: {answer}"));
    set.split(';').next().unwrap().to_owned()
}
