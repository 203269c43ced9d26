//! Plain HTTP requests: coming in, making tables, sitting down.

use std::io;
use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Somebody with a session.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
}

impl Person {
    /// A new guest.
    pub(crate) async fn enter(address: SocketAddr, name: &str) -> io::Result<Self> {
        let nobody = Self { address, cookie: String::new() };
        let (head, _) = nobody.send("POST", "/api/v1/guest", Some(&json!({"name": name}))).await?;
        let cookie = head
            .lines()
            .find(|line| line.to_ascii_lowercase().starts_with("set-cookie:"))
            .and_then(|line| line.split_once(": ")?.1.split(';').next())
            .ok_or_else(|| io::Error::other("a guest got no cookie"))?;
        Ok(Self { address, cookie: cookie.to_owned() })
    }

    pub(crate) async fn get(&self, path: &str) -> io::Result<Value> {
        self.send("GET", path, None).await.map(|(_, document)| document)
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> io::Result<Value> {
        self.send("POST", path, Some(body)).await.map(|(_, document)| document)
    }

    async fn send(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> io::Result<(String, Value)> {
        let mut stream = TcpStream::connect(self.address).await?;
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, text) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        if !head.starts_with("HTTP/1.1 2") {
            return Err(io::Error::other(format!("{method} {path}: {answer}")));
        }
        Ok((head.to_owned(), serde_json::from_str(text).unwrap_or_default()))
    }
}
