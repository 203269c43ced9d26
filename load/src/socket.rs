//! The client's side of a web socket, as little as the measurement needs, so that it costs little itself.

use std::io;

use tokio::io::{AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};

use crate::requests::Person;

/// What comes down.
pub(crate) struct Ears(BufReader<OwnedReadHalf>);

/// What goes up.
pub(crate) struct Mouth(OwnedWriteHalf);

/// A message from the server.
pub(crate) enum Heard {
    Text,
    Packed,
    Ping,
    Closed,
    Other,
}

const TEXT: u8 = 1;
const BINARY: u8 = 2;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// Opens a socket to a table.
pub(crate) async fn open(person: &Person, path: &str) -> io::Result<(Ears, Mouth)> {
    let mut stream = TcpStream::connect(person.address).await?;
    stream.set_nodelay(true)?;
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        person.address, person.cookie
    );
    stream.write_all(request.as_bytes()).await?;
    let (read, write) = stream.into_split();
    let mut ears = BufReader::with_capacity(4096, read);
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(ears.read_u8().await?);
    }
    if !head.starts_with(b"HTTP/1.1 101") {
        return Err(io::Error::other(format!("no socket: {}", String::from_utf8_lossy(&head))));
    }
    Ok((Ears(ears), Mouth(write)))
}

impl Ears {
    /// Waits for the next message; its text is put into `text`.
    pub(crate) async fn hear(&mut self, text: &mut Vec<u8>) -> io::Result<Heard> {
        let kind = self.0.read_u8().await? & 0x0f;
        let length = match self.0.read_u8().await? & 0x7f {
            126 => u64::from(self.0.read_u16().await?),
            127 => self.0.read_u64().await?,
            short => u64::from(short),
        };
        text.resize(usize::try_from(length).map_err(io::Error::other)?, 0);
        self.0.read_exact(text).await?;
        Ok(match kind {
            TEXT => Heard::Text,
            BINARY => Heard::Packed,
            PING => Heard::Ping,
            CLOSE => Heard::Closed,
            _ => Heard::Other,
        })
    }
}

impl Mouth {
    /// Sends a text.
    pub(crate) async fn say(&mut self, text: &str) -> io::Result<()> {
        self.send(TEXT, text.as_bytes()).await
    }

    /// Answers a ping.
    pub(crate) async fn pong(&mut self) -> io::Result<()> {
        self.send(PONG, &[]).await
    }

    async fn send(&mut self, kind: u8, text: &[u8]) -> io::Result<()> {
        let mut frame = vec![0x80 | kind];
        match text.len() {
            short @ 0..126 => frame.push(0x80 | short as u8),
            long => {
                frame.push(0x80 | 126);
                frame.extend((long as u16).to_be_bytes());
            }
        }
        // The mask is for proxies on the way; there is none, and a mask of nothing is allowed.
        frame.extend([0; 4]);
        frame.extend(text);
        self.0.write_all(&frame).await
    }
}
