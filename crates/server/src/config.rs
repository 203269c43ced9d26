//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;

/// Everything a server must know before it starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The address people use, without a slash at the end; what links are made of.
    pub public_url: String,
    /// Where data lives.
    pub data: PathBuf,
    /// Whether a reverse proxy's word about the client's address is believed.
    pub trust_proxy: bool,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// The most connections at once.
    pub most_connections: usize,
    /// Whether people are held to a pace; only a test of how much the server bears goes without.
    pub limits: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 1602)),
            public_url: "http://127.0.0.1:1602".to_owned(),
            data: PathBuf::from("."),
            trust_proxy: false,
            bot_threads: 1,
            most_connections: 20_000,
            limits: true,
        }
    }
}

impl Config {
    /// Whether people reach the server by https: then cookies are marked so.
    pub fn is_secure(&self) -> bool {
        self.public_url.starts_with("https://")
    }
}
