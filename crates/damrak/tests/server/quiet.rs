//! A server that logs everything it can, through everything people do: no secret is in what it writes.

use std::fs::File;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A server whose output goes to files.
struct Talkative(Child);

impl Drop for Talkative {
    fn drop(&mut self) {
        // One that is dead already is as dead as it should be.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(folder: &Path) -> (Talkative, SocketAddr, String) {
    let file = |name: &str| Stdio::from(File::create(folder.join(name)).unwrap());
    let child = Command::new(env!("CARGO_BIN_EXE_damrak"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder)
        .env("DAMRAK_LOG", "trace")
        .env("DAMRAK_LIMITS", "off")
        .env("RUST_BACKTRACE", "1")
        .stdin(Stdio::null())
        .stdout(file("stdout"))
        .stderr(file("stderr"))
        .spawn()
        .unwrap();
    let server = Talkative(child);
    let until = Instant::now() + Duration::from_secs(20);
    loop {
        let said = std::fs::read_to_string(folder.join("stdout")).unwrap();
        if let Some((_, link)) = said.split_once("/admin/begin?secret=") {
            let address = said.split("http://").nth(1).unwrap().lines().next().unwrap();
            return (server, address.parse().unwrap(), link.trim().to_owned());
        }
        assert!(Instant::now() < until, "no link for the first admin: {said}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Somebody with a browser, or a program with a token.
struct Visitor {
    address: SocketAddr,
    cookie: String,
    token: String,
    /// Everything that nobody else may read.
    secrets: Vec<String>,
}

impl Visitor {
    fn new(address: SocketAddr) -> Self {
        Self { address, cookie: String::new(), token: String::new(), secrets: Vec::new() }
    }

    fn ask(&mut self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n");
        if !self.cookie.is_empty() {
            head.push_str(&format!("Cookie: damrak_session={}\r\n", self.cookie));
        }
        if !self.token.is_empty() {
            head.push_str(&format!("Authorization: Bearer {}\r\n", self.token));
        }
        let (kind, body) = match body {
            Value::Null => ("application/json", String::new()),
            Value::String(form) => ("application/x-www-form-urlencoded", form),
            body => ("application/json", body.to_string()),
        };
        head.push_str(&format!(
            "Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        ));
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let set = answer.split("set-cookie: damrak_session=").nth(1);
        if let Some(cookie) = set.and_then(|rest| rest.split(';').next()) {
            self.cookie = cookie.to_owned();
            self.secrets.push(cookie.to_owned());
        }
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        let text = answer.split_once("\r\n\r\n").unwrap().1;
        (status, serde_json::from_str(text).unwrap_or_default())
    }

    fn posts(&mut self, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask("POST", path, body);
        assert!(status < 300, "{path}: {answer}");
        answer
    }

    /// Keeps in mind what must not be told, and hands it on.
    fn secret(&mut self, text: &str) -> String {
        self.secrets.push(text.to_owned());
        text.to_owned()
    }

    /// Decides the first thing that is offered, if anything is.
    fn decide(&mut self, table: &str) -> bool {
        let own = self.ask("GET", table, Value::Null).1["game"]["own"].clone();
        let Some(offer) = own["offers"].get(0) else { return false };
        let wish = json!({
            "wish": "decide", "seat": own["seat"], "turn": own["turn"], "action": offer["action"],
        });
        self.posts(&format!("{table}/wish"), wish);
        true
    }
}

/// Passwords of every kind, in the right place and in wrong ones.
fn passwords(anna: &mut Visitor) {
    let password = anna.secret("hunter2 was her first password");
    anna.posts("/api/v1/account", json!({"user_name": "anna", "password": password}));
    let wrong = anna.secret("hunter3 is a wrong password");
    let sign_in = |password: &Value| json!({"user_name": "anna", "password": password});
    let mut elsewhere = Visitor::new(anna.address);
    assert_eq!(elsewhere.ask("POST", "/api/v1/sign-in", sign_in(&json!(wrong))).0, 401);
    elsewhere.posts("/api/v1/sign-in", sign_in(&json!(password)));
    let misplaced = anna.secret("hunter4 is in the wrong place");
    elsewhere.ask("POST", "/api/v1/sign-in", sign_in(&json!([misplaced])));
    elsewhere.ask("POST", "/api/v1/sign-in", json!({ misplaced.as_str(): 1 }));
    elsewhere.ask("POST", "/api/v1/sign-in", json!({"user_name": misplaced, "password": "x"}));
    let new = anna.secret("hunter5 is her new password");
    anna.posts("/api/v1/password", json!({"old": password, "new": new}));
    anna.secrets.append(&mut elsewhere.secrets);
}

#[test]
fn whatever_is_logged_no_secret_is_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let (server, address, link) = start(folder.path());
    let mut anna = Visitor::new(address);
    anna.posts("/api/v1/guest", json!({"name": "Anna"}));
    anna.secret(&link);
    assert_eq!(anna.ask("GET", &format!("/admin/begin?secret={link}"), Value::Null).0, 200);
    passwords(&mut anna);
    assert_eq!(anna.ask("POST", "/admin/begin", json!(format!("secret={link}"))).0, 303);
    let made = anna.posts("/api/v1/tokens", json!({"label": "bot"}));
    let mut piet = Visitor::new(address);
    piet.posts("/api/v1/guest", json!({"name": "Piet"}));
    let token = piet.posts("/api/v1/tokens", json!({"label": "bot"}))["token"].clone();
    piet.token = token.as_str().unwrap().to_owned();
    for token in [&made["token"], &token] {
        anna.secret(token.as_str().unwrap());
    }

    let nonces = [anna.secret("nonce-of-anna-51f0c2"), anna.secret("nonce-of-piet-93ab7e")];
    let new = json!({
        "game": "kontor", "setup": {"variant": "gulliver"}, "seats": ["me", "invite"],
        "nonce": nonces[0],
    });
    let made = anna.posts("/api/v1/tables", new);
    let id = made["table"].as_str().unwrap();
    let table = format!("/api/v1/tables/{id}");
    let invitation = anna.secret(made["invitations"][0]["invitation"].as_str().unwrap());
    piet.ask("GET", &format!("/table/{id}?seat=2&invitation={invitation}"), Value::Null);
    let wrong = anna.secret("an-invitation-that-was-made-up");
    for (invitation, status) in [(&wrong, 409), (&invitation, 200)] {
        let sit = json!({"wish": "sit", "seat": 2, "invitation": invitation, "nonce": nonces[1]});
        assert_eq!(piet.ask("POST", &format!("{table}/wish"), sit).0, status);
    }
    let line = anna.secret("this is between the two of us");
    anna.posts(&format!("{table}/chat"), json!({ "text": line }));
    anna.posts(&format!("{table}/wish"), json!({"wish": "start"}));
    while anna.decide(&table) || piet.decide(&table) {}
    let over = anna.ask("GET", &table, Value::Null).1;
    assert_eq!(over["table"]["status"], "over");
    anna.secret(over["fair"]["secret"].as_str().unwrap());
    piet.ask("DELETE", "/api/v1/me", Value::Null);
    anna.ask("DELETE", "/api/v1/me", json!({"password": "hunter5 is her new password"}));
    // What only those who look closely are told: a connection that makes no sense.
    let mut nonsense = TcpStream::connect(address).unwrap();
    nonsense.write_all(b"\x16\x03\x01\r\n\r\n").unwrap();
    let _ = nonsense.read_to_end(&mut Vec::new());
    let is_told = || {
        let log = std::fs::read_to_string(folder.path().join("stderr")).unwrap();
        log.contains("DEBUG")
    };
    let until = Instant::now() + Duration::from_secs(10);
    while !is_told() {
        assert!(Instant::now() < until, "it does not say all it can");
        std::thread::sleep(Duration::from_millis(20));
    }
    drop(server);

    let log = std::fs::read_to_string(folder.path().join("stderr")).unwrap();
    let terminal = std::fs::read_to_string(folder.path().join("stdout")).unwrap();
    assert!(log.matches(id).count() > 20, "every request is there");
    assert_eq!(terminal.matches(&link).count(), 1, "the terminal alone is told the link");
    let secrets = anna.secrets.iter().chain(&piet.secrets).filter(|secret| !secret.is_empty());
    let secrets: Vec<&String> = secrets.collect();
    assert!(secrets.len() >= 16, "{}", secrets.len());
    for secret in secrets {
        let line = log.lines().find(|line| line.contains(secret.as_str()));
        assert_eq!(line, None, "{secret}");
        assert!(*secret == link || !terminal.contains(secret.as_str()), "{secret}");
    }
    assert!(!log.contains("argon2id$"), "hashes of passwords are nobody's business either");
}
