//! A browser of a hundred lines: it keeps one cookie and shows everything it is sent.

use std::collections::HashMap;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::{Value, json};

/// Longer than anything the server lets take.
const PATIENCE: Duration = Duration::from_secs(45);

/// An answer.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: HashMap<String, String>,
    pub text: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("not JSON: {}", self.text))
    }

    /// The status and the code of a refusal.
    pub fn refused(&self) -> (u16, String) {
        let document = self.json();
        assert!(document["error"]["message"].is_string(), "{document}");
        (self.status, document["error"]["code"].as_str().unwrap().to_owned())
    }

    fn read(stream: &mut TcpStream) -> Self {
        let mut bytes = Vec::new();
        match stream.read_to_end(&mut bytes) {
            Ok(_) => {}
            // The server may close before it has read everything; what it said still counts.
            Err(error) if error.kind() == ErrorKind::ConnectionReset => {}
            Err(error) => panic!("{error}"),
        }
        let text = String::from_utf8(bytes).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").expect("an answer with a head");
        let mut lines = head.split("\r\n");
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let header = |line: &str| {
            let (name, value) = line.split_once(':').unwrap();
            (name.to_ascii_lowercase(), value.trim().to_owned())
        };
        Self { status, headers: lines.map(header).collect(), text: body.to_owned() }
    }
}

/// Somebody at the other end of the line.
#[derive(Clone, Debug)]
pub struct Browser {
    pub address: SocketAddr,
    /// The session's secret.
    pub cookie: Option<String>,
    /// What the cookie is called.
    pub cookie_name: String,
    /// Sent with every request.
    pub headers: Vec<(&'static str, String)>,
}

impl Browser {
    pub fn new(address: SocketAddr) -> Self {
        let cookie_name = "damrak_session".to_owned();
        Self { address, cookie: None, cookie_name, headers: Vec::new() }
    }

    /// The same, with one more header.
    pub fn with(&self, name: &'static str, value: &str) -> Self {
        let mut other = self.clone();
        other.headers.push((name, value.to_owned()));
        other
    }

    /// A program with this token and no cookie.
    pub fn program(&self, token: &str) -> Self {
        Self::new(self.address).with("Authorization", &format!("Bearer {token}"))
    }

    pub fn get(&mut self, path: &str) -> Reply {
        self.ask("GET", path, None)
    }

    pub fn post(&mut self, path: &str, body: Value) -> Reply {
        self.ask("POST", path, Some(body))
    }

    /// Sends a form.
    pub fn form(&mut self, path: &str, fields: &str) -> Reply {
        let kind = "application/x-www-form-urlencoded";
        self.request("POST", path, Some((kind, fields.to_owned())))
    }

    pub fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> Reply {
        let body = body.map(|body| ("application/json", body.to_string()));
        self.request(method, path, body)
    }

    fn request(&mut self, method: &str, path: &str, body: Option<(&str, String)>) -> Reply {
        let (head, body) = self.head(method, path, body);
        let reply = self.send(&[head.as_bytes(), body.as_bytes()].concat());
        if let Some(set) = reply.headers.get("set-cookie") {
            let (name, value) = set.split(';').next().unwrap().split_once('=').unwrap();
            self.cookie_name = name.to_owned();
            self.cookie = Some(value.to_owned()).filter(|value| !value.is_empty());
        }
        reply
    }

    /// Everything that comes back, head and all.
    pub fn raw(&self, method: &str, path: &str) -> String {
        let mut stream = self.connect();
        stream.write_all(self.head(method, path, None).0.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn head(&self, method: &str, path: &str, body: Option<(&str, String)>) -> (String, String) {
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.address);
        head.push_str("Connection: close\r\n");
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if let Some(cookie) = &self.cookie {
            head.push_str(&format!("Cookie: theme=dark; {}={cookie}\r\n", self.cookie_name));
        }
        let (kind, body) = body.unwrap_or_default();
        if !kind.is_empty() {
            head.push_str(&format!("Content-Type: {kind}\r\n"));
        }
        head.push_str(&format!("Content-Length: {}\r\n\r\n", body.len()));
        (head, body)
    }

    /// Sends bytes as they are.
    pub fn send(&self, bytes: &[u8]) -> Reply {
        let mut stream = self.connect();
        // The server may have heard enough before the end.
        let _ = stream.write_all(bytes);
        Reply::read(&mut stream)
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// A request that must be granted.
    pub fn gets(&mut self, path: &str) -> Value {
        let reply = self.get(path);
        assert_eq!(reply.status, 200, "{path}: {}", reply.text);
        reply.json()
    }

    /// A request that must be granted.
    pub fn posts(&mut self, path: &str, body: Value) -> Value {
        let reply = self.post(path, body);
        assert!(reply.status < 300, "{path}: {} {}", reply.status, reply.text);
        reply.json()
    }

    pub fn id(&mut self) -> String {
        self.gets("/api/v1/me")["person"]["id"].as_str().unwrap().to_owned()
    }

    pub fn is_known(&mut self) -> bool {
        self.get("/api/v1/me").status == 200
    }

    pub fn sign_in(&mut self, user_name: &str, password: &str) -> Reply {
        self.post("/api/v1/sign-in", json!({"user_name": user_name, "password": password}))
    }

    /// A new token.
    pub fn token(&mut self) -> String {
        let made = self.posts("/api/v1/tokens", json!({"label": "my bot"}));
        made["token"].as_str().unwrap().to_owned()
    }

    /// A new table; returns its id.
    pub fn table(&mut self, seats: &[&str]) -> String {
        let wanted = json!({
            "game": "kontor", "setup": {"variant": "gulliver"}, "seats": seats, "public": true,
        });
        let made = self.posts("/api/v1/tables", wanted);
        made["table"].as_str().unwrap().to_owned()
    }

    pub fn wish(&mut self, table: &str, wish: Value) -> Reply {
        self.post(&format!("/api/v1/tables/{table}/wish"), wish)
    }

    /// A wish that must be granted.
    pub fn wishes(&mut self, table: &str, wish: Value) {
        self.posts(&format!("/api/v1/tables/{table}/wish"), wish);
    }
}
