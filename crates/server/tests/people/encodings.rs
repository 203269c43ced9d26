//! What an answer says about its encoding is true, whoever refuses: the program that asked for gzip reads the same
//! as the one that did not.

use std::collections::HashMap;
use std::io::{Read, Write};

use damrak_server::Config;
use flate2::read::GzDecoder;
use serde_json::Value;

use crate::browser::Browser;
use crate::house::House;

const JSON: &str = "application/json";
const FORM: &str = "application/x-www-form-urlencoded";
/// More than any body may be.
const TOO_LARGE: usize = 300 * 1024;

/// An answer as it came over the line, and what it says once it is unpacked.
struct Answer {
    status: u16,
    headers: HashMap<String, String>,
    text: String,
}

/// One way to be refused.
struct Wrong {
    status: u16,
    method: &'static str,
    path: &'static str,
    headers: &'static [(&'static str, &'static str)],
    body: (&'static str, String),
}

fn wrong(status: u16, method: &'static str, path: &'static str) -> Wrong {
    Wrong { status, method, path, headers: &[], body: (JSON, String::new()) }
}

impl Wrong {
    fn with_body(self, kind: &'static str, body: impl Into<String>) -> Self {
        Self { body: (kind, body.into()), ..self }
    }

    fn with_headers(self, headers: &'static [(&'static str, &'static str)]) -> Self {
        Self { headers, ..self }
    }

    fn ask(&self, who: &Browser, more: &[(&str, &str)]) -> Answer {
        let (kind, body) = &self.body;
        let mut head = format!(
            "{} {} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: {kind}\r\n",
            self.method, self.path, who.address
        );
        for (name, value) in self.headers.iter().chain(more) {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if let Some(cookie) = &who.cookie {
            head.push_str(&format!("Cookie: damrak_session={cookie}\r\n"));
        }
        head.push_str(&format!("Content-Length: {}\r\n\r\n", body.len()));
        let mut stream = who.connect();
        // The server may have heard enough before the end, and close the line when it has said so.
        let _ = stream.write_all(&[head.as_bytes(), body.as_bytes()].concat());
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        Answer::read(&bytes)
    }
}

impl Answer {
    fn read(bytes: &[u8]) -> Self {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        let head = std::str::from_utf8(&bytes[..end]).unwrap();
        let mut lines = head.split("\r\n");
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let header = |line: &str| {
            let (name, value) = line.split_once(": ").unwrap();
            (name.to_ascii_lowercase(), value.to_owned())
        };
        let headers: HashMap<String, String> = lines.map(header).collect();
        let mut body = bytes[end + 4..].to_vec();
        if headers.get("transfer-encoding").is_some_and(|coding| coding == "chunked") {
            body = joined(&body);
        }
        let text = match headers.get("content-encoding").map(String::as_str) {
            None => String::from_utf8(body).unwrap(),
            Some("gzip") => {
                let mut text = String::new();
                let unpacked = GzDecoder::new(body.as_slice()).read_to_string(&mut text);
                assert!(unpacked.is_ok(), "called gzip, but is not: {head}");
                text
            }
            Some(other) => panic!("nobody asked for {other}"),
        };
        Self { status, headers, text }
    }

    fn is_packed(&self) -> bool {
        self.headers.contains_key("content-encoding")
    }
}

/// The pieces of a chunked body as one.
fn joined(mut bytes: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = bytes.windows(2).position(|two| two == b"\r\n") {
        let length = std::str::from_utf8(&bytes[..end]).unwrap();
        let length = usize::from_str_radix(length, 16).unwrap();
        whole.extend_from_slice(&bytes[end + 2..end + 2 + length]);
        bytes = &bytes[end + 4 + length..];
    }
    whole
}

fn reads_the_same(wrong: &Wrong, who: &Browser, accept: &str) -> (Answer, Answer) {
    let plain = wrong.ask(who, &[("Accept", accept)]);
    let packed = wrong.ask(who, &[("Accept", accept), ("Accept-Encoding", "gzip")]);
    let what = format!("{} {}", wrong.method, wrong.path);
    assert_eq!(plain.status, wrong.status, "{what}: {}", plain.text);
    assert_eq!(packed.status, wrong.status, "{what}: {}", packed.text);
    assert!(!plain.is_packed(), "{what}");
    assert_eq!(packed.text, plain.text, "{what}");
    assert_eq!(packed.headers.get("content-type"), plain.headers.get("content-type"), "{what}");
    if packed.is_packed() {
        assert!(packed.headers["vary"].to_ascii_lowercase().contains("accept-encoding"), "{what}");
    }
    (plain, packed)
}

#[test]
fn a_page_that_says_no_can_be_read_by_every_browser() {
    let house = House::open_with(Config { limits: false, ..Config::default() });
    let anna = house.guest("Anna");
    let large = "theme=".to_owned() + &"x".repeat(TOO_LARGE);
    for one in [
        wrong(400, "GET", "/table/x?seat=&invitation=y"),
        wrong(404, "GET", "/nowhere"),
        wrong(404, "GET", "/table/nowhere"),
        wrong(405, "GET", "/play"),
        wrong(413, "POST", "/sign-in").with_body(FORM, large),
        wrong(415, "POST", "/sign-in").with_body("text/plain", "user_name=anna"),
        wrong(422, "POST", "/sign-in").with_body(FORM, "user_name=anna"),
        wrong(403, "POST", "/me/name")
            .with_body(FORM, "name=Eve")
            .with_headers(&[("Origin", "https://evil.example")]),
    ] {
        let (plain, packed) = reads_the_same(&one, &anna, "text/html");
        assert!(plain.text.contains("<html"), "{}: {}", one.path, plain.text);
        assert!(packed.is_packed(), "{}: a page is worth packing", one.path);
    }
}

#[test]
fn a_program_that_accepts_gzip_can_read_why_it_is_refused() {
    let house = House::open_with(Config { limits: false, ..Config::default() });
    let anna = house.guest("Anna");
    let large = format!("{{\"name\": \"{}\"}}", "x".repeat(TOO_LARGE));
    for one in [
        wrong(400, "GET", "/api/v1/tables?list=strange"),
        wrong(400, "GET", "/api/v1/tables/x/at/strange"),
        wrong(400, "POST", "/api/v1/guest").with_body(JSON, "{"),
        wrong(404, "GET", "/api/v1/nowhere"),
        wrong(404, "GET", "/api/v1/tables/nowhere"),
        wrong(405, "DELETE", "/api/v1/guest"),
        wrong(413, "POST", "/api/v1/guest").with_body(JSON, large),
        wrong(415, "POST", "/api/v1/guest").with_body("text/plain", "{}"),
        wrong(422, "POST", "/api/v1/tables").with_body(JSON, "{}"),
        wrong(403, "POST", "/api/v1/sign-out")
            .with_body(JSON, "{}")
            .with_headers(&[("Origin", "https://evil.example")]),
    ] {
        let (plain, _) = reads_the_same(&one, &anna, "application/json");
        let said: Value = serde_json::from_str(&plain.text).unwrap();
        assert!(said["error"]["message"].is_string(), "{}: {said}", one.path);
    }
}

#[test]
fn whoever_is_too_fast_can_read_so() {
    for (accept, path) in [("text/html", "/"), ("application/json", "/api/v1/me")] {
        for name in [Some("Anna"), None] {
            let house = House::open();
            let who = name.map_or_else(|| house.stranger(), |name| house.guest(name));
            // First the person is refused; a stranger is known by the address only, which may ask more.
            let all = [("Accept", accept), ("Accept-Encoding", "gzip")];
            let ask = || wrong(429, "GET", path).ask(&who, &all);
            let refused = (0..1_000).map(|_| ask()).find(|answer| answer.status == 429);
            let refused = refused.expect("some time it is too fast");
            let says = if accept == "text/html" { "<html" } else { "\"message\"" };
            assert!(refused.text.contains(says), "{path}: {}", refused.text);
        }
    }
}

#[test]
fn pictures_and_streams_are_never_packed() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let table = anna.table(&["me", "open"]);
    let mut stream = anna.connect();
    let request = format!(
        "GET /api/v1/tables/{table}/events HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut start = Vec::new();
    let mut buffer = [0; 1024];
    // The first picture comes at once, not when a compressor has enough.
    while !String::from_utf8_lossy(&start).contains("data:") {
        let count = stream.read(&mut buffer).unwrap();
        assert!(count > 0, "{}", String::from_utf8_lossy(&start));
        start.extend_from_slice(&buffer[..count]);
    }
    assert!(!String::from_utf8_lossy(&start).contains("content-encoding"));
    let bytes = {
        let mut line = anna.connect();
        let request = format!(
            "GET /table/{table}/preview.png HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
             Accept-Encoding: gzip\r\n\r\n"
        );
        line.write_all(request.as_bytes()).unwrap();
        let mut bytes = Vec::new();
        line.read_to_end(&mut bytes).unwrap();
        bytes
    };
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(1_500)]).into_owned();
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    assert!(!head.contains("content-encoding"), "{head}");
    assert!(head.contains("vary: Accept-Language, Cookie"), "its words depend on it: {head}");
}
