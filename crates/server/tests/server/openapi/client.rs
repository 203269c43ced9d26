//! A plain HTTP client whose every answer is held against the document.

use std::collections::HashMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::openapi::desk::Desk;

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
        let code = self.json()["error"]["code"].clone();
        (self.status, code.as_str().unwrap_or_default().to_owned())
    }

    fn read(stream: &mut TcpStream) -> Self {
        let mut bytes = Vec::new();
        // A server that has heard enough may close before it has read everything.
        let _ = stream.read_to_end(&mut bytes);
        let text = String::from_utf8(bytes).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{text:?}"));
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
#[derive(Clone)]
pub struct Client {
    pub address: SocketAddr,
    pub desk: Arc<Desk>,
    pub cookie: Option<String>,
    pub cookie_name: String,
    pub token: Option<String>,
    pub headers: Vec<(&'static str, String)>,
}

impl Client {
    pub fn new(address: SocketAddr, desk: &Arc<Desk>) -> Self {
        let desk = Arc::clone(desk);
        let cookie_name = String::new();
        Self { address, desk, cookie: None, cookie_name, token: None, headers: Vec::new() }
    }

    /// The same, with one more header.
    pub fn with(&self, name: &'static str, value: &str) -> Self {
        let mut other = self.clone();
        other.headers.push((name, value.to_owned()));
        other
    }

    /// A program of the same person.
    pub fn program(&mut self) -> Self {
        let made = self.granted("POST", "/api/v1/tokens", Some(json!({"label": "a bot"})));
        let token = made["token"].as_str().unwrap().to_owned();
        Self { token: Some(token), ..Self::new(self.address, &self.desk) }
    }

    pub fn head(&self, method: &str, target: &str) -> String {
        let mut head = format!("{method} {target} HTTP/1.1\r\nHost: {}\r\n", self.address);
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if let Some(cookie) = &self.cookie {
            head.push_str(&format!("Cookie: {}={cookie}\r\n", self.cookie_name));
        }
        if let Some(token) = &self.token {
            head.push_str(&format!("Authorization: Bearer {token}\r\n"));
        }
        head
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        stream
    }

    /// A request with a body of this kind.
    pub fn send(&mut self, method: &str, target: &str, body: Option<(&str, &str)>) -> Reply {
        let mut head = self.head(method, target) + "Connection: close\r\n";
        if let Some((kind, _)) = body {
            head.push_str(&format!("Content-Type: {kind}\r\n"));
        }
        let text = body.map_or("", |(_, text)| text);
        let request = format!("{head}Content-Length: {}\r\n\r\n{text}", text.len());
        let mut stream = self.connect();
        // The server may have heard enough before the end.
        let _ = stream.write_all(request.as_bytes());
        let reply = Reply::read(&mut stream);
        if let Some(set) = reply.headers.get("set-cookie") {
            let (name, value) = set.split(';').next().unwrap().split_once('=').unwrap();
            assert!(name.ends_with("damrak_session"), "{set}");
            self.cookie_name = name.to_owned();
            self.cookie = Some(value.to_owned()).filter(|value| !value.is_empty());
        }
        let document = body.and_then(|(_, text)| serde_json::from_str(text).ok());
        self.desk.judge(method, target, document.as_ref(), &reply);
        reply
    }

    pub fn ask(&mut self, method: &str, target: &str, body: Option<Value>) -> Reply {
        let text = body.map(|body| body.to_string());
        self.send(method, target, text.as_deref().map(|text| ("application/json", text)))
    }

    pub fn get(&mut self, target: &str) -> Reply {
        self.ask("GET", target, None)
    }

    pub fn post(&mut self, target: &str, body: Value) -> Reply {
        self.ask("POST", target, Some(body))
    }

    /// A request that must be granted.
    pub fn granted(&mut self, method: &str, target: &str, body: Option<Value>) -> Value {
        let reply = self.ask(method, target, body);
        assert!(reply.status < 300, "{method} {target}: {} {}", reply.status, reply.text);
        reply.json()
    }

    pub fn gets(&mut self, target: &str) -> Value {
        self.granted("GET", target, None)
    }

    pub fn posts(&mut self, target: &str, body: Value) -> Value {
        self.granted("POST", target, Some(body))
    }

    /// A request that must be refused like this.
    pub fn refused(&mut self, ask: (&str, &str), body: Option<Value>, status: u16, code: &str) {
        let reply = self.ask(ask.0, ask.1, body);
        assert_eq!(reply.refused(), (status, code.to_owned()), "{ask:?}: {}", reply.text);
    }

    pub fn id(&mut self) -> String {
        self.gets("/api/v1/me")["person"]["id"].as_str().unwrap().to_owned()
    }

    /// A new table of the shortest variant; returns its id.
    pub fn table(&mut self, seats: &[&str], more: Value) -> String {
        let mut wanted =
            json!({"game": "kontor", "setup": {"variant": "gulliver"}, "seats": seats});
        for (name, value) in more.as_object().cloned().unwrap_or_default() {
            wanted[name] = value;
        }
        let made = self.posts("/api/v1/tables", wanted);
        made["table"].as_str().unwrap().to_owned()
    }

    pub fn wishes(&mut self, table: &str, wish: Value) {
        self.posts(&format!("/api/v1/tables/{table}/wish"), wish);
    }

    /// A wish that must be refused like this.
    pub fn wish_refused(&mut self, table: &str, wish: Value, status: u16, code: &str) {
        let target = format!("/api/v1/tables/{table}/wish");
        self.refused(("POST", &target), Some(wish), status, code);
    }

    pub fn look(&mut self, table: &str) -> Value {
        self.gets(&format!("/api/v1/tables/{table}"))
    }

    /// Decides the first thing that is offered, if anything is.
    pub fn decide(&mut self, table: &str) -> bool {
        let own = self.look(table)["game"]["own"].clone();
        let Some(offer) = own["offers"].get(0) else { return false };
        let wish = json!({
            "wish": "decide", "seat": own["seat"], "turn": own["turn"], "action": offer["action"],
        });
        self.wishes(table, wish);
        true
    }
}
