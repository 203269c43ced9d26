//! Lines that stay open, and whether they show what is so.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::{Arc, Mutex, PoisonError};

use tungstenite::client::IntoClientRequest;
use tungstenite::{Error, Message};

use crate::support::Client;

/// What has come over a line.
#[derive(Default)]
pub(super) struct Heard {
    pub(super) latest: Option<String>,
    pub(super) closed: bool,
}

/// A line of somebody's that stays open.
pub(super) struct Line {
    /// Whose it is, by what they were when it was opened.
    pub(super) owner: usize,
    pub(super) client: Client,
    pub(super) query: &'static str,
    pub(super) what: &'static str,
    heard: Arc<Mutex<Heard>>,
}

impl Line {
    pub(super) fn heard<T>(&self, tell: impl FnOnce(&mut Heard) -> T) -> T {
        tell(&mut self.heard.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn socket(
        owner: usize,
        client: &Client,
        table: &str,
        query: &'static str,
    ) -> Option<Self> {
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
        Some(Self { owner, client: client.clone(), query, what: "socket", heard })
    }

    pub(super) fn events(
        owner: usize,
        client: &Client,
        table: &str,
        query: &'static str,
    ) -> Option<Self> {
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
        Some(Self { owner, client: client.clone(), query, what: "events", heard })
    }

    /// Whether it is closed, or shows what a fresh request gets.
    pub(super) fn is_right(&self, table: &str, fresh: &mut HashMap<String, (u16, String)>) -> bool {
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
