//! A browser without scripts: it keeps cookies, reads pages and sends forms.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use damrak_server::Config;

use crate::support::House;

/// A server on a file of its own.
pub fn house() -> (tempfile::TempDir, House) {
    house_with(Config { limits: false, ..Config::default() })
}

/// The same, set up like this.
pub fn house_with(config: Config) -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open_with(&folder.path().join("damrak.sqlite"), config);
    (folder, house)
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub text: String,
}

impl Answer {
    /// A line of the head.
    pub fn header(&self, wanted: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, value)| value)
    }

    pub fn location(&self) -> &str {
        assert_eq!(self.status, 303, "{}", self.text);
        self.header("location").unwrap()
    }

    /// The value of the first attribute like this after a mark in the page.
    pub fn value_after(&self, mark: &str, attribute: &str) -> String {
        let rest = self.text.split_once(mark).unwrap_or_else(|| panic!("no {mark}")).1;
        let rest = rest.split_once(&format!("{attribute}=\"")).unwrap().1;
        rest.split('"').next().unwrap().replace("&amp;", "&")
    }

    /// Everything that must be on the page is.
    pub fn shows(&self, wanted: &[&str]) {
        for wanted in wanted {
            assert!(self.text.contains(wanted), "no {wanted} in {}", self.text);
        }
    }
}

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub struct Browser {
    address: SocketAddr,
    pub cookies: BTreeMap<String, String>,
    pub headers: Vec<(&'static str, String)>,
}

impl Browser {
    pub fn new(house: &House) -> Self {
        let headers = vec![("Accept", "text/html,*/*;q=0.8".to_owned())];
        Self { address: house.address, cookies: BTreeMap::new(), headers }
    }

    /// The same, with one more header.
    pub fn with(&self, name: &'static str, value: &str) -> Self {
        let mut other = self.clone();
        other.headers.push((name, value.to_owned()));
        other
    }

    /// A page that must be there.
    pub fn page(&mut self, path: &str) -> Answer {
        let answer = self.get(path);
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
        assert!(!answer.text.contains("style=") && !answer.text.contains(" onclick"), "{path}");
        answer
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, "")
    }

    /// Sends a form.
    pub fn form(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", encode(value))).collect();
        self.send("POST", path, &pairs.join("&"))
    }

    fn send(&mut self, method: &str, path: &str, body: &str) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n");
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if !self.cookies.is_empty() {
            let cookies: Vec<String> =
                self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            head.push_str(&format!("Cookie: {}\r\n", cookies.join("; ")));
        }
        if method == "POST" {
            head.push_str("Content-Type: application/x-www-form-urlencoded\r\n");
        }
        head.push_str(&format!("Content-Length: {}\r\n\r\n{body}", body.len()));
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        stream.write_all(head.as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        self.keep_cookies(head);
        Answer { status, head: head.to_owned(), text: body.to_owned() }
    }

    fn keep_cookies(&mut self, head: &str) {
        for line in head.lines().filter(|line| line.to_lowercase().starts_with("set-cookie:")) {
            let cookie = line.split_once(':').unwrap().1.trim();
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            if cookie.contains("Max-Age=0;") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
    }
}

fn encode(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
                encoded.push(byte.into());
            }
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}
